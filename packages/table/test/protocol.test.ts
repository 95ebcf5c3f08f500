import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { verify } from '@warmoot/kernel';
import { clientMessage, deed } from '@warmoot/protocol';
import { sceneRules } from '@warmoot/rules';
import { type Serving, SILENT, serve, USUAL_LIMITS } from '@warmoot/table';
import { NO_LIMITS, openTable, request, seeds } from '@warmoot/table/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { statusOf } from '../src/server/status.js';
import { blocksIn, difference, Transcript } from '../src/testing/transcript.js';

const at = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const textOf = (path: string): string => readFileSync(at(path), 'utf8');
const PROTOCOL_MD = textOf('docs/protocol.md');

let folder: string;
let serving: Serving;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'warmoot-protocol-'));
  const secret = seeds('protocol');
  serving = await serve({ port: 0, host: '127.0.0.1', dataDir: folder, logger: SILENT, limits: NO_LIMITS, secret });
});
afterAll(async () => {
  await serving.stop();
  rmSync(folder, { recursive: true });
});

test('the transcript in docs/protocol.md is what happens', async () => {
  const blocks = blocksIn(PROTOCOL_MD, '## A transcript');
  expect(blocks.length).toBeGreaterThan(60);
  const transcript = new Transcript(serving.url);
  try {
    for (const block of blocks) {
      const fault = await transcript.play(block).catch((error: unknown) => String(error));
      if (fault !== null) throw new Error(`docs/protocol.md:${block.line} (${block.kind} ${block.of}): ${fault}`);
    }
  } finally {
    transcript.close();
  }
});

test('a transcript that is wrong is noticed', () => {
  const names = new Map<string, unknown>();
  expect(difference({ a: '{{x}}', '…': '…' }, { a: 1, b: 2 }, names)).toBeNull();
  expect(difference({ a: '{{x}}' }, { a: 2 }, names)).toMatch(/^a: expected/);
  expect(difference({ a: 1 }, { a: 1, b: 2 }, names)).toBe(': not written down: b');
  expect(difference({ a: '…' }, {}, names)).toMatch(/^a: /);
  expect(difference([1, '…'], [1, 2, 3], names)).toBeNull();
  expect(difference([1, 2], [1], names)).not.toBeNull();
});

/** The first cells of a table's rows, without their backticks, after a heading. */
const rowsAfter = (heading: string): readonly (readonly string[])[] => {
  const part = PROTOCOL_MD.split(`\n${heading}\n`)[1]?.split(/\n#+ /)[0] ?? '';
  return part
    .split('\n')
    .filter((line, index, lines) => line.startsWith('| `') && !(lines[index + 1] ?? '').startsWith('|---'))
    .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')))
    .map(([, ...cells]) => cells);
};

const tagsOf = (schema: unknown, tag: string): readonly string[] =>
  (schema as { oneOf: { properties: Record<string, { enum: string[] }> }[] }).oneOf.map(
    ({ properties }) => properties[tag]?.enum[0] as string,
  );

describe('nothing is left out of docs/protocol.md', () => {
  test('routes', () => {
    const source = readdirSync(at('packages/table/src/server'))
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => textOf(`packages/table/src/server/${name}`))
      .join('\n');
    const found = [...source.matchAll(/app\.(get|post)(?:<[^(]*>)?\(\s*'(\/[^']+)'/g)].map(
      ([, method, path]) => `${method?.toUpperCase()} ${path}`,
    );
    expect(found.length).toBeGreaterThan(15);
    expect(
      rowsAfter('## HTTP')
        .map(([method, path]) => `${method} ${path}`)
        .sort(),
    ).toEqual(found.sort());
  });

  test('deeds and messages', () => {
    expect(rowsAfter('### Deeds').map(([name]) => name)).toEqual(tagsOf(deed.schema, 'do'));
    const source = textOf('packages/protocol/src/table/messages.ts');
    const sent = [...source.matchAll(/readonly send: '(\w+)'/g)].map(([, name]) => name);
    expect(rowsAfter('## The socket').map(([name]) => name)).toEqual([
      ...tagsOf(clientMessage.schema, 'send'),
      ...sent,
    ]);
  });

  test('refusals, with their statuses', () => {
    const source = textOf('packages/protocol/src/table/refusals.ts');
    const codes = [...source.matchAll(/^ {2}([A-Z_]+): /gm)].map(([, code]) => code as string);
    expect(codes.length).toBeGreaterThan(20);
    const rows = rowsAfter('## Refusals');
    const written = rows.map(([code]) => code as string);
    expect(codes.filter((code) => !written.includes(code))).toEqual([]);
    for (const [code, status] of rows) expect([code, statusOf({ code } as never)]).toEqual([code, Number(status)]);
  });

  test('limits', () => {
    const rows = rowsAfter('## Limits').map(([name, most]) => [name, Number(most)]);
    expect(Object.fromEntries(rows)).toEqual(USUAL_LIMITS);
  });
});

test('the bot of docs/examples plays a duel to its end', async () => {
  const { url } = serving;
  const ana = await openTable(url, 'Ana');
  const command = async (deedOfAna: object) => {
    const body = { id: `ana-${Math.random()}`, seat: 'Ana', deed: deedOfAna };
    const done = await request(url, `/api/tables/${ana.table}/commands`, { key: ana.key, body });
    expect(done.status).toBe(200);
  };
  const invited = await request<{ link: string }>(url, `/api/tables/${ana.table}/invitations`, {
    key: ana.key,
    body: { by: 'Ana' },
  });
  await command({ do: 'seatComputer', name: 'Rex', player: 'recruit' });
  const bot = spawn(process.execPath, [at('docs/examples/bot.mjs'), invited.body.link, 'Robin', '20']);
  let said = '';
  const hear = (chunk: Buffer): void => {
    said += chunk;
  };
  bot.stdout.on('data', hear);
  bot.stderr.on('data', hear);
  const exit = new Promise<number | null>((resolve) => bot.on('close', resolve));
  interface Seen {
    readonly seen: { readonly seats: readonly { readonly seat: string }[] };
  }
  const robinSits = async (): Promise<boolean> => {
    const { body } = await request<Seen>(url, `/api/tables/${ana.table}?seat=Ana`, { key: ana.key });
    return body.seen.seats.some(({ seat }) => seat === 'Robin');
  };
  while (bot.exitCode === null && !(await robinSits())) await new Promise((resolve) => setTimeout(resolve, 50));
  await command({
    do: 'begin',
    scene: 'saga/duel',
    setup: {
      seats: ['Robin', 'Rex'],
      side1: [{ name: 'Ella', seat: 'Robin', like: 'knight' }],
      side2: [{ name: 'Joris', seat: 'Rex', like: 'duellist' }],
    },
  });
  const code = await exit;
  expect([code, said]).toEqual([0, expect.stringMatching(/Robin sits at table \w+\n.*the scene is over/s)]);
  const log = await request<never>(url, `/api/tables/${ana.table}/scenes/1/log?seat=Ana`, { key: ana.key });
  const rules = sceneRules('saga/duel');
  expect(rules.ok && verify(rules.value, log.body)).toMatchObject({ ok: true, value: { over: true } });
});

/** A program of docs/examples that takes an invitation, and what it says until it ends. */
const ran = (file: string, link: string, me: string): Promise<string> => {
  const program = spawn(process.execPath, [at(file), link, me]);
  let said = '';
  const hear = (chunk: Buffer): void => {
    said += chunk;
  };
  program.stdout.on('data', hear);
  program.stderr.on('data', hear);
  return new Promise((resolve) => program.on('close', (code) => resolve(`${said}ended with ${code}`)));
};

const DUEL = {
  scene: 'saga/duel',
  setup: {
    seats: ['Robin', 'Marian'],
    side1: [{ name: 'Ella', seat: 'Robin', like: 'knight' }],
    side2: [{ name: 'Joris', seat: 'Marian', like: 'duellist' }],
  },
};
const BATTLE = {
  scene: 'saga/battle',
  setup: {
    seats: ['Robin', 'Marian'],
    attacker: { name: 'Red', seat: 'Robin', troops: { heavyInfantry: 40, bowmen: 30 } },
    defender: { name: 'Blue', seat: 'Marian', troops: { pikemen: 40, bowmen: 20 } },
  },
  options: { 'saga.battle.map': { rows: 9, columns: 8 } },
};

test.each([
  ['a duel with typed dice', DUEL, 'typed'],
  ['a battle', BATTLE, 'seed'],
] as const)(
  'the player of docs/examples plays %s to its end, from schemas and listed choices',
  async (_, begin, dice) => {
    const { url } = serving;
    const ana = await openTable(url, 'Ana', { options: { dice } });
    const { key, table } = ana;
    const invited = await request<{ link: string }>(url, `/api/tables/${table}/invitations`, {
      key,
      body: { by: 'Ana' },
    });
    const players = ['Robin', 'Marian'].map((me) => ran('docs/examples/player.mjs', invited.body.link, me));
    await expect
      .poll(async () => (await request<{ here: object }>(url, `/api/tables/${table}?seat=Ana`, { key })).body.here)
      .toMatchObject({ Robin: true, Marian: true });
    const body = { id: 'begin', seat: 'Ana', deed: { do: 'begin', ...begin } };
    expect((await request(url, `/api/tables/${table}/commands`, { key, body })).body).toMatchObject({
      made: { scene: 1 },
    });
    for (const said of await Promise.all(players))
      expect(said).toMatch(/the scene is over after \d+ throws\nended with 0$/);
    const log = await request<never>(url, `/api/tables/${table}/scenes/1/log?seat=Ana`, { key });
    const rules = sceneRules(begin.scene);
    expect(rules.ok && verify(rules.value, log.body)).toMatchObject({ ok: true, value: { over: true } });
  },
);
