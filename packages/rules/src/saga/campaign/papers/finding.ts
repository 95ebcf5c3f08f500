import { brokenRule, type Json, ok, type Refusal, type Result, type RuleId, refused } from '@warmoot/kernel';
import type { Who } from './handlers.js';
import type { Campaign, Character, Entry, Unit } from './model.js';

export { certain } from '@warmoot/kernel';

/** A refusal by a rule of the ledger. `what` is the key of the words that say it. */
export const forbidden = (rule: RuleId, what: string, facts: Readonly<Record<string, Json>> = {}): Refusal =>
  brokenRule(rule, `campaign.${what}`, facts);

/** The same as a result, where a value was asked for. */
export const forbid = (rule: RuleId, what: string, facts: Readonly<Record<string, Json>> = {}): Result<never> =>
  refused(forbidden(rule, what, facts));

/** What the campaign keeps under an id of its own. */
export type Thing = 'character' | 'entry' | 'unit' | 'note' | 'region' | 'page' | 'sitting';

export const thingOf = <A>(what: Thing, things: Readonly<Record<string, A>>, id: string): Result<A> =>
  Object.hasOwn(things, id) ? ok(things[id] as A) : refused({ code: 'NO_SUCH', what, id });

export const characterOf = ({ open }: Campaign, id: string): Result<Character> =>
  thingOf('character', open.characters, id);
export const entryOf = ({ open }: Campaign, id: string): Result<Entry> => thingOf('entry', open.entries, id);
export const unitOf = ({ open }: Campaign, id: string): Result<Unit> => thingOf('unit', open.units, id);

/** SAGA-CHECK-005: a house is in the hands of whoever plays its ruler; all else is for the table to decide. */
export const refusesOthers = ({ open }: Campaign, { id, ruler }: Unit, { seat, decided }: Who): Refusal | null => {
  const owner = ruler === null ? null : (open.characters[ruler]?.owner ?? null);
  return decided || owner === null || owner === seat ? null : { code: 'NOT_YOURS', what: 'unit', id, owner };
};

/** Why not all of these are characters of the campaign; null where they are. */
export const refusesStrangers = (campaign: Campaign, ids: readonly string[]): Refusal | null => {
  for (const id of ids) {
    const found = characterOf(campaign, id);
    if (!found.ok) return found.refusal;
  }
  return null;
};

/** The dead do nothing more. */
export const living = (character: Character): Result<Character> =>
  character.dead === null ? ok(character) : refused({ code: 'DEAD', name: character.name, day: character.dead.day });

export const livingOf = (campaign: Campaign, id: string): Result<Character> => {
  const found = characterOf(campaign, id);
  return found.ok ? living(found.value) : found;
};

/** Why not all of these are alive; null where they are. */
export const refusesDead = (campaign: Campaign, ids: readonly string[]): Refusal | null => {
  for (const id of ids) {
    const found = livingOf(campaign, id);
    if (!found.ok) return found.refusal;
  }
  return null;
};
