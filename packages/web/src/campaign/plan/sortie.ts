import { type saga, sortie } from '@warmoot/rules';

/** What is said of an army besides, where a battle is fought in sorties. */
interface ArmyInSorties {
  /** SORTIE-SAGA-007: who leads; undefined is the commander, null nobody. */
  readonly leader: string | null | undefined;
  /** SORTIE-SAGA-005: who commands which unit, by the unit's key. */
  readonly placed: Readonly<Record<string, string>>;
  readonly said: Pick<sortie.SortieArmyPlan, 'divided' | 'moved' | 'illPrepared' | 'foreignPay' | 'walls' | 'inTown'>;
}

/** A battle in sorties, besides its armies. The attacker comes first. */
export interface PlannedSortie extends Pick<sortie.SortiePlan, 'ground' | 'higher' | 'options'> {
  readonly armies: readonly [ArmyInSorties, ArmyInSorties];
}

const usual = sortie.sagaOptions.parse({});
const USUAL_ARMY: ArmyInSorties = {
  leader: undefined,
  placed: {},
  said: { divided: [], foreignPay: false, walls: 0, inTown: false },
};

/** In sorties, as nobody has said anything about it yet. */
export const USUAL_SORTIE: PlannedSortie = {
  armies: [USUAL_ARMY, USUAL_ARMY],
  higher: null,
  options: (usual.ok ? usual.value : {}) as sortie.SagaOptions,
};

/** The same with other soldiers in one army: who leads its units and which are divided is said anew. */
export const withOthers = (planned: PlannedSortie, side: 0 | 1): PlannedSortie => {
  const anew = (army: ArmyInSorties): ArmyInSorties => ({ ...army, placed: {}, said: { ...army.said, divided: [] } });
  const [first, second] = planned.armies;
  return { ...planned, armies: side === 0 ? [anew(first), second] : [first, anew(second)] };
};

type ArmySaid = Readonly<Record<string, unknown>>;

/** The plan of a battle by the saga, to be fought in sorties. */
export const inSorties = (
  { attacker, defender, ...rest }: { readonly attacker: ArmySaid; readonly defender: ArmySaid },
  { armies: [first, second], ground, higher, options }: PlannedSortie,
): object => {
  const army = (of: ArmySaid, { leader, placed, said }: ArmyInSorties) => ({
    ...of,
    ...said,
    ...(leader === undefined ? {} : { leader }),
    placed: Object.entries(placed).map(([unit, character]) => ({ character, with: unit })),
  });
  return {
    ...{ by: 'sortie', ...rest, attacker: army(attacker, first), defender: army(defender, second), higher, options },
    ...(ground === undefined ? {} : { ground }),
  };
};

/** How an entry is planned to be fought in sorties; null where it is fought another way. */
export const sortieSaid = ({ scene, plan }: saga.campaign.Entry): sortie.SortiePlan | null => {
  const read = scene === 'battle' ? sortie.sortiePlan.parse(plan) : null;
  return read?.ok ? read.value : null;
};

const armyAgain = ({ leader, placed, ...army }: sortie.SortieArmyPlan): ArmyInSorties => {
  const { divided, moved, illPrepared, foreignPay, walls, inTown } = army;
  const asKnown = { ...(moved !== undefined && { moved }), ...(illPrepared !== undefined && { illPrepared }) };
  return {
    leader,
    placed: Object.fromEntries(placed.map((one) => [one.with, one.character])),
    said: { divided, foreignPay, walls, inTown, ...asKnown },
  };
};

/** What the form needs to know of it again. */
export const plannedSortie = ({ attacker, defender, ground, higher, options }: sortie.SortiePlan): PlannedSortie => ({
  armies: [armyAgain(attacker), armyAgain(defender)],
  ...(ground !== undefined && { ground }),
  higher,
  options,
});
