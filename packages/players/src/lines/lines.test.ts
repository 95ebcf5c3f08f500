import { type AnyRules, type Asked, approx, beginState, deepFreeze, imagine, Run, stream } from '@warmoot/kernel';
import { SCENES, warband } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { captain } from '../captain.js';
import { lines } from '../contests.js';
import { type Budget, type Player, type PlayerAnswer, playerInput } from '../player.js';
import { playOut } from '../playOut.js';
import { recruit } from '../recruit.js';
import { wayTo } from './approach.js';
import { clashes, mightOf, pointsIn } from './clash.js';
import { type Sight, supposing, unitAt } from './sight.js';
import { duelWorth } from './words.js';

const rules = SCENES['warband/battle'] as AnyRules;

const rank = (count: number) => ({ figures: [{ like: 'spearman', count }] });

const begun = (a: object[], b: object[], position?: object): Run<warband.Battle> => {
  const setup = {
    seats: ['one', 'two'],
    a: { name: 'Red', seat: 'one', units: a },
    b: { name: 'Blue', seat: 'two', units: b },
    ...(position === undefined ? {} : { position }),
  };
  const state = beginState(rules, { setup, options: {} });
  if (!state.ok) throw new Error(JSON.stringify(state.refusal));
  return new Run<warband.Battle>(rules as never, state.value as never);
};

/** Five spears against five, front to front. */
const faceToFace = (): Sight =>
  begun(
    [{ ranks: [rank(5)], at: { x: 8, y: 8 }, facing: 'e' }],
    [{ ranks: [rank(5)], at: { x: 9, y: 8 }, facing: 'w' }],
    { phase: 'melee' },
  ).state as unknown as Sight;

describe('expected losses', () => {
  test('WARBAND-LINE-020 a reckoning has the dice and the chances of what is foretold of the line', () => {
    const sight = faceToFace();
    const { agents } = warband.forecastLine(sight, 0);
    const blows = warband.blowsAhead(sight);
    const dice = (all: readonly { readonly dice: number }[]): number => all.reduce((sum, one) => sum + one.dice, 0);
    expect(dice(blows)).toBe(dice(agents.flatMap(({ aims }) => aims)));
    expect(blows.every(({ chance }) => chance * 12 === agents[0]?.aims[0]?.chance.total)).toBe(true);
  });

  test('WARBAND-LINE-027 units that strike at once lose what their enemies’ dice come to', () => {
    const sight = faceToFace();
    const whole = pointsIn(sight, unitAt(sight, 0));
    expect(mightOf(sight, 0)).toBe(5);
    const on = warband.blowsAhead(sight).filter(({ foe }) => foe === 0);
    const taken = on.reduce((sum, { dice, chance }) => sum + dice * chance, 0);
    expect(clashes(sight)[0]?.points[0]).toBeCloseTo(whole - taken);
  });

  test('WARBAND-LINE-017 who has charged strikes first, and is struck by those who are left', () => {
    const sight = supposing(faceToFace(), new Map([[0, { charged: 1 }]]));
    const [first] = clashes(sight);
    expect(first?.points[0]).toBeGreaterThan(first?.points[1] as number);
  });
});

describe('where units stand', () => {
  test('WARBAND-BMOVE-015 it is farther to whom one has passed than to whom one sees', () => {
    const sight = faceToFace();
    const turned = supposing(sight, new Map([[0, { facing: 'w' as const }]]));
    expect(wayTo(sight, 0, 1)).toBeLessThan(wayTo(turned, 0, 1));
  });
});

describe('leaders', () => {
  test('WARBAND-TACTIC-006 a duel of two alike is worth nothing to either', () => {
    const led = {
      ranks: [{ figures: [{ like: 'spearman', count: 2 }, { like: 'captain' }, { like: 'spearman', count: 2 }] }],
    };
    const sight = begun([{ ...led, at: { x: 8, y: 8 }, facing: 'e' }], [{ ...led, at: { x: 9, y: 8 }, facing: 'w' }], {
      phase: 'melee',
    }).state as unknown as Sight;
    const leaders = sight.open.roster.flatMap(({ name }, nth) => (name.includes('u') ? [nth] : []));
    expect(leaders).toHaveLength(2);
    expect(duelWorth(sight, leaders[0] as number, leaders[1] as number)).toBeCloseTo(0);
    const one = warband.forecastDuel(sight, leaders[0] as number, leaders[1] as number);
    expect(one).toHaveLength(9);
    expect(approx((one[0] as (typeof one)[number]).iFall)).toBeGreaterThan(0);
  });
});

test('the same question has the same answer, and it is allowed', () => {
  const run = begun(
    [{ ranks: [rank(5)], at: { x: 6, y: 8 }, facing: 'e' }],
    [{ ranks: [rank(3)], at: { x: 10, y: 8 }, facing: 'w' }],
    { phase: 'opening' },
  );
  const { awaits } = run;
  if (awaits.need !== 'answers') throw new Error('no answer is awaited');
  const [asked] = awaits.asked;
  if (asked === undefined) throw new Error('nobody is asked');
  const answer = (): PlayerAnswer =>
    captain.answer(playerInput(rules, run.view(asked.seat) as never, asked, { seed: 'one' }));
  expect(answer()).toEqual(answer());
  expect(run.answer(asked, answer().choice as never)).toBeNull();
});

/** The two armies a good way from each other. */
const farApart = (): Run<warband.Battle> =>
  begun(
    [{ ranks: [rank(5), rank(5)], at: { x: 3, y: 8 }, facing: 'e' }],
    [{ ranks: [rank(5), rank(5)], at: { x: 20, y: 8 }, facing: 'w' }],
    { phase: 'opening' },
  );

const NO_TIME = { nodes: 3000, spent: () => true };

const askedIn = (run: Run<warband.Battle>): Asked => {
  const { awaits } = run;
  const asked = awaits.need === 'answers' ? awaits.asked[0] : undefined;
  if (asked === undefined) throw new Error('nobody is asked');
  return asked;
};

const toldBy = (player: Player, run: Run<warband.Battle>, budget?: Budget): PlayerAnswer => {
  const asked = askedIn(run);
  const view = run.view(asked.seat) as never;
  return player.answer(playerInput(rules, view, asked, { seed: 'one', ...(budget === undefined ? {} : { budget }) }));
};

describe('with no time at all', () => {
  test('units go forward', () => {
    const run = farApart();
    const { choice, reasons } = toldBy(captain, run, NO_TIME);
    const { path } = choice as { readonly path: readonly warband.Space[] };
    expect(reasons.nodes).toBeLessThanOrEqual(1);
    expect(Math.abs((path.at(-1)?.x as number) - 11.5)).toBeLessThan(8.5);
    expect(run.answer(askedIn(run), choice as never)).toBeNull();
  });

  test('who can charge does', () => {
    const run = begun(
      [{ ranks: [rank(5), rank(5)], at: { x: 6, y: 8 }, facing: 'e' }],
      [{ ranks: [rank(5), rank(5)], at: { x: 12, y: 8 }, facing: 'w' }],
      { phase: 'opening' },
    );
    const choice = toldBy(captain, run, NO_TIME).choice as { readonly choose: string; readonly charge?: string };
    expect(choice.choose === 'charge' || choice.charge !== undefined).toBe(true);
  });

  test('a whole battle is fought to its end', () => {
    const { rules: own, start } = lines();
    const two = { one: captain, two: captain };
    const { outcome } = playOut(own, start('banner', 0, 'hurry'), two, 'hurry', { budget: NO_TIME });
    expect((outcome as warband.BattleOutcome).ending).toBe('won');
  });
});

test('it knows its view and nothing else', () => {
  const run = farApart();
  const asked = askedIn(run);
  const view = deepFreeze(structuredClone(run.view(asked.seat))) as never;
  const elsewhere = new Run(rules, imagine(rules, view, stream('other'))).view(asked.seat) as never;
  for (const player of [captain, recruit]) {
    const answer = (seen: never): unknown => player.answer(playerInput(rules, seen, asked, { seed: 'one' })).choice;
    expect(answer(elsewhere)).toEqual(answer(view));
  }
});

test('who has passed its enemies turns to them, and nobody leaves a fight of its own accord', () => {
  const run = begun(
    [{ ranks: [rank(5)], at: { x: 12, y: 8 }, facing: 'e' }],
    [{ ranks: [rank(5)], at: { x: 5, y: 8 }, facing: 'w' }],
    { phase: 'opening' },
  );
  for (const player of [captain, recruit])
    expect(toldBy(player, run, NO_TIME).choice).toMatchObject(
      askedIn(run).as === 'Red' && run.awaits.need === 'answers' && run.awaits.step === 'opening'
        ? { kind: 'turn' }
        : { manoeuvre: 'turn' },
    );
});
