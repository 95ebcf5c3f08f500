import { useMemo } from 'react';
import { qrOf } from './qr.js';
import './qr.css';

/** The light border that cameras need, in squares. */
const QUIET = 4;

/** An address for cameras: dark on light in both themes. Nothing where it is too long to be drawn. */
export const QrCode = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const rows = useMemo(() => qrOf(text), [text]);
  if (rows === null) return null;
  const size = rows.length + 2 * QUIET;
  const squares = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className="qr" viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`} role="img" aria-label={label}>
      <rect className="qr-ground" x={-QUIET} y={-QUIET} width={size} height={size} />
      <path className="qr-squares" d={squares.join('')} />
    </svg>
  );
};
