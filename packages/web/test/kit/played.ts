import { type SceneTypes, type Session, seededDice, undo } from '@warmoot/kernel';
import type { Passage } from '@warmoot/words';
import { type Sitting, sit, take } from '../lab/sitting.js';

/** Throws that win and lose in a battle, whatever the strengths. */
export const WIN: readonly number[] = [8, 8, 9];
export const LOSE: readonly number[] = [1, 1, 0];

type At = readonly [row: number, column: number];

export interface Stood {
  /** `a…` attacks and is Ana's, `d…` defends and is Bo's: in their seat order, medium infantry of 100. */
  readonly units: Readonly<Record<string, At>>;
  readonly troops?: Readonly<Record<string, string>>;
  readonly losses?: Readonly<Record<string, number>>;
  readonly round?: number;
}

const GROUND = Array.from({ length: 23 }, (_, row) => '.'.repeat(20 - (row % 2)));

/** A battle in its course on open ground, in which the loser of a fight loses 30. */
export const battleSetup = ({ units, troops = {}, losses = {}, round = 1 }: Stood, seats = ['ana', 'bo']): object => ({
  seats,
  attacker: { name: 'Red', seat: seats[0] },
  defender: { name: 'Blue', seat: seats[1] },
  fields: [{ field: 'drawn', ground: GROUND, heights: [], barriers: [] }],
  position: {
    round,
    lossNumber: 30,
    units: Object.entries(units).map(([name, [row, column]]) => ({
      army: name.startsWith('a') ? 'attacker' : 'defender',
      troop: troops[name] ?? 'mediumInfantry',
      size: 100,
      losses: losses[name] ?? 0,
      at: { row, column },
    })),
  },
});

/** Sits down at a battle in its course. */
export const battle = (stood: Stood): Sitting =>
  sit({ scene: 'saga/battle', title: '', seat: 'ana', start: { setup: battleSetup(stood) as never } }, 'played');

const unrefused = (sitting: Sitting): Sitting => {
  if (sitting.refusal !== null) throw new Error(JSON.stringify(sitting.refusal));
  return sitting;
};

/** What the scene waits for, in a word. */
export const stepOf = ({ session: { run } }: Sitting): string => ('step' in run.awaits ? run.awaits.step : 'over');

/** Dice fall: these, or those of the seed. */
export const dice = (sitting: Sitting, faces?: readonly number[]): Sitting =>
  unrefused(
    take(
      sitting,
      faces === undefined ? (seededDice(sitting.session, 'played') as never) : { input: 'dice', faces, from: 'seed' },
    ),
  );

/** The first who is asked and has not answered says this. */
export const says = (sitting: Sitting, choice: object): Sitting => {
  const { awaits, state } = sitting.session.run;
  const asked = awaits.need === 'answers' ? awaits.asked.find(({ as }) => state.sealed[as] === undefined) : undefined;
  if (asked === undefined) throw new Error(`nobody is asked at ${stepOf(sitting)}`);
  return unrefused(take(sitting, { input: 'answer', ...asked, choice: choice as never }));
};

/** Play goes back to where it stood after so many entries. */
export const takenBack = ({ session, passages }: Sitting, to: number): Sitting => {
  const back = undo(session, to);
  if (!back.ok) throw new Error(JSON.stringify(back.refusal));
  const next: Session<SceneTypes> = back.value;
  const entry = next.entries.at(-1) as Passage['entry'];
  return { session: next, passages: [...passages, { entry, before: session.run, after: next.run }], refusal: null };
};
