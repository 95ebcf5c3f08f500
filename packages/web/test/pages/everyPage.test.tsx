import { DeskTable, ServedTable } from '@warmoot/table/testing/desk';
import { describe, expect, test } from 'vitest';
import { ENGLISH, sayingsHere } from '../kit/measures.js';
import { inEnglish } from '../kit/same.js';
import { checkOf, duelOf, standOf } from '../kit/tables.js';
import { ANA, Begun, BO } from './begun.js';
import { Device } from './device.js';
import { textOf } from './forms.js';
import type { DeskLine } from './line.js';
import { act, allOf, one, textsOf } from './look.js';
import { openedAsking, partComes } from './opened.js';
import type { Language, Page } from './page.js';

interface Seen {
  readonly said: readonly string[];
  /** The ways in the head. */
  readonly ways: string;
}

/** What stands on a page, after something was done there. */
const seenOn = async (
  path: string,
  language: Language,
  line: DeskLine | null,
  then: (page: Page) => Promise<unknown> = async () => {},
): Promise<Seen> => {
  const page = await openedAsking(path, line, language);
  await then(page);
  const seen = { said: sayingsHere(), ways: textsOf(page, '.head-nav a').join(', ') };
  await page.close();
  return seen;
};

/** What a page says in English though it is asked for in German, and its ways in both languages. */
const looked = async (
  path: string,
  line: DeskLine | null = null,
  then?: (page: Page) => Promise<unknown>,
): Promise<{ readonly faults: readonly string[]; readonly ways: readonly string[] }> => {
  const english = await seenOn(path, 'en', line, then);
  const german = await seenOn(path, 'de', line, then);
  expect(german.said.length).toBeGreaterThan(0);
  return { faults: inEnglish(german.said, english.said), ways: [english.ways, german.ways] };
};

/** The same ways on every page of a table. */
const AT_TABLE = ['Table, Campaign, Log, Rules', 'Tisch, Kampagne, Protokoll, Regeln'];
/** What a desk table calls the seed of a scene. */
const SECRET = /^seed \d+$/;

const table = (...names: readonly string[]): Begun => new Begun(new DeskTable([ANA, ...names]), [ANA]);

const duel = (): Begun => {
  const line = table(BO);
  line.do(ANA, duelOf(ANA, BO));
  return line;
};

/** A duel with two proposals before the table, and something said. */
const asked = (): Begun => {
  const line = duel();
  line.do(BO, { do: 'propose', about: 'pause', value: {} });
  line.do(BO, { do: 'propose', about: 'host', value: { seat: BO } });
  line.do(BO, { do: 'say', text: 'Supper is ready.' });
  return line;
};

const over = (): Begun => {
  const line = duel();
  line.says('Joris', { choose: 'surrender' });
  line.says('Ella', { choose: 'fightOn' });
  return line;
};

const check = (): Begun => {
  const line = table(BO);
  line.do(ANA, checkOf(ANA, BO));
  return line;
};

const battle = (): Begun => {
  const line = table();
  line.do(ANA, { do: 'seatComputer', name: BO, player: 'recruit' });
  line.do(ANA, standOf(ANA, BO));
  return line;
};

const side =
  (nth: number) =>
  async (page: Page): Promise<void> => {
    await page.press(one(page, '.side-open'));
    await page.press(allOf(page, '.side [role=tab]')[nth] as HTMLElement);
  };

type Stop = readonly [
  name: string,
  path: string,
  line: () => DeskLine,
  shows: string,
  then: (page: Page) => Promise<void>,
];

const asItStands = async (): Promise<void> => {};

const STOPS: readonly Stop[] = [
  ['duel, side 0', '/t/desk', asked, '.side', side(0)],
  ['duel, side 1', '/t/desk', asked, '.side', side(1)],
  ['duel, side 2', '/t/desk', asked, '.side', side(2)],
  ['menu', '/t/desk', duel, '.foot-act', (page) => page.press(one(page, '.head-menu'))],
  ['log', '/t/desk/log', asked, '.log-entry', asItStands],
  ['after', '/t/desk', over, '.after', asItStands],
  ['scene', '/t/desk/scene/1', over, '.proof', asItStands],
  ['check', '/t/desk', check, '.table-scene h2', asItStands],
  ['battle', '/t/desk', battle, '.battle .foot-act', asItStands],
];

describe('every page, in both languages', () => {
  test('at a table: somebody is invited', async () => {
    const line = new Device(new ServedTable(ANA, 'The Salt Crown'), [ANA]);
    const { faults } = await looked('/t/desk', line, async (page) => {
      await page.press(one(page, '.bring summary'));
      await page.press(one(page, '.bring details .btn'));
      await partComes(page, '.invitation');
    });
    expect(faults.filter((fault) => !/^[A-Z]{4}-[A-Z-]+\d+$/.test(fault))).toEqual([]);
  });

  test.each(STOPS)('at a table: %s', async (_name, path, line, shows, then) => {
    const { faults, ways } = await looked(path, line(), async (page) => {
      await then(page);
      await partComes(page, shows);
    });
    expect(faults.filter((fault) => !SECRET.test(fault))).toEqual([]);
    expect(ways).toEqual(AT_TABLE);
  });

  test('a browser that speaks German is spoken to in German', async () => {
    const page = await openedAsking('/t/desk', duel(), 'de');
    expect(document.documentElement.lang).toBe('de');
    expect(textOf(one(page, '.duel'))).not.toMatch(ENGLISH);
    act(page);
    await page.press(one(page, '.side-open'));
    expect(textOf(one(page, '.side'))).not.toMatch(ENGLISH);
  });
});
