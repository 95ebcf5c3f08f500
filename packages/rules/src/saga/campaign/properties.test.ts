import { isDeepStrictEqual } from 'node:util';
import { begin, type Json, type Run, type SceneTypes, type SeatId, type Stream, stream } from '@warmoot/kernel';
import { byTier, randomInput } from '@warmoot/kernel/testing';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { campaignDeed, obeyDeed, stageScene, writeBack } from '../../campaigns.js';
import { sceneRules } from '../../scenes.js';
import { evolveAll, evolveCampaign, readCampaign, UNFOUNDED } from './papers/evolve.js';
import type { Campaign, CampaignEvent, Entry, Unit } from './papers/model.js';
import { campaignNews, followCampaign } from './papers/news.js';
import { type Onlooker, seenCampaign } from './papers/view.js';
import { campaignPlay } from './scenes/plays.js';
import { playedAs } from './scenes/writing.js';
import { anyDeed, anyPlay, markOf } from './testing/anything.js';
import { motives, PLAYERS, skills } from './testing/story.js';
import { allSoldiersOf } from './time/away.js';

interface Tale {
  readonly campaign: Campaign;
  readonly events: readonly CampaignEvent[];
  /** The scene at the table; null where none is played. */
  readonly scene: { readonly entry: string; readonly run: Run<SceneTypes> } | null;
}

const frozen = <A>(value: A): A => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) frozen(part);
  return value;
};

/** The same, read quickly; what differs is told at length. */
const same = (is: unknown, wanted: unknown): void => {
  if (!isDeepStrictEqual(is, wanted)) expect(is).toStrictEqual(wanted);
};

const onward = (tale: Tale, events: readonly CampaignEvent[], scene = tale.scene): Tale => {
  same(JSON.parse(JSON.stringify(events)), events);
  return {
    scene,
    campaign: frozen(evolveAll(tale.campaign, frozen(events))),
    events: [...tale.events, ...events],
  };
};

/** Somebody does something, or the table does. All is frozen, so what is refused has changed nothing. */
const doing = (tale: Tale, source: Stream): Tale => {
  const seat = PLAYERS[source.below(PLAYERS.length)] as SeatId;
  const deed = campaignDeed.parse(anyDeed(tale.campaign, source, seat));
  if (!deed.ok) return tale;
  const who = { seat, decided: source.below(2) === 0, players: PLAYERS };
  const done = obeyDeed(tale.campaign, deed.value, who);
  same(obeyDeed(tale.campaign, deed.value, who), done);
  return done.ok ? onward(tale, done.value) : tale;
};

const beginning = (tale: Tale, source: Stream): Tale => {
  const play = campaignPlay.parse(anyPlay(tale.campaign, source));
  if (!play.ok) return tale;
  const staged = stageScene(tale.campaign, play.value, { players: PLAYERS, referee: null, decided: true });
  if (!staged.ok) return tale;
  const { scene, setup, options, entry, events } = staged.value;
  const rules = sceneRules(scene);
  if (!rules.ok) throw new Error(`no scene ${scene}`);
  const begun = begin(rules.value, { setup, options });
  if (!begun.ok) return tale;
  const numbered = play.value.play === 'check' ? [] : [playedAs(evolveAll(tale.campaign, events), entry, 1)];
  return onward(tale, [...events, ...numbered], { entry, run: begun.value.run as unknown as Run<SceneTypes> });
};

const ending = (tale: Tale, { entry, run }: NonNullable<Tale['scene']>, source: Stream): Tale => {
  if (source.below(8) === 0) return onward(tale, writeBack(tale.campaign, { entry, outcome: null, own: {} }), null);
  for (let input = randomInput(run, source); input !== null; input = randomInput(run, source)) {
    const wrong = input.input === 'dice' ? run.dice(input.faces) : null;
    const refused = input.input === 'answer' ? run.answer(input as never, input.choice) : wrong;
    if (refused !== null) throw new Error(JSON.stringify(refused));
  }
  const outcome = JSON.parse(JSON.stringify(run.outcome())) as Json;
  return onward(tale, writeBack(tale.campaign, { entry, outcome, own: run.state.own as never }), null);
};

const step = (tale: Tale, source: Stream): Tale => {
  if (source.below(3) > 0) return doing(tale, source);
  return tale.scene === null ? beginning(tale, source) : ending(tale, tale.scene, source);
};

const START: Tale = { campaign: UNFOUNDED, events: [], scene: null };

const OPTIONS = {
  'saga.draft.castSize': { least: 1, most: 2 },
  'saga.generation.others': 'mainDice',
  battle: { 'saga.battle.map': { rows: 7, columns: 6 } },
};

interface Beginning {
  readonly seed: number;
  readonly edition: string;
  readonly options: object;
}

/** So many changes make a tale, unless nothing more can be thought of. */
const CHANGES = 140;
const TRIES = 900;

/** Deeds that every tale begins with: people, powers, and how many characters each player has. */
const FIRST = [
  ...['Ella', 'Morten', 'Ylva', 'Wanda'].map((name, at) => ({
    ...{ deed: 'add', name, skills: skills(), motives: motives({ proud: 8, modest: 4 }) },
    owner: [...PLAYERS, null][at],
  })),
  { deed: 'unit', name: 'Hird', ruler: 'c1', level: 4, troops: { mediumInfantry: 20, bowmen: 9 } },
  { deed: 'unit', name: 'Rhedd', level: 5, troops: { heavyInfantry: 9, lightCavalry: 9 } },
  ...PLAYERS.slice(0, 2).map((seat) => ({ deed: 'castSize', seat, characters: 1 })),
  // Four talks that are over, for somebody to be credited with.
  ...['e7', 'e8', 'e9', 'e10'].flatMap((entry) => [
    { deed: 'plan', scene: 'discussion', title: `talk ${entry}`, day: 1 },
    { deed: 'start', entry },
    { deed: 'close', entry },
  ]),
];

/** A tale, step by step. */
const tell = ({ seed, edition, options }: Beginning): readonly Tale[] => {
  const source = stream(`tale ${seed}`);
  const found = { deed: 'found', name: 'Skara', edition, options: { ...OPTIONS, ...options } };
  const steps = [START];
  for (const said of [found, ...FIRST]) {
    const deed = campaignDeed.parse(said);
    if (!deed.ok) throw new Error(JSON.stringify(deed.refusal));
    const { campaign } = steps.at(-1) as Tale;
    const done = obeyDeed(campaign, deed.value, { seat: 'ana', decided: true, players: PLAYERS });
    if (!done.ok) throw new Error(JSON.stringify(done.refusal));
    steps.push(onward(steps.at(-1) as Tale, done.value));
  }
  for (let n = 0; n < TRIES && steps.length < CHANGES; n++) {
    const before = steps.at(-1) as Tale;
    const after = step(before, source);
    if (after !== before) steps.push(after);
  }
  return steps;
};

const beginnings = fc.record({
  seed: fc.nat(),
  edition: fc.constantFrom('saga', 'saga', 'saga-1e'),
  options: fc.record({
    'saga.table.openSheets': fc.boolean(),
    'saga.wealth.timing': fc.constantFrom('thirdScene', 'yearly'),
    'saga.first.borrowMissing': fc.constantFrom(true, true, false),
  }),
});

let tales: readonly { readonly start: Beginning; readonly steps: readonly Tale[] }[] = [];

beforeAll(() => {
  // Always the same tales: what comes about in them does not hang on how the dice of a run fall.
  tales = fc.sample(beginnings, { numRuns: byTier(12, 40), seed: 1066 }).map((start) => {
    try {
      return { start, steps: tell(start) };
    } catch (error) {
      throw new Error(`in the tale ${JSON.stringify(start)}`, { cause: error });
    }
  });
});

/** Every step of every tale that changed something, with the tale's beginning where it fails. */
const forEveryStep = (look: (before: Tale, after: Tale) => void): void => {
  for (const { start, steps } of tales) {
    for (const [at, after] of steps.entries()) {
      const before = steps[at - 1];
      if (before === undefined || before.campaign === after.campaign) continue;
      try {
        look(before, after);
      } catch (error) {
        throw new Error(`step ${at} of the tale ${JSON.stringify(start)}: ${(error as Error).message}`, {
          cause: error,
        });
      }
    }
  }
};

const newEvents = (before: Tale, after: Tale): readonly CampaignEvent[] => after.events.slice(before.events.length);

test('the campaign is the fold of its events, read at once or one by one', () => {
  const kinds = new Set<string>();
  for (const { steps } of tales) {
    const { events, campaign } = steps.at(-1) as Tale;
    for (const { event } of events) kinds.add(event);
    same(readCampaign(events), campaign);
    same(events.reduce(evolveCampaign, UNFOUNDED), campaign);
    same(readCampaign(JSON.parse(JSON.stringify(events))), campaign);
  }
  // Every kind of event happens somewhere, or the tales prove little.
  expect([...kinds].sort()).toEqual([
    ...[
      'castSizeSet',
      'changed',
      'dayCame',
      'daysMarked',
      'founded',
      'foundingWritten',
      'goalsWritten',
      'joined',
      'kept',
      'named',
    ],
    ...['noteWritten', 'optionsSet', 'removed', 'settingWritten', 'yearReckoned'],
  ]);
});

const ONLOOKERS: readonly Onlooker[] = [
  ...PLAYERS.map((seat) => ({ seat, referee: null })),
  { seat: 'bo', referee: 'bo' },
  { seat: null, referee: null },
];

test('SAGA-CAMPAIGN-004 nobody ever sees what others want, nor ratings on sheets that are closed to them', () => {
  forEveryStep((_, after) => {
    if (after.events.length % 5 > 0) return;
    const closed = !after.campaign.open.options['saga.table.openSheets'];
    for (const by of ONLOOKERS) {
      const seen = seenCampaign(after.campaign, by);
      const text = JSON.stringify(seen);
      for (const other of PLAYERS) if (other !== by.seat) expect(text).not.toContain(markOf(other));
      if (!closed || (by.seat !== null && by.seat === by.referee)) continue;
      for (const sheet of Object.values(seen.open.characters)) {
        if (by.seat === null || sheet.owner !== by.seat)
          expect(JSON.stringify(sheet)).not.toMatch(/proud|fightingMind/);
      }
      expect(JSON.stringify(seen.open.entries)).not.toMatch(/"fightingMind":|"proud":/);
    }
  });
});

test('whoever knew the campaign before and hears the news knows it now', () => {
  forEveryStep((before, after) => {
    if (after.events.length % 3 > 0) return;
    for (const by of ONLOOKERS) {
      const [was, is] = [seenCampaign(before.campaign, by), seenCampaign(after.campaign, by)];
      const news = campaignNews(was, is);
      same(followCampaign(was, JSON.parse(JSON.stringify(news))), is);
      same(campaignNews(is, seenCampaign(after.campaign, by)), { plain: {}, things: {} });
    }
  });
});

const outermost = (entries: Campaign['open']['entries'], { id, inside }: Entry): string =>
  inside === null || inside === undefined || entries[inside] === undefined
    ? id
    : outermost(entries, entries[inside] as Entry);

test('SAGA-CAL-011 nobody is in two scenes at a time, the dead begin none, and no day comes back', () => {
  let begun = 0;
  forEveryStep((before, after) => {
    const { entries, characters, today } = after.campaign.open;
    expect(today).toBeGreaterThanOrEqual(before.campaign.open.today);
    const running = Object.values(entries).filter(({ state, kind }) => state === 'running' && kind === 'scene');
    for (const id of Object.keys(characters)) {
      const theirs = running.filter((entry) => entry.characters.includes(id));
      expect(new Set(theirs.map((entry) => outermost(entries, entry))).size).toBeLessThanOrEqual(1);
    }
    for (const entry of running) {
      const was = before.campaign.open.entries[entry.id];
      if (was === undefined || was.state !== 'planned') continue;
      begun += 1;
      for (const id of entry.characters) expect(before.campaign.open.characters[id]?.dead).toBeNull();
    }
    for (const { id, dead } of Object.values(before.campaign.open.characters)) {
      if (dead !== null) expect(characters[id]?.dead).toEqual(dead);
    }
  });
  expect(begun).toBeGreaterThan(40);
});

test('SAGA-SKILL-028 SAGA-MOTIVE-015 ratings change by generation, by a decision with its reason, by growth, and else never', () => {
  const ways = new Set<string>();
  forEveryStep((before, after) => {
    for (const event of newEvents(before, after)) {
      if (event.event !== 'changed') continue;
      const { skills: was, motives: felt } = before.campaign.open.characters[event.character] ?? {};
      const { skills, motives } = event.set;
      if (skills !== undefined) {
        const isGeneration = was === null && ['generated', 'drafted'].includes(event.why.code);
        expect(isGeneration || event.why.rules.includes('SAGA-SKILL-028')).toBe(true);
        ways.add(isGeneration ? 'generated' : 'decided');
      }
      if (motives !== undefined && felt !== null) {
        expect(event.why.rules).toContain('SAGA-MOTIVE-015');
        ways.add('grown');
      } else if (motives !== undefined) expect(['generated', 'drafted']).toContain(event.why.code);
    }
  });
  expect([...ways].sort()).toEqual(['decided', 'generated', 'grown']);
});

test('SAGA-MOTIVE-005 SAGA-MOTIVE-009 SAGA-TALK-035 S1E-TALK-004 a Discussion gives what it gives to those in it, by those in it, one for each pair', () => {
  const given = new Set<string>();
  forEveryStep((before, after) => {
    for (const event of newEvents(before, after)) {
      if (event.event !== 'changed' || event.why.code !== 'persuaded') continue;
      const { edition, entries } = after.campaign.open;
      const { driving = [] } = event.set;
      const pairs = driving.map(({ context, topic }) => `${context} / ${topic}`);
      expect(new Set(pairs).size).toBe(pairs.length);
      const { scene, plan, characters, heard } = entries[event.why.entry ?? ''] as Entry;
      expect([scene, plan]).toEqual(['discussion', expect.objectContaining({ people: expect.anything() })]);
      const newest = driving.at(-1);
      expect(characters).toEqual(expect.arrayContaining([event.character, newest?.by]));
      expect(heard).toContainEqual({ listener: event.character, topic: newest?.topic });
      expect(typeof newest?.rating).toBe(edition === 'saga' ? 'number' : 'object');
      given.add(edition);
    }
  });
  expect(given.size).toBe(byTier(1, 2));
});

type Kept = Extract<CampaignEvent, { readonly in: 'units' }> & { readonly thing: Unit };

test('SAGA-WEALTH-006 SAGA-WEALTH-015 wealth moves one level a year at most, and no soldier comes out of nothing', () => {
  const moved = new Map<string, number>();
  forEveryStep((before, after) => {
    if (before.events.length === 0) moved.clear();
    for (const event of newEvents(before, after)) {
      if (event.event !== 'kept' || event.in !== 'units') continue;
      const { thing, happened = [], why } = event as Kept;
      for (const one of happened) {
        if (one.event !== 'moved') continue;
        const key = `${thing.id} in ${thing.wealth.movedIn}`;
        moved.set(key, (moved.get(key) ?? 0) + 1);
        expect([Math.abs(one.to - one.from), moved.get(key)]).toEqual([1, 1]);
      }
      const was = before.campaign.open.units[thing.id];
      if (was === undefined || why.code === 'settled') continue;
      for (const [troop, soldiers] of Object.entries(thing.troops)) {
        expect(soldiers).toBeGreaterThanOrEqual(0);
        expect(soldiers).toBeLessThanOrEqual(allSoldiersOf(was)[troop as keyof Unit['troops']]);
      }
      if (why.code !== 'lostInBattle' && why.code !== 'cameBack') expect(thing.troops).toEqual(was.troops);
    }
  });
});

test('the tales are worth the name: fights, wounds, healing, aid and deaths come about in them', () => {
  const whys = new Map<string, number>();
  forEveryStep((before, after) => {
    for (const event of newEvents(before, after)) {
      if ('why' in event) whys.set(event.why.code, (whys.get(event.why.code) ?? 0) + 1);
    }
  });
  for (const code of ['fought', 'healed', 'died', 'checked', 'brokenOff', 'reckoned', 'credited']) {
    expect([code, whys.get(code) ?? 0]).toEqual([code, expect.toSatisfy((n: number) => n > 0)]);
  }
});
