import type { SeatId } from '@warmoot/kernel';
import { createContext } from 'react';
import type { Sitting } from '../net/sitting.js';
import type { Do } from '../net/useSitting.js';
import type { Person } from '../people/person.js';

/** The table at which a campaign is played, as the pages of the campaign get it. */
interface CampaignPlace {
  readonly sitting: Sitting;
  readonly people: Readonly<Record<SeatId, Person>>;
  /** What is done at the table, apart from the campaign. */
  readonly atTable: Do;
}

export const CampaignContext = createContext<CampaignPlace | null>(null);
