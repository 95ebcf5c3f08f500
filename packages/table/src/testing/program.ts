import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { startAsideFrom } from '../aside/start.js';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
/** Under the root, where the packages are found that stay as they are. */
const CACHE = join(ROOT, '.cache/programs');
/** What is not only JavaScript, or is not there at all. */
const AS_THEY_ARE = ['@photostructure/sqlite', 'pg-native', 'pg-cloudflare'];
const CONDITIONS = ['warmoot-source', 'node'];
const DAY_MS = 86_400_000;

/** In one piece, code would look for its neighbours beside that piece. */
const asWhereItStood = {
  name: 'as-where-it-stood',
  transform: (code: string, id: string) =>
    code.includes('import.meta.url') && !id.includes('node_modules')
      ? code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      : null,
};

const bundle = async (source: string, folder: string): Promise<void> => {
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [asWhereItStood],
    resolve: { conditions: CONDITIONS },
    ssr: { noExternal: true, external: AS_THEY_ARE, resolve: { conditions: CONDITIONS } },
    build: {
      ssr: source,
      outDir: folder,
      target: 'node20',
      minify: false,
      rollupOptions: { output: { entryFileNames: 'program.mjs' } },
    },
  });
};

/** Changes whenever one of the sources does. */
const fingerprint = (): string => {
  const hash = createHash('sha256');
  for (const name of readdirSync(join(ROOT, 'packages'))) {
    const folder = join(ROOT, 'packages', name, 'src');
    for (const file of existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort() : []) {
      const { mtimeMs, size } = statSync(join(folder, file));
      hash.update(`${name} ${file} ${mtimeMs} ${size}\n`);
    }
  }
  return hash.digest('hex').slice(0, 16);
};

/** What was bundled days ago is nobody's any more. */
const sweep = (): void => {
  for (const name of readdirSync(CACHE)) {
    const { mtimeMs = Date.now() } = statSync(join(CACHE, name), { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > DAY_MS) rmSync(join(CACHE, name), { recursive: true, force: true });
  }
};

/**
 * A program of this house, which begins at this source, with all its code in one piece: a process that reads it begins in
 * a fifth of the time. It is made anew when a source has changed.
 */
export const programOf = async (source: URL): Promise<string> => {
  const file = fileURLToPath(source);
  const folder = join(CACHE, `${basename(file, '.ts')}-${fingerprint()}`);
  const program = join(folder, 'program.mjs');
  if (existsSync(program)) return program;
  mkdirSync(CACHE, { recursive: true });
  sweep();
  const made = mkdtempSync(join(CACHE, 'new-'));
  await bundle(file, made);
  try {
    renameSync(made, folder);
  } catch {
    // Somebody else was as quick, with the same.
    rmSync(made, { recursive: true });
  }
  return program;
};

/** What servers of tests start beside them begins as fast as other programs of tests. */
export const quickAside = async (): Promise<void> =>
  startAsideFrom(await programOf(new URL('../aside/program.ts', import.meta.url)));
