import { sameJson } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { castOf, entrySentences, stateOf } from '../campaign/facts.js';
import type { SpokenNames } from '../campaign/names.js';
import { outcomeOf } from '../campaign/outcome.js';
import { isMotive, isSkill, whatText } from '../campaign/why.js';
import type { Words } from '../catalogue/words.js';
import { capital } from '../plain.js';
import { entryTitle, hasOwnTitle, yearPartName } from '../sagaTold.js';
import { chaptersAt, type Journey, journeysOf, type Leaf, leavesOf } from './leaves.js';
import { type Loss, lossesIn } from './losses.js';
import type { Speech } from './speeches.js';
import { type TurningPoint, withoutRules } from './turning.js';

type Seen = saga.campaign.SeenCampaign;
type Entry = saga.campaign.Entry;

/** What the log of a scene adds to its chapter; null where this seat may not read the log. */
export interface SceneTelling {
  readonly turns: readonly TurningPoint[];
  readonly speeches: readonly Speech[];
}

/** By the ids of entries. What is missing has not been read, and is told by its outcome alone. */
export type Tellings = Readonly<Record<string, SceneTelling | null>>;

interface Dated {
  readonly id: string;
  readonly day: number;
  readonly date: string;
}

/** A scene as a chapter. */
export interface Chapter extends Dated {
  readonly leaf: 'chapter';
  readonly number: number;
  /** What stands over it, and what it is called there: a chapter of a ready-made story, or the title of the scene. */
  readonly label: string;
  readonly heading: string;
  /** What it is called in a list that has its number. */
  readonly title: string;
  readonly scene: NonNullable<Entry['scene']>;
  readonly kind: string;
  readonly place: string;
  readonly who: readonly { readonly id: string; readonly name: string }[];
  readonly outcome: readonly string[];
  /** What the table wrote of it, by paragraphs. */
  readonly text: readonly string[];
  readonly turns: readonly TurningPoint[];
  readonly speeches: readonly Speech[];
  readonly losses: readonly Loss[];
  /** What changed on open sheets, by people. */
  readonly changes: readonly { readonly name: string; readonly what: readonly string[] }[];
  /** Whether its log is kept from this seat. */
  readonly isSealed: boolean;
}

/** What came about between scenes. */
export interface Between extends Dated {
  readonly leaf: 'between';
  readonly title: string;
  readonly told: string;
  readonly text: readonly string[];
}

/** A page that somebody at the table wrote. */
export interface Written extends Dated {
  readonly leaf: 'page';
  readonly title: string;
  readonly by: string | null;
  readonly text: readonly string[];
}

export interface Sat extends Dated {
  readonly leaf: 'sat';
  readonly told: string;
}

/** What stands in a story one after the other. */
export type ToldLeaf = Chapter | Between | Written | Sat;

/** The story of a campaign as far as a seat may know it: pages, Markdown and HTML are made of this. */
export interface Story {
  readonly language: string;
  readonly title: string;
  readonly about: string;
  /** What the table wrote of its world, by paragraphs. */
  readonly setting: readonly string[];
  readonly journeys: readonly Journey[];
  readonly chaptersAt: Readonly<Record<string, readonly number[]>>;
  readonly years: readonly { readonly year: number; readonly title: string; readonly leaves: readonly ToldLeaf[] }[];
  readonly people: readonly { readonly id: string; readonly name: string; readonly state: string }[];
  readonly ahead: readonly string[];
}

/** A text by its paragraphs: empty lines part them. */
export const paragraphs = (text: string): readonly string[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** What a reader wants to know of a sheet: who was hurt, let go, moved, or can do something better or worse. */
const TOLD_CHANGES: ReadonlySet<string> = new Set(['wounds', 'dying', 'dead', 'captive', 'driving', 'weary']);

/** Who died or was taken stands among the losses. */
const isLoss = ({ what, to }: saga.campaign.Change): boolean => (what === 'dead' || what === 'captive') && to !== null;

const isToldChange = ({ what, to }: saga.campaign.Change): boolean =>
  TOLD_CHANGES.has(what) || isMotive(what) || (isSkill(what) && typeof to !== 'string');

type Changes = ReadonlyMap<string, Chapter['changes']>;

/** The changes of one scene, each part of the sheet once: from what it was before to what it was after. */
const changesTold = (history: readonly saga.campaign.Change[], names: SpokenNames): readonly string[] => {
  const parts = [...new Set(history.map(({ what }) => what))];
  return parts.flatMap((part) => {
    const own = history.filter(({ what }) => what === part);
    const [first, last] = [own[0], own.at(-1)];
    if (first === undefined || last === undefined || sameJson(first.from, last.to)) return [];
    return [whatText(names, { ...last, from: first.from })];
  });
};

/** What changed on the sheets that this seat may read, by the scenes in which it did. */
const changesIn = ({ open }: Seen, names: SpokenNames): Changes => {
  const found = new Map<string, { name: string; what: readonly string[] }[]>();
  for (const one of Object.values(open.characters)) {
    if (!saga.campaign.isOpenSheet(one)) continue;
    const told = one.history.filter((change) => isToldChange(change) && !isLoss(change));
    for (const entry of new Set(told.flatMap((change) => change.entry ?? []))) {
      const what = changesTold(
        told.filter((change) => change.entry === entry),
        names,
      );
      if (what.length > 0) found.set(entry, [...(found.get(entry) ?? []), { name: one.name, what }]);
    }
  }
  return found;
};

/** A day under the heading of its year. */
const dayText = ({ words, calendar }: SpokenNames, day: number): string => {
  const { month, dayOfMonth } = saga.calendar.dateOf(calendar, day);
  const name = yearPartName(words, calendar.months[month] as saga.calendar.YearPart);
  const { told } = words.campaign.story;
  // A month without a name of its own has a number.
  return (/\d/.test(name) ? told.dayByNumber : told.day)({ day: dayOfMonth, month: name });
};

const kindText = (entry: Entry, { open }: Seen, names: SpokenNames): string => {
  const { calendar, campaign } = names.words;
  const { inside, lasts } = campaign.story.told;
  const outer = open.entries[entry.inside ?? ''];
  const kind = calendar.scenes[entry.scene ?? 'freeForm'];
  const all = outer === undefined ? kind : inside({ kind, title: names.titled(outer) });
  return entry.days > 1 ? `${all}, ${lasts({ days: entry.days })}` : all;
};

/** What has to be known of the whole to tell a leaf of it. */
interface Teller {
  readonly seen: Seen;
  readonly names: SpokenNames;
  readonly tellings: Tellings;
  readonly changes: Changes;
}

/** What a chapter of a ready-made story is called in it; null where the table tells its own. */
export const chapterName = (words: Words, { chapter }: Entry): string | null => {
  const names: Readonly<Record<string, string>> = words.campaign.story.told.chapters;
  return chapter !== undefined && Object.hasOwn(names, chapter) ? (names[chapter] ?? null) : null;
};

const headed = (words: Words, entry: Entry, number: number): Pick<Chapter, 'label' | 'heading' | 'title'> => {
  const { told } = words.campaign.story;
  const title = entryTitle(words, entry);
  const name = chapterName(words, entry);
  return name === null
    ? { label: told.number({ number }), heading: title, title }
    : { label: title, heading: told.chapter({ number, name }), title: name };
};

const chapterOf = ({ entry, number }: Extract<Leaf, { leaf: 'chapter' }>, teller: Teller): Chapter => {
  const { seen, names, tellings, changes } = teller;
  const telling = tellings[entry.id];
  const speeches = telling?.speeches ?? [];
  return {
    ...{ leaf: 'chapter', id: entry.id, number, day: entry.day, date: dayText(names, entry.day) },
    ...headed(names.words, entry, number),
    scene: entry.scene ?? 'freeForm',
    kind: kindText(entry, seen, names),
    place: entry.place === entry.title ? '' : entry.place,
    who: entry.characters.map((id) => ({ id, name: names.character(id) })),
    outcome: outcomeOf(entry, names).map(withoutRules),
    text: paragraphs(entry.text),
    // Whose mind was changed stands where it was said.
    turns: (telling?.turns ?? []).filter(({ turn }) => turn !== 'mind' || speeches.length === 0),
    speeches,
    losses: lossesIn(seen, entry, names),
    changes: changes.get(entry.id) ?? [],
    isSealed: telling === null,
  };
};

const betweenOf = (entry: Entry, names: SpokenNames): Between => {
  const { calendar } = names.words;
  const isNamed = hasOwnTitle(entry);
  const whom =
    isNamed || entry.characters.length === 0 ? [] : [calendar.people({ names: entry.characters.map(names.character) })];
  return {
    ...{ leaf: 'between', id: entry.id, day: entry.day, date: dayText(names, entry.day) },
    title: isNamed ? entry.title : calendar.kinds[entry.kind],
    told: withoutRules([...whom, ...entrySentences(entry, names)].join(' ')),
    text: paragraphs(entry.text),
  };
};

const leafTold = (leaf: Leaf, teller: Teller): ToldLeaf => {
  const { names } = teller;
  switch (leaf.leaf) {
    case 'chapter':
      return chapterOf(leaf, teller);
    case 'between':
      return betweenOf(leaf.entry, names);
    case 'page': {
      const { id, day, title, text, by } = leaf.page;
      const date = dayText(names, day);
      return { leaf: 'page', id, day, date, title, by: by === null ? null : names.seat(by), text: paragraphs(text) };
    }
    case 'sat': {
      const { id, from: day, present } = leaf.sitting;
      const told = names.words.campaign.story.sat({ names: present.map(names.seat) });
      return { leaf: 'sat', id, day, date: dayText(names, day), told };
    }
  }
};

/** Tells leaves of a story one by one, as they are needed. */
export const leafTeller = (seen: Seen, names: SpokenNames): ((leaf: Leaf, tellings: Tellings) => ToldLeaf) => {
  const changes = changesIn(seen, names);
  return (leaf, tellings) => leafTold(leaf, { seen, names, tellings, changes });
};

/** What stands on the calendar and is not over. */
const aheadOf = ({ open }: Seen, names: SpokenNames): readonly string[] =>
  saga.calendar
    .inOrder(Object.values(open.entries).filter(({ state }) => state !== 'done' && state !== 'dropped'))
    .map((entry) => `${names.date(entry.day)}: ${entryTitle(names.words, entry)}`);

/** By which rules it is played, and how far it has come. */
export const aboutText = (
  { words: { campaign }, date }: SpokenNames,
  { edition, today }: Pick<Seen['open'], 'edition' | 'today'>,
): string => capital(`${campaign.story.edition[edition]}. ${campaign.story.come({ date: date(today) })}`);

/** The story of a campaign, whole. */
export const storyOf = (seen: Seen, names: SpokenNames, tellings: Tellings = {}): Story => {
  const { story } = names.words.campaign;
  const { name, setting } = seen.open;
  const leaves = leavesOf(seen, names);
  const tell = leafTeller(seen, names);
  const years = [...new Set(leaves.map(({ year }) => year))];
  return {
    language: names.words.language,
    title: name,
    about: aboutText(names, seen.open),
    setting: paragraphs(setting),
    journeys: journeysOf(seen, leaves),
    chaptersAt: chaptersAt(seen, leaves),
    years: years.map((year) => ({
      year,
      title: story.year({ year }),
      leaves: leaves.filter((leaf) => leaf.year === year).map((leaf) => tell(leaf, tellings)),
    })),
    people: castOf(seen).map((one) => ({ id: one.id, name: one.name, state: stateOf(one, names).join('; ') })),
    ahead: aheadOf(seen, names),
  };
};
