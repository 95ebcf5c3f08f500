import { type ReactNode, useEffect } from 'react';
import { keep, kept } from '../../browser/kept.js';
import { type Answer, api } from '../../net/api.js';
import { GUIDE_NAMES, type PlayedKind } from '../../rulebook/guides.js';
import { drawingOf } from '../../scenes/registry.js';
import type { Language } from '../../words/kinds.js';
import { useSpoken } from '../../words/speech.js';
import { fetchTold } from '../../words/told.js';
import { useWords } from '../../words/WordsProvider.js';
import { TablePage } from '../pages.js';
import { useBegin } from '../useBegin.js';
import { isOpponent, type Opponent, type PlayWish } from './homeData.js';

/** All that the page of a scene is made of. One press should be enough to be in a fight. */
const fetchScene = (kind: string, language: Language) =>
  Promise.all([
    import('../../table/setup/playNow.js'),
    TablePage.ahead(),
    drawingOf(kind).ahead(),
    fetchTold(language),
  ]);

/** All that the page of a table is made of on which something is set up. */
const fetchSetup = (language: Language) =>
  Promise.all([import('../../table/setup/playByLink.js'), TablePage.ahead(), fetchTold(language)]);

/** The first page is drawn before anything else is fetched. */
const AHEAD_MS = 150;

export const opponentKept = (): Opponent => {
  const before = kept('opponent');
  return isOpponent(before) ? before : 'captain';
};

interface Play {
  /** Begins a scene against the computer, or sets one up for whoever comes by the link. */
  readonly play: (wish: PlayWish) => void;
  /** Fetches what a scene is drawn with, before it is begun. */
  readonly ahead: (kind: PlayedKind) => void;
  readonly isBusy: boolean;
  /** Why the last one could not be begun. */
  readonly note: ReactNode;
}

/** Begins a scene by one press: the table is opened while its page is fetched. */
export const usePlay = (): Play => {
  const { ui, language } = useWords();
  const { t } = useSpoken(GUIDE_NAMES);
  const { begin, isBusy, note } = useBegin();
  const ahead = (kind: PlayedKind): void => void fetchScene(kind, language).catch(() => {});
  useEffect(() => {
    const timer = setTimeout(() => fetchScene('duel', language).catch(() => {}), AHEAD_MS);
    return () => clearTimeout(timer);
  }, [language]);
  /** Where it is played; or why it is not. */
  const begun = async ({ kind, side = null, against = opponentKept() }: PlayWish): Promise<Answer<string>> => {
    const you = kept('name') ?? ui.home.guest;
    const opening = api.openTable({ me: you, title: t.names[kind] });
    if (against === 'friend') {
      const [{ playByLink }, , words] = await fetchSetup(language);
      const opened = await opening;
      return opened.ok ? { ok: true, value: playByLink(kind, opened.value, side, words) } : opened;
    }
    keep('opponent', against);
    const [{ playNow }, , , words] = await fetchScene(kind, language);
    const names = { you, opponent: ui.home.names[against] };
    const seat = await playNow(kind, await opening, names, against, words, side);
    return seat.ok ? { ok: true, value: `/t/${seat.value.table}` } : seat;
  };
  return { play: (wish) => begin(() => begun(wish)), ahead, isBusy, note };
};
