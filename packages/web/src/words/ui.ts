import type { FaultKind, Language } from './kinds.js';

/** A thing said with a count, a name or a time. */
type Says<A extends readonly unknown[]> = (...args: A) => string;

/** A part of the game on the home page. */
interface KindWords {
  readonly name: string;
  readonly about: string;
}

/** One that can be begun from there. */
interface WayWords extends KindWords {
  readonly act: string;
}

interface FaultWords {
  readonly title: string;
  readonly text: string;
  readonly act: string;
}

/** The interface's own words, in one language. What the rules say is in `@warmoot/words`. */
export interface UiWords {
  readonly language: Language;
  readonly name: string;
  readonly nav: {
    readonly home: string;
    readonly rules: string;
    readonly table: string;
    readonly campaign: string;
    readonly cast: string;
    readonly setting: string;
    readonly journal: string;
    readonly log: string;
    readonly watch: string;
    readonly menu: string;
    readonly back: string;
    readonly places: string;
    readonly calendar: string;
    readonly skip: string;
    readonly parts: string;
  };
  readonly home: {
    readonly sentence: string;
    readonly playNow: string;
    readonly opponent: string;
    readonly opponents: Readonly<Record<'captain' | 'recruit', string>>;
    readonly start: string;
    readonly join: string;
    readonly code: string;
    readonly codeHint: string;
    readonly yours: string;
    readonly none: string;
    readonly noneYet: string;
    readonly yoursToChoose: string;
    readonly waitingFor: Says<[names: string]>;
    readonly toCome: string;
    readonly whatIsPlayed: string;
    readonly plate: string;
    readonly kinds: Readonly<Record<'talk' | 'move', KindWords> & Record<'duel' | 'battle', WayWords>>;
    readonly more: string;
    readonly ways: Readonly<Record<'campaign' | 'fields', WayWords>>;
  };
  readonly join: {
    readonly title: string;
    readonly text: string;
    readonly name: string;
    readonly nameHint: string;
    readonly code: string;
    readonly codeHint: string;
    readonly act: string;
    readonly needCode: string;
    readonly needName: string;
  };
  readonly seat: {
    readonly seats: string;
    readonly you: string;
    readonly choosing: string;
    readonly sealed: string;
    readonly away: string;
    readonly computer: string;
    readonly regent: string;
    readonly empty: string;
  };
  readonly seal: Readonly<Record<'open' | 'made' | 'hidden' | 'broken', Says<[name: string]>>>;
  readonly dice: {
    readonly toThrow: string;
    readonly fromTable: string;
    readonly skip: string;
    readonly face: Says<[die: string, nth: number]>;
    readonly range: Says<[low: number, high: number]>;
    readonly give: string;
    readonly sum: Says<[sum: number]>;
    readonly lie: Says<[faces: string]>;
  };
  readonly tally: {
    readonly how: Says<[title: string]>;
    readonly dice: string;
    readonly sum: string;
    readonly total: string;
    readonly toReach: string;
    readonly before: string;
    readonly after: string;
    readonly adds: string;
    readonly against: string;
    readonly title: Says<[total: string, need: string]>;
    readonly need: Says<[need: number]>;
    readonly any: string;
    readonly bell: Says<[low: number, high: number, need: number]>;
    readonly bellNone: Says<[low: number, high: number]>;
    readonly bellMost: Says<[low: number, high: number, most: number]>;
    readonly bellBands: Says<[low: number, high: number, results: number]>;
    readonly atMost: string;
    readonly forIt: string;
    readonly noDice: string;
    readonly result: string;
    readonly chance: string;
    readonly eachDie: string;
    readonly average: string;
    readonly many: string;
    readonly came: string;
    /** How many dice may give a result, as a picture says it. */
    readonly howMany: Says<[dice: number, average: string]>;
    readonly decimal: Says<[n: string]>;
    readonly fell: Says<[sum: number]>;
    readonly disputed: string;
  };
  readonly chance: {
    readonly percent: Says<[percent: string]>;
    readonly in: Says<[ways: string, of: string]>;
    readonly under: Says<[percent: string]>;
    readonly over: Says<[percent: string]>;
  };
  readonly choice: {
    readonly was: Says<[odds: string]>;
    readonly notOpen: string;
    readonly picked: string;
  };
  readonly refused: {
    readonly title: string;
    readonly unchanged: string;
    readonly showRule: string;
  };
  readonly proposal: {
    readonly proposes: Says<[name: string]>;
    readonly otherwise: Says<[what: string]>;
    readonly agree: string;
    readonly object: string;
    readonly agreed: string;
    readonly objected: string;
    readonly silent: string;
    readonly states: Readonly<
      Record<'open' | 'yours' | 'agreed' | 'objected' | 'voting' | 'passed' | 'fallen', string>
    >;
  };
  readonly log: {
    readonly title: string;
    readonly entry: Says<[seq: number]>;
    readonly share: Says<[seq: number]>;
    readonly copied: string;
    readonly undoTo: string;
    readonly onlyYou: string;
    readonly ruling: string;
    readonly sealed: string;
    readonly undone: string;
    readonly said: string;
    readonly table: string;
    readonly show: string;
    readonly seedHash: string;
    readonly rulesChanged: Says<[version: string]>;
    readonly empty: string;
    readonly showSum: string;
    /** Throws that stand under one name: "Set 3: 61 throws". */
    readonly throws: Says<[title: string, count: number]>;
    readonly actions: Says<[seq: number]>;
  };
  readonly luck: {
    readonly title: string;
    readonly none: string;
    readonly about: string;
    readonly told: Says<[name: string, throws: number, actual: number, expected: string]>;
    readonly expectedShort: Says<[expected: string]>;
  };
  readonly rules: {
    readonly title: string;
    readonly intro: Says<[count: string]>;
    readonly search: string;
    readonly searchHint: string;
    readonly found: Says<[count: number]>;
    readonly foundMore: Says<[shown: number, count: number]>;
    readonly nothing: Says<[query: string]>;
    readonly chapters: string;
    readonly inChapter: string;
    readonly ruling: string;
    readonly fixed: string;
    readonly option: string;
    readonly open: string;
    readonly gone: Says<[id: string]>;
    readonly link: Says<[id: string]>;
    readonly count: Says<[count: number]>;
    readonly loading: string;
    readonly failed: string;
    readonly inEnglish: string;
    readonly sets: Readonly<Record<string, string>>;
    /** The books by their files. */
    readonly books: Readonly<Record<string, string>>;
  };
  readonly settings: {
    readonly theme: string;
    readonly light: string;
    readonly dark: string;
    readonly system: string;
    readonly language: string;
    readonly languages: Readonly<Record<Language, string>>;
  };
  readonly table: {
    readonly loading: string;
    readonly notConnected: string;
  };
  readonly faults: Readonly<Record<FaultKind, FaultWords>>;
  readonly banner: {
    readonly away: Says<[since: string]>;
    readonly offline: string;
    readonly old: string;
    readonly load: string;
  };
  readonly plain: {
    readonly close: string;
    readonly loading: string;
    readonly readBoard: string;
    readonly copy: string;
    readonly copied: string;
    readonly and: string;
  };
}
