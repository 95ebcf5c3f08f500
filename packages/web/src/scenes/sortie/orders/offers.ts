import { sortie } from '@warmoot/rules';
import { refusalText, type Words } from '@warmoot/words';
import { apartOf, type Choice, isIn, type SortieRun, type SortieView, type Unit } from '../model.js';
import type { Open } from '../types.js';
import type { OrdersWords } from './words.js';

const WORDS = ['engage', 'shoot', 'take', 'close', 'fallBack', 'stand', 'join', 'split'] as const;
type Word = (typeof WORDS)[number];

/** An order without how far, how many and what becomes of whom: one row of the list. */
export interface OrderRow {
  readonly key: string;
  readonly title: string;
  readonly note: string;
  /** Every choice that is this order; none where it is closed. */
  readonly choices: readonly Choice[];
  /** Why it is closed, with its rule. */
  readonly closed: string | null;
}

interface Sight {
  readonly t: OrdersWords;
  readonly words: Words;
  readonly run: SortieRun;
  readonly view: SortieView;
  readonly units: readonly Unit[];
  readonly unit: Unit;
  readonly open: Open;
}

const nameIn = (choice: Choice): string =>
  'target' in choice ? choice.target : 'friend' in choice ? choice.friend : '';

/** The row that a choice belongs to. */
export const rowKey = (choice: Choice | null): string | null =>
  choice === null ? null : `${choice.choose} ${nameIn(choice)}`.trim();

/** An order of this word, to be told why it is closed. */
const tried = (word: Word, name: string): Choice => {
  switch (word) {
    case 'engage':
    case 'shoot':
      return { choose: word, target: name };
    case 'take':
      return { choose: 'take', target: name, fate: 'captured' };
    case 'close':
      return { choose: 'close', target: name, halfMoves: 1 };
    case 'fallBack':
      return { choose: 'fallBack', halfMoves: 1 };
    case 'stand':
      return { choose: 'stand' };
    case 'join':
      return { choose: 'join', friend: name };
    case 'split':
      return { choose: 'split', heads: 1, commander: 'stays' };
  }
};

const AIMED: ReadonlySet<Word> = new Set<Word>(['engage', 'shoot', 'take', 'close']);

/** What an open order means, in a line. */
const noteOf = ({ t, words, view, unit }: Sight, word: Word, other: Unit | null): string => {
  const { notes } = t;
  const n = other === null || word === 'join' ? 0 : apartOf(view, unit.index, other.index);
  switch (word) {
    case 'engage': {
      if (n === 0) return notes.contact;
      const open = other === null ? [] : sortie.mayOpenWith(view, unit.index, other.index);
      const [only] = open;
      return open.length === 1 && only !== undefined
        ? notes.onlyFrom({ n, maneuver: words.sortie.maneuvers[only] })
        : notes.anyFrom({ n });
    }
    case 'shoot':
      return notes.shoot({ n });
    case 'close': {
      if (n === 0) return notes.follow;
      const to = other === null ? n : sortie.closedTo(view, unit.index, other.index, 2);
      return notes.close({ from: n, to });
    }
    case 'split':
      return notes.split({ heads: unit.heads });
    default:
      return notes[word];
  }
};

const titleOf = ({ rows }: OrdersWords, word: Word, other: Unit | null): string => {
  const row = rows[word];
  return typeof row === 'string' ? row : row({ target: other?.called ?? '' });
};

/** Every order for the unit in hand: those that are open, and why the others are not. */
export const orderRows = (sight: Sight): readonly OrderRow[] => {
  const { t, words, run, units, unit, open } = sight;
  const enemies = units.filter((one) => one.side !== unit.side);
  const friends = units.filter((one) => one.side === unit.side && one !== unit && isIn(one));
  const closedBy = (choice: Choice): string | null => {
    const accepted = run.accepts(open.asked, choice as never);
    return accepted.ok ? null : refusalText(words, accepted.refusal);
  };
  const rowOf = (word: Word, other: Unit | null): OrderRow => {
    const choices = open.decision.choices.filter(
      (choice) => choice.choose === word && (other === null || nameIn(choice) === other.name),
    );
    const choice = tried(word, other?.name ?? '');
    // A number that is typed is not listed, and open all the same.
    const closed = choices.length > 0 ? null : closedBy(choice);
    return {
      key: `${word} ${other?.name ?? ''}`.trim(),
      title: titleOf(t, word, other),
      note: closed === null ? noteOf(sight, word, other) : '',
      choices: choices.length > 0 ? choices : closed === null ? [choice] : [],
      closed,
    };
  };
  return WORDS.flatMap((word): readonly OrderRow[] => {
    if (!AIMED.has(word) && word !== 'join') return [rowOf(word, null)];
    const others =
      word === 'join'
        ? friends
        : word === 'take'
          ? enemies.filter((one) => one.fate === 'finished')
          : enemies.filter(isIn);
    const rows = others.map((other) => rowOf(word, other));
    const [first] = rows;
    if (first === undefined || rows.some(({ closed }) => closed === null)) return rows;
    // Of what is closed to all of them one line says it.
    return [{ ...first, title: t.plain[word as keyof OrdersWords['plain']] }];
  });
};
