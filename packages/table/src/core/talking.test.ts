import { describe, expect, test } from 'vitest';
import { company } from '../testing/authorityCases.js';
import { EVEN } from '../testing/games.js';
import { APPEAL, TalkTable } from '../testing/talkTable.js';
import { beginScene } from './play.js';
import { readFile } from './takenFile.js';

const AGREE = { choose: 'agree' };
const NO_MORE = { choose: 'noMore' };
const MAKE = { choose: 'make' };

/** Why something is refused, and where. */
const badForm = (path: string) => ({ code: 'BAD_SHAPE', path });

describe('what is said in a Discussion', () => {
  test('is told to all, by nobody but whose it is', () => {
    const table = new TalkTable();
    expect(table.say('Ana', 'Ella', 'Hail.')).toBeNull();
    expect(table.say('Bo', null, 'Rain on the roof.')).toBeNull();
    expect(table.told).toEqual(['Ella: Hail.', 'null: Rain on the roof.']);
    const before = table.records.length;
    expect(table.say('Bo', 'Ella', 'I am a fool.')).toMatchObject(badForm('gesture.as'));
    expect(table.say('Bo', 'Nobody', 'I am not there.')).toMatchObject(badForm('gesture.as'));
    expect(table.say('Bo', 'Joris', '')).toMatchObject(badForm('gesture.text'));
    expect(table.say('Bo', 'Joris', 'x'.repeat(2_001))).toMatchObject(badForm('gesture.text'));
    expect(table.gesture('Bo', { make: 'shout', as: 'Joris', text: 'Ho' })).toMatchObject(badForm('gesture.make'));
    expect(table.gesture('Bo', { make: 'say', as: 'Joris', text: 'Ho', loud: true })).toMatchObject({
      code: 'BAD_SHAPE',
    });
    expect(table.gesture('Bo', { make: 'reply', as: 'Joris', appeal: 1, manner: 'one' })).toMatchObject(
      badForm('gesture.appeal'),
    );
    expect(table.records).toHaveLength(before);
  });

  test('whoever is gone says nothing more there', () => {
    const table = new TalkTable(['Ana', 'Bo', 'Cy']);
    expect(table.answer('Bo', { choose: 'walkOut', who: ['Joris'] })).toBeNull();
    for (const seat of ['Ana', 'Cy']) expect(table.answer(seat, { choose: 'letGo' })).toBeNull();
    expect(table.say('Bo', 'Joris', 'And another thing')).toMatchObject(badForm('gesture.as'));
    // Whose people have left may still tell what happens.
    expect(table.say('Bo', null, 'The door slams.')).toBeNull();
  });

  test('nothing is said while the table pauses, after the end, in another scene, or from outside of it', () => {
    const table = new TalkTable(['Ana', 'Bo']);
    const say = { do: 'gesture', scene: 2, gesture: { make: 'say', as: null, text: 'x' } } as const;
    expect(table.do('Ana', say)).toEqual({ code: 'NO_SCENE' });
    table.act((desk) => desk.put({ did: 'paused' }));
    expect(table.say('Ana', 'Ella', 'x')).toEqual({ code: 'PAUSED' });
    table.act((desk) => desk.put({ did: 'wentOn' }));
    for (const seat of ['Ana', 'Bo']) expect(table.answer(seat, NO_MORE)).toBeNull();
    expect(table.say('Ana', 'Ella', 'x')).toEqual({ code: 'NO_SCENE' });
    const desk = company();
    const setup = { seats: ['Ana', 'Bo'], people: [{ name: 'Ella', seat: 'Ana', motives: EVEN }] };
    desk.act((work) => beginScene(work, { scene: 'saga/discussion', setup, options: {}, few: ['Ana', 'Bo'] }));
    const told = { ...say, scene: 1 } as const;
    expect(desk.do('Sue', told)).toEqual({ code: 'PLAYERS_ONLY' });
    // Cy may not know that there is such a scene.
    expect(desk.do('Cy', told)).toEqual({ code: 'NO_SCENE' });
    expect(desk.do('Bo', told)).toBeNull();
  });

  test('a player without anybody in the scene does not speak in it', () => {
    const desk = company();
    const people = ['Ana', 'Bo'].map((seat) => ({ name: seat, seat, motives: EVEN }));
    const setup = { seats: ['Ana', 'Bo'], people } as never;
    desk.do('Ana', { do: 'begin', scene: 'saga/discussion', setup, options: {} });
    const told = { do: 'gesture', scene: 1, gesture: { make: 'say', as: null, text: 'x' } } as const;
    expect(desk.do('Cy', told)).toEqual({ code: 'UNKNOWN_SEAT', seat: 'Cy', known: ['Ana', 'Bo'] });
  });

  test('of one seat there is room for a thousand, and the others still speak', () => {
    const table = new TalkTable(['Ana', 'Bo'], ['Rex']);
    for (let time = 0; time < 1_000; time++) expect(table.say('Bo', null, 'spam')).toBeNull();
    const before = table.records.length;
    expect(table.say('Bo', null, 'spam')).toEqual({ code: 'TOO_MANY', what: 'gestures', most: 1_000 });
    expect(table.records).toHaveLength(before);
    expect(table.say('Ana', 'Ella', 'At last.')).toBeNull();
    for (const seat of ['Ana', 'Bo']) expect(table.answer(seat, NO_MORE)).toBeNull();
    table.letPlay();
    expect(table.facts.scene).toBeNull();
  });

  test('of one seat there is room for 256 KB', () => {
    const table = new TalkTable();
    const long = 'x'.repeat(2_000);
    let said = 0;
    while (table.say('Bo', null, long) === null) said++;
    // With its braces and names such a line has 2,035 signs; 262,144 are 128 of them.
    expect(said).toBe(128);
    expect(table.say('Bo', null, long)).toEqual({ code: 'TOO_LARGE', most: 262_144 });
    expect(table.say('Bo', null, 'short')).toBeNull();
  });
});

describe('an appeal', () => {
  test('is made, agreed to and heard by whoever is asked, and by nobody else', () => {
    const table = new TalkTable(['Ana', 'Bo', 'Cy']);
    expect(table.answer('Bo', APPEAL)).toMatchObject(badForm('choice.talker'));
    expect(table.answer('Bo', NO_MORE, 'Ana')).toMatchObject({ code: 'NOT_AWAITED' });
    expect(table.answer('Ana', APPEAL)).toBeNull();
    // The talker has proposed the terms, and is not asked.
    expect(table.answer('Ana', AGREE)).toMatchObject({ code: 'STALE' });
    expect(table.answer('Bo', AGREE, 'Cy')).toMatchObject({ code: 'NOT_AWAITED' });
    for (const seat of ['Bo', 'Cy']) expect(table.answer(seat, AGREE)).toBeNull();
    for (const seat of ['Bo', 'Cy']) expect(table.answer(seat, MAKE)).toMatchObject({ code: 'STALE' });
    expect(table.answer('Ana', MAKE)).toBeNull();
    expect(table.open.appeals).toMatchObject([{ talker: 'Ella', state: 'done' }]);
  });

  test('whether to listen is asked of whoever plays the listener', () => {
    const table = new TalkTable(['Ana', 'Bo', 'Cy']);
    for (let time = 0; time < 3; time++) {
      expect(table.answer('Ana', { ...APPEAL, topic: `toll ${time}` })).toBeNull();
      for (const seat of ['Bo', 'Cy']) expect(table.answer(seat, AGREE)).toBeNull();
      expect(table.answer('Ana', MAKE)).toBeNull();
    }
    expect(table.answer('Ana', APPEAL)).toBeNull();
    const ignore = { choose: 'ignore' };
    for (const seat of ['Ana', 'Cy']) expect(table.answer(seat, ignore, 'Joris')).toMatchObject({ code: 'STALE' });
    expect(table.answer('Bo', ignore, 'Joris')).toBeNull();
    expect(table.open.appeals.at(-1)).toMatchObject({ state: 'ignored' });
  });

  test.each([
    ['to nobody', { to: [] }],
    ['to a stranger', { to: [{ who: 'Nobody', pair: null }] }],
    ['to somebody twice', { to: [APPEAL.to[0], APPEAL.to[0]] }],
    ['by nobody', { talker: 'Nobody' }],
    ['without a topic', { topic: '' }],
    ['without a response', { response: '' }],
    ['with a skill that is none', { skill: 'charm' }],
    ['with a motive that is none', { motive: 'bored' }],
    ['with words without end', { words: 'x'.repeat(2_001) }],
    ['with a difficulty below nothing', { difficulty: -1 }],
    ['with a field more', { success: true }],
    ['with exceptions for others', { besides: [{ who: 'Ella', difficulty: 0 }] }],
    ['with modifiers without end', { modifiers: Array.from({ length: 21 }, () => ({ by: 1, why: 'x' })) }],
  ])('%s is refused, and nothing is kept', (_, wrong) => {
    const table = new TalkTable();
    const before = table.records.length;
    expect(table.answer('Ana', { ...APPEAL, ...wrong })).toMatchObject({ code: 'BAD_SHAPE' });
    expect(table.records).toHaveLength(before);
  });
});

describe('a computer at the table', () => {
  test('lets people speak first, agrees, replies to what it was asked once, and asks for what it wants', async () => {
    const wants = [{ context: 'The ford', topic: 'The bridge', response: 'Build it' }];
    const people = [
      { name: 'Ella', seat: 'Ana', motives: EVEN },
      { name: 'Joris', seat: 'Rex', motives: EVEN, wants },
    ];
    const table = new TalkTable(['Ana'], ['Rex'], { people });
    table.letPlay();
    expect(table.told).toEqual([]);
    expect(table.answer('Ana', APPEAL)).toBeNull();
    table.letPlay();
    expect(table.answer('Ana', MAKE)).toBeNull();
    table.letPlay();
    expect(table.told).toEqual(['appeal', 'replied']);
    // Nothing more of Ana's: Rex's own want, to which she has to agree.
    expect(table.answer('Ana', NO_MORE)).toBeNull();
    table.letPlay();
    expect(table.answer('Ana', AGREE)).toBeNull();
    table.letPlay();
    expect(table.open.appeals.map(({ talker, words }) => [talker, words])).toEqual([
      ['Ella', 'Let the salt pass.'],
      ['Joris', ''],
    ]);
    expect(table.told).toEqual(['appeal', 'replied', 'appeal']);
    const replies = table.records.filter(({ what }) => what.did === 'played' && what.entry.input.input === 'gesture');
    expect(replies.map(({ by, how }) => [by, how])).toEqual([['Rex', 'computer']]);
    expect(table.answer('Ana', NO_MORE)).toBeNull();
    table.letPlay();
    expect(table.facts.scene).toBeNull();
    const read = await readFile(table.file);
    expect(read.ok ? null : read.refusal).toBeNull();
  });

  test('replies for somebody who rests, and for nobody who does not', () => {
    const table = new TalkTable(['Ana', 'Bo', 'Cy']);
    const heard = (topic: string, to: string): void => {
      expect(table.answer('Ana', { ...APPEAL, topic, to: [{ who: to, pair: null }] })).toBeNull();
      table.letPlay();
      for (const seat of ['Bo', 'Cy']) if (table.due(seat).length > 0) expect(table.answer(seat, AGREE)).toBeNull();
      expect(table.answer('Ana', MAKE)).toBeNull();
      table.letPlay();
    };
    heard('one', 'Joris');
    expect(table.told).toEqual(['appeal']);
    expect(table.do('Bo', { do: 'rest', player: 'recruit' })).toBeNull();
    heard('two', 'Joris');
    heard('three', 'Cy’s own');
    // To the last that Joris had heard when Bo went to rest, and to what he hears since; Cy speaks for their own.
    expect(table.open.lines.filter(({ line }) => line === 'replied')).toMatchObject([
      { as: 'Joris', appeal: 1 },
      { as: 'Joris', appeal: 2 },
    ]);
  });
});

describe('taking back, around a talk', () => {
  test('one’s own appeal and one’s own “nothing more” go back, and what was said since stands', async () => {
    const table = new TalkTable(['Ana', 'Bo', 'Cy']);
    expect(table.say('Bo', 'Joris', 'Well?')).toBeNull();
    expect(table.answer('Ana', APPEAL)).toBeNull();
    expect(table.say('Ana', 'Ella', 'That is to say')).toBeNull();
    expect(table.say('Bo', 'Joris', 'Never!')).toBeNull();
    expect(table.do('Ana', { do: 'takeBack' })).toBeNull();
    expect(table.open.appeals).toEqual([]);
    expect(table.told).toEqual(['Joris: Well?', 'Ella: That is to say', 'Joris: Never!']);
    // Each line is its speaker's, and Ana's alone is the going back.
    expect(table.records.slice(-3).map(({ by, how }) => [by, how])).toEqual([
      ['Ana', 'person'],
      ['Ana', 'person'],
      ['Bo', 'person'],
    ]);
    expect(table.answer('Cy', NO_MORE)).toBeNull();
    expect(table.say('Cy', null, 'Silence.')).toBeNull();
    expect(table.do('Cy', { do: 'takeBack' })).toBeNull();
    expect(table.open.noMore).toEqual([]);
    expect(table.told.at(-1)).toBe('null: Silence.');
    expect(table.do('Cy', { do: 'takeBack' })).toEqual({ code: 'NOT_TAKEN_BACK', why: 'nothing' });
    const read = await readFile(table.file);
    expect(read.ok ? null : read.refusal).toBeNull();
  });

  test('not once somebody else has acted, or dice have fallen', () => {
    const table = new TalkTable(['Ana', 'Bo', 'Cy']);
    expect(table.answer('Ana', APPEAL)).toBeNull();
    expect(table.answer('Bo', AGREE)).toBeNull();
    expect(table.say('Ana', 'Ella', 'Wait')).toBeNull();
    expect(table.do('Ana', { do: 'takeBack' })).toEqual({ code: 'NOT_TAKEN_BACK', why: 'others' });
    expect(table.answer('Cy', AGREE)).toBeNull();
    expect(table.answer('Ana', MAKE)).toBeNull();
    expect(table.do('Ana', { do: 'takeBack' })).toEqual({ code: 'NOT_TAKEN_BACK', why: 'dice' });
  });
});
