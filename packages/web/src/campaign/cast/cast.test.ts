import { saga } from '@warmoot/rules';

import { describe, expect, test } from 'vitest';
import { done, named, saltCrown, seenBy } from '../sheet/testing/fixture.js';
import { SHEET } from '../sheet/words.js';
import { bestSkills, castOf, companiesOf, countsOf, firstOf, type Wish } from './castModel.js';
import { BALANCED, ORDINARY, withGroup, withMotive, withSkill } from './handWritten.js';
import { readSheet } from './sheetFile.js';
import { CAST } from './words.js';

const campaign = saltCrown();
const seen = seenBy(campaign);
const by = { seat: 'ana', nameOf: (seat: string) => ({ ana: 'Ana', bo: 'Bö' })[seat] ?? seat };

const found = (wish: Partial<Wish>, inside: saga.campaign.SeenCampaign = seen): readonly string[] =>
  castOf(inside, { search: '', filter: 'all', sort: 'name', ...wish }, by).map(
    ({ name }) => name.split(' ')[0] as string,
  );

describe('the cast', () => {
  test('is searched by name, player, home, trade and any word, accents or not', () => {
    expect(found({ search: 'ELLA' })).toEqual(['Lady']);
    expect(found({ search: 'tarn hall' })).toEqual(['Lady']);
    expect(found({ search: 'salt gate lady' })).toEqual(['Lady']);
    expect(found({ search: 'bo' })).toEqual(['Morten', 'Osk']);
    expect(found({ search: 'skeld' })).toEqual(['Lady']);
    expect(found({ search: 'dragon' })).toEqual([]);
  });

  test('is filtered, and each filter knows how many there are', () => {
    expect(found({ filter: 'main' })).toEqual(['Lady', 'Morten']);
    expect(found({ filter: 'others' })).toEqual(['Maud', 'Osk']);
    expect(found({ filter: 'mine' })).toEqual(['Lady']);
    expect(found({ filter: 'wounded' })).toEqual(['Lady']);
    expect(found({ filter: 'dead' })).toEqual(['Osk']);
    expect(countsOf(seen, 'ana')).toEqual({ all: 4, main: 2, others: 2, mine: 1, wounded: 1, dead: 1 });
  });

  test('nobody’s secrets are searched: goals are not in the cast', () => {
    expect(found({ search: 'midwinter' })).toEqual([]);
  });

  test('stands by player: one’s own first, those whom nobody owns last, the dead at the end', () => {
    const all = castOf(seen, { search: '', filter: 'all', sort: 'player' }, by);
    const companies = companiesOf(all, by).map(({ owner, cast }) => [owner, cast.map(({ name }) => name)]);
    expect(companies).toEqual([
      ['ana', ['Lady Ella Avitch']],
      ['bo', ['Morten Tarn', 'Osk']],
      [null, ['Maud the Leech']],
    ]);
  });

  test('is set a part at a time, company by company', () => {
    const all = companiesOf(castOf(seen, { search: '', filter: 'all', sort: 'player' }, by), by);
    const first = (most: number) => firstOf(all, most).map(({ owner, cast }) => [owner, cast.map(({ name }) => name)]);
    expect(first(2)).toEqual([
      ['ana', ['Lady Ella Avitch']],
      ['bo', ['Morten Tarn']],
    ]);
    expect(firstOf(all, 9)).toEqual(all);
  });

  test('shows what somebody is best at, and nothing of a closed or empty sheet', () => {
    const ella = named(campaign, 'Ella');
    const [first, second] = bestSkills(ella);
    expect(first?.rating).toBe(Math.max(...Object.values(ella.skills ?? {})));
    expect(first?.rating).toBeGreaterThanOrEqual(second?.rating ?? 0);
    expect(bestSkills(named(campaign, 'Osk'))).toEqual([]);
    const { options } = campaign.open;
    const shut = done(campaign, { deed: 'options', options: { ...options, 'saga.table.openSheets': false } });
    const morten = seenBy(shut).open.characters[named(campaign, 'Morten').id];
    expect(morten === undefined ? null : bestSkills(morten)).toEqual([]);
  });

  test('two hundred are found in a moment', () => {
    const many = Array.from({ length: 200 }, (_, at) => at).reduce(
      (now, at) => done(now, { deed: 'add', name: `Person ${at}` }),
      campaign,
    );
    const whole = seenBy(many);
    // By what it takes of the machine, not by the clock: others may be at work beside us.
    const started = process.cpuUsage();
    expect(found({ search: 'person 17' }, whole)).toHaveLength(11);
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(1_000);
  });
});

describe('ratings by hand', () => {
  test('SAGA-MOTIVE-002, -003: from 2 to 10, and a pair never comes to more than twelve', () => {
    const proud = withMotive(BALANCED, 'proud', 10);
    expect([proud.proud, proud.modest]).toEqual([10, 2]);
    const lower = withMotive(withMotive(BALANCED, 'proud', 1), 'modest', 99);
    expect([lower.proud, lower.modest]).toEqual([2, 10]);
  });

  test('skills run from 0 to 10, for a whole group or one by one', () => {
    const strong = withSkill(withGroup(ORDINARY, 'handToHand', 12), 'speed', Number.NaN);
    const { control, fightingMind, speed, strength, endurance } = strong.skills;
    expect([control, fightingMind, speed, strength, endurance]).toEqual([10, 10, 0, 10, 2]);
  });

  test('SAGA-GEN-016: the campaign takes them as they are written', () => {
    const deed = {
      deed: 'add',
      name: 'Tilda',
      ...withGroup(ORDINARY, 'social', 5),
      motives: withMotive(BALANCED, 'lazy', 8),
    };
    const tilda = named(done(campaign, deed), 'Tilda');
    expect([tilda.skills?.lead, tilda.skills?.ride, tilda.motives?.lazy, tilda.motives?.energetic]).toEqual([
      5, 2, 8, 4,
    ]);
    expect(tilda.origin).toEqual({ skills: { from: 'hand' }, motives: { from: 'hand' } });
  });
});

describe('sheets in files', () => {
  test('what is saved can be brought again; a fault is told with its path', () => {
    const ella = named(campaign, 'Ella');
    const read = readSheet(JSON.stringify(saga.campaign.sheetOf(campaign, ella)));
    expect(read.ok && read.sheet).toMatchObject({ name: ella.name, edition: 'saga', skills: ella.skills });
    expect(readSheet('no sheet')).toEqual({ ok: false, refusal: null });
    const broken = readSheet(
      JSON.stringify({ ...(saga.campaign.sheetOf(campaign, ella) as object), edition: 'third' }),
    );
    expect(broken).toMatchObject({ ok: false, refusal: { path: expect.stringContaining('edition') } });
  });
});

describe('the words of sheets and cast', () => {
  /** Every word with its path; sentences as they come out for made-up facts. */
  const said = (list: unknown, language: 'en' | 'de', path = ''): readonly (readonly [string, string])[] => {
    if (typeof list === 'object' && list !== null && 'en' in list && 'de' in list) {
      const word = list[language];
      return [[path, typeof word === 'function' ? word(3, 4, 5) : String(word)]];
    }
    return Object.entries(list as object).flatMap(([key, value]) => said(value, language, `${path}.${key}`));
  };

  test.each(['en', 'de'] as const)('are all there in %s, and none of them shouts', (language) => {
    for (const [path, text] of [...said(SHEET, language), ...said(CAST, language)]) {
      expect([path, text.trim()]).not.toEqual([path, '']);
      expect([path, text]).toEqual([path, expect.not.stringMatching(/undefined|!|\bvs\b/)]);
    }
  });
});
