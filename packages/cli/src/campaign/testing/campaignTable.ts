import type { Result, SeatId } from '@warmoot/kernel';
import type { AnyRefusal, TableFile } from '@warmoot/protocol';
import { saga } from '@warmoot/rules';
import { DeskTable } from '@warmoot/table/testing';

const PLAYERS = ['ana', 'bo'] as const;
const NOON = Date.UTC(2026, 0, 31, 12);

const value = <A>(result: Result<A>): A => {
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
};

const must = (refusal: AnyRefusal | null): void => {
  if (refusal !== null) throw new Error(JSON.stringify(refusal));
};

/** A table with a campaign and typed dice, and its file. */
export class CampaignTable {
  private readonly table = new DeskTable(PLAYERS, { dice: 'typed' }, NOON);

  constructor() {
    must(this.table.do('ana', { do: 'title', title: 'Wednesdays' }));
    for (const seat of PLAYERS) {
      must(this.table.do(seat, { do: 'rename', name: seat === 'ana' ? 'Ana' : 'Bo' }));
    }
  }

  do(seat: SeatId, raw: object): this {
    must(this.table.do(seat, { do: 'campaign', deed: value(saga.campaign.campaignDeed.parse(raw)) }));
    return this;
  }

  /** The table agrees on a scene without answers, and types in its dice. */
  play(raw: object, ...thrown: readonly (readonly number[])[]): this {
    must(this.table.propose('ana', 'play', { play: value(saga.campaign.campaignPlay.parse(raw)) }));
    must(this.table.speak('bo', { choose: 'agree' }));
    for (const faces of thrown) {
      const seat = PLAYERS.find((one) => this.table.due(one).length > 0) ?? 'nobody';
      const question = this.table.due(seat)[0]?.question ?? 'none';
      must(this.table.do(seat, { do: 'dice', question, faces: [...faces] }));
    }
    return this;
  }

  get campaign(): saga.campaign.Campaign {
    return this.table.facts.campaign ?? saga.campaign.UNFOUNDED;
  }

  get file(): TableFile {
    return { ...this.table.file, table: 'wednesdaysab' };
  }
}
