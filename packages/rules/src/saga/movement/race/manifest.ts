import { type Manifest, manifest, type RoundStage, type SeatId, stagesAt, type View } from '@warmoot/kernel';
import type { CheckEdition } from '../../check/check.js';
import { bestIn } from './forecast.js';
import type { Race } from './model.js';
import { raceScene } from './scene.js';
import { raceAtOnce, raceStarts } from './starts.js';

const STAGES = ['stake', 'run'] as const;
const STAGE_AT: Readonly<Partial<Record<Race['step']['step'], (typeof STAGES)[number]>>> = {
  stake: 'stake',
  throwLeg: 'run',
};

/** A leg of a long race: both stake, and they run. */
const stages = ({ agenda, given }: View<Race>): readonly RoundStage[] => {
  const stage = STAGE_AT[agenda.at(-1)?.step ?? 'leg'];
  return stage === undefined || given.legs === 1 ? [] : stagesAt([...STAGES], stage);
};

/** What it is worth to the one entered first. */
const firstsWorth = (edition: CheckEdition, view: View<Race>): number => {
  const { winner } = view.open;
  if (winner !== null) return winner === 0 ? 1 : -1;
  return view.given.options['saga.move.rules'] === 'freeForm' ? 0 : 2 * bestIn(edition, view).first - 1;
};

export const raceManifest = (edition: CheckEdition): Manifest =>
  manifest({
    rules: raceScene(edition),
    kind: 'race',
    starts: raceStarts,
    atOnce: raceAtOnce,
    options: {
      'saga.table.referee': ['SAGA-CHECK-005', 'SAGA-CAMPAIGN-012'],
      'saga.move.rules': ['SAGA-MOVE-049'],
    },
    part: ({ leg }) => (leg === 0 ? null : leg),
    stages,
    worth: (view, seat: SeatId) => {
      const [first, second] = view.given.racers.map(({ seats }) => seats.includes(seat));
      if (first === second) return 0;
      return first ? firstsWorth(edition, view) : -firstsWorth(edition, view);
    },
  });
