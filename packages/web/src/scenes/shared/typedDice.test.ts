import { d, dz } from '@warmoot/kernel';
import { describe, expect, it } from 'vitest';
import { readDiceLine } from './typedDice.js';

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
