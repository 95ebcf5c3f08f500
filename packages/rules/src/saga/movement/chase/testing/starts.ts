import type { Start } from '@warmoot/kernel';
import fc from 'fast-check';
import { ALL_TROOPS } from '../../../battle/troops.table.js';

const some = fc.constantFrom;
const rating = fc.integer({ min: 0, max: 10 });

const WOUNDS = [
  { part: 'leftLeg', severity: 'major' },
  { part: 'rightArm', severity: 'minor' },
  { part: 'rightLeg', severity: 'minor' },
] as const;

const member = fc.record(
  {
    skills: fc.record(
      { run: rating, ride: rating, hide: rating, notice: rating, jumpClimb: rating, endurance: rating, lead: rating },
      { requiredKeys: [] },
    ),
    mounted: fc.boolean(),
    light: fc.boolean(),
    wounds: fc.subarray([...WOUNDS]),
  },
  { requiredKeys: [] },
);

const party = fc.record({
  members: fc.array(member, { minLength: 1, maxLength: 3 }),
  troops: fc.oneof(
    { weight: 3, arbitrary: fc.constant({}) },
    {
      weight: 1,
      arbitrary: fc.tuple(some(...ALL_TROOPS), fc.integer({ min: 1, max: 5000 })).map(([troop, n]) => ({ [troop]: n })),
    },
  ),
  boats: fc.boolean(),
  weary: fc.integer({ min: 0, max: 3 }),
});

const tried = some('no', 'no', 'today', 'failed');

/** Parties as they are drawn here, each under a name of its own. */
export const parties = fc
  .tuple(party, party)
  .map((both) =>
    both.map((one, at) => ({ ...one, members: one.members.map((each, nth) => ({ ...each, name: `P${at}${nth}` })) })),
  );

/** Pursuits of all kinds: on foot, mounted, afloat, of few and of thousands, out of anything, by one player or by several. */
export const starts: fc.Arbitrary<Start> = fc
  .record({
    both: parties,
    seats: some(['ana', 'bo'], ['ana', 'bo', 'cy'], ['ana']),
    from: some(null, 'discussion', 'duel', 'battle', 'march'),
    onWater: fc.boolean(),
    leadTried: fc.record({ quarry: tried, pursuers: tried }),
    rules: some('draft', 'draft', 'draft', 'freeForm'),
    referee: some('none', 'ana'),
  })
  .map(({ both: [quarry, pursuers], seats, rules, referee, ...rest }) => ({
    setup: {
      ...rest,
      seats,
      quarry: { ...quarry, name: 'The hares', seats: [seats[0]] },
      pursuers: { ...pursuers, name: 'The hounds', seats: [seats.at(-1)] },
    },
    options: { 'saga.move.rules': rules, 'saga.table.referee': referee },
  }));
