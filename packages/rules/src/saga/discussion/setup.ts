import { type Shaped, shape } from '@warmoot/kernel';
import { motivesShape } from '../character/motives.js';
import { ALL_MOTIVES } from '../character/motives.table.js';
import { DEFAULT_DIFFICULTY } from '../check/scene.js';
import { armsShape, duelOptions } from '../duel/setup.js';
import { orNone } from '../notation.js';
import { skillsShape } from '../skills.js';
import { ALL_SKILLS } from '../skills.table.js';
import { USES } from './uses.table.js';

export const MOST_PEOPLE = 40;
const line = shape.text(1, 200);
const skillShape = shape.oneOf(...ALL_SKILLS);
const motiveShape = shape.oneOf(...ALL_MOTIVES);

/** A context and a topic together. */
export const matterFields = { context: line, topic: line };
export const matterShape = shape.record(matterFields);
export type Matter = Shaped<typeof matterShape>;

/** A Driving Motivation that somebody comes with. */
const drivingShape = shape.record({
  ...matterFields,
  motive: motiveShape,
  /** The rating with which it was given; null where nobody has written it down, as in the first edition. */
  rating: shape.withDefault(shape.nullable(shape.integer(-100, 100)), null),
  /** Who gave it, as far as is known. */
  by: shape.optional(shape.name),
});

/** What somebody wants of others: said openly, so that it can be asked for in a few taps, and by a computer too. */
export const wantShape = shape.record({
  ...matterFields,
  response: shape.text(1, 500),
  /** Of whom; of anybody, where nobody is named. */
  to: shape.withDefault(shape.list(shape.name, 0, MOST_PEOPLE), []),
});

const personShape = shape.record({
  name: shape.name,
  seat: shape.name,
  // SAGA-TALK-024: a crowd or an army is one listener.
  is: shape.withDefault(shape.oneOf('person', 'crowd', 'army'), 'person'),
  /** Skills that are left out are those of an average person. */
  skills: shape.withDefault(skillsShape, {} as Shaped<typeof skillsShape>),
  /** Left out, they are thrown for before the talk begins (2.03.03). */
  motives: shape.withDefault(shape.nullable(motivesShape), null),
  driving: shape.withDefault(shape.list(drivingShape, 0, 200), []),
  wants: shape.withDefault(shape.list(wantShape, 0, 20), []),
  /** How they fight, if it comes to that: a ready-made fighter, or ratings and gear. Left out: they cannot. */
  fighter: shape.optional(armsShape),
  /** How they go, if they leave and are pursued; left out, on foot, with a full load and fresh. */
  mounted: shape.optional(shape.flag),
  light: shape.optional(shape.flag),
  weary: shape.optional(shape.integer(0, 3)),
});
export type Person = Shaped<typeof personShape>;

/** A topic that a listener has heard of in an earlier Discussion, and what is said to have changed since. */
const heardBefore = shape.record({ listener: shape.name, topic: line, title: shape.optional(shape.text(1, 120)) });
const change = shape.record({ listener: shape.name, topic: line, changed: shape.text(1, 500) });

const setupFields = {
  seats: shape.list(shape.name, 1, 20),
  people: shape.list(personShape, 1, MOST_PEOPLE),
  /** Where they meet and how it looks there, for people to read. */
  place: shape.withDefault(shape.text(0, 2000), ''),
  /** What it is to be about, as far as is known; of a listener where it is meant for one. */
  about: shape.withDefault(
    shape.list(shape.record({ ...matterFields, listener: shape.optional(shape.name) }), 0, 20),
    [],
  ),
  heardBefore: shape.withDefault(shape.list(heardBefore, 0, 1000), []),
  changes: shape.withDefault(shape.list(change, 0, 40), []),
  duelOptions: shape.optional(duelOptions),
};

/** How a Discussion is set up. */
export const discussionSetup = shape.record({ ...setupFields, use: shape.optional(shape.oneOf(...USES)) });
/** The first edition has no list of uses. */
export const discussionSetupUnnamed = shape.record(setupFields);
export type DiscussionSetup = Shaped<typeof discussionSetup>;

const talkOptions = {
  'saga.table.referee': shape.withDefault(orNone(shape.name), null),
  'saga.talk.groupAppeal': shape.withDefault(shape.oneOf('oneRoll', 'rollEach'), 'oneRoll'),
  'saga.talk.showOdds': shape.withDefault(shape.flag, true),
};

/** As they were before there were rules for pursuits. */
export const discussionOptionsUnchased = shape.record(talkOptions);

export const discussionOptions = shape.record({
  ...talkOptions,
  'saga.move.rules': shape.withDefault(shape.oneOf('draft', 'freeForm'), 'draft'),
});
export type DiscussionOptions = Shaped<typeof discussionOptions>;

const modifier = shape.record({ by: shape.integer(-100, 100), why: shape.text(1, 200) });

/** The difficulty for one listener, where it is not that for all. */
const exception = shape.record({ who: shape.name, difficulty: shape.integer(0) });

const termFields = {
  skill: skillShape,
  // SAGA-TALK-028: any one of the 18.
  motive: motiveShape,
  /** SAGA-CHECK-022: what helps or hinders the talker this once. */
  modifiers: shape.withDefault(shape.list(modifier, 0, 20), []),
  /** For all who are not driven in the matter already. */
  difficulty: shape.withDefault(shape.integer(0), DEFAULT_DIFFICULTY),
  besides: shape.withDefault(shape.list(exception, 0, MOST_PEOPLE), []),
  /** Why a difficulty is an unusual one. */
  note: shape.withDefault(shape.nullable(shape.text(1, 200)), null),
};

/** What the table settles about an appeal. */
export const termsShape = shape.record(termFields);
export type Terms = Shaped<typeof termsShape>;

/** A listener; and which of the pairs that drive them is meant, where it is written otherwise. */
const addressed = shape.record({
  who: shape.name,
  pair: shape.withDefault(shape.nullable(matterShape), null),
});

/** SAGA-TALK-025, SAGA-TALK-039: no dice without the three texts: context, topic and response. */
export const appealFields = {
  talker: shape.name,
  to: shape.list(addressed, 1, MOST_PEOPLE),
  /** What the talker says, where it is written. */
  words: shape.withDefault(shape.text(0, 2000), ''),
  ...matterFields,
  response: shape.text(1, 500),
  ...termFields,
  /** What has changed since a listener has heard of this topic in an earlier Discussion. */
  changed: shape.withDefault(shape.nullable(shape.text(1, 500)), null),
};
export const appealShape = shape.record(appealFields);
export type AppealSetUp = Shaped<typeof appealShape>;
