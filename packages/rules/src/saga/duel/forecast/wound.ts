import { counted } from '@warmoot/kernel';
import { type MajorCost, majorCost, type PartWounds, withWound } from '../blows/wounds.js';
import { copyOpen } from '../copy.js';
import type { DuelSight } from '../duel.js';
import { evolve } from '../evolve.js';
import { combatant } from '../fighters/people.js';
import { addSkill } from '../fighters/ratings.js';
import type { Who } from '../model.js';
import { HAND_SKILLS, type PartAt, type Severity } from '../tables/body.table.js';

/** What one more wound on a part would bring at the end of the round. */
export interface WoundForesight extends PartWounds {
  /** By how much all four skills would change. */
  readonly skills: number;
  /** What a new Major Wound there costs; null where it makes none. */
  readonly cost: MajorCost | null;
}

/** The facts after these wounds, as the end of the round would leave them. */
const after = (sight: DuelSight, who: Who, part: PartAt, severities: readonly Severity[]): [DuelSight, PartWounds] => {
  const open = copyOpen(sight.open as never);
  const me = combatant(sight, who);
  let wounds: PartWounds = { minors: me.minors[part] as number, major: me.majors[part] !== 0, turned: false };
  for (const severity of severities) {
    wounds = withWound(wounds, severity, sight.given.options['saga.duel.thirdMinorStays']);
    evolve(open, { event: 'wounded', who, part, ...wounds });
  }
  return [{ ...sight, open }, wounds];
};

const skillsOf = (sight: DuelSight, who: Who): number =>
  HAND_SKILLS.reduce((all, skill) => all + counted((sum) => addSkill(sum, sight, who, skill)).total, 0);

/** SAGA-DUEL-ROUND-027: wounds on their way count as being there. Said by the rules that play it. */
export const foreseeWound = (sight: DuelSight, who: Who, part: PartAt, severity: Severity): WoundForesight => {
  const coming = sight.open.turn.landed.filter((one) => one.victim === who && one.part === part);
  const onTheWay = coming.map((one) => one.severity);
  const [was, before] = after(sight, who, part, onTheWay);
  const [then, wounds] = after(sight, who, part, [...onTheWay, severity]);
  const isNew = wounds.major && !before.major;
  return {
    ...wounds,
    skills: (skillsOf(then, who) - skillsOf(was, who)) / HAND_SKILLS.length,
    cost: isNew ? majorCost(sight.given.options, part) : null,
  };
};
