import { type ComponentType, lazy } from 'react';
import { useSpoken } from '../../words/speech.js';
import type { SceneProps } from '../contract.js';
import { InnerScene } from '../shared/InnerScene.js';
import { FIELD } from './words.js';

/** A battle knows one kind of scene inside it. */
const Duel = lazy(async () => ({ default: (await import('../duel/DuelScene.js')).DuelScene }));

interface InnerDuelProps extends SceneProps {
  /** The field that waits. */
  readonly field: ComponentType<SceneProps>;
}

/** A duel in the middle of a battle: it is drawn as every duel is, and the field that waits is a tab away. */
export const InnerDuel = ({ field, ...props }: InnerDuelProps) => {
  const { t } = useSpoken(FIELD);
  return (
    <InnerScene
      {...props}
      drawing={Duel}
      outer={field}
      texts={{
        inside: t.inside,
        tabs: t.insideTabs,
        inner: { long: t.duelTab, short: t.duelShort },
        yours: { long: t.duelYours, short: t.yoursShort },
        outer: { long: t.fieldTab, short: t.fieldShort },
      }}
    />
  );
};
