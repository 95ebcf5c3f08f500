import { saga } from '@warmoot/rules';
import { number } from '@warmoot/words';
import type { PartLine } from '../../../design/forms/BodyChoice.js';
import { PRESSED } from '../../../people/figure/shapes.js';
import { capital } from '../../../words/text.js';
import { type DuelView, nameOf } from '../sheet.js';
import type { DuelWords } from '../words.js';

/** The wound that is being placed or warded off: whose it is, how severe, and who made it. */
export interface Blow {
  readonly victim: number;
  readonly severity: saga.duel.Severity;
  /** Whether it is asked which part is protected. */
  readonly protects: boolean;
  /** Whether the victim picks the part. */
  readonly own: boolean;
}

export const blowIn = (view: DuelView): Blow | null => {
  const step = view.agenda.at(-1);
  if (step?.step !== 'protect' && step?.step !== 'place') return null;
  const act = view.open.turn.acts[step.attacker];
  if (act === null || act === undefined || !('target' in act)) return null;
  const protects = step.step === 'protect';
  const severity = protects ? 'minor' : step.severity;
  return { victim: act.target, severity, protects, own: !protects && step.by === act.target };
};

type Foreseen = ReturnType<typeof saga.duel.foreseeWound>;

/** What a new Major Wound on a part costs. */
const costText = (view: DuelView, victim: number, part: number, cost: NonNullable<Foreseen['cost']>, t: DuelWords) => {
  if (cost !== 'arm') return t.majorCost[cost];
  const me = view.open.combatants[victim];
  const held = (part === saga.duel.LEFT_ARM ? me?.left : me?.right) ?? null;
  return held === null ? t.majorCost.arm : t.majorCost.armHolding({ what: t.items[held] });
};

/** What follows from the wound at once. */
const nowText = (view: DuelView, victim: number, part: number, seen: Foreseen, t: DuelWords): string => {
  if (seen.cost !== null) return capital(costText(view, victim, part, seen.cost, t));
  if (seen.skills !== 0) return t.onAllFour({ by: number(seen.skills) });
  return seen.minors > 1 ? t.theSecond : t.nothingAtOnce;
};

/** What worse would bring: a Major Wound there, or the third Minor one. */
const laterText = (view: DuelView, { victim, severity }: Blow, part: number, seen: Foreseen, t: DuelWords) => {
  if (severity === 'major' || seen.major) return null;
  const { cost } = saga.duel.foreseeWound(view, victim, part, 'major');
  if (cost === null) return null;
  const what = costText(view, victim, part, cost, t);
  return seen.minors > 1 ? t.thirdThere({ what }) : t.majorThere({ what });
};

const closedText = (view: DuelView, { victim }: Blow, part: number, t: DuelWords): string =>
  view.open.turn.shielded === part ? t.protectsIt({ who: nameOf(view, victim) }) : t.hasMajor;

/** The parts of somebody, each with what a wound there would bring, as the rules play it. */
export const partLines = (
  view: DuelView,
  blow: Blow,
  open: readonly saga.duel.DuelChoice[],
  t: DuelWords,
): readonly PartLine[] => {
  const isOpen = (part: saga.duel.Part | null): boolean =>
    open.some((choice) => choice.choose === 'part' && choice.part === part);
  const lines = PRESSED.map((part): PartLine => {
    const at = saga.duel.PARTS.indexOf(part);
    const seen = saga.duel.foreseeWound(view, blow.victim, at, blow.severity);
    const closed = isOpen(part) ? null : closedText(view, blow, at, t);
    return {
      key: part,
      part,
      title: capital(t.parts[part]),
      now: view.open.combatants[blow.victim]?.majors[at] ? '' : nowText(view, blow.victim, at, seen, t),
      later: laterText(view, blow, at, seen, t),
      closed,
    };
  });
  const nothing = { key: 'none', part: null, title: t.protectNothing, now: '', later: null, closed: null };
  return blow.protects && isOpen(null) ? [...lines, nothing] : lines;
};

/** How somebody would stand at the end of the round. */
export const afterText = (view: DuelView, { victim, severity }: Blow, part: saga.duel.Part, t: DuelWords): string => {
  const { minors, major } = saga.duel.foreseeWound(view, victim, saga.duel.PARTS.indexOf(part), severity);
  const wounds = [...(major ? [t.major] : []), ...(minors > 0 ? [t.minor({ n: minors })] : [])].join(` ${t.and} `);
  return t.afterWound({ who: nameOf(view, victim), part: t.parts[part], wounds });
};
