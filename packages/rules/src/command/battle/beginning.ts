import { badForm, brokenRule, hex, ok, type Refusal, refused, type SceneRules } from '@warmoot/kernel';
import { roomIn } from '../../war/deploying/zones.js';
import { checkField } from '../../war/field/checking.js';
import { type Field, type Place, placeText } from '../../war/field/field.js';
import { nameTwice } from '../../war/names/names.js';
import type { Command } from './command.js';
import { farFromItsRows, inItsRows } from './deployment.js';
import { groundOf, sizeOf, withImpassable } from './ground.js';
import type { Army, CommandGiven, CommandOpen, CommandOptions, CommandSetup, Leader, UnitRow } from './model.js';
import { openInCourse, positionFault, rowsInCourse } from './position.js';
import { SIDE_NAMES, SIZES, type SideName } from './setup.js';
import { startingPoints } from './units.js';

/** COMMAND-POINTS-006: by a saga's Lead, half of it rounded down, at most 5. */
const GREATEST_QUALITY = 5;
/** How good a leader is, by the Lead of the saga. */
export const qualityByLead = (lead: number): number => Math.min(GREATEST_QUALITY, Math.floor(lead / 2));

/** COMMAND-POINTS-005: as the setup says, else as the table has it; 0 without a leader. */
const leaderOf = ({ leader }: CommandSetup['north'], usual: number): Leader => {
  if (leader === null) return { name: null, quality: 0, skills: null };
  const { name = null, quality = usual, lead, tactics } = leader ?? {};
  return {
    name,
    quality: lead === undefined ? quality : qualityByLead(lead),
    skills: lead === undefined && tactics === undefined ? null : { lead: lead ?? 0, tactics: tactics ?? 0 },
  };
};

const armyIn = (setup: CommandSetup, options: CommandOptions, side: SideName): Army => {
  const { name, seat, homes = [], champions } = setup[side];
  return { name, seat, homes, champions, leader: leaderOf(setup[side], options['command.leaderQuality'][side]) };
};

const namesFault = ({ seats, north, south }: CommandSetup): Refusal | null => {
  const champions = [...north.champions, ...south.champions];
  for (const group of [seats, [north.name, south.name], champions.map(({ name }) => name)]) {
    const twice = group.find((name, i) => group.indexOf(name) !== i);
    if (twice !== undefined) return badForm('setup', 'setup.differentNames', twice);
  }
  const stranger = [north, south, ...champions].find(({ seat }) => !seats.includes(seat));
  return stranger === undefined ? null : { code: 'UNKNOWN_SEAT', seat: stranger.seat, known: seats };
};

/** COMMAND-SAGA-014: a champion is placed with a unit of its own army. */
const placingFault = (armies: readonly [Army, Army], rows: readonly UnitRow[]): Refusal | null => {
  for (const [side, { champions }] of armies.entries()) {
    const lost = champions.findIndex((one) => !rows.some((row) => row.side === side && row.name === one.with));
    if (lost >= 0)
      return badForm(
        `setup.${SIDE_NAMES[side]}.champions[${lost}].with`,
        'command.ownUnitKey',
        champions[lost]?.with ?? '',
      );
  }
  return null;
};

const onMapFault = (given: CommandGiven, places: readonly Place[], option: string): Refusal | null => {
  const lost = places.findIndex((place) => !hex.isOnMap(given.size, place));
  return lost < 0 ? null : badForm(`options.${option}[${lost}]`, 'command.onTheMap', placeText(places[lost] as Place));
};

/** COMMAND-HEX-001: from 6 to 40 each way. */
const sizeFault = ({ size: { rows, columns } }: CommandGiven): Refusal | null =>
  [rows, columns].every((many) => many >= SIZES.least && many <= SIZES.most)
    ? null
    : badForm('setup.field.ground', 'command.mapSize', `${rows} × ${columns}`, SIZES);

/** COMMAND-SETUP-007: at least two rows stay empty between the zones. */
const ROWS_BETWEEN = 2;
const rowsFault = ({ size, options }: CommandGiven): Refusal | null => {
  const deployRows = options['command.deployRows'];
  return size.rows - 2 * deployRows >= ROWS_BETWEEN
    ? null
    : brokenRule('COMMAND-SETUP-007', 'command.tooManyRows', { deployRows, rows: size.rows });
};

/** COMMAND-SETUP-010: a roster fits its zone, that of an ambush wherever the other side will stand. */
const roomFault = (given: CommandGiven, rows: readonly UnitRow[]): Refusal | null => {
  for (const side of [0, 1] as const) {
    const units = rows.filter((row) => row.side === side).length;
    const zone = given.ambush === side ? farFromItsRows : inItsRows;
    const room = roomIn(groundOf({ given }), zone({ given }, side), []);
    if (units > room)
      return brokenRule('COMMAND-SETUP-010', 'command.noRoom', { who: given.armies[side].name, units, room });
  }
  return null;
};

const fieldFault = (given: CommandGiven, field: Field): Refusal | null => {
  const { options, size } = given;
  const checked = checkField(field, size, 'setup.field');
  return (
    sizeFault(given) ??
    (checked.ok ? null : checked.refusal) ??
    onMapFault(given, options['command.impassableHexes'], 'command.impassableHexes') ??
    onMapFault(given, options['command.objectiveHexes'], 'command.objectiveHexes')
  );
};

/** COMMAND-SETUP-002: as the armies have agreed, else as the table has it. COMMAND-POINTS-004: with what each begins. */
const rowsOf = (setup: CommandSetup, given: CommandGiven): readonly UnitRow[] =>
  ([0, 1] as const).flatMap((side) => {
    const key = SIDE_NAMES[side];
    const units = setup[key].units ?? given.options['command.rosters'][key];
    return units.map(({ class: of, grade, name = null, soldiers = null, troop = null }, i) => ({
      side,
      name: `${side === 0 ? 'N' : 'S'}${i + 1}`,
      class: of,
      grade,
      startedWith: startingPoints(grade, given.armies[side].leader.quality),
      chosen: name,
      soldiers,
      troop,
    }));
  });

/** COMMAND-HEALTH-001, COMMAND-END-008: no damage, and fresh points. */
const freshOpen = (given: CommandGiven, roster: readonly UnitRow[]): CommandOpen => {
  const all = <A>(value: A): A[] => roster.map(() => value);
  return {
    roster,
    at: all(-1),
    points: roster.map(({ startedWith }) => startedWith),
    damage: all(0),
    fate: all('here'),
    goneIn: all(0),
    wentFrom: all(-1),
    leadership: [null, null],
    first: null,
    round: 0,
    active: 0,
    stage: 0,
    acted: all(0),
    charges: all(-1),
    attacks: all(-1),
    helps: all(-1),
    defends: all(-1),
    routs: [],
    checked: [],
    stood: all(-1),
    stirred: false,
    quiet: 0,
    champions: given.armies.flatMap(({ champions }) => champions.map(() => ({ standing: 'in', sheet: null }) as const)),
    escapes: [],
    noQuarter: [false, false],
    ending: null,
    winner: null,
  };
};

const givenBy = (setup: CommandSetup, options: CommandOptions): CommandGiven => {
  const size = sizeOf(setup.field, options);
  return {
    armies: [armyIn(setup, options, 'north'), armyIn(setup, options, 'south')],
    field: withImpassable(setup.field, size, options['command.impassableHexes']),
    size,
    ambush: setup.ambush === null ? null : setup.ambush === 'north' ? 0 : 1,
    options,
    duelOptions: setup.duelOptions,
    duelsBy: setup.duelsBy,
  };
};

/** The state a battle begins with: COMMAND-SETUP-006 before the Leadership roll, or COMMAND-SETUP-009 in its course. */
export const begin: SceneRules<Command>['begin'] = (setup, options) => {
  const { seats, position } = setup;
  const given = givenBy(setup, options);
  const named = namesFault(setup) ?? fieldFault(given, setup.field);
  if (named !== null) return refused(named);
  const roster = position === undefined ? rowsOf(setup, given) : rowsInCourse(position, given);
  const twice = nameTwice(roster.flatMap(({ chosen }) => chosen ?? []));
  const fault =
    (twice === undefined ? null : badForm('setup', 'war.nameOnce', twice)) ??
    placingFault(given.armies, roster) ??
    (position === undefined
      ? (rowsFault(given) ?? roomFault(given, roster))
      : positionFault(setup, position, given, roster));
  if (fault !== null) return refused(fault);
  const open = freshOpen(given, roster);
  if (position === undefined) return ok({ seats, given, open, agenda: [{ step: 'leadership' }] });
  const inCourse = openInCourse(open, position, given);
  const isTurnsStart = inCourse.stage === 1 && inCourse.acted.every((acted) => acted === 0);
  return ok({ seats, given, open: inCourse, agenda: [{ step: isTurnsStart ? 'turn' : 'settle' }] });
};
