import { type Asked, asks, brokenRule, type Procedures, type Refusal, type Stream, shape } from '@warmoot/kernel';
import type { Side } from '../../../war/roster/sides.js';
import { spaceAt, spaceOf } from '../../ground/spaces.js';
import type { Band, SpaceIndex } from '../../model/model.js';
import { MAP, spaceShape } from '../../model/setup.js';
import type { FormationIndex } from '../../model/units.js';
import type { Battle, BattleSight } from '../model/battle.js';
import type { UnitPlaceChoice } from '../model/choices.js';
import { unitFacingShape } from '../model/setup.js';
import { unitNamed, unitOf } from '../units/units.js';
import { leavesRoom, placesOf, unplaced, usualFacing, usualPlaces } from './rooms.js';

const PLACE_ALL = { choose: 'placeAll' } as const;

const askedOf = (sight: BattleSight, side: Side): readonly Asked[] => {
  const as = (sight.given.bands[side] as Band).name;
  const seats = new Set(unplaced(sight, side).map((unit) => unitOf(sight, unit).seat));
  return [...seats].map((seat) => ({ seat, as }));
};

const placing = (sight: BattleSight, unit: FormationIndex, at: SpaceIndex): UnitPlaceChoice => ({
  choose: 'place',
  figure: unitOf(sight, unit).name,
  at: spaceOf(sight.given.field, at),
});

const openPlaces = (sight: BattleSight, unit: FormationIndex): readonly SpaceIndex[] => {
  const facing = usualFacing(unitOf(sight, unit).side);
  return placesOf(sight, unit, facing).filter((at) => leavesRoom(sight, unit, at, facing));
};

const fault = (sight: BattleSight, side: Side, seat: string, choice: UnitPlaceChoice): Refusal | null => {
  if (choice.choose === 'placeAll') return null;
  const unit = unitNamed(sight, choice.figure);
  if (unit < 0) return { code: 'NO_SUCH', what: 'figure', id: choice.figure };
  const { seat: owner, side: own } = unitOf(sight, unit);
  if (owner !== seat || own !== side) return { code: 'NOT_YOURS', what: 'figure', id: choice.figure, owner };
  const facts = { figure: choice.figure, columns: MAP.columns };
  if (!unplaced(sight, side).includes(unit)) return brokenRule('WARBAND-ROUND-008', 'warband.isPlaced', facts);
  const at = spaceAt(sight.given.field, choice.at.x, choice.at.y);
  const facing = choice.facing ?? usualFacing(side);
  if (!placesOf(sight, unit, facing).includes(at))
    return brokenRule('WARBAND-ROUND-008', 'warband.doesNotFitThere', facts);
  return leavesRoom(sight, unit, at, facing) ? null : brokenRule('WARBAND-ROUND-008', 'warband.leavesNoRoom', facts);
};

const sampled = (sight: BattleSight, side: Side, seat: string, source: Stream): UnitPlaceChoice => {
  if (source.below(2) === 0) return PLACE_ALL;
  const units = unplaced(sight, side, seat);
  const unit = units[source.below(units.length)] as FormationIndex;
  const places = openPlaces(sight, unit);
  return places.length === 0 ? PLACE_ALL : placing(sight, unit, places[source.below(places.length)] as SpaceIndex);
};

/** WARBAND-ROUND-008: unit by unit, or all the rest as is usual. */
export const placeProcedures: Procedures<Battle, 'place'> = {
  place: asks<Battle, { readonly step: 'place'; readonly side: Side }, UnitPlaceChoice>({
    whom: (facts, { side }) => askedOf(facts, side),
    answer: shape.union('choose', {
      place: { figure: shape.name, at: spaceShape, facing: shape.optional(unitFacingShape) },
      placeAll: {},
    }) as never,
    suggests: true,
    choices: (view, { side }, { seat }) => [
      PLACE_ALL,
      ...unplaced(view, side, seat).flatMap((unit) => openPlaces(view, unit).map((at) => placing(view, unit, at))),
    ],
    refuses: (view, { side }, choice, { seat }) => fault(view, side, seat, choice),
    sample: (view, { side }, { seat }, source) => sampled(view, side, seat, source),
    then: (play, { side }, choice, { seat }) => {
      if (choice.choose === 'place') {
        const at = spaceAt(play.given.field, choice.at.x, choice.at.y);
        const facing = choice.facing ?? usualFacing(side);
        play.say({ event: 'unitPlaced', unit: unitNamed(play, choice.figure), at, facing });
      } else
        for (const { unit, at } of usualPlaces(play, unplaced(play, side, seat)) ?? [])
          play.say({ event: 'unitPlaced', unit, at, facing: usualFacing(side) });
      if (unplaced(play, side).length > 0) play.next({ step: 'place', side });
    },
  }),
};
