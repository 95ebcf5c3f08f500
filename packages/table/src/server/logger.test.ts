import { expect, test } from 'vitest';
import { jsonLogger, placeOfError } from './logger.js';

test('the line of a fault says when it was and where it came from, and not what it was about', () => {
  const lines: string[] = [];
  const logger = jsonLogger(
    (line) => lines.push(line),
    () => 0,
  );
  logger.error('fault', { fault: 'f1', where: 'socket', ...placeOfError(new TypeError('a secret')) });
  expect(JSON.parse(lines.join(''))).toEqual({
    at: '1970-01-01T00:00:00.000Z',
    level: 'error',
    what: 'fault',
    fault: 'f1',
    where: 'socket',
    kind: 'TypeError',
    from: expect.stringContaining('logger.test'),
  });
  expect(lines.join('')).not.toContain('secret');
});
