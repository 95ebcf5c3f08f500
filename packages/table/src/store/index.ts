import type { Store } from './port.js';

export {
  type BackupCounts,
  BackupFault,
  type Broken,
  backup,
  type Lines,
  type RestoreCounts,
  type RestoreProgress,
  readBack,
  restore,
  type Unread,
} from './backup.js';
export { StoreFault } from './fit.js';
export type { Head, News, Store, StoredHead } from './port.js';

/** The store in one file of a folder. SQLite is loaded now and not before. */
export const openSqlite = async (folder: string, mustExist = false): Promise<Store> =>
  (await import('./sqlite.js')).openSqlite(folder, mustExist);

/** The store in a PostgreSQL database. Its client is loaded now and not before. */
export const openPostgres = async (url: string, mustExist = false): Promise<Store> =>
  (await import('./postgres.js')).openPostgres(url, mustExist);

/** Where tables are kept. */
export interface StorePlace {
  /** Where PostgreSQL is. Without it the tables are in a file. */
  readonly databaseUrl?: string | undefined;
  /** The folder of that file. */
  readonly dataDir: string;
  /** Refuse a folder without the file, and do not make one. */
  readonly mustExist?: boolean;
}

/** The store that the settings of a server name. */
export const openStore = ({ databaseUrl, dataDir, mustExist = false }: StorePlace): Promise<Store> =>
  databaseUrl === undefined || databaseUrl === ''
    ? openSqlite(dataDir, mustExist)
    : openPostgres(databaseUrl, mustExist);
