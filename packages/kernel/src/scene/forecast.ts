import { both, CERTAIN, type Chance } from '../dice/chance.js';
import { oddsOf } from '../dice/odds.js';
import type { Throw, ThrowResult } from '../dice/reading.js';
import { stream } from '../dice/stream.js';
import { Impossible, ok, type Result, refused } from '../result.js';
import type { Heard, Listener } from './awaited.js';
import type { Asked, SceneRules, SceneTypes, View } from './contract.js';
import { imagine } from './imagine.js';
import { Run } from './run.js';

class Ear implements Listener {
  readonly all: Heard[] = [];
  heard(heard: Heard): void {
    this.all.push(heard);
  }
  thrown(): void {}
}

/** One way the dice may fall until somebody must decide or the scene is over. */
export interface Branch<T extends SceneTypes> {
  readonly chance: Chance;
  readonly results: readonly ThrowResult[];
  readonly heard: readonly Heard[];
  readonly run: Run<T>;
}

const MOST_BRANCHES = 50_000;

/** Every way the dice may fall from here, exactly. The run itself is not moved. */
export const forecast = <T extends SceneTypes>(run: Run<T>): readonly Branch<T>[] => {
  const done: Branch<T>[] = [];
  const open: Branch<T>[] = [{ chance: CERTAIN, results: [], heard: [], run }];
  for (let branch = open.pop(); branch !== undefined; branch = open.pop()) {
    const { awaits } = branch.run;
    if (awaits.need !== 'dice') {
      done.push(branch);
      continue;
    }
    const { chance, results, heard } = branch;
    for (const prospect of [...oddsOf(awaits.throw)].reverse()) {
      if (prospect.chance.ways === 0n) continue;
      const ear = new Ear();
      const next = branch.run.fork(ear);
      next.fall(prospect.result);
      open.push({
        chance: both(chance, prospect.chance),
        results: [...results, prospect.result],
        heard: [...heard, ...ear.all],
        run: next,
      });
    }
    if (open.length + done.length > MOST_BRANCHES)
      throw new Impossible('more ways for the dice to fall than can be counted');
  }
  return done;
};

/** What an answer leads to: the throw it brings about, if any, and for each result its chance and what then happens. */
export interface Preview {
  readonly throw: Throw | null;
  readonly prospects: readonly {
    readonly result: ThrowResult | null;
    readonly chance: Chance;
    readonly heard: readonly Heard[];
  }[];
}

/** What these answers, given together, would lead to. It plays them: there is no second reading of the rules. */
export const foresee = <T extends SceneTypes>(
  run: Run<T>,
  answers: readonly (readonly [Asked, unknown])[],
): Result<Preview> => {
  const ear = new Ear();
  const trial = run.fork(ear);
  for (const [asked, choice] of answers) {
    const refusal = trial.answer(asked, choice);
    if (refusal !== null) return refused(refusal);
  }
  const { awaits } = trial;
  if (awaits.need !== 'dice') {
    return ok({ throw: null, prospects: [{ result: null, chance: CERTAIN, heard: ear.all }] });
  }
  const prospects = oddsOf(awaits.throw).map(({ result, chance }) => {
    const after = new Ear();
    trial.fork(after).fall(result);
    return { result, chance, heard: [...ear.all, ...after.all] };
  });
  return ok({ throw: awaits.throw, prospects });
};

/** What an answer would lead to, as far as the seat that sees this view can know. */
export const preview = <T extends SceneTypes>(
  rules: SceneRules<T>,
  view: View<T>,
  answer: readonly [Asked, unknown],
): Result<Preview> => foresee(new Run(rules, imagine(rules, view, stream('preview'))), [answer]);
