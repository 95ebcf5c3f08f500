import { useEffect, useState } from 'react';
import { askAhead } from '../net/ahead.js';
import { fetchTold } from '../words/told.js';
import { useWords } from '../words/WordsProvider.js';
import { fetchPage } from './places.js';

const { pathname } = location;
// Asked for as soon as the script runs, before anything is drawn, and all at once.
void askAhead(pathname);
const page = fetchPage(pathname);

/** Whether the page that was first opened is here, and the words its rules are told in. */
export const useArrived = (): boolean => {
  const { language } = useWords();
  const [hasArrived, setArrived] = useState(page === null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language it was opened in is meant.
  useEffect(() => {
    if (hasArrived) return;
    const arrived = () => setArrived(true);
    Promise.all([page, fetchTold(language)]).then(arrived, arrived);
  }, []);
  return hasArrived;
};
