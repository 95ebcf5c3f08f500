import type { Chance } from '@warmoot/kernel';
import { saga, saga1e } from '@warmoot/rules';
import type { TalkView } from '../model.js';
import { appealOf, type Draft, matterOf } from './drafting.js';

type Terms = saga.discussion.Terms;

const EDITIONS = { saga: saga.edition, 'saga-1e': saga1e.edition } as const;

/** The edition by whose rules a talk is held. */
export const editionOf = (view: Pick<TalkView, 'given'>) => EDITIONS[view.given.edition];

/** An appeal whose odds are asked for: one that is on its way, or one that somebody is putting together. */
export interface Subject {
  readonly talker: string;
  readonly terms: Terms;
  /** The appeal on its way; left out where it is only drafted. */
  readonly number?: number;
  readonly listeners: readonly { readonly who: string; readonly matter: saga.discussion.Matter }[];
}

const ofAppeal = (appeal: saga.discussion.Appeal): Subject => ({
  talker: appeal.talker,
  terms: appeal.terms,
  number: appeal.number,
  listeners: saga.discussion.hearersOf(appeal).map(({ who, matter }) => ({ who, matter })),
});

/** A draft as far as its odds go; null while something of it is not said yet. */
export const ofDraft = (view: TalkView, draft: Draft): Subject | null => {
  const { talker, to, skill, motive } = draft;
  if (!draft.isAppeal || talker === null || to.length === 0 || skill === null || motive === null) return null;
  const { modifiers, difficulty, besides, note } = appealOf(view, draft);
  return {
    talker,
    terms: { skill, motive, modifiers, difficulty, besides, note },
    listeners: to.map((who) => ({ who, matter: matterOf(draft, who) })),
  };
};

/** What there are odds of now: the appeal that is on, else what is drafted. */
export const subjectIn = (view: TalkView, draft: Draft): Subject | null => {
  const on = saga.discussion.appealOn(view);
  return on === null ? ofDraft(view, draft) : ofAppeal(on as saga.discussion.Appeal);
};

const isClosed = ({ closed }: TalkView, name: string): boolean => closed?.includes(name) ?? false;

/** Who gave what drives a listener in the matter already: with their rating the difficulty is reckoned. */
const giverOf = (view: TalkView, { who, matter }: Subject['listeners'][number], number?: number): string | null =>
  saga.discussion.drivingOf(view, who, number).find((one) => saga.discussion.isSameMatter(one, matter))?.by ?? null;

/** Whether this seat may see odds at all: the table has not hidden them, and no sheet that they rest on is closed to it. */
export const mayShowOdds = (
  view: TalkView,
  { talker, listeners, number }: Pick<Subject, 'talker' | 'listeners' | 'number'>,
): boolean =>
  view.given.options['saga.talk.showOdds'] &&
  [talker, ...listeners.flatMap((one) => [one.who, giverOf(view, one, number) ?? []].flat())].every(
    (name) => !isClosed(view, name),
  );

/** SAGA-TALK-038: the odds, listener by listener. Who has no motivations yet is left out. */
export const oddsOf = (view: TalkView, subject: Subject): readonly saga.discussion.AppealOdds[] =>
  saga.discussion.appealOdds(editionOf(view), view, subject, subject.listeners);

/** The chance that the check reaches the listener with another skill; of several listeners it is none of one figure. */
export const checkWith = (view: TalkView, subject: Subject, skill: saga.Skill): Chance | null => {
  const [only, another] = oddsOf(view, { ...subject, terms: { ...subject.terms, skill } });
  return only === undefined || another !== undefined ? null : only.check;
};

/** SAGA-TALK-041: the same appeal to each of the other motivations, in the order of the table and never by odds. */
export const otherMotives = (
  view: TalkView,
  subject: Subject,
): readonly { readonly motive: saga.character.Motive; readonly rating: number; readonly chance: Chance }[] => {
  const [first] = subject.listeners;
  const motives = first === undefined ? null : saga.discussion.motivesOf(view, first.who);
  if (motives === null) return [];
  return saga.character.ALL_MOTIVES.flatMap((motive) => {
    if (motive === subject.terms.motive) return [];
    const [odds] = oddsOf(view, { ...subject, terms: { ...subject.terms, motive } });
    return odds === undefined ? [] : [{ motive, rating: motives[motive], chance: odds.success }];
  });
};

/** Why a difficulty is what it is: what drives the listener already; null where the table sets it. */
export const reasonOf = (
  view: TalkView,
  subject: Pick<Subject, 'terms' | 'number'>,
  listener: Subject['listeners'][number],
):
  | (saga.discussion.Driving & {
      /** Null where the sheet of who gave it is closed. */
      readonly difficulty: number | null;
      readonly skill: saga.Skill | null;
    })
  | null => {
  const driving = saga.discussion
    .drivingOf(view, listener.who, subject.number)
    .find((one) => saga.discussion.isSameMatter(one, listener.matter));
  if (driving === undefined) return null;
  const { difficulty } = saga.discussion.difficultyFor(editionOf(view), view, subject, listener);
  const skill = driving.appeal === null ? null : (view.open.appeals[driving.appeal - 1]?.terms.skill ?? null);
  const isUnknown = driving.appeal !== null && driving.by !== null && isClosed(view, driving.by);
  return { ...driving, difficulty: isUnknown ? null : difficulty, skill };
};
