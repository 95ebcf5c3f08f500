import { createContext } from 'react';

/**
 * What is open and around. A panel that is opened in it must lie inside its element: opening it would close a popover
 * that it lay outside of, and nothing outside of a dialog can be pressed.
 */
export const Within = createContext<HTMLElement | null>(null);
