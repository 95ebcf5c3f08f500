import { chanceThat, d, dz, exact, facesOf, listed } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { en } from '@warmoot/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { inLanguage } from '../words/lists.js';
import { UI } from '../words/ui.js';

const ui = inLanguage(UI, 'en');

import { Bell } from './chance/Bell.js';
import { percentText } from './chance/Chance.js';
import { tallyOf } from './chance/tallyOf.js';
import { Button } from './forms/Button.js';

const thrown = saga.check.skillCheck({
  roller: listed((sum) => sum.add(4, 'skill.speed', 'SAGA-DUEL-009')),
  opposing: listed((sum) => sum.add(2, 'skill.speed', 'SAGA-DUEL-DEF-005')),
});

const count = (markup: string, what: RegExp): number => markup.match(what)?.length ?? 0;

describe('the bell', () => {
  test('has a bar for each of the 24 sums, and those from the need on are ink', () => {
    const markup = renderToStaticMarkup(<Bell thrown={thrown} fell={17} />);
    expect(count(markup, /<rect /g)).toBe(24);
    // 14 + 2 − 4 = 12 is needed: sums 12 to 25 succeed.
    expect(count(markup, /bell-in/g)).toBe(14);
    expect(count(markup, /bell-fell/g)).toBe(1);
    expect(markup).toContain('12 or more succeeds');
  });
});

describe('the tally', () => {
  test('sets the base apart from what opposes', () => {
    const tally = tallyOf(en, 'saga/duel', thrown, { faces: [7, 6, 4], score: 21 });
    expect(tally).toMatchObject({ dice: 17, total: 21, toReach: 16, need: 12 });
    expect(tally.against).toMatchObject({ sum: 2, base: { amount: '14' } });
    expect(tally.against.lines.map(({ amount, rule }) => [amount, rule])).toEqual([['2', 'SAGA-DUEL-DEF-005']]);
    expect(exact(chanceThat(thrown, 'success'))).toBe('107/160');
    expect(percentText(ui, chanceThat(thrown, 'success'))).toBe('66.9\u00a0%');
  });
});

test('a button that is off says why and stays in reach', () => {
  const markup = renderToStaticMarkup(<Button off="Needs a free hand">Hold</Button>);
  expect(markup).toContain('Needs a free hand');
  expect(markup).toContain('aria-disabled="true"');
  expect(markup).not.toContain(' disabled');
});

test('dice know their faces', () => {
  expect(facesOf(d(8))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(facesOf(dz(10)).at(0)).toBe(0);
});
