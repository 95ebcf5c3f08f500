import type { Json } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';

const PLAYERS = ['ana', 'bo'] as const;

/** A campaign that is being played, with all that happened in it. */
export class Played {
  campaign: saga.campaign.Campaign = saga.campaign.UNFOUNDED;
  readonly events: saga.campaign.CampaignEvent[] = [];
  private scenes = 0;

  private take(events: readonly saga.campaign.CampaignEvent[]): void {
    this.events.push(...events);
    this.campaign = saga.campaign.evolveAll(this.campaign, events);
  }

  /** Somebody does something, or the table does. */
  do(seat: string | null, raw: object, road?: saga.campaign.Road): this {
    const deed = saga.campaign.campaignDeed.parse(raw);
    if (!deed.ok) throw new Error(JSON.stringify(deed.refusal));
    const events = saga.campaign.obeyDeed(this.campaign, deed.value, {
      seat,
      decided: seat === null,
      players: PLAYERS,
      road,
    });
    if (!events.ok) throw new Error(JSON.stringify(events.refusal));
    this.take(events.value);
    return this;
  }

  /** A scene is begun at the table; the id of its entry. */
  begin(raw: object): string {
    const play = saga.campaign.campaignPlay.parse(raw);
    if (!play.ok) throw new Error(JSON.stringify(play.refusal));
    const round = { players: PLAYERS, referee: null, decided: true };
    const staged = saga.campaign.stageScene(this.campaign, play.value as saga.campaign.CampaignPlay, round);
    if (!staged.ok) throw new Error(JSON.stringify(staged.refusal));
    const { entry, events } = staged.value;
    this.take(events);
    if (play.value.play !== 'check') this.take([saga.campaign.playedAs(this.campaign, entry, ++this.scenes)]);
    return entry;
  }

  end(entry: string, outcome: unknown, own: Readonly<Record<string, unknown>> = {}): this {
    this.take(saga.campaign.writeBack(this.campaign, { entry, outcome: outcome as Json, own }));
    return this;
  }

  /** A scene is played at the table, and comes to this. */
  play(raw: object, outcome: unknown, own: Readonly<Record<string, unknown>> = {}): this {
    return this.end(this.begin(raw), outcome, own);
  }

  /** So many scenes in words, each of which is worth something to a unit. */
  talks(raise: string, count: number): this {
    for (let n = 1; n <= count; n++) {
      const title = `Talk ${n}`;
      this.do('bo', { deed: 'plan', day: 59 + n, scene: 'discussion', title });
      const entry = this.id(title);
      this.do('bo', { deed: 'start', entry })
        .do('bo', { deed: 'close', entry })
        .do(null, { deed: 'credit', entry, raise, lower: null });
    }
    return this;
  }

  /** The id of what is called so. */
  id(name: string): string {
    const { characters, entries, units } = this.campaign.open;
    const all = [...Object.values(characters), ...Object.values(units), ...Object.values(entries)].reverse();
    const found = all.find((one) => ('name' in one ? one.name : one.title) === name);
    if (found === undefined) throw new Error(`nobody is called ${name}`);
    return found.id;
  }
}
