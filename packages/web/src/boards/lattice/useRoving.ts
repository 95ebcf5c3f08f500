import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Lattice } from './lattice.js';

interface RovingInput {
  readonly grid: RefObject<SVGSVGElement | null>;
  readonly ring: RefObject<SVGGElement | null>;
  readonly lattice: Lattice;
  readonly names: readonly string[];
  /** The full name of a hex, asked only for the one that has the focus. */
  readonly nameOf: (at: number) => string;
  /** Where the focus begins. */
  readonly start: number;
  /** Where the unit in hand stands, −1 for none: with another unit in hand the focus goes to it, if it is on the board. */
  readonly inHand: number;
  /** The focus has gone here by keys or by hand. */
  readonly onArrive: (at: number) => void;
}

interface Roving {
  readonly go: (to: number) => void;
  /** A hex has the focus; the ring is drawn where the browser would show it. */
  readonly got: (at: number, cell: Element) => void;
  readonly lost: () => void;
}

/**
 * The focus roves: one hex is the tab stop and bears its full name. It is never taken from elsewhere on the page. All
 * of it is written to the elements alone: going over the map renders nothing anew.
 */
export const useRoving = ({ grid, ring, lattice, names, nameOf, start, inHand, onArrive }: RovingInput): Roving => {
  const stop = useRef<SVGElement | null>(null);
  const walked = useRef(-1);
  const said = useRef({ names, nameOf });
  said.current = { names, nameOf };

  const settle = useCallback(
    (to: number): void => {
      const told = said.current;
      const before = stop.current;
      const isSame = before?.isConnected === true && before.dataset.hex === `${to}`;
      const cell = isSame ? before : grid.current?.querySelector<SVGElement>(`[data-hex="${to}"]`);
      if (cell === null || cell === undefined) return;
      const name = told.nameOf(to);
      if (cell.getAttribute('aria-label') !== name) cell.setAttribute('aria-label', name);
      if (isSame) return;
      stop.current = cell;
      cell.setAttribute('tabindex', '0');
      if (document.activeElement !== cell && grid.current?.contains(document.activeElement)) {
        cell.focus({ preventScroll: true });
        onArrive(to);
      }
      // The one that was left is no more than its place and ground again.
      before?.setAttribute('tabindex', '-1');
      before?.setAttribute('aria-label', told.names[Number(before.dataset.hex)] ?? '');
    },
    [grid, onArrive],
  );

  useEffect(() => {
    if (inHand >= 0) walked.current = inHand;
  }, [inHand]);
  useEffect(() => settle(walked.current >= 0 && walked.current < lattice.count ? walked.current : Math.max(0, start)));

  const go = useCallback(
    (to: number): void => {
      walked.current = to;
      settle(to);
    },
    [settle],
  );
  const lost = useCallback((): void => {
    for (const line of ring.current?.children ?? []) line.removeAttribute('d');
  }, [ring]);
  const got = useCallback(
    (at: number, cell: Element): void => {
      go(at);
      if (!cell.matches(':focus-visible')) {
        lost();
        return;
      }
      const [outer, inner] = ring.current?.children ?? [];
      const paths = lattice.ringOf(at);
      outer?.setAttribute('d', paths[0]);
      inner?.setAttribute('d', paths[1]);
    },
    [lattice, ring, go, lost],
  );
  return { go, got, lost };
};
