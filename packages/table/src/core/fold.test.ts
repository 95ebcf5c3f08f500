import { stream } from '@warmoot/kernel';
import { always, byTier } from '@warmoot/kernel/testing';
import type { Deed, TableRecord } from '@warmoot/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DeskTable } from '../testing/deskTable.js';
import { NO_TABLE, type RunningProposal, type RunningScene, type TableFacts } from './facts.js';
import { fold } from './fold.js';
import { linesOf, tableSeen } from './seen.js';

const SEATS = ['Ana', 'Bo', 'Cy'] as const;

/** Something that somebody does at random: much of it is refused, which is as well. */
const randomDeed = (table: DeskTable, seat: string, below: (most: number) => number): Deed => {
  const [due] = table.due(seat);
  const [proposal] = table.facts.proposals;
  switch (below(10)) {
    case 0:
      return { do: 'propose', about: 'undo', value: { to: below(6) } };
    case 1:
      return { do: 'propose', about: below(2) === 0 ? 'pause' : 'goOn', value: {} };
    case 2:
      return { do: 'propose', about: 'abandon', value: {} };
    case 3:
      return { do: 'begin', scene: 'toy/toy', setup: { seats: ['Ana', 'Bo', 'Cy'], rounds: 2 }, options: {} };
    case 4:
    case 5: {
      const { question = '' } = table.facts.proposals[0]?.questions.find(({ as }) => as === seat) ?? {};
      const words = [
        { choose: 'agree' },
        { choose: 'object' },
        { choose: 'vote', vote: 'for' },
        { choose: 'vote', vote: 'abstain' },
      ];
      return { do: 'speak', proposal: proposal?.proposal ?? 1, question, choice: words[below(4)] as never };
    }
    default: {
      if (due?.as[0] === 'dice') return { do: 'dice', question: due.question, faces: [1 + below(2)] };
      const choice = below(5) === 0 ? { choose: 'call', side: 1 } : { choose: 'bid', bid: below(4) };
      const call = table.facts.scene?.session.run.state.inner ? { choose: 'call', side: 1 + below(2) } : choice;
      return { do: 'answer', question: due?.question ?? '', as: seat, choice: call };
    }
  }
};

const bookOf = ({ session, nos, aside, questions }: RunningScene | RunningProposal) => ({
  state: session.run.state,
  awaits: session.run.awaits,
  entries: session.entries,
  bookmarks: session.bookmarks,
  nos,
  aside,
  questions,
});

/** All there is to know of the facts, apart from the code that plays. */
const plain = ({ scene, proposals, ...rest }: TableFacts): unknown =>
  JSON.parse(
    JSON.stringify({
      ...rest,
      scene: scene === null ? null : { ...scene, session: null, book: bookOf(scene) },
      proposals: proposals.map((one) => ({ ...one, session: null, book: bookOf(one) })),
    }),
  );

test('what is read back from the store is what was there, whether the scene was at hand or not', () => {
  const did = new Set<string>();
  always(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 }), fc.boolean(), fc.boolean(), (seed, isTyped, hideMade) => {
      const source = stream(`fold ${seed}`);
      const below = (most: number): number => source.below(most);
      const table = new DeskTable(SEATS, { dice: isTyped ? 'typed' : 'seed', hideMade, deadline: 30 });
      for (let n = 0; n < 80; n++) {
        if (below(15) === 0) table.wait(40);
        table.now += below(1000);
        const seat = SEATS[below(3)] as string;
        table.do(seat, randomDeed(table, seat, below));
      }
      const stored = table.records.map((record) => JSON.stringify(record));
      const { rules } = table.circumstances;
      let facts: TableFacts = { ...NO_TABLE, table: table.facts.table };
      for (const text of stored) {
        const record = JSON.parse(text) as TableRecord;
        did.add(record.what.did);
        facts = fold(facts, record, rules);
      }
      expect(plain(facts)).toEqual(plain(table.facts));
      for (const seat of [...SEATS, null]) {
        expect(tableSeen(facts, seat)).toEqual(tableSeen(table.facts, seat));
        expect(linesOf(facts, seat)).toBe(seat === null ? facts.lines.all : table.lines(seat).length);
      }
    }),
    60,
  );
  for (const kind of byTier(['began'], ['began', 'played', 'ended', 'proposed', 'answered', 'settled', 'paused']))
    expect([...did]).toContain(kind);
});
