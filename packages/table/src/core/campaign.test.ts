import { saga } from '@warmoot/rules';
import { expect, test } from 'vitest';
import { DeskTable } from '../testing/deskTable.js';

const RATINGS = {
  skills: Object.fromEntries(saga.ALL_SKILLS.map((skill) => [skill, 3])),
  motives: Object.fromEntries(saga.character.ALL_MOTIVES.map((motive) => [motive, 6])),
};

const whole = <A>(read: { readonly ok: true; readonly value: A } | { readonly ok: false }): A => {
  if (!read.ok) throw new Error('a deed that cannot be read');
  return read.value;
};

/** A talk of three days that goes on, with a check of it for which dice are to be typed in. */
const checking = () => {
  const table = new DeskTable(['Ana'], { dice: 'typed' });
  const deed = (said: object) =>
    table.do('Ana', { do: 'campaign', deed: whole(saga.campaign.campaignDeed.parse(said)) });
  const named = (drawer: 'characters' | 'entries', name: string): string => {
    const found = Object.values(table.facts.campaign?.open[drawer] ?? {}).find((one) =>
      [(one as { name?: string }).name, (one as { title?: string }).title].includes(name),
    );
    return found?.id ?? '';
  };
  deed({ deed: 'found', name: 'Kell', options: { 'saga.generation.others': 'byHand' } });
  for (const name of ['Ella', 'Joris']) deed({ deed: 'add', name, owner: 'Ana', ...RATINGS });
  const [ella, joris] = [named('characters', 'Ella'), named('characters', 'Joris')];
  deed({ deed: 'plan', day: 1, days: 3, scene: 'freeForm', title: 'Talk', characters: [ella, joris] });
  const talk = named('entries', 'Talk');
  deed({ deed: 'start', entry: talk });
  const acting = { character: ella, skill: 'strength' };
  const opposing = { character: joris, skill: 'speed' };
  const play = { play: 'check', entry: talk, acting, opposing };
  expect(table.do('Ana', { do: 'play', play: whole(saga.campaign.campaignPlay.parse(play)) })).toBeNull();
  return { table, deed, talk, entry: () => table.facts.campaign?.open.entries[talk] };
};

test('SAGA-CAMPAIGN-007 a scene is neither closed nor paused before its check is made', () => {
  const { table, deed, talk, entry } = checking();
  for (const leaving of ['close', 'pause']) {
    expect(deed({ deed: leaving, entry: talk })).toMatchObject({
      code: 'BROKEN_RULE',
      rule: 'SAGA-CAMPAIGN-007',
      what: 'campaign.checkFirst',
      facts: { title: 'Talk' },
    });
  }
  const question = table.due('Ana')[0]?.question ?? '';
  expect(table.do('Ana', { do: 'dice', question, faces: [8, 8, 9] } as never)).toBeNull();
  expect(entry()).toMatchObject({ state: 'running', outcome: [{ success: true }] });
  expect(deed({ deed: 'close', entry: talk })).toBeNull();
  expect(entry()?.state).toBe('done');
});

test('SAGA-CAMPAIGN-007 a check that the table breaks off holds up nothing and is noted nowhere', () => {
  const { table, deed, talk, entry } = checking();
  table.propose('Ana', 'abandon');
  expect(deed({ deed: 'close', entry: talk })).toBeNull();
  expect(entry()).toMatchObject({ state: 'done', outcome: null });
});
