import { saga } from '@warmoot/rules';

/*
 * The front of a person, in a frame of 248 by 372. Their right is on the left of the page: a figure is never mirrored,
 * so that a wound on the left arm is always found in the same place.
 */

export const FRAME = '-26 0 248 372';

export const SHAPES: Readonly<Record<saga.duel.Part, string>> = {
  head: 'M110 9C92 9 84 23 84 42V56C84 71 96 81 110 81S136 71 136 56V42C136 23 128 9 110 9Z',
  body: 'M82 90C92 96 101 97.500 110 97.500S128 96 138 90L155 98 144 130 138 168 162 262C146 270 127 273 110 273S74 270 58 262L82 168 76 130 65 98Z',
  rightArm: 'M66 92C54 95 49 103 47 114L34 170C31 183 29 194 32 203 36 211 46 210 49 202L55 180 73 134 60 101Z',
  leftArm:
    'M154 92C166 95 171 103 173 114L186 170C189 183 191 194 188 203 184 211 174 210 171 202L165 180 147 134 160 101Z',
  rightLeg:
    'M70 272C83 277 95 279.500 107 279.500L105 318 101 344 103 358C103 363 99 366 94 366H64C62 360 68 355 78 352L80 341 75 310Z',
  leftLeg:
    'M150 272C137 277 125 279.500 113 279.500L115 318 119 344 117 358C117 363 121 366 126 366H156C158 360 152 355 142 352L140 341 145 310Z',
};

export const OUTLINE = saga.duel.PARTS.map((part) => SHAPES[part]).join('');

/** Where wounds are cut into each part, the first first. */
export const WOUND_PLACES: Readonly<Record<saga.duel.Part, readonly (readonly [number, number])[]>> = {
  leftArm: [
    [166, 116],
    [175, 150],
    [160, 136],
  ],
  rightArm: [
    [54, 116],
    [45, 150],
    [60, 136],
  ],
  leftLeg: [
    [130, 306],
    [128, 330],
    [134, 290],
  ],
  rightLeg: [
    [90, 306],
    [92, 330],
    [86, 290],
  ],
  body: [
    [90, 146],
    [128, 200],
    [92, 226],
  ],
  head: [
    [122, 34],
    [98, 60],
    [120, 64],
  ],
};

/** Where each part is pressed, left, top, right and bottom in the frame: wide enough for a thumb, and none on another. */
const PRESSED_AT: Readonly<Record<saga.duel.Part, readonly [number, number, number, number]>> = {
  head: [68, 0, 152, 86],
  body: [68, 86, 152, 272],
  rightArm: [-26, 86, 68, 230],
  leftArm: [152, 86, 224, 230],
  rightLeg: [28, 272, 110, 372],
  leftLeg: [110, 272, 192, 372],
};

const [LEFT, TOP, WIDTH, HEIGHT] = FRAME.split(' ').map(Number) as [number, number, number, number];

/** The parts as they are told from above, the figure's right first. */
export const PRESSED: readonly saga.duel.Part[] = ['head', 'rightArm', 'leftArm', 'body', 'rightLeg', 'leftLeg'];

const share = (of: number, whole: number): string => `${(100 * of) / whole}%`;

/** The place on the figure that a part is pressed at. */
export const pressedAt = (part: saga.duel.Part) => {
  const [left, top, right, bottom] = PRESSED_AT[part];
  return {
    left: share(left - LEFT, WIDTH),
    top: share(top - TOP, HEIGHT),
    width: share(right - left, WIDTH),
    height: share(bottom - top, HEIGHT),
  };
};

interface Row {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly count: number;
  readonly length: number;
  readonly thick?: number;
}

const RHYTHM = [1, 0.72, 0.42];
const r1 = (n: number): string => `${Math.round(n * 10) / 10}`;

/** A row of tapered cuts along an edge, long, middle, short: the shaded side of a form, light coming from the left. */
const cuts = ({ from, to, count, length, thick = 1.1 }: Row): string =>
  Array.from({ length: count }, (_, i) => {
    const at = count === 1 ? 0 : i / (count - 1);
    const x = from[0] + (to[0] - from[0]) * at;
    const y = from[1] + (to[1] - from[1]) * at;
    const long = length * (RHYTHM[i % RHYTHM.length] as number);
    return `M${r1(x - 0.3)} ${r1(y - thick)}L${r1(x - long)} ${r1(y + long * 0.32)}L${r1(x + 0.3)} ${r1(y + thick)}Z`;
  }).join('');

/** The shaded side of each part. */
export const SHADE: Readonly<Record<saga.duel.Part, string>> = {
  rightLeg: cuts({ from: [110, 283], to: [104, 334], count: 10, length: 17.8 }),
  leftLeg: cuts({ from: [152, 278], to: [142, 334], count: 11, length: 20.8 }),
  rightArm: cuts({ from: [76, 118], to: [52, 182], count: 11, length: 15.7 }),
  leftArm: cuts({ from: [177, 102], to: [192, 180], count: 13, length: 17.8 }),
  body:
    cuts({ from: [160, 100], to: [142, 166], count: 10, length: 20.8, thick: 1.4 }) +
    cuts({ from: [140, 178], to: [168, 262], count: 13, length: 20.8, thick: 1.4 }),
  head: cuts({ from: [128, 50], to: [125, 72], count: 5, length: 9.3, thick: 1 }),
};
