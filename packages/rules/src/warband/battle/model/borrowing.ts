import type { Procedures } from '@warmoot/kernel';
import type { Skirmish, SkirmishPlay } from '../../model/skirmish.js';
import type { Battle, BattlePlay } from './battle.js';

/** Steps that a battle takes from a fight of figures as they are. */
type Shared = Battle['step']['step'] & Skirmish['step']['step'];

/** Procedures of a fight of figures, as a battle carries them out: what they read and say is in a battle too. */
export const borrowed = <K extends Shared>(procedures: Procedures<Skirmish, K>): Procedures<Battle, K> =>
  procedures as unknown as Procedures<Battle, K>;

/** A battle, as the rules of figures play it. They put no step that a battle has not. */
export const asFigures = (play: BattlePlay): SkirmishPlay => play as unknown as SkirmishPlay;
