import { randomBytes } from 'node:crypto';

/** A new secret for a seed or a computer player: 256 bits in hexadecimal. */
export const newSecret = (): string => randomBytes(32).toString('hex');
