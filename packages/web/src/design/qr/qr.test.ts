import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { qrOf } from './qr.js';

/** What somebody else's decoder reads in the picture, drawn four dots to the square with its light border. */
const read = (text: string): { readonly data: string; readonly version: number } | null => {
  const rows = qrOf(text) ?? [];
  const [dots, quiet] = [4, 4];
  const width = (rows.length + 2 * quiet) * dots;
  const image = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let y = 0; y < width; y++) {
    for (let x = 0; x < width; x++) {
      if (rows[Math.floor(y / dots) - quiet]?.[Math.floor(x / dots) - quiet]) {
        image.set([13, 18, 19], (y * width + x) * 4);
      }
    }
  }
  return jsQR(image, width, width);
};

// The longest text of each version at level M, by the table of the standard, and what an address looks like.
test.each([14, 26, 42, 62, 84, 106])('%i bytes are read as they were written', (length) => {
  const address = `https://moot.example.org/join#K7F2MR ${'Wölfe am Fluß '.repeat(9)}`;
  const bytes = new TextEncoder().encode(address).slice(0, length);
  // A letter cut in two would be no text.
  const text = new TextDecoder().decode(bytes).replace(/\uFFFD/g, '?');
  const fitting = text.slice(0, length);
  expect(read(fitting)?.data).toBe(fitting);
});

test('each text has the smallest picture that holds it', () => {
  const versions = [14, 15, 26, 27, 42, 43, 62, 63, 84, 85, 106].map((length) => read('x'.repeat(length))?.version);
  expect(versions).toEqual([1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]);
  expect(qrOf('x'.repeat(107))).toBeNull();
});

test('every mask can be the best one, and is read', () => {
  for (let nth = 0; nth < 40; nth++) {
    const text = `http://192.168.0.${nth}:4600/join#K7F2M${'23456789ABCDEFGHJKMNPQRSTUVWXYZ'[nth % 31]}`;
    expect(read(text)?.data).toBe(text);
  }
});
