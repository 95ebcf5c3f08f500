import { type Asked, beginState, Run, stream } from '@warmoot/kernel';
import { byTier } from '@warmoot/kernel/testing';
import { saga, type war } from '@warmoot/rules';
import { en } from '@warmoot/words';
import { describe, expect, it } from 'vitest';
import { BATTLES } from '../../../test/lab/battles.js';
import { NOTHING, offersFor, type Placed, pressOn, toggled, walkUnits } from '../../boards/hex/offers.js';
import { placeTheRest, putDown } from '../../boards/hex/placing.js';
import { unitsOf } from './model.js';
import { decisionOf, formationsOf, kindOf, nextToMove, type Offer, placeChoice, usualPick } from './offers.js';

type At = {
  readonly run: Run<saga.battle.Battle>;
  readonly asked: Asked;
  readonly choices: readonly saga.battle.BattleChoice[];
};

const begun = (name: string): Run<saga.battle.Battle> => {
  const state = beginState(saga.battle.battleScene, BATTLES[name]?.start ?? { setup: {} });
  if (!state.ok) throw new Error(JSON.stringify(state.refusal));
  return new Run(saga.battle.battleScene, state.value);
};

/** Plays a battle at random and looks at every question on the way. */
const playThrough = (name: string, seed: string, most: number, look: (at: At) => void): number => {
  const run = begun(name);
  const source = stream(seed);
  let asked = 0;
  for (; asked < most && !run.over; ) {
    const { awaits } = run;
    if (awaits.need === 'dice') {
      run.fall(source.below(2) === 0 ? 'success' : 'failure');
      continue;
    }
    if (awaits.need !== 'answers') break;
    const next = awaits.asked.find(({ as }) => run.state.sealed[as] === undefined) as Asked;
    // A duel inside is drawn by the duel's page.
    if (run.state.inner === null)
      look({ run, asked: next, choices: (run.choices(next) ?? []) as readonly saga.battle.BattleChoice[] });
    asked++;
    const refusal = run.answer(next, run.sample(next, source));
    if (refusal !== null) throw new Error(JSON.stringify(refusal));
  }
  return asked;
};

const BUILT = new Set(['place', 'quick']);

/** Everything that can be given by pressing units and hexes, or from the list of the rest. */
const reachable = ({ run, choices }: At, step: string): readonly Offer[] => {
  const decision = decisionOf(step, choices);
  const units = unitsOf(en, run.state as never);
  const given: Offer[] = [...decision.rest];
  for (const name of decision.units) {
    const beside = { place: { row: -1, column: -1 }, standing: name };
    const first = pressOn(decision, NOTHING, beside, 'shownFirst');
    if (first === null || !('pick' in first)) throw new Error(`${name} cannot be picked`);
    if (first.pick.key !== null) {
      const again = pressOn(decision, first.pick, beside, 'shownFirst');
      if (again !== null && 'give' in again) given.push(again.give);
      continue;
    }
    // A unit without a hex to go to is given from the list alone.
    given.push(...offersFor(decision, name).filter(({ to }) => to === null));
    for (const { to } of offersFor(decision, name).filter((one) => one.to !== null)) {
      const there = { place: to as war.Place, standing: null };
      const picked = pressOn(decision, first.pick, there, 'shownFirst');
      if (picked === null || !('pick' in picked)) throw new Error('a hex cannot be picked');
      const again = pressOn(decision, picked.pick, there, 'shownFirst');
      if (again !== null && 'give' in again) given.push(again.give);
      expect(pressOn(decision, first.pick, there, 'atOnce')).toEqual(again);
    }
  }
  expect(units.length).toBeGreaterThan(0);
  return given;
};

describe.each(['kell', 'battle', 'ambush', 'ambusher', 'skirmish', 'champions'])('choices in %s', (name) => {
  it('can all be given by hand, and nothing else can', () => {
    const met = new Set<string>();
    for (const seed of byTier(['one'], ['one', 'two'])) {
      playThrough(name, `${name} ${seed}`, 260, (at) => {
        const { awaits } = at.run;
        if (awaits.need !== 'answers' || BUILT.has(awaits.step)) return;
        met.add(awaits.step);
        const kind = kindOf(awaits.step);
        const decision = decisionOf(awaits.step, at.choices);
        const given =
          kind === 'plain' || kind === 'line' || kind === 'field' || kind === 'clusters'
            ? decision.offers
            : reachable(at, awaits.step);
        expect(new Set(given.map(({ choice }) => choice))).toEqual(new Set(at.choices));
        expect(given).toHaveLength(at.choices.length);
        for (const { choice } of given) expect(at.run.accepts(at.asked, choice).ok).toBe(true);
      });
    }
    expect(met.size).toBeGreaterThan(2);
  });

  it('of placing can be filled up to what the rules take', () => {
    playThrough(name, `${name} placing`, 12, ({ run, asked, choices }) => {
      if (run.awaits.need !== 'answers' || run.awaits.step !== 'place') return;
      const decision = decisionOf('place', choices);
      const own = unitsOf(en, run.state as never).filter(
        (unit) => run.state.given.armies[unit.side]?.name === asked.as,
      );
      const formations = formationsOf(decision);
      const isLegal = (placed: Placed): boolean => run.accepts(asked, placeChoice(placed)).ok;
      expect(isLegal(placeTheRest(formations, [], own, isLegal))).toBe(true);
      const [first] = choices;
      const some = first?.choose === 'place' ? first.units.slice(2, 4) : [];
      expect(isLegal(placeTheRest(formations, some, own, isLegal))).toBe(true);
    });
  });
});

describe('putting units down', () => {
  const [a, b] = [
    { row: 0, column: 0 },
    { row: 0, column: 1 },
  ];

  it('moves, swaps and takes up', () => {
    const one = putDown([], 'a1', a);
    const two = putDown(one, 'a2', b);
    expect(putDown(two, 'a1', b)).toEqual([
      { unit: 'a1', at: b },
      { unit: 'a2', at: a },
    ]);
    expect(putDown(two, 'a3', a)).toEqual([
      { unit: 'a2', at: b },
      { unit: 'a3', at: a },
    ]);
    expect(putDown(two, 'a1', null)).toEqual([{ unit: 'a2', at: b }]);
  });
});

describe('naming quick units', () => {
  it('never names more than there may be', () => {
    expect(toggled(['a1', 'a2'], 'a3', 2)).toEqual(['a2', 'a3']);
    expect(toggled(['a1', 'a2'], 'a1', 2)).toEqual(['a2']);
  });
});

describe('walking through units', () => {
  it('goes round both ways', () => {
    expect(walkUnits(['a1', 'a2'], null, 1)).toBe('a1');
    expect(walkUnits(['a1', 'a2'], null, -1)).toBe('a2');
    expect(walkUnits(['a1', 'a2'], 'a2', 1)).toBe('a1');
    expect(walkUnits([], null, 1)).toBeNull();
  });
});

describe('what stands picked', () => {
  const BEFORE = { staying: [], quick: [], target: null };
  const to = { row: 1, column: 1 };
  const moves = decisionOf('move', [
    { choose: 'done' },
    { choose: 'move', unit: 'a1', to },
    { choose: 'move', unit: 'a2', to },
  ]);

  it('is the next unit that may move, past those that stay; and none when all stay', () => {
    expect(usualPick(moves, BEFORE)).toMatchObject({ unit: 'a1', key: null });
    expect(usualPick(moves, { ...BEFORE, staying: ['a1'] })).toMatchObject({ unit: 'a2', key: null });
    expect(usualPick(moves, { ...BEFORE, staying: ['a1', 'a2'] })).toMatchObject({ unit: null, key: null });
    expect(nextToMove(['a1', 'a2', 'a3'], ['a2'], 'a2')).toBe('a3');
    expect(nextToMove(['a1', 'a2', 'a3'], ['a3'], 'a3')).toBe('a1');
  });

  it('sends a unit by one press on a hex, but not to the hex it stands on: that is shown first', () => {
    const picked = { ...NOTHING, unit: 'a1' };
    expect(pressOn(moves, picked, { place: to, standing: null }, 'atOnce')).toMatchObject({ give: { key: '1' } });
    expect(pressOn(moves, picked, { place: to, standing: 'a1' }, 'atOnce')).toEqual({ pick: { ...picked, key: '1' } });
    expect(pressOn(moves, picked, { place: { row: 9, column: 9 }, standing: null }, 'atOnce')).toBeNull();
  });

  it('is the unit that falls back, so that the board shows its ways; and none where several may', () => {
    const back = (unit: string, row: number) => ({ choose: 'back', unit, to: { row, column: 1 } }) as const;
    const one = decisionOf('fallBackChoice', [back('a1', 1), back('a1', 2)]);
    expect(usualPick(one, BEFORE)).toMatchObject({ unit: 'a1', key: null });
    expect(usualPick(decisionOf('fallBackChoice', [back('a1', 1), back('a2', 2)]), BEFORE)).toBeNull();
  });

  it('are the quick units of last time, as long as they are as many as may be named; else what is suggested first', () => {
    const quick = decisionOf('quick', [
      { choose: 'quick', units: ['a1', 'a2'] },
      { choose: 'quick', units: ['a3', 'a4'] },
    ]);
    expect(usualPick(quick, BEFORE)?.taken).toEqual(['a1', 'a2']);
    expect(usualPick(quick, { ...BEFORE, quick: ['a2', 'a3'] })?.taken).toEqual(['a2', 'a3']);
    expect(usualPick(quick, { ...BEFORE, quick: ['a2'] })?.taken).toEqual(['a1', 'a2']);
  });

  it('is the target of last time, or the only one; never to hold fire', () => {
    const aim = decisionOf('aim', [
      { choose: 'hold' },
      { choose: 'shoot', target: 'd1' },
      { choose: 'shoot', target: 'd2' },
    ]);
    expect(usualPick(aim, BEFORE)).toBeNull();
    expect(usualPick(aim, { ...BEFORE, target: 'd2' })).toMatchObject({ unit: 'd2', key: '2' });
    expect(usualPick(aim, { ...BEFORE, target: 'd9' })).toBeNull();
    const one = decisionOf('aim', [{ choose: 'hold' }, { choose: 'shoot', target: 'd1' }]);
    expect(usualPick(one, BEFORE)).toMatchObject({ unit: 'd1', key: '1' });
  });
});
