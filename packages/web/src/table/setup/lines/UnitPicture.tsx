import type { CSSProperties } from 'react';
import type { SoldierKind } from '../../../boards/soldiers/soldiers.table.js';
import { Ranks } from './Ranks.js';

interface UnitPictureProps {
  readonly side: 0 | 1;
  readonly drawn: readonly (readonly SoldierKind[])[];
  readonly hasBanner: boolean;
  readonly label: string;
}

const [CELL, DEEP] = [34, 25];

/** A unit in its ranks, from the front. `SoldierDefs` stand on the page once. */
export const UnitPicture = ({ side, drawn, hasBanner, label }: UnitPictureProps) => {
  const wide = Math.max(...drawn.map((rank) => rank.length)) * CELL + 16;
  const high = 64 + (drawn.length - 1) * DEEP;
  return (
    <svg
      className="lines-picture"
      data-tincture={side === 0 ? 'gules' : 'azure'}
      viewBox={`${-wide / 2} ${6 - high} ${wide} ${high}`}
      style={{ '--wide': wide, '--high': high } as CSSProperties}
      role="img"
      aria-label={label}
    >
      {hasBanner ? (
        <path
          className="lines-banner"
          d={`M${wide / 2 - 30} ${-(drawn.length - 1) * DEEP - 20}v-36h22l-6 8 6 8h-20z`}
          transform="translate(0 2)"
        />
      ) : null}
      <Ranks side={side} ranks={drawn} away={false} cell={CELL} />
    </svg>
  );
};
