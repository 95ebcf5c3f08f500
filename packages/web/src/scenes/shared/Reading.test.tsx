import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ReadingText } from './Reading.js';

const drawn = (...lines: readonly string[]): string =>
  renderToStaticMarkup(<ReadingText sections={[{ title: 'The hour', lines }]} />);

test('sentences break where a page is narrow, and what stands in columns is scrolled by keys', () => {
  const sentence = drawn('Joris dies at minute 60 unless somebody helps. It is minute 10.');
  expect(sentence).toContain('data-prose');
  expect(sentence).not.toContain('tabindex');
  for (const laid of [drawn('Control   4', 'Speed     3'), drawn('. . # .', '. + . .')]) {
    expect(laid).not.toContain('data-prose');
    expect(laid).toContain('tabindex="0"');
  }
});
