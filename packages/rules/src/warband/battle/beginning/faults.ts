import { badForm, brokenRule, type Refusal } from '@warmoot/kernel';
import { nameTwice } from '../../../war/names/names.js';
import { SIDES } from '../../../war/roster/sides.js';
import { charactersFault, differentNames, firstFault, groundFault, twiceIn } from '../../beginning/faults.js';
import { areOverlapping, standsFreely } from '../../formations/contact.js';
import { SIDE_KEYS } from '../../model/setup.js';
import type { Unit } from '../../model/units.js';
import type { BattleGiven, BattleOpen, BattleSetup, RankedSetup, UnitSetup } from '../model/battle.js';
import { unplaced, usualPlaces } from '../placing/rooms.js';
import { unitNames } from '../units/names.js';
import { positionFault } from './courseFaults.js';
import { unitFault } from './unitFaults.js';

const unitsIn = ({ a, b }: BattleSetup): readonly UnitSetup[] => [...a.units, ...b.units];
const figuresIn = (setup: BattleSetup): readonly RankedSetup[] =>
  unitsIn(setup).flatMap(({ ranks }) => ranks.flatMap(({ figures }) => figures));

const seatFault = (setup: BattleSetup): Refusal | null => {
  const { seats, a, b, referee } = setup;
  const own = [...unitsIn(setup), ...figuresIn(setup)].flatMap(({ seat }) => seat ?? []);
  const stranger = [a.seat, b.seat, ...(referee === undefined ? [] : [referee]), ...own].find(
    (seat) => !seats.includes(seat),
  );
  return stranger === undefined ? null : { code: 'UNKNOWN_SEAT', seat: stranger, known: seats };
};

const nameFault = (setup: BattleSetup): Refusal | null => {
  const twice = nameTwice([...unitsIn(setup), ...figuresIn(setup)].flatMap(({ name }) => name ?? []));
  return twice === undefined ? null : badForm('setup', 'war.nameOnce', twice);
};

const obstacleFault = ({ obstacles }: BattleSetup, { field }: BattleGiven): Refusal | null => {
  const far = obstacles.findIndex(({ at: { x, y } }) => x < 0 || y < 0 || x >= field.width || y >= field.height);
  if (far < 0) return null;
  const { x, y } = (obstacles[far] as (typeof obstacles)[number]).at;
  return badForm(`setup.obstacles[${far}].at`, 'warband.onTheMap', `${x},${y}`);
};

const pathOf = ({ a }: BattleSetup, nth: number): string =>
  nth < a.units.length ? `setup.a.units[${nth}]` : `setup.b.units[${nth - a.units.length}]`;

const calledAt = (given: BattleGiven, open: BattleOpen, unit: number): string => unitNames({ given, open })[unit] ?? '';

/** WARBAND-GRID-009: with all its ranks on the map, and in no wall. */
const placeFault = (setup: BattleSetup, given: BattleGiven, open: BattleOpen, nth: number): Refusal | null => {
  const { at } = unitsIn(setup)[nth] as UnitSetup;
  if (at === undefined) return null;
  const unit = open.units[nth] as Unit;
  return unit.at >= 0 && standsFreely(given.field, unit)
    ? null
    : badForm(`${pathOf(setup, nth)}.at`, 'warband.unitOnTheMap', `${at.x},${at.y}`);
};

/** Ours: no two units take the same space. */
const crowdFault = (given: BattleGiven, open: BattleOpen): Refusal | null => {
  const { units } = open;
  for (let one = 1; one < units.length; one++)
    for (let other = 0; other < one; other++)
      if (areOverlapping(given.field, units[one] as Unit, units[other] as Unit))
        return brokenRule('WARBAND-GRID-001', 'warband.unitsOverlap', {
          figure: calledAt(given, open, one),
          other: calledAt(given, open, other),
        });
  return null;
};

/** WARBAND-ROUND-008: those that are still to be placed find room. */
const roomFault = (setup: BattleSetup, given: BattleGiven, open: BattleOpen): Refusal | null => {
  const sight = { given, open };
  const full = SIDES.find((side) => usualPlaces(sight, unplaced(sight, side)) === null);
  if (full === undefined) return null;
  const key = SIDE_KEYS[full] as 'a' | 'b';
  return badForm(`setup.${key}.units`, 'warband.roomForAll', setup[key].name);
};

/** Why a battle cannot be set up like this; null where it can. */
export const setupFault = (setup: BattleSetup, given: BattleGiven, open: BattleOpen): Refusal | null =>
  firstFault(
    () => differentNames(setup.seats),
    () => differentNames([setup.a.name, setup.b.name]),
    () => {
      const twice = twiceIn(figuresIn(setup).flatMap(({ character }) => character ?? []));
      return twice === undefined ? null : badForm('setup', 'setup.differentNames', twice);
    },
    () => seatFault(setup),
    () => nameFault(setup),
    () => charactersFault(open),
    () => groundFault(setup, given),
    () => obstacleFault(setup, given),
    ...unitsIn(setup).map((unit, nth) => () => unitFault({ path: pathOf(setup, nth), unit, nth, setup, given, open })),
    ...unitsIn(setup).map((_unit, nth) => () => placeFault(setup, given, open, nth)),
    () => crowdFault(given, open),
    () => roomFault(setup, given, open),
    () => (setup.position === undefined ? null : positionFault(given, open, setup.position)),
  );
