import { attempt, need, type Result, type SeatId, unless } from '@warmoot/kernel';
import { refusesEvent } from '../../../event/event.js';
import type { EventOutcome } from '../../../event/model.js';
import { plainJson } from '../../bridges/bridge.js';
import { borrowed } from '../../papers/borrowing.js';
import { certain, characterOf, refusesDead } from '../../papers/finding.js';
import type { Campaign, CampaignEvent, Entry, Ruled } from '../../papers/model.js';
import type { Seating } from '../../sheets/casting.js';
import { dies } from '../../sheets/lives.js';
import { entriesOf } from '../../time/entries.js';
import type { PlayOf } from '../plays.js';
import type { Between, SceneStart } from './between.js';

const seatAt = ({ players }: Seating, seat: SeatId | null): SeatId | null =>
  seat !== null && players.includes(seat) ? seat : null;

/** SAGA-EVENT-008: everybody with a sheet, unless the table names others. */
const eventOf = (campaign: Ruled, { important }: PlayOf<'event'>, seating: Seating): Result<SceneStart> =>
  attempt(function* () {
    const { characters, options } = campaign.open;
    yield* unless(refusesEvent(entriesOf(campaign)));
    yield* unless(refusesDead(campaign, important ?? []));
    const alive = Object.values(characters).filter(({ dead }) => dead === null);
    return {
      scene: yield* need(borrowed(campaign, 'event')),
      setup: plainJson({
        seats: seating.players,
        // Anybody throws for a character whose player has left the table.
        characters: alive.map(({ id, name, main, owner }) => ({ id, name, main, seat: seatAt(seating, owner) })),
        ...(important === undefined ? {} : { important }),
      }),
      options: plainJson({
        'saga.events.plagueDeaths': options['saga.events.plagueDeaths'],
        'saga.events.magic': options['saga.events.magic'],
      }),
    };
  });

/** SAGA-EVENT-005: the plague kills these characters. */
const eventEnded = (campaign: Campaign, entry: Entry, { deaths }: EventOutcome): readonly CampaignEvent[] =>
  deaths
    .map((id) => certain(characterOf(campaign, id)))
    .filter(({ dead }) => dead === null)
    .map((victim) => dies(campaign, victim, { why: 'plague', entry: entry.id }));

export const event: Between<PlayOf<'event'>, EventOutcome> = {
  about: () => [],
  stage: eventOf,
  takeBack: eventEnded,
};
