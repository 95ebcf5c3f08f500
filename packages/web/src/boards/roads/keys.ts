import { saga } from '@warmoot/rules';

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';
const ARROWS: Readonly<Record<Arrow, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** What a key does on a map of roads. */
export type RoadsKey =
  | { readonly does: 'go'; readonly to: string }
  | { readonly does: 'pick' }
  | { readonly does: 'odds' }
  | { readonly does: 'read' };

export interface Keyed {
  readonly map: saga.roads.Roads;
  readonly you: string | null;
  readonly goal: string | null;
  /** Where the parties are that one knows of, in order. */
  readonly parties: readonly string[];
}

/** The span to which the way leads that lies nearest to the arrow; where none lies that way, one stays. */
const along = (map: saga.roads.Roads, at: string, [dx, dy]: readonly [number, number]): string => {
  const here = saga.roads.spanOf(map, at);
  let best = { to: at, worth: 0.35 };
  for (const to of saga.roads.neighboursOf(map, at)) {
    const there = saga.roads.spanOf(map, to);
    const length = Math.hypot(there.x - here.x, there.y - here.y) || 1;
    const worth = ((there.x - here.x) * dx + (there.y - here.y) * dy) / length;
    if (worth > best.worth) best = { to, worth };
  }
  return best.to;
};

const nextOf = (all: readonly string[], at: string, by: 1 | -1): string => {
  if (all.length === 0) return at;
  const now = all.indexOf(at);
  if (now < 0) return (by === 1 ? all[0] : all.at(-1)) as string;
  return all[(now + by + all.length) % all.length] as string;
};

export const roadsKey = ({ map, you, goal, parties }: Keyed, at: string, key: string): RoadsKey | null => {
  if (key in ARROWS) return { does: 'go', to: along(map, at, ARROWS[key as Arrow]) };
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case 'Home':
      return { does: 'go', to: you ?? at };
    case 'End':
      return { does: 'go', to: goal ?? at };
    case 'n':
      return { does: 'go', to: nextOf(parties, at, 1) };
    case 'p':
      return { does: 'go', to: nextOf(parties, at, -1) };
    case 'Enter':
    case ' ':
      return { does: 'pick' };
    case 'o':
      return { does: 'odds' };
    case 'r':
      return { does: 'read' };
    default:
      return null;
  }
};
