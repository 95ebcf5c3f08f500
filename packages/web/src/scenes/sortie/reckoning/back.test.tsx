import type { sortie } from '@warmoot/rules';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { fetchTold } from '../../../words/told.js';
import { Back } from './Back.js';

beforeAll(() => fetchTold('en'));

const unit = (key: string, men: Partial<sortie.UnitOutcome>): sortie.UnitOutcome => ({
  ...{ unit: key, name: key, fate: 'here', goneIn: 0, heads: 100, fit: 100, injured: 0, dead: 0, prisoners: 0 },
  ...{ record: 0, floating: 0, started: 0, fadesIn: 0, troops: [] },
  ...men,
});

type Returns = sortie.SortieOutcome['armies'][number]['returns'];

const outcomeWith = (returns: Returns): sortie.SortieOutcome => ({
  ...{ ending: 'fieldWon', rounds: 3, winner: 'Hird', returns: { injured: 1, dead: 7 }, characters: [] },
  armies: [
    { name: 'Hird', side: 'a', retreated: false, returns, units: [unit('A1', { fit: 91, injured: 6, dead: 3 })] },
    {
      ...{ name: 'Rhedd', side: 'b', retreated: true, returns },
      units: [
        unit('B1', { fit: 80, injured: 12, dead: 8 }),
        // Taken with its injured: nobody of it comes back, and its dice neither.
        unit('B2', { fate: 'captured', fit: 50, injured: 40, dead: 10, prisoners: 90, floating: -2, fadesIn: 60 }),
      ],
    },
  ],
});

const rows = (returns: Returns, dated?: Parameters<typeof Back>[0]['dated']): readonly string[] =>
  renderToStaticMarkup(<Back outcome={outcomeWith(returns)} units={[]} dated={dated} />)
    .split('<li>')
    .slice(1)
    .map((row) => row.replace('</b>', ': ').replaceAll(/<[^>]*>/g, ''));

test('SORTIE-SAGA-010 in a saga the injured come back on a day of its calendar, the dead and prisoners never', () => {
  const never = 'Never: Hird: 3 dead or gone. Rhedd: 18 dead or gone, 90 prisoners.';
  const back = 'Hird: 6 injured are with the army again. Rhedd: 12 injured are with the army again.';
  const dated = (day: number) => ({ date: `${day} Acorn`, dayOfMonth: day });
  expect(rows({ days: 7, on: 10 }, dated)).toEqual([`10 Acorn: ${back}`, never]);
  expect(rows({ days: 7, on: 10 })).toEqual([`After 7 days: ${back}`, never]);
});

test('SORTIE-AFTER-011 SORTIE-AFTER-014 elsewhere the injured come back and the dead are replaced in a city; prisoners never', () => {
  expect(rows(null)).toEqual([
    'After 1 day in a city: 18 injured return.',
    'After 7 days in a city: 21 of the dead are replaced.',
    'Never: Rhedd: 90 prisoners.',
  ]);
});
