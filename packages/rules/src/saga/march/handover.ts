import type { RuleId } from '@warmoot/kernel';
import type { Met } from './model.js';

/** The scenes into which Contested Movement can be handed over. */
export const NEXT_SCENES = ['duel', 'battle', 'discussion', 'chase', 'march'] as const;
export type NextScene = (typeof NEXT_SCENES)[number];

/** What a contact leaves behind, as far as the next scene may ask for it. */
export interface Standing {
  readonly met: Pick<Met, 'kind' | 'distance' | 'ambusher' | 'defence' | 'at'>;
  /** The higher weariness of the two parties. */
  readonly weary: number;
  /** Whether anybody has wounds. */
  readonly wounded: boolean;
}

/** What is carried over, as it stands, and what it does in the next scene: null for no effect, which is said. */
export interface Carried {
  readonly what: 'role' | 'distance' | 'footwork' | 'place' | 'gap' | 'wounds' | 'weariness';
  readonly stands: string | number | null;
  readonly does: string | null;
  readonly rule: RuleId;
}

const ROLE_RULES = {
  ambush: 'SAGA-MOVE-021',
  attack: 'SAGA-MOVE-022',
  meeting: 'SAGA-MOVE-023',
  caught: 'SAGA-MOVE-031',
} as const satisfies Record<Met['kind'], RuleId>;

/** Who is ambushed or stands: the defending army of Mass Combat. */
const roleIn = ({ kind, defence }: Standing['met'], next: NextScene): Carried => ({
  what: 'role',
  stands: kind,
  does: next === 'battle' ? defence : null,
  rule: ROLE_RULES[kind],
});

/** SAGA-MOVE-047: one starting Fight Distance for all, and who wins the first Footwork without a roll. */
const handToHand = ({ kind, distance, ambusher }: Standing['met'], next: NextScene): readonly Carried[] => [
  { what: 'distance', stands: distance, does: next === 'duel' ? distance : null, rule: ROLE_RULES[kind] },
  {
    what: 'footwork',
    stands: ambusher,
    does: next !== 'duel' ? null : ambusher === null ? 'contested' : 'firstRoundWon',
    rule: 'SAGA-MOVE-047',
  },
];

/** What of a contact is carried into the scene that follows, in the order in which it is shown. */
export const carriedInto = ({ met, weary, wounded }: Standing, next: NextScene): readonly Carried[] => [
  roleIn(met, next),
  ...handToHand(met, next),
  { what: 'place', stands: met.at, does: next === 'battle' ? 'fieldFits' : null, rule: 'SAGA-MOVE-040' },
  // SAGA-MOVE-036: who breaks off is pursued from gap 2.
  { what: 'gap', stands: null, does: next === 'chase' ? 'fromTwo' : null, rule: 'SAGA-MOVE-036' },
  {
    what: 'wounds',
    stands: wounded ? 'some' : 'none',
    does: wounded ? (next === 'discussion' ? 'headOnly' : 'count') : null,
    rule: 'SAGA-MOVE-044',
  },
  // SAGA-MOVE-043: it enters no Discussion, healing, Hand-to-Hand or Mass Combat.
  {
    what: 'weariness',
    stands: weary,
    does: weary > 0 && (next === 'chase' || next === 'march') ? 'lessInAll' : null,
    rule: 'SAGA-MOVE-043',
  },
];
