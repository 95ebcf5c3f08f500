import { describe, expect, test } from 'vitest';
import { campaignDeed } from '../../../campaigns.js';
import { gearOf } from '../../carry/worth.js';
import { offersOf } from '../../draft/offers.js';
import { byChance, type Story, unfounded } from '../testing/story.js';
import { isFounding } from './founding.js';

const PLACES = {
  key: 'coast.places',
  setting: 'Two houses, one ford.',
  regions: [{ name: 'The coast' }],
  notes: [
    { kind: 'place', title: 'Kell', at: { x: 500, y: 245 }, roads: [{ to: 'Skeld', days: 2 }] },
    { kind: 'place', title: 'Skeld', at: { x: 270, y: 115 } },
  ],
};
const HOUSES = { key: 'coast.houses', units: [{ name: 'Avitch', arms: 'gules fish', level: 5, ruler: 'Ella' }] };
const PEOPLE = {
  key: 'coast.people',
  people: [
    { name: 'Ella', arms: 'gules fish', trade: 'Lady of Kell', rules: 'Avitch', suits: ['lead'], kit: 'rider' },
    { name: 'Wren', arms: 'tenne leaf', home: 'Hag Wood', suits: ['shootAim'], kit: 'hunter' },
    { name: 'Joris', suits: ['strength'], kit: 'levy' },
    { name: 'Anselm', suits: ['heal'], kit: 'healer' },
  ],
};
const BURIAL = { key: 'coast.happenings', happenings: [{ day: 15, title: 'The burial' }] };

const full = (...parts: readonly object[]): Story =>
  unfounded().as('ana', {
    deed: 'found',
    name: 'Skara',
    founding: { year: 'farm', days: [{ day: 4, name: 'The ice goes' }], world: 'coast', parts },
  });

describe('founding step by step', () => {
  test('SAGA-WORLD-008 a campaign begins full: places with days between, houses, people, what happens', () => {
    const story = full(PLACES, HOUSES, PEOPLE, BURIAL);
    const { open } = story.campaign;
    expect(isFounding(story.campaign)).toBe(true);
    expect(open.marked).toEqual([{ day: 4, name: 'The ice goes' }]);
    expect(Object.values(open.notes).map(({ title, roads = [] }) => [title, roads])).toEqual([
      ['Kell', [{ to: 'Skeld', days: 2 }]],
      ['Skeld', []],
    ]);
    expect(story.unit('Avitch')).toMatchObject({ ruler: story.id('Ella'), arms: 'gules fish' });
    expect(story.character('Wren')).toMatchObject({ owner: null, main: false, words: { home: 'Hag Wood' } });
    expect(story.entry('The burial')).toMatchObject({ kind: 'happening', day: 15 });
    expect(open.founding).toMatchObject({ year: 'farm', world: 'coast', by: { name: ['ana'] }, begun: false });
  });

  test('houses and people find each other by name, whichever is taken first', () => {
    const later = full(PEOPLE).as('bo', { deed: 'take', part: HOUSES });
    expect(later.unit('Avitch').ruler).toBe(later.id('Ella'));
    expect(later.campaign.open.founding?.by.world).toEqual(['bo']);
  });

  test('a part is left out again as long as nobody is drafted, and nothing of it stays', () => {
    const story = full(PLACES, HOUSES, PEOPLE, BURIAL);
    const without = story.as('bo', { deed: 'leave', part: 'coast.people' });
    expect(without.campaign.open.characters).toEqual({});
    expect(without.unit('Avitch').ruler).toBeNull();
    const again = without.as('ana', { deed: 'take', part: PEOPLE });
    expect(again.unit('Avitch').ruler).toBe(again.id('Ella'));
    const bare = ['coast.places', 'coast.houses', 'coast.people', 'coast.happenings'].reduce(
      (now, part) => now.as('ana', { deed: 'leave', part }),
      story,
    );
    const { notes, regions, units, characters, entries } = bare.campaign.open;
    expect([notes, regions, units, characters, entries]).toEqual([{}, {}, {}, {}, {}]);
    expect(bare.refusal('ana', { deed: 'leave', part: 'coast.people' })).toMatchObject({ what: 'campaign.noSuchPart' });
    const begun = story.as('ana', { deed: 'begin' });
    expect(begun.refusal('ana', { deed: 'leave', part: 'coast.people' })).toMatchObject({
      what: 'campaign.partStands',
    });
    expect(begun.refusal('ana', { deed: 'take', part: PEOPLE })).toMatchObject({ what: 'campaign.partTaken' });
    // What is left out can be let in later.
    expect(without.as('ana', { deed: 'begin' }).as('bo', { deed: 'take', part: PEOPLE }).id('Wren')).toBeDefined();
  });

  test('whoever is left out plays no part any more, and whoever comes in their place does', () => {
    const part = { key: 'coast.people', people: [{ name: 'Ella', plays: 'lady' }] };
    const story = full(part);
    expect(story.campaign.open.founding?.parted).toEqual({ lady: story.id('Ella') });
    const without = story.as('bo', { deed: 'leave', part: 'coast.people' });
    expect(without.campaign.open.founding?.parted).toEqual({});
    const again = without.as('bo', { deed: 'take', part });
    expect(again.campaign.open.founding?.parted).toEqual({ lady: again.id('Ella') });
    expect(again.id('Ella')).not.toBe(story.id('Ella'));
  });

  test.each(['my/world', '… #1', '__my__', 'a'.repeat(60)])(
    'a part goes by any text that its book calls it: %s',
    (key) => {
      const story = full(PLACES).as('bo', { deed: 'take', part: { ...PEOPLE, key } });
      expect(story.campaign.open.founding?.parts[key]).toHaveLength(4);
      const without = story.as('ana', { deed: 'leave', part: key });
      expect(without.campaign.open.characters).toEqual({});
      expect(Object.keys(without.campaign.open.founding?.parts ?? {})).toEqual(['coast.places']);
    },
  );

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', '', ' ', 'a'.repeat(61)])(
    'but by no name that every object has, by nothing and by nothing longer: "%s"',
    (key) => {
      for (const deed of [
        { deed: 'take', part: { ...PEOPLE, key } },
        { deed: 'leave', part: key },
        { deed: 'found', name: 'Skara', founding: { world: key } },
      ]) {
        expect(campaignDeed.parse(deed)).toMatchObject({ ok: false, refusal: { code: 'BAD_SHAPE' } });
      }
    },
  );

  test('SAGA-CAL-010 another year is the table’s decision, with its marked days', () => {
    const half = (name: string) => ({ name, days: 180 });
    const year = {
      deed: 'year',
      key: 'own',
      months: [half('Light'), half('Dark')],
      seasons: [half('Up'), half('Down')],
    };
    const story = full(PLACES);
    expect(story.refusal('bo', year)).toEqual({ code: 'TABLE_DECIDES', rule: 'SAGA-CHECK-005' });
    const other = story.decide({ ...year, days: [{ day: 181, name: 'The dark comes' }] });
    expect(other.campaign.open.options['saga.calendar.months']).toEqual([half('Light'), half('Dark')]);
    expect(other.campaign.open.marked).toEqual([{ day: 181, name: 'The dark comes' }]);
    expect(other.campaign.open.founding).toMatchObject({ year: 'own', by: { year: ['ana', 'bo', 'cy'] } });
    expect(story.refusal(null, { ...year, seasons: [half('Up')] }, true)).toMatchObject({ code: 'BAD_SHAPE' });
  });

  test('SAGA-DRAFT-009 the draft offers each set with somebody of the world, and a pick makes them a main character', () => {
    const story = full(HOUSES, PEOPLE)
      .as('ana', { deed: 'castSize', seat: 'ana', characters: 3 })
      .play({ play: 'draft' }, byChance('the coast'));
    const mains = Object.values(story.campaign.open.characters).filter(({ main }) => main);
    // Nobody new has come: three of the four are played, with their shields, their words and their kits.
    expect(mains).toHaveLength(3);
    expect(Object.keys(story.campaign.open.characters)).toHaveLength(4);
    const gear: Readonly<Record<string, readonly string[]>> = {
      Ella: ['sword', 'shield'],
      Wren: ['dagger'],
      Joris: ['spear', 'shield', 'dagger'],
      Anselm: ['staff'],
    };
    for (const { name, owner, skills, load, arms, words } of mains) {
      expect([name, owner, skills === null]).toEqual([name, 'ana', false]);
      expect([name, [...gearOf(load)].sort()]).toEqual([name, [...(gear[name] ?? [])].sort()]);
      expect(PEOPLE.people).toContainEqual(
        expect.objectContaining({ name, ...(arms === '' ? {} : { arms }), ...(words.home && { home: words.home }) }),
      );
    }
    expect(story.refusal('ana', { deed: 'leave', part: 'coast.people' })).toMatchObject({
      what: 'campaign.partStands',
    });
  });

  test('the kit of somebody is changed by their owner in one deed', () => {
    const story = full(PEOPLE).as('ana', { deed: 'kit', character: 'c1', kit: 'levy' });
    expect(gearOf(story.character('Ella').load)).toEqual(['spear', 'shield', 'dagger']);
    expect(story.as('ana', { deed: 'kit', character: 'c1', kit: 'emptyHands' }).character('Ella').load.items).toEqual(
      [],
    );
  });
});

test('offers: the pair that fits best first, each person once, and nobody where there are too few', () => {
  const rated = (control: number, heal: number) => ({ skills: { control, heal } as never });
  const [fighter, healer] = [{ suits: ['control'] as const }, { suits: ['heal'] as const }];
  // The second set is the better fighter (6), the third the best healer (5): the first is left without anybody.
  expect(offersOf([rated(4, 4), rated(6, 3), rated(1, 5)], [fighter, healer])).toEqual([null, fighter, healer]);
});
