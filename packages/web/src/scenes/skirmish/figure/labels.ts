import { middleOf, TURNS } from '../ground/geometry.js';
import type { Hp, Seen } from '../parts.js';
import { type Box, costOf, enlarged } from './boxes.js';

/** Where the name of a figure stands, and its plate of HP. Without a name where a flag names it already. */
export interface Label {
  readonly key: string;
  readonly name: { readonly x: number; readonly y: number; readonly anchor: 'start' | 'middle' | 'end' } | null;
  readonly plate: { readonly x: number; readonly y: number };
  /** Where it hangs on its figure: from there it is made larger on a large map. */
  readonly from: { readonly x: number; readonly y: number };
}

/** So many notches stand in one row at most, and so many rows. */
const IN_ROW = 8;
const ROWS = 3;

interface Notches {
  readonly full: number;
  readonly all: number;
  readonly inRow: number;
}

/** Notches that are drawn: beyond three rows each stands for more than one point. */
export const notchesOf = ({ left, most }: Hp): Notches => {
  const all = Math.min(Math.max(most, left, 1), IN_ROW * ROWS);
  const full = most <= all ? left : Math.ceil((left * all) / Math.max(most, left));
  return { full: Math.min(full, all), all, inRow: Math.ceil(all / Math.ceil(all / IN_ROW)) };
};

export const plateSize = (hp: Hp): { readonly wide: number; readonly high: number } => {
  const { all, inRow } = notchesOf(hp);
  return { wide: inRow * 6 + 5, high: Math.ceil(all / inRow) * 8.2 + 2.8 };
};

const NAME_HIGH = 17;
const nameWide = (name: string, acting: boolean): number => name.length * (acting ? 8.8 : 7.7) + 4;

/** How far a thing in hand reaches from the middle of the figure. */
const LONG: Readonly<Partial<Record<string, number>>> = {
  spear: 80,
  halberd: 80,
  greatsword: 68,
  sword: 56,
  javelin: 56,
  longbow: 50,
  shortbow: 50,
  crossbow: 50,
};

/** What a figure takes up itself: its body, and its weapon in two pieces. */
export const bodyOf = ({ at, facing, left, right, mounted, prone, out }: Seen): readonly Box[] => {
  const { x, y } = middleOf(at);
  const round = (cx: number, cy: number, half: number): Box => ({
    left: cx - half,
    top: cy - half,
    right: cx + half,
    bottom: cy + half,
  });
  if (out !== null || prone) return [round(x, y, 26)];
  const turn = (TURNS[facing] * Math.PI) / 180;
  const far = mounted ? 52 : Math.max(LONG[right ?? ''] ?? 34, LONG[left ?? ''] ?? 34);
  const along = (d: number, half: number): Box => round(x + Math.cos(turn) * d, y + Math.sin(turn) * d, half);
  return [round(x, y, 25), along(far * 0.6, 9), along(far - 8, 8), ...(mounted ? [along(-42, 10)] : [])];
};

interface Candidate {
  readonly label: Label;
  readonly box: Box;
}

const candidatesOf = (seen: Seen): readonly Candidate[] => {
  const { key, name, at, hp, acting, out } = seen;
  const { x, y } = middleOf(at);
  const { wide, high } = plateSize(hp);
  const text = nameWide(out === null ? name : `${name}, ${out}`, acting);
  const across = Math.max(wide, text);
  const plateHigh = out === null ? high : 0;
  const beside = (side: 1 | -1): Candidate => {
    const edge = x + side * 37;
    return {
      label: {
        key,
        name: { x: edge, y: y + 1, anchor: side === 1 ? 'start' : 'end' },
        plate: { x: side === 1 ? edge : edge - wide, y: y + 6.5 },
        from: { x: x + side * 30, y },
      },
      box: {
        left: side === 1 ? edge : edge - across,
        right: side === 1 ? edge + across : edge,
        top: y - 15,
        bottom: y + 8 + plateHigh,
      },
    };
  };
  const under: Candidate = {
    label: {
      key,
      name: { x, y: y + 27 + plateHigh + 12, anchor: 'middle' },
      plate: { x: x - wide / 2, y: y + 25.5 },
      from: { x, y: y + 25.5 },
    },
    box: { left: x - across / 2, right: x + across / 2, top: y + 25.5, bottom: y + 28 + plateHigh + NAME_HIGH },
  };
  const over: Candidate = {
    label: {
      key,
      name: { x, y: y - 31 - plateHigh, anchor: 'middle' },
      plate: { x: x - wide / 2, y: y - 27 - plateHigh },
      from: { x, y: y - 26 },
    },
    box: { left: x - across / 2, right: x + across / 2, top: y - 32 - plateHigh - NAME_HIGH + 3, bottom: y - 26 },
  };
  return [under, beside(1), beside(-1), over];
};

interface Lettered {
  readonly room: { readonly width: number; readonly height: number };
  readonly covered: readonly Box[];
  /** Who is named by a flag already. */
  readonly flagged: ReadonlySet<string>;
  /** How much larger than drawn letters are. */
  readonly letters: number;
}

/** Names and plates where they cover least, one figure after the other. */
export const labelsOf = (figures: readonly Seen[], { room, covered, flagged, letters }: Lettered): readonly Label[] => {
  const taken: Box[] = [...figures.flatMap(bodyOf), ...covered];
  return figures.map((seen) => {
    const { wide, high } = plateSize(seen.hp);
    const { x, y } = middleOf(seen.at);
    const from = { x: x + 29, y: y + 30 };
    if (flagged.has(seen.key))
      return { key: seen.key, name: null, plate: { x: from.x - wide, y: from.y - high }, from };
    const all = candidatesOf(seen).map((one) => ({ ...one, box: enlarged(one.box, one.label.from, letters) }));
    const cost = ({ box }: Candidate): number => costOf(box, taken, room);
    const best = all.reduce((a, b) => (cost(b) < cost(a) - 4 ? b : a));
    taken.push(best.box);
    return best.label;
  });
};
