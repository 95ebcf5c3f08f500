import type { Fixed, RulingChoice } from '@warmoot/kernel';
import type { saga } from '@warmoot/rules';
import type { Came, Moment, SceneWords, Telling } from '../catalogue/words.js';
import { plainData } from '../plain.js';
import { flat, keyedSentences, person, type Speech, skillLines } from '../speech.js';
import { tellRuling } from './ruling.js';

type Side = Fixed<Extract<saga.check.CheckSetup, { kind: 'unopposed' }>['acting']>;

/** Of two against each other: the one from whose side the dice were read, and the other. */
const diceSides = (
  { acting, opposing }: Readonly<Record<'acting' | 'opposing', Pick<Side, 'name'>>>,
  prevails: string | null,
  { success: won }: Came,
) => {
  const beaten = prevails === acting.name ? opposing.name : acting.name;
  return won ? { one: prevails ?? '', other: beaten, won } : { one: beaten, other: prevails ?? '', won };
};

/** The check in either edition; they differ in the line that says what is played. */
export const tellCheck = (speech: Speech, about: string): SceneWords<saga.check.Check> => {
  const { check: t, names } = speech.t;

  const ruling = tellRuling(speech, {
    difficulty: { name: t.matters.difficulty, value: (rating) => t.difficulty({ rating: plainData(rating) }) },
    consequence: { name: t.matters.consequence, value: (value) => t.failure(value as { failure: string | null }) },
    changed: { name: t.matters.changed, value: (changed) => t.changed({ changed: changed === true }) },
  });

  /** "Ella with Run 4". */
  const sideText = ({ name, skill, rating, modifiers }: Side): string => {
    const sum = rating + modifiers.reduce((all, { by }) => all + by, 0);
    return t.side({ name, sum, skill: skill === undefined ? null : names.skills[skill] });
  };

  const opening = ({ sight: { given } }: Telling<saga.check.Check>): string => {
    switch (given.kind) {
      case 'opposed':
        return t.opposed({ acting: sideText(given.acting), opposing: sideText(given.opposing) });
      case 'unopposed':
        return t.unopposed({ acting: sideText(given.acting), action: given.action });
      case 'contest':
        return t.contest({ rivals: given.rivals.map(sideText) });
    }
  };

  const outcome = (
    { success, prevails, consequence, by }: saga.check.CheckOutcome,
    { sight: { given }, came = null }: Telling<saga.check.Check> & Pick<Moment, 'came'>,
  ): string => {
    const acting = given.kind === 'contest' ? '' : given.acting.name;
    if (by === 'nothingToLose') return t.nothingToLose({ acting });
    if (by === 'notAllowed') return t.notAllowed;
    if (success === null) return t.first({ name: prevails ?? '' });
    if (given.kind === 'opposed') {
      if (came !== null) return t.dice({ ...diceSides(given, prevails, came), came: came.text });
      return success ? t.prevails({ acting }) : t.isBeaten({ acting, prevails: prevails ?? '' });
    }
    const reckoned = came?.text ?? null;
    return success ? t.succeeds({ acting, came: reckoned }) : t.fails({ acting, brings: consequence, came: reckoned });
  };

  return {
    about,
    written: flat(t.dares),
    opening,
    thrownFor: ({ sight: { given }, step }) => {
      if (step.step === 'contestThrow') return step.name;
      if (step.step !== 'throwCheck' || given.kind === 'contest') return null;
      return given.kind === 'opposed'
        ? t.thrownFor.opposed({ acting: given.acting.name, opposing: given.opposing.name })
        : t.thrownFor.unopposed({ acting: given.acting.name, action: given.action });
    },
    outcome,
    events: {
      ...ruling.events,
      declined: ({ by, change }, { hearer }) => t.declined({ who: person(by, hearer), change }),
      totalled: ({ name, total }) => t.totalled({ name, total }),
      tied: ({ names }) => t.tied({ names }),
      placed: ({ name }) => t.placed({ name }),
      met: ({ winner, loser }) => t.met({ winner, loser }),
      checked: ({ result }, telling) => outcome(result, telling),
    },
    stages: speech.t.stages.check,
    questions: { ...ruling.questions, dare: t.dare },
    choice: (choice, telling) => {
      if (choice.choose === 'roll') return t.roll;
      if (choice.choose === 'decline') return t.decline({ change: choice.change });
      return ruling.choice(choice as RulingChoice, telling);
    },
    tally: { ...t.tally, ...skillLines(speech) },
    verdicts: { throwCheck: speech.t.account.verdicts.check },
    broken: keyedSentences(t.broken),
  };
};
