import type { Part, Severity } from '../../saga/duel/model.js';
import type { FigureOutcome } from '../model/outcome.js';
import type { WoundRow } from '../model/wounds.table.js';

/** A wound of a saga. */
export interface SagaWound {
  readonly part: Part;
  readonly severity: Severity;
}

/** A Wound as a setup takes it. */
export interface BroughtWound {
  readonly wound: WoundRow;
  readonly side: 'left' | 'right';
}

const ARMS = { leftArm: 'left', rightArm: 'right' } as const;
const LEGS = { leftLeg: 'left', rightLeg: 'right' } as const;
const VITALS: ReadonlySet<Part> = new Set(['head', 'body']);

const isMajor = ({ severity }: SagaWound): boolean => severity === 'major';

/** WARBAND-SAGA-011: whether somebody is too badly hurt to fight at all. */
export const isKeptOut = (wounds: readonly SagaWound[]): boolean =>
  wounds.some((wound) => isMajor(wound) && VITALS.has(wound.part));

/** WARBAND-SAGA-011: what wounds of a saga are here. Ours: two of one kind are one, and a second leg makes nobody slower. */
export const broughtBy = (
  wounds: readonly SagaWound[],
): { readonly wounds: readonly BroughtWound[]; readonly dazed: number; readonly slow: boolean } => {
  const majors = wounds.filter(isMajor).map(({ part }) => part as keyof typeof ARMS & keyof typeof LEGS);
  const hands = [...new Set(majors)].flatMap((part) => (part in ARMS ? [ARMS[part]] : []));
  const [leg] = majors.flatMap((part) => (part in LEGS ? [LEGS[part]] : []));
  return {
    wounds: [
      ...hands.map((side) => ({ wound: 'hand', side }) as const),
      ...(leg === undefined ? [] : [{ wound: 'knee', side: leg } as const]),
    ],
    dazed: wounds.filter(({ part, severity }) => part === 'head' && severity === 'minor').length,
    slow: leg !== undefined,
  };
};

const WHERE: Readonly<Record<WoundRow, 'arm' | 'leg' | 'body' | 'head'>> = {
  shoulder: 'arm',
  arm: 'arm',
  hand: 'arm',
  knee: 'leg',
  leg: 'leg',
  guts: 'body',
  back: 'body',
  chest: 'body',
  head: 'head',
  eye: 'head',
};

const LIMB = {
  arm: { left: 'leftArm', right: 'rightArm' },
  leg: { left: 'leftLeg', right: 'rightLeg' },
} as const;

/** WARBAND-SAGA-012: the part of the body on which a Wound falls. */
export const partOf = (wound: WoundRow, side: 'left' | 'right' | null): Part => {
  const where = WHERE[wound];
  return where === 'arm' || where === 'leg' ? LIMB[where][side ?? 'left'] : where;
};

const ON_THE_BODY: SagaWound = { part: 'body', severity: 'major' };

type Hurt = Pick<FigureOutcome, 'wounds' | 'wasDown' | 'downWound' | 'survives'>;

/**
 * WARBAND-SAGA-012, WARBAND-SAGA-013: the wounds that somebody takes home from a fight: temporary ones are Minor, permanent
 * ones Major. Whoever was at 0 HP and lives, or was found alive among the slain, has a Major one: where the death save put it,
 * else on the body. What they came with is on their sheet already.
 */
export const woundsHome = ({ wounds, wasDown, downWound, survives }: Hurt): readonly SagaWound[] => {
  const fresh = wounds.filter(({ before }) => !before);
  const put = fresh.some(({ wound }) => wound === downWound) ? downWound : null;
  const home = fresh.map(({ wound, permanent, side }): SagaWound => {
    const major = permanent || (wasDown && wound === put);
    return { part: partOf(wound, side), severity: major ? 'major' : 'minor' };
  });
  return survives || (wasDown && put === null) ? [...home, ON_THE_BODY] : home;
};
