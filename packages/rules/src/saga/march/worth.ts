import type { SeatId } from '@warmoot/kernel';
import { MOST_WEARY } from '../movement/party/setup.js';
import { distancesFrom } from '../movement/roads/roads.js';
import { bookIn, type FixedBook, type MarchView } from './books.js';
import { lastSeen } from './fog.js';

/** What is left open between having got it and having lost it. */
const MOST_OPEN = 0.8;
const WEARY_COSTS = 0.1;

/** How far off a span is, from 0 for here to 1 for the other end of the map. */
const farness = ({ given }: MarchView, from: string, to: string): number => {
  const distances = distancesFrom(given.roads, from);
  const farthest = Math.max(1, ...distances.values());
  return (distances.get(to) ?? farthest) / farthest;
};

/** How far off another party was when it was seen last; halfway where nothing is known of it. */
const farFrom = (view: MarchView, { at }: FixedBook, party: string): number => {
  const seen = lastSeen(view, party);
  return seen === null ? 0.5 : farness(view, at, seen.at);
};

/** How near a party is to what it wants, from 0 to 1. */
const nearness = (view: MarchView, book: FixedBook): number => {
  const { wants, at } = book;
  switch (wants?.want) {
    case 'reach':
      return 1 - farness(view, at, wants.span);
    case 'catch':
    case 'find':
      return 1 - farFrom(view, book, wants.party);
    case 'avoid': {
      const gone = (view.open.day - view.given.firstDay) / wants.days;
      return (gone + farFrom(view, book, wants.party)) / 2;
    }
    default:
      return 0.5;
  }
};

const worthOf = (view: MarchView, book: FixedBook): number => {
  if (book.state !== 'going') return book.state === 'got' ? 1 : -1;
  const fresh = nearness(view, book) - (WEARY_COSTS * book.party.weary) / MOST_WEARY;
  return MOST_OPEN * Math.max(-1, Math.min(1, 2 * fresh - 1));
};

/** What a march is worth to a seat, by what it sees: how near its parties are to what they want, and how fresh. */
export const worth = (view: MarchView, seat: SeatId): number => {
  const books = view.given.parties
    .filter(({ seats }) => seats.includes(seat))
    .flatMap(({ name }) => bookIn(view, name) ?? []);
  const wanting = books.filter(({ wants }) => wants !== null);
  const counted = wanting.length > 0 ? wanting : books;
  if (counted.length === 0) return 0;
  return counted.reduce((sum, book) => sum + worthOf(view, book), 0) / counted.length;
};
