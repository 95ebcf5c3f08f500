import type { sortie } from '@warmoot/rules';
import { signed, type Words } from '@warmoot/words';
import { type Choice, type Kind, type SortieView, subject, type Unit, unitNamed } from '../model.js';
import type { LinesWords } from './words.js';

type Order = sortie.Order;

/** A choice of the step of orders as the order that it will be; null where it is none. */
export const orderIn = (units: readonly Unit[], choice: Choice | null): Order | null => {
  if (choice === null) return null;
  const index = (key: string): number => unitNamed(units, key)?.index ?? -1;
  switch (choice.choose) {
    case 'engage':
    case 'shoot':
      return { order: choice.choose, target: index(choice.target) };
    case 'close':
      return { order: 'close', target: index(choice.target), halfMoves: choice.halfMoves };
    case 'fallBack':
      return { order: 'fallBack', halfMoves: choice.halfMoves };
    case 'stand':
      return { order: 'stand' };
    case 'take':
      return { order: 'take', target: index(choice.target), fate: choice.fate };
    case 'join':
      return { order: 'join', friend: index(choice.friend), leads: null };
    case 'split':
      return { order: 'split', heads: choice.heads, commander: choice.commander };
    default:
      return null;
  }
};

/** "engages Dorrow riders": what a unit does by an order. */
export const orderText = (t: LinesWords, units: readonly Unit[], unit: Unit, order: Order): string => {
  const who = subject(unit);
  const called = (index: number): string => units[index]?.called ?? '';
  const { does } = t;
  switch (order.order) {
    case 'engage':
    case 'shoot':
      return does[order.order]({ who, target: called(order.target) });
    case 'close':
      return does.close({ who, target: called(order.target), n: order.halfMoves });
    case 'fallBack':
      return does.fallBack({ who, n: order.halfMoves });
    case 'stand':
      return does.stand({ who });
    case 'take':
      return does[order.fate]({ who, target: called(order.target) });
    case 'join':
      return does.join({ who, target: called(order.friend) });
    case 'split':
      return does.split({ who, n: order.heads });
  }
};

/** How many fight a unit without that it ordered it. */
const besetBy = ({ open }: Pick<SortieView, 'open'>, { index }: Unit): number =>
  open.meetings.filter(({ a, b, openedBy }) => (a === index || b === index) && !openedBy.includes(index)).length;

/** What a unit does in this round: its order, and who has come upon it; null before orders are shown. */
export const doingText = (t: LinesWords, view: SortieView, units: readonly Unit[], unit: Unit): string | null => {
  if (unit.order === null) return null;
  const n = besetBy(view, unit);
  const what = orderText(t, units, unit, unit.order);
  if (n === 0) return what;
  const { order } = unit.order;
  return order === 'engage' || order === 'stand' ? t.withMore({ what, more: t.beset({ n }) }) : t.orderLost({ n });
};

const oneKind = (t: LinesWords, { mount, weight, archers }: Kind): string =>
  archers ? t.archers[mount] : t.kinds[mount][weight];

/** "Heavy infantry": what a unit is, by the first of its kinds where units have joined. */
export const kindText = (t: LinesWords, { kinds }: Pick<Unit, 'kinds'>): string => {
  const [first, ...rest] = kinds.map((kind) => oneKind(t, kind));
  if (first === undefined) return '';
  return rest.some((kind) => kind !== first) ? t.mixed({ kind: first }) : first;
};

/** Where a unit stands out of the battle, in a word; null while it takes part. */
export const fateText = (t: LinesWords, { fate, goneIn }: Unit): string | null => {
  if (fate === 'here') return null;
  const word = t.fates[fate];
  return goneIn > 0 ? t.goneIn({ fate: word, round: goneIn }) : word;
};

/** "+4", "−1", "0": dice in hand. */
export const handText = (n: number): string => (n === 0 ? '0' : signed(n));

/** A unit in a sentence: what it is, what it has, how it stands and what it does. */
export const unitSpoken = (
  words: Words,
  t: LinesWords,
  view: SortieView,
  units: readonly Unit[],
  unit: Unit,
  planned: Order | null,
): string => {
  const fate = fateText(t, unit);
  const names = unit.flankedBy.map((by) => units[by]?.called ?? '');
  const states = fate !== null ? [fate] : names.length > 0 ? [t.flankedBy({ names })] : [];
  const own = fate === null ? doingText(t, view, units, unit) : null;
  const plan = fate !== null || planned === null ? null : t.planned({ what: orderText(t, units, unit, planned) });
  const more = (text: string | null): string => (text === null ? '' : t.andState({ state: text }));
  return t.unitSpoken({
    who: unit.called,
    kind: t.kindHeads({ kind: kindText(t, unit), heads: unit.heads }),
    dice: words.sortie.hand(unit.floating),
    states: states.map(more).join(''),
    does: `${more(own)}${more(plan)}`,
  });
};
