import { type Facts, type Question, rulingProcedures, type SceneRules, shape } from '@warmoot/kernel';
import { ALL_MOTIVES, type Motive } from '../character/motives.table.js';
import { GUESSED_HAND } from '../duel/fighters/guessed.js';
import { duelScene } from '../duel/scene.js';
import { chaseScene } from '../movement/chase/scene.js';
import { ALL_SKILLS, GUESSED_RATING, type Skill } from '../skills.table.js';
import { appealProcedures } from './appealing.js';
import { beginIn } from './beginning.js';
import { chaseIn } from './chasing.js';
import { drivingOf } from './driving.js';
import { copyOpen, evolve, evolveUnchased } from './evolve.js';
import { duelIn } from './fighting.js';
import { leavingProcedures } from './leaving.js';
import type { Discussion, DiscussionOutcome } from './model.js';
import { openingProcedures } from './opening.js';
import { appealOn, nowOf } from './people.js';
import { refusesExceptions } from './refusing.js';
import {
  type DiscussionSetup,
  discussionOptions,
  discussionOptionsUnchased,
  discussionSetup,
  discussionSetupUnnamed,
  type Person,
  termsShape,
} from './setup.js';
import { speaking } from './speaking.js';
import { talkProcedures, termsOf } from './talking.js';
import type { TalkEdition } from './throws.js';
import { violenceProcedures } from './violence.js';

const flagged: Question<Discussion> = { value: shape.flag as typeof shape.anyJson, samples: [true, false] };

/** What the table as a whole may settle in a Discussion. */
const QUESTIONS: Readonly<Record<string, Question<Discussion>>> = {
  // Skill, motivation and, where the rules leave it to the table, the difficulty.
  terms: {
    value: termsShape as typeof shape.anyJson,
    samples: [
      { skill: 'convince', motive: 'proud', difficulty: 2 },
      { skill: 'perform', motive: 'trusting', modifiers: [{ by: -2, why: 'hoarse' }], difficulty: 3 },
    ],
    refuses: (view, value) => {
      const listeners = appealOn(view)?.hearings.map(({ who }) => who) ?? [];
      return refusesExceptions(termsOf(value).besides, listeners, 'choice.value');
    },
  },
  changed: flagged,
  caught: flagged,
  sent: flagged,
};

const GUESSED_MOTIVE = 6;
const guessedSkills = Object.fromEntries(ALL_SKILLS.map((skill) => [skill, GUESSED_RATING])) as Record<Skill, number>;
const guessedMotives = Object.fromEntries(ALL_MOTIVES.map((motive) => [motive, GUESSED_MOTIVE])) as Record<
  Motive,
  number
>;

/** SAGA-CAMPAIGN-004: the talk with closed sheets: neither ratings nor what drives anybody. */
const shut = (setup: DiscussionSetup, whose: ReadonlySet<string>): DiscussionSetup => {
  const closed = (person: Person): Person => {
    if (!whose.has(person.name)) return person;
    return {
      ...person,
      skills: guessedSkills,
      motives: person.motives === null ? null : guessedMotives,
      driving: [],
      ...(person.fighter === undefined ? {} : { fighter: { ...person.fighter, skills: GUESSED_HAND, locks: {} } }),
    };
  };
  return { ...setup, people: setup.people.map(closed) };
};

const outcome = (facts: Facts<Discussion>): DiscussionOutcome => {
  const { given, open } = facts;
  return {
    people: given.people.map(({ name, motives }) => ({
      name,
      heard: nowOf(facts, name).heard,
      gone: nowOf(facts, name).gone,
      motives: motives === null ? (nowOf(facts, name).motives as Record<Motive, number>) : null,
      driving: drivingOf(facts, name).flatMap(({ rating: _, ...one }) => (one.appeal === null ? [] : [one])),
    })),
    heard: open.appeals.flatMap(({ hearings }) =>
      hearings.flatMap(({ who, matter, reached }) =>
        reached === null ? [] : [{ listener: who, topic: matter.topic }],
      ),
    ),
    appeals: open.appeals as DiscussionOutcome['appeals'],
    fights: open.fights as DiscussionOutcome['fights'],
  };
};

const sceneBy = (edition: TalkEdition): SceneRules<Discussion> => ({
  scene: `${edition.ruleSet}/discussion`,
  version: '1.1.0',
  setup: edition.talk.hasUses ? discussionSetup : (discussionSetupUnnamed as typeof discussionSetup),
  options: discussionOptions,
  begin: beginIn(edition),
  shut,
  procedures: {
    ...openingProcedures,
    ...talkProcedures,
    ...appealProcedures(edition),
    ...leavingProcedures,
    ...violenceProcedures,
    ...rulingProcedures<Discussion>({
      questions: QUESTIONS,
      referee: ({ given }) => given.options['saga.table.referee'],
    }),
  },
  gestures: speaking,
  evolve,
  evolveOwn: () => undefined,
  outcome,
  scenes: {
    [duelIn(edition.ruleSet)]: duelScene(edition),
    [chaseIn(edition.ruleSet)]: chaseScene(edition),
  },
  copyOpen,
});

/** SAGA-TALK-001: a Discussion, for whenever somebody wants to influence what another does. */
export const discussionScene = (edition: TalkEdition): SceneRules<Discussion> => {
  const rules = sceneBy(edition);
  // Before 1.1.0 the table said whether those who left were caught.
  const options = discussionOptionsUnchased as typeof discussionOptions;
  const scenes = { [duelIn(edition.ruleSet)]: duelScene(edition) };
  return { ...rules, formerly: [{ ...rules, version: '1.0.0', options, evolve: evolveUnchased, scenes }] };
};
