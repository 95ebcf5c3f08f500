import {
  type Asked,
  beginState,
  facesFor,
  Run,
  type SceneRules,
  type SceneTypes,
  type Start,
  type Stream,
} from '@warmoot/kernel';

/** What a start leads to, before anything has been thrown or asked. */
export const begun = <T extends SceneTypes>(rules: SceneRules<T>, start: Start): Run<T> => {
  const state = beginState<T>(rules, start);
  if (!state.ok) throw new Error(JSON.stringify(state.refusal));
  return new Run(rules, state.value);
};

/** Plays to the end: dice from the stream, and each answer as it is chosen. Says how much was thrown and answered; some answers may not count. */
export const playOn = <T extends SceneTypes>(
  run: Run<T>,
  source: Stream,
  chosen: (asked: Asked, step: string) => object,
  counts: (choice: object) => boolean = () => true,
): number => {
  let inputs = 0;
  for (let { awaits } = run; awaits.need !== 'nothing'; { awaits } = run) {
    if (awaits.need === 'dice') {
      inputs++;
      run.dice(facesFor(source, awaits.throw));
      continue;
    }
    const { asked, together, step } = awaits;
    const many = together ? asked.length : 1;
    for (let nth = 0; nth < many; nth++) {
      const choice = chosen(asked[nth]!, step);
      if (counts(choice)) inputs++;
      const refusal = run.answer(asked[nth]!, choice);
      if (refusal !== null) throw new Error(JSON.stringify(refusal));
    }
  }
  return inputs;
};

/** The same with every answer at random. */
export const playOut = <T extends SceneTypes>(run: Run<T>, source: Stream): number =>
  playOn(run, source, (asked) => run.sample(asked, source) as object);
