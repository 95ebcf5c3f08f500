import type { SeatId } from '@warmoot/kernel';
import { gearOf, wornArmour } from '../../carry/worth.js';
import { fromSheet, type SheetFighter } from '../../duel/fighters/fromSheet.js';
import { isWeapon } from '../../duel/fighters/hands.js';
import { isIncapable } from '../../healing/mobility.js';
import { fightersIn } from '../fights/round.js';
import { characterOf, forbid, living, refuse } from '../papers/asking.js';
import type { Campaign, Character, Entry } from '../papers/model.js';
import type { SeenCampaign } from '../papers/view.js';

/** Somebody who can act: alive, and with ratings. */
export const ready = (
  campaign: Campaign,
  id: string,
): Character & { readonly skills: NonNullable<Character['skills']> } => {
  const found = living(characterOf(campaign, id));
  const { skills } = found;
  if (skills === null) return forbid('SAGA-SKILL-001', 'noRatings', { name: found.name });
  return { ...found, skills };
};

/** Somebody who can do something for another, or for themselves: not with a Major head wound (SAGA-DUEL-WOUND-029). */
export const able = (campaign: Campaign, id: string): ReturnType<typeof ready> => {
  const found = ready(campaign, id);
  if (isIncapable(found.wounds)) forbid('SAGA-DUEL-WOUND-029', 'incapable', { name: found.name });
  return found;
};

/** The players who have a character in a scene. */
const involved = ({ open }: Campaign, characters: readonly string[]): ReadonlySet<SeatId | null> =>
  new Set(characters.map((id) => open.characters[id]?.owner ?? null));

const LONGEST_NAME = 60;

/** Names told apart: of two called Wanda the second is `Wanda 2`. A scene knows people by their names alone. */
export const toldApart = (names: readonly string[]): readonly string[] => {
  const taken = new Set<string>();
  return names.map((name) => {
    let [told, n] = [name, 1];
    while (taken.has(told)) told = `${name.slice(0, LONGEST_NAME - 5)} ${++n}`;
    taken.add(told);
    return told;
  });
};

/** What people are called in a scene together. */
export const calledIn = (campaign: Campaign, ids: readonly string[]): ReadonlyMap<string, string> => {
  const all = [...new Set(ids)];
  const names = toldApart(all.map((id) => characterOf(campaign, id).name));
  return new Map(all.map((id, at) => [id, names[at] as string]));
};

/**
 * Who runs somebody in a scene: whoever the table named, the owner, else as SAGA-DRAFT-004 offers it: a third party
 * first, then a player whose own characters are not on the other side. A referee runs all but the main characters
 * (SAGA-CAMPAIGN-012).
 */
export const controllerOf = (
  campaign: Campaign,
  { control, characters }: Pick<Entry, 'control' | 'characters'>,
  { id, main, owner }: Pick<Character, 'id' | 'main' | 'owner'>,
  {
    players,
    referee,
    against = [],
  }: { readonly players: readonly SeatId[]; readonly referee: SeatId | null; readonly against?: readonly string[] },
): SeatId => {
  const named = control[id] ?? (main ? owner : (referee ?? owner));
  if (named !== null && players.includes(named)) return named;
  const inScene = involved(campaign, characters);
  const opposed = involved(campaign, against);
  const offered =
    players.find((seat) => !inScene.has(seat)) ?? players.find((seat) => !opposed.has(seat)) ?? players[0];
  return offered ?? refuse({ code: 'NO_SUCH', what: 'seat', id: 'player' });
};

/**
 * Whoever would fight a planned scene with bare hands, as far as their sheets can be read. No rule puts arms into
 * anybody's hands: they fight with what they carry (SAGA-CARRY-014, SAGA-DUEL-WEAPON-008).
 */
export const unarmedIn = ({ open }: Pick<SeenCampaign, 'open'>, entry: Entry): readonly string[] =>
  fightersIn(entry).filter((id) => {
    const found = open.characters[id];
    return found !== undefined && !('closed' in found) && !gearOf(found.load).some(isWeapon);
  });

/** A character as a fight takes them: with what they carry, wear and suffer from. */
export const fighterOf = (
  campaign: Campaign,
  id: string,
  { name, seat }: { readonly name: string; readonly seat: SeatId },
): SheetFighter & Pick<Character, 'locks'> => {
  const { skills, load, locks, wounds } = ready(campaign, id);
  const gear = gearOf(load);
  const fighter = fromSheet(
    {
      name,
      skills,
      gear,
      armour: wornArmour(load),
      wounds: wounds.map(({ part, severity, marks }) => ({ part, severity, marks })),
    },
    seat,
  );
  return { ...fighter, locks };
};
