import { describe, expect, test } from 'vitest';
import { isAtTable, ownersAsked, remindersIn, sceneIn } from '../../../campaigns.js';
import { seenCampaign } from '../papers/view.js';
import { founded, joined, motives, type Playing, type Story, skills, talked, threePeople } from '../testing/story.js';

type Said = Readonly<Record<string, unknown>>;

const RIVAL = { context: 'the court', topic: 'a rival who claims to be the better swordsman' };
/** SAGA-TALK-038, example 1: 5, 6 and 2 with Convince 4 reach 17 = 14 + 3; and then 10 on the d12. */
const REACHES = [5, 6, 2];
const MISSES = [1, 1, 1];

/** Ella (Convince 4, of ana) and Morten (Proud 10, of bo) as the ledger has them, and Wanda, who is nobody's. */
const court = (options: Said = {}, edition = 'saga'): Story => {
  const start = founded(options, edition)
    .decide({ deed: 'add', name: 'Ella', owner: 'ana', skills: skills({ convince: 4 }), motives: motives() })
    .decide({
      ...{ deed: 'add', name: 'Morten', owner: 'bo', skills: skills() },
      motives: motives({ proud: 10, modest: 2, prudent: 5, reckless: 7 }),
    });
  return joined(start, 'Wanda', null, { convince: 3 });
};

const talkOf = (story: Story, day: number, who: readonly string[], more: Said = {}, plan: Said = {}): Story =>
  story.as('ana', {
    deed: 'plan',
    scene: 'discussion',
    title: 'Council',
    day,
    plan: { people: who.map((name) => ({ character: story.id(name) })), ...plan },
    ...more,
  });

const agreed =
  (by: string): Playing =>
  (table) =>
    ['ana', 'bo', 'cy']
      .filter((seat) => seat !== by)
      .reduce((now, seat) => now.answer(seat, { choose: 'agree' }), table);

/** One appeal from its first word to the d12, by the usual way: everybody agrees to the terms. */
const appeal =
  (by: string, said: Said, ...dice: readonly (readonly number[])[]): Playing =>
  (table) => {
    const set = table.answer(by, {
      ...{ choose: 'appeal', response: 'challenge him', skill: 'convince', motive: 'proud', ...RIVAL },
      ...said,
      to: (said.to as readonly string[]).map((who) => ({ who })),
    });
    const settled = said.changed === undefined ? set : agreed(by)(set);
    const made = agreed(by)(settled).answer(by, { choose: 'make' });
    return dice.reduce((now, faces) => now.dice(...faces), made);
  };

const noMore =
  (...seats: readonly string[]): Playing =>
  (table) =>
    seats.reduce((now, seat) => now.answer(seat, { choose: 'noMore' }), table);

const inTurn =
  (...steps: readonly Playing[]): Playing =>
  (table) =>
    steps.reduce((now, step) => step(now), table);

const held = (story: Story, title: string, ...steps: readonly Playing[]): Story =>
  story.play({ play: 'entry', entry: story.id(title) }, inTurn(...steps));

const PERSUADED = inTurn(appeal('ana', { talker: 'Ella', to: ['Morten'] }, REACHES, [10]), noMore('ana', 'bo'));

describe('a planned Discussion', () => {
  test('SAGA-CAMPAIGN-008 SAGA-TALK-002 is set up from sheets and calendar', () => {
    const armed = court().as('ana', { deed: 'kit', character: court().id('Ella'), kit: 'hunter' });
    const driven = armed.decide({
      ...{ deed: 'drive', character: armed.id('Morten'), ...RIVAL, motive: 'avenging' },
      ...{ rating: 5, by: armed.id('Ella') },
    });
    const [ella, morten] = [driven.id('Ella'), driven.id('Morten')];
    const wants = [{ ...RIVAL, response: 'challenge him', to: [morten, 'The guests'] }];
    const story = driven.as('ana', {
      ...{ deed: 'plan', scene: 'discussion', title: 'Council', day: 2, place: 'Skara', matters: [RIVAL] },
      plan: {
        people: [{ character: ella, wants }, { character: morten }],
        crowds: [{ name: 'The guests', seat: 'cy' }],
        use: 'council',
      },
    });
    const staged = story.stage({ play: 'entry', entry: story.id('Council') });
    expect(staged).toMatchObject({
      scene: 'saga/discussion',
      options: { 'saga.table.referee': null },
      setup: {
        use: 'council',
        place: 'Skara',
        about: [RIVAL],
        heardBefore: [],
        people: [
          { name: 'Ella', seat: 'ana', skills: { convince: 4 }, wants: [{ to: ['Morten', 'The guests'] }] },
          {
            name: 'Morten',
            seat: 'bo',
            motives: { proud: 10 },
            driving: [{ motive: 'avenging', rating: 5, by: 'Ella' }],
          },
          { name: 'The guests', seat: 'cy', is: 'crowd', motives: null },
        ],
      },
    });
    // SAGA-TALK-011: who has arms fights with them, who has none with bare hands; a crowd does not fight.
    const [armedElla, bareMorten, crowd] = (staged.setup as { readonly people: readonly Said[] }).people;
    expect(armedElla).not.toMatchObject({ fighter: { hands: { left: null, right: null } } });
    expect(armedElla).toHaveProperty('fighter');
    expect(bareMorten?.fighter).toMatchObject({ hands: { left: null, right: null } });
    expect(crowd).not.toHaveProperty('fighter');
  });

  test('SAGA-CAMPAIGN-006 without a plan it is played by word, with one at the table', () => {
    const story = talkOf(court(), 2, ['Ella', 'Morten'], { title: 'Word', plan: null, characters: [] });
    const entry = story.id('Word');
    expect(isAtTable(story.campaign, story.entry('Word'))).toBe(false);
    expect(sceneIn(story.entry('Word'))).toBeNull();
    expect(story.stageRefusal({ play: 'entry', entry })).toMatchObject({ what: 'campaign.playedByWord' });
    expect(talked(story, 'Word').entry('Word').state).toBe('done');
    const planned = talkOf(court(), 2, ['Ella', 'Morten']);
    expect(sceneIn(planned.entry('Council'))).toBe('saga/discussion');
    expect(planned.refusal('ana', { deed: 'start', entry: planned.id('Council') })).toMatchObject({
      rule: 'SAGA-CAMPAIGN-006',
      what: 'campaign.playedAtTable',
    });
  });

  test('SAGA-CAMPAIGN-008 a plan names people of the cast and crowds, each once, and only those are wanted of', () => {
    const story = court();
    const ella = story.id('Ella');
    const refusal = (plan: Said) =>
      story.refusal('ana', { deed: 'plan', scene: 'discussion', title: 'T', day: 1, plan });
    expect(refusal({ people: [{ character: 'x9' }] })).toMatchObject({ code: 'NO_SUCH' });
    expect(refusal({ people: [{ character: ella }, { character: ella }] })).toMatchObject({
      expected: { form: 'campaign.eachOnce' },
    });
    expect(
      refusal({ people: [{ character: ella }], changes: [{ listener: 'Nobody', topic: 'X', changed: 'much' }] }),
    ).toMatchObject({ expected: { form: 'campaign.inTheTalk' } });
    expect(
      refusal({ people: [{ character: ella }], crowds: [{ name: 'All', motives: motives({ proud: 9 }) }] }),
    ).toMatchObject({ rule: 'SAGA-MOTIVE-003' });
  });

  test('SAGA-SKILL-001 SAGA-MOTIVE-002 whoever takes part has ratings and motives', () => {
    const story = founded({ 'saga.generation.others': 'byHand' })
      .as('ana', { deed: 'add', name: 'Ella', owner: 'ana', skills: skills() })
      .as('ana', { deed: 'add', name: 'Morten', owner: 'bo', motives: motives() });
    for (const [who, what] of [
      ['Ella', 'campaign.noMotives'],
      ['Morten', 'campaign.noRatings'],
    ] as const) {
      const planned = talkOf(story, 1, [who]);
      expect(planned.stageRefusal({ play: 'entry', entry: planned.id('Council') })).toMatchObject({ what });
    }
  });
});

describe('what comes of a Discussion', () => {
  test('SAGA-TALK-035 SAGA-TALK-036 what drives somebody stands on the sheet: who gave it, when, where, with which rating', () => {
    const after = held(talkOf(court(), 2, ['Ella', 'Morten']), 'Council', PERSUADED);
    expect(after.character('Morten').driving).toEqual([
      {
        ...{ id: 'd1', ...RIVAL, motive: 'proud', rating: 4, by: after.id('Ella'), since: 2 },
        entry: after.id('Council'),
      },
    ]);
    expect(after.character('Morten').history.at(-1)).toMatchObject({
      ...{ what: 'driving', code: 'persuaded', day: 2, entry: after.id('Council') },
      rules: ['SAGA-TALK-035', 'SAGA-TALK-036', 'SAGA-MOTIVE-010'],
    });
    expect(after.entry('Council')).toMatchObject({ state: 'done', heard: [{ listener: after.id('Morten') }] });
  });

  test('SAGA-TALK-036 the rating is that of the check, with what helped or hindered', () => {
    const hoarse = { talker: 'Ella', to: ['Morten'], modifiers: [{ by: -1, why: 'hoarse' }] };
    const steps = [appeal('ana', hoarse, [6, 6, 2], [10]), noMore('ana', 'bo')];
    const after = held(talkOf(court(), 2, ['Ella', 'Morten']), 'Council', ...steps);
    expect(after.character('Morten').driving).toMatchObject([{ rating: 3 }]);
  });

  test('SAGA-TALK-032 SAGA-TALK-034 an appeal that fails is heard, and leaves the sheet as it was', () => {
    const said = { talker: 'Ella', to: ['Morten'] };
    const steps = [appeal('ana', said, MISSES), appeal('ana', said, REACHES, [11]), noMore('ana', 'bo')];
    const after = held(talkOf(court(), 2, ['Ella', 'Morten']), 'Council', ...steps);
    expect(after.character('Morten').driving).toEqual([]);
    expect(after.entry('Council').heard).toHaveLength(2);
  });

  test('SAGA-MOTIVE-010 SAGA-MOTIVE-011 a later one on the same pair takes its place, with the new rating though lower', () => {
    const first = held(talkOf(court(), 2, ['Ella', 'Morten']), 'Council', PERSUADED);
    const again = talkOf(first, 3, ['Wanda', 'Morten'], { title: 'Steward', matters: [RIVAL] });
    const staged = again.stage({ play: 'entry', entry: again.id('Steward') });
    expect(staged.setup).toMatchObject({
      heardBefore: [{ listener: 'Morten', topic: RIVAL.topic, title: 'Council' }],
    });
    // SAGA-MOTIVE, example 2: Convince 3 against max(3, 4) = 4, and Prudent 5 on the d12.
    const said = { talker: 'Wanda', to: ['Morten'], motive: 'prudent', changed: 'the rival has won' };
    const steps = [appeal('ana', said, [7, 7, 1], [5]), noMore('ana', 'bo')];
    const after = held(again, 'Steward', ...steps);
    expect(after.character('Morten').driving).toMatchObject([
      { id: 'd2', motive: 'prudent', rating: 3, by: after.id('Wanda'), entry: after.id('Steward') },
    ]);
    expect(after.character('Morten').driving).toHaveLength(1);
  });

  test('SAGA-TALK-016 a new Discussion starts every count at 0', () => {
    const said = { talker: 'Ella', to: ['Morten'] };
    const thrice = [MISSES, MISSES, MISSES].map((faces) => appeal('ana', said, faces));
    const first = held(talkOf(court(), 2, ['Ella', 'Morten']), 'Council', ...thrice, noMore('ana', 'bo'));
    const other = { ...said, topic: 'the harvest' };
    // Nobody asks Morten whether he listens: he has heard none.
    const steps = [appeal('ana', other, MISSES), noMore('ana', 'bo')];
    const again = talkOf(first, 3, ['Ella', 'Morten'], { title: 'Again' });
    const after = held(again, 'Again', ...steps);
    expect((after.entry('Again').outcome as unknown as { people: readonly Said[] }).people).toMatchObject([
      { heard: 0 },
      { heard: 1 },
    ]);
  });

  test('SAGA-MOTIVE-008 SAGA-MOTIVE-012 SAGA-MOTIVE-015 it reminds, is regretted and played out afterwards', () => {
    const after = held(talkOf(court(), 2, ['Ella', 'Morten']), 'Council', PERSUADED);
    const met = talkOf(after, 3, ['Morten'], { title: 'Meeting', matters: [RIVAL], plan: null });
    const morten = met.id('Morten');
    const tagged = { ...met.entry('Meeting'), characters: [morten] };
    expect(remindersIn(met.campaign, tagged)).toMatchObject([{ character: morten, driving: { motive: 'proud' } }]);
    const regret = { deed: 'regret', character: morten, driving: 'd1', entry: met.id('Council') };
    const humbled = met.decide(regret);
    expect(humbled.character('Morten').motives).toMatchObject({ proud: 9, modest: 2 });
    expect(humbled.refusal(null, regret, true)).toMatchObject({ rule: 'SAGA-MOTIVE-018' });
    expect(humbled.decide({ deed: 'playedOut', character: morten, driving: 'd1' }).character('Morten').driving).toEqual(
      [],
    );
  });

  test('SAGA-TALK-024 a crowd is moved as one, its motives are thrown for, and it needs no sheet', () => {
    const crowds = [{ name: 'The square', motives: motives({ proud: 6 }) }];
    const story = talkOf(court(), 2, ['Ella'], {}, { crowds });
    const steps = [appeal('ana', { talker: 'Ella', to: ['The square'] }, REACHES, [6]), noMore('ana', 'bo')];
    const after = held(story, 'Council', ...steps);
    expect(after.entry('Council')).toMatchObject({ heard: [{ listener: 'The square', topic: RIVAL.topic }] });
    expect(after.entry('Council').outcome).toMatchObject({ people: [{}, { driving: [{ motive: 'proud' }] }] });
    expect(Object.values(after.campaign.open.characters).flatMap(({ driving }) => driving)).toEqual([]);
    const thrown = talkOf(court(), 2, ['Ella'], {}, { crowds: [{ name: 'The square' }] });
    expect(thrown.play({ play: 'entry', entry: thrown.id('Council') }).entry('Council').state).toBe('done');
  });

  test('SAGA-TALK-011 SAGA-CAMPAIGN-003 a fight inside leaves wounds, gear, prisoners and dead', () => {
    const story = talkOf(court(), 2, ['Ella', 'Morten', 'Wanda']);
    const entry = story.id('Council');
    const fighter = (name: string, side: number, more: Said) => ({
      ...{ name, side, standing: 'in', wounds: [], taken: [], dyingSince: null, hands: { left: null, right: null } },
      ...{ carried: [], ...more },
    });
    const cut = { part: 'leftArm', severity: 'minor', marks: 0 };
    const stab = { part: 'body', severity: 'major', marks: 0 };
    const fights = [
      {
        ...{ ending: 'surrender', rounds: 2, dead: [], fled: [], prisoners: ['Morten'], lost: [] },
        fighters: [
          fighter('Ella', 1, { hands: { left: null, right: 'sword' } }),
          fighter('Morten', 2, { standing: 'surrendered', wounds: [cut] }),
        ],
      },
      {
        ...{ ending: 'kills', rounds: 1, dead: ['Wanda'], fled: [], prisoners: [], lost: [] },
        fighters: [
          fighter('Wanda', 1, { standing: 'dead', wounds: [stab] }),
          fighter('Morten', 2, { wounds: [cut, stab] }),
        ],
      },
    ];
    const people = ['Ella', 'Morten', 'Wanda'].map((name) => ({
      name,
      heard: 0,
      gone: null,
      motives: null,
      driving: [],
    }));
    const begun = story.begin({ play: 'entry', entry });
    const after = begun.end(entry, { people, heard: [], appeals: [], fights } as never);
    expect(after.character('Ella').load.items).toMatchObject([{ object: 'sword' }]);
    expect(after.character('Morten')).toMatchObject({ captive: 'Ella', wounds: [cut, stab] });
    expect(after.character('Wanda').dead).toMatchObject({ day: 2 });
  });

  test('SAGA-TALK-036 while they talk nobody’s ratings change', () => {
    const story = talkOf(court(), 2, ['Ella', 'Morten']);
    const begun = story.begin({ play: 'entry', entry: story.id('Council') });
    const rate = { deed: 'rate', character: begun.id('Ella'), skill: 'convince', to: 9, reason: 'agreed' };
    expect(begun.refusal(null, rate, true)).toMatchObject({ rule: 'SAGA-TALK-036' });
    expect(begun.decide({ ...rate, character: begun.id('Wanda') }).character('Wanda').skills?.convince).toBe(9);
  });
});

describe('no new Discussion on an unchanged matter', () => {
  const after = held(talkOf(court(), 2, ['Ella', 'Morten']), 'Council', PERSUADED);
  const wanting = (more: Said = {}): Said => ({
    people: [
      { character: after.id('Ella'), wants: [{ ...RIVAL, response: 'make peace', to: [after.id('Morten')] }] },
      { character: after.id('Morten') },
    ],
    ...more,
  });
  const deed = (plan: Said): Said => ({ deed: 'plan', scene: 'discussion', title: 'Again', day: 3, plan });
  const HEARD = {
    ...{ rule: 'SAGA-TALK-017', what: 'campaign.heardBefore' },
    facts: { name: 'Morten', topic: RIVAL.topic, day: 2, title: 'Council' },
  };

  test('SAGA-TALK-017 SAGA-TALK-021 the same listener on the same topic: refused, until it is said what has changed', () => {
    expect(after.refusal('ana', deed(wanting()))).toMatchObject(HEARD);
    const changes = [{ listener: after.id('Morten'), topic: RIVAL.topic, changed: 'he has lost the duel' }];
    const planned = after.as('ana', deed(wanting({ changes })));
    const { setup } = planned.stage({ play: 'entry', entry: planned.id('Again') });
    expect(setup).toMatchObject({ changes: [{ listener: 'Morten', changed: 'he has lost the duel' }] });
    // The table decides in the scene: it holds that nothing has changed, and the matter stays closed.
    const denied = planned.play(
      { play: 'entry', entry: planned.id('Again') },
      inTurn(
        (table) =>
          ['bo', 'cy'].reduce(
            (now, seat) => now.answer(seat, { choose: 'vote', vote: 'against' }),
            table.answer('bo', { choose: 'object' }).answer('ana', { choose: 'vote', vote: 'for' }),
          ),
        noMore('ana', 'bo'),
      ),
    );
    expect(denied.entry('Again').state).toBe('done');
  });

  test('SAGA-TALK-021 another topic and another listener need no change', () => {
    const [ella, morten] = [after.id('Ella'), after.id('Morten')];
    const want = (topic: string, to: string) => [{ ...RIVAL, topic, response: 'listen', to: [to] }];
    for (const people of [
      [{ character: ella, wants: want('the harvest', morten) }, { character: morten }],
      [{ character: morten, wants: want(RIVAL.topic, ella) }, { character: ella }],
    ]) {
      expect(after.as('ana', deed({ people })).entry('Again').state).toBe('planned');
    }
  });

  test('SAGA-TALK-017 nor does one begin where everybody has heard of what it is about', () => {
    const alone = after.as('ana', { ...deed({ people: [{ character: after.id('Morten') }] }), matters: [RIVAL] });
    expect(alone.stageRefusal({ play: 'entry', entry: alone.id('Again') })).toMatchObject(HEARD);
  });
});

describe('editions, closed sheets and scenes inside', () => {
  test('S1E-TALK-004 S1E-MOTIVE-001 S1E-SCOPE-004 the first edition writes down no rating, has no uses, and borrows nothing for it', () => {
    const story = court({ 'saga.first.borrowMissing': false }, 'saga-1e');
    const people = ['Ella', 'Morten'].map((name) => ({ character: story.id(name) }));
    const deed = { deed: 'plan', scene: 'discussion', title: 'Council', day: 1, plan: { people } };
    expect(story.refusal('ana', { ...deed, plan: { people, use: 'council' } })).toMatchObject({
      expected: { form: 'campaign.noUses' },
    });
    // S1E-TALK, example 1: 3, 7 and 1 with Convince 4 against 3, then 10.
    const planned = story.as('ana', deed);
    expect(planned.stage({ play: 'entry', entry: planned.id('Council') }).scene).toBe('saga-1e/discussion');
    const said = { talker: 'Ella', to: ['Morten'] };
    const after = held(planned, 'Council', appeal('ana', said, [3, 7, 1], [10]), noMore('ana', 'bo'));
    expect(after.character('Morten').driving).toMatchObject([{ motive: 'proud', rating: null }]);
    expect(after.character('Morten').history.at(-1)?.rules).toEqual(['S1E-TALK-004', 'S1E-MOTIVE-001']);
  });

  test('SAGA-CAMPAIGN-004 with closed sheets the table decides first, and each sheet is for its readers', () => {
    const story = talkOf(court({ 'saga.table.openSheets': false }), 2, ['Ella', 'Morten']);
    const play = { play: 'entry', entry: story.id('Council') };
    expect(story.stageRefusal(play, false)).toMatchObject({ code: 'TABLE_DECIDES', rule: 'SAGA-CAMPAIGN-004' });
    expect(ownersAsked(story.campaign, play as never)).toEqual(['ana', 'bo']);
    expect(story.stage(play).closed).toEqual({ Ella: ['ana'], Morten: ['bo'] });
    const after = held(story, 'Council', PERSUADED);
    // Whoever may not read the sheets finds the talker's rating nowhere: not on the calendar either.
    const { characters, entries } = seenCampaign(after.campaign, { seat: 'cy', referee: null }).open;
    expect(JSON.stringify([characters, entries])).not.toContain('"rating"');
    expect(after.character('Morten').driving).toMatchObject([{ rating: 4 }]);
    expect(talkOf(threePeople(), 2, ['Ella']).stage({ play: 'entry', entry: 'e4' }).closed).toBeUndefined();
  });

  test('SAGA-TALK-023 SAGA-TALK-041 SAGA-CAMPAIGN-012 options and referee come from the table', () => {
    const options = { discussion: { 'saga.talk.groupAppeal': 'rollEach', 'saga.talk.showOdds': false } };
    const story = talkOf(court(options), 2, ['Ella', 'Wanda']).withReferee('cy');
    const staged = story.stage({ play: 'entry', entry: story.id('Council') });
    expect(staged.options).toEqual({
      'saga.table.referee': 'cy',
      'saga.talk.groupAppeal': 'rollEach',
      'saga.talk.showOdds': false,
      'saga.move.rules': 'draft',
    });
    expect(staged.setup).toMatchObject({ people: [{ seat: 'cy' }, { name: 'Wanda', seat: 'cy' }] });
  });

  test('SAGA-CAL-011 SAGA-TALK-011 whoever may come to blows there fights in no scene inside it', () => {
    const story = talkOf(court(), 2, ['Ella', 'Morten']);
    const plan = { side1: [story.id('Ella')], side2: [story.id('Wanda')] };
    const duel = { deed: 'plan', scene: 'duel', title: 'Inside', day: 2, inside: story.id('Council'), plan };
    expect(story.refusal('ana', duel)).toMatchObject({ what: 'campaign.fightsInOuter' });
  });
});
