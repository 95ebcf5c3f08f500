import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { PATIENCE_MS, request } from '@warmoot/table/testing';
import { expect } from 'vitest';
import WebSocket from 'ws';
import type { Reader, Watched } from './secretsKit.js';

/** A socket without any manners: what came, and how it ended. */
export interface Rude {
  readonly socket: WebSocket;
  readonly received: string[];
  closed: number | null;
}

export const rude = async (url: string, headers: Readonly<Record<string, string>>): Promise<Rude> => {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/socket`, { headers });
  const one: Rude = { socket, received: [], closed: null };
  socket.on('message', (data) => one.received.push(String(data)));
  socket.on('close', (code) => {
    one.closed = code;
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });
  socket.on('error', () => undefined);
  return one;
};

/** The status with which a socket is refused; 101 where it is not. */
export const statusOfSocket = async (url: string, headers: Readonly<Record<string, string>>): Promise<number> => {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/socket`, { headers });
  socket.on('error', () => undefined);
  const status = await new Promise<number>((resolve) => {
    socket.once('open', () => resolve(101));
    socket.once('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
  });
  socket.terminate();
  return status;
};

export const until = async (holds: () => boolean | Promise<boolean>, ms = PATIENCE_MS): Promise<void> => {
  const end = Date.now() + ms;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('waited in vain');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

/** Raw bytes over TCP; gives what came back until the other side was done, or silent after it had said something. */
export const raw = (url: string, bytes: string | Buffer, silence = 300): Promise<string> => {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    const came: Buffer[] = [];
    socket.setTimeout(PATIENCE_MS, () => socket.destroy());
    socket.on('data', (data) => {
      came.push(data);
      socket.setTimeout(silence);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Buffer.concat(came).toString('latin1')));
  });
};

/** A frame as a client sends it: masked, of whatever kind. */
export const frame = (kind: number, payload: Buffer): Buffer => {
  const mask = randomBytes(4);
  const masked = Buffer.from(payload.map((byte, i) => byte ^ (mask[i % 4] as number)));
  const { length } = payload;
  const head =
    length < 126
      ? Buffer.from([0x80 | kind, 0x80 | length])
      : Buffer.from([0x80 | kind, 0x80 | 126, length >> 8, length & 255]);
  return Buffer.concat([head, mask, masked]);
};

/** A WebSocket over bare TCP, whose reading can be stopped for good. */
export const bareSocket = async (url: string, key: string): Promise<Socket> => {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(
    [
      'GET /api/socket HTTP/1.1',
      `Host: ${host}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      `Authorization: Bearer ${key}`,
      '\r\n',
    ].join('\r\n'),
  );
  await new Promise((resolve) => socket.once('data', resolve));
  return socket;
};

/** The server lives, says so, and an honest client plays on: its word is the only thing that is new in the log. */
export const expectUnharmed = async (watched: Watched, honest: Reader, before: string): Promise<void> => {
  const { table } = honest.place;
  expect((await request(watched.url, '/api/health')).body).toMatchObject({ ok: true });
  expect(await watched.bytes(table)).toBe(before);
  expect(await honest.do({ do: 'say', text: 'still here' })).toBeNull();
  const after = await watched.bytes(table);
  expect(after.startsWith(before)).toBe(true);
  expect(after.slice(before.length).trim().split('\n')).toHaveLength(1);
};
