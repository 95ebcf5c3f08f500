import { expect, test } from 'vitest';
import { browserCommand, mayOpenBrowser } from './browser.js';

test.each([
  ['linux', { DISPLAY: ':0' }, true, true],
  ['linux', { WAYLAND_DISPLAY: 'wayland-0' }, true, true],
  ['linux', {}, true, false],
  ['linux', { DISPLAY: '' }, true, false],
  ['linux', { DISPLAY: ':0', CI: 'true' }, true, false],
  ['linux', { DISPLAY: ':0' }, false, false],
  ['darwin', {}, true, true],
  ['darwin', { CI: '1' }, true, false],
  ['win32', {}, true, true],
])('on %s with %j, at a terminal %j: %j', (platform, env, tty, may) => {
  expect(mayOpenBrowser(platform, env, tty)).toBe(may);
});

test('each system has its command', () => {
  const url = 'http://127.0.0.1:4600';
  expect(browserCommand('linux', url)).toEqual(['xdg-open', [url]]);
  expect(browserCommand('darwin', url)).toEqual(['open', [url]]);
  expect(browserCommand('win32', `${url}/?a&b`)).toEqual(['cmd', ['/c', 'start', '', `${url}/?a^&b`]]);
});
