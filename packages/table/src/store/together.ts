/** What waits to be done together with others of its kind. */
interface Waiting<J, A> {
  readonly job: J;
  readonly done: (answer: A) => void;
  readonly failed: (error: unknown) => void;
}

interface Ways<J, A> {
  /** Does several jobs in one go, and answers each. */
  readonly doAll: (jobs: readonly J[]) => Promise<readonly A[]>;
  /** Jobs of the same name are never done in the same go. */
  readonly nameOf: (job: J) => string;
  /** Whether a failure may be the fault of one job alone: then each is tried by itself. */
  readonly mayBeOnes: (error: unknown) => boolean;
  readonly most: number;
}

/** Takes as many as may be done in one go, the first come first. */
const group = <J, A>(queue: Waiting<J, A>[], { nameOf, most }: Ways<J, A>): readonly Waiting<J, A>[] => {
  const names = new Set<string>();
  const taken: Waiting<J, A>[] = [];
  const left = queue.filter((one) => {
    const name = nameOf(one.job);
    if (taken.length >= most || names.has(name)) return true;
    names.add(name);
    taken.push(one);
    return false;
  });
  queue.splice(0, queue.length, ...left);
  return taken;
};

/** What comes while one go is under way waits for the next, and shares it. */
export const together = <J, A>(ways: Ways<J, A>): ((job: J) => Promise<A>) => {
  const queue: Waiting<J, A>[] = [];
  let isRunning = false;

  const settle = async (all: readonly Waiting<J, A>[]): Promise<void> => {
    try {
      const answers = await ways.doAll(all.map(({ job }) => job));
      for (const [at, { done }] of all.entries()) done(answers[at] as A);
    } catch (error) {
      if (all.length > 1 && ways.mayBeOnes(error)) for (const one of all) await settle([one]);
      else for (const { failed } of all) failed(error);
    }
  };

  const run = async (): Promise<void> => {
    isRunning = true;
    while (queue.length > 0) await settle(group(queue, ways));
    isRunning = false;
  };

  return (job) =>
    new Promise<A>((done, failed) => {
      queue.push({ job, done, failed });
      if (!isRunning) void run();
    });
};
