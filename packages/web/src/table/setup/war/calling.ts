import { createContext, useContext } from 'react';
import { useSpoken } from '../../../words/speech.js';
import { WAR_SETUP } from './words.js';

/** What those are called who are set up against each other. */
export type Calling = 'armies' | 'bands';

export const CallingContext = createContext<Calling>('armies');

/** The words of a form that has armies of units, or bands of figures. */
export const useCalling = () => {
  const { t } = useSpoken(WAR_SETUP);
  return t.of[useContext(CallingContext)];
};
