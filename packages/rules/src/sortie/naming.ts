import type { NamedThing, Naming } from '@warmoot/kernel';
import { unitNamed } from '../war/roster/roster.js';
import { unitCalled, unitNames, unitSigns } from './battle/names.js';
import type { Sortie, SortieEvent, SortieSight } from './battle/sortie.js';

const SIDE = { side: 'army' };
const UNIT = { unit: 'unit' };
const UNIT_AND_TARGET = { unit: 'unit', target: 'unit' };
const ARCHERS_AND_TARGET = { archers: 'unit', target: 'unit' };
const PAIR = { a: 'unit', b: 'unit' };

const unit = (sight: SortieSight, nth: number): NamedThing | null => {
  const row = sight.open.roster[nth];
  if (row === undefined) return null;
  return { name: unitNames(sight)[nth] as string, sign: unitSigns(sight)[nth] as string, key: row.name };
};

const army = ({ given }: SortieSight, side: number): NamedThing | null => {
  const name = given.armies[side]?.name;
  return name === undefined ? null : { name };
};

const EVENTS: Readonly<Record<SortieEvent['event'], Readonly<Record<string, string>>>> = {
  initiativeRolled: SIDE,
  initiativeWon: SIDE,
  placed: UNIT,
  roundBegan: {},
  ordered: { 'orders[#]': 'unit', 'orders[].target': 'unit', 'orders[].friend': 'unit' },
  met: {
    'meetings[].a': 'unit',
    'meetings[].b': 'unit',
    'meetings[].openedBy[]': 'unit',
    'shots[].archers': 'unit',
    'shots[].target': 'unit',
    'lapsed[]': 'unit',
  },
  beset: UNIT,
  planned: { side: 'army', 'plans[#]': 'unit' },
  aimed: ARCHERS_AND_TARGET,
  shot: ARCHERS_AND_TARGET,
  faced: PAIR,
  rolledPool: UNIT,
  fought: { ...PAIR, 'how.winner': 'unit' },
  applied: { 'impacts[].unit': 'unit', 'impacts[].flankedBy[]': 'unit', 'impacts[].freeOf[]': 'unit' },
  finished: UNIT,
  destroyed: UNIT,
  escaped: UNIT,
  caught: UNIT,
  fled: UNIT,
  stayed: UNIT,
  takenIn: UNIT,
  shifted: { unit: 'unit', 'apart[][0]': 'unit' },
  movedApart: {
    'apart[][0]': 'unit',
    'apart[][1]': 'unit',
    'leftWalls[]': 'unit',
    'parted[][0]': 'unit',
    'parted[][1]': 'unit',
  },
  passedThrough: { unit: 'unit', friend: 'unit' },
  took: UNIT_AND_TARGET,
  joined: { unit: 'unit', into: 'unit' },
  split: UNIT,
  withdrew: UNIT,
  pressed: { unit: 'unit', of: 'unit' },
  letGo: { unit: 'unit', of: 'unit' },
  recovered: { 'units[]': 'unit' },
  leftField: { 'units[]': 'unit' },
  roundEnded: {},
  decided: { winner: 'army' },
  quarterSaid: SIDE,
  spoiled: { target: 'unit' },
  counted: UNIT,
  reckoned: UNIT,
  characterFate: UNIT,
  renamed: UNIT,
  ended: { winner: 'army' },
  asked: {},
  proposed: {},
  agreed: {},
  objected: {},
  voted: {},
  settled: {},
};

/** What the numbers in steps, events and choices stand for. */
export const sortieNaming: Naming<Sortie> = {
  steps: {
    initiative: SIDE,
    place: SIDE,
    fronts: UNIT,
    frontsSaid: UNIT,
    planOpenly: SIDE,
    pool: SIDE,
    escapeThrow: UNIT,
    recordDice: UNIT,
    fractionDie: UNIT,
    characterDie: UNIT,
    bodyPart: UNIT,
  },
  events: EVENTS,
  choices: {
    engage: { target: 'unit' },
    shoot: { target: 'unit' },
    close: { target: 'unit' },
    take: { target: 'unit' },
    join: { friend: 'unit' },
    move: { enemy: 'unit', 'back[]': 'unit' },
  },
  gestures: { rename: UNIT },
  keyed: (sight, kind, key) => (kind === 'unit' ? unitNamed(sight, key) : -1),
  spoken: (sight, kind, text) => (kind === 'unit' ? unitCalled(sight, text) : -1),
  thing: (sight, kind, number) =>
    kind === 'unit' ? unit(sight, number) : kind === 'army' ? army(sight, number) : null,
};
