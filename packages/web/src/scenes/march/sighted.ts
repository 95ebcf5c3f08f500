import { saga } from '@warmoot/rules';
import type { Passage } from '@warmoot/words';
import { countedIn } from '../shared/counted.js';
import type { MarchView } from './model.js';

/** The test by which a party has become aware of another today, with its dice. */
export interface Sighted extends saga.march.Shown {
  readonly faces: readonly number[];
  readonly score: number | null;
}

/** SAGA-MOVE-042: a test that has succeeded is shown whole. Null where the other was known of before, or its numbers are closed. */
export const sightedToday = (
  { given, open }: Pick<MarchView, 'given' | 'open'>,
  passages: readonly Passage[],
  party: string,
  of: string,
): Sighted | null => {
  for (const [, { entry }] of countedIn(passages).toReversed()) {
    const { input, thrown, heard } = entry;
    if (input.input !== 'dice' || thrown === null || thrown.tally === null) continue;
    const isIt = heard.some(({ event }) => {
      const told = event as unknown as saga.march.PartyEvent;
      return (
        told.event === 'noticed' && told.party === party && told.sighting.of === of && told.sighting.day === open.day
      );
    });
    if (!isIt) continue;
    const shown = saga.march.shownTest(saga.EDITIONS[given.edition], thrown.tally);
    return { ...shown, faces: input.faces, score: thrown.score };
  }
  return null;
};
