import { describe, expect, test } from 'vitest';
import { storyEnds, storyOpens } from '../../../../campaigns.js';
import type { NextScene } from '../../handover/next.js';
import { type Story, unfounded } from '../../testing/story.js';
import { raid } from './raid.js';
import {
  after,
  COUNCIL,
  chaptersAfter,
  counselled,
  founded,
  type Moved,
  opening,
  passed,
  planned,
  talk,
  told,
} from './testing/telling.js';

interface Parties {
  readonly parties: readonly {
    readonly name: string;
    readonly members: readonly { readonly character: string; readonly scout: boolean }[];
    readonly troops: Readonly<Record<string, number>>;
  }[];
}

const ridersAfter = (story: Story) => {
  const march = after(story, 'council').find(({ chapter }) => chapter === 'march') as NextScene;
  const [riders] = (march.plan as unknown as Parties).parties;
  const { mediumCavalry, lightCavalry } = (riders as Parties['parties'][number]).troops;
  const names = (riders as Parties['parties'][number]).members.map(
    ({ character }) => story.campaign.open.characters[character]?.name,
  );
  return { mediumCavalry, lightCavalry, names };
};

describe('the founding', () => {
  test('six people with ratings, kits and owners, two houses with soldiers, and nobody to draft', () => {
    const { campaign } = founded();
    const people = Object.values(campaign.open.characters);
    expect(people.map(({ name, owner }) => [name, owner])).toEqual([
      ['people.ella', 'ana'],
      ['people.jorun', 'bo'],
      ['people.wren', 'bo'],
      ['people.hedda', 'bo'],
      ['people.casimir', 'cy'],
      ['people.joris', 'cy'],
    ]);
    expect(people.every(({ skills, motives, load }) => skills !== null && motives !== null && load !== null)).toBe(
      true,
    );
    expect(campaign.open.founding?.people).toEqual({});
    expect(campaign.open.founding?.begun).toBe(true);
    const houses = Object.values(campaign.open.units);
    expect(houses.map(({ name, troops }) => [name, troops.mediumCavalry, troops.mediumInfantry])).toEqual([
      ['houses.avitch', 60, 0],
      ['houses.dorrow', 0, 60],
    ]);
    expect(houses.map(({ ruler }) => campaign.open.characters[ruler ?? '']?.name)).toEqual([
      'people.ella',
      'people.casimir',
    ]);
  });

  test('SAGA-TALK-036: Lady Ella has made up her mind, with the rating of her own Lead', () => {
    expect(founded().character('people.ella').driving).toMatchObject([
      { topic: 'council.stay.topic', motive: 'valourous', rating: 6, by: null },
    ]);
  });

  test('SAGA-GEN-016: people with ratings come in by no other way than by hand', () => {
    const deed = raid.found({ lady: 'ana', house: 'bo', town: 'cy' }, told);
    expect(unfounded().refusal('ana', { ...deed, options: {} } as never)).toMatchObject({ code: 'TABLE_DECIDES' });
    expect(
      unfounded().refusal('ana', raid.found({ lady: 'ana', house: 'bo', town: 'nobody' }, told) as never),
    ).toMatchObject({ code: 'NO_SUCH', id: 'nobody' });
  });

  test('SAGA-CAMPAIGN-009 it opens with the council, until that is on the calendar', () => {
    const story = founded();
    expect(opening(story).chapter).toBe('council');
    expect(storyOpens(planned(story, opening(story)).campaign, told)).toBeNull();
    expect(storyEnds(story.campaign)).toBeNull();
  });

  test('a campaign that only calls itself the raid tells its own story', () => {
    const { founding, ...deed } = raid.found({ lady: 'ana', house: 'bo', town: 'cy' }, told) as never as {
      readonly founding: { readonly parts: readonly { readonly people: readonly object[] }[] };
    };
    const parts = founding.parts.map((part) => ({ ...part, people: part.people.slice(1) }));
    const without = unfounded().as('ana', { ...deed, founding: { ...founding, parts } } as never);
    expect(Object.keys(without.campaign.open.characters)).toHaveLength(5);
    expect(storyOpens(without.campaign, told)).toBeNull();
    expect(storyEnds(without.campaign)).toBeNull();
  });
});

describe('the council decides who rides', () => {
  test('nobody is moved: Ella’s own thirty, and Jorun beside her', () => {
    expect(ridersAfter(counselled())).toEqual({
      ...{ mediumCavalry: 30, lightCavalry: 0 },
      names: ['people.ella', 'people.jorun'],
    });
  });

  test('Jorun brings her thirty, Hedda pays for ten, Wren comes as a scout', () => {
    expect(ridersAfter(counselled(['jorun', 'riders'], ['hedda', 'chest'], ['wren', 'way']))).toEqual({
      ...{ mediumCavalry: 60, lightCavalry: 10 },
      names: ['people.ella', 'people.jorun', 'people.wren'],
    });
  });

  test('the march comes first, unless Ella was moved to stay; then the parley does, and she may still ride', () => {
    expect(chaptersAfter(counselled(), 'council')).toEqual(['march', 'parley', 'end']);
    expect(chaptersAfter(counselled(['ella', 'stay']), 'council')).toEqual(['parley', 'march', 'end']);
  });

  test('what drives them stands on their sheets', () => {
    const { driving } = counselled(['jorun', 'riders']).character('people.jorun');
    expect(driving.map(({ topic }) => topic)).toEqual(['council.riders.topic']);
  });

  test('what somebody was moved to last is what counts', () => {
    const story = founded();
    const moved: Moved = [
      ['people.ella', 'council.stay.topic', 'council.stay.response'],
      ['people.ella', 'council.stay.topic', 'ride all the same'],
    ];
    expect(chaptersAfter(passed(story, opening(story), talk(COUNCIL, moved)), 'council')[0]).toBe('march');
  });
});
