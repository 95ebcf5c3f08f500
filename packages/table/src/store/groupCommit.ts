import { type Database, patiently, rollBack } from './sqliteDriver.js';

interface Job {
  readonly work: () => void;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/** The most jobs in one transaction; more would keep everybody else waiting. */
const LARGEST_GROUP = 500;

/** A failure of the transaction itself: no single job caused it, and all jobs in it failed. */
class FailedForAll extends Error {
  constructor(cause: unknown) {
    super('the transaction failed', { cause });
  }
}

export interface GroupCommit {
  /** Does the work in a transaction, and gives its answer once that is on the disk. */
  readonly write: <A>(work: () => A) => Promise<A>;
  /** Waits until all is written that was asked for. */
  readonly drained: () => Promise<void>;
}

/**
 * Writes that arrive in one turn of the event loop share a transaction, and so one wait for the disk. Each has an
 * answer of its own; when the commit fails, it has failed for all.
 */
export const groupCommit = (db: Database): GroupCommit => {
  const begin = db.prepare('BEGIN IMMEDIATE');
  const commit = db.prepare('COMMIT');
  let queue: Job[] = [];
  let running: Promise<void> | null = null;

  const transaction = async (jobs: readonly Job[]): Promise<void> => {
    await patiently(() => begin.run()).catch((error) => {
      throw new FailedForAll(error);
    });
    try {
      for (const { work } of jobs) work();
    } catch (error) {
      rollBack(db);
      throw error;
    }
    try {
      commit.run();
    } catch (error) {
      rollBack(db);
      throw new FailedForAll(error);
    }
  };

  const settle = async (jobs: readonly Job[]): Promise<void> => {
    try {
      await transaction(jobs);
    } catch (error) {
      const forAll = error instanceof FailedForAll;
      if (forAll || jobs.length === 1) {
        for (const { failed } of jobs) failed(forAll ? error.cause : error);
        return;
      }
      // One of them was at fault: each is tried by itself, so that the others do not suffer for it.
      for (const job of jobs) await settle([job]);
      return;
    }
    for (const { done } of jobs) done();
  };

  const run = async (): Promise<void> => {
    while (queue.length > 0) {
      await new Promise((resolve) => setImmediate(resolve));
      const jobs = queue.slice(0, LARGEST_GROUP);
      queue = queue.slice(LARGEST_GROUP);
      await settle(jobs);
    }
    running = null;
  };

  return {
    write: <A>(work: () => A) =>
      new Promise<A>((resolve, reject) => {
        let answer: A;
        queue.push({
          work: () => {
            answer = work();
          },
          done: () => resolve(answer),
          failed: reject,
        });
        running ??= run();
      }),
    drained: async () => {
      while (running !== null) await running;
    },
  };
};
