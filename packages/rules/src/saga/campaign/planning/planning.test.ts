import { describe, expect, test } from 'vitest';
import { stageScene } from '../../../campaigns.js';
import { duelOf, founded, type Story, talked, talkOn, threePeople } from '../testing/story.js';

type Said = Readonly<Record<string, unknown>>;

const SMALL = { battle: { 'saga.battle.map': { rows: 9, columns: 8 } } };

/** Ella’s Hird of 12 on foot and 5 with bows; Morten has no unit. */
const withHird = (options: Said = SMALL): Story => {
  const people = threePeople(options);
  const troops = { mediumInfantry: 12, bowmen: 5 };
  return people.as('ana', { deed: 'unit', name: 'Hird', ruler: people.id('Ella'), level: 4, troops });
};

const band = { mediumInfantry: 9 };

const battle = (story: Story, plan: Said = {}, more: Said = {}): Said => ({
  deed: 'plan',
  scene: 'battle',
  title: 'Battle',
  day: 3,
  plan: {
    attacker: { unit: story.id('Hird'), commander: story.id('Ella') },
    defender: { name: 'Band', troops: band, commander: story.id('Morten') },
    ...plan,
  },
  ...more,
});

/** Open ground of so many rows, each odd one a hex shorter. */
const ground = (rows: number, columns: number, sign = '.'): readonly string[] =>
  Array.from({ length: rows }, (_, row) => sign.repeat(columns - (row % 2)));

const drawn = (rows: readonly string[]): Said => ({ field: 'drawn', ground: rows });

describe('a planned battle', () => {
  const story = withHird();
  const refusal = (plan: Said, more: Said = {}) => story.refusal('ana', battle(story, plan, more));
  const army = (more: Said) => ({ attacker: { unit: story.id('Hird'), commander: story.id('Ella'), ...more } });

  test('SAGA-WEALTH-016 has no more soldiers than the unit, which gets none before the reckoning', () => {
    const many = army({ troops: { bowmen: 6 } });
    expect(refusal(many)).toEqual({
      code: 'BROKEN_RULE',
      rule: 'SAGA-WEALTH-016',
      what: 'campaign.moreThanTheyHave',
      facts: { unit: 'Hird', troop: 'bowmen', asked: 6, has: 5 },
    });
    expect(refusal(many, { day: 360 })).toMatchObject({ what: 'campaign.moreThanTheyHave' });
    // By then the year may have brought more.
    expect(story.as('ana', battle(story, many, { day: 361 })).entry('Battle').day).toBe(361);
    expect(refusal(army({ troops: {} }))).toMatchObject({ what: 'campaign.nobodyMarches', facts: { unit: 'Hird' } });
    const over = talked(talkOn(story, 1, 'talk', ['Wanda']), 'talk');
    const { deed: _, ...next } = battle(story, many);
    expect(over.refusal('ana', { deed: 'follow', entry: over.id('talk'), next })).toMatchObject({
      what: 'campaign.moreThanTheyHave',
    });
  });

  test('SAGA-WEALTH-016 needs units that there are, and soldiers where there is none', () => {
    expect(refusal(army({ unit: 'u99' }))).toEqual({ code: 'NO_SUCH', what: 'unit', id: 'u99' });
    expect(refusal(army({ unit: null }))).toMatchObject({ what: 'campaign.noTroops' });
    const empty = { defender: { name: 'Band', troops: {}, commander: story.id('Morten') } };
    expect(refusal(empty)).toMatchObject({ code: 'BAD_SHAPE', path: 'plan.defender.troops' });
  });

  test('SAGA-BATTLE-TERRAIN-007 is fought on fields of the size that the table plays on, with room for both', () => {
    const fits = story.as('ana', battle(story, { fields: [drawn(ground(9, 8))] }));
    expect(fits.entry('Battle').state).toBe('planned');
    const large = { fields: [{ field: 'plain' }, drawn(ground(11, 8))] };
    expect(refusal(large)).toMatchObject({ code: 'BAD_SHAPE', path: 'plan.fields[1].ground' });
    // Also where the armies are not known yet.
    expect(refusal(large, { day: 400 })).toMatchObject({ code: 'BAD_SHAPE', path: 'plan.fields[1].ground' });
    expect(refusal({ fields: [drawn(ground(9, 8, '#'))] })).toMatchObject({
      code: 'BAD_SHAPE',
      path: 'plan.fields[0]',
      expected: { form: 'battle.roomForBoth' },
    });
  });

  test('SAGA-BATTLE-TROOP-024 keeps to the budget', () => {
    // Five bowmen and twelve of the medium infantry cost more than 12.
    const poor = withHird({ battle: { 'saga.battle.budget': 12 } });
    expect(poor.refusal('ana', battle(poor))).toMatchObject({ rule: 'SAGA-BATTLE-TROOP-024', facts: { who: 'Hird' } });
  });

  test('SAGA-CAMPAIGN-008 names people of the cast, and may be left open', () => {
    expect(refusal(army({ commander: 'c99' }))).toEqual({ code: 'NO_SUCH', what: 'character', id: 'c99' });
    expect(refusal(army({ commander: 7 }))).toMatchObject({ code: 'BAD_SHAPE', path: 'plan.attacker.commander' });
    expect(story.as('ana', { ...battle(story), plan: null }).entry('Battle').plan).toBeNull();
  });

  test('S1E-SCOPE-004 is no battle where the rules are not borrowed: any notes will do', () => {
    const first = threePeople({ 'saga.first.borrowMissing': false }, 'saga-1e');
    const noted = first.as('ana', { deed: 'plan', scene: 'battle', title: 'B', day: 3, plan: { note: 'at the ford' } });
    expect(noted.entry('B').plan).toEqual({ note: 'at the ford' });
  });
});

describe('a planned scene', () => {
  test('SAGA-CAMPAIGN-003 is not for the dead; one planned before goes on to stand', () => {
    const planned = talkOn(threePeople(), 4, 'talk', ['Ella', 'Morten']);
    const dead = planned.decide({ deed: 'die', character: planned.id('Ella'), why: 'fever' });
    const gone = { code: 'DEAD', name: 'Ella', day: 1 };
    const plan = { deed: 'plan', scene: 'freeForm', title: 'late', day: 5, characters: [dead.id('Ella')] };
    expect(dead.refusal('ana', plan)).toEqual(gone);
    const duel = { side1: [dead.id('Ella')], side2: [dead.id('Morten')] };
    expect(dead.refusal('ana', { ...plan, characters: [], scene: 'duel', plan: duel })).toEqual(gone);
    const moved = dead.as('ana', { deed: 'replan', entry: dead.id('talk'), day: 6 });
    expect(moved.entry('talk').day).toBe(6);
    const other = talkOn(dead, 7, 'other', ['Wanda']);
    const replan = { deed: 'replan', entry: other.id('other'), characters: [dead.id('Ella'), dead.id('Wanda')] };
    expect(other.refusal('ana', replan)).toEqual(gone);
    // What is no scene may well be about the dead.
    const burial = { deed: 'happening', day: 5, title: 'burial', characters: [dead.id('Ella')] };
    expect(dead.as('bo', burial).entry('burial').state).toBe('planned');
  });

  test('SAGA-CAMPAIGN-010 stands inside a scene that can still be played', () => {
    const over = talked(talkOn(threePeople(), 1, 'talk', ['Ella']), 'talk');
    const plan = (inside: string) => ({ deed: 'plan', scene: 'freeForm', title: 'inner', day: 1, inside });
    expect(over.refusal('ana', plan(over.id('talk')))).toMatchObject({
      what: 'calendar.outerNotPlayed',
      facts: { title: 'inner', outer: 'talk' },
    });
    const ships = over.as('ana', { deed: 'happening', day: 9, title: 'ships' });
    expect(ships.refusal('ana', plan(ships.id('ships')))).toMatchObject({ rule: 'SAGA-CAMPAIGN-010' });
    const duel = duelOf(over, 2, ['Ella'], ['Morten']);
    expect(duel.as('ana', plan(duel.id('Duel'))).entry('inner').inside).toBe(duel.id('Duel'));
  });
});

describe('the day of the reckoning', () => {
  const reckoned = (): Story => withHird().as('ana', { deed: 'reckon' });
  const refused = { rule: 'SAGA-WEALTH-008', what: 'campaign.dayReckoned', facts: { day: 360 } };
  const talk = { deed: 'plan', scene: 'freeForm', title: 'talk', day: 360 };

  test('SAGA-WEALTH-008 has no more scenes once the reckoning is held', () => {
    const story = reckoned();
    expect(story.campaign.open).toMatchObject({ today: 360, reckoned: 1, reckonedOn: 360 });
    expect(story.refusal('ana', talk)).toMatchObject(refused);
    const tomorrow = story.as('ana', { ...talk, day: 361 });
    const replan = { deed: 'replan', entry: tomorrow.id('talk'), day: 360 };
    expect(tomorrow.refusal('ana', replan)).toMatchObject(refused);
    // A scene of that day was played before it, and its sequel comes on another day.
    const planned = talkOn(withHird(), 360, 'last', ['Wanda']);
    const after = talked(planned, 'last').as('ana', { deed: 'reckon' });
    const follow = (day: number) => ({
      deed: 'follow',
      entry: after.id('last'),
      next: { day, scene: 'freeForm', title: 'next' },
    });
    expect(after.refusal('ana', follow(360))).toMatchObject(refused);
    expect(after.as('ana', follow(361)).entry('next').day).toBe(361);
  });

  test('SAGA-CAL-005, SAGA-CAL-007 still has what is no scene', () => {
    const story = reckoned().as('ana', { deed: 'happening', day: 360, title: 'snow' });
    expect(story.entry('snow').day).toBe(360);
    const arrival = { deed: 'arrival', day: 360, place: 'Lund', characters: [story.id('Wanda')] };
    expect(story.as('ana', arrival).entry('Lund').day).toBe(360);
  });

  test('SAGA-WEALTH-008 is the day on which it was held, whatever the table says of later years', () => {
    const early = withHird({ ...SMALL, 'saga.wealth.reckoningDay': 100 });
    const held = early.as('ana', { deed: 'reckon' });
    expect(held.refusal('ana', { ...talk, day: 100 })).toMatchObject({ facts: { day: 100 } });
    const options = { ...held.campaign.open.options, 'saga.wealth.reckoningDay': 200 };
    const moved = held.decide({ deed: 'options', options });
    expect(moved.refusal('ana', { ...talk, day: 100 })).toMatchObject({ facts: { day: 100 } });
    expect(moved.as('ana', { ...talk, day: 200 }).entry('talk').day).toBe(200);
    // Where there is nothing to reckon, years go by and no day is closed.
    const alone = founded().decide({ deed: 'pass', to: 361 });
    expect(alone.as('ana', { ...talk, day: 361 }).entry('talk').day).toBe(361);
  });
});

describe('who makes a check in a scene', () => {
  const check = (story: Story, title: string, who: string, against: string | null = null) => ({
    play: 'check',
    entry: story.id(title),
    acting: { character: story.id(who), skill: 'run' },
    ...(against === null ? {} : { opposing: { character: story.id(against), skill: 'run' } }),
  });
  const started = (story: Story, title: string) => story.as('ana', { deed: 'start', entry: story.id(title) });

  test('SAGA-CAL-011, SAGA-CAMPAIGN-008 is in it from then on, and has come as far when it ends', () => {
    const story = talkOn(threePeople(), 4, 'feast', ['Ella']);
    const feast = started(story, 'feast');
    expect(feast.stage(check(story, 'feast', 'Ella')).events).toMatchObject([{ why: { code: 'tries' } }]);
    const joined = feast.begin(check(story, 'feast', 'Ella', 'Wanda'));
    expect(joined.entry('feast').characters).toEqual([story.id('Ella'), story.id('Wanda')]);
    const over = joined.as('ana', { deed: 'close', entry: story.id('feast') });
    expect([over.character('Wanda').through, over.character('Morten').through]).toEqual([4, 0]);
    const back = duelOf(joined, 4, ['Wanda'], ['Morten']);
    expect(back.stageRefusal({ play: 'entry', entry: back.id('Duel') })).toMatchObject({
      what: 'calendar.inAnotherScene',
      facts: { character: 'Wanda', title: 'feast' },
    });
  });

  test('SAGA-CAL-011 is in no other scene, and has completed none of a later day', () => {
    const both = talkOn(talkOn(threePeople(), 4, 'feast', ['Ella']), 4, 'hunt', ['Morten'], { days: 3 });
    const feast = started(started(both, 'feast'), 'hunt');
    const refused = { what: 'calendar.inAnotherScene', facts: { character: 'Morten', title: 'hunt', day: 4 } };
    expect(feast.stageRefusal(check(both, 'feast', 'Morten'))).toMatchObject(refused);
    expect(feast.stageRefusal(check(both, 'feast', 'Ella', 'Morten'))).toMatchObject(refused);
    // The hunt lasts until day 6, also for whoever turns up at a feast of day 4.
    const over = feast.as('ana', { deed: 'close', entry: both.id('hunt') });
    expect(over.stageRefusal(check(both, 'feast', 'Morten'))).toMatchObject({
      what: 'calendar.completedLater',
      facts: { character: 'Morten', day: 6 },
    });
    const later = over.decide({ deed: 'pass', to: 6 });
    expect(later.begin(check(both, 'feast', 'Morten')).entry('feast').characters).toContain(both.id('Morten'));
  });

  test('SAGA-CAMPAIGN-010 may be in the scene around it', () => {
    const siege = talkOn(threePeople(), 3, 'siege', ['Ella', 'Morten'], { days: 4 });
    const inner = talkOn(siege, 3, 'parley', ['Ella'], { inside: siege.id('siege') });
    const both = started(started(inner, 'siege'), 'parley');
    expect(both.begin(check(inner, 'parley', 'Morten')).entry('parley').characters).toHaveLength(2);
  });
});

test('SAGA-EVENT-005, SAGA-EVENT-008 a plague also takes the characters of a player who has left the table', () => {
  const story = threePeople();
  const round = { players: ['bo', 'cy'], referee: null, decided: true };
  const staged = stageScene(story.campaign, { play: 'event' }, round);
  expect(staged.ok && staged.value.setup).toMatchObject({
    seats: ['bo', 'cy'],
    characters: [
      { name: 'Ella', seat: null },
      { name: 'Morten', seat: 'bo' },
      { name: 'Wanda', seat: null },
    ],
  });
});
