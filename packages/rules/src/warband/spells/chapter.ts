import type { Procedures } from '@warmoot/kernel';
import type { Acts } from '../model/acts.js';
import type { FaringEvent, SpellChoice } from '../model/faring.js';
import type { Skirmish, Writers } from '../model/skirmish.js';

/** What spells give to the fight. */
export const spellActs: Partial<Acts<SpellChoice>> = {};
export const spellProcedures: Partial<Procedures<Skirmish, 'spellSave' | 'ritual'>> = {};
export const spellWriters: Partial<Writers<FaringEvent>> = {};
