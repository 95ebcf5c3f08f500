import type { SeatId } from '@warmoot/kernel';
import type { saga } from '@warmoot/rules';
import type { Speech } from '../speech.js';
import type { OptionWords } from './optionWords.js';
import type { CalendarWords, CharacterWords, WealthWords } from './sagaWords.js';

/** As much of a language as sentences on a campaign draw on. */
export interface CampaignSpeech {
  readonly campaign: CampaignWords;
  readonly calendar: CalendarWords;
  readonly wealth: WealthWords;
  readonly character: CharacterWords;
  readonly skills: Readonly<Record<saga.Skill, string>>;
  /** What is done in a fight, where one of two skills may be used for it. */
  readonly duel: {
    readonly names: {
      readonly acts: Readonly<Record<string, string>>;
      readonly defences: Readonly<Record<string, string>>;
    };
  };
  /** Outcomes are told by the words of the scenes that they came of. */
  readonly scenes: Readonly<Record<string, { readonly outcome: (outcome: never, telling: never) => string }>>;
}

/** What the things of a campaign are called, by their ids; a name for what is not known here. */
export interface CampaignNames {
  readonly words: CampaignSpeech;
  /** Spoken to as "you"; null is somebody who hears everything. */
  readonly hearer: SeatId | null;
  readonly character: (id: string) => string;
  readonly characters: (ids: readonly string[]) => string;
  /** As it stands in a sentence: “Kell Ford”. */
  readonly entry: (id: string) => string;
  readonly titled: (entry: Pick<saga.campaign.Entry, 'title' | 'kind' | 'characters' | 'inside'>) => string;
  /** Another way of fighting than the saga's own, by which an entry is planned. */
  readonly way: (id: string) => 'command' | 'sortie' | 'lines' | 'skirmish' | 'usual';
  readonly unit: (id: string) => string;
  /** What a unit has by its wealth: ships. */
  readonly support: (unit: string, id: string) => string;
  readonly region: (id: string) => string;
  /** A note, a page: what has a title. */
  readonly thing: (in_: 'notes' | 'pages', id: string) => string;
  readonly seat: (seat: SeatId) => string;
  readonly date: (day: number) => string;
  readonly calendar: saga.calendar.Calendar;
  readonly driving: (character: string, id: string) => saga.campaign.DrivingMotivation | null;
  /** The lines of a sheet's history that came of a change. */
  readonly changes: (
    character: string,
    why: saga.campaign.Why,
    set: Readonly<Record<string, unknown>>,
  ) => readonly saga.campaign.Change[];
  /** The options that are in force; the usual ones where there is no campaign. */
  readonly options: saga.campaign.CampaignOptions;
  readonly usual: saga.campaign.CampaignOptions;
  /** A level of wealth by its rating: 1.25. */
  readonly wealth: (level: number) => string;
}

type CampaignEvent = saga.campaign.CampaignEvent;
type Tell<A> = (told: A, names: CampaignNames) => string;

/** A sentence for each kind of a thing, by the field that tells the kinds apart. */
type ByKind<U, K extends keyof U, V extends U[K] & string = U[K] & string> = {
  readonly [P in V]: Tell<Extract<U, { readonly [F in K]: P }>>;
};

type ByCode<A> = Readonly<Record<string, Tell<A>>>;

/** A change of a sheet with all that a sentence may draw on. */
export interface ToldChange {
  /** What the character is called now. */
  readonly who: string;
  readonly set: Partial<saga.campaign.Character>;
  readonly why: saga.campaign.Why;
  /** The lines that it left in the sheet's history, where they can be read. */
  readonly lines: readonly saga.campaign.Change[];
  /** "after “Kell Ford”", or nothing. */
  readonly after: string;
}

/** What the calendar keeps of a draft. */
export interface NotedDraft extends Pick<saga.draft.DraftOutcome, 'order'> {
  readonly characters: readonly Pick<saga.draft.DraftedCharacter, 'owner' | 'name'>[];
}

type Sentences = Speech['t']['campaign'];

/** What is said of a campaign, in one language. */
export interface CampaignWords
  extends Pick<
    Sentences,
    'quoted' | 'and' | 'somebody' | 'something' | 'kindOf' | 'deaths' | 'otherwise' | 'healCheck'
  > {
  /** "a Minor Wound on the head, with 2 successes". */
  readonly wound: (wound: saga.campaign.Character['wounds'][number]) => string;
  readonly troops: Readonly<Record<saga.battle.Troop, string>>;
  readonly events: ByKind<CampaignEvent, 'event', Exclude<CampaignEvent['event'], 'kept' | 'changed'>>;
  readonly kept: ByKind<
    Extract<CampaignEvent, { readonly event: 'kept' }>,
    'in',
    'notes' | 'regions' | 'pages' | 'sittings'
  >;
  /** Why an entry of the calendar, a political unit or a sheet is written anew, by the codes of the rules. */
  readonly entries: ByCode<saga.campaign.Entry>;
  readonly units: ByCode<saga.campaign.Unit>;
  /** `rated` stands for a reason in the table's own words, `regret` for the regret of any driving. */
  readonly changes: ByCode<ToldChange>;
  /** What is proposed or done, as something one does and without a point: "Plan “Kell Ford”". */
  readonly deeds: ByKind<saga.campaign.CampaignDeed, 'deed'>;
  readonly plays: ByKind<saga.campaign.CampaignPlay, 'play'>;
  readonly check: (outcome: saga.check.CheckOutcome) => string;
  /** Who was picked by whom, as the calendar keeps it. */
  readonly draft: (picked: NotedDraft, names: CampaignNames) => string;
  readonly history: Speech['t']['history'];
  readonly story: Speech['t']['story'];
  readonly options: OptionWords;
}
