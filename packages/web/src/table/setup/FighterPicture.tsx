import { saga } from '@warmoot/rules';
import { Figure } from '../../people/figure/Figure.js';
import { headKind } from '../../people/names.js';
import { sideTincture } from '../../scenes/duel/worn.js';

const NO_WOUNDS = saga.duel.PARTS.map(() => 0);

/** A ready-made fighter as they will stand in the fight: their arms and armour are drawn, not told. */
export const FighterPicture = ({
  like,
  side,
  name,
}: {
  readonly like: saga.duel.FighterName;
  readonly side: 0 | 1;
  readonly name: string;
}) => {
  const { left, right, armour } = saga.duel.fighterRow(like);
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
