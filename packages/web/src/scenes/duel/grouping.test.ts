import {
  type Asked,
  enter,
  openSession,
  type SceneRules,
  type Session,
  sameJson,
  seededDice,
  stream,
} from '@warmoot/kernel';
import { byTier, someOf } from '@warmoot/kernel/testing';
import { saga } from '@warmoot/rules';
import { describe, expect, it } from 'vitest';
import { chosenIn, decisionOf, NOTHING_PICKED, type Picked, pickedFor } from './grouping.js';
import { actsWith, canLetGo, letsGo, toggled } from './letting.js';
import { enemiesOf } from './pairing.js';
import { nameOf, whoIs } from './sheet.js';

const rules = saga.duel.duelScene(saga.edition) as SceneRules<saga.duel.Duel>;
const LIKES = Object.keys(saga.duel.FIGHTERS);

const OPTIONS = [
  {},
  { 'saga.duel.defenceDeclaration': 'open', 'saga.duel.edge': 'open', 'saga.duel.flee': 'any' },
  { 'saga.duel.surrender': 'needsAcceptance', 'saga.duel.ready': 'free', 'saga.duel.heldMayDodge': true },
];

const SIZES = [
  [1, 1],
  [1, 3],
  [2, 2],
  [3, 5],
  [1, 1],
] as const;

const begin = (nth: number): Session<saga.duel.Duel> => {
  const source = stream(`duel ${nth}`);
  const [one, two] = SIZES[nth % SIZES.length] as readonly [number, number];
  const side = (count: number, seat: string, names: string): object[] =>
    Array.from({ length: count }, (_, i) => ({
      name: `${names}${i}`,
      seat: i % 2 === 0 ? seat : `${seat}2`,
      like: LIKES[source.below(LIKES.length)],
    }));
  const opened = openSession(
    rules,
    {
      setup: {
        seats: ['ana', 'ana2', 'bo', 'bo2'],
        side1: side(one, 'ana', 'Ella'),
        side2: side(two, 'bo', 'Joris'),
        distance: ['dagger', 'sword', 'spear'][nth % 3],
      },
      options: OPTIONS[nth % OPTIONS.length],
    },
    'seed',
  );
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
  return opened.value;
};

/** Plays a fight at random, showing every question on the way. */
const play = (nth: number, see: (session: Session<saga.duel.Duel>, asked: Asked, step: string) => void): void => {
  let session = begin(nth);
  const source = stream(`play ${nth}`);
  for (let done = 0; done < 400; done++) {
    const { run } = session;
    const { awaits } = run;
    if (awaits.need === 'nothing') return;
    const dice = seededDice(session, 'seed');
    let input = dice;
    if (awaits.need === 'answers') {
      const asked = awaits.asked.find(({ as }) => run.state.sealed[as] === undefined) as Asked;
      see(session, asked, awaits.step);
      input = { input: 'answer', ...asked, choice: run.sample(asked, source) };
    }
    if (input === null) return;
    const entered = enter(session, input);
    if (!entered.ok) throw new Error(JSON.stringify(entered.refusal));
    session = entered.value;
  }
};

const randomPicks = (choices: readonly saga.duel.DuelChoice[], seed: string): Picked => {
  const source = stream(seed);
  const some = (): Picked => pickedFor(choices[source.below(choices.length)] as saga.duel.DuelChoice);
  // The kind of one answer with what was picked for others: controls are changed in any order.
  return { ...some(), fields: { ...some().fields, ...some().fields } };
};

describe('the controls of a duel', () => {
  it('reach every legal answer of fifty fights, and produce no other', () => {
    const steps = new Set<string>();
    for (const nth of someOf(50)) {
      play(nth, ({ run, entries }, asked, step) => {
        steps.add(step);
        const choices = (run.choices(asked) ?? []) as readonly saga.duel.DuelChoice[];
        const decision = decisionOf(step, choices);
        expect(choices.length).toBeGreaterThan(0);
        expect(chosenIn(decision, NOTHING_PICKED).choice).toBeNull();
        for (const choice of choices) {
          const reached = chosenIn(decision, pickedFor(choice)).choice;
          if (!sameJson(reached, choice)) expect.fail(`${step}: ${JSON.stringify(choice)} is not reached`);
        }
        for (let tried = 0; tried < 2; tried++) {
          const { choice } = chosenIn(decision, randomPicks(choices, `${nth} ${entries.length} ${tried}`));
          if (choice !== null && !choices.includes(choice))
            expect.fail(`${step}: ${JSON.stringify(choice)} is made up`);
        }
      });
    }
    // Every step that asks somebody has come up, in all of them together.
    const asking = Object.entries(rules.procedures).filter(([, { verb }]) => verb.startsWith('asks'));
    expect(asking.filter(([step]) => !steps.has(step)).length).toBeLessThanOrEqual(byTier(asking.length - 2, 0));
  });

  it('offer with what is dropped or let go of only what the rules take', () => {
    let dropped = 0;
    let released = 0;
    for (let nth = 0; nth < 12; nth++) {
      play(nth, ({ run }, asked, step) => {
        if (step !== 'chooseActs') return;
        const view = run.view(asked.seat);
        const who = whoIs(view, asked.as);
        const enemies = enemiesOf(view, who).map((one) => nameOf(view, one));
        const can = canLetGo(run, asked, who);
        const lettings: saga.duel.LettingGo[] = [
          ...can.drop.map((hand) => toggled({}, 'drop', hand)),
          ...can.release.map((hand) => toggled({}, 'release', hand)),
          ...can.ready.slice(0, 2).map((ready) => ({ ready })),
        ];
        dropped += can.drop.length;
        released += can.release.length;
        for (const letting of lettings) {
          const acts = actsWith(run, asked, enemies, letting);
          const decision = decisionOf(step, acts);
          expect(acts.length).toBeGreaterThan(0);
          for (const act of acts) {
            if (!run.accepts(asked, act).ok) expect.fail(`${JSON.stringify(act)} is refused`);
            if (!sameJson(chosenIn(decision, pickedFor(act)).choice, act))
              expect.fail(`${JSON.stringify(act)} is not reached`);
          }
        }
      });
    }
    expect(dropped).toBeGreaterThan(0);
    expect(released).toBeGreaterThan(0);
  });

  it('leave nothing behind when letting go is taken back', () => {
    expect(toggled(toggled({}, 'drop', 'left'), 'drop', 'left')).toEqual({});
    expect(toggled(toggled({}, 'drop', 'right'), 'drop', 'left')).toEqual({ drop: ['left', 'right'] });
    expect(letsGo({})).toBe(false);
    expect(letsGo({ release: ['left'] })).toBe(true);
  });
});
