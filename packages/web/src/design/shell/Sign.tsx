import { Icon, type IconName } from '../base/Icon.js';
import { Svg } from '../base/Svg.js';
import type { Sign as SignName } from './signs.js';

const ICONS: Readonly<Record<Exclude<SignName, 'happening'>, IconName>> = {
  talk: 'sc-talk',
  move: 'sc-move',
  duel: 'sc-duel',
  battle: 'sc-battle',
  free: 'sc-free',
};

interface SignProps {
  readonly of: SignName;
  readonly size?: number;
  readonly label?: string;
}

/** The symbol of an entry: that of its kind of scene; what is no scene has a lozenge. */
export const Sign = ({ of, size = 22, label }: SignProps) => {
  if (of !== 'happening') return <Icon name={ICONS[of]} size={size} {...(label !== undefined && { label })} />;
  return (
    <Svg className="sym" width={size} height={size} viewBox="0 0 32 32" label={label}>
      <path d="M16 9L23 16 16 23 9 16Z" fill="none" stroke="currentColor" strokeWidth="3" />
    </Svg>
  );
};
