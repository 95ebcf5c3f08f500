import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const BUILT = fileURLToPath(new URL('./program.js', import.meta.url));
const SOURCE = fileURLToPath(new URL('./program.ts', import.meta.url));

/** Whether the program has been built. Where all runs from its sources, everything is done in one process. */
export const IS_BUILT = existsSync(BUILT);

let program: readonly string[] = IS_BUILT ? [BUILT] : ['--import', 'tsx', '--conditions=warmoot-source', SOURCE];

/** From now on the program is started from this file: tests have all its code in one piece. */
export const startAsideFrom = (file: string): void => {
  program = [file];
};

/** Starts the program in a process of its own. */
export const startAside = (
  job: readonly string[],
  { megabytes, stdio }: { readonly megabytes: number; readonly stdio: StdioOptions },
): ChildProcess => spawn(process.execPath, [`--max-old-space-size=${megabytes}`, ...program, ...job], { stdio });
