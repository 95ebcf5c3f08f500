import type { saga } from '@warmoot/rules';
import { SALT_COAST as DE_SALT_COAST } from './saltCoast.de.js';
import { SALT_COAST as EN_SALT_COAST, type SaltCoastWords } from './saltCoast.en.js';
import {
  FIRST,
  HAPPENINGS,
  HOUSES,
  PEOPLE,
  type PersonKey,
  PLACES,
  PLAGUE_DAY,
  type PlaceKey,
  QUARRELS,
} from './saltCoast.table.js';
import { BLANK as DE_BLANK, NAME_POOL as DE_NAMES, YEAR_WORDS as DE_YEARS } from './words.de.js';
import { BLANK as EN_BLANK, NAME_POOL as EN_NAMES, YEAR_WORDS as EN_YEARS } from './words.en.js';
import { YEARS, type YearKey } from './years.table.js';

/** Names are written into a campaign in the language of whoever founds it. */
const inLanguage = <A>(language: string, english: A, german: A): A => (language === 'de' ? german : english);

/** A ready-made year: its deed, and what it is called. */
export interface YearBook {
  readonly key: YearKey;
  readonly name: string;
  readonly lead: string;
  readonly months: readonly saga.calendar.YearPart[];
  readonly seasons: readonly saga.calendar.YearPart[];
  readonly days: readonly saga.campaign.MarkedDay[];
}

const named = (names: readonly string[], lengths: readonly number[]): readonly saga.calendar.YearPart[] =>
  lengths.map((days, at) => ({ name: names[at] ?? '', days }));

/** A ready-made year in a language: months, seasons and days by name. */
export const yearBook = (language: string, key: YearKey): YearBook => {
  const { name, lead, months, seasons, days } = inLanguage(language, EN_YEARS, DE_YEARS)[key];
  const year = YEARS[key];
  return {
    key,
    name,
    lead,
    months: named(months, year.months),
    seasons: named(seasons, year.seasons),
    days: days.map((called, at) => ({ day: year.days[at] as number, name: called })),
  };
};

/** A part of a world that a table takes or leaves. */
export interface BookPart {
  readonly part: saga.campaign.WorldPart;
  /** What it is counted in: houses, places, people, quarrels, happenings; or something that has a name of its own. */
  readonly kind: 'houses' | 'places' | 'people' | 'quarrels' | 'happenings' | 'single';
  /** What is in it, by name. */
  readonly names: readonly string[];
  /** Whether it is taken unless somebody leaves it. */
  readonly taken: boolean;
}

/** The scene that a campaign in this world may begin with. */
export interface FirstScene {
  readonly day: number;
  readonly place: string;
  readonly titles: Readonly<Record<'duel' | 'discussion' | 'freeForm', string>>;
}

/** A world as it is offered to those who found a campaign. */
export interface WorldBook {
  readonly key: string;
  readonly name: string;
  /** What a campaign in it may be called. */
  readonly campaign: string;
  readonly lead: string;
  readonly parts: readonly BookPart[];
  readonly first: FirstScene;
}

const USUAL_YEAR = 360;

const part = (key: string, things: Partial<Omit<saga.campaign.WorldPart, 'key'>>): saga.campaign.WorldPart => ({
  key,
  notes: [],
  regions: [],
  units: [],
  people: [],
  happenings: [],
  ...things,
});

const keysOf = <K extends string>(table: Readonly<Record<K, unknown>>): readonly K[] => Object.keys(table) as K[];

/** A road is known from both ends. */
const roadsFrom = (place: PlaceKey, t: SaltCoastWords): readonly { readonly to: string; readonly days: number }[] =>
  keysOf(PLACES).flatMap((other) => {
    const there: Readonly<Partial<Record<PlaceKey, number>>> = PLACES[place].roads;
    const back: Readonly<Partial<Record<PlaceKey, number>>> = PLACES[other].roads;
    const days = there[other] ?? back[place];
    return days === undefined ? [] : [{ to: t.places[other].name, days }];
  });

const placesOf = (t: SaltCoastWords): saga.campaign.WorldPart =>
  part('saltCoast.places', {
    setting: t.setting,
    regions: [{ ...t.region, population: 9000, rural: 92 }],
    notes: keysOf(PLACES).map((place) => ({
      kind: 'place',
      title: t.places[place].name,
      text: t.places[place].text,
      at: PLACES[place].at,
      roads: roadsFrom(place, t),
    })),
  });

const housesOf = (t: SaltCoastWords): saga.campaign.WorldPart =>
  part('saltCoast.houses', {
    units: keysOf(HOUSES).map((house) => {
      const { arms, level, ruler } = HOUSES[house];
      return { ...t.houses[house], arms, level, ruler: t.people[ruler].name };
    }),
  });

const rulesOf = (person: PersonKey, t: SaltCoastWords): { readonly rules?: string } => {
  const house = keysOf(HOUSES).find((one) => HOUSES[one].ruler === person);
  return house === undefined ? {} : { rules: t.houses[house].name };
};

const peopleOf = (t: SaltCoastWords): saga.campaign.WorldPart =>
  part('saltCoast.people', {
    people: keysOf(PEOPLE).map((person) => {
      const { arms, home, suits, kit } = PEOPLE[person];
      return { ...t.people[person], arms, home: t.places[home].name, suits, kit, ...rulesOf(person, t) };
    }),
  });

/** A day of the usual year, in a year of this length. */
const dayIn = (days: number, day: number): number => Math.max(1, Math.round((day * days) / USUAL_YEAR));

const saltCoast = (language: string, daysInYear: number): WorldBook => {
  const t = inLanguage(language, EN_SALT_COAST, DE_SALT_COAST);
  const quarrels = QUARRELS.map((key) => ({ kind: 'history' as const, ...t.quarrels[key] }));
  const happenings = keysOf(HAPPENINGS).map((key) => ({
    day: dayIn(daysInYear, HAPPENINGS[key]),
    ...t.happenings[key],
  }));
  const taken = true;
  const [houses, places, people] = [housesOf(t), placesOf(t), peopleOf(t)];
  const titles = ({ title }: { readonly title: string }): string => title;
  const names = ({ name }: { readonly name: string }): string => name;
  return {
    key: 'saltCoast',
    name: t.name,
    campaign: t.campaign,
    lead: t.lead,
    parts: [
      { kind: 'houses', part: houses, names: houses.units.map(names), taken },
      { kind: 'places', part: places, names: places.notes.map(titles), taken },
      { kind: 'people', part: people, names: people.people.map(names), taken },
      { kind: 'quarrels', part: part('saltCoast.quarrels', { notes: quarrels }), names: quarrels.map(titles), taken },
      {
        kind: 'happenings',
        part: part('saltCoast.happenings', { happenings }),
        names: happenings.map(titles),
        taken,
      },
      {
        kind: 'single',
        part: part('saltCoast.plague', {
          happenings: [{ day: dayIn(daysInYear, PLAGUE_DAY), ...t.happenings.plague }],
        }),
        names: [t.happenings.plague.title],
        taken: false,
      },
    ],
    first: { day: FIRST.day, place: t.first.place, titles: t.first },
  };
};

/** A world with nothing in it. */
const blank = (language: string): WorldBook => ({
  key: 'blank',
  ...inLanguage(language, EN_BLANK, DE_BLANK),
  parts: [],
});

/** All worlds that are offered, the first of them unless somebody wants another. */
export const worldBooks = (language: string, daysInYear = USUAL_YEAR): readonly WorldBook[] => [
  saltCoast(language, daysInYear),
  blank(language),
];

const lengthOf = ({ months }: YearBook): number =>
  months.length === 0 ? USUAL_YEAR : months.reduce((sum, { days }) => sum + days, 0);

/** How a campaign is founded in a world, with all of its parts but those that are left. */
export const foundingOf = (
  language: string,
  {
    year,
    world,
    left = null,
  }: { readonly year: YearKey; readonly world: string; readonly left?: readonly string[] | null },
) => {
  const { key, months, seasons, days } = yearBook(language, year);
  const book = worldBooks(language, lengthOf(yearBook(language, year))).find((one) => one.key === world);
  const parts = (book?.parts ?? [])
    .filter((one) => (left === null ? one.taken : !left.includes(one.part.key)))
    .map((one) => one.part);
  return {
    options: { 'saga.calendar.months': months, 'saga.calendar.seasons': seasons },
    founding: { year: key, days, world: book === undefined || book.parts.length === 0 ? null : book.key, parts },
  };
};

/** Another name than this one, that nobody has: the pool is walked in long steps, so that no two in a row are alike. */
export const nextName = (language: string, taken: readonly string[], now: string): string => {
  const { first, second } = inLanguage(language, EN_NAMES, DE_NAMES);
  const all = first.flatMap((given, at) =>
    second.map((byname, nth) => `${given} ${second[(nth + at) % second.length] ?? byname}`),
  );
  const from = Math.max(0, all.indexOf(now));
  const STEP = 67;
  for (let n = 1; n <= all.length; n++) {
    const name = all[(from + n * STEP + taken.length) % all.length] as string;
    if (name !== now && !taken.includes(name)) return name;
  }
  return now;
};
