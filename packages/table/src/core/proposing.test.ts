import { expect, test } from 'vitest';
import { DeskTable } from '../testing/deskTable.js';
import { dueIn } from './asked.js';

const THREE = ['Ana', 'Bo', 'Cy'];
const AGREE = { choose: 'agree' };
const OBJECT = { choose: 'object' };
const vote = (word: string) => ({ choose: 'vote', vote: word });

const questionOf = ({ facts }: DeskTable, seat: string): string | undefined => {
  const [found] = facts.proposals;
  return found === undefined ? undefined : dueIn(facts, found, seat)[0]?.question;
};

const didLast = (table: DeskTable, count: number): readonly string[] =>
  table
    .lines('Ana')
    .slice(-count)
    .map(({ what }) => what.did);

test('whoever is alone at a table has what they propose', () => {
  const table = new DeskTable(['Ana']);
  expect(table.propose('Ana', 'pause')).toBeNull();
  expect(table.facts).toMatchObject({ paused: true, proposals: [] });
  expect(didLast(table, 3)).toEqual(['proposed', 'settled', 'paused']);
  expect(table.propose('Ana', 'goOn')).toBeNull();
  expect(table.facts.paused).toBe(false);
});

test('the question stays for the others when one agrees, and is a new one when something else is proposed', () => {
  const table = new DeskTable([...THREE, 'Di']);
  table.propose('Ana', 'undo', { to: 0 });
  expect(table.facts.proposals).toEqual([]);
  table.beginToy(THREE);
  table.propose('Ana', 'undo', { to: 0 });
  const asked = questionOf(table, 'Cy') ?? '';
  expect(asked).not.toBe('');
  expect(table.speak('Bo', AGREE)).toBeNull();
  expect(questionOf(table, 'Cy')).toBe(asked);
  expect(questionOf(table, 'Bo')).toBeUndefined();
  expect(table.speak('Di', { choose: 'propose', value: 'as it is' })).toBeNull();
  const anew = questionOf(table, 'Cy') ?? '';
  expect(anew).not.toBe(asked);
  const late = { do: 'speak', proposal: 1, question: asked, choice: AGREE } as const;
  expect(table.do('Cy', late)).toEqual({ code: 'STALE', question: asked, now: [anew] });
  // What Bo agreed to is not on the table any more.
  expect(questionOf(table, 'Bo')).toBe(anew);
});

test('an objection leads to a vote, more for than against carries it, and all votes are told together', () => {
  for (const [votes, why] of [
    [['for', 'against', 'for'], 'agreed'],
    [['for', 'against', 'abstain'], 'fell'],
    [['abstain', 'abstain', 'abstain'], 'fell'],
  ] as const) {
    const table = new DeskTable(THREE);
    table.propose('Ana', 'pause');
    expect(table.speak('Bo', OBJECT)).toBeNull();
    for (const [i, seat] of THREE.entries()) {
      expect(table.lines('Ana').some(({ what }) => JSON.stringify(what).includes('"voted"'))).toBe(false);
      expect(table.speak(seat, vote(votes[i] as string))).toBeNull();
    }
    expect(table.facts.paused).toBe(why === 'agreed');
    const settled = table.lines('Ana').find(({ what }) => what.did === 'settled');
    expect(settled?.what).toMatchObject({ why, value: why === 'agreed' ? {} : null });
  }
});

test('a referee decides instead of a vote', () => {
  const table = new DeskTable(THREE);
  table.propose('Ana', 'options', { hideMade: false, dice: 'seed', referee: 'Cy', deadline: null });
  for (const seat of ['Bo', 'Cy']) expect(table.speak(seat, AGREE)).toBeNull();
  expect(table.facts.options.referee).toBe('Cy');
  table.propose('Ana', 'pause');
  table.speak('Bo', OBJECT);
  expect(questionOf(table, 'Ana')).toBeUndefined();
  expect(table.speak('Ana', vote('for'))).toMatchObject({ code: 'STALE' });
  expect(table.speak('Cy', vote('for'))).toBeNull();
  expect(table.facts.paused).toBe(true);
  const strangers = { hideMade: false, dice: 'seed', referee: 'Nobody', deadline: null };
  expect(table.propose('Ana', 'options', strangers)).toMatchObject({ code: 'UNKNOWN_SEAT', seat: 'Nobody' });
});

test('what was gone back over stays in everybody’s log, and what was sealed then is gone', () => {
  const table = new DeskTable(['Ana', 'Bo']);
  table.beginToy(['Ana', 'Bo']);
  for (const seat of ['Ana', 'Bo']) expect(table.bid(seat, seat === 'Ana' ? 3 : 0)).toBeNull();
  const caller = table.due('Ana').length > 0 ? 'Ana' : 'Bo';
  const [due] = table.due(caller);
  const call = { choose: 'call', side: 1 };
  table.do(caller, { do: 'answer', question: due?.question ?? '', as: caller, choice: call });
  expect(table.facts.scene?.session.run.state.open).toMatchObject({ round: 2 });
  expect(table.bid('Ana', 2)).toBeNull();
  const before = table.lines('Bo');
  const question = table.due('Bo')[0]?.question;
  expect(table.propose('Bo', 'undo', { to: 0 })).toBeNull();
  expect(table.speak('Ana', AGREE)).toBeNull();
  const { session } = table.facts.scene ?? {};
  expect(session?.run.state.open).toMatchObject({ round: 1, points: { Ana: 0, Bo: 0 }, bids: {} });
  expect(session?.run.state.sealed).toEqual({});
  // Every line that was there is there, and the going back after it.
  expect(table.lines('Bo').slice(0, before.length)).toEqual(before);
  const undone = table.lines('Bo').find(({ what }) => what.did === 'played' && what.entry.input.input === 'undo');
  expect(undone).toMatchObject({ by: null, how: 'table', what: { entry: { input: { to: 0 } } } });
  expect(table.due('Bo')[0]?.question).not.toBe(question);
  expect(table.propose('Bo', 'undo', { to: 99 })).toMatchObject({ code: 'NO_SUCH_ENTRY', entry: 99 });
});

test('while the table pauses nothing is played, and it goes on when it is agreed', () => {
  const table = new DeskTable(['Ana', 'Bo']);
  table.beginToy(['Ana', 'Bo']);
  table.propose('Ana', 'pause');
  table.speak('Bo', AGREE);
  expect(table.bid('Ana', 1)).toEqual({ code: 'PAUSED' });
  table.propose('Bo', 'goOn');
  table.speak('Ana', AGREE);
  expect(table.bid('Ana', 1)).toBeNull();
});

test('a regent takes the yes of whoever is here, or the silence of whoever stays away, who comes back when they will', () => {
  const table = new DeskTable(THREE, { deadline: 60 });
  const regent = { seat: 'Cy', player: 'recruit' };
  table.propose('Ana', 'regent', regent);
  table.speak('Bo', AGREE);
  table.wait(30 * 24 * 3600);
  expect(table.facts.proposals).toHaveLength(1);
  expect(table.speak('Cy', OBJECT)).toBeNull();
  expect(table.facts.proposals).toEqual([]);
  table.away.add('Cy');
  table.propose('Ana', 'regent', regent);
  table.wait(60);
  expect(table.facts.seats[2]?.holder).toBe('person');
  table.wait(539);
  expect(table.facts.seats[2]?.holder).toBe('person');
  table.wait(1);
  expect(table.facts.seats[2]).toMatchObject({ seat: 'Cy', holder: 'regent', player: 'recruit' });
  // Whoever rests, or is stood in for, is asked like everybody else.
  table.propose('Ana', 'pause');
  expect(table.facts.proposals[0]?.entitled).toEqual(['Ana', 'Bo', 'Cy']);
  expect(table.speak('Cy', OBJECT)).toBeNull();
  expect(table.do('Cy', { do: 'back' })).toBeNull();
  expect(table.facts.seats[2]).toMatchObject({ holder: 'person', player: null });
  expect(table.propose('Ana', 'regent', { seat: 'Cy', player: 'nobody' })).toMatchObject({ code: 'UNKNOWN_PLAYER' });
});

test('whoever is back before a regent takes over has not been away', () => {
  const table = new DeskTable(['Ana', 'Bo']);
  table.away.add('Ana');
  table.propose('Bo', 'regent', { seat: 'Ana', player: 'recruit' });
  table.away.delete('Ana');
  table.wait(600);
  expect(table.facts).toMatchObject({ proposals: [], seats: [{ holder: 'person' }, {}] });
  expect(table.lines('Ana').at(-1)?.what).toMatchObject({ did: 'settled', why: 'fell' });
});

test('whoever acts is not away, though no page of theirs is open', () => {
  const table = new DeskTable(['Ana', 'Bo']);
  table.away.add('Ana');
  table.propose('Bo', 'regent', { seat: 'Ana', player: 'recruit' });
  // Whatever they do: a program that plays over HTTP holds no connection.
  expect(table.do('Ana', { do: 'say', text: 'I am playing.' })).toBeNull();
  table.wait(600);
  expect(table.facts.seats[0]).toMatchObject({ seat: 'Ana', holder: 'person' });
  expect(table.records.find(({ what }) => what.did === 'answered')).toMatchObject({
    by: 'Ana',
    what: { entry: { heard: [{ event: { event: 'objected', by: 'Ana' } }, { event: { event: 'settled' } }] } },
  });
});

test('whose own it is cannot be outvoted, by a referee neither, and may take it off the table after they agreed', () => {
  const table = new DeskTable([...THREE, 'Di'], { referee: 'Di' });
  table.act((desk) => desk.put({ did: 'switched', options: { ...table.facts.options, referee: 'Di' } }));
  table.propose('Bo', 'host', { seat: 'Bo' });
  expect(table.speak('Cy', OBJECT)).toBeNull();
  // Cy’s objection led to a vote: of the referee, and of those whose own it is.
  expect(table.speak('Di', vote('for'))).toBeNull();
  expect(table.speak('Bo', vote('for'))).toBeNull();
  expect(table.speak('Ana', vote('against'))).toBeNull();
  expect(table.facts).toMatchObject({ host: 'Ana', proposals: [] });
  table.propose('Bo', 'host', { seat: 'Bo' });
  expect(table.speak('Ana', OBJECT)).toBeNull();
  expect(table.facts).toMatchObject({ host: 'Ana', proposals: [] });
  table.propose('Bo', 'handOut', { seat: 'Cy' });
  expect(table.speak('Cy', AGREE)).toBeNull();
  expect(table.do('Di', { do: 'withdraw', proposal: 3 })).toEqual({ code: 'HOST_ONLY' });
  expect(table.do('Cy', { do: 'withdraw', proposal: 3 })).toBeNull();
  expect(table.facts.proposals).toEqual([]);
});

test('something proposed instead runs its own time, and may not concern others than were asked', () => {
  const table = new DeskTable(THREE, { deadline: 60 });
  table.propose('Ana', 'pause');
  table.wait(59);
  table.speak('Bo', { choose: 'propose', value: 'as it is' });
  table.wait(59);
  expect(table.facts.proposals).toHaveLength(1);
  table.wait(1);
  expect(table.facts.proposals).toEqual([]);
  // An objection at the last moment gives everybody time to vote, too.
  table.propose('Ana', 'pause');
  table.wait(59);
  table.speak('Bo', OBJECT);
  table.speak('Ana', vote('for'));
  table.wait(59);
  expect(table.speak('Bo', vote('against'))).toBeNull();
  table.wait(1);
  expect(table.facts).toMatchObject({ paused: false, proposals: [] });
  table.away.add('Cy');
  table.propose('Ana', 'regent', { seat: 'Cy', player: 'recruit' });
  const instead = (seat: string) => ({ choose: 'propose', value: { seat, player: 'recruit' } });
  expect(table.speak('Bo', instead('Ana'))).toMatchObject({ code: 'OTHER_MATTER' });
  expect(table.speak('Bo', instead('Eve'))).toMatchObject({ code: 'UNKNOWN_SEAT' });
  expect(table.speak('Bo', instead('Bo'))).toMatchObject({ code: 'OTHER_MATTER' });
});

test('no wait is made shorter by options that are changed while it runs', () => {
  const table = new DeskTable(['Ana', 'Bo'], { deadline: 7200 });
  table.propose('Bo', 'pause');
  table.propose('Bo', 'options', { ...table.facts.options, deadline: 5 });
  expect(table.facts.proposals[1]?.concerned).toEqual(['Ana', 'Bo']);
  const second = table.facts.proposals[1];
  table.do('Ana', {
    do: 'speak',
    proposal: 2,
    question: second === undefined ? '' : (dueIn(table.facts, second, 'Ana')[0]?.question ?? ''),
    choice: AGREE,
  });
  expect(table.facts.options.deadline).toBe(5);
  table.wait(7199);
  expect(table.facts.paused).toBe(false);
  table.wait(1);
  expect(table.facts.paused).toBe(true);
});

test('a scene is begun, its log opened, and it is broken off, when all agree', () => {
  const table = new DeskTable(['Ana', 'Bo']);
  expect(table.propose('Bo', 'openLog')).toEqual({ code: 'NO_SCENE' });
  expect(table.propose('Bo', 'abandon')).toEqual({ code: 'NO_SCENE' });
  const start = { scene: 'toy/toy', setup: { seats: ['Ana', 'Bo'], rounds: 1 }, options: {} };
  expect(table.propose('Bo', 'scene', { ...start, setup: { seats: ['Ana', 'Eve'], rounds: 1 } })).toMatchObject({
    code: 'UNKNOWN_SEAT',
  });
  expect(table.propose('Bo', 'scene', start)).toBeNull();
  expect(table.propose('Ana', 'scene', start)).toEqual({ code: 'ALREADY_PROPOSED', proposal: 1 });
  table.speak('Ana', AGREE);
  expect(table.facts.scene).toMatchObject({ scene: 1, open: false });
  expect(table.propose('Bo', 'scene', start)).toMatchObject({ code: 'SCENE_RUNNING' });
  table.propose('Ana', 'openLog');
  expect(table.facts.scene?.open).toBe(false);
  table.speak('Bo', AGREE);
  expect(table.facts.scene?.open).toBe(true);
  table.propose('Ana', 'abandon');
  table.speak('Bo', AGREE);
  expect(table.facts).toMatchObject({ scene: null, scenes: [{ state: 'abandoned' }] });
  const ended = table.lines('Bo').at(-1);
  expect(ended).toMatchObject({ by: null, what: { did: 'ended', outcome: null } });
});

test('another host is agreed on, and silence for a day is agreement even where nothing else runs out', () => {
  const table = new DeskTable(THREE);
  expect(table.propose('Bo', 'host', { seat: 'Eve' })).toMatchObject({ code: 'UNKNOWN_SEAT' });
  table.propose('Bo', 'host', { seat: 'Bo' });
  table.speak('Cy', AGREE);
  table.wait(24 * 3600 - 1);
  expect(table.facts.host).toBe('Ana');
  table.wait(1);
  expect(table.facts.host).toBe('Bo');
  expect(table.do('Ana', { do: 'title', title: 'mine' })).toEqual({ code: 'HOST_ONLY' });
});

test('whoever proposed it and the host may take it back; what has become impossible is not done', () => {
  const table = new DeskTable(THREE);
  table.propose('Bo', 'pause');
  expect(table.do('Cy', { do: 'withdraw', proposal: 1 })).toEqual({ code: 'HOST_ONLY' });
  expect(table.do('Ana', { do: 'withdraw', proposal: 1 })).toBeNull();
  expect(table.do('Bo', { do: 'withdraw', proposal: 1 })).toEqual({ code: 'NO_SUCH_PROPOSAL', proposal: 1 });
  table.propose('Bo', 'host', { seat: 'Cy' });
  table.do('Cy', { do: 'leave' });
  table.speak('Ana', AGREE);
  table.wait(25 * 3600);
  expect(table.facts).toMatchObject({ host: 'Ana', proposals: [] });
  expect(table.lines('Ana').at(-1)?.what).toMatchObject({ did: 'settled', why: 'impossible', value: null });
});
