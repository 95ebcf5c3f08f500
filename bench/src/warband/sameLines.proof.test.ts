import { stream } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { bareLines } from './bareLines.js';
import { kernelLines } from './kernelLines.js';
import { ENDINGS, MOODS, type PlayLines } from './lines.js';

// The bare loop shares no rule with the scene: the same battles from both check the rules as well, as far as one reading of
// the ledger goes.

const told = (play: PlayLines, seed: string) => {
  const source = stream(seed);
  // The next number shows that both drew the same.
  return { seed, ...play(source), next: source.below(1e9) };
};

test('the bare loop fights in battle lines as the rules do, with shots, and whoever runs', () => {
  const met = new Set<string>();
  for (let nth = 0; nth < 100; nth++) {
    const bare = told(bareLines, `same ${nth}`);
    expect(bare).toEqual(told(kernelLines, `same ${nth}`));
    met.add(String(ENDINGS[bare.ending]));
    for (const mood of bare.moods) met.add(MOODS[mood]!);
  }
  expect([...met]).toEqual(expect.arrayContaining(['won', 'quiet', 'steady', 'retreating', 'disorder']));
});
