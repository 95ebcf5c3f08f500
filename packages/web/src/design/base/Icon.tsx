import { Svg } from './Svg.js';
import './icon.css';

/** Symbols of the sprite, by the families they are drawn in. Ink is `currentColor`, cuts show `--cut`. */
export type IconName =
  | 'mark'
  | `tr-${'li' | 'mi' | 'hi' | 'pi' | 'lc' | 'mc' | 'hc' | 'bo' | 'ha'}`
  | `wr-${'command' | 'warband'}`
  | `cm-${'point' | 'spent' | 'rout' | 'fork' | 'attack' | 'support' | 'hold' | 'moral' | 'escape'}`
  | `so-${'attack' | 'defend' | 'retreat' | 'charge' | 'flank' | 'size' | 'march' | 'fronts' | 'flanked' | 'd6' | 'd6-penalty'}`
  | `so-${'fit' | 'hurt' | 'dead'}`
  | `so-pip-${1 | 2 | 3 | 4 | 5 | 6}`
  | `wp-${'dagger' | 'sword' | 'bigsword' | 'fencing' | 'axe' | 'hammer' | 'mace' | 'club' | 'spear' | 'staff' | 'halberd' | 'rock' | 'hands' | 'bow' | 'longbow' | 'crossbow' | 'javelin'}`
  | `ar-${'shield' | 'plate' | 'mail' | 'leather' | 'helmet'}`
  | `tv-${'food' | 'water' | 'watch' | 'swim' | 'eye' | 'weary' | 'bonds' | 'bay' | 'gap' | 'day'}`
  | `pc-${'rest' | 'careful' | 'steady' | 'forced'}`
  | `wy-${'open' | 'cover' | 'rough'}`
  | `wb-${'bandage' | 'quiver' | 'held' | 'bleed' | 'first' | 'charge' | 'horse' | 'tide' | 'brace' | 'volley' | 'banner'}`
  | 'fl-kit'
  | `wd-${'minor' | 'major' | 'healed' | 'none'}`
  | `sl-${'open' | 'made' | 'hidden' | 'broken'}`
  | `di-${'d6' | 'd8' | 'd10' | 'd12' | 'air'}`
  | `sc-${'talk' | 'move' | 'duel' | 'battle' | 'skirmish' | 'free'}`
  | `ui-${'tally' | 'quick' | 'pinned' | 'away' | 'engine' | 'agree' | 'object' | 'next' | 'back' | 'menu' | 'stand'}`
  | 'fl-door'
  | `mo-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}${'a' | 'b'}`
  | `ch-${'fish' | 'tower' | 'ship' | 'reed' | 'key' | 'hand' | 'star' | 'moon' | 'leaf' | 'wheel' | 'quill'}`;

/** The grid each family is drawn on. */
export const boxOf = (name: IconName): string => {
  if (name === 'mark') return '0 0 48 56';
  if (name.startsWith('sl-') || name === 'di-air') return '0 0 48 48';
  if (name === 'cm-point' || name === 'cm-spent') return '0 0 16 16';
  if (name === 'wb-quiver') return '0 0 32 32';
  if (name === 'wb-banner') return '0 0 32 40';
  if (/^so-(fit|hurt|dead)$/.test(name)) return '0 0 12 20';
  if (/^so-(size|march|fronts|flanked|pip)/.test(name)) return '0 0 24 24';
  return /^(wd|ui|cm|mo|ch|tv|wb|pc|wy)-/.test(name) ? '0 0 24 24' : '0 0 32 32';
};

export interface IconProps {
  readonly name: IconName;
  readonly size?: number;
  /** A name for ears and a tooltip. Leave it out where a word stands beside the symbol. */
  readonly label?: string;
  readonly className?: string;
}

/** A symbol of the sprite. */
export const Icon = ({ name, size = 20, label, className = '' }: IconProps) => {
  const [, , wide, high] = boxOf(name).split(' ').map(Number) as [number, number, number, number];
  const height = (size * high) / wide;
  return (
    <Svg className={`sym ${className}`.trim()} width={size} height={height} viewBox={boxOf(name)} label={label}>
      <use href={`#${name}`} />
    </Svg>
  );
};
