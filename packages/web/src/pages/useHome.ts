import type { Mine, TableListed } from '@warmoot/protocol';
import { sceneTitle } from '@warmoot/words';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { HomeData, HomeTable } from '../app/home/homeData.js';
import { kept } from '../design/kept.js';
import { api, type Hindrance } from '../net/api.js';
import { openLine, useNet } from '../net/store.js';
import { useSpoken } from '../scenes/shared/speech.js';
import { TABLE } from '../table/words.js';
import { useWords } from '../words/WordsProvider.js';

const AHEAD_MS = 400;

const NOTHING: Mine = { tables: [], notices: [] };

const ago = (at: number, language: string): string => {
  const minutes = Math.round((at - Date.now()) / 60_000);
  const told = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  if (minutes > -60) return told.format(minutes, 'minute');
  return minutes > -1440
    ? told.format(Math.round(minutes / 60), 'hour')
    : told.format(Math.round(minutes / 1440), 'day');
};

/** What the home page shows of this device's tables, and what it can do. */
export const useHome = (): HomeData & { readonly hindrance: Hindrance | null } => {
  const { t, words } = useSpoken(TABLE);
  const { language } = useWords();
  const [, go] = useLocation();
  const [mine, setMine] = useState(NOTHING);
  const [isBusy, setBusy] = useState(false);
  const [hindrance, setHindrance] = useState<Hindrance | null>(null);
  const pushed = useNet((net) => net.notices);
  const isOpen = useNet((net) => net.line.is === 'open');
  const count = pushed.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when notices come or go, something moved at a table.
  useEffect(() => {
    let isOver = false;
    void api.mine().then((answer) => {
      if (isOver || !answer.ok) return;
      setMine(answer.value);
      // Only a device that holds a seat has a key, and only with a key is the line open to it.
      if (answer.value.tables.length > 0) openLine();
    });
    return () => {
      isOver = true;
    };
  }, [count]);
  const notices = isOpen ? pushed : mine.notices;
  const tableOf = ({ table, title, people, scene, changed, seats }: TableListed): HomeTable => ({
    id: table,
    name: title,
    colour: Math.max(0, people.indexOf(seats[0] ?? '')) % 6,
    where: `${scene === null ? t.noScene : sceneTitle(words, scene)}. ${people.join(', ')}.`,
    turn: notices.some((notice) => notice.table === table),
    note: ago(changed, language),
  });
  useEffect(() => {
    // One press should be enough to be in a fight: its page is fetched while this one is read.
    const fetchAhead = (): void => {
      void import('../table/playNow.js');
      void import('../table/TablePage.js');
      void import('../scenes/duel/DuelScene.js');
    };
    const timer = setTimeout(fetchAhead, AHEAD_MS);
    return () => clearTimeout(timer);
  }, []);
  const play = async (player: string): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    // The table is opened while its page is fetched.
    const [{ playNow }] = await Promise.all([import('../table/playNow.js'), import('../table/TablePage.js')]);
    const seat = await playNow({ you: kept('name') ?? t.you, opponent: t.opponent, title: t.firstDuel }, player);
    setBusy(false);
    setHindrance(seat.ok ? null : seat.refusal);
    if (seat.ok) go(`/t/${seat.value.table}`);
  };
  return {
    tables: mine.tables.map(tableOf),
    play: () => void play('captain'),
    start: () => go('/start'),
    busy: isBusy,
    hindrance,
  };
};
