import type { HouseFile } from '../house.js';

/** The rule sets of the ledger, by the prefix of their ids. */
export const RULE_SETS = {
  SAGA: 'saga',
  S1E: 'saga-1e',
  WARBAND: 'warband',
  COMMAND: 'command',
  SORTIE: 'sortie',
} as const;

const PREFIX = Object.keys(RULE_SETS).join('|');
const ENTRY = new RegExp(`^- \\*\\*((?:${PREFIX})(?:-[A-Z0-9]+)*-\\d+)\\*\\*`, 'gm');
// Wider than what the ledger holds, so that a slip such as a missing digit or a trailing letter is still seen as an id.
const NAMED = new RegExp(`\\b(?:${PREFIX})(?:-[A-Z][A-Z0-9]*)*-\\d+[a-z]*\\b`, 'g');

/** The ids that a chapter of the ledger defines, in its order. */
export const idsOf = (chapter: string): readonly string[] => [...chapter.matchAll(ENTRY)].map(([, id]) => id!);

/** The ids that a text names, whether or not they exist. */
export const idsNamedIn = (text: string): readonly string[] => text.match(NAMED) ?? [];

/** The family of an id: the id without its last number. */
export const familyOf = (id: string): string => id.replace(/-\d+$/, '');

/** The rule set of a family. */
export const ruleSetOf = (family: string): string => RULE_SETS[family.split('-')[0] as keyof typeof RULE_SETS];

/** Ids named where no ledger row stands behind them, as `path:line id`. */
export const unknownIds = (files: readonly HouseFile[], known: ReadonlySet<string>): readonly string[] =>
  files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) =>
      idsNamedIn(line)
        .filter((id) => !known.has(id))
        .map((id) => `${path}:${index + 1} ${id}`),
    ),
  );
