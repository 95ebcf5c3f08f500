import type { Page } from 'playwright-core';

/** Words that no German sentence has. */
export const ENGLISH = /\b(the|and|yours|choose|choosing|waiting|with|your|table|against)\b/i;

/** What is measured on a page as it stands, each fault in words; of gold, what it is. */
export interface Measured {
  /** What scrolls sideways. */
  readonly sideways: readonly string[];
  /** Tabs and ways that collide, or whose text is wider than they are. */
  readonly collide: readonly string[];
  /** Text that is cut off, and whose whole is nowhere in reach. */
  readonly cut: readonly string[];
  readonly gold: readonly string[];
}

/**
 * What is swiped by design: cards of a guide, months of a year, kits, acts of others; and the ledger's own tables, which
 * keep their columns. Fields of battle are moved under their window.
 */
const SWIPED =
  '.guide-cards, .year, .kits > div, .scrubber ol, .rule-table, .rule-drawing, .hexboard-room, .roads-frame';

/** Runs in the page. */
const measureHere = (swiped: string): Measured => {
  const nameOf = (one: Element): string =>
    `${one.tagName.toLowerCase()}.${[...one.classList].join('.')} “${(one.textContent ?? '').trim().slice(0, 40)}”`;
  const isSeen = (one: Element): boolean => {
    const { width, height } = one.getBoundingClientRect();
    return width > 1 && height > 1 && one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const all = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (one) => one instanceof HTMLElement && one.closest('.vh') === null && isSeen(one),
  );
  const sideways: string[] = [];
  const cut: string[] = [];
  if (document.documentElement.scrollWidth > innerWidth) {
    const widest = all.filter((one) => one.getBoundingClientRect().right > innerWidth + 1).at(-1);
    sideways.push(`the page, by ${widest === undefined ? 'something' : nameOf(widest)}`);
  }
  for (const one of all) {
    const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(one);
    const isWide = one.scrollWidth > one.clientWidth + 1;
    const isClamped = webkitLineClamp !== 'none' && one.scrollHeight > one.clientHeight + 1;
    if (isClamped || (textOverflow === 'ellipsis' && one.scrollWidth > one.clientWidth)) {
      // As if a pointer came over it.
      one.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      const said = one.closest('[title]')?.getAttribute('title') ?? '';
      // biome-ignore lint/performance/useDomNodeTextContent: as it is read
      const whole = one.innerText.replace(/\s+/g, ' ').trim();
      if (!said.includes(whole)) cut.push(nameOf(one));
    } else if (isWide && one.closest(swiped) === null && (overflowX === 'auto' || overflowX === 'scroll')) {
      const edge = one.getBoundingClientRect().right;
      const widest = all.findLast((inner) => one.contains(inner) && inner.getBoundingClientRect().right > edge + 1);
      sideways.push(`${nameOf(one)}, by ${widest === undefined ? 'something' : nameOf(widest)}`);
    } else if (isWide && one.closest(swiped) === null && (overflowX === 'hidden' || overflowX === 'clip')) {
      if ((one.textContent ?? '').trim() !== '') cut.push(nameOf(one));
    }
  }
  const pen = document.createElement('canvas').getContext('2d');
  for (const one of document.querySelectorAll('select')) {
    if (pen === null || !isSeen(one)) continue;
    const { font, paddingLeft, paddingRight } = getComputedStyle(one);
    pen.font = font;
    const text = one.selectedOptions[0]?.text ?? '';
    // The arrow of the browser takes about 20 besides.
    const room = one.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    if (pen.measureText(text).width > room) cut.push(`select “${text}”`);
  }
  const collide: string[] = [];
  for (const list of document.querySelectorAll('[role="tablist"], nav, .head, .switch > div')) {
    const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"], a, button, label')].filter(isSeen);
    for (const [nth, tab] of tabs.entries()) {
      if (tab.clientWidth > 0 && tab.scrollWidth > tab.clientWidth + 1) collide.push(`${nameOf(tab)} is too narrow`);
      const box = tab.getBoundingClientRect();
      for (const next of tabs.slice(nth + 1)) {
        if (tab.contains(next)) continue;
        const other = next.getBoundingClientRect();
        const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
        const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
        if (across > 1 && down > 1) collide.push(`${nameOf(tab)} and ${nameOf(next)}`);
      }
    }
  }
  const probe = document.createElement('i');
  probe.style.background = 'var(--or)';
  document.body.append(probe);
  const or = getComputedStyle(probe).backgroundColor;
  probe.remove();
  const gold = all.filter(
    (one) => one.matches('button, a') && getComputedStyle(one).backgroundColor === or && one.closest('.spine') === null,
  );
  return { sideways, collide, cut, gold: gold.map(nameOf) };
};

export const measure = (page: Page): Promise<Measured> => page.evaluate(measureHere, SWIPED);

/** All that a page says, to eyes and to ears, in words of four letters and more. Runs in the page. */
export const sayingsHere = (): readonly string[] => {
  const SAID = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-valuetext'];
  const said = new Set<string>([document.title]);
  for (const one of document.querySelectorAll(SAID.map((name) => `[${name}]`).join()))
    for (const name of SAID) said.add(one.getAttribute(name) ?? '');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node.parentElement?.closest('script, style, noscript, .rule-text') === null) said.add(node.textContent ?? '');
  return [...said].map((text) => text.trim()).filter((text) => /\p{L}{4}/u.test(text));
};
