import type { SeatId } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { throwing } from '../../character/testing/throwing.js';
import { certain } from '../papers/finding.js';
import { audienceOf, seenCampaign } from '../papers/view.js';
import { controllerOf } from '../sheets/casting.js';
import { byChance, duelOf, founded, joined, PLAYERS, type Playing, type Story, threePeople } from '../testing/story.js';

/** The dice of a set without skills and with the pairs of ratings in table order. */
const PLAIN = [...Array.from({ length: 4 }, () => [1, 1, 1, 4]).flat(), ...Array.from({ length: 17 }, () => 1)];

/** Three players with three characters each; the order dice 17, 9, 20 make it cy, ana, bo. */
const drafting: Playing = (table) => {
  let now = throwing(table, ...Array.from({ length: 9 }, () => PLAIN).flat(), 17, 9, 20);
  for (let set = 1; set <= 9; set++) {
    const { awaits } = now.run;
    if (awaits.need !== 'answers') throw new Error('nobody picks');
    const { seat } = awaits.asked[0] as { readonly seat: SeatId };
    const goals = set <= 3 ? `the throne, says ${seat}` : '';
    now = now.answer(seat, { choose: 'pick', set, name: `No ${set}`, goals, words: { home: `house ${set}` } });
  }
  return now;
};

const sized = (story: Story, characters = 3): Story =>
  PLAYERS.reduce((now, seat) => now.as('ana', { deed: 'castSize', seat, characters }), story);

const drafted = (options: object = {}): Story => sized(founded({ ...options })).play({ play: 'draft' }, drafting);

describe('the draft', () => {
  test('SAGA-DRAFT-005, SAGA-DRAFT-008, SAGA-DRAFT-011 comes to sheets in the order they were picked', () => {
    const cast = Object.values(drafted().campaign.open.characters);
    expect(cast.map(({ name, owner, main }) => [name, owner, main])).toEqual(
      ['cy', 'ana', 'bo', 'bo', 'ana', 'cy', 'cy', 'ana', 'bo'].map((owner, at) => [`No ${at + 1}`, owner, true]),
    );
    expect(cast[3]).toMatchObject({ words: { home: 'house 4', trade: '' }, skills: { control: 0 }, wounds: [] });
    expect(cast[3]?.motives).toMatchObject({ energetic: 2, lazy: 10, generous: 6, selfish: 6 });
    // Where every rating comes from: the dice are kept.
    expect(cast[3]?.origin).toMatchObject({ skills: { from: 'scene', entry: drafted().id('draft') } });
    expect(drafted().entry('draft')).toMatchObject({ kind: 'draft', state: 'done', asksNext: false });
  });

  test('SAGA-DRAFT-002, SAGA-DRAFT-003 numbers are set before, within the range, and stand afterwards', () => {
    const none = founded();
    expect(none.stageRefusal({ play: 'draft' })).toMatchObject({ rule: 'SAGA-DRAFT-002' });
    const size = { deed: 'castSize', seat: 'bo', characters: 2 };
    expect(none.refusal('bo', size)).toMatchObject({ rule: 'SAGA-DRAFT-003', facts: { least: 3, most: 5 } });
    expect(none.refusal('bo', { ...size, seat: 'eve' })).toMatchObject({ code: 'NO_SUCH', what: 'seat' });
    const wide = founded({ 'saga.draft.castSize': { least: 1, most: 9 } }).as('bo', size);
    expect(wide.campaign.open.players).toEqual({ bo: 2 });
    const later = drafted();
    expect(later.refusal('bo', { ...size, characters: 4 })).toMatchObject({ rule: 'SAGA-DRAFT-002' });
    expect(later.stageRefusal({ play: 'draft' })).toMatchObject({ rule: 'SAGA-DRAFT-005' });
  });

  test('SAGA-DRAFT-010 SAGA-CAMPAIGN-004 goals go to their owners alone', () => {
    const story = drafted();
    const goals = (seat: SeatId) => seenCampaign(story.campaign, { seat, referee: null }).own?.goals;
    expect(goals('cy')).toEqual({ [story.id('No 1')]: 'the throne, says cy' });
    expect(goals('ana')).toEqual({ [story.id('No 2')]: 'the throne, says ana' });
    for (const seat of [...PLAYERS, null]) {
      const seen = JSON.stringify(seenCampaign(story.campaign, { seat, referee: 'bo' }));
      expect(seen.match(/says \w+/g) ?? []).toEqual(seat === null ? [] : [`says ${seat}`]);
    }
    for (const event of story.events) {
      const audience = audienceOf(story.campaign, event, null);
      if (JSON.stringify(event).includes('says')) expect(audience).toHaveLength(1);
    }
  });

  test('a draft that is broken off leaves nobody behind, and can be made again', () => {
    const begun = sized(founded()).begin({ play: 'draft' });
    const off = begun.end(begun.id('draft'), null);
    expect(off.campaign.open.characters).toEqual({});
    expect(off.entry('draft').state).toBe('dropped');
    expect(Object.keys(off.play({ play: 'draft' }, drafting).campaign.open.characters)).toHaveLength(9);
  });
});

describe('closed sheets', () => {
  const CLOSED = { 'saga.table.openSheets': false };
  const seenBy = (story: Story, seat: SeatId | null, referee: SeatId | null = null) =>
    Object.values(seenCampaign(story.campaign, { seat, referee }).open.characters);

  test('SAGA-CAMPAIGN-004 ratings and motivations lie open, unless the table has closed the sheets', () => {
    for (const seen of seenBy(drafted(), 'ana')) expect(seen).toHaveProperty('skills');
    const closed = drafted(CLOSED);
    for (const seen of seenBy(closed, 'ana')) {
      expect('skills' in seen).toBe(seen.owner === 'ana');
      expect('motives' in seen).toBe(seen.owner === 'ana');
      expect('driving' in seen || 'history' in seen || 'origin' in seen).toBe(seen.owner === 'ana');
    }
    for (const seen of seenBy(closed, 'bo', 'bo')) expect(seen).toHaveProperty('skills');
    for (const seen of seenBy(closed, null)) expect(seen).not.toHaveProperty('skills');
  });

  test('SAGA-CAMPAIGN-004 nor do they stand in an entry of the calendar or in a line of the log', () => {
    const closed = drafted(CLOSED);
    const { entries } = seenCampaign(closed.campaign, { seat: null, referee: null }).open;
    expect(JSON.stringify(entries)).not.toMatch(/fightingMind|energetic/);
    const made = closed.as('ana', { deed: 'add', name: 'Guard' });
    const story = made.play({ play: 'generation', characters: [made.id('Guard')] });
    expect(JSON.stringify(story.campaign.open.entries)).not.toMatch(/fightingMind|energetic/);
    for (const event of story.events) {
      const audience = audienceOf(story.campaign, event, null);
      if (/fightingMind/.test(JSON.stringify(event))) expect(audience?.length).toBeLessThanOrEqual(1);
    }
  });

  test('private notes are for their owner, and nobody writes in another’s papers', () => {
    const story = threePeople();
    const note = (name: string) => ({ deed: 'privateNote', character: story.id(name), text: 'a secret' });
    const written = story.as('ana', note('Ella'));
    expect(seenCampaign(written.campaign, { seat: 'ana', referee: null }).own?.notes).toEqual({
      [story.id('Ella')]: 'a secret',
    });
    expect(seenCampaign(written.campaign, { seat: 'bo', referee: 'bo' }).own).toEqual({ goals: {}, notes: {} });
    for (const name of ['Ella', 'Wanda']) {
      expect(story.refusal('bo', note(name))).toMatchObject({ code: 'NOT_YOURS' });
      expect(story.refusal('bo', note(name), true)).toMatchObject({ code: 'NOT_YOURS' });
      expect(story.refusal(null, { ...note(name), deed: 'goals' }, true)).toMatchObject({ code: 'NOT_YOURS' });
    }
  });
});

describe('who runs whom', () => {
  const runs = (story: Story, name: string, against: readonly string[] = [], title = 'Duel'): SeatId =>
    certain(
      controllerOf(story.campaign, story.entry(title), story.character(name), {
        players: PLAYERS,
        referee: story.referee,
        against: against.map(story.id),
      }),
    );

  test('SAGA-DRAFT-004 a further character: a third party first, then somebody who is not opposed', () => {
    const story = duelOf(threePeople(), 1, ['Wanda'], ['Ella'], { characters: [] });
    const three = duelOf(story, 1, ['Wanda'], ['Ella'], {
      title: 'Three',
      characters: ['Wanda', 'Ella', 'Morten'].map(story.id),
    });
    // cy has nobody in the scene.
    expect(runs(three, 'Wanda', ['Ella'], 'Three')).toBe('cy');
    // With cy’s Ylva on Ella’s side too, only bo is not opposed.
    const four = joined(three, 'Ylva', 'cy');
    const all = duelOf(four, 1, ['Wanda', 'Morten'], ['Ella', 'Ylva'], {
      title: 'Four',
      characters: ['Wanda', 'Morten', 'Ella', 'Ylva'].map(four.id),
    });
    expect(runs(all, 'Wanda', ['Ella', 'Ylva'], 'Four')).toBe('bo');
    expect(runs(all, 'Ella', ['Wanda'], 'Four')).toBe('ana');
  });

  test('SAGA-DRAFT-004 the table may name another, for this scene and for none of the main characters', () => {
    const story = duelOf(drafted(), 1, ['No 1'], ['No 2']);
    const control = (character: string, seat: string) => ({
      deed: 'control',
      entry: story.id('Duel'),
      character: story.id(character),
      seat,
    });
    expect(story.refusal(null, control('No 1', 'bo'), true)).toMatchObject({ rule: 'SAGA-DRAFT-004' });
    const guard = story.decide({ deed: 'add', name: 'Guard' });
    const named = { ...control('No 1', 'bo'), character: guard.id('Guard') };
    expect(guard.refusal('ana', named)).toMatchObject({ code: 'TABLE_DECIDES' });
    expect(guard.refusal(null, { ...named, seat: 'eve' }, true)).toMatchObject({ code: 'NO_SUCH' });
    expect(runs(guard.decide(named), 'Guard')).toBe('bo');
    const other = duelOf(guard.decide(named), 2, ['No 1'], ['No 2'], { title: 'Another' });
    expect(other.entry('Another').control).toEqual({});
  });

  test('SAGA-CAMPAIGN-012 without a referee third parties run the others; with one, the referee runs all of them', () => {
    const story = duelOf(joined(drafted(), 'Guard', null), 1, ['No 1'], ['No 2']);
    const squire = joined(story, 'Squire', 'ana');
    expect([runs(squire, 'Guard'), runs(squire, 'Squire')]).toEqual(['ana', 'ana']);
    const ruled = squire.withReferee('bo');
    expect([runs(ruled, 'Guard'), runs(ruled, 'Squire')]).toEqual(['bo', 'bo']);
    expect([runs(ruled, 'No 1'), runs(ruled, 'No 2')]).toEqual(['cy', 'ana']);
  });
});

describe('a main character dies', () => {
  /** No 2 is ana’s. Guard has no ratings, Veteran has both blocks, Bard has only skills. */
  const bereft = (): Story => {
    const story = joined(drafted(), 'Veteran', null, { strength: 5 }).decide({ deed: 'add', name: 'Guard' });
    return story.decide({ deed: 'die', character: story.id('No 2'), why: 'drowned' });
  };
  const raise = (story: Story, name: string, lost = 'No 2') => ({
    deed: 'raise',
    character: story.id(name),
    lost: story.id(lost),
  });

  test('SAGA-CAMPAIGN-003 nothing protects them', () => {
    const story = drafted();
    expect(story.refusal('ana', { deed: 'die', character: story.id('No 2'), why: 'x' })).toMatchObject({
      code: 'TABLE_DECIDES',
    });
    expect(bereft().character('No 2').dead).toEqual({ day: 1, why: 'drowned' });
    expect(bereft().refusal(null, { deed: 'die', character: story.id('No 2'), why: 'x' }, true)).toMatchObject({
      code: 'DEAD',
    });
  });

  test('SAGA-DRAFT-014, SAGA-DRAFT-017 somebody of the story is raised for the player who lost one, whenever they like', () => {
    const story = bereft().decide({ deed: 'pass', to: 200 });
    expect(story.refusal('bo', raise(story, 'Veteran'))).toMatchObject({ code: 'NOT_YOURS', owner: 'ana' });
    const after = story.as('ana', raise(story, 'Veteran'));
    expect(after.character('Veteran')).toMatchObject({ main: true, owner: 'ana', inPlaceOf: story.id('No 2') });
    expect(after.refusal('ana', raise(after, 'Guard'))).toMatchObject({ rule: 'SAGA-DRAFT-017' });
    expect(after.refusal('ana', raise(after, 'No 1'))).toMatchObject({ rule: 'SAGA-DRAFT-014' });
    expect(story.refusal('ana', raise(story, 'Guard', 'No 5'))).toMatchObject({ rule: 'SAGA-DRAFT-014' });
    // The raised one may die too, and have a successor.
    const again = after.decide({ deed: 'die', character: after.id('Veteran'), why: 'old' });
    expect(again.as('ana', raise(again, 'Guard', 'Veteran')).character('Guard').owner).toBe('ana');
  });

  test('SAGA-DRAFT-017 another player’s character is not taken without the table', () => {
    const story = joined(bereft(), 'Squire', 'bo');
    expect(story.refusal('ana', raise(story, 'Squire'))).toMatchObject({ code: 'NOT_YOURS', owner: 'bo' });
    expect(story.decide(raise(story, 'Squire')).character('Squire').owner).toBe('ana');
  });

  test('SAGA-DRAFT-015, SAGA-DRAFT-016 keeps the ratings there are; what is missing is made with the dice of main characters', () => {
    const veteran = bereft().as('ana', raise(bereft(), 'Veteran'));
    expect(veteran.character('Veteran').skills).toMatchObject({ strength: 5, speed: 2 });
    expect(veteran.stageRefusal({ play: 'generation', characters: [veteran.id('Veteran')] })).toMatchObject({
      rule: 'SAGA-DRAFT-015',
    });
    const guard = bereft().as('ana', raise(bereft(), 'Guard'));
    const play = { play: 'generation', characters: [guard.id('Guard')] };
    expect(guard.stage(play).setup).toMatchObject({
      characters: [{ name: 'Guard', kind: 'main', blocks: ['skills', 'motives'] }],
    });
    const made = guard.play(play, byChance('guard'));
    expect(made.character('Guard').skills).toMatchObject({ control: expect.any(Number) });
    expect(made.character('Guard').motives).toMatchObject({ proud: expect.any(Number) });
    expect(made.character('Guard').origin.skills).toMatchObject({ from: 'scene', entry: made.id('generation') });
  });

  test('SAGA-DRAFT-016 a block that is there is not thrown for again', () => {
    const story = bereft();
    const bard = story.decide({ deed: 'add', name: 'Bard', motives: null, skills: story.character('Veteran').skills });
    const raised = bard.as('ana', raise(bard, 'Bard'));
    const play = { play: 'generation', characters: [bard.id('Bard')] };
    expect(raised.stage(play).setup).toMatchObject({ characters: [{ blocks: ['motives'] }] });
    const made = raised.play(play, (table) => throwing(table, ...Array.from({ length: 17 }, () => 1)));
    expect(made.character('Bard').skills).toEqual(story.character('Veteran').skills);
    expect(made.character('Bard').motives).toMatchObject({ energetic: 2, lazy: 10 });
  });
});
