import { sceneRules } from '@warmoot/rules';
import { type SceneTelling, sceneTelling, type Words } from '@warmoot/words';
import { type RefObject, useEffect, useState } from 'react';
import { api } from '../../net/api.js';
import { passagesOf } from '../../net/replayed.js';
import { staysSealed } from '../../net/sealed.js';
import type { Sitting } from '../../net/sitting.js';
import { useCampaign } from '../useCampaign.js';

/** What a log adds to its chapter; null where it is not for this seat, undefined where it could not be had now. */
type Read = SceneTelling | null | undefined;

const known = new Map<string, Promise<Read>>();

/** One after the other: each log is played again here, and somebody is reading meanwhile. */
let last: Promise<unknown> = Promise.resolve();

const inTurn = <A>(job: () => Promise<A>): Promise<A> => {
  const done = last.then(job, job);
  last = done;
  return done;
};

const read = async (words: Words, { table, seat }: Sitting, scene: number): Promise<Read> => {
  const log = await api.sceneLog(table, seat, scene);
  if (!log.ok) return log.refusal.code === 'SEALED' ? null : undefined;
  const rules = sceneRules(log.value.header.scene);
  // The table gives a log whole or not at all: whoever has it may know everything in it.
  return rules.ok ? sceneTelling(words, passagesOf(rules.value, log.value), null) : undefined;
};

/** The log of a scene that is over, read once and told. What the table keeps from this seat is not asked for. */
export const tellingOf = (words: Words, sitting: Sitting, scene: number): Promise<Read> => {
  if (staysSealed(sitting, scene)) return Promise.resolve(null);
  const key = [sitting.table, sitting.seat, scene, words.language].join(' ');
  const found = known.get(key);
  if (found !== undefined) return found;
  const told = inTurn(() => read(words, sitting, scene)).then((value) => {
    // Whoever was away may come back.
    if (value === undefined) known.delete(key);
    return value;
  });
  known.set(key, told);
  return told;
};

/** What a scene's log adds, once its chapter comes near to what is looked at. */
export const useTelling = (scene: number | null, near: RefObject<HTMLElement | null>): Read => {
  const { words, sitting } = useCampaign();
  const [told, setTold] = useState<Read>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the table only its name and the seat matter here.
  useEffect(() => {
    const place = near.current;
    if (scene === null || place === null) return undefined;
    let isGone = false;
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        void tellingOf(words, sitting, scene).then((value) => {
          if (!isGone) setTold(value);
        });
      },
      { rootMargin: '800px' },
    );
    watch.observe(place);
    return () => {
      isGone = true;
      watch.disconnect();
    };
  }, [words, sitting.table, sitting.seat, scene, near]);
  return told;
};
