import {
  type Asked,
  approx,
  forecast,
  type Json,
  type Run,
  type SceneTypes,
  type SeatId,
  type Stream,
  sameJson,
  stream,
  throwWith,
  type View,
} from '@warmoot/kernel';
import { manifestOf } from '@warmoot/rules';
import { answered, type Considered, imaginedRun, isUsedUp, type PlayerAnswer, type Question } from '../player.js';

const NAME = 'captain';

/** Worlds that are imagined of one view, where anything in it has to be guessed. */
const MOST_WORLDS = 40;
/** Answers that are tried where they cannot be listed. */
const MOST_SAMPLES = 24;
/** Results of a throw that are looked at one by one. Of more, one is thrown in each world. */
const MOST_RESULTS = 40;
const MOST_THROWS = 200;
/** Decisions between an answer and the throw it leads to. */
const MOST_DECISIONS = 6;
const ALIKE = 1e-9;

type World = Run<SceneTypes>;

/** Looks one throw ahead, in worlds that its seat cannot tell from the real one. */
class Outlook {
  nodes = 0;
  /** Whether anything was guessed: then one world is not enough. */
  guessed: boolean;
  private readonly question: Question;
  private readonly worth: (view: View<SceneTypes>, seat: SeatId) => number;

  constructor(question: Question, worth: Outlook['worth']) {
    this.question = question;
    this.worth = worth;
    this.guessed = question.rules.imagine !== undefined;
  }

  /** What an answer is worth in a world; null where that world refuses it. */
  expect(world: World, choice: unknown, source: Stream): number | null {
    const { asked, view } = this.question;
    const run = world.fork();
    this.nodes++;
    const { awaits } = run;
    if (run.answer(asked, choice) !== null) return null;
    if (awaits.need === 'answers' && awaits.together) {
      this.answer(
        run,
        awaits.asked.filter(({ as }) => as !== asked.as && !Object.hasOwn(view.mine, as)),
        source,
      );
    }
    this.untilDice(run, source);
    return this.overOneThrow(run, source);
  }

  /** Somebody answers anything that is allowed: nobody knows what they will say. */
  private answer(run: World, all: readonly Asked[], source: Stream): void {
    this.guessed ||= all.length > 0;
    for (const asked of all) run.answer(asked, run.sample(asked, source));
  }

  /** Decisions between the answer and its throw are taken by chance. */
  private untilDice(run: World, source: Stream): void {
    for (let decisions = 0; decisions < MOST_DECISIONS; decisions++) {
      const { awaits } = run;
      if (awaits.need !== 'answers') return;
      this.answer(run, awaits.together ? awaits.asked : awaits.asked.slice(0, 1), source);
    }
  }

  private overOneThrow(run: World, source: Stream): number {
    const { prospects } = forecast(run, { throws: 1, prospects: MOST_RESULTS, silent: true });
    this.nodes += prospects.length;
    return prospects.reduce((sum, { chance, after }) => sum + approx(chance) * this.later(after, source), 0);
  }

  /** What comes after the throw it looks at is thrown by chance, until somebody decides. */
  private later(run: World, source: Stream): number {
    for (let throws = 0; throws < MOST_THROWS; throws++) {
      const { awaits } = run;
      if (awaits.need !== 'dice') break;
      this.guessed = true;
      run.dice(throwWith(source, awaits.throw.dice));
    }
    return this.worthOf(run);
  }

  private worthOf(run: World): number {
    const { seat } = this.question.asked;
    return this.worth(run.view(seat), seat);
  }
}

/** Shuffles the answers: with a short budget, different answers are left out each time. */
const shuffled = (all: readonly unknown[], source: Stream): readonly unknown[] => {
  const left = [...all];
  return all.map(() => left.splice(source.below(left.length), 1)[0]);
};

/** The answers to look at: those that are listed, or some that are allowed. */
const candidates = (question: Question, source: Stream): readonly unknown[] => {
  const { choices, asked } = question;
  if (choices !== null && choices.length > 0) return shuffled(choices, source);
  const run = imaginedRun(question);
  const found: unknown[] = [];
  for (let at = 0; at < MOST_SAMPLES; at++) {
    const choice = run.sample(asked, source);
    if (!found.some((one) => sameJson(one as Json, choice as Json))) found.push(choice);
  }
  return found;
};

interface Weighed {
  readonly choice: unknown;
  readonly value: number;
}

/** The values of the answers in one world; those that the budget does not reach are left out. */
const valuesIn = (question: Question, outlook: Outlook, all: readonly unknown[], seed: string): readonly Weighed[] => {
  const world = imaginedRun<SceneTypes>({ ...question, seed });
  const weighed: Weighed[] = [];
  for (const choice of all) {
    if (weighed.length > 0 && isUsedUp(question.budget, outlook.nodes)) break;
    const value = outlook.expect(world, choice, stream(`${seed} ahead`));
    if (value !== null) weighed.push({ choice, value });
  }
  return weighed;
};

/** Weighs the answers in world after world, all of them in the same worlds. */
const weigh = (question: Question, outlook: Outlook, all: readonly unknown[]): readonly Weighed[] => {
  const first = valuesIn(question, outlook, all, `${question.seed} world 0`);
  const sums = new Map(first.map(({ choice, value }) => [choice, value]));
  let worlds = 1;
  while (outlook.guessed && worlds < MOST_WORLDS && !isUsedUp(question.budget, outlook.nodes)) {
    const more = valuesIn(question, outlook, [...sums.keys()], `${question.seed} world ${worlds}`);
    // A world that was not looked at to its end would favour some.
    if (more.length < sums.size) break;
    for (const { choice, value } of more) sums.set(choice, (sums.get(choice) ?? 0) + value);
    worlds++;
  }
  return [...sums].map(([choice, sum]) => ({ choice, value: sum / worlds }));
};

/**
 * The thinker for every scene that has none of its own: the answer with the best expectation, one throw ahead, by the
 * worth that the scene's manifest gives. Null where a scene gives none.
 */
export const lookAhead = (question: Question): PlayerAnswer | null => {
  const { worth } = manifestOf(question.rules);
  if (worth === null) return null;
  const source = stream(`${question.seed} ${NAME}`);
  const all = candidates(question, source);
  if (all.length < 2) return answered(NAME, all[0], { why: 'onlyChoice' });
  const outlook = new Outlook(question, worth);
  const valued = weigh(question, outlook, all);
  const value = Math.max(...valued.map((one) => one.value));
  const best = valued.filter((one) => one.value > value - ALIKE);
  const choice = best[source.below(best.length)]?.choice;
  const options = valued.map((one): Considered => ({ ...one, chance: best.includes(one) ? 1 / best.length : 0 }));
  return answered(NAME, choice, { why: 'bestExpectation', value, options, nodes: outlook.nodes });
};
