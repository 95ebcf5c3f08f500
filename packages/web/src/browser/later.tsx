import { type ComponentType, type FunctionComponent, use } from 'react';
import { known } from './known.js';

/** A part of the pages that is not in the first bundle. */
export interface Later<P> extends FunctionComponent<P> {
  /** Fetches it before it is drawn. It never fails: what could not be fetched is tried again when it is drawn. */
  readonly ahead: () => Promise<unknown>;
}

/**
 * A part that is fetched when it is first drawn, or ahead of that. Unlike `lazy`, one that is here already is drawn at
 * once: whatever is shown instead of a part, if only for a moment, React leaves standing for 300 ms.
 */
export const later = <P extends object>(load: () => Promise<ComponentType<P>>): Later<P> => {
  let asked: Promise<ComponentType<P>> | null = null;
  const fetch = (): Promise<ComponentType<P>> => {
    asked ??= known(load());
    return asked;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, where its module begins.
  const Part = (props: P) => {
    const Here = use(fetch());
    return <Here {...props} />;
  };
  return Object.assign(Part, {
    ahead: () =>
      fetch().catch(() => {
        asked = null;
      }),
  });
};
