/** How long a test waits for what must happen. A test that waits in vain has failed; one that is only slow has not. */
export const PATIENCE_MS = 120_000;
