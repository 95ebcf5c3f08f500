import type { Fixed } from '@warmoot/kernel';
import { rowOf } from '../../figures/figures.js';
import { aheadOf, halvesOf, placeIn, rightOf, type Stand } from '../../formations/standing.js';
import type { FigureIndex } from '../../model/model.js';
import { type BattleLine, type FormationIndex, type Meeting, NORMAL, type Rank, type Unit } from '../../model/units.js';
import { endsOfRanks, ranksMet } from '../../ranks/flanks.js';
import type { BattleSight } from '../model/battle.js';
import { isBody as isBodyRow } from '../units/names.js';
import type { Target } from './reach.js';

/** WARBAND-LINE-009: whether it is a rank's normal figures taken together, and nobody unique. */
export const isBody = (sight: BattleSight, figure: FigureIndex): boolean => isBodyRow(rowOf(sight, figure));

export const linesIn = ({ open }: BattleSight): readonly BattleLine[] => open.lines as readonly BattleLine[];
export const lineAt = (sight: BattleSight, nth: number): BattleLine => linesIn(sight)[nth] as BattleLine;

/** Which of the two of a line a unit is. */
export const sideIn = ({ units }: BattleLine, unit: FormationIndex): 0 | 1 => (units[0] === unit ? 0 : 1);
export const foeIn = ({ units }: BattleLine, unit: FormationIndex): FormationIndex =>
  units[0] === unit ? units[1] : units[0];
/** WARBAND-GRID-010: where the blows of a unit meet its foe; null: its own front does not touch it. */
export const meetsOf = (line: BattleLine, unit: FormationIndex): Meeting | null => line.meets[sideIn(line, unit)];

type Step = readonly [dx: number, dy: number];

const turned = ([dx, dy]: Step): Step => [0 - dx, 0 - dy];

/** What a step to the right adds to x and y for whoever looks at an edge of a unit from outside. */
const rightAt = (facing: Unit['facing'], meets: Meeting): Step => {
  if (meets === 'front') return turned(rightOf(facing));
  if (meets === 'rear') return rightOf(facing);
  // Looking along the ranks: from the left its front is at the left hand, from the right at the right hand.
  return meets === 'left' ? turned(aheadOf(facing)) : aheadOf(facing);
};

/**
 * WARBAND-UNIT-013: places in the one frame of a line, from left to right as who strikes sees them. Ours: the frame is that of
 * the edge which is met, so that it serves for one figure alone and for corners too.
 */
export interface Frame {
  readonly placeOf: (unit: Stand, rank: number, slot: number) => number;
}

export const frameOf = ({ given }: BattleSight, struck: Fixed<Unit>, meets: Meeting): Frame => {
  const [rx, ry] = rightAt(struck.facing, meets);
  return {
    placeOf: (unit, rank, slot) => {
      const [x, y] = halvesOf(given.field, unit, rank, slot);
      return x * rx + y * ry;
    },
  };
};

const targetAt = (struck: Fixed<Unit>, frame: Frame, rank: number, slot: number): Target => {
  const { body, slots } = struck.ranks[rank] as Fixed<Rank>;
  const who = slots[slot] as FigureIndex;
  return {
    agent: who === NORMAL ? body : who,
    unique: who !== NORMAL,
    place: frame.placeOf(struck, rank, slot),
    offMiddle: Math.abs(placeIn(slot, slots.length)),
  };
};

export const isFlank = (meets: Meeting): boolean => meets === 'left' || meets === 'right';

/**
 * WARBAND-GRID-010, WARBAND-LINE-003, WARBAND-LINE-005: those at whom blows of a line can fall: the front rank, from the rear
 * the last one, from the flank the end of each rank, the foremost first.
 */
export const targetsIn = (sight: BattleSight, struck: Fixed<Unit>, meets: Meeting): readonly Target[] => {
  const frame = frameOf(sight, struck, meets);
  const { ranks } = struck;
  if (meets === 'left' || meets === 'right') {
    const ends = endsOfRanks(
      ranks.map(({ slots }) => slots.length),
      meets,
    );
    return ends.map((slot, rank) => targetAt(struck, frame, rank, slot));
  }
  const [rank] = ranksMet([...ranks.keys()], meets);
  if (rank === undefined) return [];
  return (ranks[rank]?.slots ?? []).map((_who, slot) => targetAt(struck, frame, rank, slot));
};
