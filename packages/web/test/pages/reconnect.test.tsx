import { DeskTable } from '@warmoot/table/testing/desk';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { useNet } from '../../src/net/store.js';
import { duelOf } from '../kit/tables.js';
import { ANA, Begun, BO, begun } from './begun.js';
import { only, textOf } from './forms.js';
import { cutLine, mendLine } from './line.js';
import { act, allOf, one, textsOf } from './look.js';
import { openedAsking } from './opened.js';
import type { Page } from './page.js';

const KEPT = 'What you pick stays picked.';
const FIGHT_ON = { choose: 'fightOn' };

/** A table that counts what it is asked for. */
class Counted extends Begun {
  readonly asked: string[] = [];

  override take(...message: Parameters<Begun['take']>): void {
    if (message[0].send === 'command') this.asked.push(message[0].command.id);
    super.take(...message);
  }
}

const duel = (): Counted => {
  const line = new Counted(new DeskTable([ANA, BO]), [ANA]);
  line.do(ANA, duelOf(ANA, BO));
  return line;
};

const status = (page: Page): string => textOf(only(page, '.banner-place[role="status"]'));
const choice = (page: Page, name: string): HTMLInputElement =>
  page.the('radio', new RegExp(`^${name}`)) as HTMLInputElement;
const pick = (page: Page, name: string): Promise<void> => page.press(choice(page, name));

beforeEach(() => {
  onTestFinished(mendLine);
});

test('what was pressed while the server was away is done once when it is back', async () => {
  const line = duel();
  const page = await openedAsking('/t/desk', line);
  page.the('heading', 'Yours to decide');
  await pick(page, 'Fight on');
  // What is said has its place before it comes, or it would not be read aloud.
  expect(status(page)).toBe('');
  await page.does(cutLine);
  expect(status(page)).toMatch(/Not heard from the table since .* What you pick stays picked\./);
  expect(choice(page, 'Fight on').checked).toBe(true);
  await page.press(act(page));
  // The page and the button itself say where the choice is.
  expect(status(page)).toContain('Your choice is kept here and sent once the table is back.');
  expect(textOf(act(page))).toContain('Kept here; sent once the table is back');
  expect(sessionStorage.getItem('warmoot.outbox')).toContain('"answer"');
  expect(line.asked).toEqual([]);
  await page.does(mendLine);
  expect(status(page)).toBe('');
  expect(sessionStorage.getItem('warmoot.outbox')).toBe('[]');
  expect(line.asked).toHaveLength(1);
  expect(line.due).toEqual(['Joris']);
  expect(page.all('heading', 'Yours to decide')).toEqual([]);
});

test('picked before the line is cut, it is picked when it is back; what comes too late says so', async () => {
  const line = duel();
  const page = await openedAsking('/t/desk', line);
  await pick(page, 'Surrender');
  await page.does(cutLine);
  expect(status(page)).toContain(KEPT);
  await page.does(() => void line.desk.do(BO, { do: 'say', text: 'Are you there?' }));
  await page.does(mendLine);
  expect(status(page)).toBe('');
  expect(choice(page, 'Surrender').checked).toBe(true);
  await page.does(cutLine);
  expect(status(page)).toContain(KEPT);
  await page.press(act(page));
  expect(textOf(page.room)).toContain('Kept here; sent once the table is back');
  // Meanwhile the table agrees to pause, she too: what she chose here comes too late.
  await page.does(() => {
    expect(line.desk.propose(BO, 'pause')).toBeNull();
    expect(line.desk.speak(ANA, { choose: 'agree' })).toBeNull();
  });
  await page.does(mendLine);
  expect(page.all('alert').map(textOf).join()).toContain('What you chose while the line was cut was not taken');
  expect(textOf(page.room)).not.toContain('Kept here; sent once the table is back');
});

test('a server of another version says so, and the page can be loaded anew', async () => {
  onTestFinished(() => useNet.setState({ isOld: false }));
  const line = duel();
  const page = await openedAsking('/t/desk', line);
  expect(textOf(page.room)).not.toContain('A new version is here.');
  await page.does(cutLine);
  line.build = '0.1.0+another';
  await page.does(mendLine);
  expect(textOf(page.room)).toContain('A new version is here.');
  page.the('button', 'Load the new version');
});

test('a page that is loaded again is where it was', async () => {
  const line = begun(duelOf);
  line.says('Joris', FIGHT_ON);
  const deciding = await openedAsking('/t/desk', line);
  await pick(deciding, 'Fight on');
  await deciding.press(act(deciding));
  await deciding.close();
  line.until('chooseActs');
  const page = await openedAsking('/t/desk', line);
  const heads = (at: Page): readonly string[] => [
    ...textsOf(at, '.duel-choose h2').slice(0, 1),
    ...textsOf(at, '.bout-half h2').slice(0, 1),
  ];
  const before = heads(page);
  expect(before).toHaveLength(2);
  await page.close();
  const again = await openedAsking('/t/desk', line);
  expect(heads(again)).toEqual(before);
  await again.press(['button', 'Log and people']);
  expect(allOf(again, '.side .log-entry')).not.toEqual([]);
  expect(textOf(only(again, '.side'))).toContain(before[1]);
  one(again, '.foot-act');
});
