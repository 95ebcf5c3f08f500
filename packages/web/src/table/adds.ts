import { type ComponentType, createContext, type ReactNode } from 'react';
import type { Sitting } from '../net/sitting.js';
import type { PeopleProps } from './people/People.js';

/** Where a table that is to play something else than a scene is set up. */
export interface SetUpProps extends PeopleProps {
  /** What stands on the slate to be played. */
  readonly kind: string;
  /** Sets up something else instead. */
  readonly onOther: () => void;
}

/** What a campaign adds to the page of its table, which itself knows of none. */
export interface TableAdds {
  /** A leaf before what is played, and the way back to it. */
  readonly useLeaf: (sitting: Sitting) => { readonly way: ReactNode; readonly leaf: ReactNode };
  /** How something is set up that is no scene; null where that is not known here. */
  readonly setUpOf: (kind: unknown) => ComponentType<SetUpProps> | null;
}

const NOTHING = { way: null, leaf: null };

export const TableAddsContext = createContext<TableAdds>({ useLeaf: () => NOTHING, setUpOf: () => null });
