import type { Words } from '@warmoot/words';
import type { Spoken } from '@warmoot/words/say';
import type { EN } from './en.js';

/** The texts of the command line in one language. */
export type Texts = Spoken<typeof EN>;

/** A language to speak in: the words of the scenes and the texts of the command line. */
export interface Speech {
  readonly words: Words;
  readonly texts: Texts;
}

/** What every scene says of its keys. */
export interface PlayTexts {
  readonly help: readonly string[];
  readonly keys: string;
}

export type DuelTexts = Texts['duel'];
export type DiscussionTexts = Texts['discussion'];
export type MarchTexts = Texts['march'];
export type ChaseTexts = Texts['chase'];
export type BattleTexts = Texts['battle'];
export type CommandTexts = Texts['command'];
export type SortieTexts = Texts['sortie'];
export type SkirmishTexts = Texts['skirmish'];
