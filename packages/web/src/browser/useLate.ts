import { useEffect, useState } from 'react';

const PATIENCE_MS = 1_500;

/** Whether something has been so for a while. What passes at once is nobody's business. */
export const useLate = (isSo: boolean): boolean => {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (!isSo) return;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isSo]);
  return isSo && isLate;
};
