/** How the text of an element may be cut off: beside its box, or below its last line. */
const cutsOff = ({ textOverflow, webkitLineClamp }: CSSStyleDeclaration): 'beside' | 'below' | null => {
  if (webkitLineClamp !== '' && webkitLineClamp !== 'none') return 'below';
  return textOverflow === 'ellipsis' ? 'beside' : null;
};

/** Whether an element does not show all of its text. */
const isCut = (one: Element): boolean => {
  const way = cutsOff(getComputedStyle(one));
  if (way === null) return false;
  return way === 'beside' ? one.scrollWidth > one.clientWidth : one.scrollHeight > one.clientHeight + 1;
};

/** Text is cut where it stands, or a few boxes further out. */
const FAR = 4;

/** The element around another whose text is cut; null where none is. */
export const cutAround = (target: Element): HTMLElement | null => {
  let one: Element | null = target;
  for (let far = 0; far < FAR && one !== null; far++, one = one.parentElement)
    if (one instanceof HTMLElement && isCut(one)) return one;
  return null;
};

// biome-ignore lint/performance/useDomNodeTextContent: what stands in two boxes is two words, and what is hidden is not meant
export const wholeOf = (one: HTMLElement): string => one.innerText.replace(/\s+/g, ' ').trim();
