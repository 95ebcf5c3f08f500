import { type Manifest, manifest, type RoundStage, type SceneRules, stagesAt, type View } from '@warmoot/kernel';
import type { Draft } from './model.js';

const STAGES = {
  generate: 'sets',
  rollOrder: 'order',
  orderDie: 'order',
  judgeOrder: 'order',
  picks: 'picks',
  pick: 'picks',
} as const;

const stages = ({ agenda }: View<Draft>): readonly RoundStage[] => {
  const step = agenda.at(-1)?.step;
  return step === undefined ? [] : stagesAt(['sets', 'order', 'picks'], STAGES[step]);
};

export const draftManifest = (rules: SceneRules<Draft>): Manifest =>
  manifest({
    rules,
    kind: 'draft',
    setUpBy: 'campaign',
    starts: [
      {
        name: 'threeEach',
        seats: { least: 2, most: 2 },
        setup: (seats) => ({ seats, characters: Object.fromEntries(seats.map((seat) => [seat, 3])) }),
      },
    ],
    stages,
    options: { 'saga.draft.castSize': ['SAGA-DRAFT-003'] },
  });
