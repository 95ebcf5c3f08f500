import type { Formation, Line } from '../model.js';
import { LineHead } from '../panel/LineHead.js';
import type { PanelProps } from './types.js';
import { headNote } from './UnitHead.js';

interface LineDetailProps extends PanelProps {
  readonly unit: Formation;
  readonly line: Line;
}

/** A battle line as it stands: who strikes what, what both may lose, the tide, and whose nerve is tried. */
export const LineDetail = ({ telling, unit, line }: LineDetailProps) => {
  const { t, forces } = telling;
  const foe = forces.units[line.units.find((one) => one !== unit.index) ?? -1];
  if (foe === undefined) return null;
  return (
    <LineHead
      yours={{ name: unit.name, colour: unit.side, note: headNote(telling, unit) }}
      theirs={{ name: foe.name, colour: foe.side, note: headNote(telling, foe) }}
      against={t.against}
    />
  );
};
