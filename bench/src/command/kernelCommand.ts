import { beginState, Run, type Stream } from '@warmoot/kernel';
import { command } from '@warmoot/rules';
import {
  COLUMNS,
  commandRival,
  ENDINGS,
  type Ended,
  FATES,
  MEASURED,
  type PlayCommand,
  type Start,
} from './commands.js';

const scene = command.commandScene;

const placeOf = (at: number): { row: number; column: number } => ({
  row: Math.floor(at / COLUMNS),
  column: at % COLUMNS,
});

/** A battle in which every unit stands where the start has it, and north has the first turn. */
const deployed = ({ north, south, at }: Start): Run<command.Command> => {
  const setup = {
    seats: ['one', 'two'],
    north: { name: 'Red', seat: 'one', units: north },
    south: { name: 'Blue', seat: 'two', units: south },
  };
  const state = beginState(scene, { setup, options: { 'command.deployRows': 5 } });
  if (!state.ok) throw new Error(JSON.stringify(state.refusal));
  const run = new Run(scene, state.value);
  for (let throws = 0; run.awaits.need === 'dice'; throws++) run.dice(throws === 0 ? [6, 6] : [1, 1]);
  const choose = (choice: object): void => {
    if (run.awaits.need !== 'answers') throw new Error('nobody is asked');
    const refusal = run.answer(run.awaits.asked[0]!, choice);
    if (refusal !== null) throw new Error(JSON.stringify(refusal));
  };
  choose({ choose: 'goFirst' });
  const place = (side: 0 | 1): void => {
    for (const [unit, row] of run.state.open.roster.entries())
      if (row.side === side) choose({ choose: 'deploy', unit: row.name, hex: placeOf(at[unit]!) });
  };
  // COMMAND-SETUP-006: who goes second deploys first.
  place(1);
  place(0);
  return run;
};

const playOn = (run: Run<command.Command>, source: Stream): Ended => {
  let inputs = 0;
  for (let { awaits } = run; awaits.need === 'answers'; { awaits } = run) {
    const asked = awaits.asked[0]!;
    const refusal = run.answer(asked, run.sample(asked, source));
    if (refusal !== null) throw new Error(JSON.stringify(refusal));
    inputs++;
  }
  const { round, ending, winner, at, points, damage, fate } = run.state.open;
  return {
    inputs,
    rounds: round,
    ending: ENDINGS.indexOf(ending!),
    winner: winner ?? -1,
    at,
    points,
    damage,
    fate: fate.map((one) => FATES.indexOf(one)),
  };
};

/** Battles by the rules, each on a fork of one that is deployed. */
export const kernelCommand = (start: Start): PlayCommand => {
  const run = deployed(start);
  return (source) => playOn(run.fork(), source);
};

export const rival = commandRival(kernelCommand(MEASURED));
