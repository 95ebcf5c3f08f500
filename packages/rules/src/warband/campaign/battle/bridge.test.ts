import type { Json } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { ownersAsked, sceneIn } from '../../../campaigns.js';
import { leavingsOf } from '../../../saga/campaign/bridges/bridges.js';
import { byChance, joined, type Story, threePeople } from '../../../saga/campaign/testing/story.js';
import { manifests } from '../../../scenes.js';

type Said = Readonly<Record<string, unknown>>;

const HIRD = { mediumInfantry: 600, bowmen: 300, heavyCavalry: 100 };
const RHEDD = { heavyInfantry: 400, lightCavalry: 100 };

/** The Hird of Ella (ana) and the Rhedd of Morten (bo); Ylva (cy) and Sigga (ana, Lead 7 and Tactics 4) could fight for them. */
const atWar = (options: Said = {}): Story => {
  const people = joined(joined(threePeople(options), 'Ylva', 'cy'), 'Sigga', 'ana', { lead: 7, tactics: 4 });
  return people
    .as('ana', { deed: 'unit', name: 'Hird', ruler: people.id('Ella'), level: 6, troops: HIRD })
    .as('bo', { deed: 'unit', name: 'Rhedd', ruler: people.id('Morten'), level: 6, troops: RHEDD });
};

const planned = (story: Story, attacker: Said = {}, defender: Said = {}, more: Said = {}): Said => ({
  ...{ deed: 'plan', scene: 'battle', title: 'Battle', place: 'Kell', day: 3 },
  plan: {
    by: 'warband',
    attacker: { unit: story.id('Hird'), commander: story.id('Ella'), ...attacker },
    defender: { unit: story.id('Rhedd'), commander: story.id('Morten'), ...defender },
    ...more,
  },
});
const battleOf = (story: Story, ...more: readonly Said[]): Story => story.as('ana', planned(story, ...more));
const play = (story: Story) => ({ play: 'entry', entry: story.id('Battle') });

type Figures = Said & { readonly count?: number; readonly name?: string };
type Army = Said & {
  readonly units: readonly (Said & { readonly ranks: readonly { readonly figures: readonly Figures[] }[] })[];
};
type Setup = Said & Readonly<Record<'a' | 'b', Army>>;
const setupOf = (story: Story) => story.stage(play(story)).setup as unknown as Setup;
const sizes = ({ units }: Army) =>
  units.map(({ ranks }) => ranks.map(({ figures }) => figures.reduce((sum, { count = 1 }) => sum + count, 0)));

interface Gone {
  readonly figure: string;
  readonly lives?: boolean;
}

/** What a battle leaves: everybody as they were staged, but for who was removed, who gave up and what is said of the cast. */
const cameTo = (
  story: Story,
  gone: Readonly<Record<'a' | 'b', readonly Gone[]>>,
  { surrendered = {}, people = {} }: { surrendered?: Readonly<Record<string, number>>; people?: Said } = {},
): Json => {
  const setup = setupOf(story);
  const army = (side: 'a' | 'b') => {
    const letter = side.toUpperCase();
    const { name, units, saga } = setup[side];
    const removed = gone[side].map(({ figure, lives = false }) => ({ figure, how: 'slain', lives }));
    return {
      ...{ name, side, retreated: side === 'b', saga, removed },
      units: units.map(({ ranks }, at) => {
        const unit = `${letter}${at + 1}`;
        const all = ranks.flatMap(({ figures }) => figures).filter(({ character }) => character !== undefined);
        const rest = { wounds: [], wasDown: false, downWound: null, captured: false, survives: false };
        const cast = all.map(({ name: called, character, might }, nth) => ({
          ...{
            figure: `${unit}u${nth + 1}`,
            name: called,
            character,
            fate: 'fighting',
            hp: might,
            mostHp: might,
            might,
          },
          ...rest,
          ...(people[called as string] as Said),
        }));
        const rankOf = (_rank: unknown, nth: number) => {
          const key = `${unit}.${nth + 1}`;
          const slain = removed.filter(({ figure }) => figure === key);
          const survived = slain.filter(({ lives }) => lives).length;
          const numbers = { slain: slain.length, survived, surrendered: surrendered[key] ?? 0 };
          return { rank: key, began: 5, left: 5 - slain.length - numbers.surrendered, ...numbers };
        };
        return { unit, name: `${unit}x`, state: 'fighting', ranks: ranks.map(rankOf), figures: cast };
      }),
    };
  };
  return {
    ...{ ending: 'won', rounds: 4, minutes: 10, winner: setup.a.name },
    armies: [army('a'), army('b')],
  } as unknown as Json;
};
const ended = (story: Story, outcome: Json): Story => story.begin(play(story)).end(story.id('Battle'), outcome);
const many = (figure: string, count: number, lives = false): readonly Gone[] =>
  Array.from({ length: count }, () => ({ figure, lives }));

describe('a saga’s battle in ranks', () => {
  test('WARBAND-SAGA-001 is planned as any battle is, and both sides agree before it begins', () => {
    const story = battleOf(atWar());
    expect(sceneIn(story.entry('Battle'))).toBe('warband/battle');
    expect(story.stageRefusal(play(story), false)).toEqual({ code: 'TABLE_DECIDES', rule: 'WARBAND-SAGA-001' });
    expect(ownersAsked(story.campaign, play(story) as never)).toEqual(['ana', 'bo']);
  });

  test('WARBAND-SAGA-008 WARBAND-SAGA-009 1000 against 500: 23 to a figure; 26, 4 and 13 figures, with people one for one', () => {
    const { a, b } = setupOf(battleOf(atWar()));
    // Ella goes with the first unit: its fifteenth soldier makes room, and stands in the second.
    expect(sizes(a)).toEqual([[5, 5, 5], [5, 5, 2], [4], [5, 5, 3]]);
    // 400 ÷ 23 = 17.4, 100 ÷ 23 = 4.3; Morten in the first.
    expect(sizes(b)).toEqual([[5, 5, 5], [3], [4]]);
    expect(a.saga).toMatchObject({
      role: 'attacker',
      scale: 23,
      units: ['mediumInfantry', 'mediumInfantry', 'heavyCavalry', 'bowmen'],
    });
    expect(a.units[0]).toMatchObject({ grade: 'weak' });
    expect(a.units[0]?.ranks[0]?.figures).toMatchObject([
      { count: 2, might: 1, armour: 1 },
      { name: 'Ella', seat: 'ana', flags: ['unique'], mounted: false },
      { count: 2 },
    ]);
    expect(a.units[2]?.ranks[0]?.figures[0]).toMatchObject({ count: 4, might: 2, mounted: true, grade: 'strong' });
  });

  test('WARBAND-SAGA-006 Lead of 5 or more holds a unit, and no rating stands in the setup; who is placed with riders rides', () => {
    const story = atWar();
    const { a } = setupOf(
      battleOf(story, { champions: [story.id('Sigga')], placed: [{ character: story.id('Sigga'), with: 'A3' }] }),
    );
    const [, , riders] = a.units;
    expect(riders?.ranks[0]?.figures[1]).toMatchObject({ name: 'Sigga', lead: 5, mounted: true });
    expect(
      story.refusal('ana', planned(story, { placed: [{ character: story.id('Sigga'), with: 'A9' }] })),
    ).toMatchObject({
      rule: 'WARBAND-SAGA-009',
      what: 'campaign.noUnitWithKey',
    });
  });

  test('WARBAND-TACTIC-014 WARBAND-SAGA-009 a banner is for fifteen, and there is room for twelve units', () => {
    const story = atWar();
    const [first] = setupOf(battleOf(story, { banner: 'A1' })).a.units;
    expect(first?.ranks[0]?.figures[0]).toMatchObject({ count: 2, banner: true });
    expect(story.refusal('ana', planned(story, { banner: 'A3' }))).toMatchObject({
      rule: 'WARBAND-TACTIC-014',
      what: 'campaign.noBannerHere',
      facts: { has: 4 },
    });
    const options = { 'warband.sagaScale': 1 };
    expect(story.refusal('ana', planned(story, {}, {}, { options }))).toMatchObject({
      rule: 'WARBAND-SAGA-009',
      what: 'campaign.tooManyUnits',
    });
    // 40 + 7 + 20 figures of 15 soldiers each.
    const set = setupOf(battleOf(story, {}, {}, { options: { 'warband.sagaScale': 15 } }));
    expect(set.a.saga).toMatchObject({ scale: 15, troops: [{ figures: 40 }, { figures: 7 }, { figures: 20 }] });
  });

  test('WARBAND-SAGA-010 WARBAND-ROUND-007 the ground is the field’s or a ready-made one; who does not stand is surprised', () => {
    const story = atWar();
    const ready = battleOf(story, {}, {}, { ground: 'bowHill', defence: 'inCamp' });
    const { setup, options } = ready.stage(play(ready)) as unknown as { setup: Said; options: Said };
    // Three units of five abreast, one of four on five spaces, and three between them: 23 rows.
    expect(options).toEqual({ 'warband.casualtySurvival': 'on', 'warband.map': { width: 28, height: 23 } });
    expect(setup.surprised).toBe('b');
    const field = {
      field: 'drawn',
      ground: Array.from({ length: 30 }, () => '.'.repeat(29)).with(4, `*#${'.'.repeat(27)}`),
    };
    const drawn = battleOf(story, {}, {}, { fields: [field] });
    const there = drawn.stage(play(drawn)) as unknown as { setup: Said; options: Said };
    expect(there.options).toMatchObject({ 'warband.map': { width: 29, height: 30 } });
    expect(there.setup.ground).toEqual([
      { at: { x: 0, y: 4 }, slow: 'rough' },
      { at: { x: 1, y: 4 }, wall: true },
    ]);
  });

  test('WARBAND-SAGA-014 each removed figure is 23 soldiers of its type: found alive they are away for 7 days, else lost', () => {
    const story = battleOf(atWar());
    const gone = { a: [...many('A1.1', 3), ...many('A1.1', 2, true)], b: many('B1.1', 1) };
    const after = ended(story, cameTo(story, gone));
    expect(after.unit('Hird').troops).toMatchObject({ mediumInfantry: 600 - 5 * 23, bowmen: 300, heavyCavalry: 100 });
    expect(after.unit('Hird').away).toMatchObject([
      { troops: { mediumInfantry: 46 }, back: 10, rule: 'WARBAND-SAGA-014' },
    ]);
    expect(after.unit('Rhedd').troops).toMatchObject({ heavyInfantry: 377, lightCavalry: 100 });
    expect(after.unit('Rhedd').away ?? []).toEqual([]);
  });

  test('WARBAND-SAGA-014 the last figure of a type is what is left of it: 100 riders are 23, 23, 23 and 31', () => {
    const story = battleOf(atWar());
    const three = ended(story, cameTo(story, { a: many('A3.1', 3), b: [] }));
    expect(three.unit('Hird').troops.heavyCavalry).toBe(31);
    const all = ended(story, cameTo(story, { a: [...many('A3.1', 3), ...many('A3.1', 1, true)], b: [] }));
    expect(all.unit('Hird').troops.heavyCavalry).toBe(0);
    expect(all.unit('Hird').away).toMatchObject([{ troops: { heavyCavalry: 31 } }]);
  });

  test('WARBAND-SAGA-014 who gives up is a prisoner: lost, and kept as such', () => {
    const story = battleOf(atWar());
    const after = ended(story, cameTo(story, { a: [], b: many('B3.1', 1) }, { surrendered: { 'B3.1': 3 } }));
    expect(after.unit('Rhedd').troops.lightCavalry).toBe(0);
    const { armies } = after.entry('Battle').outcome as unknown as { armies: readonly Said[] };
    expect(armies[1]).toMatchObject({
      prisoners: { lightCavalry: 77 },
      lost: { lightCavalry: 100 },
      after: { lightCavalry: 0 },
    });
  });

  test('WARBAND-SAGA-012 WARBAND-SAGA-013 people come home as from any fight; who is taken is the enemy commander’s', () => {
    const story = battleOf(atWar());
    const wounds = [{ wound: 'eye', permanent: false, side: null, before: false }];
    const people = { Ella: { wounds }, Morten: { fate: 'surrendered', captured: true } };
    const after = ended(story, cameTo(story, { a: [], b: [] }, { people }));
    expect(after.character('Ella').wounds).toMatchObject([{ part: 'head', severity: 'minor' }]);
    expect(after.character('Morten').captive).toBe('Ella');
    expect(after.unit('Hird').troops).toMatchObject(HIRD);
  });

  test('WARBAND-SAGA-015 the side that lost has retreated, and may be pursued', () => {
    const story = battleOf(atWar());
    const after = ended(story, cameTo(story, { a: [], b: many('B1.1', 2) }));
    expect(leavingsOf({ manifests: manifests() }, after.entry('Battle'))).toMatchObject([
      { leaves: 'pursuit', from: 'battle', quarry: { troops: { heavyInfantry: 354 } } },
    ]);
  });

  test('WARBAND-SAGA-001 a battle of a saga is played to its end, and its losses come home', () => {
    const story = battleOf(atWar(), {}, {}, { options: { 'warband.sagaScale': 100 } });
    const after = story.play(play(story), byChance('a saga in ranks'));
    expect(after.entry('Battle').state).toBe('done');
  });
});
