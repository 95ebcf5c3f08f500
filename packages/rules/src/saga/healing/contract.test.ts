import { contractTests } from '@warmoot/kernel/testing';
import fc from 'fast-check';
import { first } from '../../saga-1e/edition.js';
import { PARTS } from '../duel/model.js';
import { saga } from '../edition.js';
import { aidScene } from './aidScene.js';
import { healingScene } from './scene.js';

const options = fc.record({
  'saga.duel.aid': fc.constantFrom('automatic', 'heal7'),
  'saga.duel.healRolls': fc.constantFrom('perSeverity', 'perWound'),
});
const seats = fc.constant(['ana', 'bo']);
const heal = fc.integer({ min: 0, max: 10 });

const minor = fc.record({
  part: fc.constantFrom(...PARTS),
  severity: fc.constant('minor'),
  marks: fc.integer({ min: 0, max: 3 }),
  kind: fc.constantFrom('cut', 'bone'),
  day: fc.integer({ min: 1, max: 4 }),
  becameMinor: fc.constantFrom(null, 5, 6),
});
const majors = fc.uniqueArray(
  fc.record({
    part: fc.constantFrom(...PARTS),
    severity: fc.constant('major'),
    marks: fc.integer({ min: 0, max: 3 }),
    day: fc.integer({ min: 1, max: 4 }),
  }),
  { minLength: 1, maxLength: 3, selector: ({ part }) => part },
);
const healer = fc.oneof(
  fc.record({ name: fc.constant('Wanda'), seat: fc.constant('ana'), heal }),
  fc.record({ name: fc.constant('Morten'), seat: fc.constant('bo'), heal }),
);
const mostly = fc.integer({ min: 0, max: 9 }).map((n) => n > 0);
const day = fc.record(
  {
    lasting: fc.integer({ min: 1, max: 5 }),
    healer: fc.option(healer),
    materials: fc.subarray(['bandages', 'splints']),
    food: mostly,
    water: mostly,
    sleep: mostly,
    dry: mostly,
    clean: mostly,
    spent: fc.constantFrom('inBed', 'carried', 'riding', 'walking'),
    armsUsed: fc.subarray(['leftArm', 'rightArm']),
  },
  { requiredKeys: [] },
);
const healing = fc.record({
  setup: fc.record(
    {
      seats,
      patient: fc.record({
        name: fc.constant('Morten'),
        seat: fc.constant('bo'),
        wounds: fc.tuple(majors, fc.array(minor, { maxLength: 4 })).map((wounds) => wounds.flat()),
      }),
      healer,
      from: fc.integer({ min: 1, max: 8 }),
      days: fc.array(day, { minLength: 1, maxLength: 6 }),
    },
    { requiredKeys: ['seats', 'patient', 'days'] },
  ),
  options,
});

const helper = fc.record(
  {
    name: fc.constantFrom('Wanda', 'Joris', 'Ella'),
    seat: fc.constantFrom('ana', 'bo'),
    heal,
    materials: mostly,
    from: fc.integer({ min: 0, max: 70 }),
  },
  { requiredKeys: ['name', 'seat'] },
);
const aid = fc.record({
  setup: fc.record(
    {
      seats,
      victim: fc.constant({ name: 'Morten', seat: 'bo' }),
      helpers: fc.uniqueArray(helper, { maxLength: 3, selector: ({ name }) => name }),
      minute: fc.integer({ min: 0, max: 59 }),
    },
    { requiredKeys: ['seats', 'victim'] },
  ),
  options,
});

contractTests(healingScene(saga), { starts: healing, games: 60 });
contractTests(healingScene(first), { starts: healing, games: 20 });
contractTests(aidScene(saga), { starts: aid, games: 60 });
contractTests(aidScene(first), { starts: aid, games: 20 });
