import { PROTOCOL, type ServerMessage } from '@warmoot/protocol';
import WebSocket from 'ws';
import { inBatches } from '../wire/latency.js';
import { openTable, type Place } from '../wire/seat.js';

const DUEL = {
  seats: ['Kai', 'Lea'],
  side1: [{ name: 'Ella', seat: 'Kai', like: 'knight' }],
  side2: [{ name: 'Joris', seat: 'Lea', like: 'duellist' }],
};

/** A table at which two captains fight, and again as soon as they are done. Its host only looks on. */
const seatTwo = async (url: string, { table, seat, key }: Place): Promise<void> => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, {
    headers: { authorization: `Bearer ${key}` },
  });
  let ids = 0;
  const send = (deed: object): void => {
    const command = { id: `${seat}${ids++}`, table, seat, deed };
    socket.send(JSON.stringify({ v: PROTOCOL, send: 'command', command }));
  };
  const begin = (): void => send({ do: 'begin', scene: 'saga/duel', setup: DUEL });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as ServerMessage;
    if (message.send === 'news' && message.scene === null) begin();
  });
  // The server may stop before the fight does.
  socket.on('error', () => undefined);
  socket.send(JSON.stringify({ v: PROTOCOL, send: 'watch', table, seat, seen: null }));
  for (const name of DUEL.seats) send({ do: 'seatComputer', name, player: 'captain' });
  begin();
};

export const seatComputers = async (url: string, tables: number): Promise<void> => {
  await inBatches(Array.from({ length: tables }), 20, async () => {
    const [host] = await openTable(url);
    await seatTwo(url, host);
  });
};
