import { inBatches, type Latency, latency, pause } from './latency.js';
import { openTable, Seat } from './seat.js';

/** How long a person thinks over an answer. */
export const A_SECOND_OR_SO = (): number => 500 + Math.random() * 1000;

/** Tables with two people each, and a duel begun at every one. */
export const seatAll = async (url: string, tables: number): Promise<readonly Seat[]> => {
  const opened = await inBatches(Array.from({ length: tables }), 20, () => openTable(url));
  const seats = opened.flatMap(([a, b]) => [new Seat(a), new Seat(b)]);
  await inBatches(seats, 50, (seat) => seat.connect(url));
  for (const seat of seats) if (seat.place.seat === 'Ana') seat.begin();
  await pause(2000);
  return seats;
};

/** Milliseconds from each command to its acknowledgement, while all play for some seconds. */
export const timesOf = async (
  seats: readonly Seat[],
  think: () => number,
  seconds: number,
): Promise<readonly number[]> => {
  for (const seat of seats) {
    seat.think = think;
    seat.play();
  }
  await pause(2000);
  for (const seat of seats) seat.times.length = 0;
  await pause(seconds * 1000);
  const times = seats.flatMap((seat) => seat.times);
  for (const seat of seats) seat.think = null;
  await pause(500);
  return times;
};

export const measured = async (seats: readonly Seat[], think: () => number, seconds: number): Promise<Latency> =>
  latency(await timesOf(seats, think, seconds), seconds);
