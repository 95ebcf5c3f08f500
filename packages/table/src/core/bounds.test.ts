import { saga } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { company, inCampaign } from '../testing/authorityCases.js';
import type { DeskTable } from '../testing/deskTable.js';

const LONG = 'x'.repeat(20_000);

const doing = (desk: DeskTable, seat: string, said: object) => {
  const deed = saga.campaign.campaignDeed.parse(said);
  if (!deed.ok) throw new Error('no deed', { cause: deed.refusal });
  return desk.do(seat, { do: 'campaign', deed: deed.value });
};

const setting = (text: string): object => ({ deed: { deed: 'setting', text } });

describe('what is sent whole does not grow without end', () => {
  test('of one person ten proposals run at once, and others may still propose', () => {
    const desk = inCampaign(true);
    for (let n = 0; n < 10; n++) expect(desk.propose('Bo', 'campaign', setting(`${n}`))).toBeNull();
    const refused = { code: 'TOO_MANY', what: 'proposals', most: 10 };
    expect(desk.propose('Bo', 'campaign', setting('more'))).toEqual(refused);
    expect(desk.propose('Bo', 'pause')).toEqual(refused);
    expect(desk.propose('Cy', 'campaign', setting('mine'))).toBeNull();
    expect(desk.do('Bo', { do: 'withdraw', proposal: 1 })).toBeNull();
    expect(desk.propose('Bo', 'pause')).toBeNull();
  });

  test('proposals together come to 256 KB, whoever makes them, and what is proposed instead counts too', () => {
    const desk = inCampaign(true);
    const seats = ['Ana', 'Bo', 'Cy'];
    for (let n = 0; n < 13; n++) {
      expect(desk.propose(seats[n % 3] as string, 'campaign', setting(`${n} ${LONG.slice(9)}`))).toBeNull();
    }
    const refused = { code: 'TOO_LARGE', most: 262144 };
    expect(desk.propose('Cy', 'campaign', setting(LONG))).toEqual(refused);
    expect(desk.propose('Cy', 'campaign', setting('short'))).toBeNull();
    const [, , third] = desk.facts.proposals;
    expect(desk.do('Cy', { do: 'withdraw', proposal: third?.proposal ?? 0 })).toBeNull();
    expect(desk.speak('Bo', { choose: 'propose', value: setting('instead') })).toBeNull();
    for (const text of ['a', 'b'])
      expect(desk.propose('Cy', 'campaign', setting(`${text} ${LONG.slice(9)}`))).toBeNull();
    expect(desk.speak('Cy', { choose: 'propose', value: setting(LONG) })).toEqual(refused);
  });

  test('a campaign is as large as it may be when one seat sees 3 MB of it', () => {
    const desk = inCampaign(true);
    const note = { deed: 'note', title: 'T', text: LONG };
    let notes = 0;
    while (notes < 200 && doing(desk, 'Bo', note) === null) notes += 1;
    expect(notes).toBe(156);
    expect(doing(desk, 'Bo', note)).toEqual({ code: 'TOO_LARGE', most: 3 * 1024 * 1024 });
    expect(desk.propose('Cy', 'campaign', { deed: note })).toMatchObject({ code: 'TOO_LARGE' });
    // What makes it smaller is done, and then there is room again.
    const [id = ''] = Object.keys(desk.facts.campaign?.open.notes ?? {});
    expect(doing(desk, 'Cy', { deed: 'remove', from: 'notes', id })).toBeNull();
    expect(doing(desk, 'Cy', note)).toBeNull();
  });

  test('what others keep to themselves is not counted, for it would tell of it', () => {
    const desk = inCampaign(true);
    for (let n = 0; n < 160; n++) expect(doing(desk, 'Ana', { deed: 'add', name: `N${n}`, owner: 'Ana' })).toBeNull();
    const [...characters] = Object.keys(desk.facts.campaign?.open.characters ?? {});
    const refusals = characters.map((character) => doing(desk, 'Ana', { deed: 'goals', character, text: LONG }));
    expect(refusals.at(-1)).toMatchObject({ code: 'TOO_LARGE' });
    expect(doing(desk, 'Bo', { deed: 'setting', text: LONG })).toBeNull();
  });

  test('a table has ten thousand scenes', () => {
    const desk = company();
    expect(desk.beginToy(['Ana', 'Bo'])).toBeNull();
    const [head] = desk.facts.scenes;
    if (head === undefined) throw new Error('no scene');
    desk.facts = { ...desk.facts, scene: null, scenes: Array.from({ length: 10_000 }, () => head) };
    expect(desk.beginToy(['Ana', 'Bo'])).toEqual({ code: 'TOO_MANY', what: 'scenes', most: 10_000 });
  });
});
