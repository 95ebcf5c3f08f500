import { stream } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { bareSkirmish } from './bareSkirmish.js';
import { kernelSkirmish, MEASURED } from './kernelSkirmish.js';
import { ENDINGS, type Ended, FATES, type PlaySkirmish, type Recorded } from './skirmishes.js';

// The bare loop shares no rule with the scene: the same fights from both check the rules as well, as far as one reading of
// the ledger goes.

const told = (play: PlaySkirmish, fight: Recorded) => {
  const source = stream(fight.seed);
  const { at, hp, fate, wounds, ...rest }: Ended = play(fight, source);
  const figures = Array.from(at, (space, nth) => [space, hp[nth], FATES[fate[nth]!], wounds[nth]]);
  // The next number shows that both drew the same.
  return { seed: fight.seed, ...rest, figures, next: source.below(1e9) };
};

test('the bare loop fights the measured fights as the rules do, whatever becomes of the figures', () => {
  const met = new Set<string>();
  for (const fight of MEASURED) {
    const bare = told(bareSkirmish, fight);
    expect(bare).toEqual(told(kernelSkirmish, fight));
    met.add(String(ENDINGS[bare.ending]));
    for (const [, , fate, wounds] of bare.figures) met.add(String(fate)).add(Number(wounds) > 0 ? 'wounded' : 'whole');
  }
  expect([...met]).toEqual(expect.arrayContaining(['won', 'fighting', 'slain', 'subdued', 'wounded', 'whole']));
});
