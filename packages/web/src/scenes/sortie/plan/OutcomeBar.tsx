import { approx } from '@warmoot/kernel';
import { sortie } from '@warmoot/rules';
import type { Side } from '../model.js';

/** Whose part of a bar it is, and how strong: the side's own hatch, solid where it is twice as much. */
const partLook = (part: sortie.Part, side: Side): { readonly side: number | 'none'; readonly degree: string } => {
  if (part === 'equal') return { side: 'none', degree: 'equal' };
  const isMine = part.startsWith('mine');
  return { side: isMine ? side : 1 - side, degree: part.replace(/^(mine|theirs)/, '').toLowerCase() };
};

/** A swatch in the look of a part. */
export const PartSwatch = ({ part, side }: { readonly part: sortie.Part; readonly side: Side }) => {
  const look = partLook(part, side);
  return <i className="part-look" data-of={look.side} data-degree={look.degree} />;
};

/** The seven ways in which a sortie may come out, as long as they are likely: one's own from the left. */
export const OutcomeBar = ({ odds, side }: { readonly odds: sortie.SortieOdds; readonly side: Side }) => (
  <span className="outcome-bar" aria-hidden="true">
    {sortie.PARTS.map((part) => {
      const look = partLook(part, side);
      return (
        <i
          key={part}
          className="part-look"
          data-of={look.side}
          data-degree={look.degree}
          style={{ width: `${approx(odds.parts[part]) * 100}%` }}
        />
      );
    })}
  </span>
);
