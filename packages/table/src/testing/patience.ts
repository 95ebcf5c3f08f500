/** How long a test waits for what must happen next. A test that waits in vain has failed. */
export const PATIENCE_MS = 10_000;
