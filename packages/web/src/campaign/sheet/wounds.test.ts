import { saga } from '@warmoot/rules';
import { en } from '@warmoot/words';
import { describe, expect, test } from 'vitest';
import { inLanguage } from '../../words/lists.js';
import { fateText } from './Head.js';
import { historyOf } from './history.js';
import { changed, done, named, saltCrown, seenBy } from './testing/fixture.js';
import { whereIs } from './where.js';
import { SHEET } from './words.js';
import { healersFor, healingOdds, nextHealing, woundRows, woundsByPart } from './wounds.js';

const campaign = saltCrown();
const seen = seenBy(campaign);
const ella = named(campaign, 'Ella');
const maud = named(campaign, 'Maud');
const t = inLanguage(SHEET, 'en');

const wound = (
  part: saga.healing.PatientWound['part'],
  severity: saga.healing.PatientWound['severity'],
): saga.healing.PatientWound => ({
  part,
  severity,
  marks: 0,
  kind: 'cut',
  day: 1,
  becameMinor: null,
});

describe('wounds on a sheet', () => {
  test('SAGA-DUEL-WOUND-004, -009, -012, -014, -017, -029: each says what it does, the worst first', () => {
    const wounds = [
      wound('leftArm', 'minor'),
      wound('leftArm', 'minor'),
      wound('rightArm', 'major'),
      wound('head', 'minor'),
      wound('leftLeg', 'major'),
      wound('body', 'major'),
      wound('rightLeg', 'minor'),
    ];
    expect(woundRows({ wounds }).map(({ part, effect }) => [part, effect])).toEqual([
      ['body', 'bed'],
      ['leftLeg', 'uselessLeg'],
      ['rightArm', 'uselessArm'],
      ['head', 'dizzy'],
      ['rightLeg', 'none'],
      ['leftArm', 'third'],
      ['leftArm', 'third'],
    ]);
    expect(woundRows({ wounds: [wound('head', 'major')] })[0]?.effect).toBe('incapable');
  });

  test('the figure gets them part by part: arms, legs, body, head', () => {
    expect(woundsByPart(ella, 'minor')).toEqual([2, 0, 0, 0, 0, 0]);
    expect(woundsByPart(ella, 'major')).toEqual([0, 0, 0, 1, 0, 0]);
  });

  test('SAGA-DUEL-HEAL-013: the first checks come on the day after the wound', () => {
    expect(nextHealing(seen, ella)).toBe(2);
  });

  test('SAGA-DUEL-HEAL-003, -004, -005, -006: the exact chance by the healer who is named', () => {
    const helper = { id: 'c9', name: 'Maud', heal: 5 };
    const shown = (by: 'helper' | 'self') =>
      healingOdds(seen, ella, { ...helper, by }).map(({ severity, chance }) => [
        severity,
        `${chance.ways}/${chance.of}`,
      ]);
    // Two above 3 and two below 7.
    expect(shown('helper')).toEqual([
      ['major', '53/160'],
      ['minor', '107/160'],
    ]);
    // On oneself it is one less: one above 3.
    expect(shown('self')[1]).toEqual(['minor', '75/128']);
  });

  test('SAGA-DUEL-HEAL-014: whoever is incapable treats nobody, the dead neither', () => {
    const hurt = changed(campaign, ella.id, { wounds: [wound('head', 'major')] });
    expect(healersFor(seenBy(hurt), named(hurt, 'Ella')).map(({ name }) => name)).not.toContain(ella.name);
    expect(healersFor(seen, ella).map(({ name }) => name)).not.toContain('Osk');
    expect(healersFor(seen, ella).find(({ id }) => id === ella.id)?.by).toBe('self');
  });
});

describe('a sheet in words', () => {
  test('the history tells what changed, from what to what and why; the last change first', () => {
    const groups = historyOf(en, t, ella.history);
    expect(groups[0]?.what).toEqual(['Wounds']);
    const ride = groups.find(({ what }) => what.some((line) => line.startsWith('Ride')));
    expect(ride).toMatchObject({ reason: 'a year in the saddle', rules: ['SAGA-SKILL-028'] });
    expect(ride?.what[0]).toMatch(/^Ride \d → 6$/);
    const rolled = groups.find(({ reason }) => reason === en.campaign.history.because.generated);
    expect(rolled?.what).toEqual(['Skills', 'Motivations']);
  });

  test('a lowered motivation has its reason', () => {
    const [motive] = saga.character.ALL_MOTIVES;
    const change = {
      day: 12,
      what: motive,
      from: 10,
      to: 9,
      code: 'regret d1',
      rules: [],
      entry: 'e4',
    } as unknown as saga.campaign.Change;
    expect(historyOf(en, t, [change])).toMatchObject([
      { day: 12, what: ['Energetic 10 → 9'], reason: en.campaign.history.because.regret, entry: 'e4' },
    ]);
  });

  test('a trade in words is not the skill of that name', () => {
    const line = (from: string | number, to: string | number): saga.campaign.Change =>
      ({ day: 1, what: 'trade', from, to, code: 'written', rules: [], entry: null }) as unknown as saga.campaign.Change;
    expect(historyOf(en, t, [line(3, 4)])[0]?.what).toEqual(['Trade 3 → 4']);
    expect(historyOf(en, t, [line('', 'Smith')])[0]?.what).toEqual([en.campaign.history.fields.trade]);
  });

  test('the dead are said to be dead, and captives whose they are', () => {
    const date = (day: number) => `day ${day}`;
    expect(fateText(t, named(campaign, 'Osk'), date)).toBe('Died on day 1: drowned in the ford.');
    const taken = named(changed(campaign, ella.id, { captive: 'Skeld' }), 'Ella');
    expect(fateText(t, taken, date)).toBe('In the hands of Skeld.');
    expect(fateText(t, maud, date)).toBeNull();
  });

  test('somebody is where their last scene was, else at home', () => {
    expect(whereIs(seen, ella)).toBe('Tarn Hall');
    const plan = { deed: 'plan', day: 1, scene: 'freeForm', title: 'Council', place: 'Kell', characters: [ella.id] };
    const planned = done(campaign, plan);
    const [entry] = Object.values(planned.open.entries).filter(({ title }) => title === 'Council');
    expect(whereIs(seenBy(planned), ella)).toBe('Tarn Hall');
    const running: saga.campaign.SeenCampaign = {
      ...seenBy(planned),
      open: { ...planned.open, entries: { x: { ...(entry as NonNullable<typeof entry>), state: 'running' } } },
    };
    expect(whereIs(running, ella)).toBe('Kell');
  });
});
