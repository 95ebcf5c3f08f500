import { kindOf } from '@warmoot/rules';
import { type ComponentType, lazy, type ReactNode } from 'react';
import { useSpoken } from '../../words/speech.js';
import type { SceneProps } from '../contract.js';
import { PlainScene } from '../plain/PlainScene.js';
import { InnerScene } from '../shared/InnerScene.js';
import type { MarchView } from './model.js';
import { Road } from './Road.js';
import { DatedContext } from './telling.js';
import { MARCH } from './words.js';

/** SAGA-MOVE-036 knows four kinds of scene inside a march. */
const DRAWINGS: Readonly<Record<string, ComponentType<SceneProps>>> = {
  chase: lazy(async () => ({ default: (await import('../chase/ChaseScene.js')).ChaseScene })),
  duel: lazy(async () => ({ default: (await import('../duel/DuelScene.js')).DuelScene })),
  battle: lazy(async () => ({ default: (await import('../battle/BattleScene.js')).BattleScene })),
  discussion: lazy(async () => ({ default: (await import('../discussion/DiscussionScene.js')).DiscussionScene })),
};

/** What is played inside a march: a pursuit, a fight, a battle or a parley, each drawn as it always is. */
const Inner = (props: SceneProps & { readonly scene: string }) => {
  const { t } = useSpoken(MARCH);
  const view = props.view as unknown as MarchView;
  const kind = kindOf(props.scene);
  const tab = t.innerTab[kind in t.innerTab ? (kind as 'duel') : 'other'];
  return (
    <InnerScene
      {...props}
      drawing={DRAWINGS[kind] ?? PlainScene}
      outer={Road}
      texts={{
        inside: t.inside({ roads: view.given.roads.name }),
        tabs: t.insideTabs,
        inner: { long: tab, short: tab },
        yours: { long: t.innerYours, short: t.innerYours },
        outer: { long: t.marchTab, short: t.marchShort },
      }}
    />
  );
};

/** A march: the roads at the left with the days below them, what is to be sealed at the right. */
export const MarchScene = (props: SceneProps) => {
  const view = props.view as unknown as MarchView;
  const scene = (): ReactNode => {
    if (view.inner !== null) return <Inner {...props} scene={view.inner.scene} />;
    // SAGA-MOVE-049: where the table judges, there is no more to it than its words.
    return view.given.options['saga.move.rules'] === 'freeForm' ? <PlainScene {...props} /> : <Road {...props} />;
  };
  return <DatedContext value={props.dated ?? null}>{scene()}</DatedContext>;
};
