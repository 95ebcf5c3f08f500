import { describe, expect, test } from 'vitest';
import { campaignDeed } from '../../../campaigns.js';
import { founded, joined, type Story, talked, talkOn } from '../testing/story.js';
import { ownersConcerned } from './concerns.js';

/** Ella (ana), Cass (cy), Wanda (nobody's); a house of each, and one that nobody rules. */
const houses = (): Story => {
  const people = joined(joined(joined(founded(), 'Ella', 'ana'), 'Cass', 'cy'), 'Wanda', null);
  const ruled = (['Ella', 'Cass', 'Wanda'] as const).reduce(
    (now, name) =>
      now.as('ana', {
        ...{ deed: 'unit', name: `House of ${name}`, ruler: now.id(name), level: 4 },
        supports: [{ name: 'ships', amount: 4 }],
      }),
    people,
  );
  return ruled.as('ana', { deed: 'unit', name: 'Rhedd' }).as('ana', { deed: 'region', name: 'The coast' });
};

const concerned = ({ campaign }: Story, deed: object): readonly string[] => {
  const parsed = campaignDeed.parse(deed);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  return ownersConcerned(campaign, parsed.value);
};

describe('whose own a deed changes', () => {
  const story = houses();
  const [ella, cass, wanda, rhedd] = ['House of Ella', 'House of Cass', 'House of Wanda', 'Rhedd'].map(
    (name) => story.unit(name).id,
  ) as [string, string, string, string];

  test('SAGA-CHECK-005 whoever plays the ruler of a house is asked before it is struck out, rewritten, settled or robbed', () => {
    const struck = { deed: 'remove', from: 'units', id: cass };
    const deeds = [
      struck,
      { deed: 'unit', id: cass, name: 'Mine', ruler: story.id('Ella') },
      { deed: 'settle', unit: cass, supports: [1], troops: {} },
      { deed: 'lose', unit: cass, what: 'ships', amount: 1 },
    ];
    for (const deed of deeds) expect([deed.deed, concerned(story, deed)]).toEqual([deed.deed, ['cy']]);
    // It is what a direct deed of somebody else is refused for.
    expect(story.refusal('ana', struck)).toMatchObject({ code: 'NOT_YOURS', owner: 'cy' });
    expect(story.decide(struck).campaign.open.units[cass]).toBeUndefined();
  });

  test('a house that nobody plays the ruler of, and what is nobody’s own, concern nobody more than others', () => {
    for (const id of [wanda, rhedd]) expect(concerned(story, { deed: 'remove', from: 'units', id })).toEqual([]);
    const [region = ''] = Object.keys(story.campaign.open.regions);
    expect(concerned(story, { deed: 'remove', from: 'regions', id: region })).toEqual([]);
    for (const id of ['constructor', 'u99'])
      expect(concerned(story, { deed: 'remove', from: 'units', id })).toEqual([]);
  });

  test('SAGA-WEALTH-011 a scene that is credited changes the wealth of two houses: of whoever plays their rulers', () => {
    const over = talked(talkOn(story, 1, 'Raid'), 'Raid');
    const credit = { deed: 'credit', entry: over.id('Raid'), raise: null, lower: null };
    expect(concerned(over, credit)).toEqual([]);
    expect(concerned(over, { ...credit, lower: cass })).toEqual(['cy']);
    expect(concerned(over, { ...credit, raise: ella, lower: cass })).toEqual(['ana', 'cy']);
    expect(concerned(over, { ...credit, raise: ella, lower: rhedd })).toEqual(['ana']);
  });

  test('what the table alone may do to somebody’s character asks whoever’s it is', () => {
    const character = story.id('Cass');
    const deeds = [
      { deed: 'rename', character, name: 'Cas' },
      { deed: 'rate', character, skill: 'lead', to: 3, reason: 'a winter of it' },
      { deed: 'drive', character, context: 'home', topic: 'the mill', motive: 'proud', rating: 5 },
      { deed: 'die', character, why: 'a fever' },
      { deed: 'free', character },
      { deed: 'aid', character, came: false },
      { deed: 'control', entry: 'e1', character, seat: 'bo' },
      { deed: 'raise', character: story.id('Wanda'), lost: character },
    ];
    for (const deed of deeds) expect([deed.deed, concerned(story, deed)]).toEqual([deed.deed, ['cy']]);
  });
});
