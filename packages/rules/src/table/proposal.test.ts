import { contractTests, sitDown } from '@warmoot/kernel/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AS_IT_IS, PROPOSAL_KINDS, proposalScene } from './proposal.js';

const VALUES = {
  host: { seat: 'ana' },
  handOut: { seat: 'ana' },
  undo: { to: 3 },
  regent: { seat: 'ana', player: 'recruit' },
  campaign: { deed: {} },
  play: { play: {} },
  scene: { scene: 'x', setup: {}, options: {} },
};

const starts = fc
  .record({
    about: fc.constantFrom(...PROPOSAL_KINDS),
    seats: fc.integer({ min: 1, max: 4 }),
    referee: fc.constantFrom(null, 'ana', 'umpire'),
    concerned: fc.subarray(['ana', 'bo', 'cy', 'di']),
    spoken: fc.boolean(),
  })
  .map(({ about, seats, referee, concerned, spoken }) => ({
    setup: {
      about,
      value: (VALUES as Record<string, unknown>)[about] ?? {},
      by: 'ana',
      entitled: ['ana', 'bo', 'cy', 'di'].slice(0, seats),
      referee,
      concerned: concerned.filter((seat) => ['ana', 'bo', 'cy', 'di'].slice(0, seats).includes(seat)),
      spoken,
    },
  }));

// What was settled stands under its name.
contractTests(proposalScene, { starts, games: 100, madeInManyWays: ['facts settled'] });

const pause = (entitled: readonly string[], referee: string | null = null) =>
  sitDown(proposalScene, { about: 'pause', value: {}, by: 'ana', entitled, referee });

describe('a proposal to the table', () => {
  test('alone at a table it passes at once', () => {
    expect(pause(['ana']).run.outcome()).toEqual({ about: 'pause', value: {} });
  });

  test('it stands when everybody entitled has agreed', () => {
    const asked = pause(['ana', 'bo', 'cy']);
    expect(asked.run.awaits).toMatchObject({ asked: [{ seat: 'bo' }, { seat: 'cy' }] });
    const agreed = asked.answer('cy', { choose: 'agree' }).answer('bo', { choose: 'agree' });
    expect(agreed.run.outcome()).toEqual({ about: 'pause', value: {} });
  });

  test('an objection brings a vote, and a tie leaves all as it is', () => {
    const voting = pause(['ana', 'bo']).answer('bo', { choose: 'object' });
    const tied = voting
      .answer('ana', { choose: 'vote', vote: 'for' })
      .answer('bo', { choose: 'vote', vote: 'against' });
    expect(tied.run.outcome()).toEqual({ about: 'pause', value: AS_IT_IS });
  });

  test('with a referee the vote is the referee alone', () => {
    const judged = pause(['ana', 'bo'], 'umpire').answer('bo', { choose: 'object' });
    expect(judged.run.awaits).toMatchObject({ asked: [{ seat: 'umpire' }] });
    expect(judged.answer('umpire', { choose: 'vote', vote: 'for' }).run.outcome()).toMatchObject({ value: {} });
  });

  test('something of another form is refused', () => {
    const asked = pause(['ana', 'bo']);
    expect(
      asked.refusal({ input: 'answer', seat: 'bo', choice: { choose: 'propose', value: { to: 3 } } }),
    ).toMatchObject({ code: 'BAD_SHAPE', path: 'choice.value.to' });
  });
});
