import { chanceThat, counted, exact, type Refusal } from '@warmoot/kernel';
import type { TestTable } from '@warmoot/kernel/testing';
import type { Duel } from '../duel.js';
import { addSkill } from '../fighters/ratings.js';
import { HAND_SKILLS, type HandSkill, PARTS, type Part } from '../model.js';
import { awaitedSums, drive, fight, person, type Script } from './fight.js';

type Person = Readonly<Record<string, unknown>>;
type Distance = 'dagger' | 'sword' | 'spear';

/**
 * Ella at (8, 9), Morten one, two or three squares to her right. Side 1 has won the first Footwork without dice, so
 * that the first throw of round 1 is the first action's.
 */
export const facing = (distance: Distance, ella: Person = {}, morten: Person = {}, setup: Person = {}) =>
  fight(ella, morten, { distance, ambusher: 1, ...setup });

/** Ella does this, Morten defends like that, and the dice of the check are awaited. */
export const attempt = (table: TestTable<Duel>, act: object, by: object = { by: 'none' }): TestTable<Duel> =>
  drive(table, { acts: { Ella: { target: 'Morten', ...act } }, defend: { 'Morten against Ella': by }, until: 'check' });

/** Drives on to the choice of actions. */
export const toActs = (table: TestTable<Duel>, script: Script = {}): TestTable<Duel> =>
  drive(table, { ...script, until: 'chooseActs' });

/** Both sides of the awaited check: the roller's rating and the opposing one. */
export const ratings = (table: TestTable<Duel>): readonly [number, number] => {
  const { plus, target } = awaitedSums(table);
  return [plus, target - 14];
};

/** The exact chance that the awaited check succeeds. */
export const chanceOf = (table: TestTable<Duel>): string => {
  const { awaits } = table.run;
  if (awaits.need !== 'dice') throw new Error('no dice are awaited');
  return exact(chanceThat(awaits.throw, 'success'));
};

/** The four skills as they stand: Control, Fighting Mind, Speed, Strength. */
export const skillsNow = (table: TestTable<Duel>, name: string): Readonly<Record<HandSkill, number>> => {
  const { state } = table.run;
  const who = state.given.fighters.findIndex((fighter) => fighter.name === name);
  return Object.fromEntries(
    HAND_SKILLS.map((skill) => [skill, counted((sum) => addSkill(sum, state, who, skill)).total]),
  ) as Record<HandSkill, number>;
};

/** The wounds somebody has, part by part: `{ head: '1 minor' }`, or `1 major`, or `1 major 1 minor`. */
export const woundsOf = (table: TestTable<Duel>, name: string): Readonly<Partial<Record<Part, string>>> => {
  const { minors, majors } = person(table, name);
  return Object.fromEntries(
    PARTS.flatMap((part, i) => {
      const written = [...(majors[i] ? [`${majors[i]} major`] : []), ...(minors[i] ? [`${minors[i]} minor`] : [])].join(
        ' ',
      );
      return written === '' ? [] : [[part, written]];
    }),
  );
};

/** Why an action is refused to somebody who is choosing one. */
export const actRefusal = (table: TestTable<Duel>, as: string, act: object): Refusal => {
  const seat = table.run.state.given.fighters.find(({ name }) => name === as)?.seat as string;
  return table.refusal({ input: 'answer', seat, as, choice: { choose: 'act', ...act } });
};

/** Why an answer to the awaited question is refused. */
export const answerRefusal = (table: TestTable<Duel>, choice: object): Refusal => {
  const { awaits } = table.run;
  const asked = awaits.need === 'answers' ? awaits.asked[0] : undefined;
  if (asked === undefined) throw new Error('nobody is asked');
  return table.refusal({ input: 'answer', seat: asked.seat, as: asked.as, choice });
};

/** The choices that the one asked first may make now. */
export const offeredTo = (table: TestTable<Duel>, as: string): readonly unknown[] => {
  const { awaits } = table.run;
  const asked = awaits.need === 'answers' ? awaits.asked.find((one) => one.as === as) : undefined;
  if (asked === undefined) throw new Error(`${as} is not asked`);
  return table.run.choices(asked) ?? [];
};

export const HIT = [8, 8, 9] as const;
export const MISS = [1, 1, 0] as const;
export const broken = (rule: string): object => ({ code: 'BROKEN_RULE', rule });

/** The kinds of defence that Morten is offered against what Ella does. */
export const defencesAgainst = (table: TestTable<Duel>, act: object): readonly string[] => {
  const asked = drive(table, { acts: { Ella: { target: 'Morten', ...act } }, until: 'defend' });
  const offered = offeredTo(asked, 'Morten against Ella') as readonly { readonly by: string }[];
  return [...new Set(offered.map(({ by }) => by))];
};

/** A round from the second on in which Ella wins Footwork with a throw and nobody moves. */
export const nextRound = (table: TestTable<Duel>, script: Script = {}): TestTable<Duel> =>
  drive(table, { ...script, dice: [HIT, ...(script.dice ?? [])] });
