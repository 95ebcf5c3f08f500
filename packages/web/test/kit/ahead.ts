// Builds what the browser tests of a tier open, before the first of them: `tsx ahead.ts test` or `tsx ahead.ts test proof`.
import { readdirSync, readFileSync } from 'node:fs';
import { builtPages, type Kind } from './pages.js';

const TESTS = new URL('../', import.meta.url);

/** The pages that a test file opens, by what it asks its house for. */
const kindsIn = (text: string): readonly Kind[] =>
  [...text.matchAll(/openHouse\(\{?([^)]*)\)/g)].map(([, asked = '']) => ({
    main: (/main: '([^']+)'/.exec(asked)?.[1] ?? 'src/main.tsx') as Kind['main'],
    warned: /warned: true/.test(asked),
  }));

const endings = process.argv.slice(2).map((ending) => `.${ending}.ts`);
const files = readdirSync(TESTS).filter((name) => endings.some((ending) => name.endsWith(ending)));
const kinds = files.flatMap((name) => kindsIn(readFileSync(new URL(name, TESTS), 'utf8')));

// One after the other: each of them keeps both cores busy.
for (const kind of new Set(kinds.map((one) => JSON.stringify(one)))) await builtPages(JSON.parse(kind) as Kind);
