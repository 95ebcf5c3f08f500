import { createContext, type ReactNode, type RefObject, useRef } from 'react';

/** Where what is picked and not yet answered is kept. */
export const PicksContext = createContext<RefObject<unknown> | null>(null);

/** Keeps what is picked in a scene, also while something else is shown in its place. */
export const KeepsPicks = ({ children }: { readonly children: ReactNode }) => (
  <PicksContext value={useRef<unknown>(null)}>{children}</PicksContext>
);
