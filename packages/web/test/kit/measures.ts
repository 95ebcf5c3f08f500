import type { Page } from 'playwright-core';

/** What is measured on a page as it stands. */
export interface Measured {
  /** What scrolls sideways. */
  readonly sideways: readonly string[];
  /** Tabs and ways that collide, or whose text is wider than they are. */
  readonly collide: readonly string[];
  /** Text that is cut off, without its whole in reach. */
  readonly cut: readonly string[];
  /** What cannot be pressed, and does not say why. */
  readonly mute: readonly string[];
  /** What is gold: the words of each button. */
  readonly gold: readonly string[];
}

/** Runs in the page. */
const measureHere = (): Measured => {
  const nameOf = (one: Element): string => {
    const own = `${one.tagName.toLowerCase()}${[...one.classList].map((name) => `.${name}`).join('')}`;
    const parent = one.parentElement;
    return `${parent === null ? '' : `${parent.tagName.toLowerCase()}${[...parent.classList].map((name) => `.${name}`).join('')} > `}${own} "${(one.textContent ?? '').trim().slice(0, 40)}"`;
  };
  const isSeen = (one: Element): boolean => {
    if (!one.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) return false;
    const { width, height } = one.getBoundingClientRect();
    return width > 1 && height > 1;
  };
  const all = [...document.querySelectorAll('body *')].filter(isSeen);
  const html = all.filter((one): one is HTMLElement => one instanceof HTMLElement);
  const sideways: string[] = [];
  const cut: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) {
    const widest = html.filter((one) => one.getBoundingClientRect().right > innerWidth + 1).slice(0, 3);
    sideways.push(`page ${root.scrollWidth} > ${innerWidth}: ${widest.map(nameOf).join(' | ')}`);
  }
  for (const one of html) {
    const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(one);
    const clips = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
    if (clips && (one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1)) {
      cut.push(`${nameOf(one)} title=${one.closest('[title]')?.getAttribute('title') ?? ''}`);
    } else if ((overflowX === 'auto' || overflowX === 'scroll') && one.scrollWidth > one.clientWidth + 1) {
      const widest = html
        .filter((inner) => one.contains(inner) && inner.getBoundingClientRect().right > one.getBoundingClientRect().right + 1)
        .slice(0, 2);
      sideways.push(`${nameOf(one)} ${one.scrollWidth} > ${one.clientWidth}: ${widest.map(nameOf).join(' | ')}`);
    } else if ((overflowX === 'hidden' || overflowX === 'clip') && one.scrollWidth > one.clientWidth + 1 && (one.textContent ?? '').trim() !== '' && !one.classList.contains('vh')) {
      cut.push(`HIDDEN ${nameOf(one)} ${one.scrollWidth} > ${one.clientWidth}`);
    }
  }
  const collide: string[] = [];
  for (const list of document.querySelectorAll('[role="tablist"], nav, .head')) {
    const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"], a, button')].filter(isSeen);
    for (const [nth, tab] of tabs.entries()) {
      if (tab.scrollWidth > tab.clientWidth + 1 && tab.clientWidth > 0) collide.push(`wider than its box: ${nameOf(tab)}`);
      const box = tab.getBoundingClientRect();
      for (const next of tabs.slice(nth + 1)) {
        const other = next.getBoundingClientRect();
        const x = Math.min(box.right, other.right) - Math.max(box.left, other.left);
        const y = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
        if (x > 1 && y > 1) collide.push(`overlap: ${nameOf(tab)} and ${nameOf(next)}`);
      }
    }
  }
  const mute = [...document.querySelectorAll(':is(button, input, select, textarea):disabled')].filter(isSeen).map(nameOf);
  const gold = [...document.querySelectorAll('.btn-act')].filter(isSeen).map((one) => `${one.textContent}${one.getAttribute('aria-disabled') === 'true' ? ' (off)' : ''}`);
  return { sideways, collide, cut, mute, gold };
};

export const measure = (page: Page): Promise<Measured> => page.evaluate(measureHere);

/** All that a page says: to eyes and to ears. */
export const sayings = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const said = new Set<string>([document.title]);
    for (const one of document.querySelectorAll('[aria-label], [title], [placeholder], [alt], [aria-description], [aria-valuetext], [aria-roledescription]')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-valuetext', 'aria-roledescription']) {
        const text = one.getAttribute(name);
        if (text !== null) said.add(text);
      }
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const { parentElement, textContent } = node;
      if (parentElement === null || parentElement.closest('script, style, noscript') !== null) continue;
      said.add((textContent ?? '').trim());
    }
    return [...said].filter((text) => /\p{L}{4}/u.test(text));
  });
