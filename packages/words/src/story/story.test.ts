import type { Json } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { campaignNames } from '../campaign/names.js';
import { de, en } from '../languages.js';
import { storyTold } from '../stories/told.js';
import { storyHtml } from './html.js';
import { storyMarkdown } from './markdown.js';
import { type Chapter, type SceneTelling, storyOf, type Tellings } from './story.js';

const { campaign } = saga;
type Seen = saga.campaign.SeenCampaign;

const raid = campaign.STORIES[0] as saga.campaign.Story;

const founded = (): Seen => {
  const deed = campaign.campaignDeed.parse(
    raid.found({ lady: 'ana', house: 'bo', town: 'cy' }, storyTold('en', 'raid')),
  );
  if (!deed.ok) throw new Error(JSON.stringify(deed.refusal));
  const events = campaign.obeyDeed(campaign.UNFOUNDED, deed.value, {
    ...{ seat: 'ana', decided: false, players: ['ana', 'bo', 'cy'] },
  });
  if (!events.ok) throw new Error(JSON.stringify(events.refusal));
  return { open: campaign.evolveAll(campaign.UNFOUNDED, events.value).open, own: null } as Seen;
};

const NONE = Object.fromEntries(saga.battle.ALL_TROOPS.map((troop) => [troop, 0]));

/** As much of a battle that is over as the calendar is asked for here. */
const FOUGHT = {
  ...{ ending: 'left', rounds: 2, holder: 'Guard', champions: [] },
  armies: [
    { name: 'Riders', side: 'attacker', lost: { ...NONE, mediumCavalry: 12, bowmen: 3 }, prisoners: NONE },
    { name: 'Guard', side: 'defender', lost: NONE, prisoners: NONE },
  ],
};

const scene = (id: string, day: number, more: object): saga.campaign.Entry =>
  ({
    ...{ id, kind: 'scene', scene: 'freeForm', title: id, day, days: 1, order: 0, state: 'done', inside: null },
    ...{ characters: [], place: '', plan: null, outcome: null as Json, text: '', played: day },
    ...more,
  }) as unknown as saga.campaign.Entry;

const [ella = ''] = Object.keys(founded().open.characters);

const seen: Seen = (() => {
  const { open, own } = founded();
  const entries = {
    e1: scene('e1', 1, { title: 'Supper' }),
    e2: scene('e2', 2, { title: 'The ford', scene: 'battle', chapter: 'battle', outcome: FOUGHT }),
  };
  const one = open.characters[ella] as saga.campaign.Character;
  const died = {
    ...one,
    history: [
      { what: 'dead', from: null, to: { day: 2, why: 'battle' }, entry: 'e2', day: 2, code: 'died', rules: [] },
    ],
  };
  return { own, open: { ...open, entries, characters: { ...open.characters, [ella]: died as never } } } as Seen;
})();

const chaptersOf = (words: typeof en, tellings: Tellings = {}): readonly Chapter[] =>
  storyOf(
    seen,
    campaignNames(words, seen, (seat) => seat),
    tellings,
  )
    .years.flatMap(({ leaves }) => leaves)
    .filter((leaf) => leaf.leaf === 'chapter');

describe('a chapter', () => {
  test('of a ready-made story is called by it, in both languages; any other by its scene', () => {
    expect(chaptersOf(en).map(({ label, heading, title }) => [label, heading, title])).toEqual([
      ['Chapter 1', 'Supper', 'Supper'],
      ['The ford', 'Chapter 2: The battle', 'The battle'],
    ]);
    expect(chaptersOf(de).map(({ heading }) => heading)).toEqual(['Supper', 'Kapitel 2: Die Schlacht']);
  });

  test('every chapter of the story that is a scene has a name', () => {
    const names = Object.keys(en.campaign.story.told.chapters);
    expect(names).toEqual(raid.chapters.filter((chapter) => chapter !== 'end'));
  });

  test('has the losses of each side by their troops, and who died', () => {
    const [supper, ford] = chaptersOf(en);
    expect(supper?.losses).toEqual([]);
    expect(ford?.losses).toEqual([
      { name: 'Riders', what: '12 medium cavalry, 3 bowmen' },
      { name: 'Guard', what: 'nobody' },
      { name: 'Lady Ella Avitch', what: 'dead' },
    ]);
    const markdown = storyMarkdown(
      seen,
      campaignNames(en, seen, (seat) => seat),
    );
    expect(markdown).toContain('**Losses**\n\n- Riders: 12 medium cavalry, 3 bowmen\n- Guard: nobody\n');
  });
});

describe('a place of the map', () => {
  const NAMES = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];
  const note = (title: string, at: number) => ({ id: `n${at}`, kind: 'place', title, text: '', bonuses: [] });
  const spots = Object.fromEntries(
    NAMES.map((title, at) => [`n${at}`, { ...note(title, at), at: { x: at, y: at }, roads: [] }]),
  );
  const went = (places: readonly string[]): Seen => {
    const entries = Object.fromEntries(places.map((place, at) => [`e${at}`, scene(`e${at}`, at + 1, { place })]));
    return { ...seen, open: { ...seen.open, notes: spots, entries } } as Seen;
  };
  const told = (one: Seen) =>
    storyOf(
      one,
      campaignNames(en, one, (seat) => seat),
    );

  test('may be called as every object has something called', () => {
    const { chaptersAt } = told(went([...NAMES, 'constructor']));
    expect(Object.entries(chaptersAt)).toEqual([
      ['constructor', [1, 5]],
      ['__proto__', [2]],
      ['toString', [3]],
      ['hasOwnProperty', [4]],
    ]);
  });

  test('where nothing was played has nothing, whatever it is called', () => {
    const { chaptersAt } = told(went([]));
    expect(NAMES.map((name) => chaptersAt[name])).toEqual(NAMES.map(() => undefined));
  });
});

const SECRET: SceneTelling = {
  turns: [{ turn: 'ambush', when: null, text: 'Wren waits in the reeds.' }],
  speeches: [{ who: 'Wren', words: 'Nobody knows.', appeal: null, came: [], moved: false }],
};

describe('what is kept from a seat', () => {
  const told = (tellings: Tellings): readonly string[] => {
    const names = campaignNames(en, seen, (seat) => seat);
    return [storyHtml(storyOf(seen, names, tellings), en), storyMarkdown(seen, names, { tellings })];
  };

  test('a scene whose log is sealed is told by its outcome, and it is said that there is more', () => {
    for (const [at, text] of told({ e2: SECRET }).entries()) {
      expect([at, text.includes('in the reeds'), text.includes('Nobody knows.')]).toEqual([at, true, true]);
      expect(text).not.toContain('known only to those who were there');
    }
    for (const text of told({ e2: null })) {
      expect(text).not.toMatch(/reeds|Nobody knows|What turned it|Who said what/);
      expect(text).toContain('The rest of it is known only to those who were there.');
      expect(text).toContain('12 medium cavalry, 3 bowmen');
    }
  });

  test('who died on a sheet that is closed is not read off it', () => {
    const one = seen.open.characters[ella] as saga.campaign.Character;
    const { history: _, skills: __, ...closed } = one;
    const shut = { ...seen, open: { ...seen.open, characters: { [ella]: { ...closed, closed: true } as never } } };
    expect(campaign.isOpenSheet(shut.open.characters[ella] as never)).toBe(false);
    const story = storyOf(
      shut,
      campaignNames(en, shut, (seat) => seat),
    );
    const [, ford] = story.years.flatMap(({ leaves }) => leaves) as readonly Chapter[];
    expect(ford?.losses.map(({ name }) => name)).toEqual(['Riders', 'Guard']);
  });
});

test('the page fetches nothing and runs nothing, whatever is written in it', () => {
  const hostile = '<img src="https://evil.example/x"><script>alert(1)</script> url(https://evil.example)';
  const names = campaignNames(en, seen, (seat) => seat);
  const html = storyHtml({ ...storyOf(seen, names, {}), title: hostile, setting: [hostile] }, en);
  // Nothing in a tag or in a style leads out of the file.
  const tags = [...html.matchAll(/<[^>]*>/g)].map(([tag]) => tag);
  const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(html) ?? [];
  expect(style.length).toBeGreaterThan(1000);
  for (const part of [...tags, style])
    expect(part).not.toMatch(/https?:|\/\/|@import|src=|<(?:script|img|link|iframe)/);
  expect(tags.filter((tag) => tag.includes('href=')).every((tag) => tag.includes('href="#'))).toBe(true);
  expect(html).toContain("default-src 'none'");
});
