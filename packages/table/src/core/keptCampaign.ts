import { canonicalJson, type Json, ok, type Refusal, type Result, type SeatId } from '@warmoot/kernel';
import type { CampaignCause, TableRecord } from '@warmoot/protocol';
import { CAMPAIGN_VERSION, type CampaignEvent, writeBack } from '@warmoot/rules';
import { eventsOf, stagedAt } from './campaign.js';
import type { TableFacts } from './facts.js';

/** All that came of one deed or one scene, in the records that follow on one another. */
interface Happening {
  readonly before: TableFacts;
  readonly cause: CampaignCause;
  readonly by: SeatId | null;
  readonly events: CampaignEvent[];
}

interface EndedScene {
  readonly entry: string | null;
  readonly outcome: Json | null;
}

/** What a player wants is known to the scene's own facts, which are not kept: it is taken as it stands. */
const isTaken = ({ event }: CampaignEvent): boolean => event === 'goalsWritten';

const asStored = (value: unknown): string => canonicalJson(JSON.parse(JSON.stringify(value)));

/** What did not come about as a record says, and which record. */
export interface Wrong {
  readonly number: number;
  readonly why: Refusal;
}

/** Goes over a campaign's records as they are read, and sees whether each came of what it says. */
export class CampaignReader {
  private now: Happening | null = null;
  private ended: EndedScene = { entry: null, outcome: null };

  private comesTo({ before, cause, by }: Happening): Result<readonly CampaignEvent[]> {
    if (cause.by === 'deed')
      return eventsOf(before, cause.deed, { seat: cause.decided ? null : by, decided: cause.decided });
    if (cause.by === 'play') {
      const staged = stagedAt(before, cause.play, cause.decided);
      return staged.ok ? ok(staged.value.events) : staged;
    }
    const { entry, outcome } = this.ended;
    if (before.campaign === null || entry === null) return ok([]);
    return ok(writeBack(before.campaign, { entry, outcome, own: {} }));
  }

  private fault(happening: Happening): Refusal | null {
    const right = this.comesTo(happening);
    if (!right.ok) return right.refusal;
    const [expected, found] = [right.value, happening.events].map((events) =>
      asStored(happening.cause.by === 'scene' ? events.filter((event) => !isTaken(event)) : events),
    ) as [string, string];
    if (expected === found) return null;
    return { code: 'REPLAY_DIVERGED', entry: happening.before.length, what: 'heard', expected, found };
  }

  /** Reads one more record, on the facts before it; says what is wrong once a happening is whole, and where it began. */
  read(before: TableFacts, { what, by }: TableRecord): Wrong | null {
    if (what.did === 'ended') this.ended = { entry: before.playing, outcome: what.outcome };
    if (what.did !== 'campaign' || what.version !== CAMPAIGN_VERSION) return null;
    const now = this.now ?? { before, cause: what.cause, by, events: [] };
    now.events.push(...what.events);
    this.now = what.more ? now : null;
    const why = what.more ? null : this.fault(now);
    return why === null ? null : { number: now.before.length, why };
  }
}
