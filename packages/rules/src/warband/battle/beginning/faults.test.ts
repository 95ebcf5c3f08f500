import { expect, test } from 'vitest';
import { battleOptions } from '../model/options.js';
import { battleSetup } from '../model/setup.js';
import { linesScene } from '../scene.js';
import { battleSetupOf } from '../testing/stage.js';

type Stage = Parameters<typeof battleSetupOf>[0];
const SPEARS = { like: 'spearman', count: 5 } as const;
const UNIT = { ranks: [[SPEARS]] } as const;

/** Why a battle cannot be set up: the rule and the word, or the place and what should stand there. */
const fault = (stage: Partial<Stage>, options: object = {}): string | null => {
  const setup = battleSetup.parse(battleSetupOf({ a: [UNIT], b: [UNIT], ...stage }) as never, 'setup');
  const given = battleOptions.parse(options as never, 'options');
  if (!setup.ok) return 'unparsed';
  if (!given.ok) throw new Error('options');
  const begun = linesScene.begin(setup.value, given.value);
  if (begun.ok) return null;
  const { refusal } = begun;
  if (refusal.code === 'BROKEN_RULE') return `${refusal.rule} ${refusal.what}`;
  return refusal.code === 'BAD_SHAPE' && refusal.expected.want === 'form'
    ? `${refusal.path} ${refusal.expected.form}`
    : refusal.code;
};

test('a plain battle can be set up', () => {
  expect(fault({})).toBeNull();
});

test('WARBAND-UNIT-004 WARBAND-UNIT-011 a rank holds five at most, who is unique among them', () => {
  expect(fault({ a: [{ ranks: [[SPEARS, { like: 'captain' }]] }] })).toBe('WARBAND-UNIT-004 warband.rankTooWide');
  expect(fault({ a: [{ ranks: [[{ like: 'spearman', count: 4 }, { like: 'captain' }]] }] })).toBeNull();
});

test('WARBAND-UNIT-008 a unit has three ranks at most', () => {
  expect(fault({ a: [{ ranks: [[SPEARS], [SPEARS], [SPEARS]] }] })).toBeNull();
  expect(fault({ a: [{ ranks: [[SPEARS], [SPEARS], [SPEARS], [SPEARS]] }] })).toBe('unparsed');
});

test('WARBAND-UNIT-003 a name is of one, and what is short of a whole figure is the rank’s', () => {
  expect(fault({ a: [{ ranks: [[{ ...SPEARS, name: 'Ostrid' }]] }] })).toBe(
    'setup.a.units[0].ranks[0].figures[0].count warband.nameIsOfOne',
  );
  expect(fault({ a: [{ ranks: [[{ like: 'veteran', count: 5, hpNow: 1 }]] }] })).toBe(
    'setup.a.units[0].ranks[0].figures[0] warband.hurtIsOfTheRank',
  );
  expect(
    fault({
      a: [
        {
          ranks: [
            [
              { like: 'veteran', count: 4 },
              { like: 'captain', hpNow: 1 },
            ],
          ],
        },
      ],
    }),
  ).toBeNull();
});

test('WARBAND-LINE-027 damage of a rank is short of a whole figure', () => {
  const veterans = { figures: [{ like: 'veteran', count: 5 }] };
  expect(fault({ a: [{ ranks: [{ ...veterans, damage: 1 }] }] })).toBeNull();
  expect(fault({ a: [{ ranks: [{ ...veterans, damage: 2 }] }] })).toBe(
    'setup.a.units[0].ranks[0].damage warband.shortOfAFigure',
  );
});

test('WARBAND-TACTIC-014 WARBAND-TACTIC-018 a banner is of a unit that began with fifteen', () => {
  const bearers = { ...SPEARS, banner: true };
  expect(fault({ a: [{ ranks: [[bearers], [SPEARS], [SPEARS]] }] })).toBeNull();
  expect(fault({ a: [{ ranks: [[bearers], [SPEARS]] }] })).toBe('WARBAND-TACTIC-014 warband.bannerNeedsFullUnit');
  const position = { units: [{ unit: 'A1', began: 15 }] };
  expect(fault({ a: [{ ranks: [[bearers], [SPEARS]] }], position })).toBeNull();
  expect(fault({ a: [{ ranks: [[bearers], [bearers], [SPEARS]] }] })).toBe('setup.a.units[0] warband.oneBanner');
});

test('WARBAND-GRID-001 WARBAND-GRID-009 units stand on the map with all their ranks, in no wall, and not in one another', () => {
  expect(fault({ a: [{ ranks: [[SPEARS]], at: [3, 1] }] })).toBe('setup.a.units[0].at warband.unitOnTheMap');
  expect(fault({ a: [{ ranks: [[SPEARS], [SPEARS]], at: [0, 4] }] })).toBe('setup.a.units[0].at warband.unitOnTheMap');
  expect(fault({ a: [{ ...UNIT, at: [3, 4] }], ground: [{ at: { x: 3, y: 6 }, wall: true }] })).toBe(
    'setup.a.units[0].at warband.unitOnTheMap',
  );
  expect(
    fault({
      a: [
        { ...UNIT, at: [3, 4] },
        { ...UNIT, at: [3, 8] },
      ],
    }),
  ).toBe('WARBAND-GRID-001 warband.unitsOverlap');
  expect(
    fault({
      a: [
        { ...UNIT, at: [3, 4] },
        { ...UNIT, at: [3, 9] },
      ],
    }),
  ).toBeNull();
});

test('WARBAND-ROUND-008 there must be room for all that are placed', () => {
  const map = { 'warband.map': { width: 8, height: 8 } };
  const deep = { ranks: [[SPEARS], [SPEARS], [SPEARS]], at: null };
  expect(fault({ a: [deep], b: [deep] }, map)).toBeNull();
  expect(fault({ a: [deep, deep], b: [deep] }, map)).toBe('setup.a.units warband.roomForAll');
});

test('WARBAND-CORE-005 player characters are of side 1', () => {
  expect(fault({ b: [{ ranks: [[{ like: 'hero' }]] }] })).toBe('WARBAND-CORE-005 warband.charactersAreSideA');
});

test('WARBAND-ROUND-011 what is said of a battle in its course must fit it', () => {
  const at = (position: object, more: Partial<Stage> = {}) => fault({ ...more, position });
  expect(at({ units: [{ unit: 'A2' }] })).toBe('setup.position.units[0].unit warband.unitKey');
  expect(at({ units: [{ unit: 'A1', began: 4 }] })).toBe('setup.position.units[0].began warband.beganWithAsMany');
  expect(at({ units: [{ unit: 'A1' }, { unit: 'A1' }] })).toBe('setup.position.units warband.figureOnce');
  expect(at({ units: [{ unit: 'A1', leader: 'B1.1' }] })).toBe('setup.position.units[0].leader warband.leaderOfIts');
  expect(at({ units: [{ unit: 'A1', charged: 'A1' }] })).toBe('setup.position.units[0].charged warband.pairOfFoes');
  expect(at({ quiet: 3 })).toBe('WARBAND-ROUND-010 warband.tooQuiet');
  expect(at({ round: 2 }, { surprised: 'b' })).toBe('WARBAND-ROUND-003 warband.surpriseIsFirst');
  expect(at({}, { a: [{ ...UNIT, at: null }] })).toBe('setup.position warband.allPlaced');
  expect(at({ units: [{ unit: 'A1', wall: true }] })).toBeNull();
  expect(at({ units: [{ unit: 'A1', wall: true }] }, { a: [{ ranks: [[{ like: 'levy', count: 5 }]] }] })).toBe(
    'WARBAND-TACTIC-035 warband.wallNeedsShields',
  );
});

test('WARBAND-TACTIC-036 a duel taken up is one between units in contact', () => {
  const led = [{ like: 'levy', count: 2 }, { like: 'captain' }, { like: 'levy', count: 2 }];
  const sides = (x: number) => ({ a: [{ ranks: [led], at: [5, 5] }], b: [{ ranks: [led], at: [x, 5] }] });
  const position = { phase: 'melee', duels: [['A1u1', 'B1u1']] };
  expect(fault({ ...sides(6), position })).toBeNull();
  expect(fault({ ...sides(9), position })).toBe('setup.position.duels[0] warband.besideEachOther');
  expect(fault({ ...sides(6), position: { duels: [['A1u1', 'A1.1']] } })).toBe(
    'setup.position.duels[0] warband.pairOfFoes',
  );
});
