import { type ButtonHTMLAttributes, type MouseEvent, type ReactNode, useContext } from 'react';
import { Link } from 'wouter';
import { KeptContext } from './kept.js';
import './button.css';

/** act is gold and means: this is yours to decide. There is at most one on a screen. */
export type ButtonKind = 'act' | 'ink' | 'line' | 'quiet';

interface Look {
  readonly kind?: ButtonKind;
  readonly small?: boolean;
  readonly children: ReactNode;
}

export interface ButtonProps extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'children'> {
  /** Why it cannot be used now, in words. The button stays in reach so that the reason can be read. */
  readonly off?: string | null | undefined;
  /** On its way: the label stays, the edge is hatched, a second press does nothing. */
  readonly busy?: boolean;
}

const classOf = ({ kind = 'line', small = false }: Partial<Look>, className = ''): string =>
  `btn btn-${kind}${small ? ' btn-small' : ''} ${className}`.trim();

export const Button = ({ kind, small, off, busy, children, className, onClick, type, ...rest }: ButtonProps) => {
  const closed = (off !== undefined && off !== null) || busy === true;
  const kept = useContext(KeptContext);
  // What is on its way says so only where it takes long.
  const why = off || (busy ? kept : null);
  // A button of a form submits before onClick is asked, so the press itself is stopped.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (closed) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={classOf({ ...(kind && { kind }), ...(small && { small }) }, className)}
      aria-disabled={closed || undefined}
      aria-busy={busy || undefined}
      data-off={off ? '' : undefined}
      onClick={press}
    >
      <span className="btn-label">{children}</span>
      {why ? <span className="btn-why">{why}</span> : null}
    </button>
  );
};

/** A way to another page that looks like a button. */
export const ButtonLink = ({ kind, small, children, href }: Look & { readonly href: string }) => (
  <Link href={href} className={classOf({ ...(kind && { kind }), ...(small && { small }) })}>
    <span className="btn-label">{children}</span>
  </Link>
);
