import { contractTests } from '@warmoot/kernel/testing';
import fc from 'fast-check';
import { first } from '../../saga-1e/edition.js';
import { saga } from '../edition.js';
import { eventScene } from './scene.js';

const characters = fc.uniqueArray(
  fc.record(
    {
      id: fc.constantFrom('c1', 'c2', 'c3', 'c4', 'c5', 'c6'),
      name: fc.constantFrom('Ella', 'Morten', 'Wanda'),
      seat: fc.constantFrom(null, 'ana', 'bo'),
      main: fc.boolean(),
      sheet: fc.boolean(),
    },
    { requiredKeys: ['id', 'name'] },
  ),
  { maxLength: 6, selector: ({ id }) => id },
);

const starts = fc.record({
  setup: characters.chain((all) =>
    fc.record(
      {
        seats: fc.constant(['ana', 'bo']),
        characters: fc.constant(all),
        important: fc.option(fc.subarray(all.map(({ id }) => id))),
      },
      { requiredKeys: ['seats', 'characters'] },
    ),
  ),
  options: fc.record(
    { 'saga.events.magic': fc.boolean(), 'saga.events.plagueDeaths': fc.boolean() },
    { requiredKeys: [] },
  ),
});

contractTests(eventScene(saga), { starts, games: 100 });
contractTests(eventScene(first), { starts, games: 40 });
