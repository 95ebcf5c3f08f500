import { saga } from '@warmoot/rules';
import type { SceneWords } from '../catalogue/words.js';
import { number } from '../plain.js';
import type { Speech } from '../speech.js';
import { heldIn, nameOf, quietLimit, somebody, stillDone, woundCost } from './facts.js';
import type { DuelPhrases } from './phrases.js';
import type { DuelChoices } from './tellChoices.js';

type Events = SceneWords<saga.duel.Duel>['events'];

const isIn = (sight: saga.duel.DuelSight, who: number): boolean => somebody(sight, who).standing === 'in';

/** By whom the place of a wound was chosen; by the dice, or since there was no other, where nobody was asked. */
const placedBy = (step: saga.duel.DuelStep | null, attacker: number): 'attacker' | 'victim' | 'dice' => {
  if (step?.step !== 'place') return 'dice';
  return step.by === attacker ? 'attacker' : 'victim';
};

type BlowEvents =
  | 'revealed'
  | 'defended'
  | 'checked'
  | 'protected'
  | 'landed'
  | 'woundLost'
  | 'stoodUp'
  | 'wounded'
  | 'fellProne'
  | 'incapacitated'
  | 'gripped'
  | 'hindered'
  | 'penaltiesEnded'
  | 'weakened'
  | 'readied'
  | 'killed'
  | 'fled'
  | 'spared'
  | 'roundEnded'
  | 'ended';

/** From the reveal to the end of the round. */
export const tellBlows = (
  { t: { names, duel } }: Speech,
  phrases: DuelPhrases,
  choices: DuelChoices,
): Pick<Events, BlowEvents> => {
  const { events: t } = duel;

  const revealed: Events['revealed'] = ({ acts, letting }, { sight, was }) =>
    acts.flatMap((act, who) =>
      act === null
        ? []
        : [
            t.revealed({
              name: nameOf(sight, who),
              act: choices.act(was, who, act),
              letting: choices.letting(was, who, letting[who] as saga.duel.LettingGo),
            }),
          ],
    );

  const defended: Events['defended'] = ({ answers }, { sight, was }) =>
    answers.flatMap((answer, attacker) => {
      const act = sight.open.turn.acts[attacker];
      const old = was.open.turn.answers[attacker];
      if (answer === null || (old !== null && old !== undefined) || act === null || act === undefined) return [];
      if (!('target' in act)) return [];
      return [
        t.defended({
          who: nameOf(sight, act.target),
          attacker: nameOf(sight, attacker),
          act: names.acts[act.act],
          by: answer.by,
          answer: choices.answer(sight, act.target, answer as saga.duel.Defence),
        }),
      ];
    });

  const checked: Events['checked'] = ({ actor, act, victim, result }, { sight, came }) =>
    t.checked({
      actor: nameOf(sight, actor),
      act: names.acts[act],
      victim: nameOf(sight, victim),
      result,
      came: came?.text ?? null,
      still: result === 'weak' ? t.still[stillDone(sight, act, victim)] : null,
    });

  /** What a part's wounds bring with them, where it is not told by another event. */
  const costText = (sight: saga.duel.DuelSight, who: number, part: number, newMajor: boolean): readonly string[] => {
    const cost = woundCost(sight, who, part, newMajor);
    if (cost === null) return [];
    if ('skills' in cost) return [t.costSkills({ skills: cost.skills })];
    return [t.costArm({ item: phrases.item(heldIn(sight, who, cost.arm).item) })];
  };

  const wounded: Events['wounded'] = ({ who, part, minors, major, turned }, { sight, was }) => {
    const newMajor = major && somebody(was, who).majors[part] === 0;
    return [
      t.wounded({ name: nameOf(sight, who), part: phrases.part(part), wounds: phrases.wounds(minors, major) }),
      ...(turned ? [t.turned] : []),
      ...costText(sight, who, part, newMajor),
    ].join(' ');
  };

  const fellProne: Events['fellProne'] = ({ who, why }, { sight, was }) => {
    const name = nameOf(sight, who);
    if (!isIn(sight, who)) return '';
    if (somebody(was, who).prone) return why === 'tackle' ? '' : t.fellProne.stays({ name });
    return t.fellProne[why === 'leg' || why === 'tackle' ? why : 'other']({ name });
  };

  const hindered: Events['hindered'] = ({ who, penalties }, { sight }) => {
    if (!isIn(sight, who)) return '';
    return t.hindered({
      name: nameOf(sight, who),
      penalties: phrases.penalties(penalties),
      until: penalties[0]?.until ?? 0,
    });
  };

  const penaltiesEnded: Events['penaltiesEnded'] = ({ round }, { sight, was }) =>
    was.open.combatants.flatMap(({ penalties, standing }, who) => {
      const over = penalties.filter(({ until }) => until <= round);
      if (over.length === 0 || standing !== 'in') return [];
      return [t.penaltiesEnded({ name: nameOf(sight, who), penalties: phrases.penalties(over) })];
    });

  const weakened: Events['weakened'] = ({ who }, { sight }) => {
    const tired = who.filter((one) => isIn(sight, one));
    if (tired.length === 0) return '';
    const each = tired.map((one) => `${nameOf(sight, one)} ${number(-somebody(sight, one).weakening)}`);
    return t.weakened({ each });
  };

  const readied: Events['readied'] = ({ who, left, right }, { sight, was }) => {
    const had = somebody(was, who);
    const now = { left, right };
    const changed = saga.duel.HANDS.filter((hand) => had[hand] !== now[hand]);
    if (changed.length === 0) return '';
    const each = changed.map((hand) => t.nowHolds({ item: phrases.item(now[hand]), hand: names.hands[hand] }));
    return t.readied({ name: nameOf(sight, who), each });
  };

  return {
    revealed,
    defended,
    checked,
    protected: ({ who, part }, { sight }) =>
      t.protected({ name: nameOf(sight, who), part: part === null ? null : phrases.part(part) }),
    landed: ({ wound: { attacker, victim, part, severity } }, { sight, step }) =>
      t.landed[placedBy(step ?? null, attacker)]({
        attacker: nameOf(sight, attacker),
        victim: nameOf(sight, victim),
        part: phrases.part(part),
        severity,
      }),
    woundLost: ({ victim }, { sight }) => t.woundLost({ victim: nameOf(sight, victim) }),
    stoodUp: ({ who }, { sight }) => t.stoodUp({ name: nameOf(sight, who) }),
    wounded,
    fellProne,
    incapacitated: ({ who, part, dyingSince }, { sight }) =>
      t.incapacitated({ name: nameOf(sight, who), part: names.parts[part], dying: dyingSince !== null }),
    gripped: ({ grip: { grip, victim, holder, hand } }, { sight }) =>
      isIn(sight, victim) && isIn(sight, holder)
        ? t.gripped({ victim: nameOf(sight, victim), holder: nameOf(sight, holder), hand: names.hands[hand], grip })
        : '',
    hindered,
    penaltiesEnded,
    weakened,
    readied,
    killed: ({ who, by }, { sight }) =>
      who === by
        ? t.killed({ name: nameOf(sight, who) })
        : t.kills({ by: nameOf(sight, by), name: nameOf(sight, who) }),
    fled: ({ who }, { sight }) => t.fled({ name: nameOf(sight, who) }),
    spared: ({ who }, { sight }) => t.spared({ name: nameOf(sight, who) }),
    roundEnded: ({ quiet }, { sight }) => {
      const limit = quietLimit(sight, quiet);
      return limit === null ? '' : t.quiet({ quiet, limit });
    },
    ended: ({ ending }, { sight }) =>
      ending === 'side1' || ending === 'side2'
        ? t.won({ side: phrases.side(sight, ending === 'side1' ? 1 : 2) })
        : t.ended[ending],
  };
};
