import type { Json, RulingChoice } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import type { SceneWords, Telling } from '../catalogue/words.js';
import { type Matter, tellRuling } from '../check/ruling.js';
import type { Speech } from '../speech.js';
import { appealNow, isDriven, listenersOf, type Talk } from './facts.js';

type Thrown = NonNullable<SceneWords<Talk>['thrownFor']>;
type Terms = saga.discussion.Terms;

/** What the table settles in a Discussion, and each value of it. */
const mattersIn = (speech: Speech): Readonly<Record<string, Matter>> => {
  const { asking: t, names } = speech.t.discussion;

  /** What the check is made against: as the table sets it, or by the rules where something drives a listener already. */
  const against = ({ difficulty, besides }: Terms, { sight }: Telling<Talk>): string => {
    const hearers = saga.discussion.hearersOf(appealNow(sight));
    const driven = hearers.filter((one) => isDriven(sight, one)).map(({ who }) => who);
    const own = besides.filter(({ who }) => !driven.includes(who));
    return [
      ...(hearers.length > driven.length + own.length ? [t.against({ difficulty })] : []),
      ...own.map((one) => t.againstFor(one)),
      ...(driven.length === 0 ? [] : [t.againstDriving({ who: driven })]),
    ].join(', ');
  };

  const terms = (value: Json, telling: Telling<Talk>): string => {
    const { skill, motive, modifiers, difficulty, besides, note } = saga.discussion.termsOf(value);
    return t.terms({
      skill: speech.t.names.skills[skill],
      modifiers: modifiers.map((one) => t.modifier(one)),
      motive: names.motives[motive],
      against: against({ skill, motive, modifiers, difficulty, besides, note }, telling),
      note,
    });
  };

  const counted = (who: readonly string[]) => ({ who, n: who.length });
  return {
    terms: { name: t.matters.terms, value: terms },
    changed: { name: t.matters.changed, value: (changed) => t.settled.changed({ changed: changed === true }) },
    caught: {
      name: t.matters.caught,
      value: (caught, { sight }: Telling<Talk>) =>
        t.settled.caught({ caught: caught === true, ...counted(sight.open.leaving?.who ?? []) }),
    },
    sent: {
      name: t.matters.sent,
      value: (sent, { sight }: Telling<Talk>) =>
        t.settled.sent({ sent: sent === true, ...counted(sight.open.sending?.who ?? []) }),
    },
  };
};

/** What dice are thrown for: an appeal to somebody, what it comes to with them, or what moves them at all. */
const thrownForIn = (speech: Speech): Thrown => {
  const { asking: t, names } = speech.t.discussion;
  return ({ sight, step }) => {
    switch (step.step) {
      case 'throwAppeal': {
        const { skill, motive } = appealNow(sight).terms;
        return t.thrownFor.appeal({ skill: speech.t.names.skills[skill], motive: names.motives[motive], to: step.to });
      }
      case 'take':
        return t.thrownFor.take({ who: step.who, motive: names.motives[appealNow(sight).terms.motive] });
      case 'place':
      case 'order':
        return t.thrownFor.motives({ who: step.who });
      default:
        return null;
    }
  };
};

/** Every question of a Discussion and every answer to it. */
export const tellAsking = (speech: Speech) => {
  const { asking: t } = speech.t.discussion;
  const ruling = tellRuling(speech, mattersIn(speech));

  const joining = ({ side1, side2 }: Extract<Talk['choice'], { choose: 'join' }>, { sight }: Telling<Talk>): string => {
    const { brawl } = sight.open;
    const beside = (names: readonly string[], those: readonly string[]): readonly string[] =>
      names.length === 0 ? [] : [t.choices.join({ names, beside: those })];
    const told = [...beside(side1, brawl?.side1 ?? []), ...beside(side2, brawl?.side2 ?? [])];
    return told.length === 0 ? t.choices.standBy : told.join('; ');
  };

  const choice: NonNullable<SceneWords<Talk>['choice']> = (chosen, telling) => {
    switch (chosen.choose) {
      case 'appeal':
        return t.choices.appeal({ to: chosen.to.map(({ who }) => who), response: chosen.response });
      case 'walkOut':
        return t.choices.walkOut({ who: chosen.who });
      case 'sendAway':
        return t.choices.sendAway({ who: chosen.who, how: chosen.how });
      case 'violence': {
        const { attackers, against, distance } = chosen;
        return t.choices.violence({
          attackers,
          n: attackers.length,
          against,
          distance: speech.t.names.distances[distance],
        });
      }
      case 'join':
        return joining(chosen, telling);
      case 'noMore':
      case 'listen':
      case 'ignore':
      case 'make':
      case 'withdraw':
      case 'letGo':
      case 'stop':
        return t.choices[chosen.choose];
      default:
        return ruling.choice(chosen as RulingChoice, telling);
    }
  };

  const questions: NonNullable<SceneWords<Talk>['questions']> = {
    ...ruling.questions,
    talk: t.questions.talk,
    listen: ({ sight, asked }) => {
      const appeal = appealNow(sight);
      return t.questions.listen({ who: asked?.as ?? listenersOf(appeal)[0] ?? '', talker: appeal.talker });
    },
    make: t.questions.make,
    stopOrNot: ({ sight }) => {
      const { who = [], after = [] } = sight.open.leaving ?? {};
      return after.length === 0 ? t.questions.stopOrNot({ who }) : t.questions.pursueToo({ who });
    },
    join: ({ sight }) => {
      const { side1 = [], side2 = [] } = sight.open.brawl ?? {};
      return t.questions.join({ side1, side2 });
    },
  };

  // Whoever acts proposes at once, and the question says who has to agree.
  return { events: { ...ruling.events, asked: () => '' }, questions, choice, thrownFor: thrownForIn(speech) };
};
