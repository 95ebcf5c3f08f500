import type { ReactNode } from 'react';

/** The title of what a scene asks or shows: where the focus comes when it does. */
export const SceneTitle = ({ id, children }: { readonly id?: string; readonly children: ReactNode }) => (
  <h2 id={id} tabIndex={-1} data-head="">
    {children}
  </h2>
);

interface SceneHeadProps {
  readonly title: string;
  /** What stands at the other end of the line: a word, or something to press. */
  readonly aside?: ReactNode;
}

/** The heading of what a scene asks or shows. */
export const SceneHead = ({ title, aside = null }: SceneHeadProps) => (
  <header className="scene-head">
    <SceneTitle>{title}</SceneTitle>
    {typeof aside === 'string' ? <span className="lab">{aside}</span> : aside}
  </header>
);
