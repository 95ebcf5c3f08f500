import { DeskTable } from '@warmoot/table/testing/desk';
import { describe, expect, test } from 'vitest';
import { battleSetup } from '../kit/played.js';
import { atOnceScene } from '../kit/scenes.js';
import { duelOf } from '../kit/tables.js';
import { ANA, BO } from './begun.js';
import { Device } from './device.js';
import { seatComputer } from './forms.js';
import { isOff, listen } from './look.js';
import { openPage, type Page } from './page.js';
import { expectSaid, hearOut } from './said.js';

/** What would end a scene, and what is offered beside the answer. */
const ENDING = /surrender|break off/i;
const ON = /^(?!.*(surrender|break off))/i;
const ANSWERS = /^(?!Always|Propose something else|Decline)/;

/** No game here takes as many presses. */
const MOST = 400;

const isOpen = (one: HTMLElement): boolean => !isOff(one) && !(one as HTMLInputElement).disabled;
const isPicked = (one: HTMLElement): boolean => (one as HTMLInputElement).checked;

/** The first answer to what is open yet: a group without an answer, or a place to halt at. */
const openIn = (page: Page): HTMLElement | undefined => {
  const tables = page.all('table');
  const radio = [...tables, ...page.all('group')]
    .filter((group) => !page.all('radio', undefined, group).some(isPicked))
    .flatMap((group) => page.all('radio', ON, group))
    .find(isOpen);
  return radio ?? tables.flatMap((table) => page.all('button', /^\(\d+, \d+\)$/, table))[0];
};

/** What is to be done next, by roles and names alone. */
const nextIn = (page: Page): HTMLElement => {
  const [foot] = page.all('group', 'Your answer');
  const buttons = foot === undefined ? [] : page.all('button', ANSWERS, foot);
  const [act] = buttons;
  const isSafe = act !== undefined && isOpen(act) && !ENDING.test(act.textContent ?? '');
  const next = isSafe ? act : (openIn(page) ?? buttons.find(isOpen));
  if (next === undefined) throw new Error(`nothing can be done: ${page.tree('main').slice(-20).join('\n')}`);
  return next;
};

/** Plays by roles and names alone until a heading says that it is over. */
const playByTree = async (page: Page, over: RegExp): Promise<void> => {
  for (let presses = 0; presses < MOST; presses++) {
    if (page.all('heading', over).length > 0) return;
    await page.press(nextIn(page));
  }
  throw new Error('it never ends');
};

/** Ana's table with a computer who answers at once; dice fall by their seed. */
const against = (begin: (one: string, two: string) => object): Device => {
  const line = new Device(new DeskTable([ANA]), [ANA], true);
  seatComputer(line, BO);
  line.do(ANA, begin(ANA, BO) as Parameters<Device['do']>[1]);
  line.letPlay();
  return line;
};

const battle = (one: string, two: string): object => {
  const units = { a1: [10, 8], a2: [10, 12], d1: [12, 8], d2: [12, 12] } as const;
  const troops = { a1: 'heavyInfantry', a2: 'heavyInfantry' };
  const setup = battleSetup({ units, troops, losses: { d1: 99, d2: 99 }, round: 3 }, [one, two]);
  return { do: 'begin', scene: 'saga/battle', setup, options: {} };
};

describe('by the accessibility tree alone', () => {
  test.each([
    ['duel', duelOf, /has won$/, /wins in round \d+/, 4],
    ['check', atOnceScene('check'), /^It (succeeds|fails)$/, /\d+, needed \d+/, 1],
    ['battle', battle, /^The battle is over$/, /The field is held by Red/, 2],
  ] as const)('a whole %s is played, and every result is heard in order', async (_, begin, over, last, least) => {
    const page = await openPage('/t/desk', 'en', against(begin), { standing: 'ask' });
    const said = listen();
    await playByTree(page, over);
    await hearOut(page);
    expect(said().at(-1)).toMatch(last);
    expect(await expectSaid(page, said())).toBeGreaterThanOrEqual(least);
    await page.close();
  });
});
