import type { saga } from '@warmoot/rules';
import type { SceneWords, Telling } from '../catalogue/words.js';
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
export const tellAid = ({ t: { aid: t, names } }: Speech, about: string): SceneWords<saga.healing.Aid> => ({
  about,
  opening: ({ sight: { given, open } }) => t.opening({ victim: given.victim.name, minute: open.minute }),
  events: {
    waited: ({ helper }) => t.waited({ helper }),
    aidFailed: ({ helper, minute }) => t.aidFailed({ helper, minute }),
    saved: ({ helper, minute }, { sight }) => t.saved({ helper, victim: sight.given.victim.name, minute }),
    timePassed: ({ minute }) => t.timePassed({ minute }),
    died: ({ minute }, { sight }) => t.died({ victim: sight.given.victim.name, minute }),
  },
  questions: { giveAid: ({ sight }) => t.giveAid({ victim: sight.given.victim.name }) },
  choice: ({ choose }) => t.choices[choose],
  outcome: ({ victim, result, minute, by }) =>
    result === 'saved' ? t.wasSaved({ by, victim, minute }) : t.hasDied({ victim, minute }),
  tally: { ...t.tally, 'skill.heal': names.skills.heal },
  broken: keyedSentences(t.broken),
});
