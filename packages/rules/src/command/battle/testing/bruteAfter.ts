import { actingSide, type BruteChoice, otherSideOf, stillToAct, toCheck } from './bruteChoices.js';
import { areAdjacent } from './bruteGround.js';
import {
  alliesOf,
  type Brute,
  type BruteHex,
  type BruteUnit,
  bruteScore,
  bruteUnit,
  enemiesOf,
  here,
} from './bruteModel.js';

/** What a quiet round leaves as it was: COMMAND-END-009. */
export const standOf = ({ units }: Brute): string =>
  JSON.stringify(units.map(({ points, damage, hex, fate }) => [points, damage, hex, fate]));

/** COMMAND-DEFEND-007: in stage 3 blows need contact. */
const recheck = (brute: Brute): void => {
  if (brute.stage !== 3) return;
  for (const unit of brute.units)
    if (unit.attacks !== null && !areAdjacent(unit, bruteUnit(brute, unit.attacks))) unit.attacks = null;
  for (const unit of brute.units) {
    if (unit.helps === null) continue;
    const attacker = bruteUnit(brute, unit.helps);
    const stands =
      attacker.attacks !== null && areAdjacent(unit, attacker) && areAdjacent(unit, bruteUnit(brute, attacker.attacks));
    if (!stands) unit.helps = null;
  }
};

const routs = (brute: Brute, unit: BruteUnit): void => {
  brute.routs.push({ unit: unit.key, from: unit.hex as BruteHex, checked: [] });
  unit.fate = 'routed';
  unit.hex = null;
  recheck(brute);
};

/** COMMAND-HEALTH-002, COMMAND-HEALTH-003 */
const hurt = (brute: Brute, unit: BruteUnit): void => {
  unit.damage += 1;
  if (unit.damage >= 4) routs(brute, unit);
};

/** COMMAND-SURVIVOR-001: the defender has lost, and is gone. */
const survivors = (brute: Brute, loser: BruteUnit, victor: BruteUnit): void => {
  if (loser.side !== brute.active && loser.fate === 'routed')
    brute.dues.push({ due: 'survivors', unit: victor.key, routed: loser.key });
};

const clash = (brute: Brute, attacker: BruteUnit, target: BruteUnit): void => {
  const sum = (lead: BruteUnit, helpers: BruteUnit[]): number =>
    helpers.reduce((total, unit) => total + bruteScore(brute, unit, 'support'), bruteScore(brute, lead, 'assault'));
  const attack = sum(
    attacker,
    alliesOf(brute, attacker).filter((unit) => unit.helps === attacker.key),
  );
  const defence = sum(
    target,
    alliesOf(brute, target).filter((unit) => unit.guards === target.key),
  );
  attacker.attacks = null;
  const ties = brute.options['command.ties'];
  if (attack > defence || (attack === defence && ties === 'attackerWins'))
    brute.dues.push({ due: 'lost', unit: target.key, by: attacker.key });
  else if (attack < defence || ties === 'defenderWins')
    brute.dues.push({ due: 'lost', unit: attacker.key, by: target.key });
};

const answer = (brute: Brute, { choose, unit: key, hex }: BruteChoice): void => {
  const unit = bruteUnit(brute, key as string);
  const due = brute.dues.shift() as Brute['dues'][number];
  if (choose === 'rout') routs(brute, unit);
  if (['endureMissiles', 'endureCharge', 'allowDisengagement', 'allowEscape'].includes(choose)) unit.points -= 1;
  if (choose === 'takeDamage') hurt(brute, unit);
  if (due.due === 'pursuit' && choose === 'pursue') unit.hex = due.gap;
  if (due.due === 'attacked' && choose === 'defend') bruteUnit(brute, due.by).attacks = unit.key;
  if (choose === 'feint') {
    unit.points -= 2;
    unit.hex = hex as BruteHex;
    recheck(brute);
  }
  if (choose === 'loseAttack') {
    unit.points -= 2;
    hurt(brute, unit);
  }
  if (due.due === 'lost') survivors(brute, unit, bruteUnit(brute, due.by));
  if (due.due === 'survivors' && choose === 'slaughter') {
    bruteUnit(brute, due.routed).fate = 'slaughtered';
    unit.fate = 'left';
    unit.hex = null;
  }
};

const COSTS: Readonly<Record<string, number>> = { volley: 1, manoeuvre: 1, disengage: 2, attack: 1 };

const act = (brute: Brute, choice: BruteChoice): void => {
  const { choose, target, attacker, defender, hex } = choice;
  if (choose === 'resolve') {
    clash(brute, bruteUnit(brute, attacker as string), bruteUnit(brute, target as string));
    return;
  }
  const unit = bruteUnit(brute, choice.unit as string);
  unit.acted = true;
  // COMMAND-MOVE-007: holding costs in stage 2 alone; COMMAND-MOVE-014: who has nothing holds for nothing.
  unit.points -= choose === 'hold' && brute.stage === 2 ? Math.min(1, unit.points) : (COSTS[choose] ?? 0);
  if (choose === 'rout') routs(brute, unit);
  if (choose === 'volley') brute.dues.push({ due: 'volleyed', unit: target as string });
  if (choose === 'attack') brute.dues.push({ due: 'attacked', unit: target as string, by: unit.key });
  if (choose === 'supportAttack') unit.helps = attacker as string;
  if (choose === 'supportDefense') unit.guards = defender as string;
  if (hex === undefined) return;
  const gap = unit.hex as BruteHex;
  const besides = enemiesOf(brute, unit).filter((enemy) => areAdjacent(unit, enemy));
  unit.hex = hex;
  if (choose === 'charge') {
    unit.bound = target as string;
    if (['LI', 'HI', 'SI'].includes(bruteUnit(brute, unit.bound).class))
      brute.dues.push({ due: 'charged', unit: unit.bound });
  }
  if (choose === 'disengage') {
    const fewest = Math.min(...besides.map((enemy) => enemy.points));
    const among = besides.filter((enemy) => enemy.points === fewest).map((enemy) => enemy.key);
    brute.dues.push({ due: 'pursuit', among, gap });
  }
};

const sumOver = (units: readonly BruteUnit[], of: (unit: BruteUnit) => number): number =>
  units.reduce((sum, unit) => sum + of(unit), 0);

const verdict = (brute: Brute, of: (unit: BruteUnit) => number): string => {
  const [north, south] = (['north', 'south'] as const).map((side) =>
    sumOver(
      brute.units.filter((unit) => unit.side === side),
      of,
    ),
  ) as [number, number];
  return north > south ? 'north' : south > north ? 'south' : 'draw';
};

/** COMMAND-END-004, COMMAND-END-006 */
export const atTheLimit = (brute: Brute): string => {
  const marked = brute.options['command.objectiveHexes'].map((hex) => `${hex.row} ${hex.column}`);
  const onOne = ({ hex }: BruteUnit): number => (hex !== null && marked.includes(`${hex.row} ${hex.column}`) ? 1 : 0);
  const byObjectives = verdict(brute, onOne);
  if (byObjectives !== 'draw') return byObjectives;
  return verdict(brute, (unit) => (unit.fate === 'here' || unit.fate === 'left' ? 4 - unit.damage : 0));
};

/** COMMAND-END-001, COMMAND-END-002 */
export const atEmptyField = (brute: Brute): string | null => {
  const sides = new Set(here(brute).map((unit) => unit.side));
  if (sides.size === 2) return null;
  return sides.size === 1 ? ([...sides][0] as string) : verdict(brute, (unit) => (unit.fate === 'left' ? 1 : 0));
};

const beginTurn = (brute: Brute, side: 'north' | 'south'): void => {
  brute.active = side;
  brute.stage = 1;
  brute.atStart = true;
  for (const unit of brute.units) {
    unit.acted = false;
    unit.bound = null;
    unit.attacks = null;
    unit.helps = null;
    unit.guards = null;
  }
};

const endTurn = (brute: Brute): void => {
  if (brute.active !== brute.first) {
    brute.quiet = standOf(brute) === brute.before ? brute.quiet + 1 : 0;
    const over = brute.round >= brute.options['command.roundLimit'];
    if (over || brute.quiet >= brute.options['command.quietRounds']) {
      brute.ended = atTheLimit(brute);
      return;
    }
    brute.round += 1;
    brute.before = standOf(brute);
  }
  beginTurn(brute, otherSideOf(brute.active));
};

/** Goes on until somebody is asked or the battle has ended. */
export const settle = (brute: Brute): void => {
  while (brute.ended === null) {
    if (toCheck(brute).length > 0) return;
    if (brute.routs.length > 0) {
      brute.routs.shift();
      continue;
    }
    if (brute.dues.length > 0) return;
    brute.ended = atEmptyField(brute);
    if (brute.ended !== null) return;
    // COMMAND-RESOLVE-009, COMMAND-RESOLVE-010
    if (brute.stage === 5)
      for (const unit of brute.units)
        if (unit.attacks !== null && (unit.fate !== 'here' || bruteUnit(brute, unit.attacks).fate !== 'here'))
          unit.attacks = null;
    if (brute.stage === 5 && here(brute).some((unit) => unit.attacks !== null)) return;
    if (brute.stage < 5 && stillToAct(brute).length > 0) return;
    if (brute.stage === 5) endTurn(brute);
    else {
      brute.stage += 1;
      for (const unit of brute.units) unit.acted = false;
    }
  }
};

/** The battle after a choice; the one before stays as it is. */
export const bruteAfter = (before: Brute, choice: BruteChoice): Brute => {
  const brute: Brute = {
    ...before,
    units: before.units.map((unit) => ({ ...unit })),
    dues: before.dues.slice(),
    routs: before.routs.map((rout) => ({ ...rout, checked: rout.checked.slice() })),
    atStart: false,
  };
  if (toCheck(before).length > 0) {
    const unit = bruteUnit(brute, choice.unit as string);
    if (choice.choose === 'rout') routs(brute, unit);
    else {
      brute.routs[0]?.checked.push(unit.key);
      unit.points -= 1;
    }
  } else if (brute.dues.length > 0) answer(brute, choice);
  else if (choice.choose === 'concede') brute.ended = otherSideOf(actingSide(brute));
  else if (choice.choose === 'endStage') for (const unit of stillToAct(brute)) unit.acted = true;
  else act(brute, choice);
  settle(brute);
  return brute;
};
