import { expect, test } from 'vitest';
import { handedTo, takeText } from './takenFile.js';

test('a text that is no file is refused by what is wrong with it, however deep it is nested', async () => {
  const texts = [
    ['{', 'NOT_JSON'],
    ['['.repeat(200_000), 'NOT_JSON'],
    [`{"format":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 'BAD_SHAPE'],
    [
      `{"format":"warmoot-table/1","table":"t","records":[{"what":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}]}`,
      'BAD_SHAPE',
    ],
  ] as const;
  for (const [text, code] of texts) {
    const taken = await takeText(text, { door: handedTo('key'), now: 0, secret: () => 'secret' });
    expect(taken.ok ? null : taken.refusal.code).toBe(code);
  }
});
