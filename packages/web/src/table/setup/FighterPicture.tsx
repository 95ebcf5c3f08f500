import { type FighterName, fighterRow, PARTS } from '@warmoot/rules';
import type { ReactElement } from 'react';
import { Figure } from '../../people/figure/Figure.js';
import { headKind } from '../../people/names.js';
import { sideTincture } from '../../scenes/duel/worn.js';

const NO_WOUNDS = PARTS.map(() => 0);

/** A ready-made fighter as they will stand in the fight: their arms and armour are drawn, not told. */
export const FighterPicture = ({
  like,
  side,
  name,
}: {
  readonly like: FighterName;
  readonly side: 0 | 1;
  readonly name: string;
}): ReactElement => {
  const { left, right, armour } = fighterRow(like);
  return (
    <Figure
      className="fighter-picture"
      tincture={sideTincture(side + 1)}
      charge={side === 0 ? 'ch-fish' : 'ch-tower'}
      armour={armour}
      left={left}
      right={right}
      minors={NO_WOUNDS}
      majors={NO_WOUNDS}
      kind={headKind(name)}
      label={name}
    />
  );
};
