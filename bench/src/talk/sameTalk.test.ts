import { stream } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { bareTalk } from './bareTalk.js';
import { kernelTalk } from './kernelTalk.js';

test('the bare loop and the kernel hold the same Discussions', () => {
  const [bare, kernel] = [bareTalk(), kernelTalk()];
  const [one, other] = [stream('same'), stream('same')];
  let appeals = 0;
  for (let game = 0; game < 100; game++) {
    const ended = bare(one);
    expect(kernel(other)).toEqual(ended);
    appeals += ended.appeals;
  }
  expect(appeals).toBeGreaterThan(500);
});
