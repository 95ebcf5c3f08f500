import {
  type Asked,
  beginState,
  copyJson,
  hasOthers,
  type Json,
  type Refusal,
  Run,
  type Start,
  type Stream,
  stream,
} from '@warmoot/kernel';
import { randomInput, someDrawn } from '@warmoot/kernel/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areOverlapping } from '../formations/contact.js';
import { agentsOf, normalsIn, placeOfFigure, uniquesIn } from '../formations/standing.js';
import type { Unit } from '../model/units.js';
import type { Battle, BattleEvent, BattleOpen, BattleSight } from './model/battle.js';
import type { BattleOutcome } from './model/outcome.js';
import { MOST_IN_RANK, MOST_RANKS } from './model/setup.js';
import { linesScene } from './scene.js';
import { Books } from './testing/books.js';
import { smallBattles, tinyBattles } from './testing/starts.js';
import { isBody } from './units/names.js';
import { isUnitHere, unitsOf } from './units/units.js';

/** More inputs than any battle has taken by far. */
const MOST = 20_000;
const BATTLES = 2000;

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

/** What is wrong with a unit's ranks; null where nothing is. */
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

/** An answer or dice, as they were given. */
type Given = NonNullable<ReturnType<typeof randomInput>>;

const given = (run: Run<Battle>, input: Given): Refusal | null =>
  input.input === 'dice'
    ? run.dice(input.faces)
    : run.answer({ seat: input.seat, as: input.as as string }, copyJson(input.choice as Json));

const copied = (run: Run<Battle>): Run<Battle> => new Run<Battle>(linesScene, JSON.parse(JSON.stringify(run.state)));

/** How seldom lists and wrong answers are looked at: once in so many answers. */
const LISTED = 300;
const WRONG = 50;

/** Of what is offered now some are tried, each of them is taken. */
const refusesOffered = (run: Run<Battle>, { seat, as }: Asked, source: Stream): string | null => {
  const all = run.choices({ seat, as }) ?? [];
  for (let tries = Math.min(4, all.length); tries > 0; tries--) {
    const choice = all[source.below(all.length)] as Json;
    const refusal = copied(run).answer({ seat, as }, copyJson(choice));
    if (refusal !== null) return `an offered choice is refused: ${JSON.stringify([refusal, choice])}`;
  }
  return null;
};

/** The same with somebody else named, as somebody wrong would say it. */
const spoilt = ({ units, roster }: BattleOpen, choice: Record<string, Json>, source: Stream): Record<string, Json> => {
  const keys = [...units, ...roster].map(({ name }) => name);
  const fields = ['figure', 'target', 'partner', 'charge', 'swap'].filter((field) => field in choice);
  const field = fields[source.below(Math.max(1, fields.length))];
  const path = choice.path as Json[] | undefined;
  if (path !== undefined && path.length > 0 && source.below(3) === 0) return { ...choice, path: path.slice(1) };
  return field === undefined ? choice : { ...choice, [field]: keys[source.below(keys.length)] as string };
};

/** What is neither offered nor meant is taken or refused; refused, it has changed nothing, and where all is listed it is refused. */
const takesWrong = (run: Run<Battle>, input: Given, source: Stream): string | null => {
  if (input.input === 'dice') return null;
  const asked = { seat: input.seat, as: input.as as string };
  const choice = spoilt(run.state.open as BattleOpen, input.choice as Record<string, Json>, source);
  const other = copied(run);
  const before = JSON.stringify(other.state);
  const refusal = other.answer(asked, copyJson(choice));
  if (refusal !== null)
    return JSON.stringify(other.state) === before
      ? null
      : `a refused choice changed something: ${JSON.stringify(choice)}`;
  // Of leaders the name of the unit says as much as their own.
  if (run.awaits.need === 'answers' && run.awaits.step === 'challenges') return null;
  const isListed = (run.choices(asked) ?? []).some((one) => JSON.stringify(one) === JSON.stringify(choice));
  return isListed || hasOthers(run as never, asked) ? null : `not offered and taken: ${JSON.stringify(choice)}`;
};

interface Played {
  readonly run: Run<Battle>;
  readonly inputs: readonly Given[];
}

/** Plays a battle at random to its end, with an eye on the laws. Every answer is judged as if it came from outside. */
const played = (start: Start, seed: string, takenUp: number): Played => {
  const source = stream(seed);
  const inputs: Given[] = [];
  let books: Books | null = null;
  let run: Run<Battle>;
  const listener = {
    heard: ({ event }: { event: unknown }) => books?.hears(event as BattleEvent, run.state as unknown as BattleSight),
    thrown: () => undefined,
  };
  const begun = beginState(linesScene, start);
  if (!begun.ok) throw new Error(JSON.stringify([begun.refusal, start]));
  run = new Run<Battle>(linesScene, begun.value, listener as never);
  books = new Books(run.state.open as BattleOpen);
  const fail = (fault: string): never => {
    throw new Error(`${fault}: ${seed}, after ${inputs.length} inputs, ${JSON.stringify(start)}`);
  };
  const holds = (fault: string | null): void => (fault === null ? undefined : fail(fault));
  while (inputs.length < MOST) {
    if (inputs.length > 0 && inputs.length === takenUp)
      run = new Run<Battle>(linesScene, JSON.parse(JSON.stringify(run.state)), listener as never);
    const sight = run.state as unknown as BattleSight;
    holds((run.awaits.need === 'dice' ? null : broken(sight)) ?? books.disagrees(sight));
    const input = randomInput(run as never, source);
    if (input === null) return { run, inputs };
    if (input.input !== 'dice') {
      const asked = { seat: input.seat, as: input.as as string };
      if (source.below(LISTED) === 0) holds(refusesOffered(run, asked, source));
      if (source.below(WRONG) === 0) holds(takesWrong(run, input, source));
    }
    const refusal = given(run, input);
    if (refusal !== null) fail(JSON.stringify([refusal, input]));
    inputs.push(input);
  }
  return fail(`WARBAND-ROUND-010 not over after ${MOST} inputs`);
};

/** The same inputs from the same start come to the same, word for word. */
const replayed = (start: Start, inputs: readonly Given[]): Run<Battle> => {
  const begun = beginState(linesScene, start);
  if (!begun.ok) throw new Error(JSON.stringify(begun.refusal));
  const run = new Run<Battle>(linesScene, begun.value);
  for (const input of inputs) given(run, input);
  return run;
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

test('WARBAND-ROUND-009 WARBAND-ROUND-010 WARBAND-LINE-012 WARBAND-LINE-013 WARBAND-LINE-027 WARBAND-LINE-030 the laws of a battle hold in battles at random: each ends, nobody and no point of damage is lost or made, and it can be played again', () => {
  const endings = new Set<string>();
  const start = fc.oneof({ weight: 9, arbitrary: tinyBattles }, { weight: 1, arbitrary: smallBattles });
  const games = fc.record({ start, seed: fc.nat() });
  for (const { start: one, seed } of someDrawn(games, BATTLES)) {
    const { run, inputs } = played(one, `laws ${seed}`, seed % 4 === 0 ? 1 + (seed % 97) : 0);
    checkOutcome(run.outcome() as BattleOutcome, run.state as unknown as BattleSight);
    endings.add(run.outcome().ending);
    if (seed % 8 === 0) expect(JSON.stringify(replayed(one, inputs).state)).toBe(JSON.stringify(run.state));
  }
  expect(endings.has('won')).toBe(true);
});
