import { DISCUSSION_ASKING } from './discussion/asking.js';
import { DISCUSSION_NAMES } from './discussion/names.js';
import { DISCUSSION_TELLING } from './discussion/telling.js';

export const DISCUSSION = { telling: DISCUSSION_TELLING, asking: DISCUSSION_ASKING, names: DISCUSSION_NAMES } as const;
