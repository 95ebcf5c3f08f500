import { pause } from '../wire/latency.js';
import { openTable, type Place, Seat } from '../wire/seat.js';

/** A table with so many lines in its log, of duels that two people fought there one after the other. All are over. */
export const longTable = async (url: string, lines: number): Promise<Place> => {
  const [ana, bo] = await openTable(url);
  const seats = [new Seat(ana), new Seat(bo)];
  for (const seat of seats) await seat.connect(url);
  for (const seat of seats) seat.think = () => 0;
  seats[0]?.begin();
  while ((seats[0]?.lines ?? 0) < lines) await pause(50);
  for (const seat of seats) seat.begin = () => undefined;
  while (seats[0]?.isInScene) await pause(50);
  for (const seat of seats) {
    seat.think = null;
    seat.drop();
  }
  await pause(200);
  return ana;
};
