import type { TalkProps } from '../model.js';

/** The odds of what is set up: at the right, on a phone at the foot. */
export const OddsPanel = (_props: TalkProps) => null;
