import { type Stream, stream } from '@warmoot/kernel';
import type { AnyRefusal, Deed } from '@warmoot/protocol';
import { Client } from './client.js';
import type { Game } from './games.js';
import type { Place } from './http.js';

interface Asked {
  readonly id: string;
  readonly deed: Deed;
}

/** What may rightly be refused to somebody who acts at random while others do. */
const TOO_LATE: ReadonlySet<AnyRefusal['code']> = new Set([
  'STALE',
  'ALREADY_PROPOSED',
  'NO_SUCH_PROPOSAL',
  'NO_SUCH_ENTRY',
  'NO_SCENE',
  'SCENE_RUNNING',
]);

/** A person who plays at random, comes back when the line is cut, and asks again for whatever was not answered. */
export class Somebody {
  readonly client: Client;
  readonly acknowledged: Asked[] = [];
  readonly refused: Asked[] = [];
  readonly surprises: unknown[] = [];
  /** What has been asked for and not been answered. */
  pending: Asked | null = null;
  paused = false;
  readonly source: Stream;
  private readonly host: { readonly game: Game; readonly scenes: number } | null;
  private said = 0;

  constructor(place: Place, seed: string, host: { readonly game: Game; readonly scenes: number } | null = null) {
    this.client = new Client(place, place.seat);
    this.source = stream(`${seed} ${place.seat}`);
    this.host = host;
  }

  private toSpeakTo() {
    return (this.client.seen?.proposals ?? []).find(({ due }) => due !== null && !due.made);
  }

  private mayBegin(): boolean {
    const { seen, scene } = this.client;
    return this.host !== null && scene === null && (seen?.scenes.length ?? 0) < this.host.scenes;
  }

  /** Whether all that was to be played has been. */
  get done(): boolean {
    const { seen, scene } = this.client;
    return seen !== null && scene === null && seen.scenes.length > 0 && !this.mayBegin() && this.pending === null;
  }

  private undo(): Deed | null {
    const { scene, items } = this.client;
    const played = items.flatMap(({ what }) =>
      what.did === 'played' && what.scene === scene?.scene ? [what.entry.no] : [],
    );
    const to = played[Math.max(0, played.length - 1 - this.source.below(8))];
    return to === undefined ? null : { do: 'propose', about: 'undo', value: { to } };
  }

  private nextDeed(): Deed | null {
    const { client, source } = this;
    const proposal = this.toSpeakTo();
    if (proposal !== undefined) {
      const { step, due } = proposal;
      const decided = source.below(4) > 0 ? { choose: 'agree' } : { choose: 'object' };
      const choice = step === 'vote' ? { choose: 'vote', vote: source.below(3) > 0 ? 'for' : 'against' } : decided;
      return { do: 'speak', proposal: proposal.proposal, question: due?.question ?? '', choice };
    }
    if (this.mayBegin()) return this.host?.game.begin ?? null;
    if (client.due.length === 0) return null;
    const dice = source.below(100);
    if (dice < 5) return { do: 'say', text: `${client.name} says ${this.said++}` };
    return (dice < 7 ? this.undo() : null) ?? client.randomDeed(source);
  }

  private hasSomething(): boolean {
    return this.toSpeakTo() !== undefined || this.mayBegin() || this.client.due.length > 0;
  }

  /** Plays until the line is cut, or until told to pause and what was asked for is answered. */
  async play(url: string): Promise<void> {
    const { client } = this;
    try {
      await client.connect(url);
    } catch {
      return;
    }
    if (client.watching) await this.playOn();
    else client.drop();
  }

  /** Plays until told to pause, and comes back whenever the line is cut. */
  async stay(url: string): Promise<void> {
    while (!(this.paused && this.pending === null)) {
      await this.play(url);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  async playOn(): Promise<void> {
    const { client } = this;
    while (client.closed === null && !(this.paused && this.pending === null)) {
      if (this.pending === null) {
        const deed = this.nextDeed();
        if (deed === null) {
          await client.until(() => client.closed !== null || this.paused || this.hasSomething());
          continue;
        }
        this.pending = { id: client.newId(), deed };
      }
      const refusal = await client.do(this.pending.deed, this.pending.id);
      if (refusal?.code === 'TRY_AGAIN') continue;
      (refusal === null ? this.acknowledged : this.refused).push(this.pending);
      if (refusal !== null && !TOO_LATE.has(refusal.code)) this.surprises.push({ asked: this.pending, refusal });
      this.pending = null;
    }
  }
}
