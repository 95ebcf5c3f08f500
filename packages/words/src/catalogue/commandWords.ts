import type { Asked, View } from '@warmoot/kernel';
import type { command } from '@warmoot/rules';
import type { Speech } from '../speech.js';

/** What is said of a battle by command points besides its account. */
export interface CommandWords extends Omit<Speech['t']['command']['names'], 'tally' | 'fields'> {
  readonly classes: Readonly<Record<command.UnitClass, string>>;
  readonly orders: Readonly<Record<command.CommandChoice['choose'], string>>;
  readonly armies: Readonly<Record<command.ArmyKind, string>>;
  /** How it stands, read aloud; with one unit, only what concerns that unit. */
  readonly aloud: (view: View<command.Command>, unit?: number) => readonly string[];
  /** What follows from a choice and what it costs both sides, in sentences; none where nothing follows. */
  readonly forecast: (view: View<command.Command>, asked: Asked, choice: command.CommandChoice) => readonly string[];
}
