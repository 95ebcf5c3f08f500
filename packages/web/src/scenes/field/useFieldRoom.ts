import { useState } from 'react';
import type { BoardWindow } from '../../boards/lattice/useWindow.js';

/** What a page of a battlefield keeps to itself: what stands beside the board, and how far back it looks. */
export const useFieldRoom = () => {
  const [isReading, setReading] = useState(false);
  const [boardWindow, setWindow] = useState<BoardWindow | null>(null);
  const [shown, setShown] = useState<'choose' | 'armies'>('choose');
  const [lookBack, setLookBack] = useState<number | null>(null);
  return { isReading, setReading, boardWindow, setWindow, shown, setShown, lookBack, setLookBack };
};

export type FieldRoom = ReturnType<typeof useFieldRoom>;
