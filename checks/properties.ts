import fc from 'fast-check';

/** What is drawn at random by itself is the same in every run; laws are tried in parts (kernel/testing/parts.ts). */
fc.configureGlobal({ seed: Number(process.env.TEST_SEED ?? 10_660) });
