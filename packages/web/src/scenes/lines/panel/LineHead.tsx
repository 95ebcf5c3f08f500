import { Arms } from '../../../design/base/Arms.js';
import './line.css';

interface OneSide {
  readonly name: string;
  readonly colour: 0 | 1;
  /** Its ranks, and who leads it. */
  readonly note: string;
}

const shapeOf = (colour: 0 | 1) => (colour === 1 ? ('pavise' as const) : ('eared' as const));

/** The two units of a battle line over against each other. */
export const LineHead = ({
  yours,
  theirs,
  against,
}: {
  readonly yours: OneSide;
  readonly theirs: OneSide;
  readonly against: string;
}) => (
  <header className="ln-head">
    <div>
      <Arms colour={yours.colour} shape={shapeOf(yours.colour)} size={38} />
      <h2>{yours.name}</h2>
      <p>{yours.note}</p>
    </div>
    <span>{against}</span>
    <div>
      <Arms colour={theirs.colour} shape={shapeOf(theirs.colour)} size={38} />
      <h2>{theirs.name}</h2>
      <p>{theirs.note}</p>
    </div>
  </header>
);
