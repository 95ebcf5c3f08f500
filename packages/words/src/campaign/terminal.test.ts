import { saga } from '@warmoot/rules';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../languages.js';
import { campaignNames } from './names.js';
import { outcomeOf } from './outcome.js';
import { calendarText, characterText, nextText, remindedNow } from './terminal.js';
import { campaignEventText } from './told.js';

/** A campaign with Ella and Bo, by these deeds. */
const campaign = (...deeds: readonly object[]): saga.campaign.SeenCampaign => {
  const all = [{ deed: 'found', name: 'Fjord' }, { deed: 'add', name: 'Ella' }, { deed: 'add', name: 'Bo' }, ...deeds];
  const after = all.reduce<saga.campaign.Campaign>((now, raw) => {
    const deed = saga.campaign.campaignDeed.parse(raw);
    if (!deed.ok) throw new Error(JSON.stringify(deed.refusal));
    const events = saga.campaign.obeyDeed(now, deed.value, { seat: 'ana', decided: true, players: ['ana'] });
    if (!events.ok) throw new Error(JSON.stringify(events.refusal));
    return saga.campaign.evolveAll(now, events.value);
  }, saga.campaign.UNFOUNDED);
  return saga.campaign.seenCampaign(after, { seat: 'ana', referee: null });
};

const namesIn = (seen: saga.campaign.SeenCampaign, language: 'en' | 'de') =>
  campaignNames(LANGUAGES[language].words, seen, (seat) => seat);

/** A healing from day 2 on, with successes on these days. */
const healed = (seen: saga.campaign.SeenCampaign, ...days: readonly number[]): saga.campaign.SeenCampaign => {
  const entry = (id: string, day: number, inside: string | null): saga.campaign.Entry => ({
    ...{ id, day, order: 1, days: inside === null ? 40 : 1, kind: 'healing', scene: null, title: 'healed', place: '' },
    ...{ characters: ['c1'], state: 'done', pausedOn: null, inside, plan: null, control: {}, played: null },
    ...{ outcome: null, asksNext: false, credited: null, text: '' },
  });
  const entries = [entry('e9', 2, null), ...days.map((day, at) => entry(`h${at}`, day, 'e9'))];
  return { ...seen, open: { ...seen.open, entries: Object.fromEntries(entries.map((one) => [one.id, one])) } };
};

test('SAGA-CAL-006: a long healing is a line a month, and every success keeps its day', () => {
  const seen = healed(campaign(), 3, 5, 6, 6, 30, 33, 35);
  expect(calendarText(seen, namesIn(seen, 'en'))).toEqual([
    'Year 1',
    '  Month 1',
    '     2  “Healing (Ella)” (done). Takes 40 days.',
    '     3  “Heal check succeeds (Ella)” (done). Also on days 5, 6 and 30.',
    '  Month 2',
    '     3  “Heal check succeeds (Ella)” (done). Also on day 5.',
  ]);
  expect(calendarText(seen, namesIn(seen, 'de')).at(-1)).toBe(
    '     3  „Heilprobe gelingt (Ella)“ (erledigt). Auch an Tag 5.',
  );
});

test('SAGA-CARRY-014: who would fight with bare hands is told before the fight', () => {
  const plan = { side1: ['c1'], side2: ['c2'] };
  const armed = { deed: 'carry', character: 'c1', load: { items: [{ id: 'a', object: 'axe' }] } };
  const seen = campaign(armed, { deed: 'plan', day: 3, scene: 'duel', title: 'Ford', plan });
  expect(nextText(seen, namesIn(seen, 'en'))).toEqual([
    '“Ford” (Hand-to-Hand, planned): day 3 of Month 1, Season 1, year 1. Without a',
    '  weapon: Bo.',
  ]);
  expect(nextText(seen, namesIn(seen, 'de')).join(' ')).toMatch(/Ohne Waffe:\s+Bo\.$/);
});

test('SAGA-CAL-003, SAGA-CAL-004: what is being played is told, and a paused scene with the day it goes on', () => {
  const seen = campaign(
    { deed: 'plan', day: 3, days: 6, scene: 'movement', title: 'March', characters: ['c1'] },
    { deed: 'plan', day: 5, scene: 'freeForm', title: 'Feast', characters: ['c2'] },
    { deed: 'start', entry: 'e3' },
    { deed: 'pass', to: 5 },
    { deed: 'pause', entry: 'e3' },
    { deed: 'start', entry: 'e4' },
  );
  expect(nextText(seen, namesIn(seen, 'en'))).toEqual([
    '“Feast” (Free-form scene, being played): day 5 of Month 1, Season 1, year 1.',
    '  With Bo.',
    '“March” (Contested Movement, paused): day 5 of Month 1, Season 1, year 1. With',
    '  Ella. Takes 6 days.',
  ]);
});

const RIVAL = { context: 'the court', topic: 'a rival' };

/** Ella is driven by pride in a matter that Bo gave her in the talk, and in a scene that is about it. */
const driven = (): saga.campaign.SeenCampaign => {
  const seen = campaign(
    { deed: 'drive', character: 'c1', ...RIVAL, motive: 'proud', rating: 4, by: 'c2' },
    { deed: 'plan', day: 1, scene: 'discussion', title: 'Talk', plan: { people: [{ character: 'c1' }] } },
    { deed: 'plan', day: 1, scene: 'freeForm', title: 'Feast', characters: ['c1', 'c2'], matters: [RIVAL] },
    { deed: 'drop', entry: 'e3' },
    { deed: 'start', entry: 'e4' },
  );
  const ella = seen.open.characters.c1 as saga.campaign.Character;
  const driving = ella.driving.map((one) => ({ ...one, entry: 'e3' }));
  return { ...seen, open: { ...seen.open, characters: { ...seen.open.characters, c1: { ...ella, driving } } } };
};

test('SAGA-TALK-035: a sheet tells what drives somebody, since when, who gave it, with which rating and in which scene', () => {
  const seen = driven();
  const lines = (language: 'en' | 'de') =>
    characterText(seen, namesIn(seen, language), 'c1').join(' ').replace(/ +/g, ' ');
  expect(lines('en')).toContain(
    'Proud/Arrogant 4: the court, on a rival (since day 1 of Month 1, Season 1, year 1, given by Bo, in “Talk”)',
  );
  expect(lines('de')).toMatch(/4: the court, a rival \(seit [^)]*, geweckt von Bo, in „Talk“\)/);
});

test('SAGA-MOTIVE-008: a scene that is being played reminds of what drives people in it', () => {
  const seen = driven();
  expect(remindedNow(seen, namesIn(seen, 'en'))).toEqual([
    'Proud/Arrogant drives Ella in this: the court, on a rival.',
  ]);
  const closed = { ...seen.open.characters.c1, closed: true } as saga.campaign.ClosedSheet;
  const others = { ...seen, open: { ...seen.open, characters: { ...seen.open.characters, c1: closed } } };
  expect(remindedNow(others, namesIn(others, 'en'))).toEqual([]);
});

test('SAGA-TALK-008: what comes of a Discussion is told: who was moved to what, by whom', () => {
  const seen = driven();
  const { driving } = seen.open.characters.c1 as saga.campaign.Character;
  const event: saga.campaign.CampaignEvent = {
    ...{ event: 'changed', character: 'c1', set: { driving } },
    why: { code: 'persuaded', rules: ['SAGA-TALK-035'], entry: 'e3' },
  };
  expect(campaignEventText(event, namesIn(seen, 'en'))).toBe(
    'Ella is moved, after “Talk”: Proud/Arrogant drives them in “the court” on “a rival”, given by Bo with 4. [SAGA-TALK-035]',
  );
  const person = { heard: 1, gone: null, motives: null };
  const outcome = {
    people: [
      { ...person, name: 'Ella', driving: [{ ...RIVAL, motive: 'proud', by: 'Bo', appeal: 1 }] },
      { ...person, name: 'Bo', driving: [] },
    ],
    ...{ heard: [], appeals: [], fights: [] },
  };
  const entry = { ...seen.open.entries.e3, state: 'done', outcome } as unknown as saga.campaign.Entry;
  for (const language of ['en', 'de'] as const) {
    expect(outcomeOf(entry, namesIn(seen, language)).join(' ')).toMatch(/Ella.*the court.*Bo/);
  }
});
