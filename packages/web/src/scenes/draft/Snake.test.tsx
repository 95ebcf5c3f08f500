import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Language } from '../../words/kinds.js';
import { inLanguage } from '../../words/lists.js';
import type { DraftView } from './model.js';
import { Snake } from './Snake.js';
import { DRAFT } from './words.js';

/** What each line of the picking order says, as far as it is thrown. */
const linesOf = (open: Partial<DraftView['open']>, language: Language): readonly string[] => {
  const seats = ['ana', 'bo', 'cy'];
  const view = {
    seats,
    given: { characters: { ana: 1, bo: 1, cy: 1 } },
    open: { sets: [], picked: [], ...open },
  } as unknown as DraftView;
  const page = renderToStaticMarkup(<Snake view={view} people={{}} seat={null} t={inLanguage(DRAFT, language)} />);
  const [, list = ''] = /<ul class="order-dice"[^>]*>(.*?)<\/ul>/.exec(page) ?? [];
  return [...list.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, line = '']) =>
    line
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
};

test('SAGA-DRAFT-007: whoever was even shows every throw, so that the places follow from what is seen', () => {
  const settled = { rolls: { ana: [2, 3], bo: [2, 7], cy: [1] }, order: ['bo', 'ana', 'cy'] };
  expect(linesOf(settled, 'en')).toEqual(['bo 2 then 7 place 1', 'ana 2 then 3 place 2', 'cy 1 place 3']);
  expect(linesOf(settled, 'de')[0]).toBe('bo 2 dann 7 Platz 1');
  const thrice = { rolls: { ana: [2, 5, 9], bo: [2, 5, 4], cy: [1] }, order: ['ana', 'bo', 'cy'] };
  expect(linesOf(thrice, 'en')[1]).toBe('bo 2 then 5 then 4 place 2');
});

test('before it is settled, who is even throws again and who has not thrown is to throw', () => {
  const open = { rolls: { ana: [2], bo: [2], cy: [] }, order: [null, null, null] };
  expect(linesOf(open, 'en')).toEqual(['ana 2 throws again', 'bo 2 throws again', 'cy still to throw']);
  const first = { rolls: { ana: [2], bo: [], cy: [] }, order: [null, null, null] };
  expect(linesOf(first, 'en')).toEqual(['ana 2 has thrown', 'bo still to throw', 'cy still to throw']);
  const again = { rolls: { ana: [2, 3], bo: [2], cy: [1] }, order: [null, null, 'cy'] };
  expect(linesOf(again, 'en')).toEqual(['cy 1 place 3', 'ana 2 then 3 has thrown', 'bo 2 throws again']);
});
