import type { SeatId } from '@warmoot/kernel';
import type { saga } from '@warmoot/rules';
import { foundingOf } from '../worlds/books.js';
import { storyTold } from './told.js';

type Found = ReturnType<saga.campaign.Story['found']>;

/** The year in which ready-made stories are told: its months and its feasts have names. */
const YEAR = 'farm';

/** The deed that founds a story in a language: with its people, and with a year whose months have names. */
export const storyFound = (
  language: string,
  { key, found }: saga.campaign.Story,
  seats: Readonly<Record<string, SeatId>>,
): Found => {
  const deed = found(seats, storyTold(language, key));
  const { options, founding } = foundingOf(language, { year: YEAR, world: '' });
  const { year, days } = founding;
  return {
    ...deed,
    options: { ...(deed.options as object), ...options } as unknown as Found['options'],
    ...(deed.founding !== undefined && { founding: { ...deed.founding, year, days } }),
  };
};
