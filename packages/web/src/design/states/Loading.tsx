import type { ReactNode } from 'react';
import { useWords } from '../../words/WordsProvider.js';
import './states.css';

/** Three hatched bars, and only after 300 ms. Words that are ready before the picture are shown already. */
export const Loading = ({ text, words }: { readonly text?: string; readonly words?: ReactNode }) => {
  const { ui } = useWords();
  return (
    <div className="loading" role="status">
      <div className="loading-bars" aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      <p className="small soft">{text ?? ui.plain.loading}</p>
      {words}
    </div>
  );
};

/** Says who acts next and when, with one useful way on. */
export const Empty = ({ children, act }: { readonly children: ReactNode; readonly act?: ReactNode }) => (
  <div className="empty">
    <p>{children}</p>
    {act}
  </div>
);
