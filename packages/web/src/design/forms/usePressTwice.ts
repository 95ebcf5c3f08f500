import { type KeyboardEvent, type MouseEvent, useRef } from 'react';

interface Hands {
  readonly onClick: (event: MouseEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * A row that is pressed a second time gives the answer; so does Enter, twice. What stands picked without a press wants
 * two of them like any other, and walking over the rows by arrows presses none.
 */
export const usePressTwice = (
  picked: string | null,
  onPick: (key: string) => void,
  onAgain: ((key: string) => void) | undefined,
): ((key: string) => Partial<Hands>) => {
  const last = useRef<string | null>(null);
  if (onAgain === undefined) return () => ({});
  const press = (key: string): boolean => {
    const again = last.current === key && picked === key;
    last.current = again ? null : key;
    if (again) onAgain(key);
    return again;
  };
  return (key) => ({
    // A click that no hand has made comes from the arrows.
    onClick: ({ detail }) => {
      if (detail > 0) press(key);
    },
    onKeyDown: (event) => {
      if (event.key !== 'Enter' || event.repeat) return;
      event.preventDefault();
      if (!press(key) && picked !== key) onPick(key);
    },
  });
};
