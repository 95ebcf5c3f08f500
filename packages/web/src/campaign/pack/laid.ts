/** A rectangle of the picture. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
}

/** What a drawing fills on its own block: left, top, right, bottom. */
export type DrawnBox = readonly [left: number, top: number, right: number, bottom: number];

export interface Laid {
  readonly transform: string;
  /** How large it becomes, from left to right and from top to bottom. */
  readonly wide: number;
  readonly high: number;
}

/** How much longer or wider than it is drawn a silhouette may become. */
const STRETCH = 3;
/** How much longer than wide something must be before it is laid on its side. */
const LONG = 1.1;
const LYING = 1.3;

/** An upright drawing laid into an area: along its longer side, as large as there is room. */
export const laidInto = ({ x, y, wide, high }: Area, [left, top, right, bottom]: DrawnBox): Laid => {
  const [across, along] = [right - left, bottom - top];
  const isLying = wide > LYING * high && along > LONG * across;
  const [a, b] = isLying ? [high / across, wide / along] : [wide / across, high / along];
  const most = Math.min(a, b) * STRETCH;
  const [sideways, lengthways] = [Math.min(a, most), Math.min(b, most)];
  const size = [across * sideways, along * lengthways] as const;
  return {
    transform: [
      `translate(${x + wide / 2} ${y + high / 2})`,
      ...(isLying ? ['rotate(90)'] : []),
      `scale(${sideways.toFixed(3)} ${lengthways.toFixed(3)})`,
      `translate(${-(left + right) / 2} ${-(top + bottom) / 2})`,
    ].join(' '),
    wide: isLying ? size[1] : size[0],
    high: isLying ? size[0] : size[1],
  };
};
