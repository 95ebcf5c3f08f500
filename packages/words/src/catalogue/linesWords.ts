import type { View } from '@warmoot/kernel';
import type { warband } from '@warmoot/rules';
import type { Speech } from '../speech.js';

type Names = Speech['t']['lines']['names'];
type Options = Speech['t']['lines']['options'];

/** What is said of a battle of ranked units besides its account. */
export interface LinesWords
  extends Pick<Names, 'places' | 'acts' | 'manoeuvres' | 'meetings' | 'moods' | 'states' | 'obstacles'> {
  /** The options that bear on ranks; those of figures are named as in a skirmish. */
  readonly options: Options['names'];
  readonly answers: Options['answers'];
  readonly none: string;
  readonly armies: Readonly<Record<warband.ArmyKind, string>>;
  readonly fields: Readonly<Record<warband.BattlefieldKind, string>>;
  /** How it stands, read aloud; with one unit, only what concerns that unit. */
  readonly aloud: (view: View<warband.Battle>, unit?: number) => readonly string[];
  /** A unit by its place among the units; a rank, or somebody unique, by the place in the roster. */
  readonly unit: (sight: warband.BattleSight, unit: number) => string;
  readonly agent: (sight: warband.BattleSight, figure: number) => string;
}
