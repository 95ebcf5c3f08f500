import { Suspense, useContext } from 'react';
import { later } from '../../browser/later.js';
import { CoachContext } from './coaching.js';
import type { CoachProps } from './mark.js';

/** What is explained, and its words: fetched where somebody wants it. */
const CoachLeaf = later(async () => (await import('./CoachLeaf.js')).CoachLeaf);

/** Where a rule is explained above what is asked, the first time it matters. Who only watches is asked nothing. */
export const Coach = ({ rules, run, view, seat, passages, doing = null }: CoachProps) => {
  const { isOn } = useContext(CoachContext);
  if (!isOn || seat === null) return null;
  return (
    <Suspense fallback={null}>
      <CoachLeaf rules={rules} run={run} view={view} seat={seat} passages={passages} doing={doing} />
    </Suspense>
  );
};
