import { apply, begin, type Input, type Moved } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import type { Discussion } from './model.js';
import { appeal, berta, ella, firstTalks, morten, moved, RIVAL, TOLL, talks, to } from './testing/hall.js';

/** Morten's sheet is closed to everybody but bo. */
const CLOSED = { Morten: ['bo'] };

/** Two worlds that differ in nothing but that sheet. */
const here = { ...morten, driving: [{ ...TOLL, motive: 'proud', rating: 8, by: 'Berta' }] };
const there = {
  ...morten,
  skills: { convince: 9, lead: 1 },
  motives: moved({ proud: 3, modest: 9, prudent: 7, reckless: 3 }),
  driving: [{ ...RIVAL, motive: 'modest', rating: 4 }],
  fighter: { like: 'knight', skills: { control: 9, fightingMind: 9, speed: 9, strength: 9 } },
};
const armed = { ...here, fighter: { like: 'knight', skills: { control: 1, fightingMind: 1, speed: 1, strength: 1 } } };

const begun = (who: object, rules = talks): Moved<Discussion> => {
  const setup = { seats: ['ana', 'bo', 'cy'], people: [{ ...ella, fighter: { like: 'raider' } }, who, berta] };
  const result = begin<Discussion>(rules, { setup, options: {}, closed: CLOSED });
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
};

const after = (moved: Moved<Discussion>, input: Input, rules = talks): Moved<Discussion> => {
  const next = apply<Discussion>(rules, moved.run.state, input);
  if (!next.ok) throw new Error(JSON.stringify(next.refusal));
  return next.value;
};

const answer = (seat: string, choice: unknown, as = seat): Input => ({ input: 'answer', seat, as, choice });
const dice = (...faces: number[]): Input => ({ input: 'dice', faces, from: 'seed' });
const agree = { choose: 'agree' };

/** What somebody without that sheet sees and hears of a step. */
const seen = ({ run, heard, thrown }: Moved<Discussion>, seat: string | null) => ({
  view: run.view(seat),
  heard: heard.filter(({ to: audience }) => audience === null || (seat !== null && audience.includes(seat))),
  thrown: thrown === null ? null : [thrown.result, thrown.readBy],
});

/** Plays the same in both worlds; dice that fall to the same result may show other faces. */
const bothWorlds = (steps: readonly (Input | readonly [Input, Input])[], rules = talks) => {
  let worlds = [begun(armed, rules), begun(there, rules)] as const;
  const pairs = [worlds];
  for (const step of steps) {
    const [one, other] = 'input' in step ? [step, step] : step;
    worlds = [after(worlds[0], one, rules), after(worlds[1], other, rules)];
    pairs.push(worlds);
  }
  return pairs;
};

const expectAlike = (pairs: ReturnType<typeof bothWorlds>): void => {
  for (const [one, other] of pairs) {
    for (const seat of ['ana', 'cy', null]) expect(seen(one, seat)).toEqual(seen(other, seat));
    expect(one.run.view('bo').given).not.toEqual(other.run.view('bo').given);
  }
};

describe('SAGA-CAMPAIGN-004 a closed sheet stays closed', () => {
  test('throughout an appeal that succeeds, and in what follows from it', () => {
    expectAlike(
      bothWorlds([
        answer('ana', appeal()),
        answer('bo', agree),
        answer('cy', agree),
        answer('ana', { choose: 'make' }),
        dice(8, 8, 9),
        dice(1),
        // He is driven now, in both worlds; a second appeal on the pair says no more.
        answer('cy', appeal({ talker: 'Berta', skill: 'lead', motive: 'modest' })),
        answer('ana', agree),
        answer('bo', agree),
        answer('cy', { choose: 'make' }),
        dice(1, 1, 0),
        answer('bo', { choose: 'noMore' }),
      ]),
    );
  });

  test('where the d12 falls otherwise, the result alone is heard', () => {
    expectAlike(
      bothWorlds([
        answer('ana', appeal()),
        answer('bo', agree),
        answer('cy', agree),
        answer('ana', { choose: 'make' }),
        // 17 is enough here, and not there: other dice, the same result.
        [dice(5, 6, 2), dice(5, 6, 3)],
        // An 11 is above 10; a 4 is above 3.
        [dice(11), dice(4)],
      ]),
    );
  });

  test('when he talks himself, and when he speaks to several with one roll', () => {
    const speech = appeal({ talker: 'Morten', motive: 'generous', ...to('Ella', 'Berta') });
    expectAlike(
      bothWorlds([
        answer('bo', speech),
        answer('ana', agree),
        answer('cy', agree),
        answer('bo', { choose: 'make' }),
        dice(8, 8, 9),
        dice(12),
        dice(12),
        answer('bo', { choose: 'walkOut', who: ['Morten'] }),
      ]),
    );
  });

  test('in the first edition, where the pool itself would tell', () => {
    expectAlike(
      bothWorlds(
        [
          answer('ana', appeal({ topic: 'the harvest' })),
          answer('bo', agree),
          answer('cy', agree),
          answer('ana', { choose: 'make' }),
          dice(1, 1, 8),
          dice(1),
        ],
        firstTalks,
      ),
    );
  });

  test('in the fight that ends the talk', () => {
    expectAlike(
      bothWorlds([answer('bo', { choose: 'violence', attackers: ['Morten'], against: ['Ella'], distance: 'sword' })]),
    );
  });

  test('what can be asked of him says nothing: a pair of his is not refused, whether it is there or not', () => {
    const meant = appeal({ to: [{ who: 'Morten', pair: RIVAL }] });
    for (const who of [armed, there]) {
      const { run } = begun(who);
      expect(run.accepts({ seat: 'ana', as: 'ana' }, meant).ok).toBe(true);
    }
  });
});
