import {
  apply,
  begin,
  type Entry,
  type Json,
  type Moved,
  type Result,
  type SceneTypes,
  stream,
  type TallyLine,
} from '@warmoot/kernel';
import { byTier, randomInput } from '@warmoot/kernel/testing';
import { manifests, SCENES } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { accountOf, outcomeText } from '../account.js';
import { awaitedOf } from '../awaited.js';
import { boardOf } from '../board.js';
import type { Words } from '../catalogue/words.js';
import { de, en } from '../languages.js';

const KINDS = ['march', 'chase', 'race'];
const MOST_INPUTS = byTier(30, 60);

/** Every ready-made start of Contested Movement in both editions, and two at once. */
const STARTS = manifests()
  .filter(({ kind }) => KINDS.includes(kind))
  .flatMap(({ rules, starts, atOnce }) => [
    ...starts.map(({ name, setup, seats }) => ({ scene: rules.scene, name, seats: seats.most, setup })),
    ...['acorn', 'birch'].map((seed) => ({
      scene: rules.scene,
      name: `at once, ${seed}`,
      seats: 2,
      setup: (all: readonly string[], told: (key: string) => string) => atOnce?.setup(all, seed, told),
    })),
  ]);

const valueIn = (result: Result<Moved<SceneTypes>>): Moved<SceneTypes> => {
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
};

interface Told {
  readonly lines: readonly string[];
  readonly missing: readonly string[];
}

/** All that is told of a game played at random, to a seat; and what nobody has words for. */
const played = (
  words: Words,
  { scene, name, seats: n, setup }: (typeof STARTS)[number],
  hearer: string | null,
): Told => {
  const rules = SCENES[scene] as (typeof SCENES)[string] & object;
  const seats = ['ana', 'bo', 'cid'].slice(0, n);
  const source = stream(`${scene} ${name}`);
  const lines: string[] = [];
  const missing = new Set<string>();
  const note = (key: string, known: object | undefined): void => {
    if (known === undefined || !Object.hasOwn(known, key)) missing.add(key);
  };
  let moved: Moved<SceneTypes> = valueIn(
    begin(rules, { setup: setup(seats, (key) => words.scenes[scene]?.written?.[key] ?? key) as Json }),
  );
  for (let inputs = 0; inputs < MOST_INPUTS; inputs++) {
    const { run, heard } = moved;
    const { awaits } = run;
    if (run.over) lines.push(outcomeText(words, run, hearer));
    const isOuter = run.rules.scene === scene && run.state.inner === null;
    if (isOuter) for (const { event, depth } of heard) if (depth === 0) note(event.event, words.scenes[scene]?.events);
    if (isOuter && awaits.need === 'answers') note(awaits.step, words.scenes[scene]?.questions);
    const tally = isOuter && awaits.need === 'dice' ? awaits.throw.tally : null;
    for (const { what } of [...(tally?.plus ?? []), ...(tally?.against ?? [])] as TallyLine[])
      note(what, words.scenes[scene]?.tally);
    const awaited = awaitedOf(words, run, hearer);
    lines.push(awaited.lead, ...awaited.choices.map(({ text }) => text), ...awaited.lines);
    if (inputs % 10 === 0) lines.push(...boardOf(words, run, hearer).flatMap((one) => [one.title, ...one.lines]));
    const input = randomInput(run, source);
    if (input === null) break;
    moved = valueIn(apply(rules, run.state, input));
    const thrown = moved.thrown === null ? null : { ...moved.thrown, tally: moved.thrown.throw.tally };
    const entry = { seq: inputs + 1, input, thrown, heard: moved.heard } as unknown as Entry;
    const account = accountOf(words, { entry, before: run, after: moved.run }, hearer);
    lines.push(...account.lead, ...account.lines, ...account.rows.map(({ label }) => label));
  }
  return { lines, missing: [...missing] };
};

/** What no sentence for people has in it: a value that is not there, or a key of the program. */
const UNSAID = /undefined|\[object|\bnull\b|NaN|[a-z]+[A-Z][a-z]+|\{|\}/;

describe.each(STARTS)('$scene, $name', (start) => {
  test.each([
    ['en', en, 'ana'],
    ['de', de, null],
  ] as const)('whatever happens has words: %s', (_, words, hearer) => {
    const { lines, missing } = played(words, start, hearer);
    expect(missing).toEqual([]);
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.filter((line) => UNSAID.test(line))).toEqual([]);
    if (process.env.SHOW) console.log(lines.join('\n'));
  });
});
