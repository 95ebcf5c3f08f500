import { useSyncExternalStore } from 'react';

/** The tables at which something was answered for whoever plays at once, until they act themselves: of this visit alone. */
const tables = new Set<string>();
const listeners = new Set<() => void>();

const changed = (): void => {
  for (const listener of listeners) listener();
};

export const notePrepared = (table: string): void => {
  tables.add(table);
  changed();
};

export const forgetPrepared = (table: string): void => {
  if (tables.delete(table)) changed();
};

/** The tables whose scene was begun here by one press, of this visit alone: whoever began it has been there from the start. */
const begun = new Set<string>();

export const noteBegun = (table: string): void => {
  begun.add(table);
};

export const wasBegunHere = (table: string): boolean => begun.has(table);

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const usePrepared = (table: string): boolean => useSyncExternalStore(listen, () => tables.has(table));
