import { keep, kept } from './kept.js';

/** How fast dice and others' acts are told: set for each device. */
export const PACES = ['full', 'quick', 'once'] as const;
export type Pace = (typeof PACES)[number];

export const paceNow = (): Pace => PACES.find((pace) => pace === kept('pace')) ?? 'full';

export const keepPace = (pace: Pace): void => keep('pace', pace === 'full' ? null : pace);
