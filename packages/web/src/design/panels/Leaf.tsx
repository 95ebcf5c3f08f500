import type { ReactNode } from 'react';
import './leaf.css';

interface LeafProps {
  readonly title?: ReactNode;
  /** Stands at the right of the title: a label, tabs, a button. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
}

const Head = ({ title, aside }: Pick<LeafProps, 'title' | 'aside'>) =>
  title === undefined && aside === undefined ? null : (
    <header className="leaf-head">
      <h3>{title}</h3>
      {aside}
    </header>
  );

/** Paper with an ink head: the one step above the ground. */
export const Leaf = ({ title, aside, children, className = '' }: LeafProps) => (
  <section className={`leaf ${className}`.trim()}>
    <Head title={title} aside={aside} />
    {children}
  </section>
);

/** A section that lies on the ground: an ink rule above, no paper. */
export const Panel = ({ title, aside, children, className = '' }: LeafProps) => (
  <section className={`panel ${className}`.trim()}>
    <Head title={title} aside={aside} />
    {children}
  </section>
);
