import { stream } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { expect, test } from 'vitest';
import { bareDuel } from './bareDuel.js';
import type { Pair } from './duels.js';
import { kernelDuel } from './kernelDuel.js';

const ALL = Object.keys(saga.duel.FIGHTERS) as saga.duel.FighterName[];
const SEEDS = 25;

// The bare loop shares no rule with the kernel's scene but the table of fighters: the same duels from both check the
// rules as well, as far as one reading of the ledger goes.
const PAIRS: readonly Pair[] = ALL.flatMap((one) => ALL.map((two): Pair => [one, two]));

test.each(PAIRS)('the bare loop fights the same duels as the kernel: %s and %s', (...pair) => {
  const [bare, kernel] = [bareDuel(pair), kernelDuel(pair)];
  for (let i = 0; i < SEEDS; i++) {
    const seed = `${pair.join(' and ')} ${i}`;
    const [ofBare, ofKernel] = [stream(seed), stream(seed)];
    // The next number shows that both drew the same.
    const ended = { seed, ...bare(ofBare), next: ofBare.below(1e9) };
    expect(ended).toEqual({ seed, ...kernel(ofKernel), next: ofKernel.below(1e9) });
  }
});
