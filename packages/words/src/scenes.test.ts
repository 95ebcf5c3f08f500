import {
  apply,
  begin,
  type Json,
  type Manifest,
  type Moved,
  type SceneTypes,
  stream,
  type TallyLine,
} from '@warmoot/kernel';
import { randomInput, someOf } from '@warmoot/kernel/testing';
import { manifests, SCENES, saga } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import type { Words } from './catalogue/words.js';
import { LANGUAGES } from './languages.js';

const ALL: readonly Words[] = Object.values(LANGUAGES).map(({ words }) => words);

test.each(ALL)('every scene that can be played has words, and there are none for others: $language', (words) => {
  const wordless = Object.keys(SCENES).filter((scene) => words.scenes[scene] === undefined);
  expect(wordless).toEqual([]);
  expect(Object.keys(words.scenes).filter((scene) => SCENES[scene] === undefined)).toEqual([]);
});

const side = (name: string, seat: string, rating: number) => ({ name, seat, rating });

const CHECKS: readonly Json[] = [
  { kind: 'opposed', seats: ['ana', 'bo'], acting: side('Ana', 'ana', 4), opposing: side('Bo', 'bo', 2) },
  { kind: 'unopposed', seats: ['ana', 'bo', 'cid'], acting: side('Ana', 'ana', 4), action: 'climbs' },
  {
    kind: 'unopposed',
    seats: ['ana', 'bo'],
    acting: side('Ana', 'ana', 4),
    action: 'climbs',
    repeats: { changed: 'a rope' },
  },
  {
    kind: 'contest',
    seats: ['ana', 'bo'],
    rivals: [side('Ana', 'ana', 4), side('Bo', 'bo', 4), side('Cid', 'ana', 4), side('Dag', 'bo', 4)],
  },
];

/** Plays at random and hands over each moment. */
const playAtRandom = (scene: string, setup: Json, seed: string, each: (moved: Moved<SceneTypes>) => void): void => {
  const rules = SCENES[scene];
  if (rules === undefined) throw new Error(scene);
  const source = stream(seed);
  let moved = begin(rules, { setup });
  for (let inputs = 0; inputs < 200 && moved.ok; inputs++) {
    each(moved.value);
    const input = randomInput(moved.value.run, source);
    if (input === null) return;
    moved = apply(rules, moved.value.run.state, input);
  }
  expect(moved.ok).toBe(true);
};

const CHECK_SCENES = ALL.flatMap(({ language, scenes }) =>
  ['saga/check', 'saga-1e/check'].map((scene) => [scene, language, scenes[scene]] as const),
);

describe.each(CHECK_SCENES)('%s in %s', (scene, _, words) => {
  test.each(CHECKS)('whatever happens has words: %j', (setup) => {
    const missing = new Set<string>();
    const note = (key: string, known: object | undefined): void => {
      if (known === undefined || !Object.hasOwn(known, key)) missing.add(key);
    };
    for (const game of someOf(20)) {
      playAtRandom(scene, setup, `words ${game}`, ({ run, heard }) => {
        for (const { event } of heard) note(event.event, words?.events);
        const { awaits } = run;
        if (awaits.need === 'answers') note(awaits.step, words?.questions);
        const tally = awaits.need === 'dice' ? awaits.throw.tally : null;
        for (const { what } of [...(tally?.plus ?? []), ...(tally?.against ?? [])] as TallyLine[]) {
          note(what, words?.tally);
        }
      });
    }
    expect([...missing]).toEqual([]);
  });

  test('every skill has a word', () => {
    expect(saga.ALL_SKILLS.filter((skill) => words?.tally[`skill.${skill}`] === undefined)).toEqual([]);
  });
});

const HEALING: Json = {
  seats: ['ana', 'bo'],
  patient: {
    name: 'Ella',
    seat: 'ana',
    wounds: [
      { part: 'head', severity: 'major' },
      { part: 'leftLeg', severity: 'major', kind: 'bone' },
      { part: 'body', severity: 'minor' },
    ],
  },
  healer: { name: 'Bo', seat: 'bo', heal: 6 },
  days: [
    { healer: null },
    { healer: { name: 'Ella', seat: 'ana', heal: 6 }, lasting: 2 },
    { materials: [], food: false, dry: false, spent: 'walking', armsUsed: ['leftArm'] },
    { lasting: 60 },
  ],
};
const AID: Json = {
  seats: ['ana', 'bo'],
  victim: { name: 'Ella', seat: 'ana' },
  helpers: [{ name: 'Bo', seat: 'bo', heal: 3 }],
};

const HEALINGS = (
  [
    ['saga/healing', HEALING],
    ['saga-1e/healing', HEALING],
    ['saga/aid', AID],
    ['saga-1e/aid', AID],
  ] as const
).flatMap(([scene, setup]) => ALL.map(({ language, scenes }) => [scene, language, setup, scenes[scene]] as const));

test.each(HEALINGS)('%s in %s: whatever happens has words', (scene, _, setup, words) => {
  const missing = new Set<string>();
  for (const game of someOf(5)) {
    playAtRandom(scene, setup, `${scene} ${game}`, ({ run, heard }) => {
      const { awaits } = run;
      const tally = awaits.need === 'dice' ? awaits.throw.tally : null;
      const keys = [
        ...heard.map(({ event }) => [event.event, words?.events] as const),
        ...(awaits.need === 'answers' ? [[awaits.step, words?.questions] as const] : []),
        ...[...(tally?.plus ?? []), ...(tally?.against ?? [])].map(({ what }) => [what, words?.tally] as const),
      ];
      for (const [key, known] of keys) if (known === undefined || !Object.hasOwn(known, key)) missing.add(key);
    });
  }
  expect([...missing]).toEqual([]);
});

/** The keys under which a scene has something told: in its ready-made starts, and where it is played at once. */
const toldBy = ({ starts, atOnce }: Manifest): readonly string[] => {
  const keys = new Set<string>();
  const told = (key: string): string => {
    keys.add(key);
    return key;
  };
  for (const { setup } of starts) setup(['ana', 'bo'], told);
  for (let seed = 0; seed < 60; seed++) atOnce?.setup(['ana', 'bo'], `${seed}`, told);
  return [...keys].sort();
};

test.each(ALL)('what people would write is there, and nothing else: $language', (words) => {
  for (const manifest of manifests()) {
    const { scene } = manifest.rules;
    if (words.scenes[scene] === undefined) continue;
    expect(Object.keys(words.scenes[scene]?.written ?? {}).sort()).toEqual(toldBy(manifest));
  }
});
