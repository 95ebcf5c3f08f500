import { type saga, warband } from '@warmoot/rules';

/** What is said of a battle besides the armies, where it is fought in battle lines. The attacker comes first. */
export interface PlannedLines extends Pick<warband.RankedPlan, 'ground' | 'options'> {
  /** WARBAND-SAGA-006: who leads; undefined is the commander, null nobody. */
  readonly leaders: readonly [string | null | undefined, string | null | undefined];
  /** WARBAND-SAGA-009: the units that champions stand in, by the ids of the champions. */
  readonly placed: Readonly<Record<string, string>>;
  /** WARBAND-TACTIC-014: the units that bear the banners, by their keys. */
  readonly banners: readonly [string | undefined, string | undefined];
}

const usual = warband.sagaOptions.parse({});

/** In battle lines, as nobody has said anything about it yet. */
export const USUAL_LINES: PlannedLines = {
  leaders: [undefined, undefined],
  placed: {},
  banners: [undefined, undefined],
  options: (usual.ok ? usual.value : {}) as warband.SagaOptions,
};

/** The same with other soldiers in one army: its banner is given anew, and so are the places of champions. */
export const withOtherRanks = (planned: PlannedLines, side: 0 | 1): PlannedLines => ({
  ...planned,
  placed: {},
  banners: side === 0 ? [undefined, planned.banners[1]] : [planned.banners[0], undefined],
});

type ArmySaid = Readonly<Record<string, unknown>> & { readonly champions: readonly string[] };

/** The plan of a battle by the saga, to be fought in battle lines. */
export const inLines = (
  { attacker, defender, ...rest }: { readonly attacker: ArmySaid; readonly defender: ArmySaid },
  { leaders, placed, banners, ground, options }: PlannedLines,
): object => {
  const army = (said: ArmySaid, side: 0 | 1) => {
    const [leader, banner] = [leaders[side], banners[side]];
    return {
      ...said,
      ...(leader === undefined ? {} : { leader }),
      placed: said.champions.flatMap((character) => {
        const key = placed[character];
        return key === undefined ? [] : [{ character, with: key }];
      }),
      ...(banner === undefined ? {} : { banner }),
    };
  };
  return {
    ...{ by: 'warband', ...rest, attacker: army(attacker, 0), defender: army(defender, 1), options },
    ...(ground === undefined ? {} : { ground }),
  };
};

/** How an entry is planned to be fought in battle lines; null where it is fought another way. */
export const linesSaid = ({ scene, plan }: saga.campaign.Entry): warband.RankedPlan | null => {
  const read = scene === 'battle' ? warband.rankedPlan.parse(plan) : null;
  return read?.ok ? read.value : null;
};

/** What the form needs to know of it again. */
export const plannedLines = ({ attacker, defender, ground, options }: warband.RankedPlan): PlannedLines => ({
  leaders: [attacker.leader, defender.leader],
  placed: Object.fromEntries([...attacker.placed, ...defender.placed].map((one) => [one.character, one.with])),
  banners: [attacker.banner, defender.banner],
  ...(ground !== undefined && { ground }),
  options,
});
