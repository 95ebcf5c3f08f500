import { enter, exact, type Input, openSession, type Result, type SeatId, undo } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { en, type Passage } from '@warmoot/words';
import { describe, expect, test } from 'vitest';
import type { Person } from '../people/person.js';
import { entriesOf } from './entriesOf.js';
import { throwsIn } from './luck.js';

const value = <A>(result: Result<A>): A => {
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
};

const person = (seat: SeatId, colour: number): Person => ({
  seat,
  name: seat,
  colour,
  held: 'person',
  here: true,
  you: seat === 'ana',
});
const PEOPLE = { ana: person('ana', 0), bo: person('bo', 1) };

const SETUP = {
  kind: 'unopposed',
  seats: ['ana', 'bo'],
  action: 'climbs the cliff',
  acting: { name: 'Ana', seat: 'ana', skill: 'jumpClimb', rating: 3 },
};

const answer = (seat: SeatId, choice: unknown): Input => ({ input: 'answer', seat, choice });
const INPUTS: readonly Input[] = [
  answer('bo', { choose: 'propose', value: 2 }),
  answer('ana', { choose: 'propose', value: { failure: 'a fall.' } }),
  answer('bo', { choose: 'object' }),
  answer('ana', { choose: 'vote', vote: 'for' }),
  answer('bo', { choose: 'vote', vote: 'abstain' }),
  answer('ana', { choose: 'roll' }),
  { input: 'dice', faces: [2, 6, 1], from: 'table' },
];

/** A climb: the table settles what is at stake, the dice fall, and it goes back to before them. */
const played = (): readonly Passage[] => {
  let session = value(openSession(saga.check.checkScene(saga.edition), { setup: SETUP }, null));
  const passages: Passage[] = [];
  const put = (next: (now: typeof session) => Result<typeof session>) => {
    const before = session.run;
    session = value(next(session));
    passages.push({ entry: session.entries.at(-1), before, after: session.run } as unknown as Passage);
  };
  for (const input of INPUTS) put((now) => enter(now, input));
  put((now) => undo(now, INPUTS.length - 1));
  return passages;
};

describe('the entries of a log', () => {
  const passages = played();
  const entries = entriesOf(en, passages, 'bo', PEOPLE);
  const thrown = entries.find(({ tally }) => tally !== null);

  test('the throw has its sum, and whoever threw', () => {
    expect(thrown?.tally).toMatchObject({ dice: 9, total: 12, toReach: 16, need: 13 });
    expect(thrown?.who?.name).toBe('ana');
  });

  test('what was gone back over is kept and marked', () => {
    expect(thrown?.state).toBe('undone');
    expect(entries.at(-1)?.state).toBe('told');
  });

  test('the vote of another is sealed, and one’s own is known to oneself only', () => {
    expect(entries.find(({ account }) => account.seq === 4)).toMatchObject({ state: 'sealed', who: { name: 'ana' } });
    const heard = entriesOf(en, passages, 'ana', PEOPLE);
    expect(heard.find(({ account }) => account.seq === 4)?.state).toBe('onlyYou');
  });

  test('what the table decided is a ruling', () => {
    expect(entries.some(({ state }) => state === 'ruling')).toBe(true);
  });

  test('the dice that fell count for luck', () => {
    const [throwOfAna] = throwsIn(passages).get('ana') ?? [];
    expect(throwOfAna?.succeeded).toBe(false);
    expect(throwOfAna && exact(throwOfAna.chance)).toBe('75/128');
  });
});
