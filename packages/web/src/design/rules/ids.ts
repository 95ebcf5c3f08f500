const PREFIX = 'SAGA|S1E|WARBAND|COMMAND|SORTIE';

/** The id that opens a rule of the ledger. */
export const ENTRY = new RegExp(`^- \\*\\*((?:${PREFIX})(?:-[A-Z0-9]+)*-\\d+)\\*\\*\\s*(.*)$`);

/** Ids named inside a text. */
export const NAMED = new RegExp(`\\b(?:${PREFIX})(?:-[A-Z][A-Z0-9]*)*-\\d+\\b`, 'g');

const BEHIND = new RegExp(`\\s*\\[${NAMED.source}\\]`, 'g');

/** A sentence as it is read aloud: without the ids of its rules, which can be opened where it is written. */
export const readAloud = (text: string): string => text.replaceAll(BEHIND, '');

/** Whether this may be the id of a rule. */
export const isRuleId = (text: string): boolean => new RegExp(`^(?:${PREFIX})(?:-[A-Z][A-Z0-9]*)*-\\d+$`).test(text);

/** The family of an id: the id without its last number. */
export const familyOf = (id: string): string => id.replace(/-\d+$/, '');
