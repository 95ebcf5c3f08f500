import { type Index, type Json, type Shaped, shape } from '@warmoot/kernel';

/*
 * People of a saga in a battle of this rule set (COMMAND-SAGA-013, COMMAND-SAGA-014). This folder does not know what they
 * can do: whatever a duel needs is carried as the saga wrote it, and the bridge to the saga reads it.
 */

/** Somebody with a sheet, and the unit they are placed with, by its key. */
export const championShape = shape.record({
  name: shape.name,
  seat: shape.name,
  with: shape.name,
  /** Everything else that the saga's duel wants to know of a fighter. */
  fighter: shape.withDefault(shape.anyJson, {}),
});

export type ChampionSetup = Shaped<typeof championShape>;

/** The place of a champion among those of both armies, the northern ones first. */
export type ChampionIndex = Index<'champion'>;

/** A champion as the duels of this battle have left them; `sheet` is what the saga keeps of it. */
export interface Champion {
  readonly standing: 'in' | 'incapable' | 'dead' | 'fled' | 'surrendered';
  readonly sheet: Json;
}

/** COMMAND-SAGA-013: how somebody has come away from a lost field or a slaughtered unit. */
export interface Escape {
  readonly who: string;
  readonly army: string;
  readonly captured: boolean;
  readonly wound: { readonly part: string; readonly severity: 'minor' | 'major' } | null;
}
