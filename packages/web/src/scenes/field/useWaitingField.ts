import type { war } from '@warmoot/rules';
import { boardOf, type Words } from '@warmoot/words';
import { useId, useMemo, useState } from 'react';
import { useHands } from '../../boards/hex/useHands.js';
import type { SceneProps } from '../contract.js';

interface Standing {
  readonly index: number;
  readonly name: string;
  readonly side: number;
  readonly at: number;
}

interface Waiting<Unit extends Standing> extends Pick<SceneProps, 'passages' | 'seat'> {
  readonly places: readonly war.Place[];
  readonly units: readonly Unit[];
  readonly words: Words;
}

const NOTHING = (): void => undefined;
const NOWHERE: readonly number[] = [];

/**
 * A battlefield while a duel is fought on it: to be looked at, with nothing to decide. SAGA-BATTLE-008, COMMAND-SAGA-014:
 * the battle waits, so it is read as it was when they stepped out, without what was asked.
 */
export const useWaitingField = <Unit extends Standing>({ passages, seat, places, units, words }: Waiting<Unit>) => {
  const reading = useId();
  const [isReading, setReading] = useState(false);
  const [looked, setLooked] = useState(-1);
  const before = passages.findLast(({ after }) => after.state.inner === null)?.after;
  const sections = useMemo(
    () => (before === undefined ? [] : boardOf(words, before, seat).slice(1)),
    [words, before, seat],
  );
  const onUnit = ({ index }: Unit): void => setLooked(index);
  const hands = useHands({
    places,
    units,
    asked: null,
    give: NOTHING,
    onRead: () => setReading(true),
    onOdds: NOTHING,
    onTally: NOTHING,
    onLean: NOTHING,
    onLook: onUnit,
    onSee: NOTHING,
  });
  const at = units[looked]?.at ?? -1;
  return { reading, isReading, setReading, looked, onUnit, sections, hands, matters: at < 0 ? NOWHERE : [at] };
};
