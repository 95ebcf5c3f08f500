import { Icon } from '../../../design/base/Icon.js';

/** As many figures as stand in a row. */
const MOST = 60;

/** How many heads a figure stands for, so that the largest unit fits a row. */
export const headsPerFigure = (heads: readonly number[]): number => {
  let per = 10;
  while (Math.max(...heads, 0) / per > MOST) per *= 10;
  return per;
};

interface FiguresProps {
  readonly fit: number;
  readonly injured: number;
  readonly dead: number;
  readonly per: number;
  readonly label: string;
}

/** A unit after the battle as figures: standing, sitting and lying. Somebody is a figure, though they be few. */
export const Figures = ({ fit, injured, dead, per, label }: FiguresProps) => (
  <span className="figures" role="img" aria-label={label}>
    {(
      [
        ['so-fit', fit],
        ['so-hurt', injured],
        ['so-dead', dead],
      ] as const
    ).flatMap(([name, heads]) =>
      Array.from({ length: heads === 0 ? 0 : Math.max(1, Math.round(heads / per)) }, (_, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: figures have no names, only their places
        <Icon key={`${name} ${nth}`} name={name} size={12} />
      )),
    )}
  </span>
);
