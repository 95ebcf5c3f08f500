import { begin, viewOf } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { saga } from '../edition.js';
import type { MarchView } from './books.js';
import { lastSeen, possibleSpans, spansInReach } from './fog.js';
import { marchScene } from './scene.js';
import { marchStarts } from './starts.js';
import { book, type Days, dice, HIGH, LOW, march, morning } from './testing/days.js';

const ana = ({ run }: Days): MarchView => viewOf(run.state, 'ana');
const fogOf = (table: Days, ahead = 0, party = 'Hounds'): readonly string[] =>
  [...spansInReach(ana(table), party, ahead)].sort();
const steady = (...route: string[]) => ({ route, pace: 'steady' });
const knows = (at: string, more: object = {}) => ({ knows: [{ of: 'Hounds', at, ...more }] });

describe('fog', () => {
  test('SAGA-MOVE-042 on the road to Kell the host can be in five spans this morning, and by tonight in eleven', () => {
    const start = marchStarts.find(({ name }) => name === 'kell');
    const begun = begin(marchScene(saga), { setup: start?.setup(['ana', 'bo'], (key) => key) });
    if (!begun.ok) throw new Error(JSON.stringify(begun.refusal));
    const view = begun.value.run.view('ana');
    const host = view.given.parties[1]?.name as string;
    // Seen at Hob's Cross two evenings ago: a Forced day of foot is three.
    expect([...possibleSpans(view, host)].sort()).toEqual(['east-bridge', 'hob-1', 'hob-2', 'hob-3', 'hobs-cross']);
    const tonight = spansInReach(view, host, 1);
    expect([tonight.length, tonight.includes('kell-ford')]).toEqual([11, true]);
  });

  test('SAGA-MOVE-009 SAGA-MOVE-042 who was seen last night is there this morning, and three spans off by tonight', () => {
    const table = march({ one: knows('g') });
    expect(fogOf(table)).toEqual(['g']);
    expect(fogOf(table, 1)).toEqual(['d', 'e', 'f', 'g']);
  });

  test('SAGA-MOVE-014 what may be paid already into a Closed span, or paid today, counts tomorrow', () => {
    // Half of the wood may be paid already: then one for the rest of it, and two for the thicket.
    const table = march({ one: { ...knows('b'), at: 'g', wants: { want: 'find', party: 'Hounds' } } });
    expect(fogOf(table, 1)).toEqual(['a', 'b', 'c', 'd', 'e', 'thicket', 'wood']);
  });

  test('SAGA-MOVE-013 a named way takes the whole day', () => {
    expect(fogOf(march({ one: knows('c') }), 1)).toContain('river');
    expect(fogOf(march({ one: knows('d') }), 1)).not.toContain('river');
    expect(fogOf(march({ one: knows('d') }), 2)).toContain('river');
  });

  test('SAGA-MOVE-020 somebody may have slipped away unseen before one’s own party, a span farther than it can march', () => {
    const seen = morning(march({ one: { at: 'd', ...knows('g') } }), {}, steady('f'));
    // By itself the hounds come to d at a Forced march; past the hares one more.
    expect(fogOf(seen)).toEqual(['c', 'd', 'e', 'f', 'g']);
    const far = morning(morning(march({ one: { at: 'a', ...knows('g') } })));
    expect(fogOf(far)).toContain('a');
  });

  test('SAGA-MOVE-020 where nobody can have come near, nobody has stepped aside', () => {
    const lane = {
      spans: Array.from({ length: 20 }, (_, at) => ({ key: `l${at}`, x: 40 * at, y: 300 })),
      ways: Array.from({ length: 19 }, (_, at) => ({ from: `l${at}`, to: `l${at + 1}` })),
    };
    let table = march({
      roads: lane,
      one: { at: 'l0', wants: { want: 'reach', span: 'l10' }, ...knows('l19') },
      other: { at: 'l19' },
    });
    // Of the first day it is not written where it began; on the second the hares were at l0 all day long.
    table = morning(table);
    expect(fogOf(table)).toEqual(['l15', 'l16', 'l17', 'l18', 'l19']);
    table = morning(table);
    expect(fogOf(table)).toHaveLength(8);
  });

  test('SAGA-MOVE-036 SAGA-MOVE-041 before other parties it may go aside, be drawn into a fight, and get away', () => {
    const cats = { name: 'Cats', seats: ['cy'], members: [{ name: 'Cat' }], at: 'a' };
    const rest = { choose: 'plan', route: [], pace: 'rest' };
    const table = march({ one: { at: 'a', ...knows('g') }, third: cats });
    const next = table.answer('ana', rest, 'Hares').answer('bo', rest, 'Hounds').answer('cy', rest, 'Cats');
    // Hares and cats are in one span; of the cats the hares know nothing, so they may have been anywhere.
    const quiet = dice(next.dice(1), LOW, LOW);
    expect(fogOf(quiet)).toContain('a');
    expect(fogOf(quiet, 0, 'Cats')).toHaveLength(10);
  });

  test('SAGA-MOVE-018 who stands before one’s party is where it is; when it has moved on, it is near', () => {
    const met = dice(morning(march({ one: { at: 'c' }, other: { at: 'd' } })), HIGH, HIGH);
    expect(fogOf(met)).toEqual(['d']);
    expect(lastSeen(ana(met), 'Hounds')).toMatchObject({ at: 'd', time: 'march' });
  });

  test('SAGA-MOVE-041 after a pursuit the pursuers cannot tell where the quarry is; it is within two spans', () => {
    let table = dice(morning(march({ one: { at: 'c' }, other: { at: 'd' } })), HIGH, HIGH);
    table = table.answer('ana', { choose: 'close' }, 'Hares').answer('bo', { choose: 'evade', to: 'e' }, 'Hounds');
    for (let leg = 0; leg < 2; leg++) {
      table = table
        .answer('bo', { choose: 'way', way: 'cover', lead: false }, 'Hounds')
        .answer('ana', { choose: 'guess', way: 'rough' }, 'Hares')
        .dice(...HIGH);
    }
    const away = table.answer('bo', { choose: 'go', to: 'e' }, 'Hounds').dice(1).dice(1);
    expect(book(away, 'Hounds').at).toBe('e');
    expect(fogOf(away)).toContain('e');
    expect(book(away, 'Hares').aware).toEqual([]);
  });

  test('SAGA-MOVE-042 fog hangs on what a seat knows alone: it is the same whatever the hidden do', () => {
    const fogs = (hounds: object, plan: Readonly<Record<string, unknown>>): readonly unknown[] => {
      let table = march({ one: { at: 'a', ...knows('f', { day: 0 }) }, other: { at: 'f', ...hounds } });
      return [0, 1, 2].map(() => {
        const now = [fogOf(table), fogOf(table, 1)];
        table = morning(table, {}, plan);
        return now;
      });
    };
    expect(fogs({ at: 'g' }, {})).toEqual(fogs({ at: 'f' }, { route: [], pace: 'rest', forage: false }));
  });
});
