import type { Json, SeatId } from '@warmoot/kernel';
import type { TableEvent, TableRecord } from '@warmoot/protocol';
import { saga } from '@warmoot/rules';
import { eventsOf } from './campaign.js';
import { seatIn, type TableFacts } from './facts.js';
import { same } from './stored.js';

type Event<D extends TableEvent['did']> = Extract<TableEvent, { did: D }>;

/** What must be written together with a record, as one desk writes it: the next record has to be such a one. */
export type Expected = (next: TableRecord, facts: TableFacts) => boolean;

export const did =
  <D extends TableEvent['did']>(kind: D, fits: (what: Event<D>) => boolean = () => true): Expected =>
  ({ what }) =>
    what.did === kind && fits(what as Event<D>);

/** A deed that was settled may come to nothing, as passing the time up to today does. */
const changesNothing = (facts: TableFacts, deed: Json | undefined): boolean => {
  const parsed = saga.campaign.campaignDeed.parse(deed);
  const events = parsed.ok ? eventsOf(facts, parsed.value, { seat: null, decided: true }) : parsed;
  return events.ok && events.value.length === 0;
};

/** What the table does when it has settled something; null where that may be nothing, or is not known here. */
export const carriedOut = (facts: TableFacts, { about, value }: Event<'settled'>): Expected | null => {
  const wanted = (value ?? {}) as Readonly<Record<string, Json>>;
  switch (about) {
    case 'undo':
      return did('played', ({ entry, back }) => entry.input.input === 'undo' && back === wanted.to);
    case 'pause':
      return did('paused');
    case 'goOn':
      return did('wentOn');
    case 'options':
      return did('switched', ({ options }) => same(options, value));
    case 'host':
      return did('hosted', ({ seat }) => seat === wanted.seat);
    case 'regent': {
      const { holder, player } = seatIn(facts, wanted.seat as SeatId) ?? {};
      const isSo = holder !== 'person' && player === wanted.player;
      return isSo ? null : did('held', (held) => held.seat === wanted.seat && held.player === wanted.player);
    }
    case 'openLog':
      return facts.scene === null ? did('fileOpened') : did('logOpened');
    case 'abandon':
      return did('ended', ({ outcome }) => outcome === null);
    case 'campaign':
      return changesNothing(facts, wanted.deed)
        ? null
        : did('campaign', ({ cause }) => cause.by === 'deed' && cause.decided);
    case 'play':
      return did('campaign', ({ cause }) => cause.by === 'play' && cause.decided);
    case 'scene':
      return did('began', ({ header }) => header.scene === wanted.scene && same(header.setup, wanted.setup));
    default:
      return null;
  }
};
