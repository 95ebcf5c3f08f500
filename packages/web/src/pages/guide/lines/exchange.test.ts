import { stream } from '@warmoot/kernel';
import { de, en } from '@warmoot/words';
import { describe, expect, test } from 'vitest';
import { throwIt, upToThrow } from '../exchange.js';
import { saidOf } from '../Trial.js';
import { HOW, LINES_EXCHANGE, QUIET } from './exchange.js';

const SOURCES = Array.from({ length: 12 }, (_none, nth) => nth.toString(16).repeat(32));

describe.each(HOW)('the trial of a battle line: %s', (how) => {
  test('it is told from its first throw to the end of the round, in both languages, and nothing of the next', () => {
    const ready = upToThrow(LINES_EXCHANGE, { how });
    for (const source of SOURCES) {
      const { passages } = throwIt(LINES_EXCHANGE, ready, { how }, stream(source as never));
      const heard = new Set(passages.flatMap(({ entry }) => entry.heard.map(({ event }) => event.event as string)));
      expect(heard).toContain('roundEnded');
      for (const [words, next] of [
        [en, /Round 2|Priority|Opening/],
        [de, /Runde 2|Vorrang|Eröffnung/],
      ] as const) {
        const said = saidOf(words, { quiet: QUIET }, passages);
        expect(said.length).toBeGreaterThan(2);
        expect(said.filter((sentence) => next.test(sentence) || sentence.includes('undefined'))).toEqual([]);
      }
    }
  });
});
