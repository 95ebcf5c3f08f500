import { refusalText, type Words } from '@warmoot/words';
import type { Spoken } from '../words/lists.js';
import type { ReadMap } from './mapFile.js';
import type { MAPS } from './words.js';

/** Why a map cannot be read, and where in the file that stands. */
export const faultText = (t: Spoken<typeof MAPS>, words: Words, read: Exclude<ReadMap, { ok: true }>): string => {
  if ('notJson' in read) return t.notJson;
  if ('refusal' in read) return refusalText(words, read.refusal);
  return t.faultAt({ why: t.tiled[read.fault.why], path: read.fault.path, found: read.fault.found });
};
