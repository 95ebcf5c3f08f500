import type { RuleId } from '@warmoot/kernel';
import type { Part, Severity } from '../duel/model.js';
import { outsideCombat } from '../healing/mobility.js';
import type { Met } from '../march/model.js';

/** What can follow, as far as it makes a difference for what is carried into it. */
export const NEXT_KINDS = ['duel', 'battle', 'discussion', 'chase', 'march', 'freeForm'] as const;
export type NextKind = (typeof NEXT_KINDS)[number];

/** How two have met who have not fought yet. */
export type Encounter = Pick<Met, 'kind' | 'attacker' | 'defender' | 'distance' | 'ambusher' | 'defence' | 'at'>;

interface Hurt {
  readonly name: string;
  readonly wounds: readonly { readonly part: Part; readonly severity: Severity }[];
}

/** All that a scene leaves behind, as far as the next may ask for it. */
export interface Standing {
  readonly met: Encounter | null;
  /** Who has fallen back or fled, and from which gap they are pursued. */
  readonly fleeing: { readonly name: string; readonly people: number; readonly gap: 1 | 2 } | null;
  readonly wounded: readonly Hurt[];
  readonly prisoners: readonly { readonly name: string; readonly of: string }[];
  /** What armies have lost for good. */
  readonly losses: readonly { readonly name: string; readonly lost: number }[];
  readonly days: { readonly first: number; readonly last: number };
  readonly weary: readonly { readonly name: string; readonly steps: number }[];
}

/** What is carried over: as it stands, what it does in the next scene (null: nothing, which is said), and by which rule. */
export type Carried = { readonly rule: RuleId } & (
  | { readonly what: 'role'; readonly stands: Encounter; readonly does: Met['defence'] | null }
  | { readonly what: 'distance'; readonly stands: Encounter; readonly does: 'starts' | null }
  | { readonly what: 'footwork'; readonly stands: Encounter; readonly does: 'firstRoundWon' | 'contested' | null }
  | { readonly what: 'place'; readonly stands: Encounter; readonly does: 'fieldFits' | null }
  | {
      readonly what: 'fleeing';
      readonly stands: NonNullable<Standing['fleeing']>;
      readonly does: 'fromGap' | 'lapses';
    }
  | {
      readonly what: 'wounds';
      readonly stands: Standing['wounded'];
      readonly does: 'speechless' | 'unfit' | 'count' | 'carried' | 'slow' | null;
    }
  | { readonly what: 'prisoners'; readonly stands: Standing['prisoners']; readonly does: 'fromGapOne' | null }
  | { readonly what: 'losses'; readonly stands: Standing['losses']; readonly does: 'stayLost' }
  | { readonly what: 'surprise'; readonly stands: { readonly who: string | null }; readonly does: 'lasts' | null }
  | { readonly what: 'days'; readonly stands: Standing['days']; readonly does: 'noEarlier' }
  | { readonly what: 'weariness'; readonly stands: Standing['weary']; readonly does: 'lessInAll' | null }
);

const ROLE_RULES = {
  ambush: 'SAGA-MOVE-021',
  attack: 'SAGA-MOVE-022',
  meeting: 'SAGA-MOVE-023',
  caught: 'SAGA-MOVE-031',
} as const satisfies Record<Met['kind'], RuleId>;

const isOnTheRoad = (next: NextKind): boolean => next === 'chase' || next === 'march';

const placeOf = (stands: Encounter, next: NextKind): Carried => ({
  ...{ what: 'place', stands, rule: 'SAGA-MOVE-040' },
  does: next === 'battle' ? 'fieldFits' : null,
});

/** Who is ambushed or stands is the defending army of Mass Combat; in Hand-to-Hand there is one distance and one Footwork for all. */
const ofMeeting = (stands: Encounter, next: NextKind): readonly Carried[] => {
  const rule = ROLE_RULES[stands.kind];
  const footwork = stands.ambusher === null ? 'contested' : 'firstRoundWon';
  return [
    { what: 'role', stands, does: next === 'battle' ? stands.defence : null, rule },
    { what: 'distance', stands, does: next === 'duel' ? 'starts' : null, rule },
    // SAGA-MOVE-047
    { what: 'footwork', stands, does: next === 'duel' ? footwork : null, rule: 'SAGA-MOVE-047' },
    ...(stands.at === '' ? [] : [placeOf(stands, next)]),
  ];
};

type Ailing = Extract<Carried, { what: 'wounds' }>['does'];

/** What wounds do on the road: who cannot walk is carried or left, who limps holds all to one move a day. */
const onTheRoad = (wounded: Standing['wounded']): Ailing => {
  const walks = wounded.map(({ wounds }) => outsideCombat(wounds).walks);
  if (walks.includes('not')) return 'carried';
  return walks.includes('slowly') ? 'slow' : null;
};

const fromWounds = (wounded: Standing['wounded'], next: NextKind): Ailing => {
  if (isOnTheRoad(next)) return onTheRoad(wounded);
  const isSomebodyOut = wounded.some(({ wounds }) => outsideCombat(wounds).incapable);
  if (next === 'discussion') return isSomebodyOut ? 'speechless' : null;
  if (next === 'freeForm') return null;
  return isSomebodyOut ? 'unfit' : 'count';
};

const RULE_OF_WOUNDS = {
  duel: 'SAGA-DUEL-WOUND-029',
  battle: 'SAGA-DUEL-WOUND-029',
  discussion: 'SAGA-DUEL-WOUND-029',
  chase: 'SAGA-MOVE-044',
  march: 'SAGA-MOVE-044',
  freeForm: 'SAGA-CAMPAIGN-003',
} as const satisfies Record<NextKind, RuleId>;

/**
 * What is carried into the scene that follows, in the order in which it is shown. What there is none of is left out; what
 * has no effect is there.
 */
export const carriedInto = (standing: Standing, next: NextKind): readonly Carried[] => {
  const { met, fleeing, wounded, prisoners, losses, days, weary } = standing;
  const rows: Carried[] = met === null ? [] : [...ofMeeting(met, next)];
  if (wounded.length > 0) {
    rows.push({ what: 'wounds', stands: wounded, does: fromWounds(wounded, next), rule: RULE_OF_WOUNDS[next] });
  }
  if (prisoners.length > 0) {
    // A prisoner who walks out of a talk breaks away from everybody's presence.
    const does = next === 'discussion' ? 'fromGapOne' : null;
    rows.push({ what: 'prisoners', stands: prisoners, does, rule: 'SAGA-MOVE-026' });
  }
  if (losses.length > 0) rows.push({ what: 'losses', stands: losses, does: 'stayLost', rule: 'SAGA-WEALTH-015' });
  if (fleeing !== null) {
    rows.push({
      what: 'fleeing',
      stands: fleeing,
      does: next === 'chase' ? 'fromGap' : 'lapses',
      rule: 'SAGA-MOVE-036',
    });
  }
  if (met !== null || fleeing !== null) {
    const who = met?.kind === 'ambush' ? met.defender : null;
    rows.push({ what: 'surprise', stands: { who }, does: next === 'march' ? 'lasts' : null, rule: 'SAGA-MOVE-017' });
  }
  rows.push({ what: 'days', stands: days, does: 'noEarlier', rule: 'SAGA-CAL-011' });
  if (weary.length > 0) {
    const does = isOnTheRoad(next) ? 'lessInAll' : null;
    rows.push({ what: 'weariness', stands: weary, does, rule: 'SAGA-MOVE-043' });
  }
  return rows;
};
