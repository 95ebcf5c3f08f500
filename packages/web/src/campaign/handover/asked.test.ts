import type { SeenSeat, SeenTable } from '@warmoot/protocol';
import { describe, expect, test } from 'vitest';
import { askingFor, proposalOn } from './asked.js';
import { foughtBy, isOpenBattle } from './byWay.js';
import { type Offer, offersAfter } from './offers.js';
import { marched, told } from './testing/marched.js';

// Ana plays the lady and her house, Bo the town.
const { seen, march } = marched();
const offers = offersAfter(seen, march, told);
const battle = offers.find(isOpenBattle) as Extract<Offer, { offer: 'next' }>;

const seated = (seat: string, more: Partial<SeenSeat> = {}) => ({
  ...{ seat, name: seat, role: 'player', holder: 'person', player: null, host: false, taken: true, freed: false },
  ...more,
});

const at = (seat: string, ...seats: readonly object[]) => ({ seat, seen: { seats, proposals: [] } as never });

describe('who is asked before a scene is played', () => {
  test('COMMAND-SAGA-001: another way of war takes the word of whoever commands the other side', () => {
    const lines = foughtBy(battle, 'lines');
    const all = [seated('ana'), seated('bo'), seated('cy')];
    const asked = { why: 'way', all: ['bo', 'cy'], own: ['bo'], others: ['cy'] };
    expect(askingFor(seen, at('ana', ...all), lines)).toEqual(asked);
    // Whoever else presses asks both sides.
    expect(askingFor(seen, at('cy', ...all), lines)).toMatchObject({ own: ['ana', 'bo'], others: [] });
    expect(askingFor(seen, at('ana', ...all), battle)).toBeNull();
  });

  test('neither computers nor those who look on or have left are asked; alone nobody is', () => {
    const command = foughtBy(battle, 'command');
    const computer = seated('bo', { holder: 'computer', player: 'captain' });
    const others = [seated('di', { role: 'spectator' }), seated('ed', { taken: false })];
    expect(askingFor(seen, at('ana', seated('ana'), computer, ...others), command)).toBeNull();
    expect(askingFor(seen, at('ana', seated('ana'), computer, seated('cy')), command)).toMatchObject({
      ...{ all: ['cy'], own: [], others: ['cy'] },
    });
  });

  test('SAGA-CAMPAIGN-004: where sheets are closed a talk is asked for; the end of the story never is', () => {
    const options = { ...seen.open.options, 'saga.table.openSheets': false };
    const closed = { open: { ...seen.open, options } };
    const both = at('ana', seated('ana'), seated('bo'));
    const [parley, end] = ['parley', 'end'].map((chapter) =>
      offers.find((one) => one.offer === 'next' && one.next.chapter === chapter),
    ) as [Offer, Offer];
    expect(askingFor(closed, both, parley)).toEqual({ why: 'sheets', all: ['bo'], own: ['bo'], others: [] });
    expect(askingFor(seen, both, parley)).toBeNull();
    expect(askingFor(closed, both, end)).toBeNull();
  });

  test('what has begun is not asked for, and a proposal is known by the entry that it would play', () => {
    const begun = { ...foughtBy(battle, 'sortie'), stands: { ...march, state: 'running' as const } };
    expect(askingFor(seen, at('ana', seated('ana'), seated('bo')), begun)).toBeNull();
    const put = { proposal: 3, about: 'play', value: { play: { play: 'entry', entry: 'e7' } } };
    const table = { seen: { proposals: [{ about: 'pause', value: {} }, put] } as unknown as SeenTable };
    expect(proposalOn(table, 'e7')).toEqual(put);
    expect(proposalOn(table, 'e8')).toBeNull();
    expect(proposalOn(table, undefined)).toBeNull();
  });
});
