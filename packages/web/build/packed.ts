import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** What carries its fingerprint in its name: a packed copy of it can never be an old one. */
const FINGERPRINTED = /^assets\/.*\.(js|css|svg|json)$/;

/** What is smaller fits into one packet as it is. */
const LEAST_BYTES = 1400;

const brotli = (bytes: Buffer): Buffer =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

/** Lays packed copies beside the files, so that a server has nothing to pack while people wait. */
export const packed = (): Plugin => ({
  name: 'warmoot-packed',
  apply: 'build',
  writeBundle: ({ dir = '' }, bundle) => {
    for (const name of Object.keys(bundle).filter((one) => FINGERPRINTED.test(one))) {
      const path = join(dir, name);
      const bytes = readFileSync(path);
      if (bytes.length < LEAST_BYTES) continue;
      writeFileSync(`${path}.br`, brotli(bytes));
      writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
    }
  },
});
