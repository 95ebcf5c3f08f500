/** One of several answers that were sealed until all were in. */
export interface Answered<C> {
  readonly as: string;
  readonly choice: C;
}

/** Answers that were sealed until all were in, in the order in which they were asked for. */
export type Answers<C> = readonly Answered<C>[];

/** What was answered for somebody, where they were asked. */
export const answerFor = <C>(answers: Answers<C>, as: string): C | undefined => {
  for (let i = 0; i < answers.length; i++) {
    const one = answers[i] as Answered<C>;
    if (one.as === as) return one.choice;
  }
  return undefined;
};
