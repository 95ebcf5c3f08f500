import { d, dz } from '@warmoot/kernel';
import { describe, expect, it } from 'vitest';
import { digitDice, isOneNumber, keysFor, readDiceLine, withFace, withoutLast } from './typedDice.js';

const CHECK = [d(8), d(8), dz(10)];

describe('dice typed in one line', () => {
  it.each(['4 5 1', ' 4  5 1 ', '4,5,1', '4, 5; 1', '451'])('reads %s', (line) => {
    expect(readDiceLine(CHECK, line)).toEqual({ ok: true, faces: [4, 5, 1] });
  });

  it('says how many are missing or too many', () => {
    expect(readDiceLine(CHECK, '4 5')).toEqual({ ok: false, wrong: 'few', by: 1 });
    expect(readDiceLine(CHECK, '')).toEqual({ ok: false, wrong: 'few', by: 3 });
    expect(readDiceLine(CHECK, '4 5 1 2')).toEqual({ ok: false, wrong: 'many', by: 1 });
  });

  it('says which face a die does not have', () => {
    expect(readDiceLine(CHECK, '9 5 1')).toMatchObject({ wrong: 'face', face: '9', die: 'd8' });
    expect(readDiceLine(CHECK, '4 5 x')).toMatchObject({ wrong: 'face', face: 'x' });
    expect(readDiceLine(CHECK, '1 1 0')).toEqual({ ok: true, faces: [1, 1, 0] });
  });
});

describe('a number that no die shows', () => {
  const MILLION = [dz(1_000_000)];

  it.each(['47123', '047123', '0 4 7 1 2 3', '47 123', '47.123', '47,123', '47’123'])(
    'reads %s as one number',
    (line) => {
      expect(readDiceLine(MILLION, line)).toEqual({ ok: true, faces: [47_123] });
    },
  );

  it('takes both ends of its range and nothing beyond', () => {
    expect(readDiceLine(MILLION, '000000')).toEqual({ ok: true, faces: [0] });
    expect(readDiceLine(MILLION, '999 999')).toEqual({ ok: true, faces: [999_999] });
    expect(readDiceLine(MILLION, '1000000')).toMatchObject({ wrong: 'face', face: '1000000' });
    expect(readDiceLine(MILLION, '-1')).toMatchObject({ wrong: 'face' });
    expect(readDiceLine(MILLION, '')).toEqual({ ok: false, wrong: 'few', by: 1 });
  });

  it('says how many ten-sided dice show it, where they do', () => {
    expect([dz(1_000_000), dz(100), dz(10), d(1_000_000), dz(50)].map(digitDice)).toEqual([6, 2, null, null, null]);
    expect([isOneNumber(MILLION), isOneNumber(CHECK), isOneNumber([d(20)])]).toEqual([true, false, false]);
  });
});

describe('keys for many dice', () => {
  const POOL = [d(4), d(8), d(8), d(8), d(8), d(8)];

  it('shows the faces of the die that comes next, and none when all are typed', () => {
    expect(keysFor(POOL, '')).toEqual([1, 2, 3, 4]);
    expect(keysFor(POOL, '4')).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    // Whoever pressed the last key keeps it: it does not go away under the finger.
    expect(keysFor(POOL, '4 1 1 1 1 1')).toEqual(keysFor(POOL, '4 1 1 1 1'));
    expect(keysFor(CHECK, '')).toEqual([]);
  });

  it('adds a face and takes one back', () => {
    expect(withFace(withFace('', 4), 8)).toBe('4 8');
    expect(withoutLast('4, 8')).toBe('4');
    expect(withoutLast('4')).toBe('');
  });
});
