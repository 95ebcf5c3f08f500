import type { SeatId } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { campaignDeed, obeyDeed } from '../../../campaigns.js';
import { asksFirst, CAMPAIGN_VERSIONS } from '../papers/versions.table.js';
import { counselled, founded } from '../stories/raid/testing/telling.js';
import { motives, type Story, skills, unfounded } from '../testing/story.js';

const drives = { context: 'home', topic: 'the mill', motive: 'proud', rating: 50 };
const DECIDES = { code: 'TABLE_DECIDES', rule: 'SAGA-CHECK-005' };

/** A part of a world with somebody of Bo's in it. */
const champion = (driving: readonly object[] = [drives]) => ({
  key: 'bo.own',
  people: [{ name: 'Champion', sheet: { owner: 'bo', skills: skills(), motives: motives(), driving } }],
});
const take = { deed: 'take', part: champion() };

const BY_HAND = { 'saga.generation.others': 'byHand' };
const step = (founding: object | undefined): Story =>
  unfounded().as('ana', { deed: 'found', name: 'Skara', options: BY_HAND, ...(founding && { founding }) });

describe('SAGA-CHECK-005 what drives somebody is for the table to say', () => {
  test('a campaign under way takes in nobody who is driven already, unless the table decides it', () => {
    for (const raid of [founded(), counselled()]) {
      const named = { deed: 'drive', character: raid.id('people.wren'), ...drives };
      expect(raid.refusal('bo', named)).toEqual(DECIDES);
      expect(raid.refusal('bo', take)).toEqual(DECIDES);
      expect(raid.decide(take).character('Champion')).toMatchObject({ owner: 'bo', driving: [drives] });
      // Whoever is not driven yet comes as anybody does.
      const plain = raid.as('bo', { ...take, part: champion([]) });
      expect(plain.character('Champion').driving).toEqual([]);
    }
  });

  test('whoever founds a campaign brings in people with all that drives them, and so does the founding, step by step', () => {
    expect(founded().character('people.ella').driving).toHaveLength(1);
    expect(step({ parts: [champion()] }).character('Champion').driving).toHaveLength(1);
    const steps = step({ year: null });
    expect(steps.as('bo', take).character('Champion').driving).toHaveLength(1);
    expect(steps.as('ana', { deed: 'begin' }).refusal('bo', take)).toEqual(DECIDES);
    expect(step(undefined).as('bo', take).character('Champion').driving).toHaveLength(1);
  });

  test('once a scene has begun the founding is over, though nobody has said so', () => {
    const planned = step({ year: null }).as('ana', { deed: 'plan', scene: 'freeForm', title: 'Supper', day: 1 });
    expect(planned.as('bo', take).character('Champion').driving).toHaveLength(1);
    const begun = planned.as('ana', { deed: 'start', entry: planned.id('Supper') });
    expect(begun.refusal('bo', take)).toEqual(DECIDES);
  });

  test('what was written down before is read as it was done', () => {
    const parsed = campaignDeed.parse(take);
    const who = { seat: 'bo' as SeatId, decided: false, players: ['ana', 'bo', 'cy'] };
    const before = (version: string): boolean =>
      parsed.ok && obeyDeed(counselled().campaign, parsed.value, { ...who, version }).ok;
    expect(CAMPAIGN_VERSIONS.map(before)).toEqual(CAMPAIGN_VERSIONS.map((version) => !asksFirst(version)));
    expect(before('1.4.0')).toBe(true);
    expect(before('1.5.0')).toBe(false);
  });
});
