import { apply, begin, type Result, type Run, type Start, type Stream, stream } from '@warmoot/kernel';
import { byTier, randomInput, someDrawn } from '@warmoot/kernel/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeOf } from '../../war/ground/ground.js';
import { commandScene } from '../campaign/duels.js';
import type { Command, CommandChoice, CommandEvent, CommandOutcome, CommandSight } from './command.js';
import { groundOf } from './ground.js';
import type { CommandOpen } from './model.js';
import { atEmptyField, atTheLimit } from './testing/bruteAfter.js';
import { BRUTE_OPTIONS, type Brute, type BruteUnit } from './testing/bruteModel.js';
import { smallStarts } from './testing/starts.js';

/** More inputs than any battle of four units a side can take in ten rounds. */
const MOST = 5000;

/** Battles without people of a saga: duels are scenes of their own, with laws of their own. */
const withoutChampions = ({ setup, options }: Start): Start => {
  const { north, south, ...rest } = setup as { readonly north: object; readonly south: object };
  return { setup: { ...rest, north: { ...north, champions: [] }, south: { ...south, champions: [] } }, options };
};

/** What must hold at every moment, given what held at the moment before. */
const broken = (open: CommandOpen, before: CommandOpen | null, limit: number): string | null => {
  const standing = open.at.filter((at) => at >= 0);
  if (new Set(standing).size !== standing.length) return 'COMMAND-HEX-005 two units on one hex';
  if (open.points.some((points) => points < 0)) return 'COMMAND-POINTS-008 fewer than no points';
  if (open.round > limit) return 'COMMAND-END-003 a round after the last';
  if (open.at.some((at, unit) => at >= 0 && open.fate[unit] !== 'here')) return 'COMMAND-ROUT-003 gone, and here';
  if (open.at.some((at, unit) => at >= 0 && (open.damage[unit] as number) > 3))
    return 'COMMAND-HEALTH-003 broken, and here';
  if (before === null) return null;
  if (open.points.some((points, unit) => points > (before.points[unit] as number)))
    return 'COMMAND-POINTS-002 points regained';
  if (open.damage.some((damage, unit) => damage < (before.damage[unit] as number)))
    return 'COMMAND-HEALTH-004 damage healed';
  const turnedUp = open.at.some((at, unit) => at >= 0 && before.fate[unit] !== 'here');
  return turnedUp ? 'COMMAND-ROUT-003 a unit came back' : null;
};

/** COMMAND-HEALTH-005, COMMAND-END-007: in a hundred. */
const survivors = (fate: string, damage: number): number =>
  fate === 'slaughtered' ? 0 : ([100, 90, 70, 40][damage] ?? 20);

/** The end of a battle for the brute force, which says once more who has won. */
const asBrute = (sight: CommandSight): Brute => {
  const { open, given } = sight;
  const units = open.roster.map((row, unit) => {
    const at = open.at[unit] as number;
    return {
      side: row.side === 0 ? 'north' : 'south',
      fate: open.fate[unit],
      damage: open.damage[unit],
      hex: at < 0 ? null : placeOf(groundOf(sight), at),
    } as BruteUnit;
  });
  const objectives = given.options['command.objectiveHexes'];
  return { options: { ...BRUTE_OPTIONS, 'command.objectiveHexes': objectives }, units } as unknown as Brute;
};

const value = <A>(result: Result<A>): A => {
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
};

/** An input at random, but thought over so many times before a unit routs or an army concedes. */
const calmInput = (run: Run<Command>, source: Stream, patience: number): ReturnType<typeof randomInput> => {
  const input = randomInput(run as never, source);
  if (patience === 0 || input?.input !== 'answer') return input;
  const { choose } = input.choice as CommandChoice;
  return choose === 'rout' || choose === 'concede' ? calmInput(run, source, patience - 1) : input;
};

/** Plays a battle at random to its end, with an eye on the laws; gives its end and all that was heard. */
const played = (start: Start, seed: string, patience: number) => {
  const source = stream(seed);
  const heard: CommandEvent[] = [];
  let before: CommandOpen | null = null;
  let moved = value(begin(commandScene, start));
  for (let inputs = 0; inputs < MOST; inputs++) {
    const { run } = moved;
    const { open, given } = run.state;
    heard.push(...moved.heard.map(({ event }) => event as CommandEvent));
    const fault = broken(open, before, given.options['command.roundLimit']);
    if (fault !== null) throw new Error(fault);
    before = open;
    const input = calmInput(run as Run<Command>, source, patience);
    if (input === null) return { run, heard };
    moved = value(apply(commandScene, run.state, input));
  }
  throw new Error(`COMMAND-END-003 not over after ${MOST} inputs`);
};

/** COMMAND-END-001 to -006, -009: who has won, by the naive count. */
const winnerOf = ({ state }: Run<Command>, heard: readonly CommandEvent[]): string | null => {
  const conceded = heard.find((event) => event.event === 'conceded');
  if (conceded !== undefined) return conceded.side === 0 ? 'Blue' : 'Red';
  const brute = asBrute(state as CommandSight);
  const winner = atEmptyField(brute) ?? atTheLimit(brute);
  return winner === 'draw' ? null : winner === 'north' ? 'Red' : 'Blue';
};

const checkOutcome = ({ armies, winner }: CommandOutcome, open: CommandOpen): void => {
  for (const [side, army] of armies.entries()) {
    const rows = open.roster.flatMap((row, unit) => (row.side === side ? [unit] : []));
    // Every unit of the roster is somewhere, and once.
    expect(army.units.map(({ unit }) => unit)).toEqual(rows.map((unit) => open.roster[unit]?.name));
    const fates = ['here', 'routed', 'slaughtered', 'left'].map(
      (fate) => army.units.filter((unit) => unit.fate === fate).length,
    );
    expect(fates.reduce((sum, count) => sum + count)).toBe(rows.length);
    expect(army.units.map((unit) => unit.survivors)).toEqual(
      army.units.map(({ fate, damage }) => survivors(fate, damage)),
    );
    const unbroken = army.units.filter(({ fate }) => fate === 'here' || fate === 'left');
    expect(army.health).toBe(unbroken.reduce((sum, { damage }) => sum + 4 - damage, 0));
    for (const { soldiers, survivors: share, fate } of army.units) {
      if (soldiers === null) continue;
      // COMMAND-SAGA-010: losses are rounded up, so whoever is left is rounded down.
      expect(soldiers.after).toBe(Math.floor((soldiers.before * share) / 100));
      expect(soldiers.prisoners).toBeLessThanOrEqual(fate === 'slaughtered' ? Math.floor(soldiers.before / 2) : 0);
    }
    if (winner === army.name) expect(army.retreated).toBe(false);
  }
};

/** COMMAND-MORALE-005: a chain of routs ends, because each unit checks at most once for each other, and downwards. */
const checkChains = (heard: readonly CommandEvent[], open: CommandOpen): void => {
  const checks = heard.flatMap((event) => (event.event === 'checkedMorale' ? [[event.unit, event.routed]] : []));
  expect(new Set(checks.map(String)).size).toBe(checks.length);
  const grade = (unit: number | undefined): string => open.roster[unit as number]?.grade ?? '';
  expect(checks.filter(([unit, routed]) => grade(unit) <= grade(routed))).toEqual([]);
  const routed = heard.flatMap((event) => (event.event === 'routed' ? [event.unit] : []));
  expect(new Set(routed).size).toBe(routed.length);
};

test('the laws of a battle hold in 2,000 battles at random', () => {
  const endings = new Set<string>();
  const games = fc.record({ start: smallStarts, seed: fc.nat() });
  for (const { start, seed } of someDrawn(games, 2000)) {
    const { run, heard } = played(withoutChampions(start), `laws ${seed}`, seed % 2 === 0 ? 0 : 6);
    const open = run.state.open as CommandOpen;
    const outcome = run.outcome();
    expect(outcome.winner).toBe(winnerOf(run as Run<Command>, heard));
    checkOutcome(outcome, open);
    checkChains(heard, open);
    endings.add(outcome.ending);
  }
  expect([...endings].sort()).toEqual(
    expect.arrayContaining(byTier(['fieldWon'], ['bothGone', 'conceded', 'fieldWon', 'quiet', 'roundLimit'])),
  );
});
