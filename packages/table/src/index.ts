export { questionsOf } from './core/questions.js';
export { type Listing, tableListing } from './core/summary.js';
export { readFile } from './core/takenFile.js';
export { doInFile, LooseTable, newFile } from './room/inFile.js';
export { exportWhole, type ImportedTable, importWithCode } from './server/files.js';
export type { Imports } from './server/importing.js';
export { newTableId } from './server/keys.js';
export { type Limits, USUAL_LIMITS } from './server/limits.js';
export { jsonLogger, type Logger, SILENT } from './server/logger.js';
export { type ServeOptions, type Serving, serve } from './server/serve.js';
export { statusOf } from './server/status.js';
export {
  type BackupCounts,
  BackupFault,
  type Broken,
  backup,
  type Head,
  type Lines,
  type News,
  openPostgres,
  openSqlite,
  openStore,
  type RestoreCounts,
  type RestoreProgress,
  readBack,
  restore,
  type Store,
  type StoredHead,
  StoreFault,
  type StorePlace,
  type Unread,
} from './store/index.js';
