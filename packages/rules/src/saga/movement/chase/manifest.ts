import {
  type Fixed,
  type Manifest,
  manifest,
  type RoundStage,
  type SeatId,
  stagesAt,
  type View,
} from '@warmoot/kernel';
import type { CheckEdition } from '../../check/check.js';
import { chaseAtOnce } from './atOnce.js';
import type { Chase, ChaseGiven, End } from './model.js';
import { chaseScene } from './scene.js';
import { solutionIn, standingIn } from './solve.js';
import { chaseStarts } from './starts.js';

const STAGES = ['choose', 'run', 'breathe'] as const;

const STAGE_AT: Readonly<Partial<Record<Chase['step']['step'], (typeof STAGES)[number]>>> = {
  choose: 'choose',
  throwLeg: 'run',
  rally: 'breathe',
  throwBreath: 'breathe',
};

/** A leg: both choose, the quarry runs, and after every third they draw breath. */
const stages = ({ agenda }: View<Chase>): readonly RoundStage[] => {
  const step = agenda.at(-1);
  const stage = step?.step === 'throwLead' ? (step.for === 'leg' ? 'run' : 'breathe') : STAGE_AT[step?.step ?? 'leg'];
  return stage === undefined ? [] : stagesAt([...STAGES], stage);
};

/** Who gets what they want: the quarry to be away, the pursuers to have it. */
const isAway: Readonly<Record<End, boolean>> = {
  away: true,
  gaveUp: true,
  caught: false,
  atBay: false,
  stopped: false,
};

/** What it is worth to the quarry. */
const quarrysWorth = (edition: CheckEdition, view: View<Chase>): number => {
  const { end } = view.open;
  if (end !== null) return isAway[end] ? 1 : -1;
  if (view.given.options['saga.move.rules'] === 'freeForm') return 0;
  return 2 * solutionIn(edition, view).best(standingIn(view)).away - 1;
};

const seatsOn = ({ quarry, pursuers }: Fixed<ChaseGiven>, seat: SeatId) => [
  quarry.seats.includes(seat),
  pursuers.seats.includes(seat),
];

export const chaseManifest = (edition: CheckEdition): Manifest =>
  manifest({
    rules: chaseScene(edition),
    kind: 'chase',
    starts: chaseStarts,
    atOnce: chaseAtOnce,
    options: {
      'saga.table.referee': ['SAGA-CHECK-005', 'SAGA-CAMPAIGN-012'],
      'saga.move.rules': ['SAGA-MOVE-049'],
    },
    part: ({ leg }) => (leg === 0 ? null : leg),
    stages,
    worth: (view, seat) => {
      const [runs, hunts] = seatsOn(view.given, seat);
      if (runs === hunts) return 0;
      return runs ? quarrysWorth(edition, view) : -quarrysWorth(edition, view);
    },
  });
