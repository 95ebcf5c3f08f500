import { type Json, sameJson } from '@warmoot/kernel';
import { warband } from '@warmoot/rules';
import { type ReadyMade, readyMade } from '../war/readyMade.js';
import { type FigureWish, figureOf, without } from './figure.js';

/** The ready-made bands. */
export const READY_FIGURES: Readonly<Record<string, readonly FigureWish[]>> = Object.fromEntries(
  Object.entries(warband.BANDS).map(([kind, figures]) => [kind, figures.map((figure) => figureOf(figure))]),
);

const plain = (figure: FigureWish): Json => without(without(figure, 'name'), 'seat') as unknown as Json;

/** Other names and other players leave a ready-made band what it is. */
export const READY: ReadyMade<FigureWish> = readyMade(READY_FIGURES, (one, other) =>
  sameJson(plain(one), plain(other)),
);
