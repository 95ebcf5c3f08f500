import type { SeatId } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';

type Matter = saga.discussion.Matter;
type Sight = saga.discussion.TalkSight;
type Appeal = Extract<saga.discussion.TalkChoice, { readonly choose: 'appeal' }>;
type Modifier = Appeal['modifiers'][number];

/** What somebody is about to say. It is theirs alone until it is said. */
export interface Draft {
  /** Whether an appeal is made of it, with all that belongs to one. */
  readonly isAppeal: boolean;
  /** Who says it; null: it is told. */
  readonly talker: string | null;
  /** What is about to be said and is no appeal. */
  readonly speech: string;
  /** What is said with an appeal. */
  readonly words: string;
  /** The listeners of an appeal. */
  readonly to: readonly string[];
  /** The pair that is meant for a listener, where it is written otherwise on their sheet. */
  readonly pairs: Readonly<Record<string, Matter>>;
  /** Whether the matter is a new one, written here. */
  readonly isNew: boolean;
  readonly context: string;
  readonly topic: string;
  readonly response: string;
  readonly skill: saga.Skill | null;
  readonly motive: saga.character.Motive | null;
  readonly difficulty: number;
  /** Where a listener has another difficulty than the rest. */
  readonly besides: Readonly<Record<string, number>>;
  /** Why the difficulty is an unusual one. */
  readonly note: string;
  readonly modifiers: readonly Modifier[];
  /** What has changed since a listener heard of it in an earlier Discussion. */
  readonly changed: string;
  /** How many appeals there were when it was begun. */
  readonly since: number;
}

const USUAL_DIFFICULTY = saga.discussion.USUAL_DIFFICULTIES[1];

export const EMPTY: Draft = {
  isAppeal: false,
  talker: null,
  speech: '',
  words: '',
  to: [],
  pairs: {},
  isNew: false,
  context: '',
  topic: '',
  response: '',
  skill: null,
  motive: null,
  difficulty: USUAL_DIFFICULTY,
  besides: {},
  note: '',
  modifiers: [],
  changed: '',
  since: 0,
};

/** Those of a seat who can make an appeal: a crowd cannot (SAGA-TALK-024). */
export const talkersOf = (sight: Sight, seat: SeatId): readonly string[] =>
  saga.discussion.ownHere(sight, seat).filter((name) => saga.discussion.personNamed(sight, name).is === 'person');

/** Whom a talker can speak to: the others; alone, themselves (SAGA-TALK-005). */
export const listenersFor = (sight: Sight, talker: string | null): readonly string[] => {
  const here = saga.discussion.peopleHere(sight);
  return here.length === 1 ? here : here.filter((name) => name !== talker);
};

/** A listener is named beforehand where there is only one who can be. */
const onlyListener = (sight: Sight, talker: string | null): readonly string[] => {
  const open = listenersFor(sight, talker);
  return open.length === 1 ? open : [];
};

/** A draft as it begins: who speaks is the first of this seat's people who are there. */
export const freshDraft = (sight: Sight, seat: SeatId): Draft => {
  const talker = talkersOf(sight, seat)[0] ?? saga.discussion.ownHere(sight, seat)[0] ?? null;
  return { ...EMPTY, talker, to: onlyListener(sight, talker), since: sight.open.appeals.length };
};

/** Somebody else speaks: they are no listener of their own words. */
export const spokenBy = (sight: Sight, draft: Draft, talker: string | null): Draft => {
  const open = listenersFor(sight, talker);
  const to = draft.to.filter((name) => open.includes(name));
  return { ...draft, talker, to: to.length === 0 ? onlyListener(sight, talker) : to };
};

/** A draft as it still can be: those who are gone neither speak nor listen. */
export const stillGood = (sight: Sight, seat: SeatId, draft: Draft): Draft => {
  const own = saga.discussion.ownHere(sight, seat);
  const isTalker = draft.talker === null || own.includes(draft.talker);
  const open = listenersFor(sight, draft.talker);
  if (isTalker && draft.to.every((name) => open.includes(name))) return draft;
  return spokenBy(sight, draft, isTalker ? draft.talker : (own[0] ?? null));
};

const toggled = (names: readonly string[], name: string): readonly string[] =>
  names.includes(name) ? names.filter((one) => one !== name) : [...names, name];

/** Addresses a listener, or no longer. */
export const addressed = (draft: Draft, name: string): Draft => ({ ...draft, to: toggled(draft.to, name) });

/** The matter for a listener: as it is written, or the pair on their sheet that is meant by it. */
export const matterOf = ({ context, topic, pairs }: Draft, who: string): Matter =>
  pairs[who] ?? { context: context.trim(), topic: topic.trim() };

/** The listeners whose difficulty the table sets: nothing drives them in the matter yet. */
export const undriven = (sight: Sight, draft: Draft): readonly string[] =>
  draft.to.filter((who) =>
    saga.discussion
      .drivingOf(sight, who)
      .every((driving) => !saga.discussion.isSameMatter(driving, matterOf(draft, who))),
  );

/** SAGA-TALK-029: other values than the usual ones are taken with a note. */
const needsNote = (sight: Sight, draft: Draft): boolean =>
  undriven(sight, draft).some((who) => !saga.discussion.isUsual(draft.besides[who] ?? draft.difficulty));

/** The appeal that a draft makes, as far as it is set up. */
export const appealOf = (sight: Sight, draft: Draft): Appeal => {
  const set = undriven(sight, draft);
  const besides = Object.entries(draft.besides).filter(
    ([who, difficulty]) => set.includes(who) && difficulty !== draft.difficulty,
  );
  return {
    choose: 'appeal',
    talker: draft.talker ?? '',
    to: draft.to.map((who) => ({ who, pair: draft.pairs[who] ?? null })),
    words: draft.words.trim(),
    context: draft.context.trim(),
    topic: draft.topic.trim(),
    response: draft.response.trim(),
    skill: draft.skill ?? saga.discussion.USUAL_SKILLS[0],
    motive: draft.motive ?? saga.character.ALL_MOTIVES[0],
    modifiers: draft.modifiers.map(({ by, why }) => ({ by, why: why.trim() })),
    difficulty: draft.difficulty,
    besides: besides.map(([who, difficulty]) => ({ who, difficulty })),
    note: needsNote(sight, draft) ? draft.note.trim() : null,
    changed: heardAgainIn(sight, draft).length > 0 ? draft.changed.trim() : null,
  } as Appeal;
};

/** SAGA-TALK-021: the listeners who have heard of the topic in an earlier Discussion. */
export const heardAgainIn = (sight: Sight, draft: Draft): readonly string[] =>
  draft.topic.trim() === ''
    ? []
    : saga.discussion.heardAgain(sight, {
        context: draft.context.trim(),
        topic: draft.topic.trim(),
        to: draft.to.map((who) => ({ who, pair: draft.pairs[who] ?? null })),
      });

/** What a draft still lacks before it is an appeal, in the order in which it is set up. */
const WANTING = ['talker', 'to', 'matter', 'response', 'changed', 'skill', 'motive', 'note', 'modifiers'] as const;
export type Wanting = (typeof WANTING)[number];

const isBlank = (text: string): boolean => text.trim() === '';

const LACKS: Readonly<Record<Wanting, (sight: Sight, draft: Draft) => boolean>> = {
  talker: (_, { talker }) => talker === null,
  to: (_, { to }) => to.length === 0,
  matter: (_, { context, topic }) => isBlank(context) || isBlank(topic),
  response: (_, { response }) => isBlank(response),
  changed: (sight, draft) => isBlank(draft.changed) && heardAgainIn(sight, draft).length > 0,
  skill: (_, { skill }) => skill === null,
  motive: (_, { motive }) => motive === null,
  note: (sight, draft) => isBlank(draft.note) && needsNote(sight, draft),
  modifiers: (_, { modifiers }) => modifiers.some(({ why }) => isBlank(why)),
};

/** The first thing that is missing; null where the appeal can be put to the table. */
export const wantingIn = (sight: Sight, draft: Draft): Wanting | null =>
  WANTING.find((what) => LACKS[what](sight, draft)) ?? null;

/** Whether what was drafted has been made since: then there is nothing to keep of it. */
export const isMade = (sight: Sight, draft: Draft): boolean => {
  if (!draft.isAppeal) return false;
  const { talker, words, context, topic, response } = appealOf(sight, draft);
  return sight.open.appeals
    .slice(draft.since)
    .some(
      (one) =>
        one.talker === talker &&
        one.words === words &&
        one.response === response &&
        saga.discussion.isSameMatter(one, { context, topic }),
    );
};

/** Whether there is nothing in it that would be missed. */
export const isBlankDraft = ({ isAppeal, speech }: Draft): boolean => !isAppeal && isBlank(speech);

/** An appeal is made of what was about to be said. A crowd speaks, but makes none. */
export const asAppeal = (sight: Sight, seat: SeatId, draft: Draft): Draft => {
  const talkers = talkersOf(sight, seat);
  const isTalker = draft.talker !== null && talkers.includes(draft.talker);
  const by = isTalker ? draft : spokenBy(sight, draft, talkers[0] ?? null);
  return { ...by, isAppeal: true, words: draft.speech, speech: '' };
};

/** It is only said after all; what was set up is kept until it is said. */
export const asSpeech = (draft: Draft): Draft => ({ ...draft, isAppeal: false, speech: draft.words, words: '' });

/** After an appeal is made or dropped: who speaks stays, and what is about to be said; all else begins anew. */
export const afterwards = (sight: Sight, seat: SeatId, { talker, speech }: Draft): Draft => ({
  ...spokenBy(sight, freshDraft(sight, seat), talker),
  speech,
});
