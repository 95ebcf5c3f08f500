// Set up before each test file: writes down which mutants it came by, while it was loaded and while it ran.
import { appendFileSync } from 'node:fs';
import { afterAll, beforeAll, expect } from 'vitest';

/** @type {Uint8Array} */
const met = Reflect.get(globalThis, '__mutantsMet');
const take = () => {
  const numbers = [...met.keys()].filter((number) => met[number] === 1);
  met.fill(0);
  return numbers;
};
/** @type {number[]} */
let loading = [];

beforeAll(() => {
  loading = take();
});

afterAll(() => {
  const line = JSON.stringify({ file: expect.getState().testPath, loading, running: take() });
  if (process.env.WARMOOT_MET) appendFileSync(process.env.WARMOOT_MET, `${line}\n`);
});
