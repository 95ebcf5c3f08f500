import type { Space } from '../model/model.js';
import { awaited, fightIn, offered, says, type Table } from './stage.js';

/** A path as tests write it: `5,5 6,5`. */
const along = (text: string): readonly Space[] =>
  text === ''
    ? []
    : text.split(' ').map((pair) => {
        const [x, y] = pair.split(',').map(Number);
        return { x: x as number, y: y as number };
      });

/** An act with a path. */
export const walk =
  (choose: string) =>
  (figure: string, path: string, more: object = {}): object => ({ choose, figure, path: along(path), ...more });

/** So many steps eastward from a space. */
export const east = (x: number, y: number, steps: number): string =>
  Array.from({ length: steps }, (_none, nth) => `${x + nth + 1},${y}`).join(' ');

/** A fight in the Opening; where the side without priority has nothing to announce, it has said so. */
export const opening = (stage: Parameters<typeof fightIn>[1], options: object = {}): Table => {
  const table = fightIn('opening', stage, options);
  return awaited(table).startsWith('announce') ? says(table, { choose: 'pass' }) : table;
};

interface Offer {
  readonly choose: string;
  readonly figure?: string;
  readonly path?: readonly Space[];
}

/** Where the listed paths of an act end. */
export const endsOffered = (table: Table, act: string, figure: string): readonly string[] =>
  (offered(table) as readonly Offer[]).flatMap(({ choose, figure: who, path }) => {
    const end = path?.at(-1);
    return choose === act && who === figure && end !== undefined ? [`${end.x},${end.y}`] : [];
  });

/** Somebody far away in a corner, so that there is a foe. */
export const FAR = [{ at: [22, 15] as const }];
