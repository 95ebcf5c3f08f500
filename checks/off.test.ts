import { expect, test } from 'vitest';
import { houseFiles } from './house.js';

/** Rows of a choice keep the browser's own word: arrows pass over them, and the reason stands in the row itself. */
const ROWS = [
  'packages/web/src/campaign/handover/When.tsx',
  'packages/web/src/design/forms/RadioRows.tsx',
  'packages/web/src/design/forms/BodyChoice.tsx',
  'packages/web/src/pages/join/SeatCards.tsx',
  'packages/web/src/scenes/chase/Ways.tsx',
  'packages/web/src/scenes/discussion/appeal/Chips.tsx',
  'packages/web/src/scenes/march/plan/Paces.tsx',
  'packages/web/src/scenes/sortie/plan/Matrix.tsx',
];

/** The one component that can be off. */
const PRESS = 'packages/web/src/design/forms/Press.tsx';

const isOff = (line: string): boolean => /(?<![-:'\w])(?:aria-)?disabled(?:=|$|>|\s*\/)/.test(line.trim());
/** The empty line of a list to choose from is no button. */
const isFirstLine = (line: string): boolean => /<option value="" disabled>/.test(line);

const foundIn = (path: string, text: string): readonly string[] =>
  text.split('\n').flatMap((line, nth) => (isOff(line) && !isFirstLine(line) ? [`${path}:${nth + 1}`] : []));

test('a button that cannot be pressed says why: whatever can be off is a Press, or a row with its reason', () => {
  const sources = houseFiles(/^packages\/web\/src\/.*\.tsx$/).filter(({ path }) => !path.endsWith('.test.tsx'));
  expect(sources.length).toBeGreaterThan(100);
  const bare = sources.filter(({ path }) => path !== PRESS && !ROWS.includes(path));
  expect(bare.flatMap(({ path, text }) => foundIn(path, text))).toEqual([]);
});

test.each([
  '<button disabled={at === 0}>',
  '<input disabled />',
  '  disabled',
  'aria-disabled={readOnly || undefined}',
])('%s is found', (line) => {
  expect(foundIn('a.tsx', line)).toEqual(['a.tsx:1']);
});
