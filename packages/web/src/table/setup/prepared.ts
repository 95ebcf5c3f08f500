/** How many answers were given for a seat before its first decision, by table: of this visit alone. */
const answers = new Map<string, number>();

export const notePrepared = (table: string): void => {
  answers.set(table, preparedAt(table) + 1);
};

export const preparedAt = (table: string): number => answers.get(table) ?? 0;

export const forgetPrepared = (table: string): void => {
  answers.delete(table);
};
