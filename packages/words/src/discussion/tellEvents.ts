import { saga } from '@warmoot/rules';
import type { Came, Moment, SceneWords } from '../catalogue/words.js';
import { person, type Speech } from '../speech.js';
import { type Appeal, appealNow, matterText, replyText, rulesOf, type Talk, type TalkSight } from './facts.js';

type Events = SceneWords<Talk>['events'];
type Ruling = 'asked' | 'proposed' | 'agreed' | 'objected' | 'voted' | 'settled';

/** Those whose dice fall first: what moves somebody who came without motives. */
const tellMotives = ({ t }: Speech): Pick<Events, 'placed' | 'placedAgain' | 'ordered'> => {
  const { generation, character } = t;
  const { motivesOf } = t.discussion.telling;
  const pairOf = (pair: number) =>
    saga.character.MOTIVE_PAIRS[pair] as readonly [saga.character.Motive, saga.character.Motive];
  return {
    placed: ({ who, face, pair }, { was }) => {
      const ratings = saga.character.RATING_PAIRS[saga.discussion.nowOf(was, who).placed.length] ?? [];
      const motives = pairOf(pair).map((motive) => character.motives[motive]);
      return motivesOf({ who, told: generation.pairPlaced({ face, ratings, motives }) });
    },
    placedAgain: ({ who, face }) => motivesOf({ who, told: generation.placedAgain({ face }) }),
    ordered: ({ who, face, pair, left, right }) => {
      const [one, other] = pairOf(pair);
      const { motives } = character;
      return motivesOf({
        who,
        told: generation.pairOrdered({ face, one: motives[one], left, other: motives[other], right }),
      });
    },
  };
};

/** An appeal from what is said to what comes of it. */
const tellAppeals = (
  speech: Speech,
): Pick<
  Events,
  'appealed' | 'listens' | 'ignores' | 'termsSettled' | 'made' | 'heard' | 'moved' | 'unmoved' | 'appealEnded'
> => {
  const { telling: t, names } = speech.t.discussion;

  const appealed = ({ talker, words, context, topic, response, changed, hearings }: Appeal): readonly string[] => {
    const to = hearings.map(({ who }) => who);
    const others = hearings.filter(({ matter }) => !saga.discussion.isSameMatter(matter, { context, topic }));
    const other = others.map(({ who, matter }) => t.otherMatter({ who, matter: matterText(speech, matter) }));
    return [
      ...(words.trim() === '' ? [] : [t.said({ as: talker, text: words })]),
      t.appealed({
        talker,
        alone: to.length === 1 && to[0] === talker,
        to,
        response,
        matter: matterText(speech, { context, topic }),
        other: other.join('; '),
        changed,
      }),
    ];
  };

  /** SAGA-TALK-023: with one total against several difficulties, whom it reaches of which. */
  const severalTold = (
    sight: TalkSight,
    hearings: readonly { readonly who: string; readonly reached: boolean }[],
    came: Came,
  ): string => {
    const appeal = appealNow(sight);
    const named = (isReached: boolean): readonly string[] =>
      hearings
        .filter(({ reached }) => reached === isReached)
        .map(({ who }) => {
          const hearing = appeal.hearings.find((one) => one.who === who) as Appeal['hearings'][number];
          const { difficulty } = saga.discussion.difficultyFor(rulesOf(sight), sight, appeal, hearing);
          return t.heard.withDifficulty({ who, difficulty });
        });
    return t.heard.several({ total: came.score, reached: named(true), missed: named(false) });
  };

  const isSeveral = (sight: TalkSight, names: readonly string[]): boolean => {
    const appeal = appealNow(sight);
    const hearings = appeal.hearings.filter(({ who }) => names.includes(who));
    const against = hearings.map((one) => saga.discussion.difficultyFor(rulesOf(sight), sight, appeal, one).difficulty);
    return new Set(against).size > 1;
  };

  const heard: Events['heard'] = ({ hearings }, { was, came = null }) => {
    if (
      came !== null &&
      isSeveral(
        was,
        hearings.map(({ who }) => who),
      )
    )
      return severalTold(was, hearings, came);
    const told = (isReached: boolean, tell: typeof t.heard.reached): readonly string[] => {
      const who = hearings.filter(({ reached }) => reached === isReached).map((one) => one.who);
      return who.length === 0 ? [] : [tell({ who, came: came?.text ?? null })];
    };
    return [...told(true, t.heard.reached), ...told(false, t.heard.missed)];
  };

  const moved: Events['moved'] = ({ who }, { sight, came = null }) => {
    const appeal = appealNow(sight);
    const hearing = appeal.hearings.find((one) => one.who === who) as Appeal['hearings'][number];
    const { talk } = rulesOf(sight);
    const isRated = sight.given.edition === 'saga' && came !== null;
    return t.moved({
      who,
      came: came?.text ?? null,
      motive: names.motives[appeal.terms.motive],
      matter: matterText(speech, hearing.matter),
      by: appeal.talker === who ? null : appeal.talker,
      // SAGA-CAMPAIGN-004: whoever may not read the dice may not know the rating either.
      rating: isRated ? saga.discussion.ratingUsed(sight, appeal.talker, appeal.terms) : null,
      rule: talk.recordRule,
    });
  };

  return {
    appealed: ({ appeal }) => appealed(appeal),
    listens: ({ who }) => t.listens({ who }),
    ignores: ({ who }) => t.ignores({ who }),
    // The ruling has told it.
    termsSettled: () => '',
    made: ({ by }, { hearer }) => t.made({ who: person(by, hearer) }),
    heard,
    moved,
    unmoved: ({ who }, { came = null }) => t.unmoved({ who, came: came?.text ?? null }),
    appealEnded: ({ state }) => (state === 'done' ? '' : t.ended[state]),
  };
};

/** Leaving, being sent away, and violence. */
const tellLeaving = (
  speech: Speech,
): Pick<
  Events,
  | 'leaving'
  | 'letGo'
  | 'stopped'
  | 'goesAfter'
  | 'cameBack'
  | 'sending'
  | 'staysHere'
  | 'away'
  | 'drewSteel'
  | 'tookSides'
  | 'fought'
> => {
  const { telling: t } = speech.t.discussion;
  const counted = (who: readonly string[]) => ({ who, n: who.length });

  const tookSides: Events['tookSides'] = ({ by, side1, side2 }, { was, hearer }) => {
    const { brawl } = was.open;
    if (brawl === null || side1.length + side2.length === 0) return t.tookSides.none({ who: person(by, hearer) });
    const joined = (names: readonly string[], beside: readonly string[]): readonly string[] =>
      names.length === 0 ? [] : [t.tookSides.joined({ names, n: names.length, beside })];
    return [...joined(side1, brawl.side1), ...joined(side2, brawl.side2)];
  };

  const fought: Events['fought'] = (_event, { was, sight }: Moment<Talk>) => {
    const gone = sight.open.people.filter(({ name, gone: why }) => why !== null && saga.discussion.isHere(was, name));
    return t.fought({ gone: gone.map(({ name }) => name) });
  };

  return {
    leaving: ({ who }) => t.leaving(counted(who)),
    letGo: ({ by }, { hearer }) => t.letGo({ who: person(by, hearer) }),
    stopped: ({ by, who }, { hearer }) => t.stopped({ by: person(by, hearer), who }),
    goesAfter: ({ by, who }, { hearer }) => t.goesAfter({ by: person(by, hearer), who }),
    cameBack: ({ who }) => t.cameBack(counted(who)),
    sending: ({ by, who, how }, { hearer }) => t.sending({ by: person(by, hearer), who, how }),
    staysHere: ({ who }) => t.staysHere(counted(who)),
    away: ({ who, why, how }) =>
      why === 'sentAway' ? t.away.sentAway({ ...counted(who), how }) : t.away.left(counted(who)),
    drewSteel: ({ attackers, against }) => t.drewSteel({ attackers, n: attackers.length, against }),
    tookSides,
    fought,
  };
};

/** Everything that happens in a Discussion but what the table settles. */
export const tellTalkEvents = (speech: Speech): Omit<Events, Ruling> => {
  const { telling: t } = speech.t.discussion;
  return {
    ...tellMotives(speech),
    ...tellAppeals(speech),
    ...tellLeaving(speech),
    stated: ({ listener, topic, changed }) => t.stated({ listener, topic, changed }),
    reopened: ({ listener, topic }) => t.reopened({ listener, topic }),
    staysClosed: ({ listener, topic }) => t.staysClosed({ listener, topic }),
    said: ({ as, text }) => t.said({ as, text }),
    replied: (event, { sight }) => t.said({ as: event.as, text: replyText(speech, sight, event) }),
    noMore: ({ by }, { hearer }) => t.noMore({ who: person(by, hearer) }),
    ended: () => t.over,
  };
};
