import {
  asksTogether,
  d,
  enter,
  type Input,
  ok,
  openSession,
  type Result,
  rolls,
  type SceneRules,
  type SceneTypes,
  type SeatId,
  type Session,
  shape,
  sumOf,
  undo,
} from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { accountOf, outcomeText, type Passage } from './account.js';
import { awaitedOf } from './awaited.js';
import { boardOf } from './board.js';
import { de, en } from './languages.js';
import { thrownForText } from './sceneTold.js';

const value = <A>(result: Result<A>): A => {
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
};

type Put = Input | { readonly input: 'undo'; readonly to: number };

/** The session after some inputs, and each entry between before and after. */
const played = <T extends SceneTypes>(rules: SceneRules<T>, setup: unknown, inputs: readonly Put[]) => {
  let session: Session<T> = value(openSession(rules, { setup }, null));
  const passages: Passage[] = [];
  for (const input of inputs) {
    const before = session.run;
    session = value(input.input === 'undo' ? undo(session, input.to) : enter(session, input));
    passages.push({ entry: session.entries.at(-1), before, after: session.run } as unknown as Passage);
  }
  return { run: session.run as unknown as Passage['after'], passages };
};

const answer = (seat: SeatId, choice: unknown): Input => ({ input: 'answer', seat, choice });
const dice = (...faces: number[]): Input => ({ input: 'dice', faces, from: 'table' });

const told = (passages: readonly Passage[], hearer: SeatId | null): readonly string[] =>
  passages.flatMap((passage) => {
    const { lead, lines } = accountOf(en, passage, hearer);
    return [...lead, ...lines];
  });

const CLIMB = {
  kind: 'unopposed',
  seats: ['ana', 'bo'],
  action: 'climbs the cliff',
  acting: { name: 'Ana', seat: 'ana', skill: 'jumpClimb', rating: 3 },
};

describe('a check', () => {
  const inputs: readonly Put[] = [
    answer('bo', { choose: 'propose', value: 2 }),
    answer('ana', { choose: 'propose', value: { failure: 'a fall.' } }),
    answer('bo', { choose: 'object' }),
    answer('ana', { choose: 'vote', vote: 'for' }),
    answer('bo', { choose: 'vote', vote: 'abstain' }),
    answer('ana', { choose: 'roll' }),
    dice(2, 6, 1),
  ];
  const { run, passages } = played(saga.check.checkScene(saga.edition), CLIMB, inputs);

  test('is told from first to last', () => {
    expect(told(passages, null)).toEqual([
      'bo proposes: difficulty 2.',
      'Settled: difficulty 2.',
      'To be settled by ana and bo: what failure brings.',
      'ana proposes: failure brings “a fall”.',
      'bo objects. It goes to the vote.',
      'ana chooses: vote for.',
      'The vote: ana for, bo abstains. The proposal stands.',
      'Settled: failure brings “a fall”.',
      'ana chooses: roll.',
      'ana throws 2d8 + d10z: 2, 6, 1.',
      'The chance of success was 58.6 percent, 75 in 128.',
      'Ana fails: 12, needed 16. Failure brings “a fall”.',
    ]);
    expect(outcomeText(en, run)).toBe('Ana fails, and failure brings “a fall”.');
  });

  test('speaks to a seat as "you", and keeps the votes of others sealed', () => {
    const heard = told(passages, 'bo');
    expect(heard).toContain('You propose: difficulty 2.');
    expect(heard).toContain('ana has chosen.');
    expect(heard).not.toContain('ana chooses: vote for.');
    expect(told(passages, 'ana')).toContain('You choose: vote for.');
    expect(heard).not.toContain('ana chooses: roll.');
  });

  test('says what is awaited and what may be chosen', () => {
    const { run: atStart } = played(saga.check.checkScene(saga.edition), CLIMB, []);
    expect(awaitedOf(en, atStart)).toEqual({
      lead: 'Awaited from bo: the difficulty.',
      question: 'the difficulty',
      rows: [],
      lines: [],
      choices: [{ asked: { seat: 'bo', as: 'bo' }, text: 'agree: difficulty 3', choice: { choose: 'agree' } }],
      others: true,
    });
    const { run: voting } = played(saga.check.checkScene(saga.edition), CLIMB, inputs.slice(0, 4));
    expect(awaitedOf(en, voting, 'ana')).toMatchObject({
      lead: 'Awaited from bo, in secret: a vote on: failure brings “a fall”.',
      lines: ['ana has chosen.'],
      choices: [],
    });
    const { run: throwing } = played(saga.check.checkScene(saga.edition), CLIMB, inputs.slice(0, 6));
    expect(awaitedOf(en, throwing, 'ana')).toMatchObject({
      lead: 'Awaited from you: the dice, 2d8 + d10z.',
      lines: ['The chance of success is 58.6 percent, 75 in 128.'],
    });
    // Where devices add to the dice, nothing is asked of anybody.
    expect(awaitedOf(en, throwing, 'ana', ['ana', 'bo']).lead).toBe(
      'The dice, 2d8 + d10z, wait for your device and the device of bo.',
    );
    expect(awaitedOf(en, run).lead).toBe('The scene is over.');
  });

  test('an undo is told', () => {
    const { passages: back } = played(saga.check.checkScene(saga.edition), CLIMB, [
      ...inputs,
      { input: 'undo', to: 6 },
    ]);
    expect(told(back.slice(-1), null)).toEqual(['Back to entry 6. What came after it is undone.']);
  });
});

/** A scene that nobody has written words for: a hidden throw for ana, then sealed bids. */
interface Bids {
  setup: Record<never, never>;
  options: Record<never, never>;
  given: null;
  open: { bids: number };
  own: { hidden: number };
  step: { readonly step: 'hide'; readonly seenBy: readonly SeatId[] } | { readonly step: 'bid' };
  event: { readonly event: 'bidsOpened'; readonly sum: number };
  secret: { readonly event: 'hidden'; readonly number: number };
  choice: { readonly choose: 'bid'; readonly bid: number };
  outcome: { readonly sum: number };
}

const bids: SceneRules<Bids> = {
  scene: 'test/bids',
  version: '1',
  setup: shape.record({}),
  options: shape.record({}),
  begin: () =>
    ok({
      seats: ['ana', 'bo'],
      given: null,
      open: { bids: 0 },
      own: { ana: { hidden: 0 }, bo: { hidden: 0 } },
      agenda: [{ step: 'hide', seenBy: ['ana'] }, { step: 'bid' }],
    }),
  procedures: {
    hide: rolls({
      throws: () => sumOf([d(6)]),
      then: ({ tell }, _step, number) => tell('ana', { event: 'hidden', number: number as number }),
    }),
    bid: asksTogether({
      whom: ({ seats }) => seats.map((seat) => ({ seat, as: seat })),
      answer: shape.union('choose', { bid: { bid: shape.integer(0, 9) } }),
      choices: () => [0, 1].map((bid) => ({ choose: 'bid', bid }) as const),
      then: ({ say }, _step, answers) =>
        say({ event: 'bidsOpened', sum: answers.reduce((sum, { choice }) => sum + choice.bid, 0) }),
    }),
  },
  evolve: (open, { sum }) => {
    open.bids = sum;
  },
  evolveOwn: (own, { number }) => {
    own.hidden = number;
  },
  outcome: ({ open }) => ({ sum: open.bids }),
  scenes: {},
};

test('a plain sum is told once: by what follows on it', () => {
  const rivals = ['Ella', 'Joris', 'Runa'].map((name) => ({ name, seat: 'ana', rating: 3 }));
  const setup = { kind: 'contest', seats: ['ana'], rivals };
  // SAGA-CHECK-024: 2, 6 and 2 lie there, and 3 is added.
  const { passages } = played(saga.check.checkScene(saga.edition), setup, [dice(2, 6, 2)]);
  for (const [words, line] of [
    [en, 'Ella has a total of 13.'],
    [de, 'Ella kommt auf 13.'],
  ] as const)
    expect(accountOf(words, passages[0] as Passage, 'ana').lines).toEqual([line]);
});

// Heal 5 against 14 and 7: 4, 5 and 6 make 20, and 21 was needed. SAGA-DUEL-WOUND-021: ten minutes to each try.
test('aid is told with what the dice came to, and its board says who can still help', () => {
  const setup = {
    seats: ['ana'],
    victim: { name: 'Joris', seat: 'ana' },
    helpers: [
      { name: 'Ella', seat: 'ana', heal: 5 },
      { name: 'Runa', seat: 'ana', from: 25 },
      { name: 'Odo', seat: 'ana', materials: false },
    ],
  };
  const rules = saga.healing.aidScene(saga.edition);
  const begun = value(openSession(rules, { setup, options: { 'saga.duel.aid': 'heal7' } }, null));
  const tried = value(enter(begun, { input: 'answer', seat: 'ana', as: 'Ella', choice: { choose: 'aid' } }));
  const fell = value(enter(tried, dice(4, 5, 6)));
  const passage = { entry: fell.entries.at(-1), before: tried.run, after: fell.run } as unknown as Passage;
  expect(thrownForText(en, tried.run as unknown as Passage['after'])).toBe('First aid for Joris');
  expect(thrownForText(de, tried.run as unknown as Passage['after'])).toBe('Erste Hilfe für Joris');
  expect(accountOf(en, passage).lines).toEqual(['Ella cannot stop it in minute 0: 20, needed 21.', 'Minute 10.']);
  const board = (at: typeof begun): readonly string[] =>
    boardOf(en, at.run as unknown as Passage['after'], 'ana')
      .slice(1)
      .flatMap(({ lines }) => lines);
  expect(board(begun)).toEqual([
    'Joris dies at minute 60 unless somebody helps. It is minute 0.',
    'Ella: can help now.',
    'Runa: is there from minute 25.',
    'Odo: has nothing to treat it with.',
  ]);
});

describe('a scene with secrets and without words', () => {
  const bid = (n: number) => ({ choose: 'bid', bid: n });
  const { run, passages } = played(bids, {}, [dice(5), answer('ana', bid(1)), answer('bo', bid(0))]);

  test('falls back to names and data', () => {
    expect(told(passages, null)).toEqual([
      'Thrown: d6: 5.',
      '[ana only] hidden: number 5.',
      'ana chooses: choose bid, bid 1.',
      'bids opened: sum 1.',
    ]);
    expect(outcomeText(en, run)).toBe('outcome: sum 1.');
  });

  test('tells a seat only what it may know', () => {
    expect(told(passages, 'bo')).toEqual(['ana has chosen.', 'bids opened: sum 1.']);
    expect(told(passages, 'ana')).toContain('hidden: number 5.');
    const { run: atStart } = played(bids, {}, []);
    expect(awaitedOf(en, atStart, 'bo')).toMatchObject({ lead: 'It is for others to act.', choices: [] });
    expect(awaitedOf(en, atStart, 'ana').lead).toBe('Awaited: the dice, d6.');
  });

  test('lists choices as data', () => {
    const { run: bidding } = played(bids, {}, [dice(5)]);
    expect(awaitedOf(en, bidding, 'bo')).toMatchObject({
      lead: 'Awaited from ana and you, in secret: bid.',
      choices: [{ text: 'choose bid, bid 0' }, { text: 'choose bid, bid 1' }],
      others: false,
    });
  });
});

describe('what a seat may know of an entry', () => {
  const { passages } = played(saga.check.checkScene(saga.edition), CLIMB, [
    answer('bo', { choose: 'propose', value: 2 }),
  ]);
  const [passage] = passages as [Passage];
  const withInput = (input: Passage['entry']['input'], heard: Passage['entry']['heard'] = []): Passage => ({
    ...passage,
    entry: { ...passage.entry, input, heard },
  });

  test('of an answer without its choice, that it was given: also to one who hears everything', () => {
    const given = withInput({ input: 'answer', seat: 'bo', as: 'bo' });
    expect(told([given], null)).toEqual(['bo has chosen.']);
    expect(told([given], 'ana')).toEqual(['bo has chosen.']);
  });

  test('of a reveal what was heard, and nothing of who was last', () => {
    expect(told([withInput({ input: 'reveal' }, passage.entry.heard)], 'ana')).toEqual(told([passage], 'ana'));
    expect(told([withInput({ input: 'hidden' })], 'ana')).toEqual([]);
  });
});
