import type { Seat } from '@warmoot/protocol';
import type { ReactNode } from 'react';
import { kept } from '../../browser/kept.js';
import type { Answer } from '../../net/api.js';
import { drawingOf } from '../../scenes/registry.js';
import { fetchTold } from '../../words/told.js';
import { useWords } from '../../words/WordsProvider.js';
import { TablePage } from '../pages.js';
import { useBegin } from '../useBegin.js';

/** The featured story: how it is begun, alone with computer players or with friends by link. */
interface Raid {
  readonly begin: (how: 'alone' | 'friends') => void;
  readonly isBusy: boolean;
  /** Why it could not be begun. */
  readonly note: ReactNode;
}

/** Begins the raid by one press: its page is fetched while the table is laid. */
export const useRaid = (): Raid => {
  const { ui, language } = useWords();
  const { begin, isBusy, note } = useBegin();
  const you = (): string => kept('name') ?? ui.home.guest;
  const alone = async (): Promise<Answer<Seat>> => {
    const { raidAlone } = await import('./raidAlone.js');
    const ahead = Promise.all([TablePage.ahead(), drawingOf('discussion').ahead(), fetchTold(language)]);
    const seat = await raidAlone(you(), language);
    await ahead;
    return seat;
  };
  const friends = async (): Promise<Answer<Seat>> => {
    const { raidByLink } = await import('./raidByLink.js');
    const ahead = Promise.all([TablePage.ahead(), fetchTold(language)]);
    const seat = await raidByLink(you(), language);
    await ahead;
    return seat;
  };
  const begun = async (how: 'alone' | 'friends'): Promise<Answer<string>> => {
    const seat = await (how === 'alone' ? alone() : friends());
    return seat.ok ? { ok: true, value: `/t/${seat.value.table}` } : seat;
  };
  return { begin: (how) => begin(() => begun(how)), isBusy, note };
};
