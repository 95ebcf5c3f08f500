import type { SeatId } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { byName } from '../seen.js';

export const FILTERS = ['all', 'main', 'others', 'mine', 'wounded', 'dead'] as const;
export type Filter = (typeof FILTERS)[number];

export const SORTS = ['player', 'name', 'day', 'joined'] as const;
export type Sort = (typeof SORTS)[number];

export interface Wish {
  readonly search: string;
  readonly filter: Filter;
  readonly sort: Sort;
}

type Named = (seat: SeatId) => string;

/** Words in small letters without accents, each after a space: what is typed finds what begins so. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/^ ?/, ' ')
    .trimEnd();

const KNOWN = new WeakMap<saga.campaign.SeenCharacter, string>();

/** All that is written about somebody, to be searched; kept as long as the sheet is the same. */
const textOf = (one: saga.campaign.SeenCharacter): string => {
  const before = KNOWN.get(one);
  if (before !== undefined) return before;
  const { context, home, ties, trade, past } = one.words;
  const text = folded(
    [one.name, home, trade, context, ties, past, ...one.relations.map((each) => each.text)].join('\n'),
  );
  KNOWN.set(one, text);
  return text;
};

const isFound = (one: saga.campaign.SeenCharacter, search: string, nameOf: Named): boolean => {
  const owner = one.owner === null ? '' : folded(nameOf(one.owner));
  return folded(search)
    .split(/(?= )/)
    .every((word) => textOf(one).includes(word) || owner.includes(word));
};

const passes = (one: saga.campaign.SeenCharacter, filter: Filter, seat: SeatId | null): boolean => {
  switch (filter) {
    case 'all':
      return true;
    case 'main':
      return one.main;
    case 'others':
      return !one.main;
    case 'mine':
      return one.owner !== null && one.owner === seat;
    case 'wounded':
      return one.dead === null && one.wounds.length > 0;
    case 'dead':
      return one.dead !== null;
  }
};

const nth = ({ id }: saga.campaign.SeenCharacter): number => Number(id.slice(1)) || 0;

/** The living before the dead, main characters before the others, then by name. */
const byRank = (a: saga.campaign.SeenCharacter, b: saga.campaign.SeenCharacter): number =>
  Number(a.dead !== null) - Number(b.dead !== null) || Number(b.main) - Number(a.main) || byName(a.name, b.name);

const ORDERS: Readonly<Record<Sort, (a: saga.campaign.SeenCharacter, b: saga.campaign.SeenCharacter) => number>> = {
  player: byRank,
  name: (a, b) => byName(a.name, b.name),
  day: (a, b) => b.through - a.through || byRank(a, b),
  joined: (a, b) => nth(a) - nth(b),
};

/** Those who are looked for, in the order wanted. */
export const castOf = (
  { open }: saga.campaign.SeenCampaign,
  { search, filter, sort }: Wish,
  { seat, nameOf }: { readonly seat: SeatId | null; readonly nameOf: Named },
): readonly saga.campaign.SeenCharacter[] =>
  Object.values(open.characters)
    .filter((one) => passes(one, filter, seat) && (search.trim() === '' || isFound(one, search.trim(), nameOf)))
    .sort(ORDERS[sort]);

/** The characters of one player, or those whom nobody owns. */
export interface Company {
  readonly owner: SeatId | null;
  readonly cast: readonly saga.campaign.SeenCharacter[];
}

/** One's own first, then the others by name, last those whom the table shares out. */
export const companiesOf = (
  cast: readonly saga.campaign.SeenCharacter[],
  { seat, nameOf }: { readonly seat: SeatId | null; readonly nameOf: Named },
): readonly Company[] => {
  const owners = [...new Set(cast.map(({ owner }) => owner))];
  const rank = (owner: SeatId | null): number => (owner === null ? 2 : owner === seat ? 0 : 1);
  return owners
    .sort((a, b) => rank(a) - rank(b) || byName(nameOf(a ?? ''), nameOf(b ?? '')))
    .map((owner) => ({ owner, cast: cast.filter((one) => one.owner === owner) }));
};

/** The first of several companies, as many people as are wanted. */
export const firstOf = (companies: readonly Company[], most: number): readonly Company[] => {
  let left = most;
  return companies.flatMap(({ owner, cast }) => {
    const some = cast.slice(0, Math.max(0, left));
    left -= some.length;
    return some.length === 0 ? [] : [{ owner, cast: some }];
  });
};

export interface Best {
  readonly skill: saga.Skill;
  readonly rating: number;
}

/** What somebody is best at; nothing where the sheet is closed or empty. Of equals the one that stands first. */
export const bestSkills = (one: saga.campaign.SeenCharacter, most = 3): readonly Best[] => {
  if (!saga.campaign.isOpenSheet(one) || one.skills === null) return [];
  const { skills } = one;
  return saga.ALL_SKILLS.map((skill) => ({ skill, rating: skills[skill] }))
    .sort((a, b) => b.rating - a.rating)
    .slice(0, most);
};

/** How many of the cast are what, for the filters. */
export const countsOf = (
  { open }: saga.campaign.SeenCampaign,
  seat: SeatId | null,
): Readonly<Record<Filter, number>> => {
  const all = Object.values(open.characters);
  const count = (filter: Filter): number => all.filter((one) => passes(one, filter, seat)).length;
  return Object.fromEntries(FILTERS.map((filter) => [filter, count(filter)])) as Record<Filter, number>;
};
