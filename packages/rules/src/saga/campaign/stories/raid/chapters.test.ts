import { describe, expect, test } from 'vitest';
import { nextScenes, refusesNext, storyBefore, storyEnds, wordAsked } from '../../../../campaigns.js';
import type { NextScene } from '../../handover/next.js';
import { battleIn, fought, marchAfter, marched, met, troops } from './testing/road.js';
import { after, asIf, counselled, following, talk, told } from './testing/telling.js';

interface Battle {
  readonly attacker: { readonly name: string; readonly troops: Readonly<Record<string, number>> };
  readonly defender: { readonly name: string; readonly troops: Readonly<Record<string, number>> };
  readonly defence: string;
  readonly fields: readonly { readonly name: string; readonly ground: readonly string[] }[];
}

const planOf = (next: NextScene): Battle => next.plan as unknown as Battle;

describe('what the march decides', () => {
  test('SAGA-MOVE-021: a town that was ambushed in camp has its sixty soldiers, and has not rung its bell', () => {
    const { story, march } = marchAfter();
    const offers = following(asIf(story, march, marched({ met: [met('ambush', 'inCamp')] })));
    expect(offers.map(({ chapter, next }) => chapter ?? next)).toEqual(['battle', 'parley', 'end', 'fight']);
    const plan = planOf(battleIn(offers));
    expect(plan.defence).toBe('inCamp');
    expect(plan.defender.troops).toMatchObject({ pikemen: 20, bowmen: 20, mediumInfantry: 20 });
    expect(plan.attacker.troops).toMatchObject({ mediumCavalry: 30 });
    expect(plan.fields.map(({ name }) => name)).toEqual(['field.name']);
    expect(battleIn(offers).told?.about).toBe('battle.asleep');
  });

  test('SAGA-MOVE-022: a town that stands has rung it, and twenty more come', () => {
    const { story, march } = marchAfter();
    const next = battleIn(following(asIf(story, march, marched({ met: [met('attack', 'standing')] }))));
    expect(planOf(next).defender.troops.mediumInfantry).toBe(40);
    expect(next.told?.about).toBe('battle.warned');
  });

  test('SAGA-MOVE-036: who stand before each other fight on that day or not at all; the parley can wait', () => {
    const { story, march } = marchAfter();
    const seen = asIf(story, march, marched({ met: [met('attack', 'standing')] }));
    const after = Object.values(seen.open.entries).at(-1) as never;
    const { day, days } = after as { day: number; days: number };
    const [fought, parley] = following(seen) as readonly [NextScene, NextScene];
    const on = (next: NextScene, day: number) => refusesNext(seen as never, next, { day, after });
    const today = day + days - 1;
    expect([on(fought, today), on(parley, today), on(parley, today + 1)]).toEqual([null, null, null]);
    expect(on(fought, today + 1)).toMatchObject({ what: 'campaign.fightToday', facts: { day: today } });
  });

  test.each([
    [{}, null],
    [{ by: 'command' }, { rule: 'COMMAND-SAGA-001', owners: ['ana', 'cy'] }],
    [{ by: 'sortie' }, { rule: 'SORTIE-SAGA-001', owners: ['ana', 'cy'] }],
    [{ by: 'warband' }, { rule: 'WARBAND-SAGA-001', owners: ['ana', 'cy'] }],
  ])('both sides agree on another way of war than the saga’s, and on that one nobody is asked: %j', (by, asked) => {
    const { story, march } = marchAfter();
    const seen = asIf(story, march, marched({ met: [met('attack', 'standing')] }));
    const next = battleIn(following(seen));
    expect(wordAsked(seen as never, { ...next, plan: { ...(next.plan as object), ...by } as never })).toEqual(asked);
  });

  test('SAGA-CAMPAIGN-004: where sheets are closed a talk takes the word of all whose they are', () => {
    const { story, march } = marchAfter();
    const { open } = asIf(story, march, marched({ met: [met('attack', 'standing')] }));
    const parley = following({ open }).find(({ chapter }) => chapter === 'parley') as NextScene;
    const closed = { open: { ...open, options: { ...open.options, 'saga.table.openSheets': false } } };
    expect(wordAsked({ open } as never, parley)).toBeNull();
    expect(wordAsked(closed as never, parley)).toEqual({ rule: 'SAGA-CAMPAIGN-004', owners: ['ana', 'cy', 'bo'] });
  });

  test('who has heard that no roof is to be left on it comes too: forty more', () => {
    const { story, march } = marchAfter(['ella', 'fire']);
    const next = battleIn(following(asIf(story, march, marched({ met: [met('attack', 'standing')] }))));
    expect(planOf(next).defender.troops.mediumInfantry).toBe(60);
  });

  test('a guard that comes out and ambushes the riders is warned, and attacks', () => {
    const { story, march } = marchAfter();
    const seen = asIf(story, march, marched({ met: [met('ambush', 'onTheMarch', 'march.garrison')] }));
    const plan = planOf(battleIn(following(seen)));
    expect(plan.attacker.name).toBe('march.garrison');
    expect(plan.attacker.troops.mediumInfantry).toBe(40);
    expect(plan.defence).toBe('onTheMarch');
  });

  test('SAGA-MOVE-040: where they meet on the road the battlefields fit the place, and the size that the table plays on', () => {
    const { story, march } = marchAfter();
    const there = { ...met('attack', 'standing'), at: 'bridge' };
    const { fields } = planOf(battleIn(following(asIf(story, march, marched({ met: [there] })))));
    expect(fields.map(({ ground }) => ground.length)).toEqual([15, 15]);
  });

  test('riders whom nobody has seen stand in the town: they fall upon it in its beds, or take the carts and go', () => {
    const { story, march } = marchAfter();
    const seen = asIf(story, march, marched({}, { state: 'got' }));
    const offers = following(seen);
    expect(offers.map(({ chapter, next }) => chapter ?? next)).toEqual(['battle', 'parley', 'end']);
    expect(planOf(battleIn(offers)).defence).toBe('inCamp');
    expect(storyEnds(seen as never)).toEqual({ befell: 'unseen', agreed: 'unspoken' });
  });

  test('riders who have given up have turned back', () => {
    const { story, march } = marchAfter();
    const seen = asIf(story, march, marched({}, { state: 'gaveUp', at: 'wood' }));
    expect(following(seen).map(({ chapter }) => chapter)).toEqual(['parley', 'end']);
    expect(storyEnds(seen as never)?.befell).toBe('turnedBack');
  });

  test.each([
    ['march.raiders', 'won'],
    ['march.garrison', 'lost'],
    [null, 'even'],
  ])('what was fought out on the road is not fought again: %s held the field', (holder, befell) => {
    const { story, march } = marchAfter();
    const seen = asIf(
      story,
      march,
      marched({ met: [met('attack', 'standing', 'march.raiders', 'battle')], held: [holder] }),
    );
    expect(following(seen).some(({ chapter }) => chapter === 'battle')).toBe(false);
    expect(storyEnds(seen as never)?.befell).toBe(befell);
  });
});

describe('the guard of the town', () => {
  const guardIn = (seen: { readonly open: object }, id: string) => {
    const entry = Object.values((seen as typeof SEEN).open.entries)[0] as never;
    const march = nextScenes(seen as never, entry, told).find(({ chapter }) => chapter === 'march') as NextScene;
    return (march.plan as unknown as Record<string, readonly Record<string, unknown>[]>).parties?.find(
      ({ unit }) => unit === id,
    );
  };
  const { story } = marchAfter();
  const SEEN = story.campaign;
  const house = story.unit('houses.dorrow');

  test('is as strong as its house has soldiers left', () => {
    const units = { ...SEEN.open.units, [house.id]: { ...house, troops: troops({ pikemen: 7, mediumInfantry: 60 }) } };
    expect(guardIn({ open: { ...SEEN.open, units } }, house.id)).toMatchObject({
      troops: { pikemen: 7, bowmen: 0, mediumInfantry: 20 },
    });
    expect(guardIn(SEEN, house.id)).toMatchObject({ troops: { pikemen: 20, bowmen: 20, mediumInfantry: 20 } });
  });

  test('is played by whoever plays its lord, where nobody is left to lead it', () => {
    expect(guardIn(SEEN, house.id)).not.toHaveProperty('seat');
    const taken = Object.values(SEEN.open.characters).map((one) => {
      const isLord = ['people.casimir', 'people.joris'].includes(one.name);
      return [one.id, isLord ? { ...one, captive: 'people.ella' } : one];
    });
    const seen = { open: { ...SEEN.open, characters: Object.fromEntries(taken) } };
    expect(guardIn(seen, house.id)).toMatchObject({ members: [], seat: 'cy' });
    const march = nextScenes(seen as never, Object.values(SEEN.open.entries)[0] as never, told)[0] as NextScene;
    const rode = asIf(story, march, marched({}, { state: 'got' }));
    expect(storyEnds(rode as never)?.befell).toBe('unseen');
  });
});

describe('what only says that it is a chapter', () => {
  test.each([
    ['march', 'freeForm', null],
    ['march', 'movement', { by: 'chase' }],
    ['battle', 'duel', { side1: [], side2: [] }],
    ['parley', 'battle', {}],
    ['toString', 'discussion', {}],
  ])('is none: %s as %s', (chapter, scene, plan) => {
    const story = counselled();
    const [before] = Object.values(story.campaign.open.entries);
    const entry = { ...before, id: 'e900', chapter, scene, plan, outcome: {}, state: 'done', played: null, order: 9 };
    const seen = { open: { ...story.campaign.open, entries: { ...story.campaign.open.entries, e900: entry } } };
    expect(following(seen as never).every((one) => one.chapter === undefined)).toBe(true);
    expect(storyEnds(seen as never)).toEqual({ befell: 'home', agreed: 'unspoken' });
  });
});

describe('what the battle and the parley decide', () => {
  const armies = (retreated: boolean) => [
    { name: 'march.raiders', retreated, after: troops({}) },
    { name: 'march.garrison', retreated: false, after: troops({}) },
  ];

  test.each([
    ['holds the field', { holder: 'march.raiders', armies: armies(false) }, 'won'],
    ['loses it', { holder: 'march.garrison', armies: armies(false) }, 'lost'],
    ['goes back', { holder: 'march.garrison', armies: armies(true) }, 'fled'],
    ['and nobody has it', { holder: null, armies: armies(false) }, 'even'],
    ['wins by another way of war', { winner: 'march.raiders', armies: armies(false) }, 'won'],
  ])('Ella %s', (_, outcome, befell) => {
    expect(storyEnds(fought(outcome) as never)).toEqual({ befell, agreed: 'unspoken' });
  });

  test('the parley asks for what has befallen, and for prisoners', () => {
    const won = fought({ holder: 'march.raiders', armies: armies(false) });
    const joris = Object.values(won.open.characters).find(({ name }) => name === 'people.joris');
    const taken = {
      open: {
        ...won.open,
        characters: { ...won.open.characters, [joris?.id ?? '']: { ...joris, captive: 'people.ella' } },
      },
    } as typeof won;
    const topics = (seen: typeof won) => {
      const parley = following(seen).find(({ chapter }) => chapter === 'parley') as NextScene;
      return parley.matters?.map(({ topic }) => topic);
    };
    expect(topics(won)).toEqual(['parley.toll.topic', 'parley.leave.topic']);
    expect(topics(taken)).toEqual([
      'parley.toll.topic',
      'parley.ours.ransom.topic',
      'parley.leave.topic',
      'parley.theirs.free.topic',
    ]);
  });

  test('where nobody of the town’s lords can speak its people do, and where nobody of ours can Hedda does', () => {
    const won = fought({ holder: 'march.raiders', armies: armies(false) });
    const dead = { day: 2, why: 'slain' };
    const characters = Object.fromEntries(
      Object.entries(won.open.characters).map(([id, one]) => [
        id,
        ['people.wren', 'people.hedda'].includes(one.name) ? one : { ...one, dead },
      ]),
    );
    const seen = { open: { ...won.open, characters } } as typeof won;
    const parley = following(seen).find(({ chapter }) => chapter === 'parley') as NextScene;
    expect(parley.plan).toMatchObject({ crowds: [{ name: 'parley.people', seat: 'cy' }] });
    expect(parley.characters.map((id) => seen.open.characters[id]?.name)).toEqual(['people.hedda']);
  });

  const fated = (seen: typeof RODE, fates: Readonly<Record<string, object>>): typeof RODE => {
    const changed = Object.entries(seen.open.characters).map(([id, one]) => [id, { ...one, ...fates[one.name] }]);
    return { open: { ...seen.open, characters: Object.fromEntries(changed) } };
  };
  const RODE = fought({ holder: 'march.garrison', armies: armies(true) });

  test('whoever of Tarn Hall is taken is asked back, though they do not speak: Wren too', () => {
    for (const name of ['people.wren', 'people.hedda', 'people.jorun']) {
      const seen = fated(RODE, { [name]: { captive: 'people.casimir' } });
      const parley = following(seen).find(({ chapter }) => chapter === 'parley') as NextScene;
      expect(parley.matters?.map(({ topic }) => topic)).toEqual([
        ...['parley.dead.topic', 'parley.ours.free.topic', 'parley.oath.topic', 'parley.theirs.ransom.topic'],
      ]);
      expect(storyBefore(seen as never, parley).map(({ fact }) => fact)).toEqual(['parley.fled', 'theyHold']);
    }
  });

  test('where nobody is left to speak for Tarn Hall there is no parley, and the story can end', () => {
    const dead = { dead: { day: 2, why: 'slain' } };
    const gone = { 'people.ella': dead, 'people.jorun': dead, 'people.hedda': dead };
    const chapters = (seen: typeof RODE) => following(fated(seen, gone)).flatMap(({ chapter }) => chapter ?? []);
    expect(chapters(RODE)).toEqual(['end']);
    const { story, march } = marchAfter();
    const seen = asIf(story, march, marched({ met: [met('attack', 'standing')] }));
    expect(chapters(seen)).toEqual(['end']);
  });

  const SPEAKERS = ['people.ella', 'people.jorun', 'people.casimir', 'people.joris'];
  const ours = ['people.casimir', 'parley.halve.topic', 'parley.halve.response'] as const;
  const theirs = ['people.ella', 'parley.sendHome.topic', 'parley.sendHome.response'] as const;
  test.each([
    ['ours', [ours]],
    ['theirs', [theirs]],
    ['both', [theirs, ours]],
    ['none', []],
    ['none', [['people.casimir', 'parley.halve.topic', 'something else'] as const]],
  ])('whose terms were taken: %s', (agreed, moved) => {
    const story = counselled(['ella', 'stay']);
    const [parley] = after(story, 'council') as readonly [NextScene];
    const seen = asIf(story, parley, talk(SPEAKERS, moved));
    expect(storyEnds(seen as never)).toEqual({ befell: 'home', agreed });
    expect(following(seen).map(({ next }) => next)).toEqual(['end']);
    expect(following(seen)[0]?.told?.text).toBe(`end.befell.home end.agreed.${agreed}`);
  });
});
