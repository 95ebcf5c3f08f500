import { apply, begin, type Json, type Moved, type SceneTypes, stream } from '@warmoot/kernel';
import { randomInput, someOf } from '@warmoot/kernel/testing';
import { SCENES, warband } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { accountOf, outcomeText } from '../account.js';
import { awaitedOf } from '../awaited.js';
import { boardOf } from '../board.js';
import type { Words } from '../catalogue/words.js';
import { LANGUAGES } from '../languages.js';

const ALL: readonly Words[] = Object.values(LANGUAGES).map(({ words }) => words);
const SCENE = SCENES['warband/battle'] as (typeof SCENES)[string];
const { mixed, pikes, raiders, riders, bows, guard } = warband.ARMIES;

/** Ready-made armies so near that they meet at once; in the dark, with a referee, and with other options. */
const STARTS: readonly (readonly [readonly object[], readonly object[], object, object])[] = [
  [mixed, pikes, {}, {}],
  [raiders, riders, { referee: 'cid' }, { 'warband.casualtySurvival': 'on', 'warband.rankCrits': 'extraDamage' }],
  [bows, guard, { surprised: 'b', dark: true }, { 'warband.quarter': 'always', 'warband.retreatSave': 'perRank' }],
];
const abreast = (units: readonly object[], x: number) =>
  units.map((unit, nth) => ({ ...unit, at: { x, y: 3 + 5 * nth } }));

const begun = (setup: unknown, options: unknown): Moved<SceneTypes> => {
  const moved = begin<SceneTypes>(SCENE, { setup: setup as Json, options: options as Json });
  if (!moved.ok) throw new Error(JSON.stringify(moved.refusal));
  return moved.value;
};

const BAD = /undefined|\[object|\{|\b[AB]\d\b|NaN/;

describe.each(ALL)('a battle of ranked units in $language', (words) => {
  const own = words.scenes['warband/battle'];

  test('whatever happens has words, whatever is open is told, and boards keep to the page', () => {
    const missing = new Set<string>();
    const note = (key: string, known: object | undefined): void => {
      if (known === undefined || !Object.hasOwn(known, key)) missing.add(key);
    };
    for (const nth of someOf(STARTS.length)) {
      const [a, b, more, options] = STARTS[nth] as (typeof STARTS)[number];
      const source = stream(`lines words ${nth}`);
      const setup = {
        seats: ['ana', 'bo', ...('referee' in more ? ['cid'] : [])],
        a: { name: 'Red', seat: 'ana', units: abreast(a, 9) },
        b: { name: 'Blue', seat: 'bo', units: abreast(b, 12) },
        ...more,
      };
      let moved = begun(setup, options);
      for (let inputs = 0; inputs < 250; inputs++) {
        const { run, heard } = moved;
        for (const { event } of heard) note(event.event, own?.events);
        const input = randomInput(run, source);
        if (input === null) {
          expect(outcomeText(words, run)).not.toMatch(BAD);
          break;
        }
        const after = apply<SceneTypes>(SCENE, run.state, input);
        if (!after.ok) throw new Error(JSON.stringify(after.refusal));
        const { awaits } = run;
        if (awaits.need === 'answers') note(awaits.step, own?.questions);
        if (awaits.need === 'dice')
          for (const { what } of [...(awaits.throw.tally?.plus ?? []), ...(awaits.throw.tally?.against ?? [])])
            note(what, own?.tally);
        const entry = { seq: inputs, input, thrown: null, heard: after.value.heard };
        const { lead, lines } = accountOf(words, { entry, before: run, after: after.value.run } as never);
        for (const line of [...lead, ...lines]) expect(line).not.toMatch(BAD);
        if (inputs % 50 === 0) {
          for (const { text } of awaitedOf(words, run, null).choices) expect(text).not.toMatch(BAD);
          for (const { lines: drawn } of boardOf(words, run, 'ana'))
            for (const line of drawn) expect(line.length).toBeLessThanOrEqual(80);
          expect(words.lines.aloud(run.view('ana') as never).join(' ')).not.toMatch(BAD);
        }
        moved = after.value;
      }
    }
    expect([...missing]).toEqual([]);
  });

  test('options, ready-made armies and battlefields have names', () => {
    const all = [...Object.keys(words.skirmish.options), ...Object.keys(words.lines.options)];
    expect(all.sort()).toEqual(Object.keys(warband.BATTLE_OPTION_RULES).sort());
    expect(Object.keys(words.lines.armies)).toEqual(Object.keys(warband.ARMIES));
    expect(Object.keys(words.lines.fields)).toEqual(Object.keys(warband.BATTLEFIELDS));
  });
});
