import { saga } from '@warmoot/rules';
import { DeskTable } from '@warmoot/table/testing/desk';
import { type Cast, writeSaltCrown } from '../kit/saltCrown.js';
import { ANA, Begun } from './begun.js';

/** All ratings alike, so that nobody is thrown for. */
export const rated = (skill: number, motive: number) => ({
  skills: Object.fromEntries(saga.ALL_SKILLS.map((one) => [one, skill])),
  motives: Object.fromEntries(saga.character.ALL_MOTIVES.map((one) => [one, motive])),
});

const parsed = (said: object): saga.campaign.CampaignDeed => {
  const deed = saga.campaign.campaignDeed.parse(said);
  if (!deed.ok) throw new Error(`${JSON.stringify(said)}: ${JSON.stringify(deed.refusal)}`);
  return deed.value;
};

/** A table with a campaign, without a server. */
export class CampaignLine extends Begun {
  get open(): saga.campaign.CampaignOpen {
    const { campaign } = this.desk.facts;
    if (campaign === null) throw new Error('no campaign was founded');
    return campaign.open;
  }

  /** The same table at the device of somebody else. */
  as(...seats: readonly string[]): CampaignLine {
    return new CampaignLine(this.desk, seats);
  }

  /** Something done in the campaign; what is left out is as the rules have it. */
  writes(deed: object, seat = ANA): void {
    this.do(seat, { do: 'campaign', deed: parsed(deed) });
  }

  /** Something the table decides; alone at a table it holds at once. */
  decide(deed: object, seat = ANA): void {
    this.do(seat, { do: 'propose', about: 'campaign', value: { deed: parsed(deed) } as never });
  }

  /** Plays a scene of the campaign. */
  play(play: object, seat = ANA): void {
    const wish = saga.campaign.campaignPlay.parse(play);
    if (!wish.ok) throw new Error(`${JSON.stringify(play)}: ${JSON.stringify(wish.refusal)}`);
    this.do(seat, { do: 'play', play: wish.value });
  }

  /** Somebody of the campaign by name. */
  called(name: string): saga.campaign.Character {
    const found = Object.values(this.open.characters).find((one) => one.name === name);
    if (found === undefined) throw new Error(`nobody is called ${name}`);
    return found;
  }

  /** What stands on the calendar under this title. */
  entry(title: string | RegExp): saga.campaign.Entry {
    const fits = (one: string): boolean => (typeof title === 'string' ? one === title : title.test(one));
    const found = Object.values(this.open.entries).find((one) => fits(one.title));
    if (found === undefined) throw new Error(`nothing is called ${title}`);
    return found;
  }
}

interface CampaignWish {
  /** Who sits there; the first is its host. */
  readonly names?: readonly string[];
  /** The seats of the device that looks. */
  readonly seats?: readonly string[];
  readonly dice?: 'typed' | 'seed';
}

/** A table at which a campaign can be founded. */
export const campaignTable = ({ names = [ANA], seats = [ANA], dice = 'seed' }: CampaignWish = {}): CampaignLine =>
  new CampaignLine(new DeskTable(names, { dice }), seats);

/** The Salt Crown on the ninth of Acorn at a table of Ana alone: a cast, houses and a month full of plans. */
export const saltCrown = async (wish: CampaignWish = {}): Promise<CampaignLine & { readonly cast: Cast }> => {
  const line = campaignTable(wish);
  const hands = {
    say: (deed: object) => line.writes(deed),
    decide: (deed: object) => line.decide(deed),
    open: () => line.open,
  };
  const cast = await writeSaltCrown(hands, [ANA]);
  return Object.assign(line, { cast });
};
