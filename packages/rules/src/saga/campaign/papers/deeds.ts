import { type Shape, type Shaped, shape } from '@warmoot/kernel';
import { namesShape, troopsShape } from '../../battle/setup.js';
import { SCENE_KINDS } from '../../calendar/agenda.js';
import { ALL_KITS } from '../../carry/kits.table.js';
import { loadShape } from '../../carry/model.js';
import { motivesShape } from '../../character/motives.js';
import { locksShape } from '../../duel/setup.js';
import { EDITION_NAMES } from '../../editions.table.js';
import { ALL_SKILLS } from '../../skills.table.js';
import { bookKey, foundingShape, roadsShape, spotOnMap, worldPart, yearFields } from './founding.js';
import { idShape as id } from './ids.js';
import type { CampaignOptions } from './options.js';
import { drivingFields, matterFields, rating, ratingsShape } from './ratings.js';

const line = shape.text(0, 200);
const title = shape.text(1, 120);
const prose = shape.text(0, 20_000);
const day = shape.integer(1, 10_000_000);
/** The name of a drawing, such as `red fish`. */
const arms = shape.text(0, 60);

const bonus = shape.record({
  on: shape.oneOf(...ALL_SKILLS),
  by: shape.integer(-20, 20),
  when: shape.withDefault(line, ''),
});

const supported = shape.record({ name: shape.name, amount: shape.integer(0, 100_000_000) });

/** SAGA-WORLD-012: of a hundred people. */
export const COUNTRY_FOLK = 90;

/** SAGA-MOTIVE-008: the matters that a scene is about. */
const matters = shape.optional(shape.list(shape.record(matterFields), 0, 20));

/** Which chapter of the story that the campaign tells it is; left out, none. */
const chapter = shape.optional(bookKey);

/** What a planned scene says of itself. */
const planned = {
  day,
  days: shape.withDefault(shape.integer(1, 100_000), 1),
  scene: shape.oneOf(...SCENE_KINDS),
  title,
  place: shape.withDefault(line, ''),
  characters: shape.withDefault(shape.list(id, 0, 200), []),
  /** What the scene is set up with, where more than its characters is known. */
  plan: shape.withDefault(shape.anyJson, null),
  inside: shape.withDefault(shape.nullable(id), null),
  matters,
  chapter,
};

/** A sheet brought from another campaign. */
const sheet = shape.record({
  name: shape.name,
  edition: shape.oneOf(...EDITION_NAMES),
  skills: shape.withDefault(shape.nullable(ratingsShape), null),
  motives: shape.withDefault(shape.nullable(motivesShape), null),
  terrain: shape.withDefault(shape.nullable(shape.text(1, 40)), null),
  driving: shape.withDefault(shape.list(shape.record(drivingFields), 0, 200), []),
});

/** Everything that can be done in a campaign, apart from playing its scenes. */
export const deedShape = (campaignOptions: Shape<CampaignOptions>) =>
  shape.union('deed', {
    found: {
      name: title,
      edition: shape.withDefault(shape.oneOf(...EDITION_NAMES), 'saga'),
      options: shape.withDefault(shape.anyJson, {}),
      /** Given: founding goes on step by step, until the table begins. */
      founding: shape.optional(foundingShape),
    },
    name: { name: title },
    year: yearFields,
    take: { part: worldPart },
    leave: { part: bookKey },
    begin: {},
    options: { options: campaignOptions },
    castSize: { seat: shape.name, characters: shape.integer(0, 1000) },

    setting: { text: prose },
    note: {
      id: shape.optional(id),
      kind: shape.withDefault(shape.oneOf('place', 'people', 'history', 'thing', 'magic', 'other'), 'other'),
      title,
      text: shape.withDefault(prose, ''),
      bonuses: shape.withDefault(shape.list(bonus, 0, 20), []),
      /** Of a place: where it stands on the map, and the ways from it. Left out: as before. */
      at: shape.optional(spotOnMap),
      roads: shape.optional(roadsShape),
    },
    region: {
      id: shape.optional(id),
      name: shape.name,
      text: shape.withDefault(prose, ''),
      population: shape.withDefault(shape.integer(0, 1_000_000_000), 0),
      rural: shape.withDefault(shape.integer(0, 100), COUNTRY_FOLK),
    },
    unit: {
      id: shape.optional(id),
      name: shape.name,
      text: shape.withDefault(prose, ''),
      arms: shape.withDefault(arms, ''),
      region: shape.withDefault(shape.nullable(id), null),
      ruler: shape.withDefault(shape.nullable(id), null),
      /** SAGA-WEALTH-009: set while the world is built; later it moves by scenes alone. */
      level: shape.optional(shape.integer(1, 12)),
      supports: shape.withDefault(shape.list(supported, 0, 40), []),
      troops: shape.optional(troopsShape),
      /** What its units are called in battle, by type; left out, they keep their names. */
      names: shape.optional(namesShape),
      /**
       * SAGA-WEALTH-001: this is no unit, but the wealth of a character who rules none. That character stands as its
       * ruler.
       */
      own: shape.optional(shape.flag),
    },
    remove: { from: shape.oneOf('notes', 'regions', 'units', 'pages'), id },

    add: {
      name: shape.name,
      owner: shape.withDefault(shape.nullable(shape.name), null),
      /** S1E-SCOPE-004: only where no draft makes them. */
      main: shape.optional(shape.flag),
      skills: shape.withDefault(shape.nullable(ratingsShape), null),
      motives: shape.withDefault(shape.nullable(motivesShape), null),
      terrain: shape.withDefault(shape.nullable(shape.text(1, 40)), null),
    },
    bring: { owner: shape.withDefault(shape.nullable(shape.name), null), sheet },
    rename: { character: id, name: shape.name },
    words: {
      character: id,
      context: shape.optional(prose),
      home: shape.optional(line),
      ties: shape.optional(prose),
      trade: shape.optional(line),
      past: shape.optional(prose),
    },
    arms: { character: id, arms },
    locks: { character: id, locks: locksShape },
    goals: { character: id, text: prose },
    privateNote: { character: id, text: prose },
    terrain: { character: id, terrain: shape.text(1, 40) },
    carry: { character: id, load: loadShape },
    /** Puts down all that is carried, and takes up a starting kit. */
    kit: { character: id, kit: shape.oneOf(...ALL_KITS) },
    relate: { character: id, to: id, text: line },
    rate: { character: id, skill: shape.oneOf(...ALL_SKILLS), to: rating, reason: shape.text(1, 200) },
    drive: { character: id, ...drivingFields, by: shape.withDefault(shape.nullable(id), null) },
    playedOut: { character: id, driving: id },
    regret: { character: id, driving: id, entry: id },
    raise: { character: id, lost: id },
    die: { character: id, why: shape.text(1, 200) },
    free: { character: id },

    plan: planned,
    replan: {
      entry: id,
      day: shape.optional(day),
      days: shape.optional(shape.integer(1, 100_000)),
      title: shape.optional(title),
      place: shape.optional(line),
      characters: shape.optional(shape.list(id, 0, 200)),
      plan: shape.optional(shape.anyJson),
      matters,
    },
    arrange: { day, entries: shape.list(id, 1, 1000) },
    drop: { entry: id },
    control: { entry: id, character: id, seat: shape.name },
    happening: {
      day,
      title,
      text: shape.withDefault(prose, ''),
      characters: shape.withDefault(shape.list(id, 0, 200), []),
      chapter,
    },
    /** They set out on the day that it `leaves`; left out, today. */
    arrival: { day, place: shape.text(1, 200), characters: shape.list(id, 1, 200), leaves: shape.optional(day) },
    happened: { entry: id },
    start: { entry: id },
    pause: { entry: id },
    resume: { entry: id },
    close: {
      entry: id,
      text: shape.withDefault(prose, ''),
      /** SAGA-CAL-008: how many days it took. Left out: the days planned, or more if more have passed. */
      days: shape.optional(shape.integer(1, 100_000)),
    },
    /** SAGA-CAL-002: what most likely follows; null is "none yet". */
    follow: { entry: id, next: shape.nullable(shape.record(planned)) },
    aid: { character: id, came: shape.flag },
    pass: { to: day },

    credit: { entry: id, raise: shape.nullable(id), lower: shape.nullable(id) },
    /** SAGA-WEALTH-007, SAGA-WEALTH-008: the year's reckoning is held. */
    reckon: {},
    /** SAGA-WEALTH-015: an owner gives up the excess and may fill up the rest. */
    settle: {
      unit: id,
      /** What the unit has of each supported thing afterwards, by its place in the list. */
      supports: shape.list(shape.integer(0, 100_000_000), 0, 40),
      troops: troopsShape,
    },
    /**
     * SAGA-WEALTH-015: some of what a unit has is gone, by storm, fire or theft; nothing grows back before the reckoning.
     */
    lose: { unit: id, what: id, amount: shape.integer(1, 100_000_000) },

    page: {
      id: shape.optional(id),
      day: shape.optional(day),
      title: shape.withDefault(shape.text(0, 120), ''),
      text: prose,
    },
    sit: { present: shape.list(shape.name, 1, 100) },
    rise: { sitting: id },
  });

export type CampaignDeed = Shaped<ReturnType<typeof deedShape>>;
export type DeedOf<D extends CampaignDeed['deed']> = Extract<CampaignDeed, { readonly deed: D }>;

/**
 * Who may do it: any player; a character's owner (the table for one that nobody owns); its owner and nobody else; or
 * the table by a decision (SAGA-CHECK-005).
 */
export type Right = 'anyone' | 'owner' | 'ownerAlone' | 'table';

/** Who may do what to a campaign, deed by deed. */
export const RIGHTS: Readonly<Record<CampaignDeed['deed'], Right>> = {
  found: 'anyone',
  name: 'table',
  year: 'table',
  take: 'anyone',
  leave: 'anyone',
  begin: 'anyone',
  options: 'table',
  castSize: 'anyone',
  setting: 'anyone',
  note: 'anyone',
  region: 'anyone',
  unit: 'anyone',
  remove: 'anyone',
  add: 'anyone',
  bring: 'table',
  rename: 'owner',
  words: 'owner',
  arms: 'owner',
  locks: 'owner',
  goals: 'ownerAlone',
  privateNote: 'ownerAlone',
  terrain: 'owner',
  carry: 'owner',
  kit: 'owner',
  relate: 'owner',
  rate: 'table',
  drive: 'table',
  playedOut: 'table',
  regret: 'table',
  raise: 'anyone',
  die: 'table',
  free: 'table',
  plan: 'anyone',
  replan: 'anyone',
  arrange: 'anyone',
  drop: 'anyone',
  control: 'table',
  happening: 'anyone',
  arrival: 'anyone',
  happened: 'anyone',
  start: 'anyone',
  pause: 'anyone',
  resume: 'anyone',
  close: 'anyone',
  follow: 'anyone',
  aid: 'table',
  pass: 'table',
  credit: 'table',
  reckon: 'anyone',
  settle: 'anyone',
  lose: 'table',
  page: 'anyone',
  sit: 'anyone',
  rise: 'anyone',
};
