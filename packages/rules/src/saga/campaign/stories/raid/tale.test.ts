import type { Json } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { nextScenes, storyChapter, storyEnds, storyLast, storyOpens } from '../../../../campaigns.js';
import type { NextScene, SeenWithRules } from '../../handover/next.js';
import type { Entry } from '../../papers/model.js';
import { battleIn, before, marchAfter, marched, met, withPlayed } from './testing/road.js';
import { after, asIf, COUNCIL, counselled, following, founded, opening, talk, told } from './testing/telling.js';

type Seen = Pick<SeenWithRules, 'open'>;
type Said = Partial<Entry>;

const idIn = ({ open }: Seen, name: string): string =>
  [...Object.values(open.characters), ...Object.values(open.units)].find((one) => one.name === name)?.id ?? '';

/** What is offered after the chapter that counts. */
const offered = (seen: Seen): readonly NextScene[] => {
  const last = storyLast(seen as never);
  return last === null ? [] : nextScenes(seen as never, last, told);
};

const chaptersOffered = (seen: Seen) => offered(seen).flatMap(({ chapter }) => chapter ?? []);

const ridersIn = (seen: Seen): unknown => {
  const ride = offered(seen).find(({ chapter }) => chapter === 'march') as NextScene;
  return (ride.plan as unknown as { parties: readonly { troops: object }[] }).parties[0]?.troops;
};

/** A talk of these, in which nobody was moved to anything. */
const talkOf = (seen: Seen, chapter: string, people: readonly string[], crowds: readonly object[] = []): Said => ({
  ...{ scene: 'discussion', chapter },
  plan: { people: people.map((name) => ({ character: idIn(seen, name) })), crowds } as unknown as Json,
  outcome: talk(people, []) as Json,
});

const battleOf = (seen: Seen, [mine, commander]: readonly string[], [theirs, other]: readonly string[]): Said => {
  const army = (unit = '', name = '') => ({ unit: unit === '' ? null : idIn(seen, unit), commander: idIn(seen, name) });
  const armies = ['march.raiders', 'march.garrison'].map((name) => ({ name, retreated: false }));
  return {
    ...{ scene: 'battle', chapter: 'battle' },
    plan: { attacker: army(mine, commander), defender: army(theirs, other) },
    outcome: { holder: 'march.garrison', armies } as unknown as Json,
  };
};

const AVITCH = ['houses.avitch', 'people.ella'] as const;
const DORROW = ['houses.dorrow', 'people.casimir'] as const;
const LORDS = ['people.casimir', 'people.joris'] as const;

describe('a council', () => {
  const granted = counselled(['jorun', 'riders']).campaign;

  test('of the lords of the town moves nobody of Tarn Hall', () => {
    const seen = withPlayed(granted, talkOf(granted, 'council', LORDS));
    expect(storyLast(seen as never)?.title).toBe('council');
    expect(ridersIn(seen)).toMatchObject({ mediumCavalry: 60 });
    expect(chaptersOffered(seen)).toEqual(['march', 'parley', 'end']);
  });

  test('that Lady Ella holds alone, or others without her, is none', () => {
    const bare = founded().campaign;
    for (const there of [['people.ella'], ['people.jorun', 'people.wren', 'people.hedda'], LORDS]) {
      const seen = withPlayed({ open: { ...bare.open, entries: {} } }, talkOf(bare, 'council', there));
      expect(storyLast(seen as never)).toBeNull();
      expect(storyOpens(seen as never, told)?.chapter).toBe('council');
    }
  });

  test('that is held again after the first changes nothing of what was granted, whatever is said in it', () => {
    const seen = withPlayed(granted, talkOf(granted, 'council', COUNCIL));
    expect(ridersIn(seen)).toMatchObject({ mediumCavalry: 60 });
    const again = Object.values(seen.open.entries).at(-1) as Entry;
    expect(storyChapter(seen as never, again)).toBeNull();
    expect(nextScenes(seen as never, again, told).some(({ chapter }) => chapter !== undefined)).toBe(false);
  });

  test('was the first that was played, whichever was planned first', () => {
    const entry = Object.values(granted.open.entries)[0] as Entry;
    const late = { ...granted.open.entries, [entry.id]: { ...entry, played: 5 } };
    const seen = withPlayed(
      { open: { ...granted.open, entries: late } },
      { ...talkOf(granted, 'council', COUNCIL), played: 3 },
    );
    expect(ridersIn(seen)).toMatchObject({ mediumCavalry: 30 });
  });

  test('that was planned with other people still opens the story; the story’s own is not offered twice', () => {
    const story = founded();
    const plan = (who: readonly string[]) => ({ people: who.map((name) => ({ character: story.id(name) })) });
    const put = (who: readonly string[]) =>
      story.as('cy', { deed: 'plan', day: 1, title: 'x', scene: 'discussion', chapter: 'council', plan: plan(who) });
    expect(storyOpens(put(LORDS).campaign, told)?.chapter).toBe('council');
    expect(storyOpens(put(COUNCIL).campaign, told)).toBeNull();
  });
});

interface Party {
  readonly name: string;
  readonly unit: string;
}

describe('a march', () => {
  const { story, march } = marchAfter();
  const { campaign } = story;
  const { roads, parties } = march.plan as unknown as { roads: Json; parties: readonly Party[] };
  const [riders, guard] = parties as [Party, Party];
  const arrived = marched({}, { state: 'got' }) as unknown as Json;
  const ridden = (plan: object): Seen =>
    withPlayed(campaign, { scene: 'movement', chapter: 'march', plan: plan as Json, outcome: arrived });
  const members = (...who: readonly string[]) => who.map((name) => ({ character: story.id(name) }));

  test.each([
    ['against straw', [riders, { name: guard.name, at: 'town', troops: { pikemen: 1 }, seat: 'ana' }]],
    [
      'against the town’s soldiers, played by whoever rides against them',
      [riders, { ...guard, members: [], seat: 'ana' }],
    ],
    [
      'of the town’s lords under another’s banner',
      [{ ...riders, members: members(LORDS[0]), leader: undefined }, guard],
    ],
    ['of the house without anybody of it', [{ ...riders, members: [], leader: undefined }, guard]],
    ['under the banner of those against whom they ride', [{ ...riders, unit: guard.unit }, guard]],
  ])('is none %s', (_, both) => {
    const seen = ridden({ roads, parties: JSON.parse(JSON.stringify(both)) });
    expect(storyEnds(seen as never)).toEqual({ befell: 'home', agreed: 'unspoken' });
    expect(chaptersOffered(seen)).toEqual(['march', 'parley', 'end']);
  });

  test('may be planned otherwise: fewer riders, another captain, another place, more who come along', () => {
    const wren = { name: 'Wren', at: 'wood', members: members('people.wren') };
    const others = [
      { ...riders, unit: null, leader: story.id('people.jorun'), troops: { mediumCavalry: 12 }, at: 'pasture' },
      wren,
      { ...guard, members: members('people.joris'), at: 'ford' },
    ];
    const seen = ridden({ roads, parties: others });
    expect(storyEnds(seen as never)?.befell).toBe('unseen');
    expect(chaptersOffered(seen)).toEqual(['battle', 'parley', 'end']);
  });

  test('that somebody else rides along with in the first place is followed by a battle under its own people', () => {
    const mixed = story.decide({ deed: 'add', name: 'Kuno', owner: null } as never);
    const along = { ...riders, members: [{ character: mixed.id('Kuno') }, ...members('people.ella', 'people.jorun')] };
    const outcome = marched({ met: [met('attack', 'standing')] }) as unknown as Json;
    const seen = withPlayed(mixed.campaign, {
      ...{ scene: 'movement', chapter: 'march', outcome },
      plan: { roads, parties: [{ ...along, leader: mixed.id('people.ella') }, guard] } as unknown as Json,
    });
    const ella = mixed.id('people.ella');
    const taken = { ...seen.open.characters, [ella]: { ...seen.open.characters[ella], captive: 'x' } };
    const offered = battleIn(following({ open: { ...seen.open, characters: taken } } as Seen));
    expect(offered.plan).toMatchObject({
      attacker: { commander: mixed.id('people.jorun'), leaders: [mixed.id('Kuno')] },
    });
  });

  test('is none before the council; and what comes to pass between others on it is not the raid’s', () => {
    const bare: Seen = { open: { ...campaign.open, entries: {} } };
    const early = { scene: 'movement', chapter: 'march', plan: march.plan, outcome: arrived } as Said;
    expect(storyEnds(withPlayed(bare, early) as never)).toBeNull();
    const third = { name: 'Others', at: 'ford', members: members('people.wren') };
    const other = { ...met('attack', 'standing'), defender: 'Others' };
    const outcome = marched({ met: [other] }, { state: 'gaveUp', at: 'ford' }) as unknown as { parties: object[] };
    const kept = {
      ...outcome,
      parties: [...outcome.parties, { name: 'Others', at: 'ford', state: 'stopped', troops: {} }],
    };
    const seen = withPlayed(campaign, {
      ...{ scene: 'movement', chapter: 'march', outcome: kept as unknown as Json },
      plan: { roads, parties: [...parties, third] } as unknown as Json,
    });
    expect(chaptersOffered(seen)).toEqual(['parley', 'end']);
    expect(storyEnds(seen as never)?.befell).toBe('turnedBack');
  });

  test('that is ridden again after the first is the table’s own', () => {
    const first = asIf(story, march, marched({}, { state: 'gaveUp', at: 'wood' }));
    const seen = withPlayed(first, { scene: 'movement', chapter: 'march', plan: march.plan, outcome: arrived });
    expect(storyEnds(seen as never)?.befell).toBe('turnedBack');
    expect(chaptersOffered(seen)).toEqual(['parley', 'end']);
  });
});

describe('a battle', () => {
  test('of the lords of the town, before anybody has ridden, is none', () => {
    const { campaign } = counselled();
    for (const said of [battleOf(campaign, ['', LORDS[0]], ['', LORDS[1]]), battleOf(campaign, AVITCH, DORROW)]) {
      const seen = withPlayed(campaign, said);
      expect(storyEnds(seen as never)).toEqual({ befell: 'home', agreed: 'unspoken' });
      expect(chaptersOffered(seen)).toEqual(['march', 'parley', 'end']);
    }
  });

  test('is between both houses, each led by its own; whoever attacks, wherever, by whichever way of war', () => {
    const { seen } = before();
    const after = (said: Said) => storyEnds(withPlayed(seen, said) as never)?.befell;
    expect(after(battleOf(seen, AVITCH, DORROW))).toBe('lost');
    expect(after(battleOf(seen, ['houses.avitch', 'people.jorun'], ['houses.dorrow', 'people.joris']))).toBe('lost');
    expect(after(battleOf(seen, DORROW, AVITCH))).toBe('won');
    // Soldiers that are written down for this once are theirs as well.
    expect(after(battleOf(seen, AVITCH, ['', LORDS[0]]))).toBe('lost');
    expect(after(battleOf(seen, ['', 'people.ella'], DORROW))).toBe('lost');
    const { plan } = battleOf(seen, AVITCH, DORROW);
    const elsewhere = { ...(plan as object), by: 'sortie', fields: [{ field: 'plain' }], defence: 'onTheMarch' };
    expect(after({ ...battleOf(seen, AVITCH, DORROW), plan: elsewhere as never })).toBe('lost');
    for (const [one, other] of [
      [['houses.avitch', LORDS[1]], DORROW],
      [AVITCH, ['houses.dorrow', 'people.wren']],
      [AVITCH, ['houses.avitch', LORDS[0]]],
    ] as const)
      expect(after(battleOf(seen, one, other))).toBe('turnedBack');
  });

  test.each([
    ['has turned back', marched({}, { state: 'gaveUp', at: 'wood' })],
    [
      'was fought out on the road',
      marched({ met: [met('attack', 'standing', 'march.raiders', 'battle')], held: [null] }),
    ],
  ])('is none after a march that %s', (_, outcome) => {
    const { story, march } = marchAfter();
    const seen = asIf(story, march, outcome);
    expect(storyEnds(withPlayed(seen, battleOf(seen, AVITCH, DORROW)) as never)).toEqual(storyEnds(seen as never));
  });

  test('that is fought again after the first does not undo it', () => {
    const { seen } = before();
    const won = withPlayed(seen, battleOf(seen, DORROW, AVITCH));
    expect(storyEnds(withPlayed(won, battleOf(seen, AVITCH, DORROW)) as never)?.befell).toBe('won');
  });
});

describe('a parley', () => {
  const story = counselled(['ella', 'stay']);
  const [offer] = after(story, 'council') as readonly [NextScene];
  const moved = [['people.casimir', 'parley.halve.topic', 'parley.halve.response']] as const;
  const SPEAKERS = ['people.ella', 'people.jorun', ...LORDS];
  const agreed = asIf(story, offer, talk(SPEAKERS, moved));
  const CROWD = { name: 'People', is: 'crowd' };

  test('that comes after it takes nothing back of what was agreed', () => {
    expect(storyEnds(agreed as never)?.agreed).toBe('ours');
    for (const there of [['people.ella', ...LORDS], LORDS, ['people.ella', 'people.jorun']])
      expect(storyEnds(withPlayed(agreed, talkOf(agreed, 'parley', there)) as never)?.agreed).toBe('ours');
  });

  test.each([
    ['of one side alone', ['people.ella', 'people.jorun'], []],
    ['of the town’s lords alone', LORDS, []],
    ['with people of the town whom Ella’s own player plays', ['people.ella'], [{ ...CROWD, seat: 'ana' }]],
    ['with people of whom nobody has said who plays them', ['people.ella'], [CROWD]],
  ])('is none %s', (_, there, crowds) => {
    const { campaign } = story;
    const seen = withPlayed(campaign, talkOf(campaign, 'parley', there, crowds));
    expect(storyEnds(seen as never)?.agreed).toBe('unspoken');
    expect(chaptersOffered(seen)).toEqual(['parley', 'march', 'end']);
  });

  test('may be held by fewer, and for the town by its people', () => {
    const { campaign } = story;
    for (const [there, crowds] of [
      [['people.hedda', 'people.joris'], []],
      [['people.ella'], [{ ...CROWD, seat: 'cy' }]],
    ] as const)
      expect(storyEnds(withPlayed(campaign, talkOf(campaign, 'parley', there, crowds)) as never)?.agreed).toBe('none');
  });

  test('grants nothing that one of Tarn Hall has asked of another', () => {
    const [plan, ella, jorun] = [offer.plan as object, story.id('people.ella'), story.id('people.jorun')];
    const { people } = plan as unknown as { people: readonly { character: string; wants: readonly object[] }[] };
    const wants = [{ context: 'c', topic: 't', response: 'r', to: [jorun] }];
    const asked = people.map((one) => (one.character === ella ? { ...one, wants } : one));
    const seen = asIf(story, offer, talk(SPEAKERS, [['people.jorun', 't', 'r']]), { people: asked });
    expect(storyEnds(seen as never)?.agreed).toBe('none');
  });

  test('is the last: whoever rides after it rides for themselves, and is not offered it', () => {
    const [march] = after(story, 'council').filter(({ chapter }) => chapter === 'march') as [NextScene];
    const council = Object.values(agreed.open.entries).find(({ chapter }) => chapter === 'council') as Entry;
    expect(nextScenes(agreed as never, council, told).flatMap(({ chapter }) => chapter ?? [])).toEqual([
      'parley',
      'end',
    ]);
    const seen = withPlayed(agreed, {
      ...{ scene: 'movement', chapter: 'march', plan: march.plan, outcome: marched({}, { state: 'got' }) as never },
    });
    expect(storyEnds(seen as never)).toEqual({ befell: 'home', agreed: 'ours' });
    expect(chaptersOffered(seen)).toEqual(['end']);
  });
});

test('what is offered is told as it was before: by each way of war, chapter by chapter', () => {
  const { seen } = before();
  expect(chaptersOffered(seen)).toEqual(['battle', 'parley', 'end']);
  expect(following(seen).map(({ chapter, next }) => chapter ?? next)).toEqual(['battle', 'parley', 'end', 'fight']);
  expect(battleIn(following(seen)).plan).toEqual(battleIn(offered(seen)).plan);
});

test('a story is told by the edition that it is written for, and by no other', () => {
  const { campaign } = counselled();
  const other = { open: { ...campaign.open, edition: 'saga-1e' } } as never;
  expect([storyOpens(other, told), storyEnds(other), storyLast(other)]).toEqual([null, null, null]);
  expect(opening(founded()).chapter).toBe('council');
});
