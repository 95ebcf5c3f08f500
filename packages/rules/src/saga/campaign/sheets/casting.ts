import { all, type ClosedSheets, ok, type Result, refused, type SeatId } from '@warmoot/kernel';
import { gearOf, wornArmour } from '../../carry/worth.js';
import { fromSheet, type SheetFighter } from '../../duel/fighters/fromSheet.js';
import { isIncapable } from '../../healing/mobility.js';
import { characterOf, forbid, livingOf } from '../papers/finding.js';
import type { Road } from '../papers/handlers.js';
import type { Campaign, Character, Entry } from '../papers/model.js';
import { readersOf } from '../papers/view.js';

/** Somebody with ratings. */
export type Rated = Character & { readonly skills: NonNullable<Character['skills']> };

/** Somebody who can act: alive, and with ratings. */
export const ready = (campaign: Campaign, id: string): Result<Rated> => {
  const found = livingOf(campaign, id);
  if (!found.ok) return found;
  const { name, skills } = found.value;
  return skills === null ? forbid('SAGA-SKILL-001', 'noRatings', { name }) : ok({ ...found.value, skills });
};

/** Somebody who can do something for another, or for themselves: not with a Major head wound (SAGA-DUEL-WOUND-029). */
export const able = (campaign: Campaign, id: string): Result<Rated> => {
  const found = ready(campaign, id);
  if (!found.ok || !isIncapable(found.value.wounds)) return found;
  return forbid('SAGA-DUEL-WOUND-029', 'incapable', { name: found.value.name });
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
export const calledIn = (campaign: Campaign, ids: readonly string[]): Result<ReadonlyMap<string, string>> => {
  const people = [...new Set(ids)];
  const found = all(people.map((id) => characterOf(campaign, id)));
  if (!found.ok) return found;
  const names = toldApart(found.value.map(({ name }) => name));
  return ok(new Map(people.map((id, at) => [id, names[at] as string])));
};

/**
 * SAGA-CAMPAIGN-004: who may read the sheets of people in a scene, by what they are called there; nothing where sheets
 * lie open.
 */
export const closedIn = (
  { open }: Campaign,
  called: ReadonlyMap<string, string>,
  { referee }: Pick<Seating, 'referee'>,
): { readonly closed?: ClosedSheets } => {
  if (open.options['saga.table.openSheets'] || called.size === 0) return {};
  const readers = [...called].map(
    ([id, name]) => [name, readersOf(open.characters[id]?.owner ?? null, referee)] as const,
  );
  return { closed: Object.fromEntries(readers) };
};

/**
 * The options of duels. SAGA-DUEL-014, SAGA-CAMPAIGN-004: with closed sheets the seven choices are for those who read the
 * sheet, and not a secret of whoever plays the character: they hang on its ratings where nobody has chosen them.
 */
export const duelOptionsIn = ({ open }: Campaign): Campaign['open']['options']['duel'] => {
  const { duel, 'saga.table.openSheets': isOpen } = open.options;
  return duel === undefined || isOpen ? duel : { ...duel, 'saga.duel.choicesVisible': true };
};

/** Who is at the table when a scene is set up. */
export interface Seating {
  readonly players: readonly SeatId[];
  readonly referee: SeatId | null;
  readonly decided: boolean;
  readonly road?: Road | undefined;
}

/**
 * Who runs somebody in a scene: whoever the table named, the owner, else as SAGA-DRAFT-004 offers it: a third party
 * first, then a player whose own characters are not on the other side. A referee runs all but the main characters
 * (SAGA-CAMPAIGN-012).
 */
export const controllerOf = (
  campaign: Campaign,
  { control, characters }: Pick<Entry, 'control' | 'characters'>,
  { id, main, owner }: Pick<Character, 'id' | 'main' | 'owner'>,
  { players, referee, against = [] }: Omit<Seating, 'decided'> & { readonly against?: readonly string[] },
): Result<SeatId> => {
  const named = control[id] ?? (main ? owner : (referee ?? owner));
  if (named !== null && players.includes(named)) return ok(named);
  const inScene = involved(campaign, characters);
  const opposed = involved(campaign, against);
  const offered =
    players.find((seat) => !inScene.has(seat)) ?? players.find((seat) => !opposed.has(seat)) ?? players[0];
  return offered === undefined ? refused({ code: 'NO_SUCH', what: 'seat', id: 'player' }) : ok(offered);
};

/** The same for somebody by their id. */
export const seatFor = (
  campaign: Campaign,
  entry: Pick<Entry, 'control' | 'characters'>,
  id: string,
  seating: Omit<Seating, 'decided'> & { readonly against?: readonly string[] },
): Result<SeatId> => {
  const found = characterOf(campaign, id);
  return found.ok ? controllerOf(campaign, entry, found.value, seating) : found;
};

/** A character as a fight takes them: with what they carry, wear and suffer from. */
export const fighterOf = (
  campaign: Campaign,
  id: string,
  { name, seat }: { readonly name: string; readonly seat: SeatId },
): Result<SheetFighter & Pick<Character, 'locks'>> => {
  const found = ready(campaign, id);
  if (!found.ok) return found;
  const { skills, load, locks, wounds } = found.value;
  const sheet = {
    name,
    skills,
    gear: gearOf(load),
    armour: wornArmour(load),
    wounds: wounds.map(({ part, severity, marks }) => ({ part, severity, marks })),
  };
  return ok({ ...fromSheet(sheet, seat), locks });
};
