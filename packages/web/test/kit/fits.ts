import type { Page } from 'playwright-core';

/** A phone that is small, and one on which letters are twice as large. */
export const NARROW = { width: 320, height: 640, text: 16 } as const;
export const LARGE_TEXT = { width: 390, height: 844, text: 32 } as const;

interface Size {
  readonly width: number;
  readonly height: number;
  /** The size of letters, of which all others are multiples. */
  readonly text: number;
}

/** Everything on a page that does not fit: said of what, and by how much. Runs in the page itself. */
export const misfits = (): readonly string[] => {
  const TARGETS = 'a[href], button, select, textarea, summary, input:not([type="hidden"]), label:has(input)';
  const FINGER = 44;
  const root = document.documentElement;
  const open = [...document.querySelectorAll<HTMLElement>('dialog[open], [popover]:popover-open')].at(-1);
  const within: HTMLElement = open ?? document.body;

  const isShown = (one: Element): boolean =>
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    one.closest('.vh, .skip') === null &&
    getComputedStyle(one).clipPath === 'none';
  const nameOf = (one: Element): string => {
    const text = (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
    const kind = one.getAttribute('class')?.split(' ')[0];
    return `${one.localName}${kind ? `.${kind}` : ''} "${text}"`;
  };
  const clips = ({ overflowX, overflowY }: CSSStyleDeclaration): boolean =>
    overflowX !== 'visible' || overflowY !== 'visible';

  type Edges = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;
  const shared = (a: Edges, b: Edges): Edges => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  /** Works it out once for each element: those inside ask for it again and again. */
  const once = <A>(reckon: (one: Element) => A): ((one: Element) => A) => {
    const known = new Map<Element, A>();
    return (one) => {
      if (!known.has(one)) known.set(one, reckon(one));
      return known.get(one) as A;
    };
  };
  /** What an element and everything around it leave to be seen. */
  const openIn = once((one): Edges => {
    const up = one.parentElement;
    if (up === null) return { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
    return clips(getComputedStyle(one)) ? shared(openIn(up), one.getBoundingClientRect()) : openIn(up);
  });
  /** What is left of a box after everything around it has cut its part. */
  const seenOf = (one: Element, box: DOMRect): Edges | null => {
    const seen = shared(box, openIn(one));
    return seen.right - seen.left < 2 || seen.bottom - seen.top < 2 ? null : seen;
  };
  /** What stands still while the page goes by beneath it lies over the page on purpose. */
  const layerOf = once((one): Element => {
    if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) return one;
    return one.parentElement === null ? root : layerOf(one.parentElement);
  });
  const meets = (a: Edges, b: Edges, by: number): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > by &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > by;

  interface Box {
    readonly of: Element;
    readonly layer: Element;
    readonly boxes: readonly Edges[];
  }
  const boxesOf = (of: Element, all: Iterable<DOMRect>): Box => ({
    of,
    layer: layerOf(of),
    boxes: [...all].flatMap((box) => seenOf(of, box) ?? []),
  });
  const overlaps = (all: readonly Box[], by: number, what: string): readonly string[] =>
    all.flatMap((one, nth) =>
      all.slice(nth + 1).flatMap((other) => {
        if (one.layer !== other.layer || !one.boxes.some((a) => other.boxes.some((b) => meets(a, b, by)))) return [];
        if (one.of.contains(other.of) || other.of.contains(one.of)) return [];
        return [`${what}: ${nameOf(one.of)} and ${nameOf(other.of)}`];
      }),
    );

  /** A board is as wide as the page, and its spaces are what is left for each. */
  const BOARD = 'svg, [role="grid"], .pack-drawing';
  const targets = [...within.querySelectorAll<HTMLElement>(TARGETS)].filter(
    (one) => isShown(one) && one.closest(BOARD) === null && !(one.localName === 'input' && one.closest('label')),
  );
  /** A line of letters without the room above and below it that no letter takes. */
  const inked = ({ x, y, width, height }: DOMRect): DOMRect => new DOMRect(x, y + height * 0.22, width, height * 0.56);
  const letters = [...within.querySelectorAll<HTMLElement>('*')].flatMap((one): readonly Box[] => {
    if (one.closest('svg, select, textarea') !== null || !isShown(one)) return [];
    const texts = [...one.childNodes].filter((node) => node.nodeType === 3 && node.textContent?.trim());
    if (texts.length === 0) return [];
    const range = document.createRange();
    return [
      boxesOf(
        one,
        texts.flatMap((text) => {
          range.selectNodeContents(text);
          return [...range.getClientRects()].map(inked);
        }),
      ),
    ];
  });

  const wide = root.scrollWidth - root.clientWidth;
  const widest = [...within.querySelectorAll('*')].findLast(
    (one) => isShown(one) && (seenOf(one, one.getBoundingClientRect())?.right ?? 0) > root.clientWidth + 1,
  );
  const beside = letters.flatMap(({ of, boxes }) =>
    boxes.some((box) => box.right > root.clientWidth + 1 || box.left < -1) ? [`beside the page: ${nameOf(of)}`] : [],
  );
  /**
   * Whether a finger misses it. A word in a text is found by the text about it, as is a line of a sum; and what has more
   * room about it than it shows has it all the same.
   */
  const isSmall = (one: HTMLElement): boolean => {
    const isWord =
      getComputedStyle(one).display.startsWith('inline') && one.parentElement?.textContent !== one.textContent;
    if (one.getBoundingClientRect().height > FINGER - 1 || isWord || one.closest('.tally, .sum') !== null) return false;
    one.scrollIntoView({ block: 'center' });
    const { left, width, top, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const reach = (step: 1 | -1): number => {
      let far = 0;
      while (far < FINGER && one.contains(document.elementFromPoint(x, y + step * (far + 1)))) far++;
      return far;
    };
    return reach(1) + reach(-1) < FINGER - 2;
  };
  return [
    ...(wide > 0 ? [`the page is ${wide} px too wide, by ${widest === undefined ? '?' : nameOf(widest)}`] : []),
    ...beside,
    ...overlaps(
      targets.map((one) => boxesOf(one, one.getClientRects())),
      3,
      'on each other',
    ),
    ...overlaps(letters, 4, 'letters on each other'),
    ...targets.filter(isSmall).map((one) => {
      const { height } = one.getBoundingClientRect();
      return `too small for a finger, ${Math.round(height)} px: ${nameOf(one)}`;
    }),
  ];
};

/** Makes the page as large as that, and its letters. */
export const atSize = async (page: Page, { text, ...viewport }: Size): Promise<void> => {
  await page.setViewportSize(viewport);
  await page.evaluate((size) => {
    if (size === 16) document.documentElement.style.removeProperty('font-size');
    else document.documentElement.style.setProperty('font-size', `${size}px`);
  }, text);
};
