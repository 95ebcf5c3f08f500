import {
  asks,
  brokenRule,
  does,
  keptForThingUnderKey,
  type Procedures,
  type Refusal,
  type Stream,
  shape,
} from '@warmoot/kernel';
import { placingsOf } from '../../../war/deploying/placings.js';
import { someOf } from '../../../war/deploying/someOf.js';
import { atDistances } from '../../../war/deploying/zones.js';
import { placeShape } from '../../../war/field/field.js';
import { type Ground, hexAt } from '../../../war/ground/ground.js';
import type { HexIndex, UnitIndex } from '../../../war/indexes.js';
import { placesOf, unitNamed, unitsOf } from '../../../war/roster/roster.js';
import { ATTACKER, DEFENDER, type Side } from '../../../war/roster/sides.js';
import { type Battle, type BattleChoice, type BattleSight, commander } from '../battle.js';
import { groundOf } from '../ground.js';
import type { Line } from '../model.js';
import { isEncircled, openForAmbusher } from './ambush.js';
import { ambushedAtRandom, ambushedInShape, standingAtRandom, standingInLine } from './formations.js';
import { legalLines } from './lines.js';
import { ambushedShape, encircleAllowed, isAmbush, openToPlace, placingFault } from './placing.js';

type PlaceChoice = Extract<BattleChoice, { choose: 'place' }>;

// SAGA-BATTLE-DEPLOY-004: a standing defender picks the battlefield. SAGA-BATTLE-DEPLOY-013: else the ambusher does.
const picker = (sight: BattleSight): Side => (isAmbush(sight) ? ATTACKER : DEFENDER);

const placed = (
  sight: BattleSight,
  ground: Ground,
  units: readonly UnitIndex[],
  hexes: readonly HexIndex[],
): PlaceChoice => ({ choose: 'place', units: placingsOf(sight, ground, units, hexes) });

const defencesOn = keptForThingUnderKey(
  'nobody stands on the map before the defender, so its formations follow from the ground and the numbers alone',
  (sight: BattleSight) => JSON.stringify([sight.given.defence, ambushedShape(sight)]),
  (ground: Ground, sight): readonly PlaceChoice[] => {
    const shape = ambushedShape(sight);
    const formations = isAmbush(sight)
      ? [ambushedInShape(ground, shape)]
      : standingInLine(ground, shape.units, shape.attackers);
    return allowed(sight, DEFENDER, formations);
  },
);

const allowed = (
  sight: BattleSight,
  side: Side,
  formations: readonly (readonly HexIndex[])[],
): readonly PlaceChoice[] =>
  formations
    .filter((hexes) => hexes.length === unitsOf(sight, side).length)
    .map((hexes) => placed(sight, groundOf(sight), unitsOf(sight, side), hexes))
    .filter((choice) => placingFault(sight, side, choice.units) === null);

/** Some placements to choose from; others may be given. */
const suggestions = (sight: BattleSight, side: Side): readonly PlaceChoice[] => {
  if (side === DEFENDER) return defencesOn(groundOf(sight), sight);
  const ground = groundOf(sight);
  const defenders = placesOf(sight, DEFENDER);
  const open = isAmbush(sight)
    ? openForAmbusher(ground, defenders, encircleAllowed(sight))
    : openToPlace(sight, ATTACKER);
  const units = unitsOf(sight, side).length;
  return allowed(sight, side, atDistances(ground, open, defenders, { wanted: [2, 4, 6], units }));
};

/** Attackers placed at random. They leave the defender a way out if the table forbids encirclement. */
const attackersAtRandom = (sight: BattleSight, ground: Ground, count: number, source: Stream): readonly HexIndex[] => {
  const hexes = someOf(openToPlace(sight, ATTACKER), count, source);
  const defenders = placesOf(sight, DEFENDER);
  if (!isAmbush(sight) || encircleAllowed(sight) || !isEncircled(ground, defenders, hexes)) return hexes;
  return someOf(openForAmbusher(ground, defenders, false), count, source);
};

const atRandom = (sight: BattleSight, side: Side, source: Stream): PlaceChoice => {
  const ground = groundOf(sight);
  const units = unitsOf(sight, side);
  const attackers = unitsOf(sight, ATTACKER).length;
  const hexes =
    side === ATTACKER
      ? attackersAtRandom(sight, ground, units.length, source)
      : isAmbush(sight)
        ? ambushedAtRandom(ground, ambushedShape(sight), source)
        : standingAtRandom(ground, units.length, attackers, source);
  return placed(sight, ground, someOf(units, units.length, source), hexes);
};

const lineChoices = (sight: BattleSight): readonly Extract<BattleChoice, { choose: 'line' }>[] =>
  legalLines(groundOf(sight), placesOf(sight, DEFENDER), unitsOf(sight, ATTACKER).length).map((line) => ({
    choose: 'line',
    ...line,
  }));

// SAGA-BATTLE-DEPLOY-011 is the broken rule if the row is lawful but leaves no room for the attacker.
const lineFault = (sight: BattleSight, { axis, at, side }: Line): Refusal => {
  const rows = legalLines(groundOf(sight), placesOf(sight, DEFENDER), 0);
  const isNarrow = rows.some((row) => row.axis === axis && row.at === at && row.side === side);
  const rule = isNarrow ? 'SAGA-BATTLE-DEPLOY-011' : 'SAGA-BATTLE-DEPLOY-006';
  return brokenRule(rule, 'battle.notALegalRow', { axis, at });
};

const placingShape = shape.record({ unit: shape.name, at: placeShape });

type DeploymentSteps = 'field' | 'pickField' | 'deploy' | 'manner' | 'place' | 'nameLine';

export const deploymentProcedures: Procedures<Battle, DeploymentSteps> = {
  field: does((play) => {
    if (play.given.fields.length > 1) play.next({ step: 'pickField' });
    else play.say({ event: 'fieldPicked', side: picker(play), field: 0 });
    play.next({ step: 'deploy' });
  }),

  pickField: asks({
    whom: (facts) => commander(facts.given, picker(facts)),
    answer: shape.union('choose', { field: { field: shape.integer(0, 11) } }),
    choices: ({ given }) => given.fields.map((_, field) => ({ choose: 'field', field }) as const),
    then: (play, _step, { field }) => play.say({ event: 'fieldPicked', side: picker(play), field }),
  }),

  // SAGA-BATTLE-DEPLOY-005: a standing defender places first and names the row. SAGA-BATTLE-DEPLOY-014: an ambushed one
  // places first too.
  deploy: does(({ given, next }) => {
    if (given.defence === 'standing') {
      next({ step: 'place', side: DEFENDER });
      next({ step: 'nameLine' });
    } else {
      if (given.options['saga.battle.ambushShape'] === 'connected') next({ step: 'manner' });
      next({ step: 'place', side: DEFENDER });
    }
    next({ step: 'place', side: ATTACKER });
    next({ step: 'round' });
  }),

  // SAGA-BATTLE-DEPLOY-015: the ambusher may waive the shape.
  manner: asks({
    whom: ({ given }) => commander(given, ATTACKER),
    answer: shape.union('choose', { insist: {}, waive: {} }),
    choices: () => [{ choose: 'insist' }, { choose: 'waive' }] as const,
    then: (play, _step, { choose }) => play.say({ event: 'mannerSet', waived: choose === 'waive' }),
  }),

  // SAGA-BATTLE-DEPLOY-024: all in one go, in the order given, in the open.
  place: asks({
    whom: ({ given }, { side }) => commander(given, side),
    answer: shape.union('choose', { place: { units: shape.list(placingShape, 0, 18) } }),
    suggests: true,
    choices: (view, { side }) => suggestions(view, side),
    refuses: (view, { side }, { units }): Refusal | null => placingFault(view, side, units),
    sample: (view, { side }, _asked, source) => atRandom(view, side, source),
    then: (play, { side }, { units }) => {
      const ground = groundOf(play);
      play.say({
        event: 'placed',
        side,
        units: units.map(({ unit }) => unitNamed(play, unit)),
        at: units.map(({ at }) => hexAt(ground, at)),
      });
    },
  }),

  nameLine: asks({
    whom: ({ given }) => commander(given, DEFENDER),
    answer: shape.union('choose', {
      line: {
        axis: shape.oneOf('r', 'q', 'sum'),
        at: shape.integer(-100, 200),
        side: shape.oneOf('lower', 'higher'),
      },
    }),
    choices: (view) => lineChoices(view),
    refuses: (view, _step, line) => lineFault(view, line),
    then: (play, _step, { axis, at, side }) => play.say({ event: 'lineNamed', line: { axis, at, side } }),
  }),
};
