import type { Json } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { nextScenes, ownersAsked, sceneIn, standingAfter } from '../../campaigns.js';
import { leavingsOf } from '../../saga/campaign/bridges/bridges.js';
import { evolveAll, UNFOUNDED } from '../../saga/campaign/papers/evolve.js';
import { byChance, joined, type Story, talked, talkOn, threePeople } from '../../saga/campaign/testing/story.js';
import { allSoldiersOf } from '../../saga/campaign/time/away.js';
import { SMALL } from '../../saga/movement/roads/small.table.js';
import { manifests } from '../../scenes.js';

type Said = Readonly<Record<string, unknown>>;

const [FIRST, SECOND, THIRD] = SMALL.spans.map(({ key }) => key) as unknown as [string, string, string];

/** The army of the ledger's example. */
const HIRD = { mediumInfantry: 600, bowmen: 300 };
const RHEDD = { heavyInfantry: 400, pikemen: 100, lightCavalry: 100 };

/** The Hird of Sigga (Lead 6 and Tactics 7) and the Rhedd of Morten, who is ordinary. */
const atWar = (options: Said = {}): Story => {
  const people = joined(joined(threePeople(options), 'Ylva', 'cy', { lead: 3 }), 'Sigga', 'ana', {
    lead: 6,
    tactics: 7,
  });
  return people
    .as('ana', { deed: 'unit', name: 'Hird', ruler: people.id('Sigga'), level: 6, troops: HIRD })
    .as('bo', { deed: 'unit', name: 'Rhedd', ruler: people.id('Morten'), level: 6, troops: RHEDD });
};

const planned = (story: Story, attacker: Said = {}, defender: Said = {}, more: Said = {}, day = 3): Said => ({
  ...{ deed: 'plan', scene: 'battle', title: 'Battle', place: 'Kell', day },
  plan: {
    by: 'sortie',
    attacker: { unit: story.id('Hird'), commander: story.id('Sigga'), ...attacker },
    defender: { unit: story.id('Rhedd'), commander: story.id('Morten'), ...defender },
    ...more,
  },
});

const battleOf = (story: Story, attacker: Said = {}, defender: Said = {}, more: Said = {}): Story =>
  story.as('ana', planned(story, attacker, defender, more));

const play = (story: Story) => ({ play: 'entry', entry: story.id('Battle') });
type Army = Said & { readonly units: readonly Said[] };
const setupOf = (story: Story) => story.stage(play(story)).setup as unknown as Record<'a' | 'b', Army> & Said;
const refusal = (attacker: Said, more: Said = {}) => atWar().refusal('ana', planned(atWar(), attacker, {}, more));

interface Men {
  readonly injured?: number;
  readonly dead?: number;
  readonly prisoners?: number;
  readonly floating?: number;
}

/** What a battle leaves: units as they were staged, but for what is said of some of them; the Hird has lost. */
const cameTo = (story: Story, said: Readonly<Record<string, Men>> = {}, more: Said = {}): Json => {
  const setup = setupOf(story);
  const army = (side: 'a' | 'b', retreated: boolean) => ({
    ...{ name: setup[side].name, side, retreated, returns: setup[side].returns },
    units: setup[side].units.map((unit, at) => {
      const key = `${side.toUpperCase()}${at + 1}`;
      const { injured = 0, dead = 0, prisoners = 0, floating = 0 } = said[key] ?? {};
      const { heads, troop } = unit as { heads: number; troop: string };
      const men = { heads, fit: heads - injured - dead, injured, dead, prisoners };
      const rest = { fate: 'here', goneIn: 0, record: 0, floating, started: 0, fadesIn: 0 };
      return {
        unit: key,
        name: `${setup[side].name} ${['One', 'Two', 'Three'][at]}`,
        ...rest,
        ...men,
        troops: [{ troop, from: [key], ...men }],
      };
    }),
  });
  return {
    ...{ ending: 'fieldWon', rounds: 5, winner: 'Rhedd', returns: { injured: 1, dead: 7 }, characters: [] },
    armies: [army('a', true), army('b', false)],
    ...more,
  } as unknown as Json;
};

const ended = (story: Story, outcome: Json): Story => story.begin(play(story)).end(story.id('Battle'), outcome);
const passTo = (story: Story, day: number): Story => talked(talkOn(story, day, `Day ${day}`), `Day ${day}`);

describe('a saga’s battle in sorties', () => {
  test('SORTIE-SAGA-001 is planned as any battle is, both sides agree before it begins, and the attacker is side A', () => {
    const story = battleOf(atWar());
    expect(sceneIn(story.entry('Battle'))).toBe('sortie/battle');
    expect(story.stageRefusal(play(story), false)).toEqual({ code: 'TABLE_DECIDES', rule: 'SORTIE-SAGA-001' });
    expect(ownersAsked(story.campaign, play(story) as never)).toEqual(['ana', 'bo']);
    expect(setupOf(story)).toMatchObject({ a: { name: 'Hird', seat: 'ana' }, b: { name: 'Rhedd', seat: 'bo' } });
  });

  test('SAGA-CAMPAIGN-004 with closed sheets it takes the word of whoever leads: what they are worth is seen, their ratings are not', () => {
    const closed = atWar().decide({ deed: 'options', options: { 'saga.table.openSheets': false } });
    const placed = [{ character: closed.id('Ylva'), with: 'A2' }];
    const story = battleOf(closed, { placed });
    expect(story.stageRefusal(play(story), false)).toEqual({ code: 'TABLE_DECIDES', rule: 'SAGA-CAMPAIGN-004' });
    expect(ownersAsked(story.campaign, play(story) as never)).toEqual(['ana', 'bo', 'cy']);
    expect(JSON.stringify(setupOf(story))).not.toMatch(/"(lead|tactics)":/);
    // Where nobody of the cast leads, nothing is seen, and only both sides agree.
    const nameless = battleOf(closed, { leader: null }, { leader: null });
    expect(nameless.stageRefusal(play(nameless), false)).toEqual({ code: 'TABLE_DECIDES', rule: 'SORTIE-SAGA-001' });
    expect(ownersAsked(nameless.campaign, play(nameless) as never)).toEqual(['ana', 'bo']);
  });

  test('SORTIE-SAGA-002, SORTIE-SAGA-003, SORTIE-SAGA-005 the ledger’s example: F is +3 and +1', () => {
    const story = battleOf(atWar(), { placed: [{ character: atWar().id('Sigga'), with: 'A1' }] });
    expect(setupOf(story).a.units).toMatchObject([
      {
        ...{ heads: 600, mount: 'infantry', weight: 'medium', archers: false, level: 0, troop: 'mediumInfantry' },
        commander: { name: 'Sigga', level: 2, strengths: ['command', 'tactics'] },
        character: 'Sigga',
      },
      { heads: 300, weight: 'light', archers: true, level: 1, commander: { level: 0, strengths: [] } },
    ]);
    story.play(play(story), (table) => {
      const { started } = table.run.state.open as { started: number[] };
      expect(started.slice(0, 2)).toEqual([3, 1]);
      return byChance('to its end')(table);
    });
  });

  test('SORTIE-SAGA-002 a unit of 200 or more may be divided into two, and no other', () => {
    const divided = [{ troop: 'mediumInfantry', heads: 1 }];
    const units = setupOf(battleOf(atWar(), { divided })).a.units.map(({ heads }) => heads);
    expect(units).toEqual([599, 1, 300]);
    expect(refusal({ divided: [{ troop: 'mediumInfantry', heads: 600 }] })).toMatchObject({ rule: 'SORTIE-SAGA-002' });
    const few = { troops: { mediumInfantry: 199 }, divided };
    expect(refusal(few)).toMatchObject({ rule: 'SORTIE-SAGA-002', facts: { has: 199, from: 200 } });
    expect(refusal({ divided: [...divided, ...divided] })).toMatchObject({
      expected: { form: 'sortie.oneForEachUnit' },
    });
  });

  test('SORTIE-SAGA-003, SORTIE-SAGA-004 pikemen have superior weapons against cavalry; the table’s shifts stand in the plan', () => {
    const { a, b } = setupOf(battleOf(atWar(), {}, {}, { options: { 'sortie.sagaLevel': { a: -1, b: 0.5 } } }));
    expect(a.units.map(({ level }) => level)).toEqual([-1, 0]);
    expect(b.units.map(({ level, superiorTo }) => [level, superiorTo])).toEqual([
      [1.5, []],
      [1.5, ['cavalry']],
      [1.5, []],
    ]);
  });

  test('SORTIE-SAGA-005, SORTIE-SAGA-006 somebody untrained commands as nobody; a place must be there, with one each', () => {
    const [wanda, ylva] = [atWar().id('Wanda'), atWar().id('Ylva')];
    const placed = [
      { character: wanda, with: 'A1' },
      { character: ylva, with: 'A2' },
    ];
    expect(setupOf(battleOf(atWar(), { placed })).a.units).toMatchObject([
      { commander: null, character: 'Wanda' },
      { commander: { name: 'Ylva', level: 0 }, character: 'Ylva' },
    ]);
    expect(refusal({ placed: [{ character: wanda, with: 'A3' }] })).toMatchObject({ rule: 'SORTIE-SAGA-005' });
    const both = placed.map(({ character }) => ({ character, with: 'A1' }));
    expect(refusal({ placed: both })).toMatchObject({ expected: { form: 'sortie.oneForEachUnit' } });
    const theirs = atWar().id('Morten');
    expect(refusal({ placed: [{ character: theirs, with: 'A1' }] })).toMatchObject({
      expected: { form: 'campaign.eachOnce' },
    });
  });

  test('SORTIE-SAGA-007 the leader rolls for the initiative, with a unit or without; an ambushed defender is ambushed', () => {
    const story = battleOf(atWar());
    expect(setupOf(story)).toMatchObject({
      a: { general: { name: 'Sigga', level: 2 }, comes: 'openly' },
      b: { general: { name: 'Morten', level: 0 }, comes: 'openly' },
    });
    const named = setupOf(battleOf(atWar(), { leader: atWar().id('Ylva') }, { leader: null }));
    expect([named.a.general, named.b.general]).toEqual([{ name: 'Ylva', level: 0 }, undefined]);
    for (const defence of ['onTheMarch', 'inCamp']) {
      expect(setupOf(battleOf(atWar(), {}, {}, { defence }))).toMatchObject({
        a: { comes: 'fromAmbush' },
        b: { comes: 'openly' },
      });
    }
  });

  test('SORTIE-SAGA-009 ground from the field, unless the table says otherwise; height and walls as it says', () => {
    const ground = Array.from({ length: 23 }, (_, row) => (row < 12 ? '.' : '*').repeat(row % 2 === 0 ? 20 : 19));
    const fields = [{ field: 'drawn', name: 'Wood', ground }];
    expect(setupOf(battleOf(atWar())).ground).toBe('open');
    expect(setupOf(battleOf(atWar(), {}, {}, { fields })).ground).toBe('ordinary');
    const said = setupOf(battleOf(atWar(), {}, { walls: 2 }, { fields, ground: 'clear', higher: 'defender' }));
    expect(said.ground).toBe('clear');
    expect(said.a.units.every(({ higher, walls }) => higher === false && walls === undefined)).toBe(true);
    expect(said.b.units.map(({ higher, walls }) => [higher, walls])).toEqual([
      [true, { level: 2 }],
      [true, { level: 2 }],
      [true, undefined],
    ]);
  });

  test('SORTIE-SAGA-012 whoever is wounded is of no use to a unit', () => {
    const story = battleOf(atWar(), { placed: [{ character: atWar().id('Sigga'), with: 'A1' }] });
    const characters = [{ who: 'Sigga', army: 'Hird', end: 'majorWound', part: 'body', captured: false }];
    const after = ended(story, cameTo(story, {}, { characters }));
    expect(after.character('Sigga').wounds).toMatchObject([{ part: 'body', severity: 'major' }]);
    const again = after.as('ana', {
      ...planned(after, { placed: [{ character: after.id('Sigga'), with: 'A1' }] }),
      title: 'Again',
    });
    const { setup } = again.stage({ play: 'entry', entry: again.id('Again') }) as unknown as { setup: { a: Army } };
    expect(setup.a.units[0]).toMatchObject({ commander: { level: 0, strengths: [] } });
    expect(setup.a.general).toMatchObject({ level: 0 });
  });
});

describe('how tired an army is', () => {
  const tiredness = (story: Story) => setupOf(story).a.units.map(({ moved, illPrepared }) => [moved, illPrepared]);
  const all = (moved: string, illPrepared: boolean) => [
    [moved, illPrepared],
    [moved, illPrepared],
  ];
  /** Ella's people have marched with the Hird up to day 3, from one open span to the next. */
  const marching = (pace: string, weary = 0, spans: readonly string[] = [SECOND, THIRD]): Story => {
    const member = (name: string) => ({ character: atWar().id(name) });
    const story = atWar().as('ana', {
      ...{ deed: 'plan', scene: 'movement', title: 'March', day: 3 },
      plan: {
        roads: SMALL,
        parties: [
          { name: 'Hird', at: FIRST, wants: { want: 'reach', span: THIRD }, members: [member('Sigga')] },
          { name: 'Rhedd', at: SECOND, members: [member('Morten')] },
        ],
      },
    });
    const begun = story.begin({ play: 'entry', entry: story.id('March') });
    const people = { Sigga: { by: 'walking', food: true, water: true, fought: false } };
    const party = { state: 'got', weary: 0, stores: 10, troops: {}, aware: [], days: [] };
    const line = { day: 3, pace, spans, at: THIRD, weary, food: 'had', water: 'had', people };
    return battleOf(
      begun.end(begun.id('March'), {
        ...{ day: 3, judged: null, met: [], fought: [], chased: [], parleys: [] },
        parties: [
          { ...party, name: 'Hird', at: THIRD, weary, members: [{ name: 'Sigga', food: 0, water: 0 }], days: [line] },
          { ...party, name: 'Rhedd', at: SECOND, members: [{ name: 'Morten', food: 0, water: 0 }] },
        ],
      } as unknown as Json),
    );
  };

  test('SORTIE-SAGA-008 a Forced day is the entire movement, all of it at another pace more than half; weary is ill prepared', () => {
    expect(tiredness(battleOf(atWar()))).toEqual(all('no', false));
    expect(tiredness(marching('forced'))).toEqual(all('all', false));
    // On foot two spans of open ground are a day's walk.
    expect(tiredness(marching('steady'))).toEqual(all('overHalf', false));
    expect(tiredness(marching('steady', 1, [SECOND]))).toEqual(all('no', true));
    expect(setupOf(marching('forced', 2)).b.units[0]).toMatchObject({ moved: 'no', illPrepared: false });
  });

  test('SORTIE-SAGA-008 whoever has come from a journey today has marched all day; the table may say otherwise', () => {
    const story = atWar();
    const journey = { deed: 'arrival', day: 3, leaves: 1, place: 'Kell', characters: [story.id('Sigga')] };
    expect(tiredness(battleOf(story.as('ana', journey)))).toEqual(all('overHalf', false));
    const said = { moved: 'all', illPrepared: true };
    expect(tiredness(battleOf(story, said))).toEqual(all('all', true));
  });

  test('SORTIE-SAGA-008, SORTIE-WEAK-008 an army in foreign pay does not speak as its leader does', () => {
    const [unit] = setupOf(battleOf(atWar(), { foreignPay: true })).a.units as [Said & { commander: Said }];
    expect(unit.speaks).not.toBe(unit.commander.speaks);
    expect([typeof unit.speaks, typeof unit.commander.speaks]).toEqual(['string', 'string']);
    expect(setupOf(battleOf(atWar())).a.units[0]).not.toHaveProperty('speaks');
  });
});

describe('what comes back', () => {
  const story = battleOf(atWar(), { placed: [{ character: atWar().id('Sigga'), with: 'A1' }] });
  /** The ledger's example: of the 600 there are 233 injured and 114 dead. */
  const EXAMPLE = { A1: { injured: 233, dead: 114 } };

  test('SORTIE-SAGA-010 the ledger’s example: 114 lost for good, 233 away for seven days, 253 fit', () => {
    const after = ended(story, cameTo(story, EXAMPLE));
    expect(after.unit('Hird')).toMatchObject({
      troops: { mediumInfantry: 253, bowmen: 300 },
      away: [{ troops: { mediumInfantry: 233, bowmen: 0 }, back: 10, rule: 'SORTIE-SAGA-010' }],
    });
    expect(after.unit('Rhedd')).not.toHaveProperty('away');
    expect(passTo(after, 9).unit('Hird').troops.mediumInfantry).toBe(253);
    const back = passTo(passTo(after, 9), 10);
    expect(back.unit('Hird')).toMatchObject({ troops: { mediumInfantry: 486, bowmen: 300 } });
    expect(back.unit('Hird')).not.toHaveProperty('away');
    const why = back.last.length > 0 && back.events.flatMap((event) => ('why' in event ? [event.why] : []));
    expect(why).toContainEqual({ code: 'cameBack', rules: ['SORTIE-SAGA-010'], entry: story.id('Battle'), day: 10 });
    // All that has happened, read anew, comes to the same.
    expect(evolveAll(UNFOUNDED, back.events)).toEqual(back.campaign);
    const standing = standingAfter(after.campaign as never, after.entry('Battle'), null);
    expect(standing.losses[0]).toEqual({ name: 'Hird', lost: 114 });
  });

  test('SORTIE-SAGA-010 in a town they are away for one day, whatever the battle’s option has', () => {
    for (const options of [{}, { sortie: { 'sortie.injuredDays': 3 } }]) {
      const town = battleOf(atWar(options), { inTown: true });
      expect(ended(town, cameTo(town, EXAMPLE)).unit('Hird').away).toMatchObject([{ back: 4 }]);
    }
  });

  test('SORTIE-SAGA-010 whoever is away marches in no battle until they are back; plans count with it', () => {
    const after = ended(story, cameTo(story, EXAMPLE));
    const marching = (many: number, day: number) =>
      ({ ...planned(after, { troops: { mediumInfantry: many } }, {}, {}, day), title: 'Again' }) as const;
    expect(after.refusal('ana', marching(254, 9))).toMatchObject({ rule: 'SAGA-WEALTH-016', facts: { has: 253 } });
    expect(after.as('ana', marching(486, 10)).entry('Again').state).toBe('planned');
    expect(after.refusal('ana', marching(487, 10))).toMatchObject({ facts: { has: 486 } });
  });

  test('SORTIE-SAGA-010 SAGA-WEALTH-015 a house pays for those who are away; what it settles on counts them', () => {
    const after = ended(story, cameTo(story, EXAMPLE)).as('ana', { deed: 'reckon' });
    expect(after.unit('Hird')).toMatchObject({ troops: { mediumInfantry: 486 }, wealth: { toSettle: true } });
    expect(allSoldiersOf(ended(story, cameTo(story, EXAMPLE)).unit('Hird'))).toMatchObject({ mediumInfantry: 486 });
  });

  test('SORTIE-SAGA-010 captured heads are prisoners, and lost to their house', () => {
    const after = ended(story, cameTo(story, { A2: { injured: 40, dead: 10, prisoners: 290 } }));
    expect(after.unit('Hird')).toMatchObject({ troops: { mediumInfantry: 600, bowmen: 0 } });
    expect(after.unit('Hird')).not.toHaveProperty('away');
    const { armies } = after.entry('Battle').outcome as unknown as { armies: readonly Said[] };
    expect(armies[0]).toMatchObject({
      before: HIRD,
      after: { mediumInfantry: 600, bowmen: 0 },
      lost: { bowmen: 300 },
      prisoners: { bowmen: 290 },
    });
    expect(after.unit('Hird').names).toMatchObject({ mediumInfantry: ['Hird One'], bowmen: ['Hird Two'] });
  });

  test('SORTIE-SAGA-010 SORTIE-COMBINE-001 units that have joined keep their names, each by what is left of its own people', () => {
    const divided = battleOf(atWar(), { divided: [{ troop: 'bowmen', heads: 100 }] });
    interface Came {
      readonly armies: readonly { readonly units: readonly { readonly troops: readonly Said[] }[] }[];
    }
    /** The first of two units of bowmen has joined the infantry. */
    const names = (bowmen: Said) => {
      const came = cameTo(divided) as unknown as Came;
      const [hird, ...others] = came.armies;
      const [one, two, three] = hird?.units ?? [];
      const joined = { ...one, troops: [one?.troops[0], { ...two?.troops[0], ...bowmen }] };
      const units = [joined, { ...two, fate: 'joined', heads: 0, fit: 0, troops: [] }, three];
      return ended(divided, { ...came, armies: [{ ...hird, units }, ...others] } as unknown as Json).unit('Hird').names;
    };
    expect(names({})).toMatchObject({ mediumInfantry: ['Hird One'], bowmen: ['Hird Two', 'Hird Three'] });
    const gone = { mediumInfantry: ['Hird One'], bowmen: ['Hird Three', 'Hird Two'] };
    expect(names({ fit: 0, dead: 200 })).toMatchObject(gone);
    expect(names({ prisoners: 200 })).toMatchObject(gone);
  });

  test('SORTIE-SAGA-011 characters share the fate of their unit: wounds, captivity, death', () => {
    const fate = (end: string, part: string | null, captured: boolean) =>
      ended(story, cameTo(story, {}, { characters: [{ who: 'Sigga', army: 'Hird', end, part, captured }] })).character(
        'Sigga',
      );
    expect(fate('minorWound', 'leftArm', true)).toMatchObject({
      ...{ captive: 'Morten', dead: null },
      wounds: [{ part: 'leftArm', severity: 'minor', day: 3 }],
    });
    expect(fate('unhurt', null, true)).toMatchObject({ captive: 'Morten', wounds: [] });
    expect(fate('unhurt', null, false)).toMatchObject({ captive: null, wounds: [] });
    expect(fate('death', null, false).dead).not.toBeNull();
  });

  test('SORTIE-SAGA-013 whoever lost has retreated and may be pursued; where nobody won, nobody is', () => {
    const after = ended(story, cameTo(story, EXAMPLE));
    const [pursuit] = leavingsOf({ manifests: manifests() }, after.entry('Battle'));
    expect(pursuit).toMatchObject({
      ...{ leaves: 'pursuit', from: 'battle', pursuers: { name: 'Rhedd' } },
      quarry: { name: 'Hird', unit: story.id('Hird'), troops: { mediumInfantry: 253 } },
    });
    expect(nextScenes(after.campaign as never, after.entry('Battle')).map(({ next }) => next)).toEqual([
      'pursuit',
      'talk',
    ]);
    const { armies } = cameTo(story) as unknown as { armies: readonly Said[] };
    const even = armies.map((army) => ({ ...army, retreated: false }));
    const drawn = ended(story, cameTo(story, {}, { winner: null, armies: even }));
    expect(leavingsOf({ manifests: manifests() }, drawn.entry('Battle'))).toEqual([]);
  });

  test('SORTIE-SAGA-013, SORTIE-WEAK-003 penalty dice are gone by the next day, but their number is remembered', () => {
    const after = ended(story, cameTo(story, { A1: { floating: -2 } }));
    const again = (day: number) => {
      const next = after.as('ana', { ...planned(after, {}, {}, {}, day), title: 'Again' });
      const { setup } = next.stage({ play: 'entry', entry: next.id('Again') }) as unknown as { setup: { a: Army } };
      return setup.a.units.map(({ fought, penaltyDice }) => [fought, penaltyDice]);
    };
    expect(again(5)).toEqual([
      [{ daysAgo: 2, penaltyDice: 2 }, undefined],
      [undefined, undefined],
    ]);
  });

  test('SORTIE-SAGA-010 a whole battle by chance, staged, played and taken back, loses no soldier but those it tells', () => {
    for (const seed of ['one', 'two', 'three']) {
      const after = story.play(play(story), byChance(seed));
      const { armies } = after.entry('Battle').outcome as unknown as {
        armies: readonly Record<'before' | 'after' | 'lost' | 'away', Record<string, number>>[];
      };
      for (const [at, name] of ['Hird', 'Rhedd'].entries()) {
        const army = armies[at] as (typeof armies)[number];
        expect(after.unit(name).troops).toEqual(army.after);
        for (const [troop, many] of Object.entries(army.before)) {
          expect([troop, (army.after[troop] ?? 0) + (army.lost[troop] ?? 0) + (army.away[troop] ?? 0)]).toEqual([
            troop,
            many,
          ]);
        }
        const back = passTo(after, 10).unit(name);
        expect(back.troops).toEqual(allSoldiersOf(after.unit(name)));
      }
    }
  });
});
