import { type Shaped, shape } from '@warmoot/kernel';
import { battleOptions } from '../battle/setup.js';
import { duelOptions } from '../duel/setup.js';
import { partyFields, TROOP_STORES } from '../movement/party/setup.js';
import { roadsShape } from '../movement/roads/setup.js';
import { orNone } from '../notation.js';

/** How many parties can be on the road at most. */
export const MOST_PARTIES = 12;
/** SAGA-MOVE-024: at least two approaches. */
export const LEAST_APPROACHES = 2;
/** How many approaches a place can have at most. */
export const MOST_APPROACHES = 6;

/** What a party wants that another would prevent. */
export const wantShape = shape.union('want', {
  reach: { span: shape.name },
  catch: { party: shape.name },
  find: { party: shape.name },
  /** Not to be met by a party for so many days. */
  avoid: { party: shape.name, days: shape.withDefault(shape.integer(1, 360), 7) },
});
export type Want = Shaped<typeof wantShape>;

/** Where a party is, what it wants and what it knows. */
export const marchPartyFields = {
  at: shape.name,
  wants: shape.withDefault(shape.nullable(wantShape), null),
  /** The approaches to the place that it watches; left out, it watches none. */
  approaches: shape.optional(shape.list(shape.text(1, 80), LEAST_APPROACHES, MOST_APPROACHES)),
  /** Days of stores that its troops carry. */
  stores: shape.withDefault(shape.integer(0, 400), TROOP_STORES),
  /** Towns that are friendly to it, or taken. */
  towns: shape.withDefault(shape.list(shape.name, 0, 200), []),
  /**
   * Whom it knows of when it sets out, where they were in the evening of which day (left out: the evening before), and
   * whether it still is aware of them.
   */
  knows: shape.withDefault(
    shape.list(
      shape.record({
        of: shape.name,
        at: shape.name,
        day: shape.optional(shape.integer(0, 100_000)),
        aware: shape.withDefault(shape.flag, false),
      }),
      0,
      MOST_PARTIES,
    ),
    [],
  ),
  /** The Forced days in a row before. */
  forced: shape.withDefault(shape.integer(0, 400), 0),
};

/** A party of a march, as a setup has it. */
export const marchPartyShape = shape.record({ ...partyFields, ...marchPartyFields });
export type MarchParty = Shaped<typeof marchPartyShape>;

/** How Contested Movement is set up. */
export const marchSetup = shape.record({
  seats: shape.list(shape.name, 1, 20),
  roads: roadsShape,
  parties: shape.list(marchPartyShape, 1, MOST_PARTIES),
  /** The number of the first day. */
  day: shape.withDefault(shape.integer(1, 100_000), 1),
  /** The day on which another entry of the calendar is due; left out, none is. */
  due: shape.optional(shape.integer(1, 100_000)),
  /** Whether sheets are closed: then nobody learns the ratings of those whom they see. */
  closedSheets: shape.withDefault(shape.flag, false),
  duelOptions: shape.optional(duelOptions),
  battleOptions: shape.optional(battleOptions),
});
export type MarchSetup = Shaped<typeof marchSetup>;

export const marchOptions = shape.record({
  'saga.table.referee': shape.withDefault(orNone(shape.name), null),
  // SAGA-MOVE-049: the draft, or as the table judges.
  'saga.move.rules': shape.withDefault(shape.oneOf('draft', 'freeForm'), 'draft'),
  'saga.move.secret': shape.withDefault(shape.flag, true),
});
export type MarchOptions = Shaped<typeof marchOptions>;
