import { drawingOf } from '../../scenes/registry.js';
import type { Language } from '../../words/kinds.js';
import { fetchTold } from '../../words/told.js';
import { TablePage } from '../pages.js';

/** All that the page of a duel is made of. One press should be enough to be in a fight. */
export const fetchDuel = (language: Language) =>
  Promise.all([
    import('../../table/setup/playNow.js'),
    TablePage.ahead(),
    drawingOf('duel').ahead(),
    fetchTold(language),
  ]);
