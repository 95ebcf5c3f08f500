import type { Json } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { expect, test } from 'vitest';
import { RAID as DE } from './raid.de.js';
import { RAID as EN } from './raid.en.js';
import { storyTold } from './told.js';

const { campaign } = saga;
type Seen = saga.campaign.SeenCampaign;
type Next = saga.campaign.NextScene;

/** All that a story has asked for; every text is told by its key. */
const asked = new Set<string>();
const told = (key: string): string => {
  asked.add(key);
  return key;
};

const raid = campaign.STORIES.find(({ key }) => key === 'raid') as saga.campaign.Story;

const founded = (): Seen => {
  const deed = campaign.campaignDeed.parse(raid.found({ lady: 'ana', house: 'bo', town: 'cy' }, told));
  if (!deed.ok) throw new Error(JSON.stringify(deed.refusal));
  const who = { seat: 'ana', decided: false, players: ['ana', 'bo', 'cy'] };
  const events = campaign.obeyDeed(campaign.UNFOUNDED, deed.value, who);
  if (!events.ok) throw new Error(JSON.stringify(events.refusal));
  return { open: campaign.evolveAll(campaign.UNFOUNDED, events.value).open, own: null } as Seen;
};

/** A campaign in which a chapter was played, with this outcome; as it was where it was not. */
const played = (seen: Seen, next: Next | undefined, outcome: object | null): Seen => {
  if (next === undefined || outcome === null) return seen;
  const { scene, characters, place, plan, chapter } = next;
  const id = `e${Object.keys(seen.open.entries).length + 1}`;
  const entry = {
    ...{ id, kind: 'scene', scene, title: chapter, day: 1, days: 1, order: 0, state: 'done', inside: null },
    ...{ characters, place, plan, chapter, outcome: outcome as Json, text: '', played: 1 },
  };
  return { ...seen, open: { ...seen.open, entries: { ...seen.open.entries, [id]: entry as never } } };
};

const follows = (seen: Seen): readonly Next[] => {
  const last = Object.values(seen.open.entries).at(-1);
  return last === undefined
    ? [campaign.storyOpens(seen, told)].filter((one) => one !== null)
    : campaign.nextScenes(seen, last, told);
};
const chapterIn = (seen: Seen, chapter: string): Next | undefined =>
  follows(seen).find((one) => one.chapter === chapter);

interface Wanting {
  readonly topic: string;
  readonly response: string;
  readonly to: readonly string[];
}
interface Talk {
  readonly people: readonly { readonly character: string; readonly wants?: readonly Wanting[] }[];
}

/** A talk in which whatever some of them asked for was granted. */
const granted = (next: Next | undefined, askers: (at: number) => boolean): object => {
  const { people } = (next?.plan ?? { people: [] }) as unknown as Talk;
  const wants = people.flatMap(({ wants: all = [] }, at) => (askers(at) ? all : []));
  return {
    people: people.map(({ character }) => ({
      name: character,
      driving: wants.flatMap(({ topic, to }, at) =>
        to.includes(character) ? [{ context: '', topic, appeal: at + 1 }] : [],
      ),
    })),
    appeals: wants.map(({ topic, response }) => ({ topic, response })),
  };
};

const [RIDERS, GUARD] = ['march.raiders', 'march.garrison'];
const troops = (some: object): object => ({
  ...Object.fromEntries(saga.battle.ALL_TROOPS.map((troop) => [troop, 0])),
  ...some,
});
const marched = (more: object, state = 'stopped'): object => ({
  ...{ day: 2, judged: null, met: [] },
  parties: [
    { name: RIDERS, at: 'town', state, troops: troops({ mediumCavalry: 30 }) },
    { name: GUARD, at: 'town', state: 'going', troops: troops({ pikemen: 20 }) },
  ],
  ...more,
});
const met = (defence: string, played = 'later'): object => ({
  ...{ kind: 'attack', attacker: RIDERS, defender: GUARD, at: 'town', inCamp: false, day: 2, played },
  ...{ distance: 'spear', ambusher: null, defence },
});

/** Every way in which each chapter can have come out; null: it was not played. */
const MARCHES = [
  null,
  marched({}),
  marched({}, 'got'),
  ...['inCamp', 'standing'].map((defence) => marched({ met: [met(defence)] })),
  ...[RIDERS, GUARD, null].map((holder) => marched({ met: [met('standing', 'battle')], held: [holder] })),
  marched({ met: [met('standing', 'duel')], held: [null] }, 'got'),
];
const left = (name: string | undefined, more: object = {}): object => ({ name, after: {}, ...more });
const BATTLES = [
  null,
  ...[RIDERS, GUARD, null].map((holder) => ({ holder, armies: [left(RIDERS), left(GUARD)] })),
  { holder: GUARD, armies: [left(RIDERS, { retreated: true }), left(GUARD)] },
];

/** What may have become of people by then. */
const FATES: readonly Readonly<Record<string, object>>[] = [
  {},
  { ella: { captive: 'u2' } },
  { joris: { captive: 'u1' } },
  ...[
    ['casimir', 'joris'],
    ['ella', 'jorun'],
  ].map((gone) => Object.fromEntries(gone.map((role) => [role, { dead: { day: 2, why: 'battle' } }]))),
];
const fated = (seen: Seen, fate: Readonly<Record<string, object>>): Seen => {
  const { characters, founding } = seen.open;
  const changed = Object.entries(fate).map(([role, more]) => {
    const id = founding?.parted?.[role] as string;
    return [id, { ...characters[id], ...more }] as const;
  });
  return { ...seen, open: { ...seen.open, characters: { ...characters, ...Object.fromEntries(changed) } } } as Seen;
};

/** Everybody who can speak for Tarn Hall comes before those of the town. */
const GRANTED: readonly ((next: Next | undefined) => object | null)[] = [
  () => null,
  (next) => granted(next, () => false),
  (next) => granted(next, (at) => at === 0),
  (next) => granted(next, (at) => at > 0),
  (next) => granted(next, () => true),
];

/** Each way in which a chapter may come out, or be left out. */
const ways = (seen: Seen, chapter: string, outcomes: (next: Next | undefined) => readonly (object | null)[]) => {
  const next = chapterIn(seen, chapter);
  return outcomes(next).map((outcome) => played(seen, next, outcome));
};

/** Goes every way through the story, and tells how it ended. */
const wayEnds = (): ReadonlySet<string> =>
  new Set(
    ways(founded(), 'council', (next) => [granted(next, () => false), granted(next, () => true)])
      .flatMap((sat) => ways(sat, 'march', () => MARCHES))
      .flatMap((rode) => ways(rode, 'battle', () => BATTLES))
      .flatMap((fought) => FATES.map((fate) => fated(fought, fate)))
      .flatMap((fought) => ways(fought, 'parley', (next) => GRANTED.map((grants) => grants(next))))
      .map((spoke) => {
        follows(spoke);
        const end = campaign.storyEnds(spoke);
        return `${end?.befell} ${end?.agreed}`;
      }),
  );

test('SAGA-CAMPAIGN-009 the raid can end in every way that there is a sentence for, and asks for each of its texts', () => {
  const ends = wayEnds();
  const befell = ['home', 'turnedBack', 'unseen', 'won', 'even', 'lost', 'fled'];
  const agreed = ['ours', 'theirs', 'both', 'none', 'unspoken'];
  expect([...ends].sort()).toEqual(befell.flatMap((one) => agreed.map((other) => `${one} ${other}`)).sort());
  expect([...asked].sort()).toEqual(Object.keys(EN).sort());
});

test('both languages tell the same things, in the same order', () => {
  expect(Object.keys(DE)).toEqual(Object.keys(EN));
});

/** People who are called the same in both. */
const SAME = ['people.casimir', 'people.joris'];

test('in German nothing stands as in English but names', () => {
  const same = (Object.keys(EN) as readonly (keyof typeof EN)[]).filter((key) => EN[key] === DE[key]);
  expect(same).toEqual(SAME);
});

test.each([
  ['en', EN],
  ['de', DE],
] as const)('what stands on a map is short, and what is offered has no full stop: %s', (language, texts) => {
  const of = (pattern: RegExp) => Object.entries(texts).filter(([key]) => pattern.test(key));
  const places = of(/^(roads|field)\.(?!name$)/);
  expect(places.filter(([, name]) => name.length > 22)).toEqual([]);
  expect(of(/\.(name|title|topic|response|about)(\.|$)/).filter(([, text]) => text.endsWith('.'))).toEqual([]);
  expect(of(/(^|\.)(setting|text|past|befell|agreed)(\.|$)/).filter(([, text]) => !text.endsWith('.'))).toEqual([]);
  expect(storyTold(language, 'raid')('roads.town')).toBe(texts['roads.town']);
});
