import type { Side } from '../../../war/roster/sides.js';
import { keyOf, neverChecks, rowOf, STEADY } from '../../beginning/rows.js';
import { stateOf } from '../../beginning/states.js';
import { spaceAt } from '../../ground/spaces.js';
import type { Figure, FigureIndex, FigureRow, Group } from '../../model/model.js';
import { GRADES, type Grade } from '../../model/profiles.table.js';
import { SIDE_KEYS } from '../../model/setup.js';
import { NORMAL, type Rank, type Unit } from '../../model/units.js';
import type { BattleGiven, BattleSetup, RankedSetup, RankSetup, UnitSetup } from '../model/battle.js';
import { bodyRow, bodyState, type Kind } from './bodies.js';
import { asFigure, isUnique, sizeOf } from './kinds.js';
import { FRESH_RANK, FRESH_UNIT } from './states.js';

interface Roster {
  readonly rows: FigureRow[];
  readonly figures: Figure[];
  readonly units: Unit[];
  readonly groups: Group[];
}

/** A unit that is being entered, and where. */
interface Entering {
  readonly roster: Roster;
  readonly setup: UnitSetup;
  readonly key: string;
  readonly side: Side;
  readonly seat: string;
  readonly given: BattleGiven;
  readonly round: number;
}

const kindOf = ({ roster, side, seat, given, round }: Entering, ranked: RankedSetup, name: string): Kind => {
  const figure = asFigure(ranked);
  const group = neverChecks(figure) ? null : roster.units.length;
  const row = { ...rowOf(figure, { side, name, seat, group }), lead: ranked.lead ?? 0 };
  return { row, state: stateOf(figure, row, given.field, round), count: ranked.count };
};

const enter = ({ rows, figures }: Roster, row: FigureRow, state: Figure): FigureIndex => {
  rows.push(row);
  figures.push(state);
  return rows.length - 1;
};

/** WARBAND-LINE-009: the normal figures of a rank, entered as one; −1 where it has none. */
const enterBody = (entering: Entering, { figures }: RankSetup, nth: number): FigureIndex => {
  const normal = figures.filter((ranked) => !isUnique(entering.setup, ranked));
  if (normal.length === 0) return -1;
  const mixing = entering.given.options['warband.rankGear'];
  const name = `${entering.key}.${nth + 1}`;
  const kinds = normal.map((ranked) => kindOf(entering, ranked, name));
  const group = kinds.every(({ row }) => row.group === null) ? null : entering.roster.units.length;
  return enter(entering.roster, bodyRow(kinds, mixing, { name, group }), bodyState(kinds, mixing));
};

/** WARBAND-UNIT-010: with a light of its own, carried or said; where it is not dark, or nothing comes of it, every rank sees. */
const isLit = ({ options, dark }: BattleGiven, { light, figures }: RankSetup): boolean =>
  !dark ||
  options['warband.unlitRankBlinded'] === 'off' ||
  light ||
  figures.some(({ gear }) => gear?.some(({ item, kept }) => item === 'light' && kept !== 'packed') === true);

const enterUnit = (entering: Entering): void => {
  const { roster, setup, key, side, seat, given } = entering;
  let uniques = 0;
  let bearer = -1;
  const ranks = setup.ranks.map((rank, nth): Rank => {
    const body = enterBody(entering, rank, nth);
    const slots = rank.figures.flatMap((ranked) => {
      const one = isUnique(setup, ranked);
      const entered = Array.from({ length: ranked.count }, () => {
        if (!one) return NORMAL;
        uniques += 1;
        const { row, state } = kindOf(entering, ranked, `${key}u${uniques}`);
        return enter(roster, row, state);
      });
      if (ranked.banner) bearer = one ? (entered[0] ?? -1) : body;
      return entered;
    });
    return { body, slots, damage: rank.damage, ...FRESH_RANK, lit: isLit(given, rank) };
  });
  roster.units.push({
    ...FRESH_UNIT,
    side,
    name: key,
    chosen: setup.name ?? null,
    seat: setup.seat ?? seat,
    at: setup.at === undefined ? -1 : spaceAt(given.field, setup.at.x, setup.at.y),
    // WARBAND-ROUND-008
    facing: setup.facing ?? (side === 0 ? 'e' : 'w'),
    ranks,
    bearer,
    bannerPass: bearer >= 0,
  });
  roster.groups.push(groupOf(entering));
};

/** WARBAND-MORALE-031: each unit checks for itself. Ours: by the lowest grade among its figures, where none is said for it. */
const groupOf = ({ roster, setup, side, key }: Entering): Group => {
  const own = roster.rows.filter(({ name }) => name.startsWith(`${key}.`) || name.startsWith(`${key}u`));
  const grades = own.flatMap(({ grade }) => grade ?? []);
  const lowest = grades.reduce<Grade>((low, grade) => (GRADES[grade] < GRADES[low] ? grade : low), 'strong');
  return {
    side,
    grade: setup.grade ?? (grades.length === 0 ? 'average' : lowest),
    called: setup.name ?? null,
    began: sizeOf(setup),
    thirds: 0,
    leader: null,
    ...STEADY,
  };
};

/** Side 1's units in the order of its list, then side 2's; in each rank its normal figures as one, then who is unique. */
export const rosterOf = (setup: BattleSetup, given: BattleGiven): Roster => {
  const roster: Roster = { rows: [], figures: [], units: [], groups: [] };
  const round = setup.position?.round ?? 1;
  SIDE_KEYS.forEach((sideKey, index) => {
    const side = index as Side;
    const { seat, units } = setup[sideKey];
    units.forEach((unit, nth) => {
      enterUnit({ roster, setup: unit, key: keyOf(side, nth), side, seat: unit.seat ?? seat, given, round });
    });
  });
  return roster;
};
