import { useMemo } from 'react';
import { Icon } from '../../../../design/base/Icon.js';
import { useSpoken } from '../../../../words/speech.js';
import type { FigureWish } from '../figure.js';
import { type Shown, shownIn } from '../shown.js';
import { BAND_BUILDER } from './words.js';

/** A figure on foot, whether it rides or not. */
export const onFoot = (figure: FigureWish): Shown | undefined =>
  shownIn([{ units: [{ ...figure, mounted: false }] }, { units: [] }], {})?.[0][0];

/** WARBAND-MOVE-010, WARBAND-GEAR-011: how far a rider would go on foot. */
export const InTheSaddle = ({ figure, shown }: { readonly figure: FigureWish; readonly shown: Shown }) => {
  const { t } = useSpoken(BAND_BUILDER);
  const key = JSON.stringify(figure);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows from the figure
  const afoot = useMemo(() => onFoot(figure), [key]);
  if (!shown.state.mounted || afoot === undefined) return null;
  const isLame = shown.state.wounds.some(({ wound }) => wound === 'knee');
  const far = { n: afoot.speed.total, mounted: shown.speed.total };
  return (
    <p className="bb-hint">
      <Icon name="wb-horse" size={20} />
      <span>{isLame ? t.saddleLame(far) : t.saddleHint(far)}</span>
    </p>
  );
};
