import { beginState, copyJson, type Json, type Result, Run, type Start, type State, stream } from '@warmoot/kernel';
import { byTier, partly, randomInput, someDrawn } from '@warmoot/kernel/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areBeside, areFoes, isHere, sideOf } from './figures/figures.js';
import type { Figure, FigureIndex, SkirmishOpen } from './model/model.js';
import type { SkirmishOutcome } from './model/outcome.js';
import type { Skirmish, SkirmishEvent, SkirmishSight } from './model/skirmish.js';
import { stands } from './round/closing.js';
import { skirmishScene } from './scene.js';
import { smallStarts } from './testing/starts.js';

/** More inputs than any fight of three a side has taken by far. */
const MOST = 20_000;

const FIGHTS = 2000;

const value = <A>(result: Result<A>): A => {
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
};

const count = <A>(all: readonly A[], is: (one: A) => boolean): number => all.filter(is).length;

/** WARBAND-GEAR-002: things that are somewhere: in a hand, on a belt, in a pack, on the ground. */
const things = ({ figures }: Pick<SkirmishOpen, 'figures'>): number =>
  figures.reduce((sum, { items }) => sum + count(items, ({ kept }) => kept !== 'gone'), 0);

/** How many things an event takes out of the world. */
const takesOut = (event: SkirmishEvent): number =>
  event.event === 'helmetGiven' || event.event === 'shieldGiven' || (event.event === 'used' && event.gone) ? 1 : 0;

/** WARBAND-HEALTH-001: what an event makes of a figure's HP; undefined where it has nothing to do with them. */
const hpAfter = (event: SkirmishEvent, figure: FigureIndex, hp: number): number | undefined => {
  if (!('figure' in event) || event.figure !== figure) return undefined;
  switch (event.event) {
    case 'harmed':
      return Math.max(0, hp - event.points);
    case 'healed':
      return hp + event.points;
    case 'gotMight':
      return hp + 1;
    case 'slainAtOnce':
      return 0;
    default:
      return undefined;
  }
};

/** WARBAND-RANGED-012: who has thrown in the course of a charge, from any space of its way, and is still to go on. */
const isUnderWay = ({ agenda }: Under, figure: FigureIndex): boolean =>
  agenda.some((step) => step.step === 'goOn' && step.figure === figure);

/** WARBAND-GRID-001: two in one space are foes, and one of them lies under the other; or one only goes through. */
const crowded = (sight: Under): boolean =>
  sight.open.figures.some((one, a) =>
    sight.open.figures.some(
      (other, b) =>
        b < a &&
        one.at === other.at &&
        isHere(sight, a) &&
        isHere(sight, b) &&
        !(areFoes(sight, a, b) && (one.prone || other.prone)) &&
        !(isUnderWay(sight, a) || isUnderWay(sight, b)),
    ),
  );

/** WARBAND-GRAPPLE-013: foes beside each other, and nobody twice among the held. */
const badHold = (sight: SkirmishSight): boolean =>
  sight.open.holds.some(
    ({ controller, held }) =>
      !isHere(sight, controller) ||
      !isHere(sight, held) ||
      !areFoes(sight, controller, held) ||
      !areBeside(sight, controller, held) ||
      count(sight.open.holds, (other) => other.held === held) > 1,
  );

const badHealth = ({ hp, mostHp, fate, dying, criticalSince }: Figure, pc: boolean): boolean =>
  hp < 0 || hp > mostHp || ((dying || criticalSince > 0) && (!pc || (hp > 0 && fate === 'fighting')));

/** A fight and what is to come in it. */
type Under = SkirmishSight & Pick<State<Skirmish>, 'agenda'>;

type Seen = Pick<SkirmishOpen, 'figures' | 'round'>;

/** What must hold at every moment. */
const broken = (sight: Under, before: Seen | null, heard: readonly SkirmishEvent[]): string | null => {
  const open = sight.open as SkirmishOpen;
  if (open.figures.length !== open.roster.length) return 'a figure without its facts';
  if (crowded(sight)) return 'WARBAND-GRID-001 two in one space';
  if (badHold(sight)) return 'WARBAND-GRAPPLE-040 a hold that is none';
  if (open.figures.some((figure, nth) => badHealth(figure, open.roster[nth]?.pc === true)))
    return 'WARBAND-HEALTH-003 HP that cannot be';
  if (open.quiet >= sight.given.options['warband.quietRounds'] && open.ending === null)
    return 'WARBAND-ROUND-010 too quiet';
  if (before === null) return null;
  if (open.round < before.round || open.round > before.round + 1) return 'a round was left out';
  // Who has left at 0 HP may still be dead when the phase, or the round, is over.
  const isFixed = (fate: Figure['fate']): boolean => fate !== 'fighting' && fate !== 'left';
  if (before.figures.some(({ fate }, nth) => isFixed(fate) && open.figures[nth]?.fate !== fate))
    return 'WARBAND-PRIORITY-009 somebody came back';
  if (before.figures.some(({ fate }, nth) => fate === 'left' && open.figures[nth]?.fate === 'fighting'))
    return 'WARBAND-MOVE-024 somebody came back';
  if (things(before) - heard.reduce((sum, event) => sum + takesOut(event), 0) !== things(open))
    return 'WARBAND-GEAR-002 a thing was lost, or there are two of it';
  return unexplained(open, before, heard);
};

/** HP that nobody said a word about. WARBAND-MOD-023: a rider may lose one with the mount. */
const unexplained = (open: SkirmishOpen, before: Seen, heard: readonly SkirmishEvent[]): string | null => {
  for (const [nth, { hp, mounted }] of before.figures.entries()) {
    let expected = hp;
    for (const event of heard) expected = hpAfter(event, nth, expected) ?? expected;
    const now = open.figures[nth] as Figure;
    const fellOff = mounted && !now.mounted;
    if (now.hp !== expected && !(fellOff && now.hp === expected - 1)) return 'WARBAND-HEALTH-001 HP from nowhere';
  }
  return null;
};

/** WARBAND-ACTION-001, WARBAND-ACTION-002, WARBAND-ACTION-014: one action in each of two phases, or one for the whole round. */
const watchActions = () => {
  let done = new Map<string, number>();
  return (event: SkirmishEvent): string | null => {
    if (event.event === 'roundBegan') done = new Map();
    if (event.event !== 'acted') return null;
    const { figure, in: phase, act, wholeRound } = event;
    const times = (done.get(`${figure} ${phase}`) ?? 0) + 1;
    done.set(`${figure} ${phase}`, times);
    // WARBAND-MELEE-028: dice that were kept back are the same action.
    if (times > 1 && act !== 'attack') return 'WARBAND-ACTION-002 twice in one phase';
    if (done.has(`${figure} whole`)) return 'WARBAND-ACTION-014 it gave its whole round to something else';
    if (wholeRound) done.set(`${figure} whole`, 1);
    return null;
  };
};

const remembered = ({ figures, round }: SkirmishSight['open']): Seen =>
  ({ figures: figures.map((figure) => ({ ...figure })), round }) as Seen;

/**
 * Plays a fight at random to its end, with an eye on the laws. Every answer is judged as if it came from outside. Before the
 * input of number `takenUp` it is laid down as JSON and taken up again; 0: never.
 */
const played = (start: Start, seed: string, takenUp: number): Run<Skirmish> => {
  const source = stream(seed);
  const heard: SkirmishEvent[] = [];
  const actionFault = watchActions();
  const fail = (fault: string): never => {
    throw new Error(`${fault}: ${seed} ${JSON.stringify(heard.slice(-6))} ${JSON.stringify(start)}`);
  };
  const listener = {
    heard: ({ event }: { event: unknown }) => {
      heard.push(event as SkirmishEvent);
      const fault = actionFault(event as SkirmishEvent);
      if (fault !== null) fail(fault);
    },
    thrown: () => undefined,
  };
  let run = new Run<Skirmish>(skirmishScene, value(beginState(skirmishScene, start)), listener as never);
  let before: Seen | null = null;
  for (let inputs = 0; inputs < MOST; inputs++) {
    if (inputs > 0 && inputs === takenUp)
      run = new Run<Skirmish>(skirmishScene, JSON.parse(JSON.stringify(run.state)), listener as never);
    const sight = run.state as unknown as Under;
    const fault = broken(sight, before, heard);
    if (fault !== null) fail(fault);
    before = remembered(sight.open);
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

/** WARBAND-ROUND-009: who has won is who stands, and everybody is listed once. */
const checkOutcome = ({ ending, winner, bands, rounds }: SkirmishOutcome, sight: SkirmishSight): void => {
  const standing = ([0, 1] as const).filter((side) => stands(sight, side));
  expect(rounds).toBe(sight.open.round);
  expect(bands.map(({ figures }) => figures.map(({ figure }) => figure))).toEqual(
    [0, 1].map((side) => sight.open.roster.filter((row) => row.side === side).map(({ name }) => name)),
  );
  if (ending === 'won') expect(standing.map((side) => sight.given.bands[side]?.name)).toEqual([winner]);
  else expect(winner).toBe(null);
  if (ending === 'bothGone') expect(standing).toEqual([]);
  if (ending === 'quiet' || ending === 'agreed') expect(standing).toEqual([0, 1]);
  for (const [side, { figures }] of bands.entries())
    for (const { figure, fate, captured } of figures) {
      const nth = sight.open.roster.findIndex(({ name }) => name === figure);
      expect(sideOf(sight, nth)).toBe(side);
      if (fate === 'slain' || fate === 'dead') expect(captured).toBe(false);
    }
};

test('WARBAND-ROUND-009 WARBAND-ROUND-010 WARBAND-ACTION-001 the laws of a fight hold in 2,000 fights at random, some of them surprises, some taken up in mid-course, and each ends', () => {
  const endings = new Set<string>();
  const met = { surprises: 0, takenUp: 0 };
  const games = fc.record({ start: smallStarts, seed: fc.nat() });
  for (const { start, seed } of someDrawn(games, FIGHTS)) {
    // One in four is taken up again, somewhere in its course.
    const takenUp = seed % 4 === 0 ? 1 + (seed % 97) : 0;
    const run = played(start, `laws ${seed}`, takenUp);
    if (takenUp > 0) met.takenUp++;
    if (Object.hasOwn(start.setup as object, 'surprised')) met.surprises++;
    checkOutcome(run.outcome() as SkirmishOutcome, run.state as unknown as SkirmishSight);
    endings.add(run.outcome().ending);
  }
  expect([...endings]).toEqual(expect.arrayContaining(byTier(['won'], ['bothGone', 'quiet', 'won'])));
  expect(met.surprises).toBeGreaterThan(partly(FIGHTS / 10));
  expect(met.takenUp).toBeGreaterThan(partly(FIGHTS / 10));
});
