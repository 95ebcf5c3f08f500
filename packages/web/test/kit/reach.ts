import { innermostSeen, type Json, stream } from '@warmoot/kernel';
import type { Deed, SeenScene } from '@warmoot/protocol';
import { Client, joinTable, openTable, type Place, request } from '@warmoot/table/testing';
import type { Page } from 'playwright-core';
import type { House } from './house.js';

/** What somebody answers at a step; what is not named here is answered at random. */
type Answers = Readonly<Record<string, (seat: string) => Json>>;

/** A table whose two seats are played from outside, until Ana's page is asked for what is to be looked at. */
export interface Reached {
  readonly page: Page;
  /** Begins a scene, in place of one that runs. */
  readonly begin: (deed: (one: string, two: string) => Deed) => Promise<void>;
  /** Plays on until Ana is asked at one of these steps and her page shows it; says at which, or null once it is over. */
  readonly until: (steps: readonly string[]) => Promise<string | null>;
}

const MOST = 600;

/** The step that waits for an answer. */
const stepOf = (client: Client): string => {
  const view = client.scene?.view;
  const inner = view === undefined ? null : innermostSeen(client.rules(), view);
  return (inner?.view.agenda.at(-1) as { readonly step?: string } | undefined)?.step ?? '';
};

export const reachedTable = async (
  house: House,
  answers: Answers = {},
  options: Parameters<House['visit']>[1] = {},
): Promise<Reached> => {
  const host = await openTable(house.url, 'Ana', { title: 'The Salt Crown' });
  const guest = await joinTable(house.url, host, 'Bo');
  const page = await house.visit('/rules', options);
  await page.context().addCookies([{ name: 'warmoot', value: host.key, url: house.url, httpOnly: true }]);
  const [ana, bo] = [new Client(host), new Client(guest)];
  const source = stream('reached');
  let ids = 0;
  const tell = async ({ table, seat, key }: Place, deed: Deed): Promise<void> => {
    const body = { id: `reached-${ids++}`, seat, deed };
    const { status, text } = await request(house.url, `/api/tables/${table}/commands`, { key, body });
    if (status !== 200) throw new Error(`${JSON.stringify(deed)}: ${text}`);
  };
  /** Looks at what somebody is asked. */
  const isAsked = async (client: Client): Promise<boolean> => {
    const { table, seat, key } = client.place;
    const { body } = await request<{ readonly scene: SeenScene | null }>(
      house.url,
      `/api/tables/${table}?seat=${seat}`,
      { key },
    );
    client.scene = body.scene;
    return client.due.length > 0;
  };
  const answer = (client: Client): Promise<void> => {
    const deed = client.randomDeed(source);
    const choice = answers[stepOf(client)]?.(client.place.seat);
    return tell(client.place, deed?.do === 'answer' && choice !== undefined ? { ...deed, choice } : (deed as Deed));
  };
  let proposals = 0;
  /** Both agree that the scene ends here. */
  const abandon = async (): Promise<void> => {
    const proposal = ++proposals;
    const choice = { choose: 'agree' } as const;
    await tell(host, { do: 'propose', about: 'abandon', value: {} });
    await tell(guest, { do: 'speak', proposal, question: `p${proposal}.0`, choice });
  };
  const at = `${house.url}/t/${host.table}`;
  return {
    page,
    begin: async (deed) => {
      await isAsked(ana);
      if (ana.scene !== null) await abandon();
      await tell(host, deed(host.seat, guest.seat));
      // Whoever is there already sees it begin.
      if (page.url() !== at) await page.goto(at);
    },
    until: async (steps) => {
      for (let made = 0; made < MOST; made++) {
        if (await isAsked(ana)) {
          const step = stepOf(ana);
          if (steps.includes(step)) {
            await page.locator(`.table-scene[data-asks="${step}"] .foot-act:not([aria-busy])`).waitFor();
            return step;
          }
          await answer(ana);
        } else if (ana.scene === null) return null;
        else if (await isAsked(bo)) await answer(bo);
      }
      throw new Error(`it never came to ${steps.join(', ')}`);
    },
  };
};

/** Holds the time of the stage: what is told then stays, and goes on by so many milliseconds each time this is called. */
export const holdTime = (page: Page, ms = 0): Promise<void> =>
  page.evaluate((passed) => {
    const at = performance.now() + passed;
    performance.now = () => at;
  }, ms);
