import { describe, expect, it } from 'vitest';
import { cutAtNames } from './lit.js';

describe('names in a sentence', () => {
  it('are found whole, the longer before the shorter, and nothing else is', () => {
    const names = ['Hill', 'Hill levy', 'Kell-Piken'];
    expect(cutAtNames('Hill levy beats Hill near Hillside; Kell-Piken (2) wait.', names)).toEqual([
      '',
      'Hill levy',
      ' beats ',
      'Hill',
      ' near Hillside; ',
      'Kell-Piken',
      ' (2) wait.',
    ]);
    expect(cutAtNames('Nobody is here.', [])).toEqual(['Nobody is here.']);
    expect(cutAtNames('Hill-levy', ['Hill'])).toEqual(['Hill-levy']);
  });
});
