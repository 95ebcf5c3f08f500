import { canonicalJson, type Json, ok, type Refusal, type Result, type SeatId, sameJson } from '@warmoot/kernel';
import type { CampaignCause, TableEvent, TableRecord } from '@warmoot/protocol';
import { saga } from '@warmoot/rules';
import { eventsOf, stagedAt } from './campaign.js';
import type { TableFacts } from './facts.js';

/** All that came of one deed or one scene, in the records that follow on one another. */
interface Happening {
  readonly before: TableFacts;
  readonly cause: CampaignCause;
  readonly by: SeatId | null;
  /** The version of the campaign's rules that it names. */
  readonly version: string;
  readonly events: saga.campaign.CampaignEvent[];
}

interface EndedScene {
  readonly before: TableFacts;
  readonly scene: number;
  readonly entry: string | null;
  readonly outcome: Json | null;
}

/** The goals of a player come from a scene's private facts, which are not stored. The reader takes them on trust. */
const isTaken = ({ event }: saga.campaign.CampaignEvent): boolean => event === 'goalsWritten';

const asStored = (value: unknown): string => canonicalJson(JSON.parse(JSON.stringify(value)));

/** A record that does not follow from what came before it, and why. */
export interface Wrong {
  readonly number: number;
  readonly why: Refusal;
}

/** Goes over a campaign's records as they are read, and sees whether each came of what it says. */
export class CampaignReader {
  private now: Happening | null = null;
  /** A scene that is over, as long as what came of it has not been read. */
  private ended: EndedScene | null = null;

  private comesTo({ before, cause, by, version }: Happening): Result<readonly saga.campaign.CampaignEvent[]> {
    if (cause.by === 'deed')
      return eventsOf(before, cause.deed, { seat: cause.decided ? null : by, decided: cause.decided, version });
    if (cause.by === 'play') {
      const staged = stagedAt(before, cause.play, cause.decided);
      return staged.ok ? ok(staged.value.events) : staged;
    }
    const { entry, outcome } = this.ended ?? { entry: null, outcome: null };
    if (before.campaign === null || entry === null) return ok([]);
    return ok(saga.campaign.writeBack(before.campaign, { entry, outcome, own: {} }));
  }

  private fault(happening: Happening): Refusal | null {
    const right = this.comesTo(happening);
    if (!right.ok) return right.refusal;
    const written = saga.campaign.asWrittenIn(happening.version, right.value);
    const [expected, found] = [written, happening.events].map((events) =>
      asStored(happening.cause.by === 'scene' ? events.filter((event) => !isTaken(event)) : events),
    ) as [string, string];
    if (expected === found) return null;
    return { code: 'REPLAY_DIVERGED', entry: happening.before.length, what: 'heard', expected, found };
  }

  private judged(happening: Happening): Wrong | null {
    const why = this.fault(happening);
    this.now = null;
    if (happening.cause.by === 'scene') this.ended = null;
    return why === null ? null : { number: happening.before.length, why };
  }

  /** Judges what does not go on, since something else follows, or nothing. What a scene comes to follows at once. */
  close(next: TableEvent | null): Wrong | null {
    const more = next?.did === 'campaign' ? next : null;
    if (this.now !== null) {
      const goesOn = more?.version === this.now.version && sameJson(more.cause, this.now.cause);
      return goesOn ? null : this.judged(this.now);
    }
    if (this.ended === null || more?.cause.by === 'scene') return null;
    const { before, scene } = this.ended;
    return this.judged({
      before,
      cause: { by: 'scene', scene },
      by: null,
      version: saga.campaign.CAMPAIGN_VERSION,
      events: [],
    });
  }

  /** Reads one more record, on the facts before it; says what is wrong once a happening is whole, and where it began. */
  read(before: TableFacts, { what, by }: TableRecord): Wrong | null {
    const cut = this.close(what);
    if (cut !== null) return cut;
    if (what.did === 'ended') {
      this.ended = { before, scene: what.scene, entry: before.playing, outcome: what.outcome };
    }
    if (what.did !== 'campaign') return null;
    const known: readonly string[] = saga.campaign.CAMPAIGN_VERSIONS;
    if (!known.includes(what.version)) {
      return { number: before.length, why: { code: 'UNKNOWN_VERSION', of: 'campaign', found: what.version, known } };
    }
    this.now ??= { before, cause: what.cause, by, version: what.version, events: [] };
    this.now.events.push(...what.events);
    return what.more ? null : this.judged(this.now);
  }
}
