import type { Page } from 'playwright-core';

type Watching = Window & { lost?: string[]; came?: string[] };

interface Watched {
  /** The frames in which the focus was on nothing: what was on the page then. */
  readonly lost: () => Promise<readonly string[]>;
  /** All that has had the focus. */
  readonly came: () => Promise<readonly string[]>;
}

/** From now on the page notes where the focus goes, and looks in every frame that it is somewhere. */
export const watchFocus = async (page: Page): Promise<Watched> => {
  await page.evaluate(() => {
    const watching = window as Watching;
    const lost: string[] = [];
    const came: string[] = [];
    Object.assign(watching, { lost, came });
    addEventListener('focusin', ({ target }) => came.push((target as Element).textContent ?? ''));
    const look = (): void => {
      if (document.activeElement === null || document.activeElement === document.body)
        lost.push(document.querySelector('[data-head]')?.textContent ?? 'a page without a title');
      requestAnimationFrame(look);
    };
    look();
  });
  return {
    lost: () => page.evaluate(() => (window as Watching).lost ?? []),
    came: () => page.evaluate(() => (window as Watching).came ?? []),
  };
};

/** What has the focus, by its name. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const one = document.activeElement;
    const label = one instanceof HTMLInputElement ? one.labels?.[0]?.textContent : null;
    const text = label ?? one?.getAttribute('aria-label') ?? one?.textContent ?? '';
    return text.replaceAll('\u00a0', ' ');
  });

/** Goes on by Tab until what has the focus says this. */
export const tabTo = async (page: Page, wanted: RegExp, most = 80): Promise<void> => {
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press('Tab');
    if (wanted.test(await focused(page))) return;
  }
  throw new Error(`${wanted} is not in reach of the keyboard`);
};

/** Where a page is: what is asked or shown has the focus, by its title or by what its panel names as next. */
export interface Place {
  readonly text: string;
  readonly is: 'title' | 'next';
  /** Something is asked here. */
  readonly asks: boolean;
}

/** Waits until the focus has come to a place by itself. */
const place = async (page: Page): Promise<Place> => {
  const found = await page.waitForFunction(() => {
    const one = document.activeElement;
    if (!one?.matches('[data-head], [data-next]')) return null;
    const act = document.querySelector('.foot-act');
    if (act?.matches('[aria-busy]')) return null;
    const is = one.matches('[data-head]') ? ('title' as const) : ('next' as const);
    return { text: (one.textContent ?? '').replaceAll('\u00a0', ' '), is, asks: act !== null };
  });
  return (await found.jsonValue()) as Place;
};

/** Waits until something is asked or all is over, and says where the focus is then. */
export const nextPlace = async (page: Page): Promise<Place> => {
  await page.locator('.foot-act:not([aria-busy]), .after').first().waitFor();
  return place(page);
};

type Hearing = Window & { said?: { readonly manner: string; readonly text: string }[] };

/** Listens as a screen reader does: to what changes in the places that are read aloud. */
export const listen = async (page: Page): Promise<() => Promise<readonly string[]>> => {
  await page.evaluate(() => {
    const hearing = window as Hearing;
    const said: { manner: string; text: string }[] = [];
    hearing.said = said;
    for (const region of document.querySelectorAll('[aria-live]')) {
      const manner = region.getAttribute('aria-live') ?? '';
      const note = (): void => {
        const text = (region.textContent ?? '').replaceAll('\u00a0', ' ').trim();
        if (text !== '') said.push({ manner, text });
      };
      note();
      new MutationObserver(note).observe(region, { childList: true, characterData: true, subtree: true });
    }
  });
  return async () => {
    const said = await page.evaluate(() => (window as Hearing).said ?? []);
    return said.map(({ manner, text }) => `${manner}: ${text}`);
  };
};
