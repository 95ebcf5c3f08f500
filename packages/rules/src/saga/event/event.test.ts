import { approx, both, chance, either, exact, NEVER } from '@warmoot/kernel';
import { setupRefusal, sitDown } from '@warmoot/kernel/testing';
import { describe, expect, test } from 'vitest';
import { first } from '../../saga-1e/edition.js';
import { entry } from '../calendar/testing/entries.js';
import { saga } from '../edition.js';
import { eventOdds, eventOn, eventPlan, plagueOdds, refusesEvent } from './event.js';
import { EVENTS } from './events.table.js';
import { eventScene } from './scene.js';

const scene = eventScene(saga);

const people = [
  { id: 'c1', name: 'Ella', seat: 'ana', main: true },
  { id: 'c2', name: 'Old Bren' },
  { id: 'c3', name: 'Morten', seat: 'bo', main: true },
  { id: 'c4', name: 'Wanda', seat: 'bo' },
  { id: 'c5', name: 'a herald', sheet: false },
];
const setup = (more: object = {}) => ({ seats: ['ana', 'bo'], characters: people, ...more });
const NO_MAGIC = { 'saga.events.magic': false };

describe('the table', () => {
  test('SAGA-EVENT-004 the chances of the rows add up to a hundred percent', () => {
    const percents = EVENTS.map(({ upTo }, at) => upTo - (EVENTS[at - 1]?.upTo ?? -1));
    expect(percents).toEqual([6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7]);
    const odds = eventOdds({ 'saga.events.magic': true });
    expect(odds.map((one) => one.chance)).toEqual(percents.map((percent) => chance(percent, 100)));
    expect(odds.map(({ event }) => event)).toEqual(EVENTS.map(({ event }) => event));
  });

  test.each([
    [0, 'neighboursAtWar'],
    [5, 'neighboursAtWar'],
    [6, 'neighbourAttacks'],
    [12, 'allianceOffered'],
    [23, 'tradeSought'],
    [24, 'plague'],
    [29, 'plague'],
    [30, 'naturalDisaster'],
    [37, 'cropFailure'],
    [50, 'resourceGivesOut'],
    [51, 'newLand'],
    [64, 'unknownMonster'],
    [65, 'peopleLearnMagic'],
    [78, 'magicObjects'],
    [79, 'unknownSpecies'],
    [92, 'commonersRise'],
    [99, 'newReligion'],
  ])('SAGA-EVENT-004 a roll of %i is %s', (roll, event) => {
    expect(eventOn(roll)).toBe(event);
  });

  test.each([
    [[2, 9], 29, 'plague'],
    [[3, 0], 30, 'naturalDisaster'],
    [[0, 0], 0, 'neighboursAtWar'],
    [[9, 9], 99, 'newReligion'],
  ])('SAGA-EVENT-002 SAGA-CHECK-027 worked example 1: dice %j are %i, %s', (faces, roll, event) => {
    const table = sitDown(scene, setup(), { 'saga.events.plagueDeaths': false });
    expect(table.run.awaits).toMatchObject({ need: 'dice', by: null });
    const over = table.dice(...faces);
    expect(over.run.over).toBe(true);
    expect(over.run.outcome()).toEqual({ event, roll, deaths: [] });
  });

  test('SAGA-EVENT-003 of all events only the plague reaches for characters', () => {
    for (const { upTo, event } of EVENTS) {
      const after = sitDown(scene, setup()).dice(Math.floor(upTo / 10), upTo % 10);
      expect(after.run.over).toBe(event !== 'plague');
    }
  });
});

describe('magic', () => {
  test('SAGA-EVENT-007 results 65 to 78 stand, or are rolled again where the table wants no magic', () => {
    for (const [tens, units, event] of [
      [6, 5, 'peopleLearnMagic'],
      [7, 8, 'magicObjects'],
    ] as const) {
      expect(sitDown(scene, setup()).dice(tens, units).run.outcome().event).toBe(event);
      const again = sitDown(scene, setup(), NO_MAGIC).dice(tens, units);
      expect(again.last).toEqual([{ event: 'rolledAgain', roll: tens * 10 + units, what: event }]);
      const twice = again.dice(7, 0);
      expect(twice.run.over).toBe(false);
      expect(twice.dice(6, 4).run.outcome()).toEqual({ event: 'unknownMonster', roll: 64, deaths: [] });
    }
    expect(sitDown(scene, setup(), NO_MAGIC).dice(7, 9).run.outcome().event).toBe('unknownSpecies');
  });

  test('SAGA-EVENT-007 without magic the other chances rise: 6 and 7 in 86', () => {
    const odds = eventOdds(NO_MAGIC as { 'saga.events.magic': false });
    expect(odds.map((one) => exact(one.chance)).join(' ')).toBe(
      '3/43 3/43 3/43 3/43 3/43 7/86 7/86 7/86 7/86 7/86 0 0 7/86 7/86 7/86',
    );
    expect(odds.reduce((sum, one) => either(sum, one.chance), NEVER)).toEqual(chance(1, 1));
  });
});

describe('the plague', () => {
  const plague = (more: object = {}) => sitDown(scene, setup(more)).dice(2, 4);

  test('SAGA-EVENT-005 SAGA-EVENT-008 one d20 each: main characters, then all others with a sheet, in seat order', () => {
    const rolled = plague();
    expect(rolled.run.awaits).toMatchObject({ by: 'ana', throw: { dice: [{ sides: 20, low: 1 }] } });
    const second = rolled.dice(2);
    expect(second.run.awaits).toMatchObject({ by: 'bo' });
    const over = second.dice(1).dice(1).dice(20);
    expect(over.run.over).toBe(true);
    expect(over.said.slice(1)).toEqual([
      { event: 'spared', character: 'c1' },
      { event: 'died', character: 'c3' },
      { event: 'died', character: 'c2' },
      { event: 'spared', character: 'c4' },
    ]);
    expect(over.run.outcome()).toEqual({ event: 'plague', roll: 24, deaths: ['c3', 'c2'] });
  });

  test('SAGA-EVENT-008 the table may name others before the roll; the main characters roll all the same', () => {
    const over = plague({ important: ['c5'] })
      .dice(1)
      .dice(1)
      .dice(1);
    expect(over.run.over).toBe(true);
    expect(over.run.outcome().deaths).toEqual(['c1', 'c3', 'c5']);
    expect(plague({ important: [] }).dice(2).dice(2).run.over).toBe(true);
  });

  test('SAGA-EVENT-005 with nobody to take, or deaths switched off, nothing is rolled', () => {
    expect(plague({ characters: [] }).run.over).toBe(true);
    expect(sitDown(scene, setup(), { 'saga.events.plagueDeaths': false }).dice(2, 4).run.over).toBe(true);
  });

  test('SAGA-EVENT-005 worked example 2: twelve main characters', () => {
    const { each, none, some } = plagueOdds(12);
    expect(exact(none)).toBe('2213314919066161/4096000000000000');
    expect([approx(none).toFixed(6), approx(some).toFixed(6)]).toEqual(['0.540360', '0.459640']);
    const [plagueChance] = eventOdds({ 'saga.events.magic': true }).filter(({ event }) => event === 'plague');
    expect(exact(both(plagueChance?.chance ?? NEVER, each))).toBe('3/1000');
    expect(exact(plagueOdds(0).none)).toBe('1');
  });
});

describe('an event in the campaign', () => {
  test('SAGA-EVENT-001 is rolled between scenes only', () => {
    const scenes = [entry('talk', 3), entry('march', 2, { days: 4, state: 'paused', pausedOn: 3 })];
    expect(refusesEvent(scenes)).toBeNull();
    expect(refusesEvent([...scenes, entry('duel', 2, { state: 'running' })])).toMatchObject({
      rule: 'SAGA-EVENT-001',
      what: 'event.betweenScenes',
      facts: { title: 'duel' },
    });
  });

  test('SAGA-EVENT-006 SAGA-CAL-005 goes on the calendar with what the table says of it', () => {
    const details = { day: 44, title: 'The Rhedd cross the river', place: 'the ford', characters: [] };
    expect(eventPlan(details)).toEqual({ ...details, days: 1, kind: 'event' });
  });

  test('the first edition borrows the same', () => {
    const borrowed = eventScene(first);
    expect(borrowed.scene).toBe('saga-1e/event');
    expect(sitDown(borrowed, setup()).dice(9, 9).run.outcome().event).toBe('newReligion');
  });
});

test.each([
  [{ seats: ['ana', 'ana'] }, { code: 'BAD_SHAPE', path: 'setup.seats' }],
  [{ seats: ['ana'] }, { code: 'UNKNOWN_SEAT', seat: 'bo' }],
  [{ characters: [people[0], people[0]] }, { code: 'BAD_SHAPE', path: 'setup.characters[1].id' }],
  [{ important: ['c9'] }, { code: 'BAD_SHAPE', path: 'setup.important[0]' }],
])('refuses %j', (more, refusal) => {
  expect(setupRefusal(scene, setup(more))).toMatchObject(refusal);
});
