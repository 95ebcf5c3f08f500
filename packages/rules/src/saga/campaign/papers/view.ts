import { keptForThing, type SeatId } from '@warmoot/kernel';
import {
  type Campaign,
  type CampaignEvent,
  type CampaignOpen,
  type Character,
  heardBy,
  NO_PAPERS,
  type OwnPapers,
} from './model.js';

/** Who looks: a seat, and the one whose word replaces the table's vote. */
export interface Onlooker {
  /** Null for somebody who only watches. */
  readonly seat: SeatId | null;
  readonly referee: SeatId | null;
}

/** A sheet as others see it with `openSheets` off: who somebody is, not what they can do (SAGA-CAMPAIGN-004). */
export interface ClosedSheet
  extends Pick<
    Character,
    | 'id'
    | 'name'
    | 'main'
    | 'owner'
    | 'words'
    | 'arms'
    | 'dead'
    | 'dying'
    | 'captive'
    | 'relations'
    | 'through'
    | 'wounds'
    | 'healedThrough'
  > {
  readonly closed: true;
}

/** A character as a seat sees it: the whole sheet, or what everybody knows. */
export type SeenCharacter = Character | ClosedSheet;

/** Whether a sheet can be read whole: its numbers, what it carries, what drives it. */
export const isOpenSheet = (character: SeenCharacter): character is Character => !('closed' in character);

/** A campaign as a seat may know it. */
export interface SeenCampaign {
  readonly open: Omit<CampaignOpen, 'characters'> & { readonly characters: Readonly<Record<string, SeenCharacter>> };
  readonly own: OwnPapers | null;
}

const closedSheet = keptForThing(
  'a closed sheet is the same thing as long as the sheet is, so that what changed can be told from what did not',
  (character: Character): ClosedSheet => {
    const { id, name, main, owner, words, arms, dead, dying, captive, relations, through, wounds, healedThrough } =
      character;
    const told = { id, name, main, owner, words, arms, dead, dying, captive, relations, through, wounds };
    return { ...told, healedThrough, closed: true };
  },
);

/** SAGA-CAMPAIGN-004: the only seats that may read a sheet where sheets are closed. */
export const readersOf = (owner: SeatId | null, referee: SeatId | null): readonly SeatId[] =>
  [...new Set([owner, referee])].filter((seat) => seat !== null);

/** SAGA-CAMPAIGN-004: an owner, and a referee, read a sheet whole; so does everybody where sheets lie open. */
export const mayRead = (
  open: Pick<CampaignOpen, 'options'>,
  { owner }: Pick<Character, 'owner'>,
  { seat, referee }: Onlooker,
): boolean => open.options['saga.table.openSheets'] || (seat !== null && (seat === owner || seat === referee));

const seenCharacter = (open: CampaignOpen, character: Character, by: Onlooker): SeenCharacter =>
  mayRead(open, character, by) ? character : closedSheet(character);

/** The campaign as a seat sees it: put together from what it may see, nothing taken away from the whole. */
export const seenCampaign = ({ open, own }: Campaign, by: Onlooker): SeenCampaign => ({
  open: open.options['saga.table.openSheets']
    ? open
    : {
        ...open,
        characters: Object.fromEntries(
          Object.values(open.characters).map((character) => [character.id, seenCharacter(open, character, by)]),
        ),
      },
  own: by.seat === null ? null : (own[by.seat] ?? NO_PAPERS),
});

const sizeOf = keptForThing(
  'what a campaign comes to is counted at every deed, and most things in it are as they were',
  (thing: object): number => JSON.stringify(thing).length,
);

const sizeIn = (value: unknown): number => (typeof value === 'object' && value !== null ? sizeOf(value) : 0);

/** How many signs it takes to tell a seat all that it sees of a campaign, but for a few. */
export const sizeOfCampaign = ({ open, own }: SeenCampaign): number => {
  const { setting, notes, regions, units, characters, entries, pages, sittings } = open;
  const drawers = [notes, regions, units, characters, entries, pages, sittings];
  const things = drawers.flatMap((drawer): readonly object[] => Object.values(drawer));
  return things.reduce((sum: number, thing) => sum + sizeIn(thing), setting.length + sizeIn(own));
};

/** The only seats that may hear of an event; null where all may. */
export const audienceOf = (
  { open }: Campaign,
  event: CampaignEvent,
  referee: SeatId | null,
): readonly SeatId[] | null => {
  const alone = heardBy(event);
  if (alone !== null) return [alone];
  if (open.options['saga.table.openSheets'] || (event.event !== 'changed' && event.event !== 'joined')) return null;
  const character = event.event === 'joined' ? event.character : open.characters[event.character];
  return readersOf(character?.owner ?? null, referee);
};
