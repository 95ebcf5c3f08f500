import { stream } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { bareSkirmish } from './bareSkirmish.js';
import { kernelSkirmish } from './kernelSkirmish.js';
import { ENDINGS, type Ended, FATES, type PlaySkirmish } from './skirmishes.js';

// The bare loop shares no rule with the scene: the same fights from both check the rules as well, as far as one reading of
// the ledger goes.

const told = (play: PlaySkirmish, seed: string) => {
  const source = stream(seed);
  const { at, hp, fate, wounds, ...rest }: Ended = play(source);
  const figures = Array.from(at, (space, nth) => [space, hp[nth], FATES[fate[nth]!], wounds[nth]]);
  // The next number shows that both drew the same.
  return { seed, ...rest, figures, next: source.below(1e9) };
};

test('the bare loop fights as the rules do, whatever becomes of the figures', () => {
  const met = new Set<string>();
  for (let nth = 0; nth < 150; nth++) {
    const bare = told(bareSkirmish, `same ${nth}`);
    expect(bare).toEqual(told(kernelSkirmish, `same ${nth}`));
    met.add(String(ENDINGS[bare.ending]));
    for (const [, , fate, wounds] of bare.figures) met.add(String(fate)).add(Number(wounds) > 0 ? 'wounded' : 'whole');
  }
  expect([...met]).toEqual(expect.arrayContaining(['won', 'fighting', 'slain', 'subdued', 'left', 'wounded', 'whole']));
});
