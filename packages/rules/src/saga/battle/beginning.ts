import { badForm, brokenRule, hex, ok, type Refusal, refused, type SceneRules } from '@warmoot/kernel';
import { checkField } from '../../war/field/checking.js';
import { hexAt, NOWHERE } from '../../war/ground/ground.js';
import type { HexIndex } from '../../war/indexes.js';
import { nameTwice } from '../../war/names/names.js';
import type { Side } from '../../war/roster/sides.js';
import type { CheckEdition } from '../check/check.js';
import { begin as beginDuel } from '../duel/beginning/beginning.js';
import { duelOptions, duelSetup } from '../duel/setup.js';
import type { Battle } from './battle.js';
import { championsIn, duelSetupOf } from './champions/handToHand.js';
import { fieldGround } from './ground.js';
import type { Army, BattleGiven, BattleOpen, BattleSetup, Champion, Troops, UnitNames } from './model.js';
import {
  costOf,
  firstToMuster,
  inSeatOrder,
  lossNumberOf,
  MOST_UNITS,
  soldiersIn,
  troopsOf,
  unitCount,
  unitRows,
} from './muster/muster.js';
import { namesSetUp } from './names.js';
import { ambushedInShape } from './placing/formations.js';
import { roomyLines } from './placing/lines.js';
import { byTroop } from './troops.table.js';

type Position = NonNullable<BattleSetup['position']>;

const namesFault = ({ seats, attacker, defender }: BattleSetup): Refusal | null => {
  const champions = [...attacker.champions, ...defender.champions];
  const groups = [seats, [attacker.name, defender.name], champions.map(({ name }) => name)];
  for (const group of groups) {
    const twice = group.find((name, i) => group.indexOf(name) !== i);
    if (twice !== undefined) return badForm('setup', 'setup.differentNames', twice);
  }
  const stranger = [attacker, defender, ...champions].find(({ seat }) => !seats.includes(seat));
  return stranger === undefined ? null : { code: 'UNKNOWN_SEAT', seat: stranger.seat, known: seats };
};

const ARMIES = ['attacker', 'defender'] as const;

/** Names of units in a position, by type and in seat order, as a setup has them. */
const namesIn = (units: Position['units'], army: (typeof ARMIES)[number]): { readonly names?: UnitNames } => {
  const own = inSeatOrder(units.filter((unit) => unit.army === army));
  if (own.every(({ name }) => name === undefined)) return {};
  return { names: byTroop((of) => own.flatMap(({ troop, name = null }) => (troop === of ? [name] : []))) };
};

const unitNamesFault = (given: BattleGiven): Refusal | null => {
  const twice = nameTwice(namesSetUp(given));
  return twice === undefined ? null : badForm('setup', 'war.nameOnce', twice);
};

/** What an army brought: the soldiers it musters, or those of its units in a position. */
const broughtBy = ({ position, ...setup }: BattleSetup, army: (typeof ARMIES)[number]): Troops =>
  position === undefined
    ? setup[army].troops
    : troopsOf(position.units.flatMap(({ army: of, troop, size }) => (of === army ? [{ troop, soldiers: size }] : [])));

const troopsFault = (setup: BattleSetup, { options }: Pick<BattleGiven, 'options'>): Refusal | null => {
  const budget = options['saga.battle.budget'];
  for (const army of ARMIES) {
    const { name, troops } = setup[army];
    if ((soldiersIn(troops) === 0) === (setup.position === undefined)) {
      return badForm(`setup.${army}.troops`, 'battle.troopsOrPosition', `${soldiersIn(troops)}`);
    }
    const cost = costOf(broughtBy(setup, army));
    if (budget !== null && cost > budget) {
      return brokenRule('SAGA-BATTLE-TROOP-024', 'battle.overBudget', { who: name, cost, budget });
    }
  }
  return null;
};

/** Whether both armies can be placed on a field, whatever anybody chooses. */
const roomFault = (given: BattleGiven, field: number): Refusal | null => {
  const [attackers, units] = [unitCount(given.armies, 0), unitCount(given.armies, 1)];
  const ground = fieldGround(given, field);
  const { defence, options } = given;
  const shape = options['saga.battle.ambushShape'] === 'free' ? 'any' : defence === 'onTheMarch' ? 'column' : 'group';
  const encircle = options['saga.battle.ambushEncircle'] === 'allowed';
  const fits =
    defence === 'standing'
      ? roomyLines(ground, units, attackers).length > 0
      : ambushedInShape(ground, { units, attackers, shape, encircle }).length > 0;
  return fits ? null : badForm(`setup.fields[${field}]`, 'battle.roomForBoth', `${units} + ${attackers}`);
};

const fieldsFault = (setup: BattleSetup, given: BattleGiven): Refusal | null => {
  for (const [i, field] of given.fields.entries()) {
    const checked = checkField(field, given.options['saga.battle.map'], `setup.fields[${i}]`);
    if (!checked.ok) return checked.refusal;
    const fault = setup.position === undefined ? roomFault(given, i) : null;
    if (fault !== null) return fault;
  }
  return null;
};

/** SAGA-BATTLE-END-023: no more rounds have been quiet than were fought, and not so many that it would be over. */
const quietFault = ({ round, quiet }: Position, { options }: BattleGiven): Refusal | null => {
  const most = options['saga.battle.quietRounds'];
  return most === null || quiet < Math.min(round, most)
    ? null
    : brokenRule('SAGA-BATTLE-END-023', 'battle.tooQuiet', { quiet, round, most });
};

const positionFault = ({ units, retreated, champions }: Position, given: BattleGiven): Refusal | null => {
  const size = given.options['saga.battle.map'];
  const ground = fieldGround(given, 0);
  const taken: HexIndex[] = [];
  for (const [i, unit] of units.entries()) {
    if (unit.at === null) {
      // SAGA-BATTLE-MELEE-006: whoever is off the map is destroyed, or has left in a retreat.
      if (unit.losses > unit.size || (unit.losses < unit.size && !retreated.includes(unit.army)))
        return badForm(`setup.position.units[${i}].at`, 'battle.offTheMap', `${unit.losses}`);
      continue;
    }
    const at = hex.isOnMap(size, unit.at) ? hexAt(ground, unit.at) : -1;
    const found = `(${unit.at.row}, ${unit.at.column})`;
    if (at < 0 || ground.isPassable[at] === 0 || taken.includes(at)) {
      return badForm(`setup.position.units[${i}].at`, 'battle.freeHex', found);
    }
    if (unit.losses >= unit.size)
      return badForm(`setup.position.units[${i}].losses`, 'battle.someLeft', `${unit.losses}`);
    taken.push(at);
  }
  for (const army of ARMIES) {
    const count = units.filter((unit) => unit.army === army).length;
    if (count < 1 || count > MOST_UNITS)
      return badForm('setup.position.units', 'battle.unitsOfBoth', `${army} ${count}`);
    if (units.every((unit) => unit.army !== army || unit.at === null))
      return badForm('setup.position.units', 'battle.someOnTheMap', army);
  }
  const known = championsIn(given).map(({ name }) => name);
  const stranger = champions.findIndex(({ who }) => !known.includes(who));
  if (stranger < 0) return null;
  return badForm(`setup.position.champions[${stranger}].who`, 'battle.championNamed', champions[stranger]?.who ?? '');
};

/** A duel of any two champions must be able to begin. */
const championsFault = ({ seats, attacker, defender, duelOptions: wanted, position }: BattleSetup): Refusal | null => {
  const areOut = (position?.champions ?? []).filter(({ standing }) => standing !== 'in').map(({ who }) => who);
  for (const one of attacker.champions) {
    for (const other of defender.champions) {
      if (areOut.includes(one.name) || areOut.includes(other.name)) continue;
      const setup = duelSetup.parse(duelSetupOf(seats, one, other));
      const options = duelOptions.parse(wanted ?? {});
      if (!setup.ok) return setup.refusal;
      const begun = options.ok ? beginDuel(setup.value, options.value) : options;
      if (!begun.ok) return begun.refusal;
    }
  }
  return null;
};

const unhurt = ({ champions }: Army): Champion[] =>
  champions.map(({ wounds }) => ({ standing: 'in', wounds, hands: null, carried: null }));

const freshOpen = (given: BattleGiven): BattleOpen => ({
  field: -1,
  divided: [],
  roster: [],
  lossNumber: 0,
  waived: false,
  line: null,
  at: [],
  losses: [],
  order: [],
  entered: [],
  pinned: [],
  quick: [],
  aims: [],
  struck: [],
  stood: [],
  round: 0,
  phase: 0,
  clusters: [],
  resolved: [],
  fight: null,
  declared: [null, null],
  retreated: [false, false],
  surrendered: [false, false],
  eventful: false,
  quiet: 0,
  champions: [...unhurt(given.armies[0]), ...unhurt(given.armies[1])],
  noDuels: false,
  duels: 0,
  ending: null,
});

/** The facts of a battle taken up in its course. Units that stand later in the list have moved later. */
const openInCourse = (given: BattleGiven, position: Position): BattleOpen => {
  const { units, round, lossNumber, retreated, quiet, duels, champions } = position;
  const numbered = units.map((unit, i) => ({ ...unit, order: unit.order ?? i + 1 }));
  const sides = ARMIES.map((army) => inSeatOrder(numbered.filter((unit) => unit.army === army)));
  const all = sides.flat();
  const roster = sides.flatMap((list, side) => unitRows(side as Side, list));
  const ground = fieldGround(given, 0);
  const zeros = (): number[] => all.map(() => 0);
  const fresh = freshOpen(given);
  return {
    ...fresh,
    field: 0,
    roster,
    lossNumber: lossNumber ?? lossNumberOf(roster),
    at: all.map(({ at }) => (at === null ? NOWHERE : hexAt(ground, at))),
    losses: all.map(({ losses }) => losses),
    order: all.map(({ order }) => order),
    entered: zeros(),
    pinned: zeros(),
    quick: zeros(),
    aims: all.map(() => -1),
    struck: zeros(),
    stood: all.map(() => -1),
    round: round - 1,
    retreated: [retreated.includes('attacker'), retreated.includes('defender')],
    quiet,
    duels,
    champions: fresh.champions.map((one, at) => {
      const told = champions.find(({ who }) => who === championsIn(given)[at]?.name);
      return told === undefined ? one : { ...one, standing: told.standing };
    }),
  };
};

/** The state a battle begins with. */
export const beginIn =
  (edition: CheckEdition['ruleSet']): SceneRules<Battle>['begin'] =>
  (setup, options) => {
    const { seats, attacker, defender, defence, fields, duelOptions: wanted = null, position } = setup;
    const { units = [] } = position ?? {};
    const armies = [
      { ...attacker, ...namesIn(units, 'attacker') },
      { ...defender, ...namesIn(units, 'defender') },
    ] as const;
    const given: BattleGiven = { edition, armies, defence, fields, options, duelOptions: wanted };
    const fault =
      namesFault(setup) ??
      unitNamesFault(given) ??
      troopsFault(setup, given) ??
      fieldsFault(setup, given) ??
      (position === undefined ? null : (positionFault(position, given) ?? quietFault(position, given))) ??
      championsFault(setup);
    if (fault !== null) return refused(fault);
    return position === undefined
      ? ok({
          seats,
          given,
          open: freshOpen(given),
          agenda: [{ step: 'muster', side: firstToMuster(given.armies), begun: false }],
        })
      : ok({ seats, given, open: openInCourse(given, position), agenda: [{ step: 'round' }] });
  };
