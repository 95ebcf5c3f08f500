import { type AnyRules, beginState, type Json } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { nextScenes, ownersAsked, sceneIn, standingAfter } from '../../campaigns.js';
import { leavingsOf } from '../../saga/campaign/bridges/bridges.js';
import { byChance, joined, type Story, threePeople } from '../../saga/campaign/testing/story.js';
import { manifests } from '../../scenes.js';
import { drawField } from '../../war/landscapes/landscapes.js';

type Said = Readonly<Record<string, unknown>>;

/** The army of the ledger's example, and one of five units that cannot be divided as far. */
const HIRD = { mediumInfantry: 600, bowmen: 300, heavyCavalry: 100 };
const RHEDD = { heavyInfantry: 400, lightCavalry: 100 };

/** The Hird of Ella (ana, Lead 7 and Tactics 4) and the Rhedd of Morten (bo); Wanda and Ylva could fight for them. */
const atWar = (options: Said = {}, edition = 'saga'): Story => {
  const people = joined(joined(threePeople(options, edition), 'Ylva', 'cy'), 'Sigga', 'ana', { lead: 7, tactics: 4 });
  return people
    .as('ana', { deed: 'unit', name: 'Hird', ruler: people.id('Ella'), level: 6, troops: HIRD })
    .as('bo', { deed: 'unit', name: 'Rhedd', ruler: people.id('Morten'), level: 6, troops: RHEDD });
};

const planned = (story: Story, attacker: Said = {}, defender: Said = {}, more: Said = {}): Said => ({
  deed: 'plan',
  scene: 'battle',
  title: 'Battle',
  place: 'Kell',
  day: 3,
  plan: {
    by: 'command',
    attacker: { unit: story.id('Hird'), commander: story.id('Ella'), champions: [story.id('Wanda')], ...attacker },
    defender: { unit: story.id('Rhedd'), commander: story.id('Morten'), champions: [story.id('Ylva')], ...defender },
    ...more,
  },
});

const battleOf = (story: Story, attacker: Said = {}, defender: Said = {}, more: Said = {}): Story =>
  story.as('ana', planned(story, attacker, defender, more));

const play = (story: Story) => ({ play: 'entry', entry: story.id('Battle') });
const staged = (story: Story) => story.stage(play(story));
const setupOf = (story: Story) => staged(story).setup as unknown as Record<'north' | 'south', Said> & Said;

interface Fate {
  readonly after: number;
  readonly prisoners?: number;
  readonly fate?: string;
}

/** What a battle leaves: units as they were staged, but for what is said of some of them. */
const cameTo = (story: Story, said: Readonly<Record<string, Fate>> = {}, more: Said = {}): Json => {
  const setup = setupOf(story);
  const army = (side: 'north' | 'south', letter: string, retreated: boolean) => {
    const { name, units } = setup[side] as { name: string; units: { troop: string; soldiers: number }[] };
    return {
      ...{ name, side, leader: null, health: 4, objectives: 0, retreated },
      units: units.map(({ troop, soldiers }, at) => {
        const { after = soldiers, prisoners = 0, fate = 'here' } = said[`${letter}${at + 1}`] ?? {};
        return {
          unit: `${letter}${at + 1}`,
          name: `${letter}-${at + 1}`,
          fate,
          soldiers: { troop, before: soldiers, after, prisoners },
        };
      }),
    };
  };
  return {
    ...{ ending: 'fieldWon', rounds: 5, winner: 'Hird', champions: [], escapes: [] },
    armies: [army('north', 'N', false), army('south', 'S', true)],
    ...more,
  } as unknown as Json;
};

const ended = (story: Story, outcome: Json): Story => story.begin(play(story)).end(story.id('Battle'), outcome);

describe('a saga’s battle by command', () => {
  test('COMMAND-SAGA-001 is planned as any battle is, and both sides agree before it begins', () => {
    const story = battleOf(atWar());
    expect(sceneIn(story.entry('Battle'))).toBe('command/battle');
    expect(story.stageRefusal(play(story), false)).toEqual({ code: 'TABLE_DECIDES', rule: 'COMMAND-SAGA-001' });
    expect(ownersAsked(story.campaign, play(story) as never)).toEqual(['ana', 'bo']);
    expect(staged(story).scene).toBe('command/battle');
    // Where one player commands both, or nobody owns the other, there is nobody to agree with.
    const alone = battleOf(atWar(), {}, { commander: atWar().id('Sigga') });
    expect(ownersAsked(alone.campaign, play(alone) as never)).toEqual([]);
  });

  test('SAGA-CAMPAIGN-004 with closed sheets others are told the quality of a leader, by the owner’s word, and no rating', () => {
    const closed = atWar().decide({ deed: 'options', options: { 'saga.table.openSheets': false } });
    const story = battleOf(closed, { leader: closed.id('Sigga') });
    expect(story.stageRefusal(play(story), false)).toEqual({ code: 'TABLE_DECIDES', rule: 'SAGA-CAMPAIGN-004' });
    expect(ownersAsked(story.campaign, play(story) as never)).toEqual(['ana', 'bo']);
    const rules = manifests().find((one) => one.rules.scene === 'command/battle')?.rules as AnyRules;
    const begun = beginState(rules, staged(story));
    const shown = (begun.ok ? begun.value.shown : {}) as Readonly<Record<'bo', { readonly armies: readonly Said[] }>>;
    const { armies } = shown.bo;
    // Sigga's Lead of 7 is quality 3; Bo reads Morten's sheet.
    expect(armies[0]?.leader).toEqual({ name: 'Sigga', quality: 3, skills: null });
    expect(armies[1]?.leader).toMatchObject({ name: 'Morten', skills: { lead: expect.any(Number) } });
  });

  test('COMMAND-SAGA-002 units are those of the mustering, with soldiers, troop and the names of their house', () => {
    const named = atWar().as('ana', {
      deed: 'unit',
      id: atWar().id('Hird'),
      name: 'Hird',
      names: { bowmen: ['Old Guard', null, 'Larks'] },
    });
    const { north } = setupOf(battleOf(named)) as unknown as { north: { units: readonly Said[] } };
    expect(north.units).toEqual([
      ...Array.from({ length: 5 }, () => ({ class: 'LI', grade: 'C', troop: 'mediumInfantry', soldiers: 120 })),
      { class: 'HC', grade: 'C', troop: 'heavyCavalry', soldiers: 100 },
      { class: 'AR', grade: 'C', troop: 'bowmen', soldiers: 100, name: 'Old Guard' },
      { class: 'AR', grade: 'C', troop: 'bowmen', soldiers: 100 },
      { class: 'AR', grade: 'C', troop: 'bowmen', soldiers: 100, name: 'Larks' },
    ]);
  });

  test('COMMAND-SAGA-003, COMMAND-SAGA-004 the table’s own troops and shifts stand in the plan', () => {
    const options = {
      'command.sagaTroops': { bowmen: { class: 'HA', grade: 'B' } },
      'command.sagaQuality': { north: -1, south: 1 },
    };
    const { north, south } = setupOf(battleOf(atWar(), {}, {}, { options })) as unknown as Record<
      'north' | 'south',
      { units: readonly Said[] }
    >;
    expect(north.units.at(-1)).toMatchObject({ class: 'HA', grade: 'C' });
    expect(south.units[0]).toMatchObject({ class: 'HI', grade: 'B' });
  });

  test('COMMAND-SAGA-006, COMMAND-SAGA-007 the appointed leader brings Lead and Tactics to the saga’s dice', () => {
    const sigga = atWar().id('Sigga');
    const story = battleOf(atWar(), { leader: sigga }, { leader: null });
    expect(setupOf(story)).toMatchObject({
      north: { seat: 'ana', leader: { name: 'Sigga', lead: 7, tactics: 4 } },
      south: { seat: 'bo', leader: null },
    });
    expect(staged(story).options).toMatchObject({ 'command.leadershipDice': 'saga' });
    // Lead 7 is quality 3: light infantry of grade C begins with 5; without a leader C begins with 2. The roll adds 11.
    story.play(play(story), (table) => {
      const { open, given } = table.run.state as unknown as {
        open: { points: number[] };
        given: { armies: readonly { leader: { quality: number } }[] };
      };
      expect(given.armies.map(({ leader }) => leader.quality)).toEqual([3, 0]);
      expect([open.points[0], open.points[9]]).toEqual([5, 2]);
      const thrown = table.dice(1, 1, 0).dice(8, 8, 0);
      expect((thrown.run.state.open as { leadership: unknown }).leadership).toEqual([13, 16]);
      return byChance('to its end')(table);
    });
    // Left out, whoever commands leads.
    expect(setupOf(battleOf(atWar()))).toMatchObject({ north: { leader: { name: 'Ella', lead: 2, tactics: 2 } } });
    const unrated = atWar().decide({ deed: 'add', name: 'Nobody', owner: 'ana' });
    const plan = planned(unrated, { leader: unrated.id('Nobody') });
    expect(unrated.refusal('ana', plan)).toMatchObject({ what: 'campaign.noRatings' });
  });

  test('COMMAND-SAGA-008 the attacker is North; a defender who does not stand is ambushed', () => {
    expect(setupOf(battleOf(atWar()))).toMatchObject({
      north: { name: 'Hird' },
      south: { name: 'Rhedd' },
      ambush: null,
    });
    expect(setupOf(battleOf(atWar(), {}, {}, { defence: 'onTheMarch' }))).toMatchObject({ ambush: 'north' });
  });

  test('COMMAND-SAGA-009 is fought on the saga’s map, with its own size and its alternating rows', () => {
    const field = drawField('river', '7');
    const story = battleOf(atWar(), {}, {}, { fields: [field] });
    expect(setupOf(story).field).toEqual(JSON.parse(JSON.stringify(field)));
    story.play(play(story), (table) => {
      expect((table.run.state.given as { size: unknown }).size).toEqual({
        rows: 23,
        columns: 20,
        layout: 'alternating',
      });
      return byChance('river')(table);
    });
  });

  test('COMMAND-SAGA-014 champions stand with the unit that is said, or with the next that has nobody', () => {
    const [wanda, sigga] = [atWar().id('Wanda'), atWar().id('Sigga')];
    const story = battleOf(atWar(), { champions: [wanda, sigga], placed: [{ character: sigga, with: 'N1' }] });
    const { north } = setupOf(story) as unknown as { north: { champions: readonly Said[] } };
    expect(north.champions.map(({ name, with: key }) => [name, key])).toEqual([
      ['Wanda', 'N2'],
      ['Sigga', 'N1'],
    ]);
    expect(north.champions[0]).toMatchObject({ fighter: { skills: { speed: 2 } } });
    const far = planned(atWar(), { placed: [{ character: wanda, with: 'N12' }] });
    expect(atWar().refusal('ana', far)).toMatchObject({ rule: 'COMMAND-SAGA-014', facts: { unit: 'N12' } });
    const stranger = planned(atWar(), { placed: [{ character: sigga, with: 'N1' }] });
    expect(atWar().refusal('ana', stranger)).toMatchObject({ expected: { form: 'command.placesChampions' } });
    const off = battleOf(atWar(), {}, {}, { options: { 'command.sagaDuels': 'off' } });
    expect(staged(off).options).toMatchObject({ 'command.sagaDuels': 'off' });
  });

  test('COMMAND-SAGA-014 S1E-SCOPE-004 champions fight by the edition of their campaign', () => {
    expect(setupOf(battleOf(atWar())).duelsBy).toBe('saga');
    expect(setupOf(battleOf(atWar({}, 'saga-1e'))).duelsBy).toBe('saga-1e');
  });

  test('is refused while it is planned, where the rules would refuse it', () => {
    const story = atWar();
    expect(story.refusal('ana', planned(story, { commander: 'c99' }))).toMatchObject({ code: 'NO_SUCH' });
    expect(story.refusal('ana', planned(story, {}, { champions: [story.id('Wanda')] }))).toMatchObject({
      expected: { form: 'campaign.eachOnce' },
    });
    const small = drawField('hills', '1', { rows: 5, columns: 9 });
    expect(story.refusal('ana', planned(story, {}, {}, { fields: [small] }))).toMatchObject({
      expected: { form: 'command.mapSize' },
    });
  });
});

describe('what comes back', () => {
  const story = battleOf(atWar(), { leader: atWar().id('Sigga') });
  /** The ledger's example: with 2 damage 84 of 120 come back, routed with 4 damage 24, slaughtered none. */
  const losses = {
    N1: { after: 84 },
    N2: { after: 24, fate: 'routed' },
    N3: { after: 0, prisoners: 60, fate: 'slaughtered' },
    S1: { after: 0, fate: 'slaughtered' },
  };

  test('COMMAND-SAGA-010, COMMAND-SAGA-011 losses by troop type; prisoners are lost to their unit too', () => {
    const after = ended(story, cameTo(story, losses));
    expect(after.unit('Hird').troops).toMatchObject({ ...HIRD, mediumInfantry: 600 - 36 - 96 - 120 });
    const { outcome } = after.entry('Battle') as unknown as { outcome: { armies: readonly Said[] } };
    expect(outcome.armies[0]).toMatchObject({
      before: HIRD,
      after: { mediumInfantry: 348 },
      lost: { mediumInfantry: 252 },
      prisoners: { mediumInfantry: 60 },
    });
    const standing = standingAfter(after.campaign as never, after.entry('Battle'), null);
    expect(standing.losses[0]).toEqual({ name: 'Hird', lost: 252 });
  });

  test('COMMAND-SAGA-010 units keep their names, and those of the lost come after them', () => {
    const after = ended(story, cameTo(story, losses));
    expect(after.unit('Hird').names?.mediumInfantry).toEqual(['N-1', 'N-2', 'N-4', 'N-5', 'N-3']);
  });

  test('COMMAND-SAGA-012 whoever has retreated may be pursued, with those who are left', () => {
    const after = ended(story, cameTo(story, losses));
    const [pursuit] = leavingsOf({ manifests: manifests() }, after.entry('Battle'));
    expect(pursuit).toMatchObject({
      leaves: 'pursuit',
      from: 'battle',
      pursuers: { name: 'Hird', troops: { mediumInfantry: 348 } },
      quarry: { name: 'Rhedd', unit: story.id('Rhedd') },
    });
    expect(nextScenes(after.campaign as never, after.entry('Battle')).map(({ next }) => next)).toEqual([
      'pursuit',
      'talk',
    ]);
    // On a draw nobody has retreated, or both have.
    const draw = cameTo(story) as unknown as { armies: readonly Said[] };
    for (const retreated of [true, false]) {
      const armies = draw.armies.map((army) => ({ ...army, retreated }));
      const even = ended(story, { ...draw, winner: null, armies } as unknown as Json);
      expect(leavingsOf({ manifests: manifests() }, even.entry('Battle'))).toEqual([]);
    }
  });

  test('COMMAND-SAGA-013 whoever had to get away has their wound, or is a prisoner of the enemy’s commander', () => {
    const escapes = [
      { who: 'Sigga', army: 'Hird', captured: true, wound: { part: 'body', severity: 'major' } },
      { who: 'Ylva', army: 'Rhedd', captured: false, wound: { part: 'leftArm', severity: 'minor' } },
    ];
    const after = ended(story, cameTo(story, losses, { escapes }));
    expect(after.character('Sigga')).toMatchObject({
      captive: 'Morten',
      wounds: [{ part: 'body', severity: 'major', marks: 0, day: 3 }],
    });
    expect(after.character('Ylva')).toMatchObject({ captive: null, wounds: [{ part: 'leftArm', severity: 'minor' }] });
    for (const name of ['Ella', 'Morten', 'Wanda']) {
      expect(after.character(name)).toMatchObject({ captive: null, wounds: [] });
    }
    const talk = nextScenes(after.campaign as never, after.entry('Battle')).find(({ next }) => next === 'talk');
    expect(talk?.characters).toContain(story.id('Sigga'));
    const unhurt = ended(story, cameTo(story, {}, { escapes: [{ ...escapes[0], captured: false, wound: null }] }));
    expect(unhurt.character('Sigga')).toMatchObject({ captive: null, wounds: [] });
  });

  test('COMMAND-SAGA-014 duels come back to the sheets: wounds, gear, captives, dead', () => {
    const sheet = {
      wounds: [{ part: 'body', severity: 'minor', marks: 0 }],
      hands: { left: null, right: 'dagger', both: null },
      carried: [],
    };
    const champion = (name: string, standing: string) => ({ name, army: '', standing, sheet });
    const champions = [champion('Wanda', 'dead'), champion('Ylva', 'surrendered')];
    const after = ended(story, cameTo(story, {}, { champions }));
    expect(after.character('Wanda').dead).not.toBeNull();
    expect(after.character('Ylva')).toMatchObject({ captive: 'Ella', wounds: [{ part: 'body', severity: 'minor' }] });
    // Whoever did not fight is as before.
    const idle = { ...champion('Ylva', 'in'), sheet: null };
    expect(ended(story, cameTo(story, {}, { champions: [idle] })).character('Ylva').wounds).toEqual([]);
  });

  test('a whole battle by chance, staged, played and taken back, loses no soldier but those it tells', () => {
    const after = story.play(play(story), byChance('whole'));
    const entry = after.entry('Battle');
    expect(entry.state).toBe('done');
    const { armies } = entry.outcome as unknown as { armies: readonly { after: Said }[] };
    expect(after.unit('Hird').troops).toEqual(armies[0]?.after);
    expect(after.unit('Rhedd').troops).toEqual(armies[1]?.after);
  });
});
