type Driver = typeof import('@photostructure/sqlite');
export type Database = InstanceType<Driver['DatabaseSync']>;

/** Node's own SQLite where there is one; else the package with the same face. Neither is loaded before it is needed. */
export const openDatabase = async (file: string): Promise<Database> => {
  const own = process.getBuiltinModule('node:sqlite') as Driver | undefined;
  const { DatabaseSync } = own ?? (await import('@photostructure/sqlite'));
  return new DatabaseSync(file);
};

/** SQLite may have rolled back by itself, as it does when the disk is full; not every Node can say whether it has. */
export const rollBack = (db: Database): void => {
  try {
    db.exec('ROLLBACK');
  } catch {
    // The first error is the one to report. If the rollback really failed, the next BEGIN fails too.
  }
};

/**
 * Closes a database. The package lets go of the file only when the statements are collected as garbage, and until then
 * leaves what was last written beside it; so that is brought home first, unless another process is in the way.
 */
export const closeDatabase = (db: Database): void => {
  try {
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch {
    // Nothing is lost: whoever opens the file next finds it in the log beside it.
  }
  db.close();
};

const SQLITE_BUSY = 5;
const PATIENCE_MS = 30_000;
const PAUSE_MS = 15;

/** Extended codes carry the plain one in their low byte. */
const isBusy = (error: unknown): boolean => {
  const code = (error as { readonly errcode?: unknown } | null)?.errcode;
  return typeof code === 'number' && (code & 0xff) === SQLITE_BUSY;
};

/**
 * Waits out another process that has the file for itself for a moment. SQLite's own waiting blocks the whole process,
 * so it is kept short and the rest is done here.
 */
export const patiently = async <A>(work: () => A): Promise<A> => {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
};
