import { notUndone, type SeatId } from '@warmoot/kernel';
import { createContext } from 'react';
import type { SceneProps } from '../contract.js';

/**
 * Whether this seat's last act can be taken back by itself, as far as the page can know: the table decides. Nobody else
 * has acted since, no dice have fallen and nothing hidden was shown; with computers alone, their answers go with it.
 * What was said since stands.
 */
export const mayTakeBack = ({
  run,
  passages,
  seat,
  people,
}: Pick<SceneProps, 'run' | 'passages' | 'seat' | 'people'>): boolean => {
  if (seat === null || run.over) return false;
  const isComputers = (one: SeatId): boolean => people[one]?.held === 'computer';
  const alone = run.state.seats.every((one) => one === seat || isComputers(one));
  // Whether others have sealed something is nothing that this may tell.
  if (!alone && run.awaits.need === 'answers' && run.awaits.together) return false;
  const live = notUndone(passages.map(({ entry }) => entry));
  for (const { input, thrown, heard } of live.slice(1).toReversed()) {
    if (input.input === 'gesture') continue;
    if (input.input !== 'answer' || thrown !== null || heard.some(({ to }) => to !== null)) return false;
    if (input.seat === seat) return true;
    if (!alone || !isComputers(input.seat)) return false;
  }
  return false;
};

/** Takes the last act back; null where it cannot be. */
export const TakeBackContext = createContext<(() => void) | null>(null);
