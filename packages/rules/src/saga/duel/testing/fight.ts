import { chanceThat, exact } from '@warmoot/kernel';
import { sitDown, type TestTable } from '@warmoot/kernel/testing';
import { saga } from '../../edition.js';
import type { Duel } from '../duel.js';
import { duelScene } from '../scene.js';

export const duel = duelScene(saga);

/** All skills 2, a sword in the right hand, no armour: what the ledger's examples start from. */
const ORDINARY = {
  skills: { control: 2, fightingMind: 2, speed: 2, strength: 2 },
  hands: { right: 'sword' },
  carried: [],
  armour: 'none',
};

type Person = Readonly<Record<string, unknown>>;

/** Ella (seat ana) against Morten (seat bo), ordinary but for what is said. */
export const fight = (
  ella: Person = {},
  morten: Person = {},
  { options = {}, ...setup }: Person = {},
): TestTable<Duel> =>
  sitDown(
    duel,
    {
      seats: ['ana', 'bo'],
      side1: [{ name: 'Ella', seat: 'ana', ...ORDINARY, ...ella }],
      side2: [{ name: 'Morten', seat: 'bo', ...ORDINARY, ...morten }],
      ...setup,
    },
    options,
  );

/** Ella at (5, 5) and Morten so many squares to the right of her. */
export const facing = (apart: number, ella: Person = {}, morten: Person = {}, setup: Person = {}): TestTable<Duel> =>
  fight({ at: { x: 5, y: 5 }, ...ella }, { at: { x: 5 + apart, y: 5 }, ...morten }, setup);

/** Any number of ordinary people on each side: `[{ name: 'Ella' }, …]`. Side 1 is played by ana, side 2 by bo. */
export const melee = (
  side1: readonly Person[],
  side2: readonly Person[],
  { options = {}, ...setup }: Person = {},
): TestTable<Duel> =>
  sitDown(
    duel,
    {
      seats: ['ana', 'bo'],
      side1: side1.map((one) => ({ seat: 'ana', ...ORDINARY, ...one })),
      side2: side2.map((one) => ({ seat: 'bo', ...ORDINARY, ...one })),
      ...setup,
    },
    options,
  );

/**
 * What people do while a fight is driven on. Acts are by name of the actor; defences by `Victim against Attacker`;
 * moves, parts and declarations by name. Whoever is not named fights on, stays where they are, passes, and leaves
 * actions undefended. Dice are taken from the list, throw by throw.
 */
export interface Script {
  readonly declare?: Readonly<Record<string, string>>;
  readonly moves?: Readonly<Record<string, readonly [number, number]>>;
  readonly acts?: Readonly<Record<string, object>>;
  readonly defend?: Readonly<Record<string, object>>;
  readonly dice?: readonly (readonly number[])[];
  /** Parts named by a fighter when asked to protect or to place a wound, in order. */
  readonly parts?: Readonly<Record<string, readonly (string | null)[]>>;
  /** Squares named when an action moves somebody, in order. */
  readonly goes?: Readonly<Record<string, readonly (readonly [number, number])[]>>;
  /** The enemy through whom a free character comes into a combat; null to wait. */
  readonly joins?: Readonly<Record<string, string | null>>;
  /** Stop as soon as this step awaits something. */
  readonly until?: string;
}

const square = ([x, y]: readonly [number, number]): object => ({ choose: 'move', to: { x, y } });

/** Drives a fight on until something is awaited that the script does not cover. All its dice must be used. */
export const drive = (start: TestTable<Duel>, script: Script): TestTable<Duel> => {
  let table = start;
  const dice = [...(script.dice ?? [])];
  const parts = structuredClone(script.parts ?? {}) as Record<string, (string | null)[]>;
  const goes = structuredClone(script.goes ?? {}) as Record<string, [number, number][]>;
  const { round } = start.run.state.open;
  const stay = (as: string): object => {
    const who = table.run.state.given.fighters.findIndex(({ name }) => name === as);
    const { x, y } = table.run.state.open.combatants[who] as { x: number; y: number };
    return square([x, y]);
  };
  const answer = (step: string, as: string): object | undefined => {
    switch (step) {
      case 'declare':
        return { choose: script.declare?.[as] ?? 'fightOn' };
      case 'join': {
        const enemy = script.joins?.[as];
        if (enemy === undefined) return undefined;
        return enemy === null ? { choose: 'wait' } : { choose: 'join', enemy };
      }
      case 'move':
        return script.moves?.[as] ? square(script.moves[as]) : stay(as);
      case 'chooseActs':
        return { choose: 'act', ...(script.acts?.[as] ?? { act: 'pass' }) };
      case 'defend':
      case 'openDefence':
        return { choose: 'defend', ...(script.defend?.[as] ?? { by: 'none' }) };
      case 'protect':
      case 'place': {
        const part = parts[as]?.shift();
        return part === undefined ? undefined : { choose: 'part', part };
      }
      case 'goTo': {
        const to = goes[as]?.shift();
        return to === undefined ? undefined : square(to);
      }
      default:
        return undefined;
    }
  };
  for (;;) {
    const { awaits } = table.run;
    if (awaits.need === 'nothing' || awaits.step === script.until) break;
    if (awaits.need === 'dice') {
      const faces = dice.shift();
      if (faces === undefined) break;
      table = table.dice(...faces);
      continue;
    }
    if (awaits.step === 'declare' && table.run.state.open.round > Math.max(1, round) && table !== start) break;
    const asked = awaits.asked[awaits.together ? Object.keys(table.run.state.sealed).length : 0];
    const choice = asked === undefined ? undefined : answer(awaits.step, asked.as);
    if (asked === undefined || choice === undefined) break;
    table = table.answer(asked.seat, choice, asked.as);
  }
  if (dice.length > 0)
    throw new Error(`${dice.length} throws of the script were not used; ${JSON.stringify(table.run.awaits)}`);
  return table;
};

/** A fighter's facts by name. */
export const person = (
  table: TestTable<Duel>,
  name: string,
): TestTable<Duel>['run']['state']['open']['combatants'][number] => {
  const who = table.run.state.given.fighters.findIndex((fighter) => fighter.name === name);
  return table.run.state.open.combatants[who] as TestTable<Duel>['run']['state']['open']['combatants'][number];
};

/** The sums of the awaited throw: what the roller adds, and what is needed (14 included). */
export const awaitedSums = (table: TestTable<Duel>): { readonly plus: number; readonly target: number } => {
  const { awaits } = table.run;
  if (awaits.need !== 'dice' || awaits.throw.reading.read !== 'together') throw new Error('no dice are awaited');
  const { plus, rows } = awaits.throw.reading;
  return { plus, target: rows.rows === 'atLeast' ? rows.target : Number.NaN };
};

/** The exact chance that the awaited check succeeds. */
export const awaitedChance = (table: TestTable<Duel>): string => {
  const { awaits } = table.run;
  if (awaits.need !== 'dice') throw new Error('no dice are awaited');
  return exact(chanceThat(awaits.throw, 'success'));
};
