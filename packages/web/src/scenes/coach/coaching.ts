import { createContext } from 'react';
import { keep, kept } from '../../browser/kept.js';

/** Whether rules are explained as they come up: as this person wishes, or else as the table has it at first. */
export interface Coaching {
  readonly isOn: boolean;
  readonly set: (isOn: boolean) => void;
}

/** Where no table says otherwise, nothing is explained. */
export const CoachContext = createContext<Coaching>({ isOn: false, set: () => {} });

/** Switched on or off by hand it holds for every table of this device; else only a ready-made story explains itself. */
export const isCoached = (isStory: boolean): boolean => {
  const wish = kept('coach');
  return wish === null ? isStory : wish === 'on';
};

/** Who switches it on by hand is told everything once more. */
export const wishCoached = (isOn: boolean): void => {
  keep('coach', isOn ? 'on' : 'off');
  if (isOn) keep('coached', null);
};

/** What has been explained on this device, by the keys of the marks. */
export const coached = (): readonly string[] => kept('coached')?.split(' ') ?? [];

export const remember = (mark: string): void => keep('coached', [...new Set([...coached(), mark])].join(' '));
