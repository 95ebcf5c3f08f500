import { beginState, does, ok, type SceneRules, type SeatId, type State, shape } from '@warmoot/kernel';

/** A unit with as many fields as one of a battle has. */
export interface Unit {
  readonly id: string;
  readonly side: number;
  hex: number;
  facing: number;
  strength: number;
  morale: number;
  fatigue: number;
  shots: number;
  order: string;
  routed: boolean;
}

/** A scene whose state is worth copying: twenty units stand on a field, and that is all. */
export interface Muster {
  setup: { readonly units: number };
  options: Record<never, never>;
  given: Record<never, never>;
  open: { round: number; active: number; units: Unit[] };
  own: Record<never, never>;
  step: { readonly step: 'stand' };
  event: { readonly event: 'stood' };
  secret: never;
  choice: never;
  outcome: null;
}

const SEATS: readonly SeatId[] = ['north', 'south'];

const unit = (nth: number): Unit => ({
  id: `unit ${nth}`,
  side: nth % 2,
  hex: nth * 11,
  facing: nth % 6,
  strength: 4 + (nth % 5),
  morale: 7,
  fatigue: 0,
  shots: nth % 3,
  order: 'hold',
  routed: false,
});

/** With nothing but the kernel's own copying of plain data. */
export const muster: SceneRules<Muster> = {
  scene: 'bench/muster',
  version: '1',
  setup: shape.record({ units: shape.integer(1, 100) }),
  options: shape.record({}),
  begin: ({ units }) =>
    ok({
      seats: SEATS,
      given: {},
      open: { round: 1, active: 0, units: Array.from({ length: units }, (_, nth) => unit(nth)) },
      agenda: [{ step: 'stand' }],
    }),
  procedures: { stand: does(() => undefined) },
  evolve: () => undefined,
  evolveOwn: () => undefined,
  outcome: () => null,
  scenes: {},
};

/** With a copy of its facts written by hand, as a rule set may have. */
export const musterByHand: SceneRules<Muster> = {
  ...muster,
  copyOpen: ({ round, active, units }) => ({ round, active, units: units.map((one) => ({ ...one })) }),
};

export const twentyUnits = (): State<Muster> => {
  const begun = beginState(muster, { setup: { units: 20 } });
  if (!begun.ok) throw new Error(begun.refusal.code);
  return begun.value;
};
