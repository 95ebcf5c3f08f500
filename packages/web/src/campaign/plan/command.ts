import { command, type saga } from '@warmoot/rules';

/** What is said of a battle besides the armies, where it is fought by command points. The attacker comes first. */
export interface PlannedCommand {
  /** COMMAND-SAGA-006: who leads; undefined is the commander, null nobody. */
  readonly leaders: readonly [string | null | undefined, string | null | undefined];
  /** COMMAND-SAGA-014: the units that champions stand with, by the ids of the champions. */
  readonly placed: Readonly<Record<string, string>>;
  readonly options: command.SagaOptions;
}

const usual = command.sagaOptions.parse({});

/** By command points, as nobody has said anything about it yet. */
export const USUAL_COMMAND: PlannedCommand = {
  leaders: [undefined, undefined],
  placed: {},
  options: (usual.ok ? usual.value : {}) as command.SagaOptions,
};

type ArmySaid = Readonly<Record<string, unknown>> & { readonly champions: readonly string[] };

/** The plan of a battle by the saga, to be fought by command points. */
export const byCommand = (
  { attacker, defender, ...rest }: { readonly attacker: ArmySaid; readonly defender: ArmySaid },
  { leaders, placed, options }: PlannedCommand,
): object => {
  const army = (said: ArmySaid, leader: string | null | undefined) => ({
    ...said,
    ...(leader === undefined ? {} : { leader }),
    placed: said.champions.flatMap((character) => {
      const key = placed[character];
      return key === undefined ? [] : [{ character, with: key }];
    }),
  });
  return {
    by: 'command',
    ...rest,
    attacker: army(attacker, leaders[0]),
    defender: army(defender, leaders[1]),
    options,
  };
};

/** How an entry is planned to be fought by command points; null where it is fought another way. */
export const commandSaid = ({ scene, plan }: saga.campaign.Entry): command.CommandPlan | null => {
  const read = scene === 'battle' ? command.commandPlan.parse(plan) : null;
  return read?.ok ? read.value : null;
};

/** What the form needs to know of it again. */
export const plannedCommand = ({ attacker, defender, options }: command.CommandPlan): PlannedCommand => ({
  leaders: [attacker.leader, defender.leader],
  placed: Object.fromEntries([...attacker.placed, ...defender.placed].map((one) => [one.character, one.with])),
  options,
});
