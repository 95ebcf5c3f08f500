import type { saga } from '@warmoot/rules';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';

/** An appeal as somebody is putting it together. It is nobody else's to see. */
export interface Draft {
  readonly talker: string | null;
  readonly to: readonly string[];
  readonly words: string;
  readonly context: string;
  readonly topic: string;
  readonly response: string;
  readonly skill: saga.discussion.Terms['skill'];
  readonly motive: saga.character.Motive | null;
  readonly difficulty: number;
}

interface Held {
  readonly draft: Draft;
  readonly setDraft: (change: Partial<Draft>) => void;
}

const NOTHING: Draft = {
  talker: null,
  to: [],
  words: '',
  context: '',
  topic: '',
  response: '',
  skill: 'convince',
  motive: null,
  difficulty: 3,
};

const DraftContext = createContext<Held>({ draft: NOTHING, setDraft: () => undefined });

/** Keeps what is being put together, whatever else the page shows meanwhile. */
export const DraftProvider = ({ children }: { readonly children: ReactNode }) => {
  const [draft, keep] = useState(NOTHING);
  const setDraft = useCallback((change: Partial<Draft>) => keep((was) => ({ ...was, ...change })), []);
  return <DraftContext value={useMemo(() => ({ draft, setDraft }), [draft, setDraft])}>{children}</DraftContext>;
};

export const useDraft = (): Held => useContext(DraftContext);
