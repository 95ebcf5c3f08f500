export { throwScreened } from '../core/play.js';
export { screenedIn } from '../core/screen.js';
export { DeskTable } from './deskTable.js';
export { DeskWatcher } from './deskWatcher.js';
