import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { kept } from '../../browser/kept.js';
import { api, type Hindrance } from '../../net/api.js';
import { GUIDE_NAMES, type PlayedKind } from '../../rulebook/guides.js';
import { drawingOf } from '../../scenes/registry.js';
import type { Language } from '../../words/kinds.js';
import { useSpoken } from '../../words/speech.js';
import { fetchTold } from '../../words/told.js';
import { useWords } from '../../words/WordsProvider.js';
import { TablePage } from '../pages.js';
import { isOpponent, type Opponent } from './homeData.js';

// Refusals speak of rules: their words are fetched only when there is one.
const Strip = lazy(async () => ({ default: (await import('../../table/Strip.js')).Strip }));

/** All that the page of a scene is made of. One press should be enough to be in a fight. */
const fetchScene = (kind: string, language: Language) =>
  Promise.all([
    import('../../table/setup/playNow.js'),
    TablePage.ahead(),
    drawingOf(kind).ahead(),
    fetchTold(language),
  ]);

/** The first page is drawn before anything else is fetched. */
const AHEAD_MS = 150;

export const opponentKept = (): Opponent => {
  const before = kept('opponent');
  return isOpponent(before) ? before : 'captain';
};

interface Play {
  /** Begins a scene against the computer. */
  readonly play: (kind: PlayedKind) => void;
  readonly isBusy: boolean;
  /** Why the last one could not be begun. */
  readonly note: ReactNode;
}

/** Begins a scene against the computer by one press: the table is opened while its page is fetched. */
export const usePlay = (): Play => {
  const { ui, language } = useWords();
  const { t } = useSpoken(GUIDE_NAMES);
  const [, go] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const [hindrance, setHindrance] = useState<Hindrance | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => fetchScene('duel', language).catch(() => {}), AHEAD_MS);
    return () => clearTimeout(timer);
  }, [language]);
  const begin = async (kind: PlayedKind): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const player = opponentKept();
    const you = kept('name') ?? ui.home.guest;
    const opening = api.openTable({ me: you, title: t.names[kind] });
    const [{ playNow }, , , words] = await fetchScene(kind, language);
    const seat = await playNow(kind, await opening, { you, opponent: ui.home.names[player] }, player, words);
    setBusy(false);
    setHindrance(seat.ok ? null : seat.refusal);
    if (!seat.ok) return;
    go(`/t/${seat.value.table}`);
    // A tile far down the first page leads to the top of the table's.
    scrollTo({ top: 0, behavior: 'instant' });
  };
  const play = (kind: PlayedKind): void => {
    begin(kind).catch(() => {
      // The page of the table could not be fetched: the server went away meanwhile.
      setBusy(false);
      setHindrance({ code: 'AWAY' });
    });
  };
  const note =
    hindrance === null ? null : (
      <Suspense>
        <Strip hindrance={hindrance} />
      </Suspense>
    );
  return { play, isBusy, note };
};
