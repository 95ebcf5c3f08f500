import { createHash } from 'node:crypto';

/** Seeds for a server's dice that are the same in every run, so that no test fails by chance. TEST_SEED=7 tries others. */
export const seeds = (name: string): (() => string) => {
  let drawn = 0;
  const run = process.env.TEST_SEED ?? '';
  return () => createHash('sha256').update(`${run} ${name} ${drawn++}`).digest('hex');
};

/** One seed for all that a server draws: what is played at it depends on nothing but what people do. */
export const oneSeed = (name: string): (() => string) => {
  const seed = createHash('sha256').update(`one ${name}`).digest('hex');
  return () => seed;
};
