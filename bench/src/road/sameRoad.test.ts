import { expect, test } from 'vitest';
import type { Rival } from '../rival.js';
import { rival as bareChase } from './bareChase.js';
import { rival as bareMarch } from './bareMarch.js';
import { rival as kernelChase } from './kernelChase.js';
import { rival as kernelMarch } from './kernelMarch.js';

const proofOf = async ({ proof }: Rival): Promise<string> => {
  if (proof === null) throw new Error('a rival without a proof');
  return await proof();
};

test('marches in the bare loop and in the kernel take the same dice to the same places', async () => {
  expect(await proofOf(bareMarch)).toBe(await proofOf(kernelMarch));
});

test('pursuits in the bare loop and in the kernel take the same dice to the same ends', async () => {
  expect(await proofOf(bareChase)).toBe(await proofOf(kernelChase));
});
