import type { Words } from '@warmoot/words';
import type { CampaignTexts } from './campaign.js';
import type { CharacterTexts } from './character.js';
import type { PackTexts } from './pack.js';

/** A language to speak in: the words of the scenes and the texts of the command line. */
export interface Speech {
  readonly words: Words;
  readonly texts: Texts;
}

/**
 * What the command line says in its own name about what was done: headings, remarks, the keys of a fight. What is
 * told of a scene are the words of `@warmoot/words`. Help and complaints about usage are in English.
 */
export interface Texts {
  readonly undone: (line: string) => string;
  readonly outcome: (text: string) => string;
  readonly otherAnswers: (scene: string) => string;
  readonly howToGiveDice: string;
  readonly whereDiceComeFrom: string;

  /** The two sides of a check that is made by options alone, and what helps or hinders without a reason. */
  readonly roller: string;
  readonly opponent: string;
  readonly unnamed: string;
  /** What failure brings where only the options say that there is a check. */
  readonly agreed: string;

  readonly kept: (take: 'highest' | 'lowest', count: number) => string;
  readonly sameSeed: string;

  readonly atLeast: string;
  readonly atMost: string;
  readonly exactly: string;
  readonly counting: (from: number) => string;
  readonly tooLong: string;
  readonly total: string;
  readonly count: string;
  readonly chance: string;
  readonly orMore: string;
  readonly margin: string;
  readonly byMargin: (rules: string) => string;
  readonly against: (rating: string, opposing: string) => string;
  readonly needed: (dice: string, hits: boolean, least: boolean, target: string) => string;
  readonly success: (chance: string) => string;

  readonly seats: (least: number, most: number) => string;
  readonly sceneHeads: readonly [string, string, string, string];

  readonly logHolds: (file: string, scene: string) => string;
  readonly throws: (count: number) => string;
  /** Rows of what was checked: what, and what can be said of it. */
  readonly checked: {
    readonly entries: readonly [string, string];
    readonly seeded: readonly [string, string];
    readonly typed: readonly [string, string];
    readonly sealed: readonly [string, string];
    readonly scene: string;
    readonly over: string;
    readonly notOver: string;
  };

  readonly sitting: SittingTexts;
  /** Of a scene without keys of its own. */
  readonly plain: PlayTexts;
  readonly duel: DuelTexts;
  readonly battle: BattleTexts;
  readonly campaign: CampaignTexts;
  readonly pack: PackTexts;
  readonly character: CharacterTexts;
}

/** What is said at the keyboard of any scene. */
export interface SittingTexts {
  readonly leftOff: string;
  readonly logIsIn: (file: string) => string;
  readonly passOn: (seat: string) => string;
  readonly asked: (seat: string, as: string, question: string) => string;
  readonly enter: (text: string) => string;
  readonly sealed: string;
  readonly unchanged: string;
  readonly noTakingBack: string;
  readonly numberExpected: string;
}

/** What every scene says of its keys. */
export interface PlayTexts {
  readonly help: readonly string[];
  readonly keys: string;
}

/** What is said at the keyboard of a fight. */
export interface DuelTexts extends PlayTexts {
  /** The heads of the list of ready-made fighters: the skills, armour, what they hold. */
  readonly fighterHeads: readonly [string, string, string, string, string, string, string];
  readonly allFightOn: (round: number, names: string) => string;
  readonly allFightOnKeys: string;
  readonly tableWhen: string;
  readonly inNoCombat: (name: string) => string;
  readonly strong: string;
  readonly against: string;
  readonly nothing: string;
  readonly ready: (ways: number) => string;
}

/** What is said at the keyboard of a battle. */
export interface BattleTexts extends PlayTexts {
  /** How to answer where not everything can be listed. */
  readonly howToMove: string;
  readonly howToPlace: string;
  readonly howToNameQuick: string;
  /** Heads above odds: the chance to win, how far it is, what would be lost. */
  readonly wins: string;
  readonly distance: string;
  readonly losses: string;
  readonly either: (won: number, lost: number) => string;
  readonly noWayBack: string;
  readonly reach: (unit: string) => string;
  readonly cannotMove: (unit: string) => string;
  readonly alone: (unit: string) => string;
  readonly fight: (lone: string, many: string, chance: string) => string;
  readonly ways: (ways: number) => string;
  readonly threat: (enemy: string, place: string, chance: string) => string;
  readonly shot: (target: string, distance: number, chance: string, won: number, lost: number) => string;
}
