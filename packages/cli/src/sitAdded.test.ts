import { addToy } from '@warmoot/words/testing';
import { describe, expect, test } from 'vitest';
import { type Said, warmoot } from './testing/terminal.js';

/** Whatever is asked, the first thing that can be chosen; Enter lets the next one before the screen. */
const FIRST = Array.from({ length: 400 }, (_, at) => (at % 2 === 0 ? '1' : ''));

const printed = ({ out }: Said): unknown => JSON.parse(out);

describe('a scene from outside, with nothing but rules and words', () => {
  addToy();

  test('is listed', () => {
    expect(warmoot(['scenes']).out).toContain('Each has a hidden number and bids on it');
  });

  test('is played to the end by two at one keyboard, and its log holds', () => {
    const typed = ['4', '', '1', '1', '4', '', '1', '1'];
    const said = warmoot(['sit', 'toy/toy', '--set', 'rounds=2', '--seed', 'acorn', '--log', 'toy.log'], {}, [
      ...typed,
      ...FIRST,
    ]);
    expect(said).toMatchObject({ exit: 0, err: '' });
    expect(said.out).toContain('ana, for ana: a bid.');
    expect(said.out).toContain('Round 2.');
    expect(said.out).toContain('Points: ana ');
    const log = said.written['toy.log'] ?? '';
    expect(warmoot(['verify', 'toy.log'], { 'toy.log': log })).toMatchObject({ exit: 0, err: '' });
    expect(warmoot(['replay', 'toy.log'], { 'toy.log': log }).out).toContain('Points: ana ');
  });

  test('nobody reads another’s hidden number', () => {
    const { out } = warmoot(['sit', 'toy/toy', '--seed', 'acorn'], {}, ['4', '']);
    const [anas, bos] = out.split('Pass the keyboard to bo.');
    expect(anas?.match(/Your number is/g)).toHaveLength(1);
    expect(bos?.match(/Your number is/g)).toHaveLength(1);
  });

  test('is played against a computer player, and between two', () => {
    const against = warmoot(['sit', 'toy/toy', '--seed', 'acorn', '--against', 'captain', '--json'], {}, FIRST);
    expect(printed(against)).toMatchObject({ scene: 'toy/toy', over: true });
    const watched = warmoot(['sit', 'toy/toy', '--seats', 'ana,bo,cid', '--watch', '--seed', 'acorn', '--json']);
    expect(printed(watched)).toMatchObject({ over: true, outcome: { points: { cid: expect.any(Number) } } });
  });

  test('what it refuses is said, and nothing has changed', () => {
    const { out } = warmoot(['sit', 'toy/toy', '--seed', 'acorn'], {}, [
      '{"choose":"bid","bid":7}',
      '9',
      '?1',
      'h',
      'q',
    ]);
    expect(out).toContain('Nobody bids 7: bid 0 to 3. [TOY-BID-001]');
    expect(out).toContain('Nothing has changed.');
  });
});
