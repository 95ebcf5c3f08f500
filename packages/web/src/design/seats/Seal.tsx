import { useWords } from '../../words/WordsProvider.js';
import { Icon } from '../base/Icon.js';
import './seal.css';
import { tinctureOf } from '../../people/tinctures.js';

/** Not chosen, made, not told, opened. */
export type SealState = 'open' | 'made' | 'hidden' | 'broken';

interface SealProps {
  readonly state: SealState;
  /** Whose seal: made and opened seals bear the seat's field. */
  readonly colour: number;
  readonly name: string;
  readonly size?: number;
}

/** The two halves are drawn here and not taken from the sprite, since they move apart. */
const Broken = ({ size, label }: { readonly size: number; readonly label: string }) => (
  <svg className="sym seal-broken" width={size} height={size} viewBox="0 0 48 48" role="img" aria-label={label}>
    <title>{label}</title>
    <g className="seal-left">
      <g transform="translate(-2.5 .5) rotate(-5 24 24)">
        <path d="M23 3.5A20.5 20.5 0 0 0 21 44.3L25 36 20.5 29 26 21 21.5 13Z" fill="currentColor" />
        <path d="M19.5 10A15.5 15.5 0 0 0 18.5 38.5" fill="none" stroke="var(--cut)" strokeWidth="1.3" />
      </g>
    </g>
    <g className="seal-right">
      <g transform="translate(2.5 -.5) rotate(6 24 24)">
        <path d="M26 3.6A20.5 20.5 0 0 1 25 44.4L29 36 24.5 29 30 21 25.5 13Z" fill="currentColor" />
        <path d="M32 11A15.5 15.5 0 0 1 30.5 38" fill="none" stroke="var(--cut)" strokeWidth="1.3" />
      </g>
    </g>
  </svg>
);

/** A sealed choice. Its size and place never depend on what is inside. */
export const Seal = ({ state, colour, name, size = 46 }: SealProps) => {
  const { ui } = useWords();
  const label = ui.seal[state]({ name: name });
  return (
    <span className="seal" data-state={state} data-tincture={tinctureOf(colour)}>
      {state === 'broken' ? (
        <Broken size={size} label={label} />
      ) : (
        <Icon name={`sl-${state}`} size={size} label={label} />
      )}
    </span>
  );
};
