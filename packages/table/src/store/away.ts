import { Impossible } from '@warmoot/kernel';
import type { Store } from './port.js';

/** The store could not be reached, or did not do it. Whether what was asked of it has happened is not known. */
export class StoreAway extends Error {
  constructor(cause: unknown) {
    super('the store is away', { cause });
    this.name = 'StoreAway';
  }
}

const noticed = async <A>(asked: Promise<A>): Promise<A> => {
  try {
    return await asked;
  } catch (error) {
    throw error instanceof Impossible ? error : new StoreAway(error);
  }
};

/** The same store. What fails because the store is away is told apart from our own faults. */
export const noticingAway = (store: Store): Store => ({
  ...store,
  append: (...asked) => noticed(store.append(...asked)),
  read: (...asked) => noticed(store.read(...asked)),
  head: (...asked) => noticed(store.head(...asked)),
  openedBy: (...asked) => noticed(store.openedBy(...asked)),
});
