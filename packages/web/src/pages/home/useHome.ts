import type { Mine, TableListed } from '@warmoot/protocol';
import type { Words } from '@warmoot/words';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '../../net/api.js';
import { act, openLine, useNet } from '../../net/store.js';
import { fetchTold } from '../../words/told.js';
import { useWords } from '../../words/WordsProvider.js';
import type { HomeData, HomeTable } from './homeData.js';
import { isAway, shelfNow, shelved } from './shelf.js';
import { opponentKept, usePlay } from './usePlay.js';

const NOTHING: Mine = { tables: [], notices: [] };

const ago = (at: number, language: string): string => {
  const minutes = Math.round((at - Date.now()) / 60_000);
  const told = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  if (minutes > -60) return told.format(minutes, 'minute');
  return minutes > -1440
    ? told.format(Math.round(minutes / 60), 'hour')
    : told.format(Math.round(minutes / 1440), 'day');
};

/** This device's tables, and what the rules say: that is fetched only where there is a table to speak of. */
const useMine = (): { readonly mine: Mine; readonly words: Words | null; readonly again: () => void } => {
  const { language } = useWords();
  const [mine, setMine] = useState(NOTHING);
  const [words, setWords] = useState<Words | null>(null);
  const count = useNet((net) => net.notices.length);
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when notices come or go, something moved at a table.
  useEffect(() => {
    let isOver = false;
    const ask = async (): Promise<void> => {
      const answer = await api.mine();
      if (isOver || !answer.ok || answer.value.tables.length === 0) return;
      // Only a device that holds a seat has a key, and only with a key is the line open to it.
      openLine();
      setMine(answer.value);
      const told = await fetchTold(language);
      if (!isOver) setWords(told);
    };
    ask().catch(() => {});
    return () => {
      isOver = true;
    };
  }, [count, language, asked]);
  return { mine, words, again: () => setAsked((times) => times + 1) };
};

/** What the home page shows of this device's tables, and what it can do. */
export const useHome = (): HomeData => {
  const { ui, language } = useWords();
  const [, go] = useLocation();
  const { mine, words, again } = useMine();
  const [shelf, setShelf] = useState(shelfNow);
  const { play, ahead, isBusy, note } = usePlay();
  const pushed = useNet((net) => net.notices);
  const isOpen = useNet((net) => net.line.is === 'open');
  const notices = isOpen ? pushed : mine.notices;
  const sceneAt = (scene: string | null): string =>
    scene === null ? `${ui.home.noScene}. ` : words === null ? '' : `${words.table.scenes[scene] ?? scene}. `;
  const tableOf = (listed: TableListed): HomeTable => {
    const { table, title, people, scene, changed, seats, host } = listed;
    const due = notices.filter((notice) => notice.table === table);
    const waits = due.every(({ device }) => device) ? ui.home.deviceAwaited : ui.home.yoursToChoose;
    return {
      id: table,
      name: title,
      colour: Math.max(0, people.indexOf(seats[0] ?? '')) % 6,
      where: `${sceneAt(scene)}${people.join(', ')}.`,
      turn: due.length > 0,
      note: due.length > 0 ? waits : ago(changed, language),
      away: due.length === 0 && isAway(shelf, listed),
      shelved: listed.shelved === true,
      mayShelve: host !== undefined,
    };
  };
  const put = (table: string, away: boolean, forAll: boolean): void => {
    const listed = mine.tables.find((one) => one.table === table);
    if (forAll && listed?.host !== undefined) {
      setShelf(shelved(shelf, table, null));
      void act(table, listed.host, { do: 'shelve', away }).then(again);
    } else setShelf(shelved(shelf, table, away === (listed?.shelved === true) ? null : away ? 'away' : 'out'));
  };
  return {
    put,
    tables: mine.tables.map(tableOf),
    opponent: opponentKept(),
    play,
    ahead,
    start: () => go('/start'),
    busy: isBusy,
    note,
  };
};
