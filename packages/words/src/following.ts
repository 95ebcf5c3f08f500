import {
  copyJson,
  type Heard,
  type Json,
  type PlayedScene,
  type Run,
  type SceneTypes,
  type Sight,
  sameJson,
  sceneAt,
} from '@warmoot/kernel';
import { sightOf } from './place.js';

/** The scene before and after an entry. */
interface Passage {
  readonly before: Run<SceneTypes> | null;
  readonly after: Run<SceneTypes>;
}

/** The facts between which an event is told: those before it and those after it. */
interface Between {
  readonly sight: Sight<SceneTypes>;
  readonly was: Sight<SceneTypes>;
}

/** Follows the open facts of a scene, and of those inside it, through the events of an entry, one by one. */
export class Follower {
  private readonly passage: Passage;
  /** By depth, as far as events have come; null where the scene has only begun. */
  private readonly open = new Map<number, SceneTypes['open'] | null>();

  constructor(passage: Passage) {
    this.passage = passage;
  }

  private openAt(depth: number, { state: { given } }: PlayedScene): SceneTypes['open'] | null {
    const known = this.open.get(depth);
    if (known !== undefined) return known;
    const { before } = this.passage;
    const begun = before === null ? null : sceneAt(before, depth);
    // A scene may have ended inside another, and the next begun, in one entry.
    const isAnother = begun === null || (depth > 0 && !sameJson(begun.state.given, given));
    return isAnother ? null : (copyJson(begun.state.open as Json) as SceneTypes['open']);
  }

  /** Takes in an event; null where its scene is not known any more. */
  next({ depth, event, to }: Heard): Between | null {
    const { before, after } = this.passage;
    const place = sceneAt(after, depth) ?? (before === null ? null : sceneAt(before, depth));
    if (place === null) return null;
    const sight = sightOf(place);
    const open = this.openAt(depth, place);
    this.open.set(depth, open);
    if (open === null) return { sight, was: sight };
    const was = { ...sight, open } as Sight<SceneTypes>;
    if (to !== null) return { sight: was, was };
    const now = copyJson(open as Json) as SceneTypes['open'];
    place.rules.evolve(now, event);
    this.open.set(depth, now);
    return { sight: { ...sight, open: now } as Sight<SceneTypes>, was };
  }
}
