import { worldBooks } from '@warmoot/words';
import { expect, test } from 'vitest';
import { PLACES, placesAt } from '../../design/shell/places.js';
import { nextArms, readArms } from '../../people/shield.js';
import { asKind, firstWish, planOf } from './firstScene.js';
import { mapOfParts, roadsOf, sideOf } from './map.js';

const [coast] = worldBooks('en');
if (coast === undefined) throw new Error('there is no world');
const parts = coast.parts.map(({ part }) => part);

test('the same places stand in the same order wherever one is in a campaign', () => {
  const ofCampaign = ['table', 'campaign', 'cast', 'calendar', 'setting', 'journal', 'log'];
  expect(Object.keys(placesAt('t1', { hasCampaign: true }))).toEqual(ofCampaign);
  expect(PLACES.filter((place) => place !== 'rules')).toEqual(ofCampaign);
});

test('a map has every place once, each road once, and the arms of each house at its seat', () => {
  const places = mapOfParts(parts);
  expect(places).toHaveLength(9);
  expect(places.filter(({ arms }) => arms !== null).map(({ title, arms }) => [title, arms])).toEqual([
    ['Kell', 'gules fish'],
    ['Skeld', 'vert ship'],
    ['Dorrow', 'azure tower'],
    ['The Fen', 'purpure reed'],
  ]);
  const halves = places.reduce((sum, { roads }) => sum + roads.length, 0);
  expect(roadsOf(places)).toHaveLength(halves / 2);
  expect(sideOf({ title: 'A long name at the edge', x: 900, y: 0, roads: [], arms: null }, places)).toBe('left');
});

test('the first scene is a duel of two players’ people, or else a free scene; its title follows its kind', () => {
  const cast = [
    { id: 'c1', owner: 'bo' },
    { id: 'c2', owner: 'ana' },
    { id: 'c3', owner: 'bo' },
  ];
  const wish = firstWish(coast.first, cast, 'ana');
  expect(wish).toMatchObject({ kind: 'duel', sides: ['c2', 'c1'], title: 'A duel at Kell Ford' });
  expect(wish.day).toBeLessThanOrEqual(10);
  expect(planOf(wish, cast)).toMatchObject({ scene: 'duel', plan: { side1: ['c2'], side2: ['c1'] } });
  const parley = asKind(coast.first, wish, 'discussion');
  expect(planOf(parley, cast)).toMatchObject({
    title: 'A parley at Kell Ford',
    characters: ['c1', 'c2', 'c3'],
    plan: { people: [{ character: 'c1' }, { character: 'c2' }, { character: 'c3' }] },
  });
  expect(asKind(coast.first, { ...wish, title: 'My own' }, 'freeForm').title).toBe('My own');
  expect(firstWish(coast.first, [], 'ana').kind).toBe('freeForm');
});

test('arms by a press are ones that can be drawn, and that nobody bears', () => {
  const borne: string[] = [];
  for (let n = 0; n < 66; n++) borne.push(nextArms(borne, borne.at(-1) ?? ''));
  expect(new Set(borne).size).toBe(66);
  expect(borne.filter((arms) => readArms(arms) === null)).toEqual([]);
});
