import type { Json } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { gearOf } from '../../carry/worth.js';
import type { Character } from '../papers/model.js';
import { byChance, duelOf, founded, joined, type Story, talkOn, threePeople } from '../testing/story.js';

type Said = Readonly<Record<string, unknown>>;

/** How somebody comes out of a duel: as they went in, with a sword, but for what is said. */
const fighter = (name: string, side: number, more: Said = {}): Said => ({
  name,
  side,
  standing: 'in',
  wounds: [],
  taken: [],
  dyingSince: null,
  hands: { left: null, right: null },
  carried: [],
  ...more,
});

const cameOut = (fighters: readonly Said[], more: Said = {}): Json =>
  ({ ending: 'side1', rounds: 3, fighters, dead: [], fled: [], prisoners: [], lost: [], ...more }) as Json;

/** Ella against Morten on that day, begun. */
const begun = (story: Story, day = 5): Story => {
  const planned = duelOf(story, day, ['Ella'], ['Morten']);
  return planned.begin({ play: 'entry', entry: planned.id('Duel') });
};

const minor = (part: string, marks = 0) => ({ part, severity: 'minor', marks });
const major = (part: string, marks = 0) => ({ part, severity: 'major', marks });

/** Ella and Morten have fought on that day; this is how he came out of it. */
const fought = (story: Story, morten: Said, day = 5, more: Said = {}): Story => {
  const fight = begun(story, day);
  return fight.end(fight.id('Duel'), cameOut([fighter('Ella', 1), fighter('Morten', 2, morten)], more));
};

/** What somebody carries, upright beside each other, and wears. */
const packed = (story: Story, name: string, objects: readonly string[], worn: readonly string[] = []): Story => {
  const items = [
    ...objects.map((object, at) => ({ id: `${object} ${at}`, object, at: { row: 0, column: 2 * at, turn: 1 } })),
    ...worn.map((object) => ({ id: object, object, worn: true })),
  ];
  return story.as(story.character(name).owner, { deed: 'carry', character: story.id(name), load: { items } });
};

describe('a duel from the sheets', () => {
  const ready = (): Story => packed(threePeople(), 'Ella', ['sword', 'dagger'], ['mailArmour']);

  test('SAGA-CAMPAIGN-008 takes skills, gear, armour and wounds as they stand', () => {
    const locked = ready().as('ana', { deed: 'locks', character: ready().id('Ella'), locks: { parry: 'control' } });
    const hurt = fought(locked, { wounds: [minor('leftArm', 0)] }, 1);
    const story = duelOf(hurt, 1, ['Ella'], ['Morten'], { title: 'Again' });
    const { scene, setup, options } = story.stage({ play: 'entry', entry: story.id('Again') });
    expect([scene, options]).toEqual(['saga/duel', {}]);
    expect(setup).toEqual({
      seats: ['ana', 'bo', 'cy'],
      side1: [
        {
          name: 'Ella',
          seat: 'ana',
          skills: { control: 2, fightingMind: 2, speed: 2, strength: 2 },
          hands: { left: null, right: null },
          carried: [],
          armour: 'otherMetal',
          wounds: [],
          locks: { parry: 'control' },
        },
      ],
      side2: [
        {
          name: 'Morten',
          seat: 'bo',
          skills: { control: 2, fightingMind: 2, speed: 2, strength: 2 },
          hands: { left: null, right: null },
          carried: [],
          armour: 'none',
          wounds: [minor('leftArm')],
          locks: {},
        },
      ],
      distance: 'spear',
      ambusher: null,
    });
    expect(duelOf(ready(), 1, ['Ella'], ['Morten']).stage({ play: 'entry', entry: 'e4' }).setup).toMatchObject({
      side1: [{ hands: { left: null, right: 'sword' }, carried: ['dagger'] }],
    });
  });

  test('is played with the options of the campaign, and refuses who cannot fight', () => {
    const story = duelOf(threePeople({ duel: { 'saga.duel.flee': 'any' } }), 1, ['Ella'], ['Morten']);
    expect(story.stage({ play: 'entry', entry: story.id('Duel') }).options).toMatchObject({ 'saga.duel.flee': 'any' });
    const guard = duelOf(story.as('ana', { deed: 'add', name: 'Guard' }), 1, ['Guard'], ['Morten'], { title: 'Two' });
    const dropped = guard.as('ana', { deed: 'drop', entry: guard.id('Duel') });
    const play = { play: 'entry', entry: guard.id('Two') };
    expect(dropped.stageRefusal(play)).toMatchObject({ rule: 'SAGA-SKILL-001', facts: { name: 'Guard' } });
    const broken = { deed: 'replan', entry: guard.id('Two'), plan: { side1: [] } };
    expect(dropped.refusal('ana', broken)).toMatchObject({ code: 'BAD_SHAPE', path: 'plan.side1' });
    const blank = dropped.as('ana', { ...broken, plan: null });
    expect(blank.stageRefusal(play)).toMatchObject({ rule: 'SAGA-CAMPAIGN-008', facts: { title: 'Two' } });
    const dead = story.decide({ deed: 'die', character: story.id('Ella'), why: 'fever' });
    expect(dead.stageRefusal({ play: 'entry', entry: story.id('Duel') })).toEqual({
      code: 'DEAD',
      name: 'Ella',
      day: 1,
    });
  });

  test.each(Array.from({ length: 25 }, (_, seed) => seed))(
    'SAGA-CAMPAIGN-003 what it did is true afterwards (%i)',
    (seed) => {
      const story = packed(duelOf(ready(), 5, ['Ella'], ['Morten']), 'Morten', ['spear', 'shield']);
      const after = story.play({ play: 'entry', entry: story.id('Duel') }, byChance(`duel ${seed}`));
      const entry = after.entry('Duel');
      const { fighters } = entry.outcome as unknown as {
        fighters: {
          name: string;
          standing: string;
          wounds: object[];
          dyingSince: number | null;
          hands: Said;
          carried: string[];
        }[];
      };
      expect(entry).toMatchObject({ state: 'done', asksNext: true, played: 1 });
      for (const { name, standing, wounds, dyingSince, hands, carried } of fighters) {
        const sheet = after.character(name);
        expect(sheet.wounds).toEqual(wounds.map((wound) => ({ ...wound, kind: 'cut', day: 5, becameMinor: null })));
        expect(sheet.dead).toEqual(standing === 'dead' ? { day: 5, why: 'wound' } : null);
        expect(sheet.dying).toBe(dyingSince === null ? null : entry.id);
        expect(sheet.through).toBe(5);
        const held = [hands.left, hands.right, ...carried].filter((item) => item !== null);
        expect([...gearOf(sheet.load)].sort()).toEqual([...held].sort());
        expect(sheet.skills).toEqual(story.character(name).skills);
        expect(after.character('Ella').load.items.some(({ object }) => object === 'mailArmour')).toBe(true);
      }
    },
  );

  test('SAGA-CAMPAIGN-003 a duel that was broken off changes nothing, and can be fought again', () => {
    const fight = begun(ready());
    const off = fight.end(fight.id('Duel'), null);
    expect(off.entry('Duel')).toMatchObject({ state: 'planned', played: null, outcome: null });
    expect(off.campaign.open.characters).toEqual(fight.campaign.open.characters);
    expect(off.play({ play: 'entry', entry: off.id('Duel') }).entry('Duel').state).toBe('done');
  });

  test('two of the same name fight each other, and each comes out as they were hurt', () => {
    const two = joined(joined(founded(), 'Ella', 'ana'), 'Ella', 'bo');
    const [first, second] = Object.keys(two.campaign.open.characters) as [string, string];
    const plan = { side1: [first], side2: [second] };
    const story = two.as('ana', { deed: 'plan', scene: 'duel', title: 'Duel', day: 1, plan });
    expect(story.stage({ play: 'entry', entry: story.id('Duel') }).setup).toMatchObject({
      side1: [{ name: 'Ella', seat: 'ana' }],
      side2: [{ name: 'Ella 2', seat: 'bo' }],
    });
    const after = story.play({ play: 'entry', entry: story.id('Duel') }, byChance('Ellas'));
    const { fighters } = after.entry('Duel').outcome as unknown as { fighters: { wounds: unknown[] }[] };
    expect([first, second].map((id) => after.campaign.open.characters[id]?.wounds.length)).toEqual(
      fighters.map(({ wounds }) => wounds.length),
    );
    expect(fighters.some(({ wounds }) => wounds.length > 0)).toBe(true);
  });
});

describe('wounds', () => {
  const healedTo = (story: Story, day: number, ...dice: readonly (readonly number[])[]): Story =>
    story.play(
      {
        play: 'healing',
        character: story.id('Morten'),
        healer: story.id('Ella'),
        days: [{ lasting: day, sheltered: true, washed: true, materials: ['bandages', 'splints'] }],
      },
      (table) => dice.reduce((now, faces) => now.dice(...faces), table),
    );
  const HIT = [8, 8, 9];
  const MISS = [1, 1, 0];

  test('SAGA-DUEL-HEAL-024 old ones keep their marks, their kind and their day; new ones are of the day', () => {
    const first = fought(threePeople(), { wounds: [minor('leftArm'), minor('head')] });
    const later = healedTo(talkOn(first, 8, 'talk', ['Morten']), 2, HIT, MISS);
    expect(later.character('Morten').wounds).toMatchObject([
      { part: 'leftArm', marks: 1, day: 5 },
      { part: 'head', marks: 1, day: 5 },
    ]);
    const again = later.as('ana', { deed: 'drop', entry: later.id('talk') });
    const second = fought(
      again,
      { wounds: [minor('leftArm', 1), minor('leftArm'), minor('head', 1), major('body')] },
      8,
    );
    expect(second.character('Morten').wounds).toEqual([
      { ...minor('leftArm', 1), kind: 'cut', day: 5, becameMinor: null },
      { ...minor('leftArm'), kind: 'cut', day: 8, becameMinor: null },
      { ...minor('head', 1), kind: 'cut', day: 5, becameMinor: null },
      { ...major('body'), kind: 'cut', day: 8, becameMinor: null },
    ]);
    // The days of the old wounds are not thrown again.
    expect(second.character('Morten').healedThrough).toBe(7);
  });

  test('SAGA-CAL-013 every day is settled, in order of date, before the next scene', () => {
    const hurt = talkOn(fought(threePeople(), { wounds: [minor('leftArm')] }), 9, 'talk', ['Morten']);
    const start = { deed: 'start', entry: hurt.id('talk') };
    expect(hurt.refusal('bo', start)).toMatchObject({
      what: 'campaign.healFirst',
      facts: { name: 'Morten', days: 3, from: 6 },
    });
    const two = healedTo(hurt, 2, HIT, MISS);
    expect(two.character('Morten').healedThrough).toBe(7);
    expect(two.refusal('bo', start)).toMatchObject({ facts: { days: 1, from: 8 } });
    const three = healedTo(two, 1, HIT);
    expect(three.as('bo', start).entry('talk').state).toBe('running');
    const over = { play: 'healing', character: hurt.id('Morten'), days: [{ lasting: 4 }] };
    expect(hurt.stageRefusal(over)).toMatchObject({ rule: 'SAGA-CAL-013', facts: { asked: 4, due: 3 } });
  });

  test('SAGA-CAL-013 a day on which somebody plays, or has yet to, has not passed for them', () => {
    const due = (story: Story): unknown => {
      const asked = { play: 'healing', character: story.id('Morten'), days: [{ lasting: 9 }] };
      return (story.stageRefusal(asked) as unknown as { facts: Said }).facts.due;
    };
    const hurt = fought(threePeople(), { wounds: [minor('leftArm')] });
    const without = talkOn(hurt, 6, 'Council', ['Ella']);
    expect(due(without.as('ana', { deed: 'start', entry: without.id('Council') }))).toBe(1);
    const both = talkOn(talkOn(hurt, 6, 'Council', ['Morten']), 6, 'Feast', ['Morten']);
    const council = both.as('ana', { deed: 'start', entry: both.id('Council') });
    expect(due(council)).toBe(0);
    const feast = council.as('ana', { deed: 'close', entry: both.id('Council') });
    expect(due(feast)).toBe(0);
    const over = feast.as('ana', { deed: 'start', entry: both.id('Feast') });
    expect([due(over), due(over.as('ana', { deed: 'close', entry: both.id('Feast') }))]).toEqual([0, 1]);
  });

  test('SAGA-CAL-011, SAGA-CAL-013 who has lain wounded for days fights on none of them', () => {
    const hurt = talkOn(fought(threePeople(), { wounds: [minor('leftArm')] }), 12, 'talk', ['Morten']);
    const lain = duelOf(healedTo(hurt, 6, HIT, MISS, MISS, MISS, MISS, MISS), 8, ['Wanda'], ['Morten'], {
      title: 'Too soon',
    });
    expect(lain.stageRefusal({ play: 'entry', entry: lain.id('Too soon') })).toMatchObject({
      rule: 'SAGA-CAL-011',
      facts: { character: 'Morten', day: 11 },
    });
  });

  test('SAGA-CAL-006 the date of each success stands on the calendar', () => {
    const hurt = talkOn(fought(threePeople(), { wounds: [minor('leftArm')] }), 12, 'talk', ['Morten']);
    const healed = healedTo(hurt, 6, HIT, MISS, HIT, HIT, MISS, HIT);
    const successes = Object.values(healed.campaign.open.entries).filter(({ title }) => title === 'healed');
    expect(successes.map(({ day, kind, state, characters }) => [day, kind, state, characters])).toEqual(
      [6, 8, 9, 11].map((day) => [day, 'healing', 'done', [hurt.id('Morten')]]),
    );
    expect(healed.character('Morten')).toMatchObject({ wounds: [], healedThrough: 11 });
    expect(healed.as('bo', { deed: 'start', entry: hurt.id('talk') }).entry('talk').state).toBe('running');
  });

  test('SAGA-CARRY-033 what the party carries serves the wounded', () => {
    const carrying = packed(threePeople(), 'Ella', ['tent']);
    const hurt = talkOn(fought(carrying, { wounds: [minor('leftArm')] }), 9, 'talk', ['Morten']);
    const care = (party: readonly string[], day: Said = {}) =>
      (
        hurt.stage({ play: 'healing', character: hurt.id('Morten'), party: party.map(hurt.id), days: [day] })
          .setup as unknown as { days: Said[] }
      ).days[0];
    expect(care([])).toMatchObject({ dry: false, clean: false, materials: [] });
    expect(care([], { sheltered: true, washed: true, materials: ['bandages'] })).toMatchObject({
      dry: true,
      clean: true,
      materials: ['bandages'],
    });
    expect(care(['Ella'])?.dry).toBe(true);
  });

  test('a healer of the patient’s own name is another person', () => {
    const hurt = talkOn(fought(threePeople(), { wounds: [minor('leftArm')] }), 9, 'talk', ['Morten']);
    const two = joined(hurt, 'Morten', 'cy', { heal: 5 });
    const healer = two.id('Morten');
    const days = [{ materials: ['bandages'] }];
    const play = { play: 'healing', character: hurt.id('Morten'), healer, days };
    expect(two.stage(play).setup).toMatchObject({
      patient: { name: 'Morten', seat: 'bo' },
      healer: { name: 'Morten 2', seat: 'cy', heal: 5 },
    });
  });
});

describe('within the hour', () => {
  const DYING = { standing: 'incapable', wounds: [major('head')], dyingSince: 2 };
  const aid = (story: Story, came: boolean) => ({ deed: 'aid', character: story.id('Morten'), came });

  test('SAGA-CAL-014 it is asked whether aid came, before any other scene of theirs', () => {
    const hit = talkOn(fought(threePeople(), DYING), 6, 'talk', ['Morten']);
    expect(hit.character('Morten')).toMatchObject({ dying: hit.id('Duel'), dead: null });
    const start = { deed: 'start', entry: hit.id('talk') };
    expect(hit.refusal('bo', start)).toMatchObject({ rule: 'SAGA-CAL-014', facts: { character: 'Morten' } });
    const healing = { play: 'healing', character: hit.id('Morten'), days: [{}] };
    expect(hit.stageRefusal(healing)).toMatchObject({ what: 'campaign.aidFirst' });
    expect(hit.refusal('bo', aid(hit, true))).toMatchObject({ code: 'TABLE_DECIDES' });
    const saved = hit.decide(aid(hit, true));
    expect(saved.character('Morten')).toMatchObject({ dying: null, dead: null });
    expect(saved.as('bo', start).entry('talk').state).toBe('running');
    expect(saved.refusal(null, aid(saved, true), true)).toMatchObject({ what: 'campaign.notDying' });
  });

  test('SAGA-CAL-014 SAGA-DUEL-WOUND-020 where none came they died on that day, whenever it is said', () => {
    const hit = fought(threePeople(), DYING);
    const later = hit.decide({ deed: 'pass', to: 50 }).decide(aid(hit, false));
    expect(later.character('Morten')).toMatchObject({ dying: null, dead: { day: 5, why: 'wound' } });
  });

  test('SAGA-DUEL-WOUND-021 under heal7 aid takes a check against 7', () => {
    const hit = fought(threePeople({ duel: { 'saga.duel.aid': 'heal7' } }), DYING);
    expect(hit.refusal(null, aid(hit, true), true)).toMatchObject({ rule: 'SAGA-DUEL-WOUND-021' });
    const bandaged = hit.as('ana', {
      deed: 'carry',
      character: hit.id('Ella'),
      load: { items: [{ id: 'a', object: 'bandages', at: { row: 0, column: 0 } }] },
    });
    const play = { play: 'aid', character: hit.id('Morten'), helpers: [hit.id('Ella')] };
    // Heal 2 against 7: 19 are needed; 8 + 8 + 3 do, 8 + 8 + 2 do not.
    const once = bandaged.play(play, (table) => table.answer('ana', { choose: 'aid' }, 'Ella').dice(8, 8, 3));
    expect(once.character('Morten')).toMatchObject({ dying: null, dead: null });
    const late = bandaged.decide({ deed: 'pass', to: 9 }).play(play, (table) => {
      let now = table;
      while (!now.run.over) {
        now = now.run.awaits.need === 'dice' ? now.dice(8, 8, 2) : now.answer('ana', { choose: 'aid' }, 'Ella');
      }
      return now;
    });
    expect(late.character('Morten').dead).toEqual({ day: 5, why: 'wound' });
    expect(bandaged.stageRefusal({ ...play, character: hit.id('Ella') })).toMatchObject({ rule: 'SAGA-CAL-014' });
  });

  test('the dead stay dead on the day of the fight, and the dying do not linger', () => {
    const dead = fought(threePeople(), { standing: 'dead', wounds: [major('head')] });
    expect(dead.character('Morten')).toMatchObject({ dead: { day: 5, why: 'wound' }, dying: null });
  });
});

describe('gear and prisoners', () => {
  const gear = ({ load }: Character): readonly string[] => load.items.map(({ id }) => id);

  test('what was dropped is gone, what was taken up lies beside the grid, also the second time', () => {
    const armed = packed(threePeople(), 'Morten', ['spear', 'shield']);
    const lost = fought(armed, { hands: { left: 'shield', right: 'sword' } }, 5);
    expect(gear(lost.character('Morten'))).toEqual(['shield 1', 'taken-1']);
    const more = fought(lost, { hands: { left: 'shield', right: 'sword' }, carried: ['axe', 'dagger'] }, 6);
    expect(gear(more.character('Morten'))).toEqual(['shield 1', 'taken-1', 'taken-2', 'taken-3']);
    expect(gearOf(more.character('Morten').load)).toEqual(['shield', 'sword', 'axe', 'dagger']);
    const big = fought(more, { hands: { left: 'halberd', right: 'halberd' } }, 7);
    expect(gearOf(big.character('Morten').load)).toEqual(['halberd']);
  });

  test('whoever yields is in the hands of the other side, until the table sets them free', () => {
    const taken = fought(threePeople(), { standing: 'surrendered' }, 5, { prisoners: ['Morten'] });
    expect([taken.character('Morten').captive, taken.character('Ella').captive]).toEqual(['Ella', null]);
    const free = taken.decide({ deed: 'free', character: taken.id('Morten') });
    expect(free.character('Morten').captive).toBeNull();
    expect(free.character('Morten').history.map(({ what, code }) => [what, code])).toEqual([
      ['captive', 'fought'],
      ['captive', 'freed'],
    ]);
  });
});
