import { expect, test } from 'vitest';
import { together } from './together.js';

interface Job {
  readonly name: string;
  readonly bad?: boolean;
}

/** Each go waits until it is let on. */
const gate = (most = 100, isServers = false) => {
  const goes: { readonly names: readonly string[]; readonly on: () => void }[] = [];
  const add = together<Job, string>({
    doAll: async (jobs) => {
      await new Promise<void>((on) => goes.push({ names: jobs.map(({ name }) => name), on }));
      if (jobs.some(({ bad }) => bad)) throw new Error(isServers ? 'server' : 'one');
      return jobs.map(({ name }) => `did ${name}`);
    },
    nameOf: ({ name }) => name,
    mayBeOnes: (error) => (error as Error).message === 'one',
    most,
  });
  const letOn = async (): Promise<void> => {
    goes.at(-1)?.on();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { goes, add, letOn };
};

test('what comes while one go is under way shares the next', async () => {
  const { goes, add, letOn } = gate();
  const all = ['a', 'b', 'c', 'd'].map((name) => add({ name }));
  expect(goes.map(({ names }) => names)).toEqual([['a']]);
  await letOn();
  expect(goes.map(({ names }) => names)).toEqual([['a'], ['b', 'c', 'd']]);
  await letOn();
  expect(await Promise.all(all)).toEqual(['did a', 'did b', 'did c', 'did d']);
});

test('two of one name are done one after the other, and no go is larger than it may be', async () => {
  const { goes, add, letOn } = gate(2);
  const all = ['a', 'b', 'b', 'c', 'd'].map((name) => add({ name }));
  for (let go = 0; go < 4; go++) await letOn();
  expect(goes.map(({ names }) => names)).toEqual([['a'], ['b', 'c'], ['b', 'd']]);
  await Promise.all(all);
});

test('one who is at fault fails alone; a fault of the server is everybody’s', async () => {
  for (const isServers of [false, true]) {
    const { add, letOn } = gate(100, isServers);
    const all = [{ name: 'first' }, { name: 'a' }, { name: 'b', bad: true }, { name: 'c' }].map(add);
    const settled = Promise.allSettled(all);
    for (let go = 0; go < 6; go++) await letOn();
    expect((await settled).map(({ status }) => status)).toEqual(
      isServers
        ? ['fulfilled', 'rejected', 'rejected', 'rejected']
        : ['fulfilled', 'fulfilled', 'rejected', 'fulfilled'],
    );
  }
});
