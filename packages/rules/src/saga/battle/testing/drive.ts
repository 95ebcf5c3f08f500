import { type Chance, chanceThat, exact } from '@warmoot/kernel';
import type { BattleChoice } from '../battle.js';
import type { Table } from './stand.js';

type At = readonly [number, number];

/** What sides do while a battle is driven on. Who is not named fights on, stays, holds fire and takes what comes first. */
export interface Script {
  readonly declare?: Readonly<Record<string, string>>;
  readonly quick?: Readonly<Record<string, readonly string[]>>;
  /** Moves in the order they are made; each waits for its phase. */
  readonly moves?: readonly (readonly [string, At])[];
  readonly shots?: Readonly<Record<string, string>>;
  readonly clusters?: readonly number[];
  readonly order?: readonly string[];
  readonly press?: readonly string[];
  readonly backs?: readonly (readonly [string, At | null])[];
  readonly steps?: readonly (readonly [string, At])[];
  readonly dice?: readonly (readonly number[])[];
  /** How many new rounds may begin on the way. */
  readonly rounds?: number;
  /** Stop as soon as this step awaits something. */
  readonly until?: string;
}

export const WIN = [8, 8, 9] as const;
export const LOSE = [1, 1, 0] as const;

const place = ([row, column]: At): { row: number; column: number } => ({ row, column });

/** The answers one may give now, of the first who is asked. */
export const offered = (table: Table): readonly BattleChoice[] => {
  const { awaits } = table.run;
  if (awaits.need !== 'answers') throw new Error('nobody is asked');
  return (table.run.choices(awaits.asked[0] as { seat: string; as: string }) ?? []) as readonly BattleChoice[];
};

export const give = (table: Table, choice: object): Table => {
  const { awaits } = table.run;
  if (awaits.need !== 'answers') throw new Error('nobody is asked');
  const { seat, as } = awaits.asked[0] as { seat: string; as: string };
  return table.answer(seat, choice, as);
};

/** Why an answer is refused. */
export const refusalOf = (table: Table, choice: object): ReturnType<Table['refusal']> => {
  const { awaits } = table.run;
  if (awaits.need !== 'answers') throw new Error('nobody is asked');
  const { seat, as } = awaits.asked[0] as { seat: string; as: string };
  return table.refusal({ input: 'answer', seat, as, choice });
};

/** Drives a battle on until something is awaited that the script does not cover, or a new round begins. */
export const drive = (start: Table, script: Script = {}): Table => {
  let table = start;
  const dice = [...(script.dice ?? [])];
  const moves = [...(script.moves ?? [])];
  const queues = {
    clusters: [...(script.clusters ?? [])],
    order: [...(script.order ?? [])],
    press: [...(script.press ?? [])],
    backs: [...(script.backs ?? [])],
    steps: [...(script.steps ?? [])],
  };
  const can = (choice: object): boolean => offered(table).some((one) => JSON.stringify(one) === JSON.stringify(choice));
  const answer = (step: string, as: string): object | undefined => {
    switch (step) {
      case 'declare':
        return { choose: script.declare?.[as] ?? 'fightOn' };
      case 'quick':
        return script.quick?.[as] === undefined ? undefined : { choose: 'quick', units: script.quick[as] };
      case 'move': {
        const [next] = moves;
        const choice = next && { choose: 'move', unit: next[0], to: place(next[1]) };
        if (choice === undefined || !can(choice)) return { choose: 'done' };
        moves.shift();
        return choice;
      }
      case 'cluster':
        return offered(table)[queues.clusters.shift() ?? 0];
      case 'aim': {
        const { agenda, open } = table.run.state;
        const top = agenda.at(-1);
        const unit = top?.step === 'aim' ? (open.roster[top.unit]?.name as string) : '';
        const target = script.shots?.[unit];
        return target === undefined ? { choose: 'hold' } : { choose: 'shoot', target };
      }
      case 'nextCluster': {
        const unit = queues.order.shift();
        return unit === undefined ? offered(table)[0] : { choose: 'fight', unit };
      }
      case 'press': {
        const unit = queues.press.shift();
        return unit === undefined ? offered(table)[0] : { choose: 'press', unit };
      }
      case 'fallBackChoice': {
        const back = queues.backs.shift();
        if (back === undefined) return offered(table)[0];
        return { choose: 'back', unit: back[0], to: back[1] === null ? null : place(back[1]) };
      }
      case 'lightStep': {
        const step = queues.steps.shift();
        return step === undefined ? { choose: 'done' } : { choose: 'step', unit: step[0], to: place(step[1]) };
      }
      case 'challenge':
        return { choose: 'noDuels' };
      default:
        return undefined;
    }
  };
  const first = start.run.state.open.round;
  for (;;) {
    const { awaits } = table.run;
    if (awaits.need === 'nothing' || awaits.step === script.until) break;
    if (table.run.state.open.round > first + (script.rounds ?? 0)) break;
    if (awaits.need === 'dice') {
      const faces = dice.shift();
      if (faces === undefined) break;
      table = table.dice(...faces);
      continue;
    }
    const asked = awaits.asked.find(({ as }) => table.run.state.sealed[as] === undefined);
    const choice =
      asked && (answer(awaits.step, asked.as) ?? (awaits.step === 'quick' ? quickFor(table, asked) : undefined));
    if (asked === undefined || choice === undefined) break;
    table = table.answer(asked.seat, choice, asked.as);
  }
  if (dice.length > 0) throw new Error(`${dice.length} throws were not needed; ${JSON.stringify(table.run.awaits)}`);
  if (moves.length > 0) throw new Error(`not moved: ${JSON.stringify(moves)}`);
  return table;
};

const quickFor = (table: Table, asked: { seat: string; as: string }): object | undefined =>
  table.run.choices(asked)?.[0] as object | undefined;

/** The strengths of the awaited throw: the roller's and the other's. */
export const strengths = (table: Table): readonly [number, number] => {
  const { awaits } = table.run;
  if (awaits.need !== 'dice' || awaits.throw.reading.read !== 'together') throw new Error('no dice are awaited');
  const { plus, rows } = awaits.throw.reading;
  return [plus, (rows.rows === 'atLeast' ? rows.target : Number.NaN) - 14];
};

/** The exact chance that the roller wins. */
const chance = (table: Table): Chance => {
  const { awaits } = table.run;
  if (awaits.need !== 'dice') throw new Error('no dice are awaited');
  return chanceThat(awaits.throw, 'success');
};

export const chanceText = (table: Table): string => exact(chance(table));

/** The lines of the awaited throw: what counts for the roller, then for the other. */
export const reasons = (table: Table): readonly (readonly string[])[] => {
  const { awaits } = table.run;
  if (awaits.need !== 'dice' || awaits.throw.tally === null) throw new Error('no dice are awaited');
  const { plus, against } = awaits.throw.tally;
  return [plus, against.slice(1)].map((tally) => tally.map(({ what, by }) => `${what} ${by}`));
};

export const events = (table: Table, event: string): readonly object[] =>
  table.said.filter((one) => one.event === event);

/** The clusters as they were formed in this round, by the names of units: `d1: a1 a2`. */
export const clusterNames = (table: Table): readonly string[] => {
  const { open } = table.run.state;
  const name = (unit: number): string => open.roster[unit]?.name as string;
  return open.clusters.map(({ lone, many }) => `${name(lone)}: ${many.map(name).join(' ')}`);
};

export const broken = (rule: string): object => ({ code: 'BROKEN_RULE', rule });
