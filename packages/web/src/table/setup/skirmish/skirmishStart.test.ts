import { beginState, type Json } from '@warmoot/kernel';
import { sceneRules, warband } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { BY_HAND } from '../../army/ArmyFrame.js';
import { withOption } from '../war/options.js';
import { figureOf } from './figure.js';
import { wishFrom } from './fromFile.js';
import { SKIRMISH_OPTIONS } from './options.js';
import { READY } from './ready.js';
import { fieldIn, shownIn, strengthOf } from './shown.js';
import { GROUND_KINDS, nothingBrought, skirmishSlate, usualMap, usualMusters } from './skirmishSlate.js';
import { type Band, SCENE, type SkirmishWish, skirmishStart } from './skirmishStart.js';

const band = (more: Partial<Band> = {}): Band => ({ ...usualMusters[0], name: 'Avitch', commander: 'ana', ...more });
const dorrow: Band = { ...usualMusters[1], name: 'Dorrow', commander: 'bo' };

const wish = (more: Partial<SkirmishWish> = {}): SkirmishWish => ({
  armies: [band(), dorrow],
  ground: 'open',
  map: usualMap,
  surprised: 'none',
  referee: '',
  brought: nothingBrought,
  options: {},
  ...more,
});

const begun = (one: SkirmishWish): warband.SkirmishSight => {
  const rules = sceneRules(SCENE);
  if (!rules.ok) throw new Error(SCENE);
  const { setup, options } = skirmishStart(one);
  const state = beginState(rules.value, { setup, options });
  if (!state.ok) throw new Error(JSON.stringify(state.refusal));
  return state.value as unknown as warband.SkirmishSight;
};

const of = (...figures: readonly object[]): Band => band({ kind: BY_HAND, units: figures.map(figureOf) });

describe('a skirmish that is set up', () => {
  test.each(READY.kinds)('begins with the ready-made band %s, of strength 9', (kind) => {
    const ready = READY.picked(band(), kind);
    const other = kind === 'shields' ? { ...dorrow, units: READY.picked(dorrow, 'bows').units } : dorrow;
    expect(begun(wish({ armies: [ready, other] })).open.roster.filter(({ side }) => side === 0)).toHaveLength(6);
    expect(strengthOf(shownIn([ready, other], {})?.[0] ?? [])).toBe(9);
  });

  test.each(GROUND_KINDS)('WARBAND-ROUND-008: begins on %s, which the form has shown', (ground) => {
    const one = wish({ ground });
    expect(begun(one).given.field).toEqual(fieldIn(one));
  });

  test('WARBAND-FIGURE-006 WARBAND-RANGED-013: the form shows what the fight will have', () => {
    // Medium armour 2 and a shield: 3 in melee, 2 and 3 against arrows; a rider has a second attack.
    const [shown] = shownIn([of({ like: 'veteran' }, { like: 'rider' }), dorrow], {}) ?? [[]];
    expect(shown.map(({ armour, missiles, attacks }) => [armour.total, missiles.total, attacks.total])).toEqual([
      [3, 5, 2],
      [2, 4, 2],
    ]);
  });

  test('WARBAND-CORE-005: player characters of side B alone are shown, and refused only when it begins', () => {
    const armies = [of({ like: 'levy' }), { ...dorrow, units: [figureOf({ like: 'hero' })] }] as const;
    expect(shownIn(armies, {})?.[1][0]?.row.pc).toBe(true);
    expect(() => begun(wish({ armies }))).toThrow('WARBAND-CORE-005');
  });

  test('what is half written or empty shows all else', () => {
    const shown = shownIn([of({ like: 'levy', name: 'x' }, { name: '' }), { ...dorrow, units: [] }], {});
    expect(shown?.map((all) => all.length)).toEqual([2, 0]);
  });

  test('several seats play one band, and one judges', () => {
    const one = of({ like: 'hero' }, { like: 'levy', seat: 'cy' }, { like: 'levy', seat: 'ana' });
    const { given, open } = begun(wish({ armies: [one, dorrow], referee: 'di', surprised: 'b' }));
    expect(open.roster.slice(0, 3).map(({ seat }) => seat)).toEqual(['ana', 'cy', 'ana']);
    expect(given.referee).toBe('di');
  });

  test('what a file says comes back as it was, with the people of this table', () => {
    const one = wish({
      armies: [of({ like: 'hero', name: 'Ella', gear: [{ item: 'halberd' }], mounted: true }), dorrow],
      ground: 'brokenTower',
      surprised: 'a',
      options: { 'warband.quietRounds': 5 },
    });
    const said = skirmishStart(one);
    const read = wishFrom(said, [band({ commander: 'di' }), dorrow]);
    if (!read.ok) throw new Error(JSON.stringify(read.refusal));
    expect(read.value.armies[0].commander).toBe('di');
    const again = { ...read.value, armies: [{ ...read.value.armies[0], commander: 'ana' }, dorrow] as const };
    expect(begun(again).open).toEqual(begun(one).open);
    expect(begun(again).given.field).toEqual(begun(one).given.field);
  });

  test('every option of the rules has its usual answer first, and the map has lines of its own', () => {
    const usual = warband.skirmishOptions.parse({});
    if (!usual.ok) throw new Error('options');
    const all = usual.value as unknown as Readonly<Record<string, Json>>;
    const firsts = Object.entries(SKIRMISH_OPTIONS.switches).map(([key, [first]]) => [key, first]);
    const numbers = Object.entries(SKIRMISH_OPTIONS.numbers).map(([key, number]) => [key, number.usual]);
    const { 'warband.map': _, 'warband.chargeThrowWeapons': __, ...others } = all;
    expect(Object.fromEntries([...firsts, ...numbers])).toEqual(others);
    expect(withOption(SKIRMISH_OPTIONS, {}, 'warband.units', 'imperial')).toEqual({ 'warband.units': 'imperial' });
    const kept = skirmishSlate.options.parse({ 'warband.map': { width: 9, height: 9 }, 'warband.units': 'yards' });
    expect(kept.ok && kept.value).toEqual({});
  });
});
