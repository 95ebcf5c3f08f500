import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { SETTINGS } from './commands/serve.js';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const HOSTING = textOf('docs/hosting.md');
const COMPOSE = textOf('compose.yaml');
const DOCKERFILE = textOf('Dockerfile');

const namesIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/\b[A-Z]+(?:_[A-Z]+)+\b|\b(?:PORT|HOST)\b/g)].map(([name]) => name));

/** Not ours: what PostgreSQL and Node read. */
const OTHERS = ['POSTGRES_PASSWORD', 'POSTGRES_USER', 'POSTGRES_DB', 'NODE_ENV'];

describe('docs/hosting.md', () => {
  test('names the settings that the server reads, and no others', () => {
    const rows = [...HOSTING.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
    expect(rows).toEqual(Object.keys(SETTINGS));
    const known = [...Object.keys(SETTINGS), ...OTHERS];
    expect([...namesIn(HOSTING)].filter((name) => !known.includes(name))).toEqual([]);
  });

  test('each setting is read', () => {
    const source = textOf('packages/cli/src/commands/serve.ts') + textOf('packages/cli/src/storage.ts');
    const isRead = (name: string): boolean =>
      source.includes(`setting(env, '${name}'`) ||
      new RegExp(`\\{[^}]*\\b${name}\\b[^}]*\\}: Environment`).test(source);
    expect(Object.keys(SETTINGS).filter((name) => !isRead(name))).toEqual([]);
  });

  test('names all metrics, and no others', () => {
    const folder = join(ROOT, 'packages/table/src/server');
    const source = readdirSync(folder)
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('\n');
    const counted = new Set([...source.matchAll(/'(warmoot_\w+)'/g)].map(([, name]) => name as string));
    const rows = [...HOSTING.matchAll(/^\| `(warmoot_\w+)` \|/gm)].map(([, name]) => name as string);
    expect([...rows].sort()).toEqual([...counted].sort());
  });
});

// Docker cannot run where these tests do: this says only that the files say what they must.
describe('the container, as far as it can be read', () => {
  test('compose.yaml: two spaces a step, no tabs, and the services it should have', () => {
    for (const line of COMPOSE.split('\n').filter((text) => text.trim() !== '' && !text.startsWith('#'))) {
      expect(line).toMatch(/^(?: {2})*(?:- \S.*|[\w-]+:(?: \S.*)?)$/);
    }
    expect([...COMPOSE.matchAll(/^([a-z]+):/gm)].map(([, name]) => name)).toEqual(['services', 'volumes']);
    expect([...COMPOSE.matchAll(/^ {2}([a-z]+):/gm)].map(([, name]) => name)).toEqual([
      'warmoot',
      'database',
      'database',
    ]);
    expect(COMPOSE).toContain('"127.0.0.1:4600:4600"');
    expect(COMPOSE).toMatch(
      /DATABASE_URL: postgres:\/\/warmoot:\$\{POSTGRES_PASSWORD:\?[^}]+\}@database:5432\/warmoot/,
    );
    expect(COMPOSE).toContain('condition: service_healthy');
  });

  test('what it sets is read by the server', () => {
    const known = [...Object.keys(SETTINGS), ...OTHERS];
    expect([...namesIn(COMPOSE)].filter((name) => !known.includes(name) && name !== 'CMD')).toEqual([]);
    const env =
      /^ENV (.+)$/m
        .exec(DOCKERFILE)?.[1]
        ?.split(' ')
        .map((pair) => pair.split('=')[0]) ?? [];
    expect(env).toEqual(['NODE_ENV', 'HOST', 'PORT', 'DATA_DIR']);
  });

  test('Dockerfile: this Node, not as root, healthy by /api/ready, and paths that are there', () => {
    const from = [...DOCKERFILE.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    expect(from).toEqual(['node:24-bookworm-slim', 'node:24-bookworm-slim']);
    expect(DOCKERFILE.indexOf('\nUSER node\n')).toBeLessThan(DOCKERFILE.indexOf('\nCMD '));
    expect(DOCKERFILE.indexOf('\nUSER node\n')).toBeGreaterThan(0);
    expect(DOCKERFILE).toContain('/api/ready');
    const command = JSON.parse(/^CMD (\[.+\])$/m.exec(DOCKERFILE)?.[1] ?? '[]') as string[];
    expect(command.slice(0, 3)).toEqual(['node', 'packages/cli/bin/warmoot.mjs', 'serve']);
    for (const path of ['packages/cli/bin/warmoot.mjs', 'packages/web/vite.config.ts', 'packages/cli/tsconfig.json']) {
      expect(textOf(path)).not.toBe('');
    }
    JSON.parse(/CMD (\["node", "-e".+\])$/m.exec(DOCKERFILE)?.[1] ?? '');
  });
});
