import { knowersOf, type SceneTypes, type Session } from '@warmoot/kernel';
import type { TableRecord } from '@warmoot/protocol';
import { isPersons, type TableFacts } from './facts.js';

/*
 * Dice of which nobody may know fall behind the screen: in the table's own time, and in no command of a seat. So whoever
 * answers last is sent just what all others are who answer, and cannot tell by what comes with it that nothing was
 * missing any more. Whether dice wait there is told by the facts alone: a table that is taken up again throws them.
 */

/** Whether the dice that are awaited fall behind the screen. */
export const isScreened = ({ run }: Session<SceneTypes>): boolean =>
  run.awaits.need === 'dice' && knowersOf(run.state)?.length === 0;

/** A name for the dice that wait behind the screen now; null where none do. */
export const screenedIn = ({ scene, paused }: TableFacts): string | null =>
  scene === null || paused || scene.seed === null || !isScreened(scene.session)
    ? null
    : `${scene.scene}.${scene.session.entries.length}`;

/** How long somebody takes who answers quickly by hand. */
const QUICK_MS = 1200;
const LESS_QUICK_MS = 3200;

/** So many milliseconds as a quick hand takes, by a secret. */
export const handPace = (secret: string): number => {
  const share = Number.parseInt(secret.slice(0, 8), 16) / 2 ** 32;
  return Math.round(QUICK_MS + share * (LESS_QUICK_MS - QUICK_MS));
};

/** After how many milliseconds dice fall behind the screen: at once where one person alone sits at the table. */
export const screenPace = ({ seats }: TableFacts, secret: string): number =>
  seats.filter(isPersons).length > 1 ? handPace(secret) : 0;

/** Whether a record has the first of some dice that waited behind the screen. */
export const isOfScreen = ({ scene }: TableFacts, { by, what }: Pick<TableRecord, 'by' | 'what'>): boolean =>
  by === null &&
  what.did === 'played' &&
  what.entry.input.input === 'dice' &&
  scene !== null &&
  isScreened(scene.session);
