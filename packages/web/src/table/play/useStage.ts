import { accountOf, type Passage } from '@warmoot/words';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { paceNow } from '../../browser/pace.js';
import { useStill } from '../../browser/useMedia.js';
import { useSwallowed } from '../../browser/useSwallowed.js';
import { readAloud } from '../../design/rules/ids.js';
import { useAnnounce } from '../../design/states/LiveRegion.js';
import { heldAt } from '../../net/held.js';
import { markAt, markOn } from '../../net/marks.js';
import type { Sitting } from '../../net/sitting.js';
import type { Told } from '../../net/telling.js';
import { hasCome, type Moment, momentOf, untilNext } from '../../scenes/shared/stage/machine.js';
import type { OnStage, Shown } from '../../scenes/shared/stage/onStage.js';
import { rivalsOf } from '../../scenes/shared/stage/thrown.js';
import { againFrom, sinceOwn, turnsOf } from '../../scenes/shared/stage/turns.js';
import { useSpoken } from '../../words/speech.js';
import { wasBegunHere } from '../setup/prepared.js';
import { TABLE } from '../words.js';
import {
  type Arrived,
  comeBack,
  knownOf,
  openShowing,
  press,
  readAway,
  type Showing,
  STRIP,
  settle,
  showAgain,
  showOn,
} from './showing.js';

/** The table as it has been told so far, and what is being told. */
export interface Staged {
  readonly sitting: Sitting;
  readonly on: OnStage;
  /** What happened while one was away: to be read before one goes on; null where nothing is. */
  readonly missed: { readonly passages: readonly Passage[]; readonly goOn: () => void } | null;
  /** To be called when the scene is on the page: until then nothing is told. */
  readonly onDrawn: () => void;
}

const NONE: readonly Told[] = [];
/** How many entries are still worth hearing, besides throws, when many were passed over. */
const HEARD = 12;

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

  const own = useMemo(() => sinceOwn(passages, seat), [passages, seat]);
  const turnsFrom = useCallback((from: number) => turnsOf(words, passages, seat, from), [words, passages, seat]);
  const arrived = useMemo<Arrived>(() => {
    const seen = countTo(told, markAt('seen', table, sitting.seat) ?? -1);
    return { scene, count: told.length, past: countTo(told, past), own, seen, turnsFrom };
  }, [scene, told, past, own, table, sitting.seat, turnsFrom]);
  const [state, setState] = useState<Showing>(() => openShowing(arrived, wasBegunHere(table)));
  const at = settle(state, arrived);
  /** The scene whose page is there: the first one of its kind must be fetched. */
  const [drawn, setDrawn] = useState<number | null>(null);
  const isDrawn = drawn === scene;

  const advance = useCallback(
    (change: (was: Showing, arrived: Arrived) => Showing = (same) => same): void => {
      const now = performance.now();
      // Nobody looks, or there is nothing to look at yet: it waits. Where the scene is not on the page, it is told at once.
      const looking =
        document.hidden || (isWatched && !isDrawn)
          ? null
          : { pace: isWatched ? paceNow() : ('once' as const), isStill };
      setState((was) => showOn(change(was, arrived), arrived, looking, now));
    },
    [arrived, isStill, isWatched, isDrawn],
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
      if (!document.hidden) advance(comeBack);
    };
    document.addEventListener('visibilitychange', back);
    return () => document.removeEventListener('visibilitychange', back);
  }, [advance]);

  const moment: Moment | null = momentOf(at.stage, at.now);
  const passage = passages[at.stage.told];
  const turn = at.stage.on === null ? undefined : turnsFrom(at.stage.told)[at.stage.told];
  const shown = useMemo<Shown | null>(
    () =>
      moment === null || passage === undefined || turn === undefined
        ? null
        : { passage, turn, moment, rivals: rivalsOf(passages, passage.entry.seq) },
    [moment, passage, passages, turn],
  );

  // Ears are told in the same order: a throw when it is decided, an act when it is done; and before they are asked.
  const said = useRef(-1);
  const isTold = moment !== null && hasCome('verdict', moment);
  const heard = at.stage.told + (isTold ? 1 : 0);
  useLayoutEffect(() => {
    if (said.current < 0) said.current = sinceOwn(passages, seat);
    const from = Math.min(said.current, heard);
    said.current = heard;
    for (const [nth, turn] of turnsFrom(from).entries()) {
      const one = nth < from || nth >= heard ? undefined : passages[nth];
      const isResult = turn === 'throw' || turn === 'typed';
      if (one === undefined || (!isResult && nth < heard - HEARD)) continue;
      const text = readAloud(accountOf(words, one, seat).lines.join(' '));
      if (text !== '') announce(text, isResult ? 'result' : 'news');
    }
  }, [heard, passages, turnsFrom, seat, words, announce]);

  const known = knownOf(at);
  const held = useMemo(() => heldAt(sitting, known), [sitting, known]);
  // When the scene is known to be over nothing is asked any more: a way on is meant by whoever presses it.
  useSwallowed(shown !== null, () => advance(press), held.scene === null);

  const away = at.missed;
  const lines = useMemo(() => {
    if (away === null || paceNow() === 'once') return 0;
    const news = passages.slice(Math.max(away.from, own), away.to);
    return news.reduce((count, one) => count + accountOf(words, one, seat).lines.length, 0);
  }, [away, own, passages, words, seat]);
  const isMissed = lines > STRIP && shown === null;
  useEffect(() => {
    const place = told[known - 1]?.place;
    if (place !== undefined && !isMissed && !document.hidden) markOn('seen', table, sitting.seat, place);
  }, [told, known, isMissed, table, sitting.seat]);

  const from = useMemo(() => againFrom(passages, seat), [passages, seat]);
  const mayAgain = shown === null && from < passages.length;
  const on = useMemo<OnStage>(
    () => ({
      shown,
      again: mayAgain ? () => advance((was, all) => showAgain(settle(was, all), from)) : null,
    }),
    [shown, mayAgain, from, advance],
  );
  const missed = isMissed ? { passages: passages.slice(own, known), goOn: () => advance(readAway) } : null;
  const onDrawn = useCallback(() => setDrawn(scene), [scene]);
  // What has just arrived is on the page as soon as the stage has taken it up, in the same moment: not before, or what was
  // answered would be asked again for an instant.
  const isArriving = at.stage.on === null && at.stage.told < passages.length && !document.hidden;
  const shownLast = useRef<{ readonly scene: number | null; readonly staged: Staged } | null>(null);
  if (isArriving && shownLast.current?.scene === scene) return shownLast.current.staged;
  shownLast.current = { scene, staged: { sitting: held, on, missed, onDrawn } };
  return shownLast.current.staged;
};
