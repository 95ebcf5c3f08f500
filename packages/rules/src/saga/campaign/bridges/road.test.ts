import type { Json } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { SMALL } from '../../movement/roads/small.table.js';
import { byChance, founded, joined, type Story, talkOn, threePeople } from '../testing/story.js';
import { wearyOn } from '../time/weariness.js';

type Said = Readonly<Record<string, unknown>>;

const [FIRST, SECOND, THIRD] = SMALL.spans.map(({ key }) => key) as unknown as [string, string, string];

const member = (story: Story, name: string, more: Said = {}): Said => ({ character: story.id(name), ...more });

/** Ella's party wants to the third span of the small map; Morten's wants to catch it. */
const marchOf = (story: Story, day: number, more: Said = {}, parties: readonly [Said, Said] = [{}, {}]): Story =>
  story.as('ana', {
    deed: 'plan',
    scene: 'movement',
    title: 'March',
    day,
    days: 3,
    plan: {
      roads: SMALL,
      parties: [
        {
          ...{ name: 'Hares', at: FIRST, wants: { want: 'reach', span: THIRD } },
          members: [member(story, 'Ella')],
          ...parties[0],
        },
        {
          ...{ name: 'Hounds', at: SECOND, wants: { want: 'catch', party: 'Hares' } },
          members: [member(story, 'Morten', { mounted: true, scout: true })],
          ...parties[1],
        },
      ],
    },
    ...more,
  });

const party = (name: string, members: readonly Said[], more: Said = {}): Said => ({
  ...{ name, at: THIRD, state: 'got', weary: 0, stores: 10, members, troops: {}, aware: [], days: [] },
  ...more,
});

const outcomeOf = (parties: readonly Said[], more: Said = {}): Json =>
  ({ day: 7, judged: null, parties, met: [], fought: [], chased: [], parleys: [], ...more }) as unknown as Json;

const begun = (story: Story): Story => story.begin({ play: 'entry', entry: story.id('March') });
const ended = (story: Story, outcome: Json): Story => begun(story).end(story.id('March'), outcome);

const packed = (story: Story, name: string, objects: readonly string[]): Story =>
  story.decide({
    deed: 'carry',
    character: story.id(name),
    load: { items: objects.map((object, at) => ({ id: `${object} ${at}`, object })) },
  });

const setupOf = (story: Story) => story.stage({ play: 'entry', entry: story.id('March') }).setup as unknown as Story2;
interface Story2 {
  readonly day: number;
  readonly due?: number;
  readonly parties: readonly {
    readonly weary: number;
    readonly seats: readonly string[];
    readonly members: readonly Said[];
  }[];
}

describe('a march from the sheets', () => {
  test('SAGA-MOVE-001 SAGA-MOVE-002 SAGA-MOVE-008 SAGA-MOVE-012 takes skills, load, food, wounds and arms as they stand', () => {
    const story = marchOf(packed(threePeople(), 'Ella', ['food', 'food', 'waterskin']), 5);
    const { scene, setup } = story.stage({ play: 'entry', entry: story.id('March') });
    expect(scene).toBe('saga/march');
    expect(setup).toMatchObject({
      seats: ['ana', 'bo', 'cy'],
      day: 5,
      closedSheets: false,
      parties: [
        {
          ...{ name: 'Hares', seats: ['ana'], leader: 'Ella', at: FIRST, wants: { want: 'reach', span: THIRD } },
          members: [{ name: 'Ella', seat: 'ana', light: true, food: 4, skins: 1, mounted: false, carried: false }],
        },
        { name: 'Hounds', seats: ['bo'], members: [{ name: 'Morten', mounted: true, scout: true, food: 0, skins: 0 }] },
      ],
    });
    expect(setupOf(story).parties[0]?.members[0]).toHaveProperty('fighter');
  });

  test('SAGA-MOVE-037 knows when another entry of the calendar is due', () => {
    const story = talkOn(marchOf(threePeople(), 5), 6, 'Supper', ['Wanda']);
    expect(setupOf(story).due).toBe(6);
    expect(setupOf(marchOf(threePeople(), 5)).due).toBeUndefined();
  });

  test('SAGA-MOVE-001 each character is in one party, and somebody wants something', () => {
    const story = threePeople();
    const twice = [{}, { members: [member(story, 'Ella')] }] as const;
    expect(() => marchOf(story, 5, {}, twice)).toThrow('campaign.eachOnce');
    expect(() => marchOf(story, 5, {}, [{ wants: null }, { wants: null }])).toThrow('SAGA-MOVE-001');
    expect(() => marchOf(story, 5, {}, [{ at: 'nowhere' }, {}]).stage({ play: 'entry', entry: 'e4' })).toThrow(
      'move.span',
    );
  });

  test('SAGA-CAMPAIGN-006 without a plan a movement is played by word, as before', () => {
    const story = marchOf(threePeople(), 5, { plan: null });
    expect(story.stageRefusal({ play: 'entry', entry: story.id('March') })).toMatchObject({
      rule: 'SAGA-CAMPAIGN-006',
    });
    expect(story.as('ana', { deed: 'start', entry: story.id('March') }).entry('March').state).toBe('running');
    const atTable = marchOf(threePeople(), 5);
    expect(atTable.refusal('ana', { deed: 'start', entry: atTable.id('March') })).toMatchObject({
      rule: 'SAGA-CAMPAIGN-006',
    });
  });

  test('SAGA-MOVE-049 SAGA-MOVE-042 options and referee come from the table, in both editions', () => {
    for (const edition of ['saga', 'saga-1e']) {
      const options = { march: { 'saga.move.secret': false } };
      const story = marchOf(threePeople(options, edition), 5).withReferee('cy');
      const staged = story.stage({ play: 'entry', entry: story.id('March') });
      expect(staged.scene).toBe(`${edition}/march`);
      expect(staged.options).toMatchObject({ 'saga.move.secret': false, 'saga.table.referee': 'cy' });
    }
  });
});

describe('what the road has done', () => {
  const stood = (name: string, side: number, more: Said = {}): Said => ({
    ...{ name, side, standing: 'in', wounds: [], taken: [], dyingSince: null },
    ...{ hands: { left: null, right: null }, carried: [] },
    ...more,
  });
  const duel = {
    by: 'duel',
    day: 6,
    duel: {
      ...{ ending: 'side1', rounds: 3, dead: [], fled: [], prisoners: ['Morten'], lost: [] },
      fighters: [
        stood('Ella', 1, { wounds: [{ part: 'leftArm', severity: 'minor', marks: 0 }] }),
        stood('Morten', 2, { standing: 'surrendered' }),
      ],
    },
  };

  test('SAGA-MOVE-038 days, whereabouts, food, weariness, wounds and prisoners go on calendar and sheets', () => {
    const story = marchOf(packed(threePeople(), 'Ella', ['food', 'food']), 5);
    const parties = [party('Hares', [{ name: 'Ella', food: 1, water: 0 }], { weary: 2 }), party('Hounds', [])];
    const after = ended(story, outcomeOf(parties, { fought: [duel] }));
    expect(after.entry('March')).toMatchObject({
      state: 'done',
      days: 3,
      outcome: { day: 7, parties: [{ at: THIRD }, {}] },
    });
    expect(after.character('Ella')).toMatchObject({
      through: 7,
      weary: { steps: 2, on: 7 },
      // Dated with the day on which it was fought, not with the first of the march.
      wounds: [{ part: 'leftArm', severity: 'minor', day: 6 }],
      healedThrough: 6,
      load: { items: [{ object: 'food', left: 1 }] },
    });
    expect(after.character('Morten')).toMatchObject({ captive: 'Ella' });
    // By which roads they came stays theirs.
    expect(after.entry('March').outcome).not.toHaveProperty('parties[0].days');
    expect(JSON.stringify(after.entry('March').outcome)).not.toContain('aware');
  });

  test('SAGA-MOVE-038 SAGA-WEALTH-015 soldiers lost in a battle on the way are gone from their unit', () => {
    const army = { mediumInfantry: 20, bowmen: 5 };
    const raised = threePeople().as('bo', { deed: 'unit', name: 'Kell', level: 4, troops: army });
    const story = marchOf(raised, 5, {}, [{}, { unit: raised.id('Kell') }]);
    expect(setupOf(story).parties[1]).toMatchObject({ troops: { mediumInfantry: 20, bowmen: 5 } });
    const none = Object.fromEntries(Object.keys(raised.unit('Kell').troops).map((troop) => [troop, 0]));
    const side = (name: string, lost: Said) => ({
      name,
      before: none,
      after: none,
      lost: { ...none, ...lost },
      units: [],
    });
    const battle = {
      by: 'battle',
      day: 6,
      battle: { armies: [side('Hares', {}), side('Hounds', { mediumInfantry: 7 })], champions: [] },
    };
    const after = ended(story, outcomeOf([], { fought: [battle] }));
    expect(after.unit('Kell').troops).toMatchObject({ mediumInfantry: 13, bowmen: 5 });
    const many = marchOf(raised, 5, {}, [{}, { unit: raised.id('Kell'), troops: { bowmen: 6 } }]);
    expect(many.stageRefusal({ play: 'entry', entry: many.id('March') })).toMatchObject({ rule: 'SAGA-WEALTH-016' });
  });

  test('SAGA-MOVE-043 weariness belongs to the people: the higher counts for a party, and every day of rest takes one step', () => {
    const story = marchOf(threePeople(), 5);
    const after = ended(story, outcomeOf([party('Hares', [{ name: 'Ella', food: 0, water: 0 }], { weary: 3 })]));
    const ella = after.character('Ella');
    // Day 7 was the last on the road: on the next morning nothing is gone, then one step a day.
    expect([7, 8, 9, 10, 11, 12].map((day) => wearyOn(after.campaign, ella, day))).toEqual([3, 3, 2, 1, 0, 0]);
    const next = (day: number) => {
      const again = marchOf(after, day, { title: 'Again' }, [
        { members: [member(after, 'Ella'), member(after, 'Wanda')] },
        {},
      ]);
      return (again.stage({ play: 'entry', entry: again.id('Again') }).setup as unknown as Story2).parties[0]?.weary;
    };
    expect([next(8), next(9), next(11)]).toEqual([3, 2, 0]);
  });

  test('SAGA-MOVE-044 who can only be carried is carried on the way', () => {
    const hurt = { part: 'body', severity: 'major', marks: 0 };
    const story = marchOf(threePeople(), 5, {}, [
      { members: [member(threePeople(), 'Ella'), member(threePeople(), 'Wanda')] },
      {},
    ]);
    const wounded = {
      ...duel,
      duel: { ...duel.duel, prisoners: [], fighters: [stood('Ella', 1, { wounds: [hurt] })] },
    };
    const after = ended(story, outcomeOf([], { fought: [wounded] }));
    const on = (day: number): Story =>
      marchOf(after, day, { title: 'Again' }, [{ members: [member(after, 'Wanda'), member(after, 'Ella')] }, {}]);
    const play = (story: Story) => ({ play: 'entry', entry: story.id('Again') });
    expect((on(7).stage(play(on(7))).setup as unknown as Story2).parties[0]?.members).toMatchObject([
      { name: 'Wanda', carried: false },
      { name: 'Ella', carried: true },
    ]);
    // SAGA-CAL-013: the days in between are healed first.
    expect(on(8).stageRefusal(play(on(8)))).toMatchObject({ rule: 'SAGA-CAL-013' });
  });

  test.each(['one', 'two', 'three'])(
    'SAGA-MOVE-036 SAGA-MOVE-038 a march played by chance, with whatever came of it inside: %s',
    (seed) => {
      const story = marchOf(packed(threePeople(), 'Ella', ['food', 'waterskin', 'sword']), 5);
      const after = story.play({ play: 'entry', entry: story.id('March') }, byChance(seed));
      expect(after.entry('March').state).toBe('done');
      expect(after.entry('March').days).toBeGreaterThanOrEqual(1);
      expect(after.character('Ella').through).toBeGreaterThanOrEqual(5);
    },
  );
});

describe('a pursuit and a race from the sheets', () => {
  const chaseOf = (story: Story, more: Said = {}): Story =>
    story.as('ana', {
      deed: 'plan',
      scene: 'movement',
      title: 'March',
      day: 8,
      plan: {
        by: 'chase',
        quarry: { name: 'Hares', members: [member(story, 'Ella')] },
        pursuers: { name: 'Hounds', members: [member(story, 'Morten')] },
        ...more,
      },
    });

  test('SAGA-MOVE-036 SAGA-MOVE-048 after a battle it starts at 2, after a duel at 1', () => {
    const story = chaseOf(threePeople(), { from: 'battle' });
    expect(story.stage({ play: 'entry', entry: story.id('March') })).toMatchObject({
      scene: 'saga/chase',
      setup: { from: 'battle', quarry: { name: 'Hares', seats: ['ana'] }, pursuers: { seats: ['bo'] } },
    });
    const after = story.play({ play: 'entry', entry: story.id('March') });
    expect(after.entry('March')).toMatchObject({ state: 'done', days: 1 });
  });

  test('SAGA-MOVE-043 a day with a pursuit is no day of rest', () => {
    const march = marchOf(threePeople(), 5);
    const weary = ended(march, outcomeOf([party('Hares', [{ name: 'Ella', food: 0, water: 0 }], { weary: 2 })]));
    const chased = chaseOf(weary).play({ play: 'entry', entry: chaseOf(weary).id('March') });
    const ella = chased.character('Ella');
    expect([8, 9, 10, 11].map((day) => wearyOn(chased.campaign, ella, day))).toEqual([2, 2, 1, 0]);
    expect([9, 10].map((day) => wearyOn(weary.campaign, weary.character('Ella'), day))).toEqual([1, 0]);
    expect(chased.character('Morten').weary).toBeUndefined();
  });

  test('SAGA-MOVE-032 SAGA-MOVE-033 a dash and a long race', () => {
    const base = joined(founded(), 'Ella', 'ana', { run: 5 });
    const story = joined(base, 'Morten', 'bo');
    const racers = ['Ella', 'Morten'].map((name) => ({ name, members: [member(story, name)] }));
    const raced = story.as('ana', {
      deed: 'plan',
      scene: 'movement',
      title: 'Race',
      day: 2,
      plan: { by: 'race', racers, legs: 3 },
    });
    const play = { play: 'entry', entry: raced.id('Race') };
    expect(raced.stage(play)).toMatchObject({ scene: 'saga/race', setup: { legs: 3, racers: [{ name: 'Ella' }, {}] } });
    expect(raced.play(play).entry('Race').state).toBe('done');
  });
});
