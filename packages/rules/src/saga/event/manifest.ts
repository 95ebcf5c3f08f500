import { type Manifest, manifest, type Naming, type SceneRules } from '@warmoot/kernel';
import type { External } from './model.js';

/** Who throws against a plague, by name. */
const eventNaming: Naming<External> = {
  steps: { rollPlague: { at: 'person' } },
  events: {},
  choices: {},
  thing: ({ given }, _kind, number) => {
    const person = given.characters[number];
    return person === undefined ? null : { name: person.name };
  },
};

export const eventManifest = (rules: SceneRules<External>): Manifest =>
  manifest({
    rules,
    kind: 'event',
    setUpBy: 'campaign',
    starts: [
      {
        name: 'oneCharacterEach',
        seats: { least: 1, most: 20 },
        setup: (seats) => ({
          seats,
          characters: seats.map((seat, nth) => ({ id: `c${nth + 1}`, name: seat, seat, main: true })),
        }),
      },
    ],
    options: { 'saga.events.plagueDeaths': ['SAGA-EVENT-005'], 'saga.events.magic': ['SAGA-EVENT-007'] },
    naming: eventNaming,
  });
