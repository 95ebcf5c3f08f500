import type { View } from '@warmoot/kernel';
import { saga, saga1e } from '@warmoot/rules';

export type RaceView = View<saga.race.Race>;
export type Racer = saga.race.Racer;
export type Stakes = readonly { readonly choose: 'stake'; readonly effort: number }[];

const EDITIONS = { saga: saga.edition, 'saga-1e': saga1e.edition } as const;

/** The edition by whose rules they race. */
export const editionOf = ({ given }: RaceView) => EDITIONS[given.edition];

export const nameOf = ({ given }: RaceView, racer: Racer): string => given.racers[racer]?.name ?? '';

/** SAGA-CAMPAIGN-004 */
export const isShut = ({ given, closed }: RaceView): boolean =>
  given.racers.some(({ members }) => members.some(({ name }) => closed?.includes(name) ?? false));
