import { type Json, stream } from '@warmoot/kernel';
import { randomInput } from '@warmoot/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { BattleOutcome } from '../../battle/battle.js';
import { ALL_TROOPS } from '../../battle/troops.table.js';
import { byChance, joined, type Playing, type Story, threePeople } from '../testing/story.js';

type Said = Readonly<Record<string, unknown>>;

const SMALL = { battle: { 'saga.battle.map': { rows: 9, columns: 8 } } };
const RED = { lightInfantry: 6, mediumInfantry: 12, bowmen: 5 };
const BLUE = { heavyInfantry: 9, lightCavalry: 7 };

/** The Hird of Ella (ana) and the Rhedd of Morten (bo); Wanda and Ylva could fight for them. */
const atWar = (options: Said = SMALL): Story => {
  const people = joined(threePeople(options), 'Ylva', 'cy');
  return people
    .as('ana', { deed: 'unit', name: 'Hird', ruler: people.id('Ella'), level: 4, troops: RED })
    .as('bo', { deed: 'unit', name: 'Rhedd', ruler: people.id('Morten'), level: 4, troops: BLUE });
};

const planned = (story: Story, attacker: Said = {}, defender: Said = {}): Said => ({
  deed: 'plan',
  scene: 'battle',
  title: 'Battle',
  day: 3,
  plan: {
    attacker: { unit: story.id('Hird'), commander: story.id('Ella'), champions: [story.id('Wanda')], ...attacker },
    defender: { unit: story.id('Rhedd'), commander: story.id('Morten'), champions: [story.id('Ylva')], ...defender },
  },
});

const battleOf = (story: Story, attacker: Said = {}, defender: Said = {}): Story =>
  story.as('ana', planned(story, attacker, defender));

const play = (story: Story) => ({ play: 'entry', entry: story.id('Battle') });
const stage = (story: Story) => story.stage(play(story)).setup as unknown as Record<'attacker' | 'defender', Said>;

/** As by chance, but whoever may challenge an enemy does, and every challenge is taken up. */
const daring =
  (seed: string): Playing =>
  (table) => {
    const source = stream(seed);
    let now = table;
    for (let input = randomInput(now.run, source); input !== null; input = randomInput(now.run, source)) {
      const { awaits } = now.run;
      if (input.input === 'dice') now = now.dice(...input.faces);
      else if (input.input === 'answer') {
        const listed = awaits.need === 'answers' ? (now.run.choices(input as never) ?? []) : [];
        const bold = (listed as readonly Said[]).find(({ choose }) => choose === 'challenge' || choose === 'accept');
        now = now.answer(input.seat, bold ?? input.choice, input.as);
      }
    }
    return now;
  };

const NONE = Object.fromEntries(ALL_TROOPS.map((troop) => [troop, 0]));

const army = (lost: Said = {}): Said => ({ lost: { ...NONE, ...lost } });

const cameTo = (more: Said = {}): Json =>
  ({
    ending: 'retreat',
    rounds: 2,
    holder: 'Hird',
    armies: [army({ bowmen: 2 }), army({ lightCavalry: 7 })],
    credit: { raise: 'Hird', lower: 'Rhedd' },
    champions: [],
    ...more,
  }) as Json;

describe('an army', () => {
  test('SAGA-WEALTH-016 is the unit’s with the troops it has, or those of them who march', () => {
    const story = battleOf(atWar(), { leaders: [atWar().id('Wanda')] });
    expect(stage(story).attacker).toMatchObject({
      name: 'Hird',
      seat: 'ana',
      troops: { ...NONE, ...RED },
      leaders: ['Ella', 'Wanda'],
      champions: [{ name: 'Wanda' }],
    });
    expect(story.stage(play(story))).toMatchObject({ scene: 'saga/battle', options: SMALL.battle });
    const duel = { 'saga.duel.stacking': 'worst' };
    expect(stage(battleOf(atWar({ ...SMALL, duel })))).toMatchObject({ duelOptions: duel });
    const few = battleOf(atWar(), { troops: { mediumInfantry: 4 } });
    expect(stage(few).attacker.troops).toEqual({ ...NONE, mediumInfantry: 4 });
  });

  test('SAGA-WEALTH-015, SAGA-WEALTH-016 that has become smaller since it was planned does not march as planned', () => {
    const first = battleOf(atWar());
    const twice = first.as('ana', { ...planned(first, { troops: { bowmen: 5 } }), title: 'Second', day: 4 });
    const after = twice.begin(play(first)).end(first.id('Battle'), cameTo());
    expect(after.stageRefusal({ play: 'entry', entry: twice.id('Second') })).toMatchObject({
      rule: 'SAGA-WEALTH-016',
      facts: { unit: 'Hird', troop: 'bowmen', asked: 5, has: 3 },
    });
    // It can be put off as it is, though it could not be planned like this any more.
    const later = after.as('ana', { deed: 'replan', entry: twice.id('Second'), day: 9 });
    expect(later.entry('Second').day).toBe(9);
  });

  test('that is written down for the day has names for its units, each once in the battle', () => {
    const names = { bowmen: ['Old Guard', null], lightInfantry: ['Kell levy'] };
    const band = { unit: null, troops: { bowmen: 9, lightInfantry: 4 }, names };
    const story = battleOf(atWar(), band);
    expect(stage(story).attacker.names).toMatchObject(names);
    expect(stage(story).defender).not.toHaveProperty('names');
    const twice = { ...band, names: { bowmen: ['Old Guard', 'old guard'] } };
    expect(atWar().refusal('ana', planned(atWar(), twice))).toMatchObject({ expected: { form: 'war.nameOnce' } });
    // On both sides together.
    expect(atWar().refusal('ana', planned(atWar(), band, { ...band, names: { bowmen: ['Old Guard'] } }))).toMatchObject(
      {
        expected: { form: 'war.nameOnce' },
      },
    );
    // A house that comes to the same name later has another one for this battle.
    const { id } = Object.values(story.campaign.open.units).find(({ name }) => name === 'Rhedd') as { id: string };
    const named = story.as('bo', { deed: 'unit', id, name: 'Rhedd', names: { heavyInfantry: ['Old Guard', 'Iron'] } });
    expect(stage(named).attacker.names).toMatchObject({ bowmen: ['Old Guard', null] });
    expect(stage(named).defender.names).toMatchObject({ heavyInfantry: [null, 'Iron'] });
  });

  test('is written down for the day where it is no unit’s, and called by its commander', () => {
    const band = battleOf(atWar(), { unit: null, troops: { bowmen: 9 } });
    expect(stage(band).attacker).toMatchObject({ name: 'Ella', troops: { ...NONE, bowmen: 9 } });
    const nobody = planned(atWar(), { unit: null });
    expect(atWar().refusal('ana', nobody)).toMatchObject({ what: 'campaign.noTroops' });
    const gone = battleOf(atWar()).as('ana', { deed: 'remove', from: 'units', id: atWar().id('Hird') });
    expect(gone.stageRefusal(play(gone))).toMatchObject({ code: 'NO_SUCH', what: 'unit' });
  });

  test('SAGA-WEALTH-016 of a unit at war with itself has no soldier twice', () => {
    const both = { unit: atWar().id('Hird') };
    const twice = planned(atWar(), {}, both);
    expect(atWar().refusal('ana', twice)).toMatchObject({ what: 'campaign.moreThanTheyHave' });
    const split = battleOf(atWar(), { troops: { mediumInfantry: 7 } }, { ...both, troops: { mediumInfantry: 5 } });
    expect(stage(split)).toMatchObject({ attacker: { name: 'Hird' }, defender: { name: 'Hird 2' } });
    const begun = split.begin(play(split));
    const armies = [army({ mediumInfantry: 2 }), army({ mediumInfantry: 3 })];
    const after = begun.end(begun.id('Battle'), cameTo({ armies }));
    expect(after.unit('Hird').troops).toMatchObject({ ...RED, mediumInfantry: 7 });
  });

  test('SAGA-CAL-011 commanders, leaders and champions are in the scene, alive and nowhere else', () => {
    const story = battleOf(atWar());
    const dead = story.decide({ deed: 'die', character: story.id('Morten'), why: 'fever' });
    expect(dead.stageRefusal(play(story))).toMatchObject({ code: 'DEAD', name: 'Morten' });
    expect(story.begin(play(story)).entry('Battle').characters).toEqual(
      ['Ella', 'Wanda', 'Morten', 'Ylva'].map(story.id),
    );
  });
});

describe('after a battle', () => {
  test('SAGA-WEALTH-015 what was lost is gone from the unit, and its wealth is not touched', () => {
    const story = battleOf(atWar());
    const after = story.begin(play(story)).end(story.id('Battle'), cameTo());
    expect(after.unit('Hird').troops).toEqual({ ...NONE, ...RED, bowmen: 3 });
    expect(after.unit('Rhedd').troops).toEqual({ ...NONE, ...BLUE, lightCavalry: 0 });
    expect(after.unit('Rhedd').wealth).toEqual(story.unit('Rhedd').wealth);
    expect(after.entry('Battle')).toMatchObject({ state: 'done', credited: null });
    const credit = { deed: 'credit', entry: story.id('Battle'), raise: story.id('Hird'), lower: story.id('Rhedd') };
    expect(after.decide(credit).unit('Rhedd').wealth.lower).toBe(1);
  });

  test('its units go into the next one under the names that they had when the last ended', () => {
    const world = atWar();
    const hird = { deed: 'unit', id: world.id('Hird'), name: 'Hird', ruler: world.id('Ella') };
    const first = battleOf(world.as('ana', { ...hird, names: { bowmen: ['Old Guard'] } }));
    expect(stage(first).attacker).toMatchObject({ names: { bowmen: ['Old Guard'] }, homes: ['Hird'] });
    // In the battle the Old Guard was renamed, and somebody else was lost under the name of the game's giving.
    const units = [
      { unit: 'a4', troop: 'bowmen', name: 'Red Ravens', fate: 'standing' },
      { unit: 'a1', troop: 'lightInfantry', name: 'Hird slingers', fate: 'lost' },
    ];
    const ended = cameTo({ armies: [{ ...army({ bowmen: 2 }), units }, army({ lightCavalry: 7 })] });
    const after = first.begin(play(first)).end(first.id('Battle'), ended);
    const again = after.as('ana', {
      ...planned(after, {}, { unit: null, troops: { bowmen: 9 } }),
      title: 'Again',
      day: 9,
    });
    const setup = again.stage({ play: 'entry', entry: again.id('Again') }).setup as Said;
    expect(setup).toMatchObject({
      attacker: { names: { bowmen: ['Red Ravens', 'Old Guard'], lightInfantry: ['Hird slingers'] }, homes: ['Hird'] },
    });
  });

  test('a unit in a battle is neither given up nor settled while it is fought', () => {
    const begun = battleOf(atWar()).begin(play(battleOf(atWar())));
    const refused = { what: 'campaign.playedAtTable' };
    expect(begun.refusal('ana', { deed: 'remove', from: 'units', id: begun.id('Hird') })).toMatchObject(refused);
    const settle = { deed: 'settle', unit: begun.id('Hird'), troops: RED, supports: [] };
    expect(begun.refusal('ana', settle)).toMatchObject(refused);
    const free = begun.decide({ deed: 'unit', name: 'Third', level: 1 });
    const after = free.decide({ deed: 'remove', from: 'units', id: free.id('Third') });
    expect(after.campaign.open.units).toEqual(begun.campaign.open.units);
  });

  test('SAGA-WEALTH-009 units are made while the world is built; afterwards the table decides about a new one', () => {
    const begun = battleOf(atWar()).begin(play(battleOf(atWar())));
    const asked = { code: 'TABLE_DECIDES', rule: 'SAGA-WEALTH-009' };
    expect(begun.refusal('ana', { deed: 'unit', name: 'Third', level: 12 })).toEqual(asked);
    const more = begun.decide({ deed: 'unit', name: 'Third', level: 1 });
    expect(more.refusal('ana', { deed: 'remove', from: 'units', id: more.id('Third') })).toEqual(asked);
  });

  test('SAGA-CAMPAIGN-010, SAGA-BATTLE-008 single combat in it comes back to the sheets', () => {
    const story = battleOf(atWar());
    const champion = (name: string, more: Said) => ({
      ...{ name, army: 'Hird', standing: 'in', wounds: [] },
      ...{ hands: { left: null, right: null, both: null }, carried: [] },
      ...more,
    });
    const head = { part: 'head', severity: 'major', marks: 0 };
    const champions = [
      champion('Wanda', { standing: 'incapable', wounds: [head] }),
      champion('Ylva', { standing: 'surrendered', hands: { left: null, right: 'axe', both: null } }),
    ];
    const after = story.begin(play(story)).end(story.id('Battle'), cameTo({ champions }));
    // SAGA-DUEL-WOUND-018: also here a hit on the head kills within the hour.
    expect(after.character('Wanda')).toMatchObject({ dying: story.id('Battle'), wounds: [{ ...head, day: 3 }] });
    expect(after.character('Ylva')).toMatchObject({
      captive: 'Ella',
      dying: null,
      load: { items: [{ id: 'taken-1', object: 'axe' }] },
    });
  });

  test('champions of one name are told apart, there and back', () => {
    const twins = joined(atWar(), 'Wanda', 'bo', { strength: 5 });
    const story = battleOf(twins, { champions: [atWar().id('Wanda')] }, { champions: [twins.id('Wanda')] });
    expect(stage(story)).toMatchObject({
      attacker: { champions: [{ name: 'Wanda' }] },
      defender: { champions: [{ name: 'Wanda 2', skills: { strength: 5 } }] },
    });
    const hurt = { part: 'leftLeg', severity: 'minor', marks: 0 };
    const champions = [{ name: 'Wanda 2', army: 'Rhedd', standing: 'in', wounds: [hurt], hands: null, carried: null }];
    const after = story.begin(play(story)).end(story.id('Battle'), cameTo({ champions }));
    expect(after.campaign.open.characters[atWar().id('Wanda')]?.wounds).toEqual([]);
    expect(after.campaign.open.characters[twins.id('Wanda')]?.wounds).toMatchObject([hurt]);
  });

  test.each(Array.from({ length: 12 }, (_, seed) => seed))(
    'soldiers are conserved, champions as they were left (%i)',
    (seed) => {
      const story = battleOf(atWar());
      const after = story.play(play(story), seed % 2 === 0 ? daring(`war ${seed}`) : byChance(`war ${seed}`));
      const { armies, champions } = after.entry('Battle').outcome as unknown as BattleOutcome;
      for (const [at, name] of ['Hird', 'Rhedd'].entries()) {
        const { lost, before } = armies[at as 0 | 1];
        expect(before).toEqual(story.unit(name).troops);
        for (const troop of ALL_TROOPS) {
          expect(after.unit(name).troops[troop] + lost[troop]).toBe(story.unit(name).troops[troop]);
          expect(after.unit(name).troops[troop]).toBeGreaterThanOrEqual(0);
        }
      }
      for (const { name, wounds, standing } of champions) {
        expect(after.character(name).wounds).toMatchObject(wounds);
        expect(after.character(name).dead).toEqual(standing === 'dead' ? { day: 3, why: 'wound' } : null);
      }
      if (seed % 2 === 0) expect(champions).toHaveLength(2);
    },
  );
});
