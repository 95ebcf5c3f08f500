import { beginState, copyJson, type Json, Run, type Start, stream } from '@warmoot/kernel';
import { randomInput } from '@warmoot/kernel/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areOverlapping } from '../formations/contact.js';
import { agentsOf, figuresIn, normalsIn, placeOfFigure, uniquesIn } from '../formations/standing.js';
import { NORMAL, type Unit } from '../model/units.js';
import type { Battle, BattleEvent, BattleOpen, BattleSight } from './model/battle.js';
import type { BattleOutcome } from './model/outcome.js';
import { MOST_IN_RANK, MOST_RANKS } from './model/setup.js';
import { linesScene } from './scene.js';
import { smallBattles } from './testing/starts.js';
import { isBody } from './units/names.js';
import { isUnitHere, unitsOf } from './units/units.js';

/** More inputs than any battle has taken by far. */
const MOST = 20_000;
const BATTLES = 200;

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

/** WARBAND-LINE-027, WARBAND-LINE-012: points that are marked on ranks and not yet used up. */
const marked = ({ units }: Pick<BattleOpen, 'units'>): number =>
  sum(units.flatMap(({ ranks }) => ranks.map(({ damage, struck }) => damage + struck)));

/** Figures that stand in units, wherever these are. */
const standing = ({ units }: Pick<BattleOpen, 'units'>): number => sum(units.map(figuresIn));

/** Normal figures, by the units' sides. */
const badRank = (open: BattleOpen, unit: Unit): string | null => {
  if (unit.ranks.length > MOST_RANKS) return 'WARBAND-UNIT-008 more than three ranks';
  for (const rank of unit.ranks) {
    if (rank.slots.length === 0 || rank.slots.length > MOST_IN_RANK)
      return 'WARBAND-UNIT-004 a rank of none, or too wide';
    if (normalsIn(rank) > 0 && rank.body < 0) return 'WARBAND-LINE-010 normal figures without a body';
    if (rank.body >= 0 && normalsIn(rank) > 0 && rank.damage >= (open.figures[rank.body]?.mostHp ?? 0))
      return 'WARBAND-LINE-013 a figure that should have been removed';
    if (rank.damage < 0 || rank.struck < 0) return 'WARBAND-LINE-027 damage below nothing';
    if (rank.idle < 0 || rank.swapped < 0) return 'WARBAND-BMOVE-003 less than none have traded places';
  }
  return null;
};

/** Where somebody unique stands who fights, and that they stand once. */
const badUnique = (open: BattleOpen): string | null => {
  for (const [figure, row] of open.roster.entries()) {
    if (isBody(row)) continue;
    const { fate } = open.figures[figure] as BattleOpen['figures'][number];
    const times = sum(
      open.units.flatMap(({ ranks }) => ranks.map((rank) => uniquesIn(rank).filter((one) => one === figure).length)),
    );
    if (fate === 'fighting' && times !== 1) return `WARBAND-UNIT-011 ${row.name} stands in ${times} places`;
  }
  return null;
};

/** A rank's body that stands with normal figures is in the fight, and no other is. */
const badBody = (open: BattleOpen): string | null => {
  for (const [figure, row] of open.roster.entries()) {
    if (!isBody(row)) continue;
    const { fate, hp, mostHp } = open.figures[figure] as BattleOpen['figures'][number];
    if (hp !== mostHp) return 'WARBAND-LINE-012 a rank with HP of its own';
    const place = placeOfFigure(open.units, figure);
    if ((place === null) !== (fate === 'slain')) return `WARBAND-LINE-029 ${row.name} is ${fate}`;
  }
  return null;
};

const crowded = (sight: BattleSight): boolean => {
  const { units } = sight.open;
  return units.some((one, a) =>
    units.some(
      (other, b) =>
        b < a && isUnitHere(sight, a) && isUnitHere(sight, b) && areOverlapping(sight.given.field, one, other),
    ),
  );
};

/** Where all those of a unit are that stand on the map. */
const misplaced = ({ open }: BattleSight): boolean =>
  open.units.some((unit) => unit.at >= 0 && agentsOf(unit).some((figure) => (open.figures[figure]?.at ?? -1) < 0));

/** What must hold at every moment. */
const broken = (sight: BattleSight): string | null => {
  const open = sight.open as BattleOpen;
  if (open.groups.length !== open.units.length) return 'WARBAND-MORALE-031 units and their morale are not as many';
  if (crowded(sight)) return 'WARBAND-GRID-009 two units in one space';
  if (misplaced(sight)) return 'WARBAND-GRID-009 somebody of a unit on the map who is not on it';
  for (const unit of open.units) {
    const fault = badRank(open, unit);
    if (fault !== null) return fault;
  }
  return badUnique(open) ?? badBody(open);
};

interface Books {
  /** Points marked on ranks by what was said of them. */
  dealt: number;
  removed: number;
  surrendered: number;
  lost: number;
  used: number;
}

/** Plays a battle at random to its end, with an eye on the laws. Every answer is judged as if it came from outside. */
const played = (start: Start, seed: string, takenUp: number): Run<Battle> => {
  const source = stream(seed);
  const heard: BattleEvent[] = [];
  const trail: BattleEvent[] = [];
  const books: Books = { dealt: 0, removed: 0, surrendered: 0, lost: 0, used: 0 };
  let run: Run<Battle>;
  const fail = (fault: string): never => {
    throw new Error(
      `${fault}: ${seed} ${JSON.stringify(heard.slice(-8))} ${JSON.stringify(trail.slice(-10))} ${JSON.stringify(start)}`,
    );
  };
  const keep = (event: BattleEvent): void => {
    heard.push(event);
    if (['rankHarmed', 'thinned', 'closedUp', 'parted', 'reformed', 'swapped'].includes(event.event)) trail.push(event);
    if (event.event === 'rankHarmed') books.dealt += event.points;
    if (event.event === 'thinned') {
      const { mostHp } = (run.state.open as BattleOpen).figures[event.figure] ?? { mostHp: 0 };
      books.used += event.removed * mostHp;
      books.lost += event.lost;
      books.removed += event.removed;
    }
  };
  const listener = { heard: ({ event }: { event: unknown }) => keep(event as BattleEvent), thrown: () => undefined };
  const begun = beginState(linesScene, start);
  if (!begun.ok) throw new Error(JSON.stringify([begun.refusal, start]));
  run = new Run<Battle>(linesScene, begun.value, listener as never);
  const atFirst = standing(run.state.open as BattleOpen);
  for (let inputs = 0; inputs < MOST; inputs++) {
    if (inputs > 0 && inputs === takenUp)
      run = new Run<Battle>(linesScene, JSON.parse(JSON.stringify(run.state)), listener as never);
    const sight = run.state as unknown as BattleSight;
    const open = sight.open as BattleOpen;
    const fault = broken(sight);
    if (fault !== null) fail(fault);
    const gone = open.removed.length;
    const others = open.roster.filter((row, nth) => {
      const fate = open.figures[nth]?.fate;
      const stands = open.units.some(({ ranks }) => ranks.some(({ slots }) => slots.includes(nth)));
      return !isBody(row) && fate !== 'slain' && !stands;
    }).length;
    if (standing(open) + gone + others < atFirst) fail('WARBAND-LINE-013 figures went nowhere');
    if (books.dealt !== books.used + books.lost + marked(open) && heard.some(({ event }) => event === 'closedUp'))
      fail(`WARBAND-LINE-027 ${JSON.stringify(books)} and ${marked(open)} on ranks`);
    heard.length = 0;
    const input = randomInput(run as never, source);
    if (input === null) return run;
    const refusal =
      input.input === 'dice'
        ? run.dice(input.faces)
        : run.answer({ seat: input.seat, as: input.as as string }, copyJson(input.choice as Json));
    if (refusal !== null) fail(JSON.stringify([refusal, input]));
  }
  return fail(`WARBAND-ROUND-010 not over after ${MOST} inputs`);
};

/** WARBAND-ROUND-009: who has won is who stands, and every figure is somewhere. */
const checkOutcome = ({ ending, winner, armies, rounds }: BattleOutcome, sight: BattleSight): void => {
  const left = ([0, 1] as const).filter((side) => unitsOf(sight, side).length > 0);
  expect(rounds).toBe(sight.open.round);
  if (ending === 'won') expect(left.map((side) => sight.given.bands[side]?.name)).toEqual([winner]);
  else expect(winner).toBe(null);
  if (ending === 'bothGone') expect(left).toEqual([]);
  for (const { units } of armies)
    for (const { ranks } of units)
      for (const rank of ranks) expect(rank.began).toBe(rank.left + rank.slain + rank.surrendered);
};

test('WARBAND-ROUND-009 WARBAND-ROUND-010 WARBAND-LINE-013 WARBAND-LINE-027 the laws of a battle hold in battles at random, and each ends', () => {
  const endings = new Set<string>();
  const games = fc.record({ start: smallBattles, seed: fc.nat() });
  for (const { start, seed } of fc.sample(games, { seed: 20, numRuns: BATTLES })) {
    const run = played(start, `laws ${seed}`, seed % 4 === 0 ? 1 + (seed % 97) : 0);
    checkOutcome(run.outcome() as BattleOutcome, run.state as unknown as BattleSight);
    endings.add(run.outcome().ending);
  }
  expect(endings.has('won')).toBe(true);
  expect(NORMAL).toBe(-1);
}, 600_000);
