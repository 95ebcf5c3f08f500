import {
  type Manifest,
  manifest,
  type RoundStage,
  type SceneRules,
  type SeatId,
  stagesAt,
  type View,
} from '@warmoot/kernel';
import { checkAtOnce } from './atOnce.js';
import type { Check } from './model.js';

const acting = (seats: readonly SeatId[]) => ({ name: 'Ella', seat: seats[0], skill: 'jumpClimb', rating: 3 });

const opposing = (seats: readonly SeatId[]) => ({ name: 'Joris', seat: seats.at(-1), skill: 'strength', rating: 3 });

/** Good for whoever acts when it succeeds, and bad for whoever resists. */
const worth = ({ given, open }: View<Check>, seat: SeatId): number => {
  if (given.kind === 'contest' || open.result === null || open.result.success === null) return 0;
  const forActing = open.result.success ? 1 : -1;
  if (given.acting.seat === seat) return forActing;
  return given.kind === 'opposed' && given.opposing.seat === seat ? -forActing : 0;
};

/** A check against a difficulty: the table settles the terms, somebody dares it, and dice are thrown. */
const stages = ({ given, agenda }: View<Check>): readonly RoundStage[] => {
  const step = agenda.at(-1)?.step;
  if (given.kind !== 'unopposed' || step === undefined) return [];
  return stagesAt(['terms', 'dare', 'dice'], step === 'dare' ? 'dare' : step === 'throwCheck' ? 'dice' : 'terms');
};

export const checkManifest = (rules: SceneRules<Check>): Manifest =>
  manifest({
    rules,
    kind: 'check',
    starts: [
      {
        name: 'climb',
        seats: { least: 1, most: 20 },
        setup: (seats, told) => ({ kind: 'unopposed', seats, acting: acting(seats), action: told('mill.does') }),
      },
      {
        name: 'opposed',
        seats: { least: 1, most: 20 },
        setup: (seats) => ({ kind: 'opposed', seats, acting: acting(seats), opposing: opposing(seats) }),
      },
    ],
    atOnce: checkAtOnce,
    options: {
      'saga.table.referee': ['SAGA-CHECK-005', 'SAGA-CAMPAIGN-012'],
      'saga.check.allowRetry': ['SAGA-CHECK-023'],
    },
    stages,
    worth,
  });
