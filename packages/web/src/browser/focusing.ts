/** Whether the last that was done here was done by keys. */
let isByKeys = false;

/** Where somebody writes, keys are letters and presses set the cursor: they mean nothing else, and the focus stays. */
export const isWritten = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type="radio"], [type="checkbox"]), textarea, select') !== null;

/** Whether something can have the focus: it is on the page, is seen, and is not shut. */
export const isThere = (element: Element): boolean =>
  element.isConnected && element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled');

/** Brings the focus here. Who uses keys sees it come; for who presses by hand the page does not move. */
export const focusOn = (element: HTMLElement | SVGElement): void => {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
  if (isByKeys) element.scrollIntoView({ block: 'nearest' });
};

const HEADINGS = 'h1, h2, h3, h4, h5, h6';
const ASIDE = 'dialog, [popover]';

/** What had the focus last, as much of its surroundings as is needed once it is gone. */
interface Last {
  readonly element: Element;
  /** What it stood in, from the inside out. */
  readonly around: readonly Element[];
  /** The headings above it, nearest first. */
  readonly above: readonly HTMLElement[];
  /** A dialog that it stood in, and what had the focus before it was opened. */
  readonly aside: Element | null;
  readonly before: Last | null;
}

const headingsIn = (element: Element): readonly HTMLElement[] => [...element.querySelectorAll<HTMLElement>(HEADINGS)];

const follows = (heading: Element, element: Element): boolean =>
  (heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

const aroundOf = (element: Element): readonly Element[] =>
  element.parentElement === null ? [] : [element.parentElement, ...aroundOf(element.parentElement)];

const lastAt = (element: Element, before: Last | null): Last => {
  const aside = element.closest(ASIDE);
  const isSameAside = aside !== null && aside === before?.aside;
  return {
    element,
    around: aroundOf(element),
    above: headingsIn(document.body)
      .filter((heading) => follows(heading, element))
      .reverse(),
    aside,
    before: aside === null ? null : isSameAside ? before.before : before,
  };
};

/** Where the focus goes when what had it is gone: the heading above it, as near as there still is one, or of another page. */
const refugeOf = ({ around, above, aside, before }: Last): Element | null => {
  if (aside !== null && before !== null && !isThere(aside))
    return isThere(before.element) ? before.element : refugeOf(before);
  for (const place of around) {
    if (!place.isConnected || place === document.body) continue;
    const known = above.find((heading) => place.contains(heading) && isThere(heading));
    const heading = known ?? headingsIn(place).find(isThere);
    if (heading !== undefined) return heading;
  }
  // A page that is being left is hidden while the next is fetched.
  const main = [...document.querySelectorAll('main')].find(isThere);
  return main === undefined ? null : (headingsIn(main).find(isThere) ?? main);
};

/**
 * Sees to it that the focus is never lost: if the thing that has it goes, it goes to the heading above. Whoever presses
 * on nothing has let go of it by hand, and is left alone.
 */
export const keepFocus = (): (() => void) => {
  let last: Last | null = null;
  const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;
  const look = (): void => {
    if (last === null || !isLost() || isThere(last.element)) return;
    const refuge = refugeOf(last);
    // Another page that is still being fetched: the focus comes with it.
    if (refuge === null) return;
    last = null;
    if (refuge instanceof HTMLElement || refuge instanceof SVGElement) focusOn(refuge);
  };
  const came = ({ target }: FocusEvent): void => {
    if (target instanceof Element && target !== document.body) last = lastAt(target, last);
  };
  const went = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget !== null) return;
    requestAnimationFrame(() => {
      look();
      if (isLost() && last !== null && isThere(last.element)) last = null;
    });
  };
  const keyed = ({ key }: KeyboardEvent): void => {
    if (!['Shift', 'Control', 'Alt', 'Meta'].includes(key)) isByKeys = true;
  };
  const pressed = (): void => {
    isByKeys = false;
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden'],
  });
  const capture = { capture: true } as const;
  document.addEventListener('focusin', came);
  document.addEventListener('focusout', went);
  addEventListener('keydown', keyed, capture);
  addEventListener('pointerdown', pressed, capture);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', came);
    document.removeEventListener('focusout', went);
    removeEventListener('keydown', keyed, capture);
    removeEventListener('pointerdown', pressed, capture);
  };
};
