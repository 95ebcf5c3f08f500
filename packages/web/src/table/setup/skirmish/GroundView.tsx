import type { warband } from '@warmoot/rules';
import { useMemo } from 'react';
import { GroundHigh, GroundLow } from '../../../scenes/skirmish/ground/GroundPicture.js';
import { paint } from '../../../scenes/skirmish/ground/paint.js';
import { useSpoken } from '../../../words/speech.js';
import { SKIRMISH_SETUP } from './words.js';
import '../../../scenes/skirmish/board/board.css';

/** The ground that is picked, small. */
export const GroundView = ({ field }: { readonly field: warband.Field }) => {
  const { t } = useSpoken(SKIRMISH_SETUP);
  const painted = useMemo(() => paint(field), [field]);
  const { width, height } = field;
  return (
    <svg
      className="ground-view"
      viewBox={`0 0 ${painted.width} ${painted.height}`}
      role="img"
      aria-label={t.groundPicture({ width, height })}
    >
      <GroundLow of={painted} />
      <GroundHigh of={painted} />
    </svg>
  );
};
