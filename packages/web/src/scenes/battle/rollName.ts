import { stream } from '@warmoot/kernel';
import { saga, war } from '@warmoot/rules';
import { freshSeed } from '../../browser/freshSeed.js';

/** A name for a unit by lot: a place, and what it is. */
export const rollName = (
  { troop }: { readonly troop: saga.battle.Troop },
  taken: readonly string[],
  homes: readonly string[] = [],
): string => war.anotherName(saga.battle.UNIT_KINDS[troop], [...homes, ...war.PLACES], taken, stream(freshSeed()));
