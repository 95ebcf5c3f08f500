import { MARCH_ASKING } from './march/asking.js';
import { MARCH_NAMES } from './march/names.js';
import { MARCH_TELLING } from './march/telling.js';

export const MARCH = { telling: MARCH_TELLING, asking: MARCH_ASKING, names: MARCH_NAMES } as const;
