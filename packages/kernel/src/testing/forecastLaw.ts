import { expect } from 'vitest';
import { both, CERTAIN, type Chance, either, NEVER } from '../dice/chance.js';
import { chanceThat } from '../dice/odds.js';
import type { Throw, ThrowResult } from '../dice/reading.js';
import { facesFor, type Stream } from '../dice/stream.js';
import { reckon } from '../dice/throw.js';
import { sameJson } from '../json.js';
import type { Heard, Listener } from '../scene/awaited.js';
import type { AnyRules, Asked, SceneTypes } from '../scene/contract.js';
import { type Course, forecastOf, forecastWith, worldBehind } from '../scene/forecast.js';
import type { Run } from '../scene/run.js';
import { bruteForce, facesInAll } from './bruteForce.js';
import { expectSame } from './same.js';

/** So many prospects are looked at in one position of a random game. */
const MOST = 16;

/** So many faces of one throw are all shown. */
const MOST_FACES = 1000;

class Ear implements Listener {
  readonly all: Heard[] = [];
  heard(heard: Heard): void {
    this.all.push(heard);
  }
  thrown(): void {}
}

/** Answers that let the scene go on, at random: everybody's where all answer together, one otherwise. */
const answersFor = (run: Run<SceneTypes>, source: Stream): readonly (readonly [Asked, unknown])[] => {
  const { awaits } = run;
  if (awaits.need !== 'answers') return [];
  const trial = run.fork();
  const waiting = trial.awaits;
  const all = awaits.together ? awaits.asked : [awaits.asked[source.below(awaits.asked.length)] as Asked];
  const answers: (readonly [Asked, unknown])[] = [];
  for (const asked of all) {
    // Some may have been sealed before: then it goes on before all are asked.
    if (trial.awaits !== waiting) break;
    const choice = trial.sample(asked, source);
    expect(trial.answer(asked, choice)).toBeNull();
    answers.push([asked, choice]);
  }
  return answers;
};

interface Played {
  readonly results: readonly ThrowResult[];
  readonly chance: Chance;
  readonly throws: readonly Throw[];
  readonly course: Course<SceneTypes> | undefined;
  readonly run: Run<SceneTypes>;
  readonly heard: readonly Heard[];
}

/** Plays answers with dice from the source until the forecast has nothing more to say. */
const playedOut = (
  run: Run<SceneTypes>,
  answers: readonly (readonly [Asked, unknown])[],
  prospects: readonly Course<SceneTypes>[],
  source: Stream,
): Played => {
  const ear = new Ear();
  const played = run.fork(ear);
  for (const [asked, choice] of answers) expect(played.answer(asked, choice)).toBeNull();
  const results: ThrowResult[] = [];
  const throws: Throw[] = [];
  let chance = CERTAIN;
  for (;;) {
    const { awaits } = played;
    const course = prospects.find((one) => sameJson(one.results, results));
    if (course !== undefined || awaits.need !== 'dice') {
      return { results, chance, throws, course, run: played, heard: ear.all };
    }
    const faces = facesFor(source, awaits.throw);
    const { result } = reckon(awaits.throw, faces);
    throws.push(awaits.throw);
    results.push(result);
    chance = both(chance, chanceThat(awaits.throw, result));
    expect(played.dice(faces)).toBeNull();
  }
};

/** Plays answers with every face of every die, as long as there are few. Null where there are too many. */
const playedEveryWay = (
  run: Run<SceneTypes>,
  answers: readonly (readonly [Asked, unknown])[],
): readonly Omit<Played, 'throws' | 'course'>[] | null => {
  const ear = new Ear();
  const begun = run.fork(ear);
  for (const [asked, choice] of answers) expect(begun.answer(asked, choice)).toBeNull();
  const over: Omit<Played, 'throws' | 'course'>[] = [];
  const open = [{ results: [] as readonly ThrowResult[], chance: CERTAIN, run: begun, heard: ear.all }];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const { awaits } = at.run;
    if (awaits.need !== 'dice') over.push(at);
    else {
      if (facesInAll(awaits.throw) > MOST_FACES) return null;
      for (const { result, faces, chance } of bruteForce(awaits.throw).values()) {
        const after = new Ear();
        const fallen = at.run.fork(after);
        expect(fallen.dice(faces)).toBeNull();
        open.push({
          results: [...at.results, result],
          chance: both(at.chance, chance),
          run: fallen,
          heard: [...at.heard, ...after.all],
        });
      }
    }
    if (open.length + over.length > MOST) return null;
  }
  return over;
};

/** Where there are few ways for the dice to fall, every one of them is played, and the forecast has just these. */
const forecastIsEveryPlay = (
  run: Run<SceneTypes>,
  answers: readonly (readonly [Asked, unknown])[],
  prospects: readonly Course<SceneTypes>[],
): void => {
  const every = playedEveryWay(run, answers);
  if (every === null) return;
  expect(prospects).toHaveLength(every.length);
  for (const played of every) {
    const course = prospects.find((one) => sameJson(one.results, played.results));
    expectSame(course?.chance, played.chance);
    expectSame(course?.after.state, played.run.state);
    expectSame(course?.heard, played.heard);
  }
};

/** What a forecast says choices can lead to is what playing them leads to, with the same chances. */
export const forecastIsPlay = (rules: AnyRules, run: Run<SceneTypes>, source: Stream): void => {
  const answers = answersFor(run, source);
  if (answers.length === 0) return;
  const foreseen = forecastWith(run, answers, { prospects: MOST });
  if (!foreseen.ok) throw new Error(`a choice that is open is refused: ${JSON.stringify(foreseen.refusal)}`);
  const { throws, prospects } = foreseen.value;
  expect(prospects.reduce((sum, { chance }) => either(sum, chance), NEVER)).toEqual(CERTAIN);
  const played = playedOut(run, answers, prospects, source);
  expect(played.course).toBeDefined();
  expectSame(played.course?.chance, played.chance);
  expectSame(played.course?.after.state, played.run.state);
  expectSame(played.course?.heard, played.heard);
  for (const thrown of played.throws) expect(throws).toContainEqual(thrown);
  // All faces of all dice take their time: now and then is enough.
  if (source.below(4) === 0) forecastIsEveryPlay(run, answers, prospects);
  const [[asked, choice]] = answers as readonly [readonly [Asked, unknown]];
  const view = run.view(asked.seat);
  if (answers.length > 1 || !sameJson(worldBehind(rules, view).state, run.state)) return;
  const seen = forecastOf(rules, view, asked, choice, { prospects: MOST });
  const known = forecastWith(run, answers, { prospects: MOST, seenBy: asked.seat });
  const plain = (all: readonly Course<SceneTypes>[]) =>
    all.map(({ chance, results, heard }) => [chance, results, heard]);
  expectSame(seen.ok && plain(seen.value.prospects), known.ok && plain(known.value.prospects));
};
