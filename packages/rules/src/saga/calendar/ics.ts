import { type CalendarEntry, inOrder } from './agenda.js';

/** A day of the calendar that people's devices go by. */
export interface CivilDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** What an entry is called in a calendar program, and what stands below. The campaign's own date belongs here. */
export interface EntryTold {
  readonly summary: string;
  readonly description: string;
}

/** What a calendar file says beside the entries. */
export interface IcsOptions<E extends CalendarEntry> {
  /** Part of every UID: the campaign, by an id that never changes. */
  readonly campaign: string;
  readonly name: string;
  /** Where day 1 is put; left out, the first day of 1601, from which on programs agree about dates. */
  readonly start?: CivilDay;
  /** When the text was made, as 20260131T120000Z. */
  readonly stamp: string;
  readonly told: (entry: E) => EntryTold;
}

const DAY_ONE: CivilDay = { year: 1601, month: 1, day: 1 };

/** Days from the first of March of year 0 on, by the Gregorian calendar; the leap day ends such a year. */
const serialOf = ({ year, month, day }: CivilDay): number => {
  const [y, m] = month > 2 ? [year, month - 3] : [year - 1, month + 9];
  return y * 365 + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + Math.floor((m * 153 + 2) / 5) + day;
};

/** The longest run of whole years that ends before a serial day. */
const yearBefore = (serial: number): number => {
  let year = Math.floor(serial / 365.2425) + 1;
  while (serialOf({ year, month: 3, day: 1 }) > serial) year--;
  return year;
};

/** The civil day so many days after another. */
export const civilDay = (start: CivilDay, later: number): CivilDay => {
  const serial = serialOf(start) + later;
  const year = yearBefore(serial);
  const ofYear = serial - serialOf({ year, month: 3, day: 1 });
  const m = Math.floor((ofYear * 5 + 2) / 153);
  const day = ofYear - Math.floor((m * 153 + 2) / 5) + 1;
  return m < 10 ? { year, month: m + 3, day } : { year: year + 1, month: m - 9, day };
};

const digits = (n: number, width: number): string => `${n}`.padStart(width, '0');

const dateText = ({ year, month, day }: CivilDay): string => `${digits(year, 4)}${digits(month, 2)}${digits(day, 2)}`;

/** Text as a value: what has a meaning there is marked, line ends are written out, other controls go. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, '');

/** A value that is a word for programs, such as an id. */
const plain = (text: string): string => text.replaceAll(/[^\w.@-]/g, (sign) => `-${sign.codePointAt(0)?.toString(16)}`);

const octets = (sign: string): number => {
  const code = sign.codePointAt(0) as number;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
};

const MOST_OCTETS = 75;

/** A line folded so that no piece is longer than it may be and no sign is cut apart. */
const folded = (line: string): string => {
  let [text, length] = ['', 0];
  for (const sign of line) {
    const more = octets(sign);
    if (length + more > MOST_OCTETS) {
      text += '\r\n ';
      length = 1;
    }
    text += sign;
    length += more;
  }
  return text;
};

const STATUS = {
  planned: 'TENTATIVE',
  running: 'CONFIRMED',
  paused: 'CONFIRMED',
  done: 'CONFIRMED',
  dropped: 'CANCELLED',
} as const satisfies Record<CalendarEntry['state'], string>;

const eventLines = <E extends CalendarEntry>(entry: E, options: IcsOptions<E>): readonly string[] => {
  const { campaign, start = DAY_ONE, stamp, told } = options;
  const { summary, description } = told(entry);
  const optional: readonly (readonly [string, string])[] = [
    ['DESCRIPTION', escaped(description)],
    ['LOCATION', escaped(entry.place)],
  ];
  return [
    'BEGIN:VEVENT',
    `UID:${plain(entry.id)}@${plain(campaign)}.warmoot`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${dateText(civilDay(start, entry.day - 1))}`,
    `DTEND;VALUE=DATE:${dateText(civilDay(start, entry.day - 1 + entry.days))}`,
    `SUMMARY:${escaped(summary)}`,
    ...optional.filter(([, value]) => value !== '').map(([name, value]) => `${name}:${value}`),
    `CATEGORIES:${entry.scene ?? entry.kind}`,
    `STATUS:${STATUS[entry.state]}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
};

/** The calendar of a campaign as a text that calendar programs read (RFC 5545): whole days that belong to no zone. */
export const icsOf = <E extends CalendarEntry>(entries: readonly E[], options: IcsOptions<E>): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Warmoot//Campaign calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(options.name)}`,
    ...inOrder(entries).flatMap((entry) => eventLines(entry, options)),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
