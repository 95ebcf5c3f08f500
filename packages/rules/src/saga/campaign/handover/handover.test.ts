import type { Json } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { nextScenes, standingAfter, storyUpTo } from '../../../campaigns.js';
import { ALL_TROOPS } from '../../battle/troops.table.js';
import { carriedInto } from '../../handover/carried.js';
import { SMALL } from '../../movement/roads/small.table.js';
import { type Story, talkOn, threePeople } from '../testing/story.js';
import { refusesNext } from './next.js';

type Said = Readonly<Record<string, unknown>>;

const NONE = Object.fromEntries(ALL_TROOPS.map((troop) => [troop, 0]));
const [FIRST, SECOND, THIRD] = SMALL.spans.map(({ key }) => key) as unknown as [string, string, string];

const played = (story: Story, title: string, outcome: unknown): Story =>
  story.begin({ play: 'entry', entry: story.id(title) }).end(story.id(title), outcome as Json);

const next = (story: Story, title: string) => nextScenes(story.campaign, story.entry(title));

/** Puts on the calendar what may follow, and gets it ready to be played. */
const taken = (story: Story, title: string, nth = 0) => {
  const found = next(story, title)[nth];
  if (found === undefined) throw new Error('nothing follows');
  const { scene, characters, place, plan } = found;
  const day = story.entry(title).day + story.entry(title).days - 1;
  const planned = story.as('ana', { deed: 'plan', scene, characters, place, plan, day, title: 'Next' });
  return planned.stage({ play: 'entry', entry: planned.id('Next') });
};

const duelOn = (story: Story): Story =>
  story.as('ana', {
    ...{ deed: 'plan', scene: 'duel', title: 'Fight', day: 5 },
    plan: { side1: [story.id('Ella'), story.id('Wanda')], side2: [story.id('Morten')] },
  });

const fought = (name: string, side: number, standing: string, more: Said = {}): Said => ({
  ...{ name, side, standing, wounds: [], taken: [], dyingSince: null },
  ...{ hands: { left: null, right: null }, carried: [] },
  ...more,
});

const duelOutcome = (fighters: readonly Said[]): Said => ({
  ...{ ending: 'side1', rounds: 3, dead: [], fled: [], prisoners: [], lost: [], fighters },
});

describe('what may follow a duel', () => {
  const fled = played(
    duelOn(threePeople()),
    'Fight',
    duelOutcome([fought('Ella', 1, 'in'), fought('Wanda', 1, 'in'), fought('Morten', 2, 'fled')]),
  );

  test('SAGA-MOVE-048 SAGA-MOVE-026 whoever has fled is pursued from gap 1 by those who still stand', () => {
    const [pursuit, talk] = next(fled, 'Fight');
    expect(pursuit).toMatchObject({ next: 'pursuit', kind: 'chase', todayOnly: true, sides: ['Ella', 'Morten'] });
    expect(talk).toMatchObject({ next: 'talk', kind: 'discussion' });
    expect(taken(fled, 'Fight')).toMatchObject({
      scene: 'saga/chase',
      setup: { from: 'duel', quarry: { name: 'Morten' }, pursuers: { members: [{ name: 'Ella' }, { name: 'Wanda' }] } },
    });
    const standing = standingAfter(fled.campaign, fled.entry('Fight'), null);
    expect(standing.fleeing).toEqual({ name: 'Morten', people: 1, gap: 1 });
  });

  test('SAGA-MOVE-036 a pursuit is owed today alone; a talk may be later', () => {
    const [pursuit, talk] = next(fled, 'Fight');
    const after = fled.entry('Fight');
    if (pursuit === undefined || talk === undefined) throw new Error('nothing follows');
    expect(refusesNext(fled.campaign, pursuit, { day: 5, after })).toBeNull();
    expect(refusesNext(fled.campaign, pursuit, { day: 6, after })).toMatchObject({ what: 'campaign.todayOnly' });
    expect(refusesNext(fled.campaign, talk, { day: 6, after })).toBeNull();
    expect(refusesNext(fled.campaign, talk, { day: 4, after })).toMatchObject({ what: 'calendar.completedLater' });
  });

  test('SAGA-CAL-003 what is planned for the days between keeps nobody from a later day', () => {
    const story = talkOn(fled, 6, 'Parley');
    const [, talk] = next(story, 'Fight');
    const after = story.entry('Fight');
    if (talk === undefined) throw new Error('nothing follows');
    expect(refusesNext(story.campaign, talk, { day: 5, after })).toBeNull();
    expect(refusesNext(story.campaign, talk, { day: 8, after })).toBeNull();
    const earlier = story.as('ana', { deed: 'replan', entry: story.id('Parley'), day: 5 });
    expect(refusesNext(earlier.campaign, talk, { day: 5, after })).toBeNull();
  });

  test('who has surrendered is pursued by nobody, and goes into a talk as a prisoner', () => {
    const story = played(duelOn(threePeople()), 'Fight', {
      ...duelOutcome([fought('Ella', 1, 'in'), fought('Wanda', 1, 'dead'), fought('Morten', 2, 'surrendered')]),
      ...{ prisoners: ['Morten'], dead: ['Wanda'] },
    });
    const [talk, ...more] = next(story, 'Fight');
    expect(more).toEqual([]);
    expect(talk).toMatchObject({ next: 'talk', characters: [story.id('Ella'), story.id('Morten')] });
    const standing = standingAfter(story.campaign, story.entry('Fight'), talk ?? null);
    expect(standing.prisoners).toEqual([{ name: 'Morten', of: 'Ella' }]);
    expect(carriedInto(standing, 'discussion')).toContainEqual(
      expect.objectContaining({ what: 'prisoners', does: 'fromGapOne' }),
    );
  });
});

const army = { mediumInfantry: 20, bowmen: 5 };

/** Two houses with soldiers; Ella leads one, Morten the other. */
const atWar = (): Story =>
  threePeople()
    .as('ana', { deed: 'unit', name: 'Avitch', level: 4, troops: army })
    .as('bo', { deed: 'unit', name: 'Kell', level: 4, troops: army });

describe('what may follow a battle', () => {
  const ended = (more: Said): Story => {
    const story = atWar();
    const side = (unit: string, who: string) => ({ unit: story.id(unit), commander: story.id(who) });
    const planned = story.as('ana', {
      ...{ deed: 'plan', scene: 'battle', title: 'Ford', day: 5 },
      plan: { attacker: side('Kell', 'Morten'), defender: side('Avitch', 'Ella') },
    });
    const left = (name: string, lost: Said, of: Said): Said => ({
      ...{ name, side: 'attacker', retreated: false, surrendered: false, destroyed: false, units: [] },
      ...{ before: { ...NONE, ...army }, after: { ...NONE, ...army, ...of }, prisoners: NONE },
      lost: { ...NONE, ...lost },
      ...(more[name] as Said),
    });
    return played(planned, 'Ford', {
      ...{ ending: 'retreat', rounds: 6, holder: 'Avitch', champions: [], credit: { raise: null, lower: null } },
      armies: [
        left('Kell', { mediumInfantry: 8 }, { mediumInfantry: 12 }),
        left('Avitch', { bowmen: 2 }, { bowmen: 3 }),
      ],
      ...more,
    });
  };

  test('SAGA-MOVE-036 an army that has gone back is the quarry of a pursuit from gap 2, as many as are left', () => {
    const story = ended({ Kell: { retreated: true } });
    expect(next(story, 'Ford')[0]).toMatchObject({ next: 'pursuit', sides: ['Avitch', 'Kell'] });
    expect(taken(story, 'Ford')).toMatchObject({
      scene: 'saga/chase',
      setup: {
        from: 'battle',
        quarry: { name: 'Kell', leader: 'Morten', troops: { mediumInfantry: 12, bowmen: 5 } },
        pursuers: { name: 'Avitch', leader: 'Ella', troops: { mediumInfantry: 20, bowmen: 3 } },
      },
    });
    const standing = standingAfter(story.campaign, story.entry('Ford'), null);
    // Morten, 12 and 5 soldiers.
    expect(standing.fleeing).toEqual({ name: 'Kell', people: 18, gap: 2 });
    expect(standing.losses).toEqual([
      { name: 'Kell', lost: 8 },
      { name: 'Avitch', lost: 2 },
    ]);
  });

  test('nobody is pursued where nobody has gone back, or where nobody holds the field', () => {
    expect(next(ended({}), 'Ford').map((one) => one.next)).toEqual(['talk']);
    expect(next(ended({ Kell: { retreated: true }, holder: null }), 'Ford').map((one) => one.next)).toEqual(['talk']);
    expect(next(ended({ Kell: { retreated: true, destroyed: true } }), 'Ford').map((one) => one.next)).toEqual([
      'talk',
    ]);
  });
});

describe('what may follow a march', () => {
  const met = {
    ...{ kind: 'ambush', attacker: 'Hounds', defender: 'Hares', at: SECOND, inCamp: false, day: 6, played: 'later' },
    ...{ distance: 'dagger', ambusher: 'Hounds', defence: 'onTheMarch' },
  };
  const party = (name: string, more: Said = {}): Said => ({
    ...{ name, at: SECOND, state: 'stopped', weary: 1, stores: 10, members: [], troops: NONE, aware: [], days: [] },
    ...more,
  });
  const marched = (outcome: Said, troops: readonly [Said, Said] = [{}, {}]): Story => {
    const story = atWar();
    const planned = story.as('ana', {
      ...{ deed: 'plan', scene: 'movement', title: 'March', day: 5, days: 3, place: 'Kell' },
      plan: {
        roads: SMALL,
        parties: [
          {
            ...{ name: 'Hares', at: FIRST, wants: { want: 'reach', span: THIRD } },
            members: [{ character: story.id('Ella') }],
            ...troops[0],
          },
          {
            ...{ name: 'Hounds', at: SECOND, wants: { want: 'catch', party: 'Hares' } },
            members: [{ character: story.id('Morten') }],
            ...troops[1],
          },
        ],
      },
    });
    return played(planned, 'March', {
      ...{ day: 6, judged: null, fought: [], chased: [], parleys: [], met: [] },
      parties: [party('Hares'), party('Hounds')],
      ...outcome,
    });
  };

  test('SAGA-MOVE-036 SAGA-MOVE-047 those who met fight hand to hand at the distance that the ambusher chose', () => {
    const story = marched({ met: [met] });
    expect(next(story, 'March').map(({ kind }) => kind)).toEqual(['duel', 'discussion']);
    expect(taken(story, 'March')).toMatchObject({
      scene: 'saga/duel',
      setup: { side1: [{ name: 'Morten' }], side2: [{ name: 'Ella' }], distance: 'dagger', ambusher: 1 },
    });
    expect(standingAfter(story.campaign, story.entry('March'), null).met).toMatchObject({
      ...{ kind: 'ambush', at: 'Kell' },
    });
  });

  test('SAGA-MOVE-040 SAGA-MOVE-021 from fifteen on it is Mass Combat, on a field that fits, ambushed on the march', () => {
    const soldiers = [
      { ...NONE, bowmen: 20 },
      { ...NONE, mediumInfantry: 10 },
    ] as const;
    const parties = [party('Hares', { troops: soldiers[0] }), party('Hounds', { troops: soldiers[1] })];
    const story = marched({ met: [met], parties }, [{ troops: soldiers[0] }, { troops: soldiers[1] }]);
    expect(next(story, 'March').map(({ kind }) => kind)).toEqual(['battle', 'duel', 'discussion']);
    expect(taken(story, 'March')).toMatchObject({
      scene: 'saga/battle',
      setup: {
        attacker: { name: 'Hounds', troops: { mediumInfantry: 10 } },
        defender: { name: 'Hares', troops: { bowmen: 20 } },
        defence: 'onTheMarch',
      },
    });
  });

  test('SAGA-DUEL-021 whoever lies with a Major body wound leads, and neither fights hand to hand nor is a champion', () => {
    const soldiers = { ...NONE, bowmen: 20 };
    const parties = [party('Hares', { troops: soldiers }), party('Hounds', { troops: soldiers })];
    const story = marched({ met: [met], parties }, [{ troops: soldiers }, { troops: soldiers }]);
    const wounds = [{ part: 'body', severity: 'major', marks: 0, kind: 'cut', day: 6, becameMinor: null }];
    const [ella, morten] = [story.id('Ella'), story.id('Morten')];
    const { open, ...more } = story.campaign;
    const fightsAs = (options: object) => {
      const characters = { ...open.characters, [ella]: { ...open.characters[ella], wounds } };
      const seen = { ...more, open: { ...open, characters, options: { ...open.options, ...options } } };
      return nextScenes(seen as never, story.entry('March')).map(({ kind, plan }) => ({ kind, plan }));
    };
    expect(fightsAs({}).find(({ kind }) => kind === 'battle')?.plan).toMatchObject({
      attacker: { commander: morten, champions: [morten] },
      defender: { commander: ella, champions: [] },
    });
    expect(fightsAs({}).map(({ kind }) => kind)).not.toContain('duel');
    // SAGA-DUEL-WOUND-023: at a table where such a wound does nothing they do both.
    const spared = fightsAs({ duel: { 'saga.duel.bodyWounds': 'none' } });
    expect(spared.find(({ kind }) => kind === 'battle')?.plan).toMatchObject({ defender: { champions: [ella] } });
    expect(spared.find(({ kind }) => kind === 'duel')?.plan).toMatchObject({ side1: [morten], side2: [ella] });
  });

  test('SAGA-MOVE-049 where the table judges, as it has said', () => {
    const judged = { contact: 'stands', attacker: 'Hounds', defender: 'Hares', distance: 'spear', note: '' };
    expect(taken(marched({ judged }), 'March').setup).toMatchObject({ distance: 'spear', ambusher: null });
    expect(next(marched({ judged: { ...judged, contact: 'none' } }), 'March').map(({ kind }) => kind)).toEqual([
      'discussion',
    ]);
  });

  test('SAGA-MOVE-036 what was played within it is owed no more', () => {
    expect(next(marched({ met: [{ ...met, played: 'duel' }] }), 'March').map(({ kind }) => kind)).toEqual([
      'discussion',
    ]);
  });
});

describe('what may follow a pursuit', () => {
  const chased = (contact: Said | null): Story => {
    const story = threePeople();
    const side = (name: string, who: string) => ({ name, members: [{ character: story.id(who) }] });
    const planned = story.as('ana', {
      ...{ deed: 'plan', scene: 'movement', title: 'Chase', day: 5, place: 'The mill' },
      plan: { by: 'chase', quarry: side('Hares', 'Ella'), pursuers: side('Hounds', 'Morten') },
    });
    const spent = { quarry: 0, pursuers: 0 };
    return played(planned, 'Chase', { end: 'caught', gap: 0, legs: [], spent, lead: {}, contact });
  };

  test('SAGA-MOVE-031 who is caught fights at Sword distance, and the pursuer has the first Footwork', () => {
    const contact = { kind: 'ambushed', massCombat: false, ambusher: 'pursuers', defence: 'onTheMarch' };
    expect(taken(chased({ ...contact, distance: 'sword' }), 'Chase').setup).toMatchObject({
      ...{ side1: [{ name: 'Morten' }], side2: [{ name: 'Ella' }], distance: 'sword', ambusher: 1 },
    });
  });

  test('SAGA-MOVE-031 who turns at bay meets them at Spear distance; who is away is gone', () => {
    const contact = { kind: 'meeting', massCombat: false, ambusher: null, defence: null, distance: 'spear' };
    expect(taken(chased(contact), 'Chase').setup).toMatchObject({ distance: 'spear', ambusher: null });
    expect(next(chased(null), 'Chase').map(({ kind }) => kind)).toEqual(['discussion']);
  });
});

describe('the story up to a scene', () => {
  test('is told by the scenes that share somebody with it, the newest last', () => {
    const apart = talkOn(duelOn(threePeople()), 4, 'Elsewhere', ['Wanda']);
    const story = played(
      apart.as('ana', { deed: 'start', entry: apart.id('Elsewhere') }).as('ana', {
        ...{ deed: 'close', entry: apart.id('Elsewhere') },
      }),
      'Fight',
      duelOutcome([fought('Ella', 1, 'in'), fought('Wanda', 1, 'in'), fought('Morten', 2, 'fled')]),
    );
    expect(storyUpTo(story.campaign, story.entry('Fight')).map(({ title }) => title)).toEqual(['Elsewhere', 'Fight']);
    expect(storyUpTo(story.campaign, story.entry('Elsewhere')).map(({ title }) => title)).toEqual(['Elsewhere']);
  });
});
