import { computeAccessibleDescription, computeAccessibleName, getRole } from 'dom-accessibility-api';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Roles that say nothing by themselves: what stands in them is told where they stand. */
const PLAIN = words(
  'generic presentation none insertion deletion emphasis strong code subscript superscript time paragraph rowgroup',
);

/** Roles that are named by what stands in them: that is not told again. */
const NAMED_BY_CONTENT = words(
  'button cell checkbox columnheader gridcell heading link menuitem option radio row rowheader switch tab',
);

/** Roles whose parts stand in one line, and of these the ones that need no word of their own there. */
const IN_ONE_LINE = words('row listitem term definition cell gridcell columnheader rowheader');
const CELLS = words('cell gridcell');

/** Elements that go on with the line they stand in. */
const INLINE = words(
  'a abbr b bdi br cite code data dfn em i kbd mark q s small span strong sub sup time tspan u var wbr',
);

/** What a screen reader says of elements for which the library has no role. */
const BY_TAG: Readonly<Record<string, string>> = { summary: 'summary', figcaption: 'caption' };

const UNSEEN = words('script style template title defs symbol option legend');

const STATES = 'busy current disabled expanded haspopup invalid pressed selected valuetext'.split(' ');

const WRITTEN = words('combobox searchbox slider spinbutton textbox');

/** No style is read: what is hidden is said to be so in the page itself. */
export const NO_STYLE = { getComputedStyle: () => ({ getPropertyValue: () => '' }) as unknown as CSSStyleDeclaration };

const clean = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
const bare = (text: string): string => text.replaceAll(/\s+/g, '');

const tagOf = (one: Element): string => one.tagName.toLowerCase();

const isHidden = (one: Element): boolean =>
  one.getAttribute('aria-hidden') === 'true' ||
  ['hidden', 'inert', 'popover'].some((name) => one.hasAttribute(name)) ||
  (one.tagName === 'DIALOG' && !one.hasAttribute('open')) ||
  UNSEEN.has(tagOf(one));

const statesOf = (one: Element, role: string): readonly string[] => {
  const said = STATES.flatMap((state) => {
    const value = one.getAttribute(`aria-${state}`);
    return value === null || value === 'false' ? [] : [value === 'true' ? state : `${state} ${value}`];
  });
  const input = one as HTMLInputElement;
  if (role === 'heading') said.push(one.getAttribute('aria-level') ?? one.tagName.slice(1));
  if (input.checked === true || one.getAttribute('aria-checked') === 'true') said.push('checked');
  if (input.disabled === true) said.push('disabled');
  if (one.tagName === 'DETAILS' && one.hasAttribute('open')) said.push('open');
  return said;
};

/** What is written or chosen there, and what else could be chosen. */
const writtenIn = (one: Element, role: string): string => {
  if (one.tagName === 'SELECT') {
    const { options, selectedIndex } = one as HTMLSelectElement;
    const names = [...options].map(({ text }, at) => (at === selectedIndex ? `[${clean(text)}]` : clean(text)));
    return ` = ${names.join(' | ')}`;
  }
  const { value } = one as HTMLInputElement;
  return WRITTEN.has(role) && typeof value === 'string' ? ` = ${clean(value)}` : '';
};

/** A thing, or a line of text, with what stands in it. */
interface Told {
  readonly role: string | null;
  readonly head: string;
  readonly inside: readonly Told[];
}

const isLeaf = ({ inside }: Told): boolean => inside.length === 0;
const isText = (one: Told): boolean => one.role === null && isLeaf(one);

/** What stands in a thing beside what its name says already. */
const besides = (inside: readonly Told[], role: string, name: string): readonly Told[] => {
  if (NAMED_BY_CONTENT.has(role) && inside.every(isText)) return [];
  return inside.filter((part) => !(isText(part) && bare(part.head) === bare(name)));
};

const inLine = ({ role, head }: Told): string =>
  role !== null && CELLS.has(role) ? head.slice(role.length + 1) : head;

const told = (one: Element, role: string): Told => {
  const said = clean(computeAccessibleName(one, NO_STYLE));
  const about = one.hasAttribute('aria-describedby') ? clean(computeAccessibleDescription(one, NO_STYLE)) : '';
  const inside = besides(toldIn(one), role, said);
  // A row, and whatever holds more than words, is not told twice: by its name, and by what stands in it.
  const isOwn = one.hasAttribute('aria-label') || one.hasAttribute('aria-labelledby');
  const name = inside.length > 0 && NAMED_BY_CONTENT.has(role) && !isOwn && role !== 'button' ? '' : said;
  const states = statesOf(one, role);
  const head = [
    role,
    ...(name === '' ? [] : [`“${name}”`]),
    ...(about === '' ? [] : [`(${about})`]),
    ...(states.length === 0 ? [] : [`[${states.join(', ')}]`]),
  ].join(' ');
  const whole = `${head}${writtenIn(one, role)}`;
  if (!IN_ONE_LINE.has(role) || inside.length === 0 || !inside.every(isLeaf)) return { role, head: whole, inside };
  return { role, head: `${whole}: ${inside.map(inLine).join(' | ')}`, inside: [] };
};

/** What stands in a label, without the words that name what it labels. */
const labelled = (inside: readonly Told[]): readonly Told[] => {
  const names = inside.map(({ role, head }) => (role === null ? '' : bare(head))).join('');
  return inside.filter((part) => !(isText(part) && names.includes(bare(part.head))));
};

const toldIn = (room: Element): readonly Told[] => {
  const all: Told[] = [];
  let line = '';
  const endLine = (): void => {
    const said = clean(line);
    line = '';
    if (said !== '') all.push({ role: null, head: said, inside: [] });
  };
  const walk = (one: Element): void => {
    for (const node of one.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) line += node.textContent ?? '';
      if (node.nodeType !== Node.ELEMENT_NODE || isHidden(node as Element)) continue;
      const child = node as Element;
      const role = BY_TAG[tagOf(child)] ?? getRole(child) ?? 'generic';
      const isPlain = PLAIN.has(role) && !child.hasAttribute('aria-label');
      if (isPlain && INLINE.has(tagOf(child))) {
        line += ' ';
        walk(child);
        line += ' ';
        continue;
      }
      endLine();
      if (tagOf(child) === 'label') all.push(...labelled(toldIn(child)));
      else if (isPlain) walk(child);
      else all.push(told(child, role));
      endLine();
    }
  };
  walk(room);
  endLine();
  return all;
};

const lined = (all: readonly Told[], depth: number): readonly string[] =>
  all.flatMap(({ role, head, inside }) => [
    `${' '.repeat(depth)}${role === null ? '' : '- '}${head}`,
    ...lined(inside, depth + 1),
  ]);

/** The accessibility tree of what is drawn, in words: a thing a line, with its role, its name and its states. */
export const treeOf = (root: Element): readonly string[] => lined(toldIn(root), 0);
