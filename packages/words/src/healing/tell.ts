import type { Fixed } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import type { SceneWords, Telling } from '../catalogue/words.js';
import { wrapped } from '../lines.js';
import { factsOf, keyedSentences, type Speech } from '../speech.js';

type Sight = Telling<saga.healing.Healing>['sight'];

export const tellHealing = ({ t: { healing: t, names } }: Speech, about: string): SceneWords<saga.healing.Healing> => {
  const bars: Readonly<Record<string, string>> = t.bars;

  /** "The Major Wound on the head". */
  const woundText = ({ open }: Sight, at: number): string => {
    const wound = open.wounds[at];
    return wound === undefined ? t.someWound : t.wound({ severity: wound.severity, part: names.parts[wound.part] });
  };

  return {
    about,
    opening: ({ sight: { given, open } }) => t.opening({ patient: given.patient.name, wounds: open.wounds.length }),
    events: {
      dayBegan: ({ day, healer, barred }, { sight }) => [
        t.dayBegan({ day, healer, patient: sight.given.patient.name }),
        ...barred.map(({ wound, why }) => {
          const reasons = why.map((rule) => t.reason({ why: bars[rule] ?? t.barred, rule }));
          return t.cannotHeal({ wound: woundText(sight, wound), reasons });
        }),
      ],
      checkSucceeded: ({ healer, severity, day }) => t.checkSucceeded({ healer, severity, day }),
      checkFailed: ({ severity, day }) => t.checkFailed({ severity, day }),
      marked: ({ wound, marks }, { sight }) => t.marked({ wound: woundText(sight, wound), marks }),
      // Told by the facts before, where the wound is still what it was.
      becameMinor: ({ wound }, { was }) => t.becameMinor({ wound: woundText(was, wound) }),
      healed: ({ wound }, { was }) => t.healed({ wound: woundText(was, wound) }),
      recovered: ({ day }, { sight }) => t.recovered({ patient: sight.given.patient.name, day }),
    },
    outcome: ({ patient, wounds, through, recovered }) => {
      if (recovered !== null) return t.recovered({ patient, day: recovered });
      const left = wounds.map(({ part, severity, marks }) => t.left({ severity, part: names.parts[part], marks }));
      return t.stillHas({ day: through, patient, wounds: left });
    },
    tally: { ...t.tally, 'skill.heal': names.skills.heal },
    broken: keyedSentences(t.broken, (carried) => ({
      ...factsOf(carried),
      part: names.parts[carried.part as saga.duel.Part] ?? null,
    })),
  };
};

/** The hour in which a Major head wound kills. */
const { HOUR, mayAid } = saga.healing;

/** Whether a helper can act in these ten minutes, and if not, why. */
const helperState = (
  helper: saga.healing.Helper,
  { minute, had }: Fixed<Pick<saga.healing.Aid['open'], 'minute' | 'had'>>,
): string => {
  if (mayAid(helper, minute, had)) return 'can';
  if (had.includes(helper.name)) return 'had';
  return helper.materials ? 'late' : 'bare';
};

export const tellAid = ({ t: { aid: t, names, account } }: Speech, about: string): SceneWords<saga.healing.Aid> => ({
  about,
  opening: ({ sight: { given, open } }) => t.opening({ victim: given.victim.name, minute: open.minute }),
  events: {
    waited: ({ helper }) => t.waited({ helper }),
    aidFailed: ({ helper, minute }, { came }) => t.aidFailed({ helper, minute, came: came?.text ?? null }),
    saved: ({ helper, minute }, { sight, came }) =>
      t.saved({ helper, victim: sight.given.victim.name, minute, came: came?.text ?? null }),
    timePassed: ({ minute }) => t.timePassed({ minute }),
    died: ({ minute }, { sight }) => t.died({ victim: sight.given.victim.name, minute }),
  },
  thrownFor: ({ sight, step }) => (step.step === 'aidCheck' ? t.thrownFor({ victim: sight.given.victim.name }) : null),
  verdicts: { aidCheck: account.verdicts.check },
  questions: { giveAid: ({ sight }) => t.giveAid({ victim: sight.given.victim.name }) },
  board: ({ given, open }) => [
    {
      title: t.board.hour,
      lines: wrapped(t.board.dies({ victim: given.victim.name, hour: HOUR, minute: open.minute })),
    },
    {
      title: t.board.helpers,
      lines: given.helpers.flatMap((helper) =>
        wrapped(t.board.helper({ name: helper.name, from: helper.from, state: helperState(helper, open) })),
      ),
    },
  ],
  choice: ({ choose }) => t.choices[choose],
  outcome: ({ victim, result, minute, by }) =>
    result === 'saved' ? t.wasSaved({ by, victim, minute }) : t.hasDied({ victim, minute }),
  tally: { ...t.tally, 'skill.heal': names.skills.heal },
  broken: keyedSentences(t.broken),
});
