import { does, type Procedures, type Sum } from '@warmoot/kernel';
import { figureOf, rowOf } from '../../figures/figures.js';
import { areOverlapping } from '../../formations/contact.js';
import { aheadOf, normalsIn, rightOf, spacesOf, uniquesIn } from '../../formations/standing.js';
import { isBeside, spaceAt, xOf, yOf } from '../../ground/spaces.js';
import type { FigureIndex, SpaceIndex } from '../../model/model.js';
import type { BattleLine, FormationIndex, Meeting, UnitFacing } from '../../model/units.js';
import type { Battle, BattlePlay, BattleSight } from '../model/battle.js';
import { isUnitHere, unitOf } from '../units/units.js';
import { isDuelLine } from './agents.js';
import { linesIn, sideIn } from './frame.js';
import { movesAfter, type Turn, tideOf } from './tide.js';

type Step = readonly [dx: number, dy: number];

/** WARBAND-TIDE-004: what one figure adds to the strength of its unit: its size, or its Might where the table has it so. */
const weightOf = (sight: BattleSight, figure: FigureIndex): number =>
  sight.given.options['warband.tideStrength'] === 'might' ? figureOf(sight, figure).might : rowOf(sight, figure).size;

/** WARBAND-TIDE-003, WARBAND-TIDE-004: the strength of a unit: a line for each rank and each unique figure. */
export const strengthOf =
  (sight: BattleSight, unit: FormationIndex) =>
  (sum: Sum): void => {
    for (const rank of unitOf(sight, unit).ranks) {
      const normals = normalsIn(rank);
      if (normals > 0)
        sum.add(
          normals * weightOf(sight, rank.body),
          'warband.tide.rank',
          'WARBAND-TIDE-004',
          rowOf(sight, rank.body).name,
        );
      for (const unique of uniquesIn(rank))
        sum.add(weightOf(sight, unique), 'warband.tide.unique', 'WARBAND-TIDE-004', rowOf(sight, unique).name);
    }
  };

/** The lines whose tide is judged: both units are still in the fight. WARBAND-TACTIC-036: not those in which leaders duel. */
const turningLines = (sight: BattleSight): readonly number[] =>
  linesIn(sight).flatMap((line, nth) =>
    line.units.every((unit) => isUnitHere(sight, unit)) && !isDuelLine(sight, line) ? [nth] : [],
  );

const turned = ([dx, dy]: Step): Step => [0 - dx, 0 - dy];

/** Which way somebody looks who meets an edge of a unit that faces so. */
const lookAt = (facing: UnitFacing, meets: Meeting): Step => {
  if (meets === 'front') return turned(aheadOf(facing));
  if (meets === 'rear') return aheadOf(facing);
  return meets === 'left' ? rightOf(facing) : turned(rightOf(facing));
};

/** WARBAND-TIDE-002: which way the loser of a line goes: away from who drives it back. */
const pushOf = (sight: BattleSight, { units, meets }: BattleLine, winner: 0 | 1): Step => {
  const loser = (1 - winner) as 0 | 1;
  const met = meets[winner];
  if (met !== null) return lookAt(unitOf(sight, units[loser]).facing, met);
  return turned(lookAt(unitOf(sight, units[winner]).facing, meets[loser] ?? 'front'));
};

const next = ({ given: { field } }: BattleSight, at: SpaceIndex, [dx, dy]: Step): SpaceIndex =>
  spaceAt(field, xOf(field, at) + dx, yOf(field, at) + dy);

/** WARBAND-TIDE-007: whether a unit can be where one step would take it: on the map, through no wall, on nobody. */
const hasRoom = (sight: BattleSight, unit: FormationIndex, step: Step): boolean => {
  const { field } = sight.given;
  const own = unitOf(sight, unit);
  const isOpen = (at: SpaceIndex): boolean => {
    const to = at < 0 ? -1 : next(sight, at, step);
    return to >= 0 && field.walls[to] !== true && isBeside(field, at, to);
  };
  if (!spacesOf(field, own).every(isOpen)) return false;
  const stand = { at: next(sight, own.at, step), facing: own.facing, ranks: own.ranks };
  return sight.open.units.every(
    (other, nth) => nth === unit || !isUnitHere(sight, nth) || !areOverlapping(field, stand, other),
  );
};

const goOneStep = (play: BattlePlay, unit: FormationIndex, step: Step, as: 'pushed' | 'followed'): void => {
  const { at, facing } = unitOf(play, unit);
  play.say({ event: 'unitMoved', unit, as, path: [next(play, at, step)], facing, cutShort: false });
};

const isSameStep = (one: Step | undefined, other: Step): boolean => one?.[0] === other[0] && one[1] === other[1];

interface Turned {
  readonly line: BattleLine;
  readonly winner: 0 | 1 | null;
}

/** WARBAND-TIDE-001 to WARBAND-TIDE-006: how each line has turned. */
const judge = (play: BattlePlay): readonly Turned[] =>
  turningLines(play).map((nth) => {
    const line = linesIn(play)[nth] as BattleLine;
    const [one, other] = line.units.map((unit) => play.rate(strengthOf(play, unit)));
    if (one === undefined || other === undefined) return { line, winner: null };
    const winner = tideOf({ strength: one.total, hits: line.hits[0] }, { strength: other.total, hits: line.hits[1] });
    play.say({ event: 'tideTurned', line: nth, strengths: [one, other], hits: line.hits, winner });
    return { line, winner };
  });

const turnOf = (unit: FormationIndex, { line, winner }: Turned): Turn => {
  if (winner === null) return 'stays';
  return sideIn(line, unit) === winner ? 'wins' : 'loses';
};

/** WARBAND-TIDE-008: what a unit does after all its lines. */
const moveOf = (all: readonly Turned[], unit: FormationIndex): 'back' | 'forward' | null =>
  movesAfter(all.filter(({ line }) => line.units.includes(unit)).map((one) => turnOf(unit, one)));

export const tideProcedures: Procedures<Battle, 'tides'> = {
  // WARBAND-PHASE-006: after deaths are known, before morale.
  tides: does((play) => {
    const all = judge(play);
    const moved = new Map<FormationIndex, Step>();
    for (const { line, winner } of all) {
      if (winner === null) continue;
      const [driver, loser] = [line.units[winner], line.units[1 - winner] as FormationIndex];
      const step = pushOf(play, line, winner);
      if (!moved.has(loser)) {
        if (!hasRoom(play, loser, step)) {
          play.say({ event: 'noRoom', unit: loser });
          continue;
        }
        goOneStep(play, loser, step, 'pushed');
        moved.set(loser, step);
      }
      // Ours: of several who have driven one back, each follows that it has given way to.
      const gaveWay = isSameStep(moved.get(loser), step);
      if (!gaveWay || moved.has(driver) || moveOf(all, driver) !== 'forward' || !hasRoom(play, driver, step)) continue;
      goOneStep(play, driver, step, 'followed');
      moved.set(driver, step);
    }
  }),
};
