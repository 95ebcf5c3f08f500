import { join } from 'node:path';
import { openSqlite } from '../store/sqlite.js';
import { openDatabase } from '../store/sqliteDriver.js';

/** A store in a folder as a later program would have left it. */
export const laterStore = async (folder: string): Promise<void> => {
  await (await openSqlite(folder)).close();
  const db = await openDatabase(join(folder, 'warmoot.sqlite'));
  db.exec("UPDATE meta SET value = '99' WHERE name = 'version'");
  db.close();
};
