import { approx, type Chance } from '@warmoot/kernel';
import type { saga } from '@warmoot/rules';
import { PAGE, wrapped } from '../lines.js';
import { nameOf } from './facts.js';
import type { PreviewWords } from './tellPreview.js';

const ROW_HEAD = 14;
const CELL = 8;
const MOST_COLUMNS = Math.floor((PAGE - ROW_HEAD) / CELL);

/** In whole percent. Only what is impossible shows 0, and only what is certain shows 100. */
const percent = (of: Chance): string => {
  if (of.ways === 0n) return '0';
  if (of.ways === of.of) return '100';
  return `${Math.min(99, Math.max(1, Math.round(approx(of) * 100)))}`;
};

const side = (foreseen: saga.duel.Foreseen | null): string => (foreseen === null ? '–' : percent(foreseen.strong));

const isChecked = (cells: readonly saga.duel.DuelCell[], whose: 'mine' | 'theirs'): boolean =>
  cells.some((cell) => cell[whose] !== null);

/** Acts that bring no throw are all alike in this table: the first of them stands for all. */
const shown = <A>(acts: readonly A[], checked: (at: number) => boolean): readonly number[] => {
  const all = acts.map((_, at) => at);
  const plain = all.filter((at) => !checked(at));
  return [...all.filter(checked), ...plain.slice(0, 1)];
};

const blocks = (all: readonly number[]): readonly (readonly number[])[] => {
  const count = Math.ceil(all.length / MOST_COLUMNS);
  const size = Math.ceil(all.length / Math.max(1, count));
  return Array.from({ length: count }, (_, i) => all.slice(i * size, (i + 1) * size));
};

/** By which defence each act is met. */
const metBy = (
  words: PreviewWords,
  sight: saga.duel.DuelSight,
  defender: number,
  acts: readonly saga.duel.ActChoice[],
  met: (at: number) => saga.duel.Foreseen | null,
): string => {
  const by = new Map<string, saga.duel.ActChoice['act'][]>();
  acts.forEach(({ act }, at) => {
    const defence = met(at)?.defence ?? null;
    if (defence === null) return;
    const name = words.defence(sight, defender, defence);
    by.set(name, [...(by.get(name) ?? []), act]);
  });
  return [...by]
    .map(([name, all]) => words.meets({ defence: name, acts: all.map((act) => words.names.acts[act]) }))
    .join('; ');
};

/** The table of my action against each of theirs, at most a page wide. */
export const tableLines = (
  words: PreviewWords,
  sight: saga.duel.DuelSight,
  table: saga.duel.DuelTable,
): readonly string[] => {
  const { me, foe, rows, columns, cells } = table;
  const [mine, theirs] = [nameOf(sight, me), nameOf(sight, foe)];
  const column = (at: number): readonly saga.duel.DuelCell[] => cells.map((row) => row[at] as saga.duel.DuelCell);
  const shownRows = shown(rows, (at) => isChecked(cells[at] ?? [], 'mine'));
  const shownColumns = shown(columns, (at) => isChecked(column(at), 'theirs'));
  const lines = blocks(shownColumns).flatMap((block) => {
    const head = block.map((at) => {
      const { act } = columns[at] as saga.duel.ActChoice;
      return (isChecked(column(at), 'theirs') ? words.heads[act] : words.noCheckHead).padStart(CELL);
    });
    const body = shownRows.map((row) => {
      const of = cells[row] ?? [];
      const { act } = rows[row] as saga.duel.ActChoice;
      const label = isChecked(of, 'mine') ? words.rows[act] : words.noCheckRow;
      const each = block.map((at) => `${side(of[at]?.mine ?? null)}:${side(of[at]?.theirs ?? null)}`.padStart(CELL));
      return `${label.padEnd(ROW_HEAD)}${each.join('')}`;
    });
    return [`${' '.repeat(ROW_HEAD)}${head.join('')}`, ...body, ''];
  });
  const notes = [
    words.legend({ mine, theirs }),
    `${theirs}: ${metBy(words, sight, foe, rows, (at) => cells[at]?.[0]?.mine ?? null)}.`,
    `${mine}: ${metBy(words, sight, me, columns, (at) => cells[0]?.[at]?.theirs ?? null)}.`,
    ...(sight.given.fighters[foe]?.locks === null ? [words.hidden({ theirs })] : []),
  ];
  return [...lines, ...notes.flatMap((note) => wrapped(note, PAGE, 2))];
};

const effectsOf = (
  words: PreviewWords,
  sight: saga.duel.DuelSight,
  { steps, events }: saga.duel.Effects,
  actor: number,
  victim: number,
): string => {
  const decided = steps.map((step) => words.step(sight, step, actor, victim));
  const placed = steps.some(({ step }) => step === 'place' || step === 'severity');
  const follows = events.map((event) => words.event(sight, event, actor, placed));
  return [...new Set([...decided, ...follows])].filter((sentence) => sentence !== '').join(' ');
};

/** The chances of an action against each defence, and what it does when it is strong or weak. */
export const foresightLines = (
  words: PreviewWords,
  sight: saga.duel.DuelSight,
  victim: number,
  { actor, met, strong, weak }: saga.duel.DuelForesight,
): readonly string[] => {
  if (met.length === 0) return [words.noThrow];
  return [
    ...met.map((one) =>
      words.chanceOf(one.defence === null ? null : words.defence(sight, victim, one.defence), one.strong),
    ),
    words.strong({ effects: effectsOf(words, sight, strong, actor, victim) }),
    words.weak({ effects: effectsOf(words, sight, weak, actor, victim) }),
  ];
};
