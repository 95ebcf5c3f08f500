// Builds what the browser tests of a tier open, before the first of them.
import { readdirSync, readFileSync } from 'node:fs';
import { builtPages, type Kind } from './pages.js';

const isProof = process.env.WARMOOT_TIER === 'proof';

const TESTS = new URL('../', import.meta.url);

/** The pages that a test file opens, by what it asks its house for. */
const kindsIn = (text: string): readonly Kind[] =>
  [...text.matchAll(/openHouse\(\{?([^)]*)\)/g)].map(([, asked = '']) => ({
    main: (/main: '([^']+)'/.exec(asked)?.[1] ?? 'src/main.tsx') as Kind['main'],
    warned: /warned: true/.test(asked),
  }));

const isAsked = (name: string): boolean => /\.test\.ts$/.test(name) && (isProof || !name.includes('.proof.'));
const files = readdirSync(TESTS).filter(isAsked);
const kinds = files.flatMap((name) => kindsIn(readFileSync(new URL(name, TESTS), 'utf8')));

// One after the other: each of them keeps both cores busy.
for (const kind of new Set(kinds.map((one) => JSON.stringify(one)))) await builtPages(JSON.parse(kind) as Kind);
