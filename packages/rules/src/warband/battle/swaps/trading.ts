import type { Fixed } from '@warmoot/kernel';
import { figureOf, rowOf } from '../../figures/figures.js';
import type { Figure, FigureIndex, FigureRow } from '../../model/model.js';
import { NORMAL, type Rank } from '../../model/units.js';
import { bodyRow, bodyState, type Kind } from '../beginning/bodies.js';
import type { BattleSight } from '../model/battle.js';
import type { ChangedBody } from '../model/events.js';
import type { Swapping } from '../model/steps.js';
import { freeBodyKey } from '../units/names.js';
import { unitOf } from '../units/units.js';

/** What has come of trading places. */
export interface Traded {
  readonly ranks: readonly Rank[];
  readonly bodies: readonly ChangedBody[];
}

type Place = readonly [rank: number, slot: number];

const whoAt = (ranks: readonly Rank[], [rank, slot]: Place): FigureIndex => ranks[rank]?.slots[slot] ?? NORMAL;

const put = (ranks: readonly Rank[], [rank, slot]: Place, who: FigureIndex): readonly Rank[] =>
  ranks.map((one, nth) => (nth === rank ? { ...one, slots: one.slots.with(slot, who) } : one));

const kindOf = (sight: BattleSight, body: FigureIndex, count: number): Kind => ({
  row: rowOf(sight, body) as FigureRow,
  state: figureOf(sight, body) as Figure,
  count,
});

/**
 * WARBAND-UNIT-006, WARBAND-UNIT-014: the normal figures of a rank when one of another joins them. Ours: as at set-up, by what is
 * worst or commonest; a rank that had none before is what the newcomer is.
 */
const joined = (sight: BattleSight, rank: Fixed<Rank>, from: FigureIndex): ChangedBody | null => {
  const normals = rank.slots.filter((who) => who === NORMAL).length;
  const mixing = sight.given.options['warband.rankGear'];
  if (rank.body < 0) {
    const { roster, units } = sight.open;
    const name = units.find(({ ranks }) => ranks.some(({ body }) => body === from))?.name ?? '';
    const { row, state } = kindOf(sight, from, 1);
    return { figure: roster.length, row: { ...row, name: freeBodyKey(sight, name) }, state: { ...state } };
  }
  const kinds = [...(normals > 0 ? [kindOf(sight, rank.body, normals)] : []), kindOf(sight, from, 1)];
  const { name, group } = rowOf(sight, rank.body);
  const own = figureOf(sight, rank.body);
  const { opening, melee, wholeRound } = own;
  const mixed = bodyState(kinds, mixing);
  // WARBAND-ACTION-014: what the rank loads or looks for may lie in another place now, or be none of its things any more.
  const sought = own.items[own.seeks]?.item;
  const seeks = mixed.items.findIndex(({ item }) => item === sought);
  const state = { ...mixed, opening, melee, wholeRound, seeks };
  const row = bodyRow(kinds, mixing, { name, group });
  const same = JSON.stringify([row, state]) === JSON.stringify([rowOf(sight, rank.body), own]);
  return same ? null : { figure: rank.body, row, state };
};

/** Marks normal figures in a place that have had their move, and have perhaps lost the rest of their round. */
const marked = (ranks: readonly Rank[], [rank, slot]: Place, isIdle: boolean): readonly Rank[] =>
  ranks.map((one, nth) =>
    nth !== rank || one.slots[slot] !== NORMAL
      ? one
      : { ...one, swapped: one.swapped + 1, idle: one.idle + (isIdle ? 1 : 0) },
  );

/** WARBAND-LINE-013: where the lowest HP is less now, what is a whole figure is applied when the phase ends. */
const shortOf = (rank: Rank, bodies: readonly ChangedBody[]): Rank => {
  const hp = bodies.find(({ figure }) => figure === rank.body)?.state.mostHp;
  if (hp === undefined || rank.damage < hp) return rank;
  return { ...rank, damage: hp - 1, struck: rank.struck + rank.damage - hp + 1 };
};

/** WARBAND-BMOVE-006 to WARBAND-BMOVE-008: how a unit's ranks stand after two have tried to trade places. */
export const tradedIn = (
  sight: BattleSight,
  { unit, from, to }: Swapping,
  { trades, loses }: { readonly trades: boolean; readonly loses: boolean },
): Traded => {
  const before = unitOf(sight, unit).ranks as readonly Rank[];
  const after = (ranks: readonly Rank[]): readonly Rank[] => marked(marked(ranks, from, loses), to, loses);
  if (!trades) return { ranks: after(before), bodies: [] };
  const [one, other] = [whoAt(before, from), whoAt(before, to)];
  const ranks = put(put(before, from, other), to, one);
  const bodies: ChangedBody[] = [];
  /** A normal figure comes to a place from the rank of another. */
  const comes = (place: Place, who: FigureIndex, home: Place): void => {
    const [rank, source] = [before[place[0]] as Rank, before[home[0]] as Rank];
    // Of two normal figures that trade places both ranks stay as many; who goes is no more among those who stay.
    const changed = who === NORMAL && source.body !== rank.body ? joined(sight, rank, source.body) : null;
    if (changed !== null) bodies.push(changed);
  };
  comes(from, other, to);
  comes(to, one, from);
  const withBodies = ranks.map((rank, nth) => {
    const created = bodies.find(({ figure }) => figure === sight.open.roster.length);
    const isNew = rank.body < 0 && rank.slots.includes(NORMAL) && (nth === from[0] || nth === to[0]);
    return isNew && created !== undefined ? { ...rank, body: created.figure } : rank;
  });
  return { ranks: after(withBodies.map((rank) => shortOf(rank, bodies))), bodies };
};
