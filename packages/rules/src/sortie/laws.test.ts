import { beginState, type Result, Run, type Start, stream } from '@warmoot/kernel';
import { byTier, randomInput, someDrawn } from '@warmoot/kernel/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SortieOpen } from './battle/model.js';
import type { SortieOutcome } from './battle/outcome.js';
import type { Sortie, SortieEvent } from './battle/sortie.js';
import { sortieScene } from './scene.js';
import { smallStarts } from './testing/starts.js';

/** More inputs than any battle of three units a side can take in forty rounds. */
const MOST = 20_000;

const value = <A>(result: Result<A>): A => {
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
};

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

/** Heads of all who are not part of another. */
const headsIn = ({ heads, fate }: SortieOpen, of = heads): number =>
  sum(of.filter((_, unit) => fate[unit] !== 'joined'));

/** SORTIE-STATE-001, SORTIE-STATE-004: what an event says of a unit's F; units that join or split are counted by their sum apart. */
const changeOfF = (event: SortieEvent, open: SortieOpen): readonly (readonly [number, number])[] => {
  switch (event.event) {
    case 'applied':
      return event.impacts.map(({ unit, spent, gained, lost }) => [unit, gained - spent - lost]);
    case 'withdrew':
      return [[event.unit, event.ignored]];
    case 'passedThrough':
      return [[event.friend, -event.dice]];
    case 'recovered':
      return event.units.map((unit) => [unit, 1]);
    case 'escaped':
    case 'caught':
      // SORTIE-STATE-003: who rolled its dice has none left; who did not try keeps them.
      return event.total === null ? [] : [[event.unit, -(open.floating[event.unit] as number)]];
    default:
      return [];
  }
};

/** What must hold at every moment. */
const broken = (
  open: SortieOpen,
  before: SortieOpen | null,
  limit: number,
  heard: readonly SortieEvent[],
): string | null => {
  const units = open.roster.map((_, unit) => unit);
  const byUnit = [
    open.heads,
    open.floating,
    open.record,
    open.fate,
    open.flankedBy,
    open.apart,
    open.orders,
    open.plans,
  ];
  if (byUnit.some((list) => list.length !== units.length)) return 'SORTIE-COMBINE-010 a unit without its facts';
  if (units.some((unit) => open.apart[unit]?.some((far, other) => far < 0 || far !== open.apart[other]?.[unit])))
    return 'SORTIE-ROUND-010 a distance below 0, or another way back';
  if (open.heads.some((heads) => heads < 1)) return 'SORTIE-UNIT-001 a unit without heads';
  if (open.roster.some(({ parts }, unit) => sum(parts.map(({ heads }) => heads)) !== open.heads[unit]))
    return 'SORTIE-COMBINE-001 parts that are not the whole';
  if (open.record.some((record) => record < 0)) return 'SORTIE-AFTER-006 fewer than no dice on record';
  if (open.round > limit) return 'SORTIE-END-003 a round after the last';
  if (open.quiet > 2) return 'SORTIE-END-002 too quiet';
  if (units.some((unit) => open.flankedBy[unit]?.some((by) => open.roster[by]?.side === open.roster[unit]?.side)))
    return 'SORTIE-STATE-018 flanked by a friend';
  if (open.flankedBy.some((by) => by.some((one) => open.fate[one] !== 'here')))
    return 'SORTIE-STATE-020 flanked by somebody who is out';
  if (before === null) return null;
  const staked = heard.flatMap((event) => (event.event === 'planned' ? event.plans : []));
  if (
    staked.some((plan, unit) => plan !== null && spent(plan) > Math.max(0, before.floating[unit % units.length] ?? 0))
  )
    return 'SORTIE-FLOAT-016 more dice than there were';
  if (headsIn(open) !== headsIn(before)) return 'heads have been lost or made';
  if (headsIn(open, open.headsBefore) !== headsIn(before, before.headsBefore)) return 'heads of the start have changed';
  if (
    units.some((unit) => before.fate[unit] !== undefined && before.fate[unit] !== 'here' && open.fate[unit] === 'here')
  )
    return 'SORTIE-STATE-015 a unit came back';
  // What a round says of the dice in hand is what comes of its lines, and what there is then.
  const isUntold = heard.some(
    (event) =>
      event.event === 'applied' &&
      event.impacts.some(({ unit, spent, gained, lost }, nth) => {
        const { total, lines } = event.hands[nth] as (typeof event.hands)[number];
        const told = sum((lines ?? []).map(({ by }) => by));
        return told !== total || total !== (before.floating[unit] as number) + gained - lost - spent;
      }),
  );
  if (isUntold) return 'SORTIE-EFFECT-019 dice without a reason';
  const isRemade = heard.some(({ event }) => event === 'joined' || event === 'split');
  if (isRemade) return null;
  const expected = before.floating.slice();
  for (const event of heard)
    for (const [unit, by] of changeOfF(event, { ...before, floating: expected })) (expected[unit] as number) += by;
  return expected.every((floating, unit) => floating === open.floating[unit])
    ? null
    : 'SORTIE-STATE-001 dice from nowhere';
};

const spent = ({ bids, arrows }: NonNullable<SortieOpen['plans'][number]>): number =>
  sum([...Object.values(bids), ...Object.values(arrows)]);

/** What the next moment is compared with. */
const remembered = (open: SortieOpen): SortieOpen => ({
  ...open,
  heads: open.heads.slice(),
  headsBefore: open.headsBefore.slice(),
  floating: open.floating.slice(),
  fate: open.fate.slice(),
});

/** Plays a battle at random to its end, in place and with an eye on the laws. Whoever is calm stands. */
const played = (start: Start, seed: string, isCalm: boolean): Run<Sortie> => {
  const source = stream(seed);
  const heard: SortieEvent[] = [];
  const listener = {
    heard: ({ event }: { event: unknown }) => heard.push(event as SortieEvent),
    thrown: () => undefined,
  };
  const run = new Run<Sortie>(sortieScene, value(beginState(sortieScene, start)), listener as never);
  let before: SortieOpen | null = null;
  for (let inputs = 0; inputs < MOST; inputs++) {
    const { open, given } = run.state;
    const fault = broken(open, before, given.options['sortie.roundLimit'], heard);
    if (fault !== null) throw new Error(`${fault}: ${JSON.stringify(start)} ${seed}`);
    before = remembered(open);
    heard.length = 0;
    const input = randomInput(run as never, source);
    if (input === null) return run;
    const stands = isCalm && run.awaits.need === 'answers' && run.awaits.step === 'orders';
    const refusal =
      input.input === 'dice'
        ? run.dice(input.faces)
        : run.answer({ seat: input.seat, as: input.as as string }, stands ? STAND : input.choice);
    if (refusal !== null) throw new Error(`${JSON.stringify(refusal)}: ${JSON.stringify(start)} ${seed}`);
  }
  throw new Error(`SORTIE-END-003 not over after ${MOST} inputs`);
};

const STAND = { choose: 'stand' };

/** SORTIE-AFTER-010, SORTIE-AFTER-014: everybody is fit, injured or dead, or a prisoner, and once. */
const checkOutcome = ({ armies, winner, ending }: SortieOutcome, open: SortieOpen): void => {
  for (const [side, army] of armies.entries()) {
    const listed = open.roster.filter((row) => row.side === side);
    expect(army.units.map(({ unit }) => unit)).toEqual(listed.map(({ name }) => name));
    expect(army.retreated).toBe(winner !== null && winner !== army.name);
    for (const { fate, heads, fit, injured, dead, prisoners, troops, floating, unit } of army.units) {
      const began = open.started[open.roster.findIndex(({ name }) => name === unit)] as number;
      const isCounted =
        fit + injured + dead === heads &&
        prisoners === (fate === 'captured' ? fit + injured : 0) &&
        (fate !== 'killed' || dead === heads) &&
        (fate !== 'joined' || heads === 0) &&
        // SORTIE-AFTER-012: what joined or split units have after a day's rest is worked out anew, and is no bound here.
        (fate === 'joined' || floating <= began) &&
        troops.every((troop) => troop.fit + troop.injured + troop.dead === troop.heads);
      if (!isCounted) throw new Error(`SORTIE-AFTER-014 ${JSON.stringify(army.units)}`);
    }
  }
  const isHere = (side: number) => open.roster.some((row, unit) => row.side === side && open.fate[unit] === 'here');
  if (ending === 'fieldWon') expect([isHere(0), isHere(1)].filter(Boolean)).toHaveLength(1);
  if (ending === 'bothGone') expect([isHere(0), isHere(1)]).toEqual([false, false]);
};

test('the laws of a battle of sorties hold in 2,000 battles at random', () => {
  const endings = new Set<string>();
  const games = fc.record({ start: smallStarts, seed: fc.nat() });
  for (const { start, seed } of someDrawn(games, 2000)) {
    const run = played(start, `laws ${seed}`, seed % 50 === 0);
    checkOutcome(run.outcome() as SortieOutcome, run.state.open as SortieOpen);
    endings.add(run.outcome().ending);
  }
  expect([...endings].sort()).toEqual(
    expect.arrayContaining(byTier(['fieldWon'], ['agreed', 'bothGone', 'fieldWon', 'roundLimit'])),
  );
});
