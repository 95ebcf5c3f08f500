import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSqlite } from './sqlite.js';
import { openDatabase } from './sqliteDriver.js';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'warmoot-folder-'));
  file = join(folder, 'warmoot.sqlite');
});
afterEach(() => {
  chmodSync(folder, 0o700);
  rmSync(folder, { recursive: true });
});

const fault = async (where: string, mustExist = false): Promise<string> => {
  try {
    await (await openSqlite(where, mustExist)).close();
    return 'opened';
  } catch (error) {
    expect((error as Error).name).toBe('StoreFault');
    return (error as Error).message;
  }
};

describe('each kind of store that cannot be used has its own sentence', () => {
  test('nothing there, empty, garbage, damaged, and another program’s; none of them is changed', async () => {
    expect(await fault(folder, true)).toMatch(/^There is no store in /);
    writeFileSync(file, '');
    expect(await fault(folder)).toMatch(/is empty, not a byte long: .* Remove it to begin anew/);
    writeFileSync(file, 'Dear diary, '.repeat(500));
    expect(await fault(folder)).toMatch(/is no SQLite database: .* restore the last backup/);
    expect(readFileSync(file, 'utf8')).toMatch(/^Dear diary/);
    rmSync(file);
    const other = await openDatabase(file);
    other.exec('CREATE TABLE recipes (name TEXT); CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT)');
    other.close();
    for (const mustExist of [true, false]) {
      expect(await fault(folder, mustExist)).toMatch(/is a database of another program: .*recipes/);
    }
    rmSync(file);
    await (await openSqlite(folder)).close();
    expect(await fault(folder)).toBe('opened');
    truncateSync(file, 5000);
    expect(await fault(folder)).toMatch(/is damaged|no SQLite database, or a damaged one/);
  });

  test('a file in place of the folder, or around it', async () => {
    const place = join(folder, 'tables');
    writeFileSync(place, 'mine');
    expect(await fault(place)).toBe(
      `${place} is a file, and the tables are kept in a folder: --data (or DATA_DIR) names another.`,
    );
    expect(await fault(join(place, 'deeper'))).toMatch(/is inside of something that is no folder/);
    expect(readFileSync(place, 'utf8')).toBe('mine');
  });

  test('a place where no folder can be made ends with a sentence, and does not go on for ever', async () => {
    if (existsSync('/proc/self'))
      expect(await fault('/proc/warmoot/tables')).toMatch(/^The folder .* cannot be made there/);
  });

  test('a folder that may not be written', async () => {
    const place = join(folder, 'tables');
    mkdirSync(place);
    chmodSync(place, 0o500);
    // Whoever may do everything is not kept from it.
    const said = process.getuid?.() === 0 ? 'opened' : expect.stringMatching(/may not be written by the user/);
    expect(await fault(place)).toEqual(said);
    chmodSync(place, 0o700);
  });
});
