import { type Manifest, manifest, type Naming } from '@warmoot/kernel';
import type { GenerationEdition } from './edition.js';
import type { Generation, GenerationEvent, GenerationStep } from './model.js';
import { MOTIVE_PAIRS } from './motives.table.js';
import { generationScene } from './scene.js';

const SET = { set: 'set' };
const STEPS: readonly GenerationStep['step'][] = [
  'character',
  'guidePlaces',
  'guidePlace',
  'throwRating',
  'nameRating',
  'bank',
  'deal',
  'place',
  'placeLast',
  'order',
];
const EVENTS: readonly GenerationEvent['event'][] = [
  'characterBegan',
  'guidePlaced',
  'groupRated',
  'pointDealt',
  'dealtAgain',
  'pointsLost',
  'placedAgain',
  'pairPlaced',
  'pairOrdered',
];

/** A set by the name of whoever gets it, a pair of motivations by both of them. */
const generationNaming: Naming<Generation> = {
  steps: Object.fromEntries(STEPS.map((step) => [step, SET])),
  events: Object.fromEntries(EVENTS.map((event) => [event, { ...SET, pair: 'pair' }])),
  choices: {},
  thing: ({ given }, kind, number) => {
    const name = kind === 'pair' ? MOTIVE_PAIRS[number]?.join(' – ') : given.characters[number]?.name;
    return typeof name === 'string' ? { name } : null;
  },
};

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
    naming: generationNaming,
    // Where there is one way only, there is nothing to switch.
    options: edition.methods.length === 1 ? {} : { 'saga.generation.others': ['SAGA-GEN-016', 'SAGA-WORLD-006'] },
  });
