import type { Json, SeatId } from '@warmoot/kernel';
import { type Outcome, refuse } from '@warmoot/protocol';
import { saga } from '@warmoot/rules';
import type { RunningProposal, RunningScene, TableFacts } from './facts.js';
import { campaignSeen } from './seen.js';
import { rulingIn } from './waiting.js';

/*
 * What is sent whole whenever somebody looks, or something changes, must not grow without end: everybody on the server
 * waits while it is written out.
 */

/** Proposals of one seat that may run at once. */
const MOST_PROPOSALS = 10;

/** What is proposed at a table at once, all together, in signs. */
const MOST_PROPOSED = 256 * 1024;

/** Scenes that a table can have had. */
const MOST_SCENES = 10_000;

/** What is done unasked in one scene, such as what people say: by all, by one seat, and by one seat in signs. */
const MOST_GESTURES = 4_000;
const MOST_OF_SEAT = 1_000;
const MOST_SPOKEN = 256 * 1024;

/** What one seat sees of a campaign, in signs. */
const MOST_OF_CAMPAIGN = 3 * 1024 * 1024;

const DONE: Outcome<null> = { ok: true, value: null };

/** Whether there is room for one more scene. */
export const roomForScene = ({ scenes }: TableFacts): Outcome<null> =>
  scenes.length < MOST_SCENES ? DONE : refuse({ code: 'TOO_MANY', what: 'scenes', most: MOST_SCENES });

const signsIn = (value: Json): number => JSON.stringify(value).length;

/** Whether there is room in a scene for something more that a seat does unasked: none takes all of it from the others. */
export const roomForGesture = ({ session }: RunningScene, seat: SeatId, made: unknown): Outcome<null> => {
  const all = session.entries.flatMap(({ input }) => (input.input === 'gesture' ? [input] : []));
  if (all.length >= MOST_GESTURES) return refuse({ code: 'TOO_MANY', what: 'gestures', most: MOST_GESTURES });
  const own = all.filter((one) => one.seat === seat);
  if (own.length >= MOST_OF_SEAT) return refuse({ code: 'TOO_MANY', what: 'gestures', most: MOST_OF_SEAT });
  const signs = own.reduce((sum, { gesture }) => sum + signsIn(gesture as Json), signsIn(made as Json));
  return signs <= MOST_SPOKEN ? DONE : refuse({ code: 'TOO_LARGE', most: MOST_SPOKEN });
};

/** Whether there is room for what somebody proposes, in the place of a proposal that runs or beside those. */
export const roomForProposal = (
  { proposals }: TableFacts,
  by: SeatId,
  value: Json,
  inPlaceOf: RunningProposal | null,
): Outcome<null> => {
  const others = proposals.filter((one) => one.proposal !== inPlaceOf?.proposal);
  if (inPlaceOf === null && others.filter((one) => one.by === by).length >= MOST_PROPOSALS) {
    return refuse({ code: 'TOO_MANY', what: 'proposals', most: MOST_PROPOSALS });
  }
  const signs = others.reduce((sum, one) => sum + signsIn(rulingIn(one).value), signsIn(value));
  return signs <= MOST_PROPOSED ? DONE : refuse({ code: 'TOO_LARGE', most: MOST_PROPOSED });
};

const sizeFor = (facts: TableFacts, seat: SeatId): number => {
  const seen = campaignSeen(facts, seat);
  return seen === null ? 0 : saga.campaign.sizeOfCampaign(seen);
};

/** Whether there is room for what somebody adds to the campaign: by what they see of it, for else it would tell more. */
export const roomInCampaign = (before: TableFacts, after: TableFacts, seat: SeatId): Outcome<null> => {
  const size = sizeFor(after, seat);
  return size <= MOST_OF_CAMPAIGN || size <= sizeFor(before, seat)
    ? DONE
    : refuse({ code: 'TOO_LARGE', most: MOST_OF_CAMPAIGN });
};
