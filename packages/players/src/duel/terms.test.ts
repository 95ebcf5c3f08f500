import { type Asked, beginState, Run, type square } from '@warmoot/kernel';
import { SCENES, type saga } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { captain } from '../captain.js';
import { likeliest } from '../chances.js';
import { type Player, type PlayerAnswer, playerInput } from '../player.js';
import { recruit } from '../recruit.js';

const duel = SCENES['saga/duel'] as NonNullable<(typeof SCENES)[string]>;

type Duel = Run<saga.duel.Duel>;
type Wounds = Readonly<Record<string, 'minor' | 'major'>>;

const swordsmen = (name: string, seat: string, all: readonly Wounds[]): readonly object[] =>
  all.map((wounds, i) => ({
    name: all.length === 1 ? name : `${name} ${i + 1}`,
    seat,
    like: 'swordsman',
    wounds: Object.entries(wounds).map(([part, severity]) => ({ part, severity })),
  }));

/** Red (seat one) against Blue (seat two), all swordsmen, with the wounds they bring. */
const fight = (red: readonly Wounds[], blue: readonly Wounds[]): Duel => {
  const setup = { seats: ['one', 'two'], side1: swordsmen('Red', 'one', red), side2: swordsmen('Blue', 'two', blue) };
  const begun = beginState(duel, { setup: { ...setup, distance: 'sword' } });
  if (!begun.ok) throw new Error(JSON.stringify(begun.refusal));
  return new Run<saga.duel.Duel>(duel, begun.value);
};

/** To stay, to do nothing, or what is listed first. */
const idly = (run: Duel, step: string, asked: Asked): unknown => {
  if (step === 'chooseActs') return { choose: 'act', act: 'pass' };
  if (step !== 'move') return run.choices(asked)?.[0];
  const { given, open } = run.state;
  const { x, y } = open.combatants[given.fighters.findIndex(({ name }) => name === asked.as)] as square.Square;
  return { choose: 'move', to: { x, y } };
};

/** A round in which everybody declares and then does nothing, up to the declarations of the next. */
const round = (run: Duel, declares: (asked: Asked) => unknown): Duel => {
  const before = Math.max(1, run.state.open.round);
  for (let { awaits } = run; awaits.need !== 'nothing'; { awaits } = run) {
    if (awaits.need === 'dice') run.fall(likeliest(awaits.throw));
    else if (awaits.step === 'declare' && run.state.open.round > before) break;
    else
      for (const asked of awaits.together ? awaits.asked : awaits.asked.slice(0, 1)) {
        const choice = awaits.step === 'declare' ? declares(asked) : idly(run, awaits.step, asked);
        expect(run.answer(asked, choice)).toBeNull();
      }
  }
  return run;
};

const FIGHT_ON = { choose: 'fightOn' };
const BREAK_OFF = { choose: 'breakOff' };

/** What a player declares for Red, whose seat is the first. */
const declared = (player: Player, run: Duel, as = 'Red'): PlayerAnswer =>
  player.answer(
    playerInput(duel, run.view('one') as never, { seat: 'one', as }, { seed: 'red', budget: { nodes: 300 } }),
  );

/** Blue has offered to break off in the round before. */
const offered = (red: readonly Wounds[], blue: readonly Wounds[]): Duel =>
  round(fight(red, blue), ({ seat }) => (seat === 'two' ? BREAK_OFF : FIGHT_ON));

const SORE: Wounds = { leftLeg: 'major', leftArm: 'major' };
const WHOLE: Wounds = {};

describe.each([recruit, captain])('an offer to break off, and $name', (player) => {
  test('nobody breaks off to whom nothing was offered', () => {
    const run = round(fight([SORE], [WHOLE]), () => FIGHT_ON);
    expect(declared(player, run).choice).not.toEqual(BREAK_OFF);
  });

  test('who is losing takes it; who is winning, or as well off, does not', () => {
    expect(declared(player, offered([SORE], [WHOLE])).choice).toEqual(BREAK_OFF);
    expect(declared(player, offered([WHOLE], [SORE])).choice).toEqual(FIGHT_ON);
    expect(declared(player, offered([WHOLE], [WHOLE])).choice).toEqual(FIGHT_ON);
  });

  test('the fight ends when the other offers once more, or takes up its own offer', () => {
    const takes = (run: Duel) => (asked: Asked) => (asked.seat === 'one' ? declared(player, run).choice : BREAK_OFF);
    const again = offered([SORE], [WHOLE]);
    expect(round(again, takes(again)).outcome()).toMatchObject({ ending: 'brokenOff' });
    const once = offered([SORE], [WHOLE]);
    round(once, ({ seat }) => (seat === 'one' ? declared(player, once).choice : FIGHT_ON));
    expect(round(once, takes(once)).outcome()).toMatchObject({ ending: 'brokenOff' });
  });

  test('of several at one seat each says the same, whoever has sealed before', () => {
    const run = offered([SORE, WHOLE], [WHOLE, WHOLE]);
    for (const as of ['Red 1', 'Red 2']) {
      const { choice } = declared(player, run, as);
      expect(choice).toEqual(BREAK_OFF);
      expect(run.answer({ seat: 'one', as }, choice)).toBeNull();
    }
  });
});

test('captain says what fighting on is worth to it, against 0 for no winner', () => {
  const { reasons } = declared(captain, offered([SORE], [WHOLE]));
  expect(reasons).toMatchObject({ why: 'bestExpectation', value: 0 });
  const [taken, left] = reasons.options;
  expect([taken?.choice, taken?.value, left?.choice]).toEqual([BREAK_OFF, 0, FIGHT_ON]);
  expect(left?.value).toBeLessThan(-0.1);
});
