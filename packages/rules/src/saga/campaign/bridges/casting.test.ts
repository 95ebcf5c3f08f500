import { describe, expect, test } from 'vitest';
import { unarmedIn } from '../../../campaigns.js';
import { seenCampaign } from '../papers/view.js';
import { duelOf, founded, joined, type Story, threePeople } from '../testing/story.js';

const EACH_ONCE = { code: 'BAD_SHAPE', path: 'plan', expected: { form: 'campaign.eachOnce' } };

/** Somebody with a Major Wound, as the last scene has left them. */
const hurt = (story: Story, name: string, part: string): Story => {
  const fight = duelOf(story, 1, [name], ['Wanda'], { title: 'Fight' });
  const begun = fight.begin({ play: 'entry', entry: fight.id('Fight') });
  const fighter = (who: string, side: number) => ({
    name: who,
    side,
    standing: who === name ? 'out' : 'in',
    wounds: who === name ? [{ part, severity: 'major', marks: 0 }] : [],
    taken: [],
    dyingSince: null,
    hands: { left: null, right: null },
    carried: [],
  });
  const outcome = { fighters: [fighter(name, 1), fighter('Wanda', 2)], dead: [], fled: [], prisoners: [], lost: [] };
  return begun.end(fight.id('Fight'), { ending: 'kills', rounds: 1, ...outcome } as never);
};

describe('who can be in it', () => {
  test('SAGA-CAL-011 nobody fights a duel on both sides, or twice', () => {
    const story = threePeople();
    const [ella, morten] = [story.id('Ella'), story.id('Morten')];
    const planned = (side1: readonly string[], side2: readonly string[]) =>
      story.refusal('ana', { deed: 'plan', scene: 'duel', title: 'Duel', day: 1, plan: { side1, side2 } });
    for (const refused of [planned([ella], [ella]), planned([ella, ella], [morten])]) {
      expect(refused).toMatchObject(EACH_ONCE);
    }
  });

  test('SAGA-CAL-011 nobody is in both armies; one of them may lead and be a champion', () => {
    const story = threePeople();
    const [ella, morten, wanda] = ['Ella', 'Morten', 'Wanda'].map(story.id) as [string, string, string];
    const troops = { mediumInfantry: 100 };
    const planned = (attacker: object, defender: object) => ({
      deed: 'plan',
      scene: 'battle',
      title: 'Battle',
      day: 1,
      plan: {
        attacker: { name: 'Red', troops, commander: ella, ...attacker },
        defender: { name: 'Grey', troops, commander: morten, ...defender },
      },
    });
    for (const plan of [
      planned({}, { commander: ella }),
      planned({ leaders: [wanda] }, { champions: [wanda] }),
      planned({ champions: [wanda, wanda] }, {}),
    ]) {
      expect(story.refusal('ana', plan)).toMatchObject(EACH_ONCE);
    }
    const both = story.as('ana', planned({ leaders: [wanda], champions: [ella, wanda] }, {}));
    expect(both.stage({ play: 'entry', entry: both.id('Battle') }).scene).toBe('saga/battle');
  });

  test('SAGA-CAL-001 who is entered twice for a scene is in it once', () => {
    const story = threePeople();
    const ella = story.id('Ella');
    const planned = story.as('ana', {
      deed: 'plan',
      scene: 'freeForm',
      title: 'Talk',
      day: 1,
      characters: [ella, ella],
    });
    expect(planned.entry('Talk').characters).toEqual([ella]);
    const again = planned.as('ana', { deed: 'replan', entry: planned.id('Talk'), characters: [ella, ella] });
    expect(again.entry('Talk').characters).toEqual([ella]);
  });

  test('SAGA-DRAFT-016 ratings are thrown once for each, and not for the dead', () => {
    const story = founded().as('ana', { deed: 'add', name: 'Olaf', owner: 'ana' });
    const olaf = story.id('Olaf');
    expect(story.stageRefusal({ play: 'generation', characters: [olaf, olaf] })).toMatchObject({
      expected: { form: 'campaign.eachOnce' },
    });
    const dead = story.decide({ deed: 'die', character: olaf, why: 'fever' });
    expect(dead.stageRefusal({ play: 'generation', characters: [olaf] })).toMatchObject({ code: 'DEAD', name: 'Olaf' });
  });

  test('SAGA-EVENT-008 the dead are not important any more, and strangers are none', () => {
    const dead = threePeople().decide({ deed: 'die', character: threePeople().id('Wanda'), why: 'fever' });
    const event = (id: string) => ({ play: 'event', important: [id] });
    expect(dead.stageRefusal(event(dead.id('Wanda')))).toMatchObject({ code: 'DEAD', name: 'Wanda' });
    expect(dead.stageRefusal(event('c99'))).toEqual({ code: 'NO_SUCH', what: 'character', id: 'c99' });
    expect(dead.stage(event(dead.id('Morten'))).setup).toMatchObject({
      characters: [{ name: 'Ella' }, { name: 'Morten' }],
    });
  });

  test('SAGA-WEALTH-001 the dead rule nothing anew; a unit whose ruler has died can be written about', () => {
    const story = threePeople().as('ana', { deed: 'unit', name: 'Hird', ruler: threePeople().id('Wanda'), level: 2 });
    const [wanda, hird] = [story.id('Wanda'), story.id('Hird')];
    const dead = story.decide({ deed: 'die', character: wanda, why: 'fever' });
    const written = dead.as('bo', { deed: 'unit', id: hird, name: 'Hird', ruler: wanda, text: 'In mourning.' });
    expect(written.unit('Hird')).toMatchObject({ ruler: wanda, text: 'In mourning.' });
    const passed = written.as('bo', { deed: 'unit', id: hird, name: 'Hird', ruler: written.id('Morten') });
    const back = { deed: 'unit', id: hird, name: 'Hird', ruler: wanda };
    expect(passed.refusal('bo', back)).toMatchObject({ code: 'DEAD', name: 'Wanda' });
    expect(dead.refusal('bo', { deed: 'unit', name: 'Rhedd', ruler: wanda })).toMatchObject({ code: 'DEAD' });
  });
});

describe('who can do something', () => {
  test('SAGA-DUEL-WOUND-029 with a Major head wound nobody heals, helps, makes a check or takes part in a Discussion', () => {
    const story = hurt(hurt(joined(threePeople(), 'Ylva', 'cy'), 'Ella', 'head'), 'Morten', 'leftArm');
    const [ella, morten, ylva] = ['Ella', 'Morten', 'Ylva'].map(story.id) as [string, string, string];
    const INCAPABLE = { rule: 'SAGA-DUEL-WOUND-029', what: 'campaign.incapable', facts: { name: 'Ella' } };
    const later = story.decide({ deed: 'pass', to: 3 });
    const healing = (healer: string) => ({ play: 'healing', character: morten, healer, days: [{}] });
    expect(later.stageRefusal(healing(ella))).toMatchObject(INCAPABLE);
    expect(later.stage(healing(ylva)).scene).toBe('saga/healing');
    // SAGA-DUEL-HEAL-014: of herself it is told day by day.
    expect(later.stage({ play: 'healing', character: ella, healer: ella, days: [{}] }).scene).toBe('saga/healing');
    const talk = later.as('ana', { deed: 'plan', scene: 'freeForm', title: 'Talk', day: 3 });
    const running = talk.as('ana', { deed: 'start', entry: talk.id('Talk') });
    const check = { play: 'check', entry: talk.id('Talk'), acting: { character: ella, skill: 'notice' } };
    expect(running.stageRefusal(check)).toMatchObject(INCAPABLE);
    const plan = { people: [{ character: ylva }, { character: ella }] };
    const council = story.as('ana', { deed: 'plan', scene: 'discussion', title: 'Council', day: 1, plan });
    expect(council.stageRefusal({ play: 'entry', entry: council.id('Council') })).toMatchObject(INCAPABLE);
  });
});

describe('a healing on the calendar', () => {
  test('SAGA-CAL-006, SAGA-CAL-013 stands over its days; every success has its own date', () => {
    const wounded = hurt(joined(threePeople(), 'Ylva', 'cy', { heal: 10 }), 'Morten', 'leftArm').decide({
      deed: 'pass',
      to: 20,
    });
    const play = {
      play: 'healing',
      character: wounded.id('Morten'),
      healer: wounded.id('Ylva'),
      days: [{ lasting: 6, sheltered: true, washed: true, materials: ['bandages'] }],
    };
    // Heal 10 against 7 needs 11 of the dice. Days 2 to 7: successes on 3, 4, 6 and 7.
    const rolls = [
      [1, 1, 0],
      [8, 8, 0],
      [8, 3, 0],
      [1, 2, 7],
      [5, 6, 0],
      [3, 3, 5],
    ] as const;
    const after = wounded.play(play, (table) => rolls.reduce((now, faces) => now.dice(...faces), table));
    expect(after.entry('healing')).toMatchObject({ day: 2, days: 6, state: 'done' });
    const successes = Object.values(after.campaign.open.entries).filter(({ inside }) => inside === after.id('healing'));
    expect(successes.map(({ day, kind }) => [day, kind])).toEqual([3, 4, 6, 7].map((day) => [day, 'healing']));
    expect(after.character('Morten')).toMatchObject({
      healedThrough: 7,
      wounds: [{ severity: 'minor', becameMinor: 7 }],
    });
  });
});

describe('who has no weapon', () => {
  const armed = (): Story => {
    const story = threePeople();
    const items = [{ id: 's', object: 'sword' }];
    return story.as('ana', { deed: 'carry', character: story.id('Ella'), load: { items } });
  };
  const told = (story: Story, title: string, seat: string | null = null) =>
    unarmedIn(seenCampaign(story.campaign, { seat, referee: null }), story.entry(title)).map(
      (id) => story.campaign.open.characters[id]?.name,
    );

  test('SAGA-CARRY-014, SAGA-DUEL-WEAPON-008 is known before a fight; a shield is no weapon', () => {
    const morten = armed().id('Morten');
    const shield = { deed: 'carry', character: morten, load: { items: [{ id: 'a', object: 'shield' }] } };
    const story = duelOf(armed().as('bo', shield), 1, ['Ella'], ['Morten', 'Wanda']);
    expect(told(story, 'Duel')).toEqual(['Morten', 'Wanda']);
    const talk = story.as('ana', { deed: 'plan', scene: 'freeForm', title: 'Talk', day: 1, characters: [morten] });
    expect(told(talk, 'Talk')).toEqual([]);
  });

  test('SAGA-CAMPAIGN-004 where sheets are closed, each knows of their own alone', () => {
    const open = duelOf(armed(), 1, ['Ella'], ['Morten', 'Wanda']);
    const options = { ...open.campaign.open.options, 'saga.table.openSheets': false };
    const closed = open.decide({ deed: 'options', options });
    expect(told(closed, 'Duel', 'bo')).toEqual(['Morten']);
    expect(told(closed, 'Duel', 'ana')).toEqual([]);
  });
});
