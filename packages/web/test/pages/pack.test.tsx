import { expect, onTestFinished, test } from 'vitest';
import { RuleReader } from '../../src/design/rules/ruleView.js';
import { LiveRegion } from '../../src/design/states/LiveRegion.js';
import RuleCard from '../../src/rulebook/RuleCard.js';
import { WordsProvider } from '../../src/words/WordsProvider.js';
import { PackLab } from '../lab/PackLab.js';
import { field, fillIn, pickIn, textOf } from './fields.js';
import { type Hand, openPart, type Page } from './page.js';

/** The packing board with this load. */
const board = async (load: string): Promise<Page> => {
  const lab = (
    <WordsProvider>
      <LiveRegion>
        <RuleReader value={RuleCard}>
          <PackLab />
        </RuleReader>
      </LiveRegion>
    </WordsProvider>
  );
  const page = await openPart(lab, `/?${load}`);
  onTestFinished(page.close);
  page.the('grid', 'Carrying grid');
  return page;
};

const chip = (page: Hand, name: string): HTMLElement => page.the('button', `Pick up ${name}`);
const space = ({ room }: Hand, row: number, column: number): HTMLElement =>
  room.querySelector(`[data-space="${row - 1},${column - 1}"]`) as HTMLElement;
/** What lies on a space, as ears hear it. */
const on = (page: Hand, row: number, column: number): string =>
  (space(page, row, column).getAttribute('aria-label') ?? '').replace(/^.*: /, '');
const said = (): string => textOf(document.querySelector('.live [aria-live="polite"]'));
const taken = ({ room }: Hand): number => room.querySelectorAll('[data-space][data-taken]').length;

test('by keys: pick up, move, turn, flip, put down, lay beside, put back', async () => {
  const page = await board('endurance=2&objects=sword,torch');
  const keys = async (...all: readonly string[]): Promise<void> => {
    for (const key of all) await page.key(key);
  };
  await page.press(chip(page, 'sword'));
  expect(said()).toContain('sword picked up, row 1, column 1');
  // The hand is on the grid, where the object hovers.
  expect(document.activeElement).toBe(space(page, 1, 1));
  await keys('r', 'ArrowRight', 'ArrowDown');
  expect(said()).toContain('sword, row 2, column 2: fits.');
  await keys('Enter');
  expect(said()).toContain('sword lies at row 2, column 2');
  expect([1, 2, 3, 4, 5].map((row) => on(page, row, 2))).toEqual(['free', 'sword', 'sword', 'sword', 'sword']);

  await page.press(chip(page, 'torch'));
  await keys('f', 'ArrowDown');
  expect(said()).toContain('does not fit. Torch: lies on spaces that are taken, by sword.');
  await keys('Enter');
  expect(chip(page, 'torch').getAttribute('aria-pressed')).toBe('true');
  await keys('ArrowRight', 'ArrowRight', 'Enter');
  expect([on(page, 2, 3), on(page, 3, 3), on(page, 3, 4)]).toEqual(['torch', 'torch', 'free']);

  await keys('Enter', 'ArrowDown', 'Escape');
  expect(on(page, 2, 3)).toBe('torch');
  await keys('Delete');
  chip(page, 'torch');
  expect(on(page, 2, 3)).toBe('free');
});

test('by presses: picked up, turned, laid on a space, taken from it and laid beside', async () => {
  const page = await board('endurance=4&objects=halberd,shield');
  await page.press(chip(page, 'halberd'));
  await page.press(['button', 'Turn']);
  await page.press(space(page, 2, 5));
  expect(said()).toContain('halberd lies at');
  await page.press(space(page, 2, 5));
  await page.press(['button', 'Lay beside']);
  chip(page, 'halberd');
  expect(taken(page)).toBe(0);
});

test('packs for me, unpacks, and says what to drop where nothing fits', async () => {
  const page = await board('endurance=1&objects=sword,shield,spear,bedroll,waterskin,waterskin,food,food,tent');
  await page.press(['button', 'Pack for me']);
  expect(textOf(page.room)).toContain('Everything lies in the grid.');
  expect(said()).toContain('Packed: everything fits.');
  expect(taken(page)).toBe(46);
  // Each of the nine is drawn as what it is.
  expect(page.room.querySelectorAll('.pack-piece [data-object]')).toHaveLength(9);
  await page.press(['button', 'Unpack all']);
  expect(taken(page)).toBe(0);
  await pickIn(page, { Object: 'torch' });
  await page.press(page.all('button', 'Add it')[0] as HTMLElement);
  await page.press(['button', 'Pack for me']);
  expect(textOf(page.room)).toContain('The load takes 50 spaces, and there are 46.');
  expect(textOf(page.room)).toMatch(/The rest fits without: .*shield; /);
});

test('things are worn, dropped, and added with a shape of their own', async () => {
  const page = await board('endurance=2&objects=mailArmour,keys');
  expect(textOf(page.room)).toContain('All things (2)');
  await page.press(['checkbox', 'Wear: mail armour']);
  expect(textOf(page.room)).toContain('mail armour (in a fight: other metal)');
  expect(textOf(page.room)).toContain('0 of 48 spaces');
  await page.press(['button', 'Drop keys']);
  expect(textOf(page.room)).toContain('Small things, 0 of 8');
  await fillIn(page, { Name: 'Anchor' });
  const size = field(page, 'Size') as unknown as HTMLSelectElement;
  await page.choose(size, [...size.options].find(({ value }) => value === 'own')?.text ?? '');
  for (const [row, column] of [
    [3, 3],
    [3, 4],
    [4, 4],
  ])
    await page.press(['checkbox', `row ${row}, column ${column}`]);
  await page.press(page.all('button', 'Add it').at(-1) as HTMLElement);
  chip(page, 'Anchor');
  expect(textOf(page.room)).toContain('3 of 48 spaces');
});

test('where objects are not flipped, F and the button say so; read only, nothing is picked up', async () => {
  const page = await board('endurance=2&objects=torch&mirror=no');
  await page.press(chip(page, 'torch'));
  await page.key('f');
  expect(said()).toContain('only turned');
  expect(page.the('button', /^Flip/).getAttribute('aria-disabled')).toBe('true');
  await page.close();
  const shut = await board('endurance=2&objects=torch&read=only');
  // What nobody here may pick up is no button.
  expect(textOf(shut.room.querySelector('.pack-beside'))).toContain('torch');
  expect(shut.all('button', 'Pick up torch')).toEqual([]);
  expect(shut.all('button', 'Put down')).toEqual([]);
});
