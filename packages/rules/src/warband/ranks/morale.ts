import type { MoraleResult, NamedModifier } from '../morale/chance.js';

/** What raises or lowers a unit's check besides circumstances: WARBAND-MORALE-022, WARBAND-MORALE-034. */
export const UNIT_MODIFIERS = {
  leader: { by: 1, what: 'warband.morale.leader', why: 'WARBAND-TACTIC-002' },
  banner: { by: 1, what: 'warband.morale.banner', why: 'WARBAND-TACTIC-016' },
  duelLost: { by: -2, what: 'warband.morale.duelLost', why: 'WARBAND-TACTIC-010' },
} as const satisfies Record<string, NamedModifier>;

/** A unit that has failed its check: WARBAND-MORALE-031, it has done so for itself alone. */
export interface RoutedUnit {
  /** The round at whose End it failed. */
  readonly failedIn: number;
  readonly surrendered: boolean;
  /** The last rounds in which it lost anybody, and in which anything happened for which it would check; 0: none. */
  readonly lastLoss: number;
  readonly lastTrigger: number;
}

/** WARBAND-MORALE-032, WARBAND-MORALE-033: whether a unit may check at the End of a round to come back into the fight. */
export const mayComeBack = ({ failedIn, surrendered, lastLoss, lastTrigger }: RoutedUnit, round: number): boolean =>
  !surrendered && round > failedIn && lastLoss < round && lastTrigger < round;

/** WARBAND-MORALE-033: how it is after that check, from the next round on. */
export const afterComingBack = (came: MoraleResult): 'steady' | 'routed' | 'disorder' => {
  if (came === 'holds') return 'steady';
  return came === 'disorder' ? 'disorder' : 'routed';
};
