import { does, type Procedures, rolls } from '@warmoot/kernel';
import { rowOf } from '../../figures/figures.js';
import { testTarget, testThrow } from '../../figures/tests.js';
import { OFF } from '../../ground/paths.js';
import type { SpaceIndex } from '../../model/model.js';
import type { FormationIndex, UnitAct } from '../../model/units.js';
import type { Battle, BattlePlay, BattleSight } from '../model/battle.js';
import type { UnitGoing } from '../model/steps.js';
import { unitOf } from '../units/units.js';
import { settleWalls } from '../units/walls.js';
import { strikesHome } from './cavalry.js';
import { leavesRoom } from './crowd.js';
import { clumsiestOf, obstacleAt } from './obstacles.js';
import { partsOff } from './parting.js';
import type { Party } from './party.js';
import { looksAfter, quartersTo, turnedAbout } from './turning.js';

/**
 * WARBAND-ACTION-002, WARBAND-BMOVE-016: those that go set out: a part leaves its unit, and the Opening action is spent. Null where
 * nothing comes of what a part has announced: it stays in its unit.
 */
export const setsOut = (
  play: BattlePlay,
  party: Party,
  act: UnitAct,
  path: readonly SpaceIndex[],
): FormationIndex | null => {
  // WARBAND-ACTION-012; WARBAND-MOVE-004: what was announced and cannot be costs the action, and not the round.
  const wholeRound = act === 'retreat' && path.length > 0;
  if (party.part >= 0 && (path.length === 0 || !leavesRoom(play, party))) {
    for (const figure of party.agents) play.say({ event: 'acted', figure, act: 'move', in: 'opening', wholeRound });
    return null;
  }
  const unit = party.part < 0 ? party.unit : partsOff(play, party);
  play.say({ event: 'unitActed', unit, act, wholeRound });
  return unit;
};

/** How many steps a unit takes before it comes to an obstacle; all of them where there is none. `from`: that has been tested. */
const stepsToTest = (sight: BattleSight, { unit, path }: UnitGoing, from: number): number => {
  const { at, facing, ranks } = unitOf(sight, unit);
  let before = at;
  for (const [nth, to] of path.entries()) {
    if (nth >= from && obstacleAt(sight, { at: before, facing, ranks }, to) !== null) return nth;
    before = to;
  }
  return path.length;
};

/** WARBAND-BMOVE-012: whether no obstacle lies on a way. */
export const isWithoutTests = (sight: BattleSight, going: UnitGoing): boolean =>
  stepsToTest(sight, going, 0) === going.path.length;

/** A unit has come to the end of its way. WARBAND-MOVE-024: off the map it has left the battle. */
const arrives = (play: BattlePlay, { unit, as, path, facing, target, cutShort }: UnitGoing): void => {
  const one = unitOf(play, unit);
  const looks = facing ?? looksAfter(play.given, one, path);
  const isAbout = as === 'manoeuvre' && quartersTo(one.facing, looks) === 2;
  play.say({ event: 'unitMoved', unit, as, path, facing: isAbout ? one.facing : looks, cutShort });
  if (isAbout) {
    play.say({ event: 'turned', unit, ...turnedAbout(play.given.field, unitOf(play, unit)) });
    settleWalls(play);
  }
  if (path.at(-1) === OFF) play.say({ event: 'unitLeft', unit });
  else if (as === 'charge') strikesHome(play, unit, target);
};

/** A unit goes along a path that is allowed, up to the next obstacle. `tested`: so many of its first steps have been tested. */
export const goes = (play: BattlePlay, going: UnitGoing, tested = 0): void => {
  const { unit, as, path } = going;
  const steps = stepsToTest(play, going, tested);
  if (steps === path.length) {
    arrives(play, going);
    return;
  }
  const { facing } = unitOf(play, unit);
  if (steps > 0) play.say({ event: 'unitMoved', unit, as, path: path.slice(0, steps), facing, cutShort: false });
  play.next({ step: 'obstacleTest', ...going, path: path.slice(steps) });
};

const testFor = (sight: BattleSight, { unit, path }: UnitGoing) => {
  const difficulty = obstacleAt(sight, unitOf(sight, unit), path[0] ?? OFF) ?? 'normal';
  return testTarget(sight, clumsiestOf(sight, unit), 'agility', difficulty);
};

const goingIn = ({ unit, as, path, facing, target, cutShort }: UnitGoing): UnitGoing => ({
  unit,
  as,
  path,
  facing,
  target,
  cutShort,
});

export const goingProcedures: Procedures<Battle, 'goOn' | 'obstacleTest'> = {
  goOn: does((play, going) => goes(play, goingIn(going))),

  // WARBAND-BMOVE-012: one die for all of them; who fails stays where they are, and their move is over.
  obstacleTest: rolls({
    throws: (facts, going) => testThrow(facts.rate(testFor(facts, going))),
    thrower: (facts, { unit }) => rowOf(facts, clumsiestOf(facts, unit)).seat,
    then: (play, going, result) => {
      const { unit, as, path } = going;
      const passed = result === 'success';
      play.say({ event: 'obstacleTested', unit, passed, needs: play.rate(testFor(play, going)) });
      if (passed) goes(play, goingIn(going), 1);
      // WARBAND-MOVE-033: a charge that is cut short is an ordinary move.
      else {
        const { facing } = unitOf(play, unit);
        play.say({
          event: 'unitMoved',
          unit,
          as: as === 'charge' ? 'move' : as,
          path: [],
          facing,
          cutShort: path.length > 0,
        });
      }
    },
  }),
};
