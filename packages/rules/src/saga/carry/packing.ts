import { boundsOf, type Hopeless, type Radix, radixOf } from './bounds.js';
import { byFirstSpace, closedSpaces, freeCount, type Kind, kindsOf, type Placement, type Puzzle } from './puzzle.js';
import { type Flipping, type Picture, type Pose, posed, posesOf, type Spot } from './shapes.js';
import { firstFree } from './spaces.js';
import { Visited } from './visited.js';

/** A spot for each picture of a puzzle, or that there is none; `bound` where that is not settled yet. */
export type Solution =
  | { readonly result: 'found'; readonly spots: readonly Spot[] }
  | { readonly result: 'impossible'; readonly why: 'area' | 'search' }
  | { readonly result: 'bound' };

/** How a picture must lie to look like this. */
const poseLooking = (look: Picture, picture: Picture, flipping: Flipping): Pose =>
  posesOf(picture, flipping).find((pose) => posed(picture, pose).join('/') === look.join('/')) as Pose;

/** A position on the way: the ways to go on from it, and how far they have been tried. */
interface Frame {
  readonly low: number;
  readonly high: number;
  readonly ways: readonly Placement[];
  next: number;
  /** What was laid down to get further; null is a space left empty. */
  taken: Placement | null;
}

/**
 * An exact search. The first free space is covered by some object or stays empty: every way is tried, each position
 * once. It can be run for some steps and then for some more.
 */
export class Packing {
  private readonly puzzle: Puzzle;
  private readonly kinds: readonly Kind[];
  private readonly ways: readonly (readonly Placement[])[];
  private readonly radix: Radix;
  private readonly isHopeless: Hopeless;
  private readonly visited = new Visited();
  private readonly counts: number[];
  private readonly frames: Frame[] = [];
  private left: number;
  private slack: number;
  private settled: Solution | null = null;
  /** Positions looked at so far. */
  steps = 0;

  constructor(puzzle: Puzzle) {
    const closed = closedSpaces(puzzle);
    this.puzzle = puzzle;
    this.kinds = kindsOf(puzzle);
    this.ways = byFirstSpace(this.kinds);
    this.radix = radixOf(this.kinds);
    this.isHopeless = boundsOf(this.radix);
    this.counts = this.kinds.map(({ members }) => members.length);
    this.left = this.kinds.reduce(
      (sum, { members }, at) => sum + members.length * (this.radix.weights[at] as number),
      0,
    );
    this.slack = freeCount(closed) - this.kinds.reduce((sum, { area, members }) => sum + area * members.length, 0);
    if (this.slack < 0) this.settled = { result: 'impossible', why: 'area' };
    else this.enter(closed.low, closed.high);
  }

  run(steps: number): Solution {
    const last = this.steps + steps;
    while (this.settled === null) {
      if (this.steps >= last) return { result: 'bound' };
      this.advance();
    }
    return this.settled;
  }

  /** Looks at a position: it may be the end, worth going on from, or not. */
  private enter(low: number, high: number): boolean {
    this.steps++;
    if (this.left === 0) {
      this.settled = { result: 'found', spots: this.spots() };
      return true;
    }
    if (!this.visited.add(low, high, this.left) || this.isHopeless(low, high, this.left, this.slack)) return false;
    const ways = this.ways[firstFree(low, high)] as readonly Placement[];
    this.frames.push({ low, high, ways, next: 0, taken: null });
    return true;
  }

  private advance(): void {
    const frame = this.frames.at(-1);
    if (frame === undefined) {
      this.settled = { result: 'impossible', why: 'search' };
      return;
    }
    const { low, high, ways } = frame;
    while (frame.next < ways.length) {
      const way = ways[frame.next++] as Placement;
      if ((way.low & low) !== 0 || (way.high & high) !== 0 || this.counts[way.kind] === 0) continue;
      this.lay(frame, way);
      if (!this.enter(low | way.low, high | way.high)) this.takeUp(frame);
      return;
    }
    if (frame.next === ways.length && this.slack > 0) {
      frame.next++;
      this.leaveEmpty(frame);
      return;
    }
    this.frames.pop();
    const before = this.frames.at(-1);
    if (before !== undefined) this.takeUp(before);
  }

  private lay(frame: Frame, way: Placement): void {
    frame.taken = way;
    this.counts[way.kind] = (this.counts[way.kind] as number) - 1;
    this.left -= this.radix.weights[way.kind] as number;
  }

  private leaveEmpty(frame: Frame): void {
    const space = firstFree(frame.low, frame.high);
    frame.taken = null;
    this.slack--;
    const isEntered =
      space < 32 ? this.enter(frame.low | (1 << space), frame.high) : this.enter(frame.low, frame.high | (1 << space));
    if (!isEntered) this.takeUp(frame);
  }

  private takeUp({ taken }: Frame): void {
    if (taken === null) {
      this.slack++;
      return;
    }
    this.counts[taken.kind] = (this.counts[taken.kind] as number) + 1;
    this.left += this.radix.weights[taken.kind] as number;
  }

  private spots(): readonly Spot[] {
    const { pictures, flipping } = this.puzzle;
    const members = this.kinds.map((kind) => [...kind.members]);
    const spots: Spot[] = [];
    for (const { taken } of this.frames) {
      if (taken === null) continue;
      const first = pictures[this.kinds[taken.kind]?.members[0] as number] as Picture;
      const member = members[taken.kind]?.shift() as number;
      const pose = poseLooking(posed(first, taken.spot), pictures[member] as Picture, flipping);
      spots[member] = { row: taken.spot.row, column: taken.spot.column, ...pose };
    }
    return spots;
  }
}
