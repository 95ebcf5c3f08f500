import type { Fought, Meeting, Plan, Shooting, Shot, SortieOpen, UnitRow } from '../battle/model.js';
import type { SortieEvent } from '../battle/sortie.js';

/*
 * Steps 5 and 6 of a round once more, as plainly as can be and from the ledger alone: nothing here is taken from the rules
 * that are played. It goes by what was said of plans, dice and choices, and says how the units stand then.
 */

interface BruteUnit {
  f: number;
  /** F at the start. */
  readonly began: number;
  record: number;
  fate: string;
  flankedBy: number[];
}

export interface BruteBattle {
  readonly options: Readonly<Record<string, unknown>>;
  units: BruteUnit[];
  rows: readonly UnitRow[];
  apart: Record<string, number>;
}

const pair = (one: number, other: number): string => `${Math.min(one, other)}-${Math.max(one, other)}`;

export const bruteOf = (open: SortieOpen, options: object): BruteBattle => ({
  options: options as Record<string, unknown>,
  rows: open.roster,
  units: open.roster.map((_row, unit) => ({
    f: open.floating[unit] as number,
    began: open.started[unit] as number,
    record: open.record[unit] as number,
    fate: open.fate[unit] as string,
    flankedBy: [...(open.flankedBy[unit] as number[])].sort(),
  })),
  apart: Object.fromEntries(
    open.roster.flatMap((one, a) =>
      open.roster.flatMap((other, b) =>
        one.side === 0 && other.side === 1 ? [[pair(a, b), open.apart[a]?.[b] as number]] : [],
      ),
    ),
  ),
});

/** The table of section 7, as it is printed: winner, loser; from the left. */
const PRINTED: Readonly<Record<string, readonly [readonly string[], readonly string[]]>> = {
  attack: [
    ['', '+1', '+1'],
    ['-1', '-2', 'Finished'],
  ],
  defend: [
    ['+1', '+2', '+3'],
    ['', '-1', '-2'],
  ],
  retreat: [
    ['Half', 'Full', 'Full'],
    ['', '', '-1'],
  ],
  charge: [
    ['', '', ''],
    ['Double', 'Finished', 'Destroyed'],
  ],
  flank: [
    ['', '', ''],
    ['', 'Flanked', 'Flanked -2'],
  ],
};
const COLUMNS = ['win', 'plus4', 'double'];

/** What a round said, up to its end. */
export interface BruteRound {
  meetings: readonly Meeting[];
  shots: readonly Shot[];
  plans: (Plan | null)[];
  fought: Fought[];
  shooting: Shooting[];
  fronts: Record<number, string>;
  said: SortieEvent[];
}

export const freshRound = (): BruteRound => ({
  meetings: [],
  shots: [],
  plans: [],
  fought: [],
  shooting: [],
  fronts: {},
  said: [],
});

/** Takes down what was said. */
export const hear = (round: BruteRound, event: SortieEvent): void => {
  round.said.push(event);
  if (event.event === 'met') Object.assign(round, { meetings: event.meetings, shots: event.shots });
  if (event.event === 'planned') round.plans = event.plans.map((plan, unit) => plan ?? round.plans[unit] ?? null);
  if (event.event === 'fought') round.fought[event.nth] = event.how;
  if (event.event === 'shot') round.shooting[event.nth] = event.how;
  if (event.event === 'beset') round.fronts[event.unit] = event.fronts;
};

interface Felt {
  gained: number;
  lost: number;
  byArrows: number;
  doubles: number;
  spent: number;
  fates: string[];
}

const sumUp = (dice: Readonly<Record<number, number>>): number =>
  Object.values(dice).reduce((sum, one) => sum + one, 0);

/** The round upon the battle: what all its dice and choices come to. */
export const bruteRound = (battle: BruteBattle, round: BruteRound): void => {
  const { units, rows, options } = battle;
  const felt: Felt[] = units.map((_one, unit) => {
    const plan = round.plans[unit];
    const spent = plan ? sumUp(plan.bids) + sumUp(plan.arrows) : 0;
    return { gained: 0, lost: 0, byArrows: 0, doubles: 0, spent, fates: [] };
  });
  const results: Record<number, string[]> = {};
  const aways: Record<number, number[]> = {};
  const newFlanks: [number, number][] = [];
  const freed: [number, number][] = [];
  round.meetings.forEach(({ a, b }, nth) => {
    const how = round.fought[nth] as Fought;
    const maneuver = (unit: number) => round.plans[unit]?.maneuver as string;
    for (const [unit, enemy] of [
      [a, b],
      [b, a],
    ] as const) {
      const mine = felt[unit] as Felt;
      results[unit] ??= [];
      aways[unit] ??= [];
      results[unit]?.push(how.winner === null ? 'tie' : how.winner === unit ? 'won' : 'lost');
      let away = 0;
      if (how.totals === null) {
        mine.spent -= round.plans[unit]?.bids[enemy] ?? 0;
        if (maneuver(unit) === 'retreat')
          away = maneuver(enemy) === 'retreat' || options['sortie.freeRetreat'] === 'full' ? 2 : 1;
      } else if (how.winner !== null) {
        const block = PRINTED[maneuver(how.winner)] as (typeof PRINTED)[string];
        const column = COLUMNS.indexOf(how.degree as string);
        const cell = (how.winner === unit ? block[0] : block[1])[column] as string;
        const loser = block[1][column] as string;
        for (const word of cell.split(' ')) {
          if (word === 'Half') away = 1;
          else if (word === 'Full') away = 2;
          else if (word === 'Double') mine.doubles++;
          else if (word === 'Flanked') newFlanks.push([unit, enemy]);
          else if (word === 'Finished' || word === 'Destroyed') mine.fates.push(word.toLowerCase());
          else if (Number(word) > 0) mine.gained += Number(word);
          else mine.lost -= Number(word);
        }
        if (how.winner === unit && /Flanked|Finished|Destroyed/.test(loser)) freed.push([unit, enemy]);
      }
      aways[unit]?.push(away);
    }
  });
  round.shots.forEach(({ archers, target }, nth) => {
    const column = COLUMNS.indexOf(round.shooting[nth]?.result as string);
    if (column < 0) return;
    const hit = felt[target] as Felt;
    if (column === 2) hit.fates.push('finished');
    else hit.byArrows += column + 1;
    if (options['sortie.archersGain'] === 'on' && column > 0) (felt[archers] as Felt).gained++;
  });
  const isPinned = (unit: number): boolean =>
    (results[unit]?.length ?? 0) > 1 &&
    results[unit]?.every((one) => one === 'lost') === true &&
    round.fronts[unit] === 'opposite';
  const moves = units.map((one, unit) => (one.fate === 'here' && aways[unit] ? Math.min(...aways[unit]) : 0));
  units.forEach((one, unit) => {
    if (one.fate !== 'here') return;
    const { gained, lost, byArrows, doubles, spent, fates } = felt[unit] as Felt;
    const each = rows[unit]?.mercenary && options['sortie.mercenaryDoubling'] === 'received' ? 2 : 1;
    const taken = (lost * (isPinned(unit) ? 2 : 1) + byArrows) * each + doubles * Math.max(0, spent - one.f);
    one.f += gained - spent - taken;
    one.record += taken;
    if (fates.length > 0) one.fate = fates.includes('destroyed') ? 'destroyed' : 'finished';
    moves.forEach((away, by) => {
      if (away > 0) one.flankedBy = one.flankedBy.filter((flanker) => flanker !== by);
    });
  });
  for (const [unit, enemy] of freed) unflank(battle, unit, enemy);
  for (const [unit, enemy] of newFlanks) {
    unflank(battle, unit, enemy);
    units[unit]?.flankedBy.push(enemy);
  }
  for (const { a, b } of round.meetings) battle.apart[pair(a, b)] = 0;
  moveAll(battle, round, moves);
};

const unflank = ({ units }: BruteBattle, unit: number, by: number): void => {
  const one = units[unit] as BruteUnit;
  one.flankedBy = one.flankedBy.filter((flanker) => flanker !== by);
};

const flanksNobody = (battle: BruteBattle, by: number): void => {
  for (let unit = 0; unit < battle.units.length; unit++) unflank(battle, unit, by);
};

/** Step 7: a penalty die less for who was neither shot at nor met by Attack, Charge or Flank. */
const recover = ({ units }: BruteBattle, { meetings, plans, shots }: BruteRound): void => {
  const attacks = (unit: number): boolean => ['attack', 'charge', 'flank'].includes(plans[unit]?.maneuver as string);
  units.forEach((one, unit) => {
    const shotAt = shots.some(({ target }) => target === unit);
    const met = meetings.some(({ a, b }) => (a === unit && attacks(b)) || (b === unit && attacks(a)));
    if (one.fate === 'here' && !shotAt && !met && one.f < Math.min(0, one.began)) one.f += 1;
  });
};

/** Step 8: whoever has no enemy nearer than the edge, all at once; who has no enemy at all has won. */
const leave = ({ units, rows, apart, options }: BruteBattle): void => {
  const edge = options['sortie.leaveDistance'] as number;
  const isIn = (unit: number): boolean => units[unit]?.fate === 'here';
  const gone = units.filter((_one, unit) => {
    const enemies = units.flatMap((_other, foe) => (isIn(foe) && rows[foe]?.side !== rows[unit]?.side ? [foe] : []));
    return isIn(unit) && enemies.length > 0 && enemies.every((foe) => (apart[pair(unit, foe)] as number) >= edge);
  });
  for (const one of gone) one.fate = 'left';
};

/** Step 8: who has won and how, or null; `quiet` counts the rounds without a will to fight, this one too. */
export const bruteEnding = ({ units, rows, options }: BruteBattle, round: number, quiet: number): string | null => {
  const left = [0, 1].map((side) => units.filter(({ fate }, i) => fate === 'here' && rows[i]?.side === side).length);
  if (left[0] === 0 || left[1] === 0) return left[0] === left[1] ? 'nobody left' : left[0] === 0 ? 'B won' : 'A won';
  if (quiet === 2) return 'agreed';
  return round === options['sortie.roundLimit'] ? 'last round' : null;
};

/** Whether nobody of either side has the order Engage, Shoot, Close or Take. */
export const isQuiet = ({ said }: BruteRound): boolean =>
  said.every(
    (event) =>
      event.event !== 'ordered' ||
      event.orders.every((one) => one === null || !['engage', 'shoot', 'close', 'take'].includes(one.order)),
  );

/** Distances, and everything that somebody chose after the dice. */
const moveAll = (battle: BruteBattle, round: BruteRound, moves: readonly number[]): void => {
  const { units, apart } = battle;
  const fought = (one: number, other: number): boolean =>
    round.meetings.some(({ a, b }) => pair(a, b) === pair(one, other));
  const isIn = (unit: number): boolean => round.meetings.some(({ a, b }) => a === unit || b === unit);
  const of = (unit: number): BruteUnit => units[unit] as BruteUnit;
  const orders = round.said.flatMap((event) => (event.event === 'ordered' ? [event.orders] : []))[0] ?? [];
  const withdrew: Record<number, number> = {};
  const pressed: string[] = [];
  const each = (change: (now: number, a: number, b: number) => number): void => {
    for (const key of Object.keys(apart)) {
      const [a, b] = key.split('-').map(Number) as [number, number];
      apart[key] = change(apart[key] as number, a, b);
    }
  };
  for (const event of round.said) {
    if (event.event === 'escaped') Object.assign(of(event.unit), { f: 0, fate: 'fled' });
    if (event.event === 'caught' && event.total !== null) of(event.unit).f = 0;
    if (event.event === 'fled') of(event.unit).fate = 'fled';
    if (event.event === 'stayed') of(event.unit).fate = 'finished';
    if (event.event === 'takenIn') of(event.unit).fate = event.fate;
    if (event.event === 'shifted') {
      for (const [enemy, halfMoves] of event.apart) apart[pair(event.unit, enemy)] = halfMoves;
      if (event.how === 'withdrew') flanksNobody(battle, event.unit);
      if (event.how === 'through')
        for (let enemy = 0; enemy < units.length; enemy++)
          if (fought(event.unit, enemy)) unflank(battle, event.unit, enemy);
    }
  }
  // What moves away is still in the battle after its dice.
  const away = moves.map((halfMoves, unit) => (of(unit).fate === 'here' ? halfMoves : 0));
  each((now, a, b) => Math.max(now, (away[a] as number) + (away[b] as number)));
  const ordered = (unit: number, enemy: number): number => {
    const order = orders[unit];
    if (!order || isIn(unit) || of(unit).fate !== 'here') return 0;
    if (order.order === 'fallBack') return order.halfMoves;
    return order.order === 'close' && order.target === enemy ? -order.halfMoves : 0;
  };
  each((now, a, b) => Math.max(0, now + ordered(a, b) + ordered(b, a)));
  for (const event of round.said) {
    if (event.event === 'took') of(event.target).fate = event.fate;
    if (event.event === 'withdrew') {
      withdrew[event.unit] = event.halfMoves;
      of(event.unit).f += event.ignored;
      of(event.unit).record -= event.ignored;
      if (event.halfMoves > 0) flanksNobody(battle, event.unit);
    }
    if (event.event === 'pressed') pressed.push(`${event.unit} presses ${event.of}`);
  }
  const least = (unit: number, enemy: number): number =>
    isIn(unit) && !fought(unit, enemy) ? (withdrew[unit] ?? 0) : 0;
  const adds = (unit: number, enemy: number): number =>
    least(unit, enemy) > 0 || (isIn(unit) && !fought(unit, enemy)) || pressed.includes(`${enemy} presses ${unit}`)
      ? 0
      : (withdrew[unit] ?? 0);
  each((now, a, b) => Math.max(now, least(a, b), least(b, a)) + adds(a, b) + adds(b, a));
  recover(battle, round);
  leave(battle);
  // Nobody is flanked by who is out.
  units.forEach(({ fate }, unit) => {
    if (fate !== 'here') flanksNobody(battle, unit);
  });
  for (const one of units) one.flankedBy.sort();
};
