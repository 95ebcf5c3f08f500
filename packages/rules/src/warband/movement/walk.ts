import { counted, type Fixed } from '@warmoot/kernel';
import { engagersOf, figureOf, isHeld, sideOf } from '../figures/figures.js';
import { allowanceOf, speedOf } from '../figures/speed.js';
import { costsAll, type Way } from '../ground/paths.js';
import { apart, reachAll } from '../ground/spaces.js';
import type { Field, Figure, FigureIndex, SpaceIndex } from '../model/model.js';
import type { SkirmishSight } from '../model/skirmish.js';

/** What is in a space, as far as it hinders a walk. */
export const NOBODY = 0;
const LYING = 1;
export const STANDING = 2;

/** Why a unit in formation cannot take a step, whatever keeps its middle from it. */
export type FormedFault = 'ahead' | 'noRoom' | 'unit' | 'wall' | 'corner';

/** What binds a unit in formation besides: its walk is that of the middle of its front rank. */
export interface Formed {
  /** Why it cannot take a step that no wall forbids to its middle; null where it can. */
  readonly fault: (at: SpaceIndex, way: Way) => FormedFault | null;
  /** Whether it can step off the map from where its middle is. */
  readonly leaves: (at: SpaceIndex) => boolean;
}

/** A figure, or a unit in formation, about to walk, with all that its steps hang on: looked up once, for walks look at many spaces. */
export interface Walk {
  readonly field: Fixed<Field>;
  readonly start: SpaceIndex;
  /** What the walk may cost. */
  readonly allowance: number;
  /** WARBAND-MOVE-017: what it costs to enter each space. */
  readonly costs: Uint8Array;
  /** WARBAND-MOVE-018: whether one step is allowed whatever it costs. */
  readonly firstStepFree: boolean;
  /** WARBAND-MOVE-024: whether it may leave the map. */
  readonly mayLeave: boolean;
  /** By space: whether a foe lies or stands there. */
  readonly foes: Uint8Array;
  /** By space: whether an ally is there. */
  readonly allies: Uint8Array;
  /** By space: which foes engage whoever stands there, each one bit by its place among the foes. */
  readonly reach: Int32Array;
  /** WARBAND-MOVE-029: of a retreat, how far each of those is that engaged it at the start; null of any other walk. */
  readonly from: readonly ((at: SpaceIndex) => number)[] | null;
  /** Null of a single figure. */
  readonly formed: Formed | null;
}

export type WalkKind = 'move' | 'retreat' | 'rise';

/** WARBAND-MOD-011: what rising costs. */
const RISING = 2;

const allowed = (sight: SkirmishSight, figure: FigureIndex, kind: WalkKind): number => {
  if (kind === 'rise') return Math.max(0, allowanceOf(sight, figure) - RISING);
  // WARBAND-MOVE-026: out of melee no farther than the speed; WARBAND-MORALE-025: outside it a retreat may be longer.
  if (kind === 'retreat' && engagersOf(sight, figure).length > 0) return counted(speedOf(sight, figure)).total;
  return allowanceOf(sight, figure);
};

const farFrom =
  (field: Fixed<Field>, foe: SpaceIndex) =>
  (at: SpaceIndex): number =>
    apart(field, foe, at);

/** How a figure walks. `alone`: allies are not looked at, for they may walk before it does. */
export const walkOf = (
  sight: SkirmishSight,
  figure: FigureIndex,
  kind: WalkKind,
  { alone = false }: { readonly alone?: boolean } = {},
): Walk => {
  const { field } = sight.given;
  const { at: start, beganFree } = figureOf(sight, figure);
  const size = field.walls.length;
  const [foes, allies, reach] = [new Uint8Array(size), new Uint8Array(size), new Int32Array(size)];
  const within = reachAll(field);
  const side = sideOf(sight, figure);
  const { figures, roster } = sight.open;
  let bit = 1;
  for (let other = 0; other < figures.length; other++) {
    const { fate, at, prone } = figures[other] as Fixed<Figure>;
    if (fate !== 'fighting' || at < 0 || other === figure) continue;
    if (roster[other]?.side === side) {
      if (!alone) allies[at] = 1;
      continue;
    }
    foes[at] = prone && foes[at] !== STANDING ? LYING : STANDING;
    // WARBAND-GRID-004: who is held engages nobody, and so binds nobody.
    if (isHeld(sight, other)) continue;
    reach[at] = (reach[at] as number) | bit;
    for (const near of within[at] as readonly SpaceIndex[]) reach[near] = (reach[near] as number) | bit;
    bit <<= 1;
  }
  return {
    field,
    start,
    allowance: allowed(sight, figure, kind),
    costs: costsAll(field),
    firstStepFree: kind !== 'rise',
    mayLeave: beganFree || kind === 'retreat',
    foes,
    allies,
    reach,
    from: kind === 'retreat' ? engagersOf(sight, figure).map((foe) => farFrom(field, figureOf(sight, foe).at)) : null,
    formed: null,
  };
};
