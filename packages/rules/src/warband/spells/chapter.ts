import type { Procedures } from '@warmoot/kernel';
import type { Acts } from '../model/acts.js';
import type { SpellChoice } from '../model/faring.js';
import type { Skirmish } from '../model/skirmish.js';
import { castingProcedures, spell } from './casting.js';
import { durationProcedures } from './durations.js';

/** What spells give to the fight. */
export const spellActs: Acts<SpellChoice> = { spell };
export const spellProcedures: Procedures<Skirmish, 'spellSave' | 'ritual' | 'durations'> = {
  ...castingProcedures,
  ...durationProcedures,
};
export { spellWriters } from './writers.js';
