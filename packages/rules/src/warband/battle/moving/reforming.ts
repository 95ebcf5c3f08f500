import { brokenRule, type Fixed, type Refusal } from '@warmoot/kernel';
import { figureOf, rowOf } from '../../figures/figures.js';
import { figuresIn, normalsIn } from '../../formations/standing.js';
import type { Figure, FigureIndex, FigureRow } from '../../model/model.js';
import { type FormationIndex, NORMAL, type Rank, type Unit } from '../../model/units.js';
import { FRESH_RANK } from '../beginning/states.js';
import type { BattleSight } from '../model/battle.js';
import { MOST_IN_RANK, MOST_RANKS } from '../model/setup.js';
import { freeBodyKey } from '../units/names.js';
import { unitOf } from '../units/units.js';

/** A body that a new rank needs: a row of the roster, and how it is. */
export interface AddedBody {
  readonly row: FigureRow;
  readonly figure: Figure;
}

export interface Reformed {
  readonly ranks: readonly Rank[];
  readonly added: readonly AddedBody[];
}

/** WARBAND-UNIT-004, WARBAND-UNIT-008: how many stand in each rank if there are to be so many: full ranks from the front, the rest in the last; null where that cannot be. */
export const sizesIn = (figures: number, ranks: number): readonly number[] | null => {
  const abreast = Math.ceil(figures / ranks);
  const last = figures - abreast * (ranks - 1);
  if (ranks < 1 || ranks > MOST_RANKS || abreast > MOST_IN_RANK || last < 1) return null;
  return [...new Array<number>(ranks - 1).fill(abreast), last];
};

/** What tells normal figures of one kind from another. */
const kindOf = (sight: BattleSight, body: FigureIndex): string => {
  const { armour, capture, death, agility, vigor, finesse, size, grade, flags, spells, aim } = rowOf(sight, body);
  const { might, mostHp, attacks, mounted, items } = figureOf(sight, body);
  const things = items.map(({ item, kept, loaded }) => [item, kept, loaded]);
  return JSON.stringify([
    [armour, capture, death, agility, vigor, finesse, size, grade, flags, spells, aim],
    [might, mostHp, attacks, mounted, things],
  ]);
};

const bodiesOf = ({ ranks }: Pick<Fixed<Unit>, 'ranks'>): readonly FigureIndex[] =>
  ranks.flatMap((rank) => (normalsIn(rank) > 0 ? [rank.body] : []));

/** A body like another, for a rank that the unit has not had. */
const addedBody = (
  sight: BattleSight,
  unit: FormationIndex,
  like: FigureIndex,
  added: readonly AddedBody[],
): AddedBody => {
  const taken = added.map(({ row }) => row.name);
  return {
    row: { ...(rowOf(sight, like) as FigureRow), name: freeBodyKey(sight, unitOf(sight, unit).name, taken) },
    figure: { ...(figureOf(sight, like) as Figure) },
  };
};

/** WARBAND-TACTIC-032: a unit in another number of ranks: its figures in their order, from the front and the left. */
export const reformedInto = (sight: BattleSight, unit: FormationIndex, count: number): Reformed | null => {
  const { ranks } = unitOf(sight, unit);
  const sizes = sizesIn(figuresIn({ ranks }), count);
  if (sizes === null) return null;
  const all = ranks.flatMap(({ slots }) => slots);
  const bodies = [...bodiesOf({ ranks })];
  const added: AddedBody[] = [];
  const marked = markedOn(sight, ranks, sizes.length);
  let from = 0;
  const into = sizes.map((size, nth): Rank => {
    const slots = all.slice(from, from + size);
    from += size;
    const body = slots.includes(NORMAL) ? bodyFor(sight, unit, bodies, added) : -1;
    const lit = ranks[nth]?.lit ?? ranks.some((rank) => rank.lit);
    return { ...FRESH_RANK, body, slots, ...(marked[nth] as Marked), lit };
  });
  return { ranks: into, added };
};

const bodyFor = (sight: BattleSight, unit: FormationIndex, free: FigureIndex[], added: AddedBody[]): FigureIndex => {
  const [like] = bodiesOf(unitOf(sight, unit));
  const known = free.shift();
  if (known !== undefined) return known;
  added.push(addedBody(sight, unit, like as FigureIndex, added));
  return sight.open.roster.length + added.length - 1;
};

type Marked = Pick<Rank, 'damage' | 'struck' | 'hits'>;

/**
 * WARBAND-LINE-027, WARBAND-LINE-034: points stay with the ranks, those of this Opening too. Where ranks are merged, what is a whole
 * figure together is applied with the others when the phase ends.
 */
const markedOn = (sight: BattleSight, ranks: readonly Fixed<Rank>[], count: number): readonly Marked[] => {
  const into = Array.from({ length: count }, (): Marked => ({ damage: 0, struck: 0, hits: [] }));
  ranks.forEach(({ damage, struck, hits, body }, nth) => {
    const rank = Math.min(nth, count - 1);
    const before = into[rank] as Marked;
    const most = body < 0 ? 0 : figureOf(sight, body).mostHp - 1;
    const all = before.damage + damage;
    const short = Math.min(most, all);
    into[rank] = { damage: short, struck: before.struck + struck + all - short, hits: [...before.hits, ...hits] };
  });
  return into;
};

/** WARBAND-TACTIC-032: why a unit cannot stand in so many ranks; null where it can. */
export const ranksFault = (sight: BattleSight, unit: FormationIndex, count: number): Refusal | null => {
  const one = unitOf(sight, unit);
  const facts = { figure: one.name, ranks: count };
  if (count === one.ranks.length || sizesIn(figuresIn(one), count) === null)
    return brokenRule('WARBAND-TACTIC-032', 'warband.notSoManyRanks', facts);
  const kinds = new Set(bodiesOf(one).map((body) => kindOf(sight, body)));
  return kinds.size > 1 ? brokenRule('WARBAND-UNIT-006', 'warband.ranksUnlike', facts) : null;
};
