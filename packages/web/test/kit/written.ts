import type { Deed, Due, Seat } from '@warmoot/protocol';
import { saga } from '@warmoot/rules';
import { DeskTable, screenedIn, throwScreened } from '@warmoot/table/testing/desk';
import type { Page } from 'playwright-core';
import { type Cast, writeSaltCrown } from './saltCrown.js';

export const ANA = 'Ana';

/** A campaign of Ana alone that is written and played without a server, and brought to one as a file. */
export class Written {
  private readonly desk = new DeskTable([ANA], { dice: 'seed' });

  private do(deed: Deed): void {
    const refusal = this.desk.do(ANA, deed);
    if (refusal !== null) throw new Error(`${JSON.stringify(deed)}: ${JSON.stringify(refusal)}`);
  }

  get open(): saga.campaign.CampaignOpen {
    const { campaign } = this.desk.facts;
    if (campaign === null) throw new Error('no campaign was founded');
    return campaign.open;
  }

  called(name: string): saga.campaign.Character {
    const found = Object.values(this.open.characters).find((one) => one.name === name);
    if (found === undefined) throw new Error(`nobody is called ${name}`);
    return found;
  }

  entry(title: string): saga.campaign.Entry {
    const found = Object.values(this.open.entries).find((one) => one.title === title);
    if (found === undefined) throw new Error(`nothing is called ${title}`);
    return found;
  }

  /** Something done in the campaign; what is left out is as the rules have it. */
  writes(said: object): void {
    this.do({ do: 'campaign', deed: parsed(said) });
  }

  play(play: object): void {
    const wish = saga.campaign.campaignPlay.parse(play);
    if (!wish.ok) throw new Error(`${JSON.stringify(play)}: ${JSON.stringify(wish.refusal)}`);
    this.do({ do: 'play', play: wish.value });
  }

  /** What is asked, by the names it is asked under. */
  get due(): readonly Due[] {
    return this.desk.due(ANA).filter(({ made }) => !made);
  }

  says(as: string, choice: object): void {
    const due = this.due.find((one) => one.as.includes(as));
    if (due === undefined) throw new Error(`${as} is not asked`);
    this.do({ do: 'answer', question: due.question, as, choice: choice as never });
  }

  /** Dice of which nobody may know fall at last. */
  lift(): void {
    for (let screen = screenedIn(this.desk.facts); screen !== null; screen = screenedIn(this.desk.facts)) {
      const now = screen;
      this.desk.act((work) => throwScreened(work, now));
    }
  }

  /** The Salt Crown on the ninth of Acorn. */
  saltCrown(): Promise<Cast> {
    const decide = (said: object): void => {
      this.do({ do: 'propose', about: 'campaign', value: { deed: parsed(said) } as never });
    };
    return writeSaltCrown({ say: (said) => this.writes(said), decide, open: () => this.open }, [ANA]);
  }

  /** Brings it to the server at which this page is: whoever sits there has Ana's seat. */
  async broughtBy(page: Page): Promise<Seat> {
    const answer = await page.request.post(new URL('/api/import', page.url()).href, { data: this.desk.file });
    if (!answer.ok()) throw new Error(await answer.text());
    return (await answer.json()) as Seat;
  }
}

const parsed = (said: object): saga.campaign.CampaignDeed => {
  const deed = saga.campaign.campaignDeed.parse(said);
  if (!deed.ok) throw new Error(`${JSON.stringify(said)}: ${JSON.stringify(deed.refusal)}`);
  return deed.value;
};
