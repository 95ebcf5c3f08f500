import type { NamedThing, Naming } from '@warmoot/kernel';
import { figureOf, rowOf } from '../figures/figures.js';
import type { FigureIndex } from '../model/model.js';
import type { FormationIndex } from '../model/units.js';
import { bandNamed, FIGURE_CHOICES, FIGURE_EVENTS, FIGURE_STEPS, namedAt, spaceNamed } from '../naming.js';
import type { Battle, BattleEvent, BattleSight, BattleStep } from './model/battle.js';
import type { UnitEvent } from './model/events.js';
import { agentNames, agentSigns, keyCalled, unitKeyed, unitNames, unitSigns } from './units/names.js';

type Fields = Readonly<Record<string, string>>;

const UNIT = { unit: 'unit' };
const FIGURE = { figure: 'figure' };
const BOTH = { unit: 'unit', figure: 'figure' };
const GOING = { unit: 'unit', 'path[]': 'space', target: 'unit' };
const STRIKING = { unit: 'unit', agent: 'figure', tied: 'unit' };
const SWAPPING = { unit: 'unit', figure: 'figure', partner: 'figure' };

const EVENTS: Readonly<Record<UnitEvent['event'], Fields>> = {
  // Placing and moving.
  unitPlaced: { unit: 'unit', at: 'space' },
  unitAnnounced: {
    unit: 'unit',
    'announcement.path[]': 'space',
    'announcement.target': 'unit',
    'announcement.part': 'figure',
    'announcement.partner': 'figure',
  },
  unitMoved: { unit: 'unit', 'path[]': 'space' },
  unitActed: UNIT,
  unitCharged: { unit: 'unit', target: 'unit' },
  unitLeft: UNIT,
  unitCornered: UNIT,
  parted: UNIT,
  obstacleTested: UNIT,
  retreatRolled: BOTH,
  swapped: SWAPPING,
  swapRolled: FIGURE,
  // Manoeuvres and cavalry.
  passedUnrolled: UNIT,
  manoeuvreChecked: UNIT,
  wallFormed: UNIT,
  wallEnded: UNIT,
  turned: { unit: 'unit', at: 'space' },
  reformed: UNIT,
  cavalryChecked: { unit: 'unit', by: 'unit' },
  braced: UNIT,
  brokeFormation: UNIT,
  // Battle lines.
  linesFormed: { 'lines[].units[]': 'unit' },
  struckInLine: { agent: 'figure' },
  lotFell: { agent: 'figure' },
  rankHarmed: { figure: 'figure', by: 'figure' },
  hitsCounted: {},
  rankStrayed: { by: 'figure', rank: 'figure' },
  thinned: BOTH,
  closedUp: { unit: 'unit', at: 'space' },
  unitGone: UNIT,
  bannerLost: UNIT,
  // Leaders, tides and nerve.
  leadersFound: { 'leaders[]': 'figure' },
  duelBrokenOff: UNIT,
  tideTurned: {},
  noRoom: UNIT,
  returnRolled: UNIT,
  cameBack: UNIT,
  wentAlong: BOTH,
  stayed: BOTH,
  casualtyFound: {},
};

/** Morale of a battle is that of units: its groups are they. */
const ofUnits = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([field, kind]) => [field, kind === 'group' ? 'unit' : kind]));

const allOfUnits = (all: Readonly<Record<string, Fields | undefined>>): Readonly<Record<string, Fields>> =>
  Object.fromEntries(Object.entries(all).map(([name, fields]) => [name, ofUnits(fields ?? {})]));

const STEPS: Readonly<Partial<Record<BattleStep['step'], Fields>>> = {
  challenging: { side: 'band' },
  challenges: { side: 'band' },
  goOn: GOING,
  obstacleTest: GOING,
  rankSave: BOTH,
  manoeuvreDie: { unit: 'unit', 'path[]': 'space' },
  cavalryDie: { unit: 'unit', by: 'unit' },
  swapSave: SWAPPING,
  rankRow: { by: 'figure', target: 'figure' },
  strayLot: { by: 'figure', 'among[]': 'figure' },
  strike: STRIKING,
  lot: STRIKING,
  returnDie: UNIT,
  goAlong: BOTH,
  surrendering: UNIT,
};

const ACTOR = { figure: 'actor' };
const AIMED = { figure: 'actor', target: 'actor' };
const SHOT = { figure: 'actor', 'with[]': 'actor' };

/** Who acts in a battle is a unit, a rank or somebody unique; all others are named alike. */
const CHOICES: Readonly<Record<string, Fields>> = {
  ...Object.fromEntries(
    Object.entries(FIGURE_CHOICES).map(([choice, fields]) => [
      choice,
      Object.fromEntries(Object.keys(fields).map((field) => [field, 'actor'])),
    ]),
  ),
  announce: { figure: 'actor', charge: 'actor', swap: 'actor' },
  charge: AIMED,
  manoeuvre: ACTOR,
  endWall: ACTOR,
  swap: { figure: 'actor', partner: 'actor' },
  shoot: SHOT,
  throw: SHOT,
  attack: { figure: 'actor', tied: 'actor' },
  challenge: AIMED,
  breakOff: ACTOR,
};

const unit = (sight: BattleSight, nth: FormationIndex): NamedThing | null => {
  const one = sight.open.units[nth];
  if (one === undefined) return null;
  const [name, sign] = [unitNames(sight)[nth] as string, unitSigns(sight)[nth] as string];
  return namedAt(sight, { name, sign, key: one.name, at: one.at });
};

const figure = (sight: BattleSight, nth: FigureIndex): NamedThing | null => {
  if (sight.open.roster[nth] === undefined) return null;
  const [name, sign] = [agentNames(sight)[nth] as string, agentSigns(sight)[nth] as string];
  return namedAt(sight, { name, sign, key: rowOf(sight, nth).name, at: figureOf(sight, nth).at });
};

/** Who may act, in one row: all units, and after them everybody of the roster. */
const actorKeyed = (sight: BattleSight, key: string): number => {
  const nth = unitKeyed(sight, key);
  if (nth >= 0) return nth;
  const row = sight.open.roster.findIndex(({ name }) => name === key);
  return row < 0 ? -1 : sight.open.units.length + row;
};

const actor = (sight: BattleSight, number: number): NamedThing | null => {
  const { length } = sight.open.units;
  return number < length ? unit(sight, number) : figure(sight, number - length);
};

const THINGS: Readonly<Record<string, (sight: BattleSight, number: number) => NamedThing | null>> = {
  unit,
  figure,
  space: spaceNamed,
  band: bandNamed,
  actor,
};

/** What the numbers and keys in steps, events and choices stand for. */
export const battleNaming: Naming<Battle> = {
  steps: { ...allOfUnits(FIGURE_STEPS), ...(STEPS as Readonly<Record<string, Fields>>) },
  events: { ...allOfUnits(FIGURE_EVENTS), ...EVENTS } as Readonly<Record<BattleEvent['event'], Fields>>,
  choices: CHOICES,
  keyed: (sight, kind, key) => (kind === 'actor' ? actorKeyed(sight, key) : -1),
  spoken: (sight, kind, text) => {
    const key = kind === 'actor' ? keyCalled(sight, text) : null;
    return key === null ? -1 : actorKeyed(sight, key);
  },
  thing: (sight, kind, number) => THINGS[kind]?.(sight, number) ?? null,
};
