import { expect, test } from 'vitest';
import { networkUrls } from './network.js';

const INTERFACES = {
  lo: [
    { address: '127.0.0.1', family: 'IPv4', internal: true },
    { address: '::1', family: 'IPv6', internal: true },
  ],
  eth0: [
    { address: 'fe80::1:2', family: 'IPv6', internal: false },
    { address: '2001:db8::7', family: 'IPv6', internal: false },
    { address: '192.168.1.5', family: 'IPv4', internal: false },
  ],
  wlan0: [
    { address: '10.0.0.9', family: 'IPv4', internal: false },
    { address: '169.254.3.4', family: 'IPv4', internal: false },
  ],
  down: undefined,
} as const;

test('a server at all addresses says each that others can type in', () => {
  const four = ['http://192.168.1.5:4600', 'http://10.0.0.9:4600'];
  expect(networkUrls('0.0.0.0', 4600, INTERFACES)).toEqual(four);
  expect(networkUrls('::', 4600, INTERFACES)).toEqual([...four, 'http://[2001:db8::7]:4600']);
});

test('one that listens at a single address says no other', () => {
  expect(networkUrls('127.0.0.1', 4600, INTERFACES)).toEqual([]);
  expect(networkUrls('192.168.1.5', 4600, INTERFACES)).toEqual([]);
  expect(networkUrls('0.0.0.0', 4600, {})).toEqual([]);
});
