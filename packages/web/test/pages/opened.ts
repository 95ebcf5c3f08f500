import { onTestFinished, vi } from 'vitest';
import type { DeskLine } from './line.js';
import { type Language, openPage, type Page } from './page.js';

/** Opens a page, which is closed with the test at the latest. */
export const opened = async (path: string, line: DeskLine | null, language: Language = 'en'): Promise<Page> => {
  const page = await openPage(path, language, line);
  onTestFinished(page.close);
  return page;
};

/** The same, for a device of which nothing stands: it is asked for everything. */
export const openedAsking = async (path: string, line: DeskLine | null, language: Language = 'en'): Promise<Page> => {
  const page = await openPage(path, language, line, { standing: 'ask' });
  onTestFinished(page.close);
  return page;
};

/** What has to be fetched first, or is begun at a table, once it is there. */
export const comes = <One>(page: Page, find: () => One | null | undefined): Promise<One> =>
  vi.waitFor(
    async () => {
      await page.does(() => undefined);
      const found = find();
      if (found === null || found === undefined)
        throw new Error(`it never came: ${location.pathname} ${page.tree('main').join('\n')}`);
      return found;
    },
    { timeout: 10_000, interval: 20 },
  );

/** The only part that this selects. */
export const part = ({ room }: Page, selector: string): HTMLElement => {
  const found = room.querySelectorAll<HTMLElement>(selector);
  if (found[0] === undefined || found.length > 1) throw new Error(`${found.length} of ${selector}`);
  return found[0];
};

/** The first part that this selects, as soon as it is there. */
export const partComes = (page: Page, selector: string): Promise<HTMLElement> =>
  comes(page, () => page.room.querySelector<HTMLElement>(selector));

/** What a part says, in one line. */
export const said = (one: Element | null): string => (one?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
