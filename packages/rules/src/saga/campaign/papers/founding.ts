import { type SeatId, type Shape, type Shaped, shape } from '@warmoot/kernel';
import { namesShape, troopsShape } from '../../battle/setup.js';
import { ALL_KITS, type Kit } from '../../carry/kits.table.js';
import { motivesShape } from '../../character/motives.js';
import { ALL_SKILLS, type Skill } from '../../skills.table.js';
import { drivingFields, ratingsShape } from './ratings.js';

/** What a table settles before its campaign begins, in this order. */
export const FOUNDING_STEPS = ['name', 'year', 'world', 'people', 'scene'] as const;
export type FoundingStep = (typeof FOUNDING_STEPS)[number];

/** Whom a person of the world is cut out to be: the skills that fit them, and what they set out with. */
export interface Suited {
  readonly suits: readonly Skill[];
  readonly kit: Kit;
}

/** How far a table has come with founding its campaign. */
export interface Founding {
  /** The ready-made year, and the world, by the keys of their books; null where there is none. */
  readonly year: string | null;
  readonly world: string | null;
  /** What each part of the world has put into the campaign, by ids. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
  /** The people of the world whom the draft offers, by their ids. */
  readonly people: Readonly<Record<string, Suited>>;
  /** Who did each step; a step that nobody touched stands as it came. */
  readonly by: Readonly<Partial<Record<FoundingStep, readonly SeatId[]>>>;
  readonly begun: boolean;
  /** The ready-made story that is told in it, by its key; left out, none is. */
  readonly story?: string;
  /** Who and what plays which part in that story: ids by part. */
  readonly parted?: Readonly<Record<string, string>>;
}

/** A day of every year that the table has a name for. */
export interface MarkedDay {
  /** Its number in the year. */
  readonly day: number;
  readonly name: string;
}

const line = shape.text(0, 200);
const title = shape.text(1, 120);
const prose = shape.text(0, 20_000);
const arms = shape.text(0, 60);
const anyKey = shape.text(1, 60);
/** Things are kept under it: it may be any text but one of the names that every object has. */
export const bookKey: Shape<string> = {
  ...anyKey,
  parse: (value, path) =>
    (typeof value === 'string' && value in Object.prototype ? shape.name : anyKey).parse(value, path),
};

/** The part that somebody or something plays in the story that a world comes with. */
const plays = shape.optional(bookKey);

const markedDays = shape.list(shape.record({ day: shape.integer(1, 100_000), name: title }), 0, 100);

/** Whose somebody is, and what they can do. */
const sheetShape = shape.record({
  owner: shape.withDefault(shape.nullable(shape.name), null),
  skills: ratingsShape,
  motives: motivesShape,
  /** What drives them already. */
  driving: shape.withDefault(shape.list(shape.record(drivingFields), 0, 20), []),
});

/** Where a place stands on the map of its world: from the left and from above, in thousandths of the map's width. */
export const spotOnMap = shape.record({ x: shape.integer(0, 1000), y: shape.integer(0, 1000) });

/** The way to another place, by its title, and the days on foot. */
export const roadsShape = shape.list(shape.record({ to: title, days: shape.integer(1, 1000) }), 0, 20);

/**
 * A part of a world, as it is taken into a campaign whole: plain things, which point at one another by name where the
 * one or the other may be left out.
 */
export const worldPart = shape.record({
  key: bookKey,
  setting: shape.optional(prose),
  notes: shape.withDefault(
    shape.list(
      shape.record({
        kind: shape.oneOf('place', 'people', 'history', 'thing', 'magic', 'other'),
        title,
        text: shape.withDefault(prose, ''),
        at: shape.optional(spotOnMap),
        roads: shape.optional(roadsShape),
      }),
      0,
      60,
    ),
    [],
  ),
  regions: shape.withDefault(
    shape.list(
      shape.record({
        name: shape.name,
        text: shape.withDefault(prose, ''),
        population: shape.withDefault(shape.integer(0, 1_000_000_000), 0),
        rural: shape.withDefault(shape.integer(0, 100), 90),
      }),
      0,
      20,
    ),
    [],
  ),
  units: shape.withDefault(
    shape.list(
      shape.record({
        name: shape.name,
        text: shape.withDefault(prose, ''),
        arms: shape.withDefault(arms, ''),
        level: shape.withDefault(shape.integer(1, 12), 1),
        /** Who rules it, by name; nobody if there is nobody of that name. */
        ruler: shape.optional(shape.name),
        troops: shape.optional(troopsShape),
        names: shape.optional(namesShape),
        plays,
      }),
      0,
      20,
    ),
    [],
  ),
  people: shape.withDefault(
    shape.list(
      shape.record({
        name: shape.name,
        arms: shape.withDefault(arms, ''),
        home: shape.withDefault(line, ''),
        trade: shape.withDefault(line, ''),
        past: shape.withDefault(prose, ''),
        /** Which house is theirs to rule, by name. */
        rules: shape.optional(shape.name),
        suits: shape.withDefault(shape.list(shape.oneOf(...ALL_SKILLS), 0, 23), []),
        kit: shape.withDefault(shape.oneOf(...ALL_KITS), 'emptyHands'),
        /** Given: they come as they are, with ratings and kit, and are nobody's to draft. */
        sheet: shape.optional(sheetShape),
        plays,
      }),
      0,
      60,
    ),
    [],
  ),
  happenings: shape.withDefault(
    shape.list(shape.record({ day: shape.integer(1, 10_000_000), title, text: shape.withDefault(prose, '') }), 0, 60),
    [],
  ),
});
export type WorldPart = Shaped<typeof worldPart>;

/** SAGA-CAL-010: the parts of a year, with the days of it that have a name. */
const yearPart = shape.record({ name: shape.text(0, 40), days: shape.integer(1, 1000) });
export const yearFields = {
  /** The key of a ready-made year; left out for one of the table's own. */
  key: shape.withDefault(shape.nullable(bookKey), null),
  months: shape.list(yearPart, 0, 100),
  seasons: shape.list(yearPart, 0, 100),
  days: shape.withDefault(markedDays, []),
};

/** What a campaign is founded with, beside its name and options: all of it may be changed until it begins. */
export const foundingShape = shape.record({
  year: shape.withDefault(shape.nullable(bookKey), null),
  days: shape.withDefault(markedDays, []),
  world: shape.withDefault(shape.nullable(bookKey), null),
  parts: shape.withDefault(shape.list(worldPart, 0, 20), []),
  story: shape.optional(bookKey),
});
