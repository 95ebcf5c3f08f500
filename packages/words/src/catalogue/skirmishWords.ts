import type { View } from '@warmoot/kernel';
import type { warband } from '@warmoot/rules';
import type { Speech } from '../speech.js';

type Names = Speech['t']['skirmish']['names'];

/** What is said of a fight of figures besides its account. */
export interface SkirmishWords extends Omit<Names, 'items' | 'kinds' | 'figureName'> {
  readonly bands: Readonly<Record<warband.BandKind, string>>;
  readonly profiles: Readonly<Record<warband.ProfileKey, string>>;
  readonly techniques: Readonly<Record<warband.Technique, string>>;
  readonly fates: Readonly<Record<warband.Fate, string>>;
  readonly flags: Readonly<Record<warband.Flag, string>>;
  readonly grades: Readonly<Record<warband.Grade, string>>;
  /** Weapons and other things, as they stand alone. */
  readonly items: Readonly<Record<warband.Item, string>>;
  readonly options: Speech['t']['skirmish']['options']['names'];
  readonly answers: Speech['t']['skirmish']['options']['answers'];
  /** "24 by 16 spaces". */
  readonly map: Speech['t']['skirmish']['options']['map'];
  /** How it stands, read aloud; with one figure, only what concerns that figure. */
  readonly aloud: (view: View<warband.Skirmish>, figure?: number) => readonly string[];
  /** A group that checks morale together, by its place among the groups. */
  readonly group: (sight: warband.SkirmishSight, group: number) => string;
}
