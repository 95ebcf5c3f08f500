import type { Json, Manifest, RuleId, SeatId, Shaped } from '@warmoot/kernel';
import type { CalendarEntry } from '../../calendar/agenda.js';
import type { Load } from '../../carry/model.js';
import type { Motives, Ratings } from '../../character/model.js';
import type { SheetWords } from '../../draft/model.js';
import type { locksShape } from '../../duel/setup.js';
import type { Edition } from '../../edition.js';
import type { EditionName } from '../../editions.table.js';
import type { PatientWound } from '../../healing/model.js';
import type { Skill, SkillGroup } from '../../skills.table.js';
import type { WealthEvent } from '../../wealth/wealth.js';
import type { Founding, MarkedDay } from './founding.js';
import type { CharacterId, EntryId, UnitId } from './ids.js';
import type { DrivingMotivation, Heard, Matter } from './matters.js';
import type { CampaignOptions } from './options.js';
import type { RoadDay } from './roadDay.js';
import type { Away, Region, Unit } from './units.js';

export type { Away, CharacterId, EntryId, Region, Unit, UnitId };

/** Why something on a sheet changed: in the words' keys, with the rules and the entry it came from. */
export interface Why {
  readonly code: string;
  readonly rules: readonly RuleId[];
  readonly entry: EntryId | null;
  /** The day of it, where it is not that of the campaign: what a scene over days tells only when it is over. */
  readonly day?: number;
}

/** A line of a sheet's history. */
export interface Change extends Why {
  readonly day: number;
  /** What changed on the sheet: a skill, a motivation, `wounds`, `owner` and the like. */
  readonly what: string;
  readonly from: Json;
  readonly to: Json;
}

/** Where a block of ratings came from: the dice of a scene, the table's hand, or a sheet brought along. */
export type Origin =
  | { readonly from: 'scene'; readonly entry: EntryId; readonly dice: Json }
  | { readonly from: 'hand' | 'brought' };

/** Somebody of the cast, with the whole sheet. */
export interface Character {
  readonly id: CharacterId;
  readonly name: string;
  readonly main: boolean;
  /** Whose it is; null for one whom the table shares out scene by scene (SAGA-DRAFT-004). */
  readonly owner: SeatId | null;
  readonly words: SheetWords;
  /** The shield that stands for them, as its drawing is called; empty where nobody has chosen one. */
  readonly arms: string;
  readonly skills: Ratings | null;
  readonly motives: Motives | null;
  readonly groups: Readonly<Record<SkillGroup, number>> | null;
  readonly origin: { readonly skills: Origin | null; readonly motives: Origin | null };
  /** SAGA-SKILL-022: the one terrain of Survive; fixed once it is named. */
  readonly terrain: string | null;
  readonly driving: readonly DrivingMotivation[];
  readonly load: Load;
  /** With which skill they do what can be done with either of two (SAGA-DUEL-010). */
  readonly locks: Shaped<typeof locksShape>;
  readonly wounds: readonly PatientWound[];
  /** The day whose Heal checks have all been made. */
  readonly healedThrough: number;
  /** SAGA-MOVE-043: how weary they were on the day that they were last on the road; left out, never. */
  readonly weary?: { readonly steps: number; readonly on: number };
  /** SORTIE-SAGA-008: their last hard day on the road: Forced, or with all the movement used; left out, none. */
  readonly marched?: { readonly on: number; readonly how: 'forced' | 'all' };
  /** SAGA-MOVE-044: how they spent the days on the road whose Heal checks are still to be made. */
  readonly onTheRoad?: readonly RoadDay[];
  /** SAGA-CAL-014: a wound that kills within the hour, and the entry it was taken in. */
  readonly dying: EntryId | null;
  readonly dead: { readonly day: number; readonly why: string } | null;
  /** In whose hands, where the character is a prisoner. */
  readonly captive: string | null;
  readonly relations: readonly { readonly to: CharacterId; readonly text: string }[];
  /** SAGA-CAL-011: the day of the last scene that was completed. */
  readonly through: number;
  /** SAGA-DRAFT-017: the dead main character in whose place this one was raised. */
  readonly inPlaceOf: CharacterId | null;
  readonly history: readonly Change[];
}

/**
 * SAGA-WORLD-008, SAGA-WORLD-011: what the table writes about its world; magic as a note, at most with a plain bonus.
 */
export interface Note {
  readonly id: string;
  readonly kind: 'place' | 'people' | 'history' | 'thing' | 'magic' | 'other';
  readonly title: string;
  readonly text: string;
  readonly bonuses: readonly { readonly on: string; readonly by: number; readonly when: string }[];
  /** Of a place: where it stands on the map, and how many days it is to others. */
  readonly at?: { readonly x: number; readonly y: number };
  readonly roads?: readonly { readonly to: string; readonly days: number }[];
}

/** What somebody tries in a check: with which skill, and against whom. */
export interface Trial {
  readonly acting: { readonly character: CharacterId; readonly skill: Skill };
  readonly opposing: { readonly character: CharacterId; readonly skill: Skill } | null;
  readonly action: string;
}

export interface Tried extends Trial {
  readonly day: number;
  readonly success: boolean;
}

/** An entry of the calendar with all that the table has put under it. */
export interface Entry extends CalendarEntry {
  /** How the scene is to be set up, as the table wrote it. Only `fights/` reads it, by the plan of a bridge. */
  readonly plan: Json;
  /** Who runs whom in it, where that is not the owner. */
  readonly control: Readonly<Record<CharacterId, SeatId>>;
  /** The number under which the table played it. */
  readonly played: number | null;
  readonly outcome: Json;
  /** SAGA-CAL-002: whether the scene that follows is still to be named. */
  readonly asksNext: boolean;
  /** SAGA-WEALTH-011: what the scene was credited to. */
  readonly credited: { readonly raise: UnitId | null; readonly lower: UnitId | null } | null;
  readonly text: string;
  /** SAGA-MOTIVE-008: what it is about, where the table has said so. */
  readonly matters?: readonly Matter[];
  /** SAGA-MOVE-037: the entry for which it waits, and after which it goes on. */
  readonly pausedFor?: EntryId;
  /** SAGA-CAL-007: of an arrival: the day on which the journey began. */
  readonly leaves?: number;
  /** How many days it lies behind the campaign's, where it is played on a day that others have left behind. */
  readonly behind?: number;
  /** The check that is being made in it. */
  readonly trying?: Trial;
  /** SAGA-CHECK-023: the checks that were made in it. */
  readonly tried?: readonly Tried[];
  /** SAGA-TALK-021: who has heard of what in it. */
  readonly heard?: readonly Heard[];
  /** Which chapter it is of the story that is told here. */
  readonly chapter?: string;
}

/** A page that the table writes beside the log. */
export interface Page {
  readonly id: string;
  readonly day: number;
  readonly title: string;
  readonly text: string;
  readonly by: SeatId | null;
}

/** SAGA-CAMPAIGN-013: a bookmark: who sat together, from which day to which. */
export interface Sitting {
  readonly id: string;
  readonly from: number;
  readonly to: number | null;
  readonly present: readonly SeatId[];
}

/** What all may read. Everything that is many is kept by its id. */
export interface CampaignOpen {
  /** S1E-SCOPE-005: fixed when the campaign is founded. */
  readonly edition: EditionName;
  readonly name: string;
  readonly options: CampaignOptions;
  /** SAGA-DRAFT-002: how many main characters each player runs. */
  readonly players: Readonly<Record<SeatId, number>>;
  /** The calendar has been played up to this day. */
  readonly today: number;
  /** The last year whose reckoning is done. */
  readonly reckoned: number;
  /** The day on which a reckoning was held last; 0 before the first. */
  readonly reckonedOn: number;
  readonly setting: string;
  readonly notes: Readonly<Record<string, Note>>;
  readonly regions: Readonly<Record<string, Region>>;
  readonly units: Readonly<Record<UnitId, Unit>>;
  readonly characters: Readonly<Record<CharacterId, Character>>;
  readonly entries: Readonly<Record<EntryId, Entry>>;
  readonly pages: Readonly<Record<string, Page>>;
  readonly sittings: Readonly<Record<string, Sitting>>;
  /** How many things have been given an id. */
  readonly made: number;
  /** Days of every year that have a name. */
  readonly marked?: readonly MarkedDay[];
  /** How it was founded, where that was done step by step. */
  readonly founding?: Founding;
}

/** What one seat alone may read (SAGA-CAMPAIGN-004, SAGA-DRAFT-010). */
export interface OwnPapers {
  readonly goals: Readonly<Record<CharacterId, string>>;
  readonly notes: Readonly<Record<CharacterId, string>>;
}

export const NO_PAPERS: OwnPapers = { goals: {}, notes: {} };
/** All that is true in a campaign: the fold of its events. Plain JSON. */
export interface Campaign {
  readonly open: CampaignOpen;
  readonly own: Readonly<Record<SeatId, OwnPapers>>;
}

/** What everybody at the table may read of a campaign: all but its sheets, which may be closed. */
export interface SharedCampaign {
  readonly open: Omit<CampaignOpen, 'characters'>;
}

/** The scenes that a campaign can play: it knows them by their manifests alone. */
export interface Listed {
  readonly manifests: readonly Manifest[];
}

/** A campaign with the rules of its edition, by which every deed and every scene of it is judged. */
export interface Ruled extends Campaign, Listed {
  readonly rules: Edition;
}

/** The things that are kept by id, with what one of them is. */
export interface Kept {
  readonly notes: Note;
  readonly regions: Region;
  readonly units: Unit;
  readonly entries: Entry;
  readonly pages: Page;
  readonly sittings: Sitting;
}

/** What happens in a campaign. */
export type CampaignEvent =
  | {
      readonly event: 'founded';
      readonly edition: EditionName;
      readonly name: string;
      readonly options: CampaignOptions;
    }
  | { readonly event: 'named'; readonly name: string }
  | { readonly event: 'optionsSet'; readonly options: CampaignOptions }
  | { readonly event: 'daysMarked'; readonly days: readonly MarkedDay[] }
  | { readonly event: 'foundingWritten'; readonly founding: Founding }
  | { readonly event: 'castSizeSet'; readonly seat: SeatId; readonly characters: number }
  | { readonly event: 'settingWritten'; readonly text: string }
  | {
      readonly [K in keyof Kept]: {
        readonly event: 'kept';
        readonly in: K;
        readonly thing: Kept[K];
        readonly why: Why;
        /** Of a unit: what befell its wealth. */
        readonly happened?: readonly WealthEvent[];
      };
    }[keyof Kept]
  | {
      readonly event: 'removed';
      readonly from: Exclude<keyof Kept, 'sittings'> | 'characters';
      readonly id: string;
      readonly name: string;
    }
  | { readonly event: 'joined'; readonly character: Character }
  | {
      readonly event: 'changed';
      readonly character: CharacterId;
      readonly set: Partial<Omit<Character, 'id' | 'history'>>;
      readonly why: Why;
    }
  | { readonly event: 'dayCame'; readonly day: number }
  | { readonly event: 'yearReckoned'; readonly year: number }
  /** Heard by the owner alone. */
  | {
      readonly event: 'goalsWritten' | 'noteWritten';
      readonly seat: SeatId;
      readonly character: CharacterId;
      readonly text: string;
    };

/** The seat that alone hears of an event; null when all do. */
export const heardBy = (event: CampaignEvent): SeatId | null =>
  event.event === 'goalsWritten' || event.event === 'noteWritten' ? event.seat : null;
