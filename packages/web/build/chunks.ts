import type { Rolldown } from 'vite';

/**
 * Which modules come in one file. Left to itself the bundler makes a file of whatever the same pages share, fifty and more
 * for a page of the campaign; and each is a request that a page waits for. Only scripts are put together, so that styles
 * keep their order; and no language, which is a file of its own.
 */
export const chunks: readonly Rolldown.CodeSplittingGroup[] = [
  { name: 'first', tags: ['$initial'], priority: 2 },
  {
    name: 'rules',
    test: /packages\/((kernel|rules|protocol)\/src|words\/src\/(?![a-z]{2}\/|languages))/,
    priority: 1,
  },
  // What pages share that is neither drawn nor said: it brings no styles along.
  { name: 'shared', test: /packages\/web\/src\/(?!.*\.(en|de)\.ts$).*\.ts$/, minShareCount: 2 },
];
