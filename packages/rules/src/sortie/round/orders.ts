import { asksTogether, type Procedures, type Stream, shape } from '@warmoot/kernel';
import type { UnitIndex } from '../../war/indexes.js';
import { nameOf, sideOf, unitNamed, unitsOf } from '../../war/roster/roster.js';
import { otherSide } from '../../war/roster/sides.js';
import type { Order } from '../battle/model.js';
import type { OrderChoice, Sortie, SortieSight } from '../battle/sortie.js';
import { allHere, askedFor, isArchers, unitsHere } from '../battle/units.js';
import { isInRange, mayClose, mayEngage, mayTake, mostSplitOff, orderFault } from './orderBans.js';

const STAND: OrderChoice = { choose: 'stand' };
const FALL_BACK: readonly OrderChoice[] = [
  { choose: 'fallBack', halfMoves: 1 },
  { choose: 'fallBack', halfMoves: 2 },
];
const MOVES = [1, 2] as const;
const FATES = ['captured', 'killed'] as const;

/** SORTIE-COMBINE-010: in two halves, as the one division that is always listed. */
const halves = (sight: SortieSight, unit: UnitIndex): readonly OrderChoice[] => {
  const most = mostSplitOff(sight, unit);
  if (most < 1) return [];
  const heads = Math.floor((most + 1) / 2);
  const stays = { choose: 'split', heads, commander: 'stays' } as const;
  return sight.open.roster[unit]?.commander === null ? [stays] : [stays, { choose: 'split', heads, commander: 'goes' }];
};

/** SORTIE-ROUND-007: the orders that a unit may have. SORTIE-ROUND-003: it moves up to a full move. */
const ordersOf = (sight: SortieSight, unit: UnitIndex): readonly OrderChoice[] => {
  const side = sideOf(sight, unit);
  const listed: OrderChoice[] = [];
  const enemies = unitsHere(sight, otherSide(side));
  for (const enemy of enemies)
    if (mayEngage(sight, unit, enemy)) listed.push({ choose: 'engage', target: nameOf(sight, enemy) });
  if (isArchers(sight, unit))
    for (const enemy of enemies)
      if (isInRange(sight, unit, enemy)) listed.push({ choose: 'shoot', target: nameOf(sight, enemy) });
  for (const enemy of unitsOf(sight, otherSide(side)))
    if (mayClose(sight, unit, enemy))
      for (const halfMoves of MOVES) listed.push({ choose: 'close', target: nameOf(sight, enemy), halfMoves });
  listed.push(...FALL_BACK, STAND);
  for (let enemy = 0; enemy < sight.open.roster.length; enemy++) {
    if (sight.open.roster[enemy]?.side === side || !mayTake(sight, unit, enemy)) continue;
    for (const fate of FATES) listed.push({ choose: 'take', target: nameOf(sight, enemy), fate });
  }
  for (const friend of unitsHere(sight, side))
    if (friend !== unit) listed.push({ choose: 'join', friend: nameOf(sight, friend) });
  listed.push(...halves(sight, unit));
  return listed;
};

/** An order as the facts hold it. */
const readOrder = (sight: SortieSight, choice: OrderChoice): Order => {
  switch (choice.choose) {
    case 'engage':
    case 'shoot':
      return { order: choice.choose, target: unitNamed(sight, choice.target) };
    case 'close':
      return { order: 'close', target: unitNamed(sight, choice.target), halfMoves: choice.halfMoves };
    case 'fallBack':
      return { order: 'fallBack', halfMoves: choice.halfMoves };
    case 'stand':
      return { order: 'stand' };
    case 'take':
      return { order: 'take', target: unitNamed(sight, choice.target), fate: choice.fate };
    case 'join':
      return {
        order: 'join',
        friend: unitNamed(sight, choice.friend),
        leads: choice.leads === undefined ? null : unitNamed(sight, choice.leads),
      };
    case 'split':
      return { order: 'split', heads: choice.heads, commander: choice.commander };
  }
};

const oneOrTwo = shape.oneOf<1 | 2>(1, 2);

const orderShape = shape.union('choose', {
  engage: { target: shape.name },
  shoot: { target: shape.name },
  close: { target: shape.name, halfMoves: oneOrTwo },
  fallBack: { halfMoves: oneOrTwo },
  stand: {},
  take: { target: shape.name, fate: shape.oneOf(...FATES) },
  join: { friend: shape.name, leads: shape.optional(shape.name) },
  split: { heads: shape.integer(1, 1_000_000), commander: shape.withDefault(shape.oneOf('stays', 'goes'), 'stays') },
});

/** What random play thinks of first, so many times in four: to fight where it can, else to come nearer. */
const EAGER = 3;

/** An order at random: mostly one that leads to a fight, for armies that do anything at all hardly ever meet. */
const orderAtRandom = (sight: SortieSight, unit: UnitIndex, source: Stream): OrderChoice => {
  const enemies = unitsHere(sight, otherSide(sideOf(sight, unit)));
  if (source.below(4) < EAGER) {
    const enemy = enemies[source.below(enemies.length)] as UnitIndex;
    const target = nameOf(sight, enemy);
    if (mayEngage(sight, unit, enemy)) return { choose: 'engage', target };
    if (isArchers(sight, unit) && isInRange(sight, unit, enemy)) return { choose: 'shoot', target };
    return { choose: 'close', target, halfMoves: source.below(2) === 0 ? 1 : 2 };
  }
  const listed = ordersOf(sight, unit);
  const order = listed[source.below(listed.length)] as OrderChoice;
  if (order.choose !== 'split') return order;
  return { choose: 'split', heads: 1 + source.below(mostSplitOff(sight, unit)), commander: order.commander };
};

export const orderProcedures: Procedures<Sortie, 'orders'> = {
  // SORTIE-STATE-015, SORTIE-STATE-022: who is Finished or Destroyed does nothing any more. SORTIE-ROUND-007: one order for each unit in the battle, secret until all are given.
  orders: asksTogether({
    whom: (facts) => allHere(facts).map((unit) => askedFor(facts, unit)),
    answer: orderShape,
    choices: (view, _step, { as }): readonly OrderChoice[] => ordersOf(view, unitNamed(view, as)),
    refuses: (view, _step, order, { as }) => orderFault(view, unitNamed(view, as), order),
    others: (view, _step, { as }) => mostSplitOff(view, unitNamed(view, as)) > 1,
    sample: (view, _step, { as }, source): OrderChoice => orderAtRandom(view, unitNamed(view, as), source),
    then: (play, _step, answers) => {
      const orders: (Order | null)[] = play.open.orders.slice().fill(null);
      for (const { as, choice } of answers) orders[unitNamed(play, as)] = readOrder(play, choice);
      play.say({ event: 'ordered', orders });
    },
  }),
};
