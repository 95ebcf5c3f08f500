import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildIn, builtPages } from './kit/pages.js';

const PACK = fileURLToPath(new URL('../../../scripts/pack.mjs', import.meta.url));
const run = promisify(execFile);

/** Starts the installed product and gives what it has said once that holds what is waited for. Ends it in the end. */
const started = async (folder: string, until: RegExp, look: (said: string) => Promise<void>): Promise<string> => {
  const { DATABASE_URL: _, HOST: __, ...env } = process.env;
  const child = spawn('npx', ['--no-install', 'warmoot'], { cwd: folder, env: { ...env, PORT: '0' }, detached: true });
  const ended = new Promise((resolve) => child.on('close', resolve));
  let said = '';
  try {
    await new Promise<void>((resolve, reject) => {
      const hear = (chunk: Buffer): void => {
        said += chunk;
        if (until.test(said)) resolve();
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.on('close', () => reject(new Error(`it ended: ${said}`)));
    });
    await look(said);
  } finally {
    // npx stands between: the signal is for all that it has started.
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await ended;
  }
  return said;
};

describe('the product, packed and installed in an empty folder without a network', () => {
  let folder = '';
  let pages = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'warmoot-packed-'));
    pages = await builtPages({ main: 'src/main.tsx', warned: false });
    await run(process.execPath, [PACK, '--only', 'product', '--pages', pages, '--to', folder]);
    const file = (await run('npm', ['pkg', 'get', 'version'], { cwd: join(PACK, '../..') })).stdout.trim();
    const options = ['--offline', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', folder];
    await run('npm', ['install', ...options, join(folder, `warmoot-${JSON.parse(file)}.tgz`)], { cwd: folder });
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('npx warmoot brings up the server with its pages, and stops when it is asked to', async () => {
    const said = await started(folder, /Ctrl-C/, async (told) => {
      const [, url = ''] = /Warmoot is at (http:\S+)/.exec(told) ?? [];
      const page = await (await fetch(url)).text();
      expect(page).toContain(buildIn(pages));
      const [, script = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(page) ?? [];
      expect((await fetch(new URL(script, url))).headers.get('content-type')).toContain('javascript');
      expect((await fetch(`${url}/api/ready`)).status).toBe(200);
    });
    expect(said).toContain('Stopped.');
    expect(said).not.toContain('not built');
  });

  test('npx warmoot with a command does that', async () => {
    const { stdout } = await run(
      'npx',
      ['--no-install', 'warmoot', 'odds', 'check', '--skill', '4', '--against', '2'],
      {
        cwd: folder,
      },
    );
    expect(stdout).toContain('107 in 160');
    const { stdout: help } = await run('npx', ['--no-install', 'warmoot', '--help'], { cwd: folder });
    expect(help).toContain('Without a command');
  });
});
