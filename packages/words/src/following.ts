import {
  copyJson,
  type Heard,
  type Json,
  type PlayedScene,
  type Run,
  type SceneTypes,
  type SeatId,
  type Sight,
  sameJson,
  sceneAt,
} from '@warmoot/kernel';
import type { Hearer, Owns } from './catalogue/words.js';
import { ownsOf, sightOf } from './place.js';

/** The scene before and after an entry. */
interface Passage {
  readonly before: Run<SceneTypes> | null;
  readonly after: Run<SceneTypes>;
}

/** The facts between which an event is told: those before it and those after it. */
interface Between {
  readonly sight: Sight<SceneTypes>;
  readonly was: Sight<SceneTypes>;
  /** What those who listen knew for themselves before it. */
  readonly owns: Owns;
}

/** Follows the open facts of a scene, and of those inside it, through the events of an entry, one by one. */
export class Follower {
  private readonly passage: Passage;
  private readonly hearer: Hearer;
  /** By depth, as far as events have come; null where the scene has only begun. */
  private readonly open = new Map<number, SceneTypes['open'] | null>();
  private readonly owns = new Map<number, Owns>();

  constructor(passage: Passage, hearer: Hearer) {
    this.passage = passage;
    this.hearer = hearer;
  }

  /** Where a scene stood before the entry; null where it has only begun. */
  private begunAt(depth: number, { state: { given } }: PlayedScene): PlayedScene | null {
    const { before } = this.passage;
    const begun = before === null ? null : sceneAt(before, depth);
    // A scene may have ended inside another, and the next begun, in one entry.
    return begun === null || (depth > 0 && !sameJson(begun.state.given, given)) ? null : begun;
  }

  private openAt(depth: number, place: PlayedScene): SceneTypes['open'] | null {
    const known = this.open.get(depth);
    if (known !== undefined) return known;
    const begun = this.begunAt(depth, place);
    return begun === null ? null : (copyJson(begun.state.open as Json) as SceneTypes['open']);
  }

  private ownsAt(depth: number, place: PlayedScene): Owns {
    return this.owns.get(depth) ?? ownsOf(this.begunAt(depth, place) ?? place, this.hearer);
  }

  /** What those who listen know for themselves after they were told something. */
  private told(depth: number, { rules }: PlayedScene, owns: Owns, { event, to }: Heard): void {
    const seats = (to ?? []).filter((seat) => Object.hasOwn(owns, seat));
    if (seats.length === 0) return;
    const now = { ...owns };
    for (const seat of seats) {
      const own = copyJson(owns[seat] as Json);
      rules.evolveOwn(own, event);
      now[seat] = own as Owns[string];
    }
    this.owns.set(depth, now);
  }

  /** The seats that alone may know of a scene inside; null where all may. */
  private knowersOf(depth: number): readonly SeatId[] | null {
    const { before, after } = this.passage;
    const run = sceneAt(after, depth) === null && before !== null ? before : after;
    for (let around = depth - 1; around >= 0; around--) {
      const few = sceneAt(run, around)?.state.agenda.at(-1)?.seenBy;
      if (few !== undefined) return few;
    }
    return null;
  }

  /** Whether all who know of the scene hear it: then it changes what lies open there, though not all may hear it. */
  private isOpen({ depth, to }: Heard): boolean {
    if (to === null) return true;
    const few = this.knowersOf(depth);
    return few !== null && few.length === to.length && few.every((seat) => to.includes(seat));
  }

  /** Takes in an event; null where its scene is not known any more. */
  next(heard: Heard): Between | null {
    const { depth, event } = heard;
    const { before, after } = this.passage;
    const place = sceneAt(after, depth) ?? (before === null ? null : sceneAt(before, depth));
    if (place === null) return null;
    const sight = sightOf(place);
    const open = this.openAt(depth, place);
    this.open.set(depth, open);
    const owns = this.ownsAt(depth, place);
    if (open === null) return { sight, was: sight, owns };
    const was = { ...sight, open } as Sight<SceneTypes>;
    if (!this.isOpen(heard)) {
      this.told(depth, place, owns, heard);
      return { sight: was, was, owns };
    }
    const now = copyJson(open as Json) as SceneTypes['open'];
    place.rules.evolve(now, event);
    this.open.set(depth, now);
    return { sight: { ...sight, open: now } as Sight<SceneTypes>, was, owns };
  }
}
