import { createContext } from 'react';

/** What a button says whose deed is on its way while the line is cut: that it is kept; null where the line is well. */
export const KeptContext = createContext<string | null>(null);
