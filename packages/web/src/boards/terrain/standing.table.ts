import type { Standing } from './paint.js';

/** A picture in relative paths about its place: what is light in it, with an outline, and the ink over that. */
interface Linocut {
  readonly body: string;
  readonly ink: string;
}

/** What stands on the ground: linocut, light from the upper left. */
export const STANDING: Readonly<Record<Standing['symbol'], Linocut>> = {
  leaf: {
    body: 'm-5.6 5.4c-3.2-2-2.4-7.6 .4-8.2c-.8-5.8 3.6-8 6-6.6c3.6-1 5.8 3 4.6 6.4c3.2 1.2 3 7 .2 8.4q-5.6 2-11.2 0z',
    ink: 'm2.6-9.4c3 .6 3.8 3.8 2.8 6.4c3.2 1.2 3 7 .2 8.4q-3 1.1-5.6 1c4-1.8 4.6-5 2.6-6c1.8-3 1.8-7 0-9.8zm-6.6 12l6-.6l-6 1.6zm.6-7.2l5.4-.6l-5.4 1.6zm2.1 10.6l-.3 3.6h3.4l-.3-3.6z',
  },
  pine: {
    body: 'm0-12l4.2 7.4l-1.4 .2l3 5.2l-1.8 .2l3.2 5.6h-14.4l3.2-5.6l-1.8-.2l3-5.2l-1.4-.2z',
    ink: 'm0-12l4.2 7.4l-1.4 .2l3 5.2l-1.8 .2l3.2 5.6h-6.6l1.6-3.6l-2.6-.4l2-4.6l-2.4-.6zm-1 18h2v3.6h-2z',
  },
  sapling: {
    body: 'm0-9.8l3.4 6l-1.1 .2l2.5 4.3l-1.5 .1l2.6 4.6h-11.8l2.6-4.6l-1.5-.1l2.5-4.3l-1.1-.2z',
    ink: 'm0-9.8l3.4 6l-1.1 .2l2.5 4.3l-1.5 .1l2.6 4.6h-5.4l1.3-2.9l-2.1-.4l1.6-3.7l-2-.5zm-.8 14.7h1.6v3h-1.6z',
  },
  house: {
    body: 'm-6 5v-5.4l5.4-5.2l5.4 5.2v5.4z',
    ink: 'm-6-.4l5.4-5.2l5.4 5.2l2.6 0l-5.4-5.2h-2.6zm10.8 0h2.6v5.4h-2.6zm-6.6 2h2.4v3.4h-2.4z',
  },
};
