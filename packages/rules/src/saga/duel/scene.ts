import { ok, type SceneRules, type SeatId, type Stream, type View } from '@warmoot/kernel';
import type { CheckEdition } from '../check/check.js';
import { begin } from './beginning/beginning.js';
import { pairingProcedures } from './beginning/pairing.js';
import { resolvingProcedures } from './blows/resolving.js';
import { choosingProcedures } from './choosing/choosing.js';
import { declaringProcedures, offersUntold } from './choosing/declaring.js';
import { copyOpen } from './copy.js';
import type { Duel, DuelOwn } from './duel.js';
import { endingProcedures } from './ending/ending.js';
import { outcome } from './ending/outcome.js';
import { evolve, evolveUncleared } from './evolve.js';
import { guessed } from './fighters/guessed.js';
import { footworkProcedures } from './footwork/footwork.js';
import { movingProcedures } from './footwork/moving.js';
import type { DuelOpen } from './model.js';
import { duelOptions, duelSetup } from './setup.js';
import { ALL_LOCKS, LOCKS, type Locks } from './tables/body.table.js';

const someLocks = (source: Stream): Locks =>
  Object.fromEntries(ALL_LOCKS.map((lock) => [lock, LOCKS[lock][source.below(2)]])) as Locks;

/** Where the seven choices are hidden, anyone else's might be any. */
const imagine = ({ given, seats }: View<Duel>, source: Stream): { readonly own: Record<SeatId, DuelOwn> } => {
  const hidden = given.fighters.filter(({ locks }) => locks === null);
  const own = seats.map((seat) => {
    const locks = hidden
      .filter((fighter) => fighter.seat === seat)
      .map(({ name }) => [name, someLocks(source)] as const);
    return [seat, { locks: Object.fromEntries(locks) }] as const;
  });
  return { own: Object.fromEntries(own) };
};

const sceneBy = (edition: CheckEdition): SceneRules<Duel> => ({
  scene: `${edition.ruleSet}/duel`,
  version: '1.2.0',
  setup: duelSetup,
  options: duelOptions,
  begin,
  shut: (setup, whose) => ({
    ...setup,
    side1: guessed(setup.side1, whose),
    side2: guessed(setup.side2, whose),
  }),
  procedures: {
    ...pairingProcedures,
    ...declaringProcedures,
    ...footworkProcedures(edition),
    ...choosingProcedures,
    ...resolvingProcedures(edition),
    ...movingProcedures,
    ...endingProcedures,
  },
  evolve,
  evolveOwn: () => undefined,
  outcome,
  scenes: {},
  copyOpen,
  imagine,
});

/** The facts as they were before 1.2.0, without what was offered. */
const withoutOffers = ({ offered: _, ...open }: DuelOpen): DuelOpen => open as DuelOpen;

/** Hand-to-Hand as it was before offers to break off were told. */
export const duelSceneUntold = (edition: CheckEdition): SceneRules<Duel> => {
  const rules = sceneBy(edition);
  return {
    ...rules,
    version: '1.1.0',
    begin: (setup, options) => {
      const begun = begin(setup, options);
      return begun.ok ? ok({ ...begun.value, open: withoutOffers(begun.value.open) }) : begun;
    },
    procedures: { ...rules.procedures, ...offersUntold },
    copyOpen: (open) => withoutOffers(copyOpen(open)),
  };
};

/** Hand-to-Hand, with the checks of one edition or the other. */
export const duelScene = (edition: CheckEdition): SceneRules<Duel> => {
  const before = duelSceneUntold(edition);
  return { ...sceneBy(edition), formerly: [before, { ...before, version: '1.0.0', evolve: evolveUncleared }] };
};
