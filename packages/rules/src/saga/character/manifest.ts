import { type Manifest, manifest } from '@warmoot/kernel';
import type { GenerationEdition } from './edition.js';
import { generationScene } from './scene.js';

export const generationManifest = (edition: GenerationEdition): Manifest =>
  manifest({
    rules: generationScene(edition),
    kind: 'generation',
    setUpBy: 'campaign',
    starts: [
      {
        name: 'oneMainCharacter',
        seats: { least: 1, most: 20 },
        setup: (seats) => ({ seats, characters: [{ name: 'Ella' }] }),
      },
    ],
    // Where there is one way only, there is nothing to switch.
    options: edition.methods.length === 1 ? {} : { 'saga.generation.others': ['SAGA-GEN-016', 'SAGA-WORLD-006'] },
  });
