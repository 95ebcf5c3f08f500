import type { Page } from 'playwright-core';

/** What was opened beside pages: by its name, by how its openers are drawn, and what is wrong with it. */
export interface Asides {
  readonly names: string[];
  readonly drawn: string[];
  readonly faults: string[];
}

/** Where openers are looked for: on the page, or in what is open on it. */
type Within = 'page' | 'aside';

/** Marks what opens something and can be seen, of those that are drawn alike the first alone; gives how each is drawn. */
const mark = (page: Page, within: Within, known: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(
    ([mark, known]) => {
      const open = [...document.querySelectorAll('dialog[open], [popover]:popover-open')].at(-1);
      const room = mark === 'aside' ? open : document.body;
      const drawn: string[] = [];
      for (const one of room?.querySelectorAll<HTMLElement>('[aria-haspopup="dialog"]') ?? []) {
        if (!one.checkVisibility({ visibilityProperty: true }) || one.tabIndex < 0) continue;
        const around = one.parentElement;
        const likeness = `${one.className} in ${around?.className} in ${around?.parentElement?.className}`;
        if (known.includes(likeness) || drawn.includes(likeness)) continue;
        one.dataset[mark] = `${drawn.push(likeness) - 1}`;
      }
      return drawn;
    },
    [within, known] as const,
  );

interface At {
  /** What is open, by its name; null where nothing is. */
  readonly name: string | null;
  readonly isInside: boolean;
  /** The focus is on what opens it; or that is gone, with the menu that it stood in. */
  readonly isBack: boolean;
  readonly isGone: boolean;
  readonly at: string;
}

/** What is opened for the first time is fetched first: on a crowded machine that takes seconds. */
const MOST_FRAMES = 300;

/** Opens or closes something, or only looks; says where the focus is as soon as that has come of it, or will not. */
const after = (
  page: Page,
  opener: string,
  does: 'open' | 'close' | 'look',
  wants: 'isInside' | 'isBack',
): Promise<At> =>
  page.evaluate(
    async ([opener, does, wants, most]) => {
      const top = (): Element | undefined =>
        [...document.querySelectorAll('dialog[open], [popover]:popover-open')].at(-1);
      const before = does === 'open' ? top() : undefined;
      const look = (): At => {
        const [open, at] = [top(), document.activeElement];
        const title = document.getElementById(open?.getAttribute('aria-labelledby') ?? '');
        return {
          name: open === undefined ? null : (open.getAttribute('aria-label') ?? title?.textContent ?? ''),
          isInside: open !== undefined && open !== before && open.contains(at),
          // The browser gives the focus back a moment before the page knows that the panel is closed.
          isBack: at?.matches(opener) === true && at.getAttribute('aria-expanded') !== 'true',
          isGone: document.querySelector(opener) === null,
          at: `${at?.tagName} ${at?.getAttribute('aria-label') ?? at?.textContent?.trim().slice(0, 40)}`,
        };
      };
      const pressed =
        does === 'open'
          ? document.querySelector<HTMLElement>(opener)
          : does === 'close'
            ? top()?.querySelector<HTMLElement>('.dialog-head button, :scope > .pop-close')
            : null;
      pressed?.focus();
      pressed?.click();
      let at = look();
      for (let frames = 0; frames < most && !at[wants]; frames++) {
        await new Promise((drawn) => requestAnimationFrame(drawn));
        at = look();
        if (wants === 'isBack' && at.isGone && at.name === null) break;
        if (wants === 'isInside' && does === 'look' && at.name === null) break;
      }
      return at;
    },
    [opener, does, wants, MOST_FRAMES] as const,
  );

/**
 * Opens whatever can be opened here, unless its like was opened before. The focus comes into it, stays in it when Tab goes
 * on and back, and is on what opened it once it is closed, by Escape and by its button; and so with what is opened inside.
 */
export const tryAsides = async (
  page: Page,
  { names, drawn, faults }: Asides,
  within: Within = 'page',
): Promise<void> => {
  for (const [nth, likeness] of (await mark(page, within, drawn)).entries()) {
    const opener = `[data-${within}="${nth}"]`;
    const opened = await after(page, opener, 'open', 'isInside');
    const name = opened.name ?? likeness;
    names.push(name);
    drawn.push(likeness);
    if (!opened.isInside) faults.push(`${name} does not get the focus: ${opened.at}`);
    for (const key of ['Shift+Tab', 'Tab'] as const) {
      await page.keyboard.press(key);
      const { isInside, at } = await after(page, opener, 'look', 'isInside');
      if (!isInside) faults.push(`${key} leads out of ${name} to ${at}`);
    }
    if (within === 'page') await tryAsides(page, { names, drawn, faults }, 'aside');
    const isLeft = (await after(page, opener, 'look', 'isInside')).name === null;
    if (!isLeft) await page.keyboard.press('Escape');
    const closed = await after(page, opener, 'look', 'isBack');
    // What closes the menu it stands in gives the focus to what opened the menu: that is looked at there.
    if (closed.isGone && within === 'aside') return;
    if (!closed.isBack) faults.push(`${name}, closed by Escape, gives the focus to ${closed.at}`);
    await after(page, opener, 'open', 'isInside');
    const left = await after(page, opener, 'close', 'isBack');
    if (!left.isBack) faults.push(`${name}, closed by its button, gives the focus to ${left.at}`);
  }
};
