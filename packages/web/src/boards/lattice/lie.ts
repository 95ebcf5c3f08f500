/** How the picture lies in its window: enlarged, and pushed. */
export interface Lie {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A place on the picture: shares of its width and height. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const WHOLE: Lie = { scale: 1, x: 0, y: 0 };
const MOST = 6;

const clamp = (n: number, low: number, high: number): number => Math.min(high, Math.max(low, n));

/** Keeps the picture over its window: no edge comes inside it; what is smaller than the window is in its middle. */
export const heldIn = (lie: Lie, picture: Size, room: Size): Lie => {
  const [wide, high] = [picture.width * lie.scale, picture.height * lie.scale];
  return {
    scale: lie.scale,
    x: wide <= room.width ? (room.width - wide) / 2 : clamp(lie.x, room.width - wide, 0),
    y: high <= room.height ? (room.height - high) / 2 : clamp(lie.y, room.height - high, 0),
  };
};

/** The lie that enlarges about a point which stays where it is. */
export const zoomed = ({ scale, x, y }: Lie, by: number, about: { x: number; y: number }): Lie => {
  const next = clamp(scale * by, 1, MOST);
  const ratio = next / scale;
  return { scale: next, x: about.x - (about.x - x) * ratio, y: about.y - (about.y - y) * ratio };
};

/** The lie that has a spot in the middle of the window. */
export const centredOn = (spot: Spot, scale: number, picture: Size, room: Size): Lie => ({
  scale,
  x: room.width / 2 - spot.x * picture.width * scale,
  y: room.height / 2 - spot.y * picture.height * scale,
});

const pointOf = ({ scale, x, y }: Lie, spot: Spot, picture: Size): { readonly x: number; readonly y: number } => ({
  x: x + spot.x * picture.width * scale,
  y: y + spot.y * picture.height * scale,
});

/** So much of what stands at a spot must be seen for the spot to be in sight, and so far inside it is brought. */
const SEEN = 14;
const INSIDE = 64;

export const isInSight = (lie: Lie, spot: Spot, picture: Size, room: Size): boolean => {
  const { x, y } = pointOf(lie, spot, picture);
  return x > SEEN && y > SEEN && x < room.width - SEEN && y < room.height - SEEN;
};

/** The lie that is pushed no further than it takes to have a spot in sight. */
export const broughtIn = (lie: Lie, spot: Spot, picture: Size, room: Size): Lie => {
  const { x, y } = pointOf(lie, spot, picture);
  const [across, down] = [Math.min(INSIDE, room.width / 3), Math.min(INSIDE, room.height / 3)];
  return {
    scale: lie.scale,
    x: lie.x + clamp(x, across, room.width - across) - x,
    y: lie.y + clamp(y, down, room.height - down) - y,
  };
};

/** The lie in another window: hexes keep their size, and what was in the middle stays there. The whole stays whole. */
export const resized = (
  lie: Lie,
  from: { readonly picture: Size; readonly room: Size },
  to: { readonly picture: Size; readonly room: Size },
): Lie => {
  if (!isNear(lie) || from.picture.width === 0) return WHOLE;
  const middle = {
    x: (from.room.width / 2 - lie.x) / (from.picture.width * lie.scale),
    y: (from.room.height / 2 - lie.y) / (from.picture.height * lie.scale),
  };
  const scale = clamp((lie.scale * from.picture.width) / to.picture.width, 1, MOST);
  return centredOn(middle, scale, to.picture, to.room);
};

/** Whether less than the whole is seen. */
export const isNear = ({ scale }: Lie): boolean => scale > 1.05;
