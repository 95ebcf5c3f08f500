import { unitsCalled } from '@warmoot/words';
import { type ReactNode, useMemo } from 'react';
import { LitProvider } from '../../design/lit/lit.js';
import type { Sitting } from '../../net/sitting.js';
import { useWords } from '../../words/WordsProvider.js';

/** Board, panel, news and log of a table light what is looked at together. */
export const Lights = ({ run, children }: Pick<Sitting, 'run'> & { readonly children: ReactNode }) => {
  const { words } = useWords();
  const units = useMemo(() => (run === null ? [] : unitsCalled(words, run)), [words, run]);
  return <LitProvider units={units}>{children}</LitProvider>;
};
