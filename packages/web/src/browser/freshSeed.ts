/** A seed that nobody has had before: 128 bits of the browser's own chance, as hex digits. */
export const freshSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
