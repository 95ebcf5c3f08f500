import { always } from '@warmoot/kernel/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CalendarEntry } from './agenda.js';
import { civilDay, icsOf } from './ics.js';
import { entry } from './testing/entries.js';

const told = ({ title, day }: CalendarEntry) => ({ summary: `${title} (day ${day})`, description: '' });
const OPTIONS = { campaign: 'c-1', name: 'North, and South', stamp: '20260131T120000Z', told };

const bytes = (text: string): number => new TextEncoder().encode(text).length;

describe('the calendar as a text for other programs', () => {
  test('is what RFC 5545 asks for: lines end in CRLF, days are dates without a zone, the end is not counted in', () => {
    const march = entry('e7', 32, {
      title: 'March',
      days: 3,
      scene: 'movement',
      place: 'Ford; east',
      state: 'running',
    });
    expect(icsOf([march], OPTIONS)).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Warmoot//Campaign calendar//EN',
        'CALSCALE:GREGORIAN',
        'METHOD:PUBLISH',
        'X-WR-CALNAME:North\\, and South',
        'BEGIN:VEVENT',
        'UID:e7@c-1.warmoot',
        'DTSTAMP:20260131T120000Z',
        'DTSTART;VALUE=DATE:16010201',
        'DTEND;VALUE=DATE:16010204',
        'SUMMARY:March (day 32)',
        'LOCATION:Ford\\; east',
        'CATEGORIES:movement',
        'STATUS:CONFIRMED',
        'TRANSP:TRANSPARENT',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  test('entries stand in order, whatever order they come in, and the same entry keeps its UID', () => {
    const [a, b] = [entry('a', 9), entry('b', 3, { state: 'dropped' })];
    const text = icsOf([a, b], OPTIONS);
    expect(icsOf([b, a], OPTIONS)).toBe(text);
    expect(text.match(/UID:.*/g)).toEqual(['UID:b@c-1.warmoot', 'UID:a@c-1.warmoot']);
    expect(text.match(/STATUS:\w+/g)).toEqual(['STATUS:CANCELLED', 'STATUS:TENTATIVE']);
    expect(icsOf([{ ...a, title: 'other', day: 12 }], OPTIONS)).toContain('UID:a@c-1.warmoot');
  });

  test('day 1 may be put elsewhere', () => {
    const start = { year: 2024, month: 2, day: 28 };
    expect(icsOf([entry('a', 2)], { ...OPTIONS, start })).toContain(
      'DTSTART;VALUE=DATE:20240229\r\nDTEND;VALUE=DATE:20240301',
    );
  });

  test('what people write is escaped and folded, and comes out again as it went in', () => {
    const titles = fc.string({
      unit: fc.constantFrom('a', 'é', '…', '🛡', ',', ';', '\\', '\n', ' ', ':', 'n'),
      maxLength: 200,
    });
    always(
      fc.property(titles, (title) => {
        const text = icsOf([entry('a', 1, { title })], {
          ...OPTIONS,
          told: () => ({ summary: title, description: 'x' }),
        });
        for (const line of text.split('\r\n')) {
          expect(bytes(line)).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/[\r\n]/);
        }
        const unfolded = text.replaceAll('\r\n ', '').split('\r\n');
        const summary = unfolded.find((line) => line.startsWith('SUMMARY:'))?.slice(8) ?? '';
        const read = summary.replaceAll(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
        expect(read).toBe(title);
      }),
      300,
    );
  });

  test('other controls are left out, and ids become plain words', () => {
    const text = icsOf([entry('e 1\r\nX:1', 1, { title: 'a\tb\r\nc\u0007' })], OPTIONS);
    expect(text).toContain('SUMMARY:ab\\nc (day 1)');
    expect(text).toContain('UID:e-201-d-aX-3a1@c-1.warmoot');
  });
});

test('civil days follow each other as the calendar of the clock has them', () => {
  always(
    fc.property(fc.integer({ min: 0, max: 2_000_000 }), (later) => {
      const { year, month, day } = civilDay({ year: 1601, month: 1, day: 1 }, later);
      const date = new Date(Date.UTC(1601, 0, 1 + later));
      expect([year, month, day]).toEqual([date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()]);
    }),
    2000,
  );
  expect(civilDay({ year: 2023, month: 12, day: 31 }, 1)).toEqual({ year: 2024, month: 1, day: 1 });
  expect(civilDay({ year: 1900, month: 2, day: 28 }, 1)).toEqual({ year: 1900, month: 3, day: 1 });
  expect(civilDay({ year: 2000, month: 2, day: 28 }, 1)).toEqual({ year: 2000, month: 2, day: 29 });
});
