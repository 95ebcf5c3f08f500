import { type ReactNode, useContext } from 'react';
import { Link } from 'wouter';
import { KeptContext } from './kept.js';
import { Press, type PressProps } from './Press.js';
import './button.css';

/** act is gold and means: this is yours to decide. There is at most one on a screen. */
export type ButtonKind = 'act' | 'ink' | 'line' | 'quiet';

interface Look {
  readonly kind?: ButtonKind;
  readonly small?: boolean;
  readonly children: ReactNode;
}

export interface ButtonProps extends Look, Omit<PressProps, 'children'> {}

const classOf = ({ kind = 'line', small = false }: Partial<Look>, className = ''): string =>
  `btn btn-${kind}${small ? ' btn-small' : ''} ${className}`.trim();

const inside = (why: string): ReactNode => <span className="btn-why">{why}</span>;

export const Button = ({ kind, small, off, busy, why = inside, children, className, ...rest }: ButtonProps) => {
  const kept = useContext(KeptContext);
  // What is on its way says so only where it takes long.
  const isKept = busy === true && !off && kept !== null;
  return (
    <Press
      {...rest}
      off={off}
      busy={busy}
      why={why}
      className={classOf({ ...(kind && { kind }), ...(small && { small }) }, className)}
    >
      <span className="btn-label">{children}</span>
      {isKept ? inside(kept) : null}
    </Press>
  );
};

/** A way to another page that looks like a button. */
export const ButtonLink = ({ kind, small, children, href }: Look & { readonly href: string }) => (
  <Link href={href} className={classOf({ ...(kind && { kind }), ...(small && { small }) })}>
    <span className="btn-label">{children}</span>
  </Link>
);
