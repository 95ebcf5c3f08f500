import { accountOf, type Passage } from '@warmoot/words';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { paceNow } from '../../browser/pace.js';
import { useStill } from '../../browser/useStill.js';
import { useSwallowed } from '../../browser/useSwallowed.js';
import { useAnnounce } from '../../design/states/LiveRegion.js';
import { heldAt } from '../../net/held.js';
import type { Sitting } from '../../net/sitting.js';
import type { Told } from '../../net/telling.js';
import {
  goOn,
  hasCome,
  knownAt,
  type Moment,
  momentOf,
  passAll,
  passOver,
  type Stage,
  stageAt,
  type Turn,
  untilNext,
} from '../../scenes/shared/stage/machine.js';
import type { OnStage, Shown } from '../../scenes/shared/stage/onStage.js';
import { sinceOwn, turnsOf } from '../../scenes/shared/stage/turns.js';
import { useSpoken } from '../../words/speech.js';
import { TABLE } from '../words.js';
import { sawUpTo, seenUpTo } from './seenUpTo.js';

interface Telling {
  readonly scene: number | null;
  readonly stage: Stage;
  readonly now: number;
  /** It is shown once more, on purpose: in full, whatever the pace. */
  readonly isAgain: boolean;
  /** The entries that came while this person was away; null where they have seen all. */
  readonly missed: { readonly from: number; readonly to: number } | null;
}

/** The table as it has been told so far, and what is being told. */
export interface Staged {
  readonly sitting: Sitting;
  readonly on: OnStage;
  /** What happened while one was away: to be read before one goes on; null where nothing is. */
  readonly missed: { readonly passages: readonly Passage[]; readonly goOn: () => void } | null;
}

const NONE: readonly Told[] = [];
/** What a strip above the choice cannot hold is a page. */
const STRIP = 4;
/** How many sentences are still worth hearing, when many were passed over. */
const HEARD = 4;

const shownTurn = (turnsFrom: (from: number) => readonly Turn[], { on, told }: Stage): Turn | undefined =>
  on === null ? undefined : turnsFrom(told)[told];

const countTo = (told: readonly Told[], place: number): number => told.findLastIndex((one) => one.place <= place) + 1;

/**
 * Tells what happens at a table one thing after the other: the sitting as far as it is told, and what is on. Where the
 * scene is not on the page, everything is told at once.
 */
export const useStage = (sitting: Sitting, isWatched: boolean): Staged => {
  const { words } = useSpoken(TABLE);
  const announce = useAnnounce();
  const isStill = useStill();
  const { telling, table, past } = sitting;
  const told = telling?.told ?? NONE;
  const scene = telling?.scene ?? null;
  const seat = telling?.first.seat ?? null;
  const passages = useMemo(() => told.map(({ passage }) => passage), [told]);
  const pastCount = countTo(told, past);

  /** A stage on which so much has been told; what this device has not shown yet was missed. */
  const begin = useCallback(
    (count: number): Telling => {
      const from = Math.max(sinceOwn(passages, seat), countTo(told, seenUpTo(table, sitting.seat)));
      return {
        scene,
        stage: stageAt(count),
        now: 0,
        isAgain: false,
        missed: from < count ? { from, to: count } : null,
      };
    },
    [scene, passages, seat, told, table, sitting.seat],
  );
  const [state, setState] = useState<Telling>(() => begin(told.length));
  /** What is told now, given what has arrived meanwhile. */
  const settle = useCallback(
    (was: Telling): Telling => {
      if (was.scene !== scene) return begin(pastCount);
      if (pastCount <= was.stage.told || was.isAgain) return was;
      const missed = { from: was.missed?.from ?? was.stage.told, to: pastCount };
      return { ...was, stage: passAll(was.stage, pastCount), missed };
    },
    [scene, begin, pastCount],
  );
  const at = settle(state);
  const turnsFrom = useCallback((from: number) => turnsOf(words, passages, seat, from), [words, passages, seat]);

  const advance = useCallback(
    (change: (at: Telling, turnsFrom: (from: number) => readonly Turn[]) => Telling = (same) => same): void => {
      const now = performance.now();
      setState((was) => {
        const { isAgain, ...next } = change(settle(was), turnsFrom);
        // Nobody looks: it waits until somebody does.
        if (document.hidden) return { ...next, isAgain, now };
        const wanted = isWatched ? paceNow() : 'once';
        const pace = isAgain && wanted === 'once' ? 'full' : wanted;
        const stage = goOn(next.stage, turnsFrom(next.stage.told), { pace, isStill }, now);
        return { ...next, stage, now, isAgain: isAgain && stage.on !== null };
      });
    },
    [settle, turnsFrom, isStill, isWatched],
  );
  useLayoutEffect(() => advance(), [advance]);
  useEffect(() => {
    const wait = document.hidden ? null : untilNext(state.stage, state.now);
    if (wait === null) return;
    const timer = setTimeout(() => advance(), wait);
    return () => clearTimeout(timer);
  }, [state, advance]);
  useEffect(() => {
    const back = (): void => {
      if (document.hidden) return;
      advance((was, turns) => {
        const { stage } = was;
        const waiting = turns(stage.told).filter((turn) => turn !== 'still' && turn !== 'own').length;
        if (waiting <= STRIP) return { ...was, stage: { ...stage, on: null } };
        const missed = { from: was.missed?.from ?? stage.told, to: passages.length };
        return { ...was, stage: passAll(stage, passages.length), missed };
      });
    };
    document.addEventListener('visibilitychange', back);
    return () => document.removeEventListener('visibilitychange', back);
  }, [advance, passages]);

  const moment: Moment | null = momentOf(at.stage, at.now);
  const passage = passages[at.stage.told];
  const turn = shownTurn(turnsFrom, at.stage);
  const shown = useMemo<Shown | null>(
    () => (moment === null || passage === undefined || turn === undefined ? null : { passage, turn, moment }),
    [moment, passage, turn],
  );
  useSwallowed(shown !== null, () =>
    advance((was, turns) => ({ ...was, stage: passOver(was.stage, turns(was.stage.told)) })),
  );

  // Ears are told in the same order: a throw when it is decided, an act when it is done.
  const said = useRef(-1);
  const isTold = moment !== null && hasCome('verdict', moment);
  const heard = at.stage.told + (isTold ? 1 : 0);
  useEffect(() => {
    if (said.current < 0) said.current = sinceOwn(passages, seat);
    const fresh = passages.slice(Math.min(said.current, heard), heard);
    said.current = heard;
    const told = fresh.map((one) => accountOf(words, one, seat).lines.join(' ')).filter((text) => text !== '');
    for (const text of told.slice(-HEARD)) announce(text);
  }, [heard, passages, seat, words, announce]);

  const known = knownAt(at.stage, at.now);
  const last = useRef(sitting.scene);
  if (sitting.scene !== null) last.current = sitting.scene;
  const lastScene = last.current?.scene === scene ? last.current : null;
  const held = useMemo(() => heldAt(sitting, known, lastScene), [sitting, known, lastScene]);

  const own = useMemo(() => sinceOwn(passages, seat), [passages, seat]);
  const away = at.missed;
  const lines = useMemo(() => {
    if (away === null || paceNow() === 'once') return 0;
    const news = passages.slice(Math.max(away.from, own), away.to);
    return news.reduce((count, one) => count + accountOf(words, one, seat).lines.length, 0);
  }, [away, own, passages, words, seat]);
  const isMissed = lines > STRIP && shown === null;
  useEffect(() => {
    const place = told[known - 1]?.place;
    if (place !== undefined && !isMissed && !document.hidden) sawUpTo(table, sitting.seat, place);
  }, [told, known, isMissed, table, sitting.seat]);

  const mayAgain = lastScene !== null && shown === null && own > 0 && own < passages.length;
  const on = useMemo<OnStage>(
    () => ({
      shown,
      again: mayAgain ? () => advance((was) => ({ ...was, stage: stageAt(own), isAgain: true, missed: null })) : null,
    }),
    [shown, mayAgain, own, advance],
  );
  const missed = isMissed
    ? { passages: passages.slice(own, known), goOn: () => advance((was) => ({ ...was, missed: null })) }
    : null;
  return { sitting: held, on, missed };
};
