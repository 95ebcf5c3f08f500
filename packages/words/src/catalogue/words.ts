import type {
  Asked,
  Chance,
  Die,
  Fixed,
  Json,
  Refusal,
  RefusalCode,
  SceneTypes,
  SeatId,
  Sight,
  Tally,
  Throw,
  ThrowTally,
  View,
} from '@warmoot/kernel';
import type { saga } from '@warmoot/rules';
import { plainData } from '../plain.js';
import type { Speech } from '../speech.js';
import type { CampaignWords } from './campaignWords.js';
import type { CommandWords } from './commandWords.js';
import type { DuelWords } from './duelWords.js';
import type { LinesWords } from './linesWords.js';
import type {
  CalendarWords,
  CarryWords,
  CharacterWords,
  ChaseWords,
  DiscussionWords,
  EventNames,
  HandoverWords,
  MarchWords,
  WealthWords,
} from './sagaWords.js';
import type { SkirmishWords } from './skirmishWords.js';
import type { SortieWords } from './sortieWords.js';
import type { TableWords } from './tableWords.js';

/** To whom something is told: a seat is spoken to as "you"; null is somebody who hears everything. */
export type Hearer = SeatId | null;

/** What a sentence may draw on: the open facts, and who is listening. */
export interface Telling<T extends SceneTypes = SceneTypes> {
  readonly sight: Sight<T>;
  readonly hearer: Hearer;
  /** What those who listen know for themselves, by their seats; left out, nothing is known of it. */
  readonly owns?: Owns<T>;
}

/** Facts of seats, each for itself. */
export type Owns<T extends SceneTypes = SceneTypes> = Readonly<Record<SeatId, Fixed<T['own']>>>;

/** What the dice behind an event came to, from the side of who threw them: "17, needed 18", and whether that was enough. */
export interface Came {
  readonly text: string;
  readonly score: number;
  readonly success: boolean;
  /** What was thrown for. */
  readonly step: string;
}

/** An event is told between the facts before it and after it. */
export interface Moment<T extends SceneTypes = SceneTypes> extends Telling<T> {
  readonly was: Sight<T>;
  /** What was answered or thrown for, where the event follows from that in its own scene. */
  readonly step?: T['step'] | null;
  /** Null where nothing was thrown, and where the dice may not be read. */
  readonly came?: Came | null;
}

/** What success and failure of a throw are called, and the success after "the chance of". */
export interface Verdict {
  readonly success: string;
  readonly failure: string;
  readonly chance: string;
}

/** A decision: what is to be decided, and by whom. */
export interface Deciding<T extends SceneTypes = SceneTypes> extends Telling<T> {
  readonly step: T['step'];
  readonly asked: Asked | null;
}

/** A sum and what it is called: "Attack of Tarn guard". Its notes may be keys of units. */
export interface Summed {
  readonly label: string;
  readonly tally: Tally;
}

/** A sentence, several of them, or none for what is not worth telling. */
export type Told = string | readonly string[];

/** A part of a board in words. */
export interface Section {
  readonly title: string;
  readonly lines: readonly string[];
}

/** A unit or a formation as people call it: its number and key in the rules, its name, and its sign of two letters. */
export interface Called {
  readonly index: number;
  readonly key: string;
  readonly name: string;
  /** Whether its name speaks of many: "Kell pikes". */
  readonly isMany: boolean;
  readonly sign: string;
}

/** What is said of an answer that may stand, by its ways: what it is called, and that it has just been given. */
export interface StandingWords {
  readonly ways: Readonly<Record<string, string>>;
  /** When it holds. */
  readonly when: string;
  readonly told: Readonly<Record<string, string>>;
}

type EventOf<T extends SceneTypes> = T['event'] | T['secret'];
type StepOf<T extends SceneTypes, S> = Extract<T['step'], { readonly step: S }>;

/** The words of one kind of scene in one language. */
export interface SceneWords<T extends SceneTypes> {
  /** One line on what is played. */
  readonly about: string;
  /** What people would write down where it is ready-made or played at once, by its key: `mill.does`. */
  readonly written?: Readonly<Record<string, string>>;
  /** Its ready-made starts, and the fields of its setup, by their names. */
  readonly starts?: Readonly<Record<string, string>>;
  readonly fields?: Readonly<Record<string, string>>;
  /** The heading of a part, such as a round; "Round 2" where nothing is said. */
  readonly part?: (part: number) => string;
  /** The stages of such a part, by their keys. */
  readonly stages?: Readonly<Record<string, string>>;
  /** What a throw is one of many parts of: those of one title stand folded together in the log. */
  readonly fold?: (deciding: Deciding<T>) => string | null;
  /** What a throw is made for, said when it is called: "Quick Attack on Joris". */
  readonly thrownFor?: (deciding: Deciding<T>) => string | null;
  /** How an account begins: who does what. */
  readonly opening: (telling: Telling<T>) => string;
  readonly events: {
    readonly [E in EventOf<T>['event']]: (event: Extract<EventOf<T>, { event: E }>, moment: Moment<T>) => Told;
  };
  /**
   * Several events of one kind in one sentence, for a place where only what matters has room; null where they are told
   * one by one. The log keeps all.
   */
  readonly inShort?: {
    readonly [E in EventOf<T>['event']]?: (
      events: readonly Extract<EventOf<T>, { event: E }>[],
      moment: Moment<T>,
    ) => string | null;
  };
  /** The sums behind the numbers of an event that no dice explain: the log opens them, line by line. */
  readonly sums?: {
    readonly [E in EventOf<T>['event']]?: (
      event: Extract<EventOf<T>, { event: E }>,
      moment: Moment<T>,
    ) => readonly Summed[];
  };
  /** What is to be decided at a step that asks somebody, as a noun: "the difficulty". */
  readonly questions?: {
    readonly [S in T['step']['step']]?: string | ((deciding: Deciding<T> & { readonly step: StepOf<T, S> }) => string);
  };
  /** A choice as something one does: "agree to difficulty 3"; its data where nothing is said. */
  readonly choice?: (choice: T['choice'], deciding: Deciding<T>) => string;
  /** The name under which somebody is asked, where it is more than the name of a person: "Morten against Ella". */
  readonly called?: (as: string, telling: Telling<T>) => string;
  /** What a formation is called: units by their keys, each with its place. */
  readonly formation?: (
    sight: Pick<Sight<T>, 'given' | 'open'>,
    placed: readonly { readonly unit: string; readonly at: { readonly row: number; readonly column: number } }[],
  ) => string;
  /** A name of a unit as the language has it. */
  readonly unitName?: (name: string) => string;
  /** Everything on the board that has a name and a sign, by its number. */
  readonly units?: (sight: Pick<Sight<T>, 'given' | 'open'>) => readonly Called[];
  /** What else stands in sums by its key: who has no place of its own on the board, such as a rank of a unit. */
  readonly noted?: (sight: Pick<Sight<T>, 'given' | 'open'>) => readonly Pick<Called, 'key' | 'name'>[];
  /** A choice that needs no line in an account when nothing came of it. */
  readonly isQuiet?: (choice: T['choice']) => boolean;
  /** How things stand, as a seat sees them, in lines of at most 80 characters. */
  readonly board?: (view: View<T>) => readonly Section[];
  readonly outcome: (outcome: T['outcome'], telling: Telling<T>) => string;
  /** How a die that nobody owns is thrown with those that people have; '' where everybody has it. */
  readonly standIn?: (step: string, die: Die) => string;
  /** Lines of tallies, by their keys. */
  readonly tally?: Readonly<Record<string, string>>;
  /** What a side of a throw comes to, in a word, where its lines are called by something else: "strength". */
  readonly rating?: string;
  /** Results of throws, other than success and failure. */
  readonly results?: Readonly<Record<string, string>>;
  /** Those of them that are bad for who throws, as failure is. */
  readonly weak?: Readonly<Record<string, true>>;
  /** Whether the table has hidden the chances of this scene’s throws; they are shown where nothing is said. */
  readonly hidesOdds?: (sight: Sight<T>) => boolean;
  /** Throws whose result an event tells, whose it was and what it came to, by their steps. */
  readonly verdicts?: { readonly [S in T['step']['step']]?: Verdict };
  /** A throw that fell behind the screen and is shown now: for what it was, and how it is read, from its lines. */
  readonly screened?: (
    tally: ThrowTally,
    sight: Sight<T>,
  ) => { readonly step: T['step']['step']; readonly throw: Throw };
  /** The answers that may stand, by their ids; those to the same questions that are seldom given; and when one is asked. */
  readonly standing?: {
    readonly answers: Readonly<Record<string, StandingWords>>;
    readonly rare: Readonly<Record<string, string>>;
    readonly asksAnew: string;
  };
  /** What was done against a rule and what to do instead, by the key in the refusal. */
  readonly broken: Readonly<Record<string, (facts: Readonly<Record<string, Json>>) => string>>;
}

type Unsaid = 'choice' | 'tally' | 'results' | 'weak';

/** Words of whatever kind of scene: tellers of accounts hold these. */
export interface AnySceneWords
  extends Omit<SceneWords<SceneTypes>, 'events' | 'inShort' | 'sums' | 'questions' | 'verdicts' | Unsaid>,
    Required<Pick<SceneWords<SceneTypes>, Unsaid>> {
  readonly events: Readonly<Record<string, (event: unknown, moment: Moment) => Told>>;
  readonly inShort?: Readonly<Record<string, (events: readonly unknown[], moment: Moment) => string | null>>;
  readonly sums?: Readonly<Record<string, (event: unknown, moment: Moment) => readonly Summed[]>>;
  readonly questions: Readonly<Record<string, (deciding: Deciding) => string>>;
  readonly verdicts: Readonly<Record<string, Verdict>>;
}

/** Forgets the kind of scene, and says what its words leave unsaid. */
export const sceneWords = <T extends SceneTypes>(words: SceneWords<T>): AnySceneWords =>
  ({
    choice: plainData,
    tally: {},
    results: {},
    weak: {},
    verdicts: {},
    ...words,
    questions: Object.fromEntries(
      Object.entries(words.questions ?? {}).map(([step, ask]) => [step, typeof ask === 'string' ? () => ask : ask]),
    ),
  }) as unknown as AnySceneWords;

export type RefusalWords = { readonly [C in RefusalCode]: (refusal: Extract<Refusal, { code: C }>) => string };

/** Conditions on outside data that no shape can say, by their keys: what was expected. */
export type FormWords = Readonly<Record<string, (facts: Readonly<Record<string, Json>>) => string>>;

/** Everything that is said to people, in one language. */
export interface Words {
  readonly language: string;
  readonly refusals: RefusalWords;
  readonly forms: FormWords;
  readonly chance: (chance: Chance) => string;
  /** A number with so many digits after the point, or comma. */
  readonly decimal: (n: number, digits: number) => string;
  readonly skills: Readonly<Record<saga.Skill, string>>;
  readonly character: CharacterWords;
  readonly duel: DuelWords;
  readonly discussion: DiscussionWords;
  readonly march: MarchWords;
  readonly chase: ChaseWords;
  readonly command: CommandWords;
  readonly sortie: SortieWords;
  readonly skirmish: SkirmishWords;
  readonly lines: LinesWords;
  readonly handover: HandoverWords;
  readonly carry: CarryWords;
  readonly campaign: CampaignWords;
  readonly calendar: CalendarWords;
  readonly wealth: WealthWords;
  /** External events by name. */
  readonly events: EventNames;
  /** The sentences on dice, on what is awaited and on what was done. */
  readonly throws: Speech['t']['account']['throws'];
  readonly awaited: Speech['t']['account']['awaited'];
  readonly account: Speech['t']['account']['account'];
  readonly table: TableWords;
  /** By the names of the scenes, such as `saga/check`. */
  readonly scenes: Readonly<Record<string, AnySceneWords>>;
  /** What may be done against a rule, of all scenes: the refusals read this. */
  readonly broken: AnySceneWords['broken'];
}
