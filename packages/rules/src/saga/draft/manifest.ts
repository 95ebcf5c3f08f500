import { type Manifest, manifest, type SceneRules } from '@warmoot/kernel';
import type { Draft } from './model.js';

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
    options: { 'saga.draft.castSize': ['SAGA-DRAFT-003'] },
  });
