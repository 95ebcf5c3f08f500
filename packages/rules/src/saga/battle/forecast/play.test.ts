import {
  type Asked,
  apply,
  begin,
  type Chance,
  either,
  exact,
  forecastWith,
  NEVER,
  type Run,
  type SceneTypes,
  stream,
} from '@warmoot/kernel';
import { always, partly, randomInput } from '@warmoot/kernel/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fightIf, fightsIn, fightsLeft, linesOfFire } from '../../../battles.js';
import { nameOf, sideOf, unitNamed } from '../../../war/roster/roster.js';
import { SIDES } from '../../../war/roster/sides.js';
import type { Battle, BattleChoice, BattleEvent } from '../battle.js';
import { battleScene as rules } from '../scene.js';
import { smallStarts } from '../testing/starts.js';
import { type Fight, fightWith } from './fights.js';

type Course = { readonly chance: Chance; readonly events: readonly BattleEvent[]; readonly after: Run<Battle> };

/** Every way the dice may fall after a choice, until somebody must decide. */
const coursesOf = (run: Run<Battle>, asked: Asked, choice: BattleChoice): readonly Course[] => {
  const seen = forecastWith(run, [[asked, choice]], { prospects: 5000 });
  if (!seen.ok) throw new Error(JSON.stringify(seen.refusal));
  return seen.value.prospects.map(({ chance, heard, after }) => ({
    chance,
    events: heard.map(({ event }) => event as BattleEvent),
    after,
  }));
};

/** The units that have lost the fight: they have taken losses or must say where they go, or who drives them. */
const losersIn = ({ events, after }: Course): readonly number[] => {
  const done = events.findIndex(({ event }) => event === 'clusterDone');
  const step = after.state.agenda.at(-1);
  const { clusters, fight } = after.state.open;
  if (done < 0 && step?.step === 'press') return [clusters[fight?.cluster ?? -1]?.lone as number];
  if (done < 0 && step?.step === 'fallBackChoice') return step.units;
  const its = done < 0 ? events : events.slice(0, done);
  return its.flatMap((event) => (event.event === 'lossesTaken' ? [event.unit] : []));
};

const isLost = (course: Course, fight: Fight): boolean => losersIn(course).some((unit) => fight.mine.includes(unit));

/** The fight that is to be fought, as its sheet has it and as it goes. */
const compare = (run: Run<Battle>, asked: Asked, choice: BattleChoice, fight: Fight): void => {
  const courses = coursesOf(run, asked, choice);
  const wins = courses.filter((course) => !isLost(course, fight)).reduce((sum, one) => either(sum, one.chance), NEVER);
  expect(exact(wins)).toBe(exact(fight.wins));
  for (const course of courses) {
    const tolls = isLost(course, fight) ? fight.tolls.lost : fight.tolls.won;
    // The first to fall back has the room that the sheet speaks of; whom the lone one falls back from is not asked yet.
    const first = course.events.find((event) => event.event === 'lossesTaken');
    if (first?.event !== 'lossesTaken' || tolls.every(({ unit }) => unit !== first.unit)) continue;
    const toll = tolls.find(({ unit }) => unit === first.unit);
    const mayDiffer = (isLost(course, fight) ? fight.theirs : fight.mine).length > 1;
    if (!mayDiffer || toll?.boxedIn === false) expect(first.losses).toBe(toll?.losses);
  }
};

/** Looks at what a position offers, and counts what was compared. */
const look = (run: Run<Battle>, seen: Record<string, number>): void => {
  const { awaits, state } = run;
  if (awaits.need !== 'answers' || run.state.inner !== null) return;
  const [asked] = awaits.asked as readonly [Asked];
  const step = state.agenda.at(-1) as Battle['step'];
  const choices = (run.choices(asked) ?? []) as readonly BattleChoice[];
  for (const choice of choices) {
    if (choice.choose === 'fight') {
      seen.fights = (seen.fights ?? 0) + 1;
      for (const side of SIDES) {
        const fight = fightWith(fightsLeft(state, side), unitNamed(state, choice.unit));
        compare(run, asked, choice, fight as Fight);
      }
    } else if (choice.choose === 'shoot' && step.step === 'aim') {
      seen.shots = (seen.shots ?? 0) + 1;
      const line = linesOfFire(state, step.unit).find(({ target }) => target === choice.target);
      for (const { events } of coursesOf(run, asked, choice)) {
        for (const event of events) {
          if (event.event !== 'shot' || event.unit !== step.unit) continue;
          expect(line?.shot?.losses[event.won ? 0 : 1]).toBe(event.losses);
        }
      }
    } else if (choice.choose === 'clusters') {
      seen.clusterings = (seen.clusterings ?? 0) + 1;
      const after = run.fork();
      expect(after.answer(asked, choice)).toBeNull();
      const formed = after.state.open.clusters.map(({ lone, many }) => [lone, ...many].sort().join());
      for (const { mine, theirs } of fightsIn(state, choice.clusters, 0)) {
        expect(formed).toContain([...mine, ...theirs].sort().join());
      }
    } else if (choice.choose === 'move' && choices.length < 60) {
      seen.moves = (seen.moves ?? 0) + 1;
      const moved = run.fork();
      expect(moved.answer(asked, choice)).toBeNull();
      const unit = unitNamed(state, choice.unit);
      expect(fightIf(state, unit, choice.to)).toEqual(fightIf(moved.state, unit));
      expect([nameOf(state, unit), sideOf(state, unit)]).toEqual([choice.unit, sideOf(moved.state, unit)]);
    }
  }
};

test('the sheet of a fight says what playing it leads to: its chance, its losses; a move, a volley and a clustering too', () => {
  const seen: Record<string, number> = {};
  always(
    fc.property(smallStarts, fc.integer({ min: 0, max: 2 ** 31 }), (start, seed) => {
      const source = stream(`sheet ${seed}`);
      const begun = begin(rules, start);
      if (!begun.ok) throw new Error(JSON.stringify(begun.refusal));
      let { run } = begun.value;
      for (let inputs = 0; inputs < 250; inputs++) {
        look(run, seen);
        const input = randomInput(run as unknown as Run<SceneTypes>, source);
        if (input === null) return;
        const moved = apply(rules, run.state, input);
        if (!moved.ok) throw new Error(JSON.stringify(moved.refusal));
        run = moved.value.run;
      }
    }),
    12,
  );
  expect(seen.fights ?? 0).toBeGreaterThanOrEqual(partly(10));
  expect(seen.shots ?? 0).toBeGreaterThanOrEqual(partly(10));
  expect(seen.moves ?? 0).toBeGreaterThanOrEqual(partly(10));
});
