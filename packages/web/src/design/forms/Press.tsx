import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import './press.css';

export interface PressProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  /** Why it cannot be used now, in words. The button stays in reach so that the reason can be read. */
  readonly off?: string | null | undefined;
  /** On its way: a second press does nothing. */
  readonly busy?: boolean | undefined;
  /** Where the reason stands: in the button, or below it while it is looked at. */
  readonly why?: (off: string) => ReactNode;
  readonly children: ReactNode;
}

export const below = (off: string): ReactNode => <span className="press-why">{off}</span>;

/** A button that can be off: it stays in reach, does nothing, and says why. Whatever can be off is made of it. */
export const Press = ({ off, busy, why = below, onClick, type = 'button', children, ...rest }: PressProps) => {
  const closed = (off !== undefined && off !== null) || busy === true;
  // A button of a form submits before onClick is asked, so the press itself is stopped.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (closed) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={closed || undefined}
      aria-busy={busy || undefined}
      data-off={off ? '' : undefined}
      onClick={press}
    >
      {children}
      {off ? why(off) : null}
    </button>
  );
};
