import { warband } from '@warmoot/rules';
import { tinctureOf } from '../../../boards/counter/Counter.js';
import { Above } from '../../../scenes/skirmish/figure/Above.js';
import type { Weapon } from '../../../scenes/skirmish/parts.js';
import type { Shown } from './shown.js';

interface FigurePictureProps {
  readonly side: 0 | 1;
  readonly shown: Shown | undefined;
  readonly size: number;
}

type Held = Weapon | 'shield' | null;

/** What is in a hand; what both hold is drawn in the right. */
const inHand = ({ state }: Shown, hand: 'left' | 'right'): Held => {
  const carried = state.items.find(({ kept }) => kept === hand || (hand === 'right' && kept === 'both'));
  if (carried === undefined) return null;
  const { item } = carried;
  return item === 'shield' ? item : (warband.ALL_WEAPONS.find((weapon) => weapon === item) ?? null);
};

/** A figure from above, as it stands on the board, looking up the page. */
export const FigurePicture = ({ side, shown, size }: FigurePictureProps) => {
  if (shown === undefined) return null;
  const { state } = shown;
  const drawn = {
    tincture: tinctureOf(side),
    left: inHand(shown, 'left'),
    right: inHand(shown, 'right'),
    helmet: state.items.some(({ item, kept }) => item === 'helmet' && kept === 'worn'),
    mounted: state.mounted,
    leads: false,
    prone: false,
  };
  return (
    <svg className="figure-picture" width={size} height={size} viewBox="-54 -76 108 108" aria-hidden="true">
      <g transform="rotate(-90)">
        <Above {...drawn} out={false} />
      </g>
    </svg>
  );
};
