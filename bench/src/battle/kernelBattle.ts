import { beginState, facesFor, Run, type Stream } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import {
  battleRival,
  type Course,
  type Deployment,
  declaration,
  ENDINGS,
  type Ended,
  MEASURED,
  type Placed,
  type PlayBattle,
  type Scenario,
} from './battles.js';

type Open = saga.battle.Battle['open'];
type Awaited = Run<saga.battle.Battle>['awaits'];

const placeChoice = ({ bare }: Scenario, letter: 'a' | 'd', { units, at }: Placed): object => ({
  choose: 'place',
  units: units.map((unit, i) => ({
    unit: `${letter}${unit + 1}`,
    at: { row: bare.rowOf[at[i]!]!, column: bare.columnOf[at[i]!]! },
  })),
});

/** Both sides' placements as answers, made once. */
const choicesOf = (scenario: Scenario) =>
  scenario.deployments.map(({ defender, attackers }: Deployment) => ({
    defender: placeChoice(scenario, 'd', defender),
    attackers: attackers.map(({ line, placed }) => ({ line, choice: placeChoice(scenario, 'a', placed) })),
  }));

const begun = ({ attacker, defender, defence, field, size, options }: Scenario): Run<saga.battle.Battle> => {
  const named = Object.fromEntries(Object.entries(options).map(([name, value]) => [`saga.battle.${name}`, value]));
  const state = beginState(saga.battle.battleScene, {
    setup: {
      seats: ['ana', 'bo'],
      attacker: { name: 'Red', seat: 'ana', troops: attacker },
      defender: { name: 'Blue', seat: 'bo', troops: defender },
      defence,
      fields: [field],
    },
    options: { ...named, 'saga.battle.map': size },
  });
  if (!state.ok) throw new Error(JSON.stringify(state.refusal));
  return new Run(saga.battle.battleScene, state.value);
};

/** What bareBattle.ts calls the questions. */
const NAMES: Readonly<Record<string, string>> = {
  nextCluster: 'fight',
  fallBackChoice: 'back',
  lightStep: 'step',
  nameLine: 'line',
};

const note = (run: Run<saga.battle.Battle>, awaited: Exclude<Awaited, { need: 'nothing' }>, nth: number): string => {
  const { round, at, losses } = run.state.open;
  const step = NAMES[awaited.step] ?? awaited.step;
  let size: number;
  if (awaited.need === 'dice') {
    const { reading } = awaited.throw;
    if (reading.read !== 'together' || reading.rows.rows !== 'atLeast') throw new Error('an unknown throw');
    size = reading.plus - reading.rows.target + 14;
  } else {
    const listed = run.choices(awaited.asked[nth]!) as readonly { readonly units?: readonly string[] }[];
    size = step === 'quick' ? listed[0]!.units!.length : listed.length;
  }
  return `${round} ${step} ${size} at ${at.join()} losses ${losses.join()}`;
};

/** Battles through the kernel, each on a fork of one that has begun, as laboratories and searches play. */
export const kernelBattle = (scenario: Scenario, before?: (run: Run<saga.battle.Battle>) => void): PlayBattle => {
  const start = begun(scenario);
  const deployments = choicesOf(scenario);
  return (source: Stream, course?: Course): Ended => {
    const run = start.fork();
    const { defender, attackers } = deployments[source.below(deployments.length)]!;
    let inputs = 0;
    let throws = 0;
    const answer = (step: string, asked: { seat: string; as: string }): unknown => {
      if (step === 'place') {
        const { line, at } = run.state.open;
        if (at.every((hex) => hex < 0)) return defender;
        return attackers.find(
          (one) => one.line?.axis === line?.axis && one.line?.at === line?.at && one.line?.side === line?.side,
        )?.choice;
      }
      if (step === 'declare') {
        const said = run.choices(asked)!;
        return said[declaration(scenario, source, said.length)];
      }
      return run.sample(asked, source);
    };
    for (let awaited = run.awaits; awaited.need !== 'nothing'; awaited = run.awaits) {
      if (awaited.need === 'dice') {
        course?.push(note(run, awaited, 0));
        run.dice(facesFor(source, awaited.throw));
        inputs++;
        throws++;
        continue;
      }
      before?.(run);
      const { asked, together, step } = awaited;
      const many = together ? asked.length : 1;
      for (let i = 0; i < many; i++) {
        if (course !== undefined && step !== 'place') course.push(note(run, awaited, i));
        const refusal = run.answer(asked[i]!, answer(step, asked[i]!));
        if (refusal !== null) throw new Error(`${step}: ${JSON.stringify(refusal)}`);
        inputs++;
      }
    }
    return endedAs(run, inputs, throws);
  };
};

/** Whether the scene lets units be placed on these hexes, in seat order; attackers once this row has been named. */
export const kernelPlaces = (scenario: Scenario) => {
  const start = begun(scenario);
  const seats = (hexes: readonly number[]): Placed => ({ units: [...hexes.keys()], at: hexes });
  const answer = (run: Run<saga.battle.Battle>, choice: unknown): boolean =>
    run.awaits.need === 'answers' && run.answer(run.awaits.asked[0]!, choice) === null;
  const toDefender = (): Run<saga.battle.Battle> => {
    const run = start.fork();
    if (scenario.defence !== 'standing') answer(run, { choose: 'insist' });
    return run;
  };
  return {
    defender: (hexes: readonly number[]): boolean => answer(toDefender(), placeChoice(scenario, 'd', seats(hexes))),
    attacker: (nth: number, hexes: readonly number[]): boolean => {
      const run = toDefender();
      const { defender, attackers } = scenario.deployments[0]!;
      const { line } = attackers[nth]!;
      const ready = answer(run, placeChoice(scenario, 'd', defender));
      if (!ready || (line !== null && !answer(run, { choose: 'line', ...line }))) throw new Error('the row is refused');
      return answer(run, placeChoice(scenario, 'a', seats(hexes)));
    },
  };
};

/** Open facts at so many moments of battles at which somebody moves, for what is measured by itself. */
export const kernelPositions = (
  scenario: Scenario,
  source: Stream,
  wanted: number,
): readonly Run<saga.battle.Battle>['state'][] => {
  const found: Run<saga.battle.Battle>['state'][] = [];
  const keep = (run: Run<saga.battle.Battle>): void => {
    if (run.awaits.need === 'answers' && run.awaits.step === 'move' && source.below(40) === 0)
      found.push(run.fork().state);
  };
  const play = kernelBattle(scenario, keep);
  while (found.length < wanted) play(source);
  return found.slice(0, wanted);
};

const endedAs = (run: Run<saga.battle.Battle>, inputs: number, throws: number): Ended => {
  const { open } = run.state as { readonly open: Open };
  const { armies, ending, holder, rounds } = run.outcome();
  return {
    inputs,
    throws,
    rounds,
    ending: ENDINGS.indexOf(ending),
    holder: ['Red', 'Blue'].indexOf(holder ?? ''),
    at: [...open.at],
    counted: [...open.losses],
    stays: armies.flatMap(({ units }) => units.map(({ losses }) => losses)),
  };
};

let playMeasured: PlayBattle | null = null;

export const rival = battleRival((source) => {
  playMeasured ??= kernelBattle(MEASURED());
  return playMeasured(source);
});
