import type { ReactNode } from 'react';
import { Button, type ButtonProps } from './Button.js';

interface FormProps extends Pick<ButtonProps, 'kind' | 'small' | 'busy'> {
  readonly className?: string;
  /** What the button at its end says. */
  readonly act: string;
  /** Why it cannot be sent yet. */
  readonly off?: string | null;
  readonly onSend: (form: HTMLFormElement) => unknown;
  readonly children?: ReactNode;
  /** The class of the line that the button stands in; without one it stands in no line. */
  readonly foot?: string;
  /** What stands beside the button. */
  readonly beside?: ReactNode;
}

/** What is written and then sent by one button, which says why it cannot be. */
export const Form = ({ className, act, off = null, onSend, children, foot, beside, ...look }: FormProps) => {
  const button = (
    <Button {...look} type="submit" off={off}>
      {act}
    </Button>
  );
  return (
    <form
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        if (off === null && look.busy !== true) void onSend(event.currentTarget);
      }}
    >
      {children}
      {foot === undefined ? (
        button
      ) : (
        <p className={foot || undefined}>
          {button}
          {beside}
        </p>
      )}
    </form>
  );
};
