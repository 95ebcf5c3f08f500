import type { Chance } from '@warmoot/kernel';
import type { FigureIndex } from '../../model/model.js';
import { tideOf } from '../lines/tide.js';
import { chanceFrom, minus, NO_WAY, plus, put, putAll, type Spread, times, total, type Ways } from './ways.js';

/** How one unit may come out of the whole: what it has lost, how strong it is, and how hits on it are spread. */
export interface CameOut {
  readonly lost: number;
  readonly left: number;
  readonly strength: number;
  readonly fallen: readonly FigureIndex[];
  readonly hits: Spread<number>;
}

/** What a unit may lose. */
export interface LossesAhead {
  /** The chance to lose nobody, one figure, two, and so on. */
  readonly figures: readonly Chance[];
  /** WARBAND-LINE-029: the same, as far as somebody unique falls with them. */
  readonly withUnique: readonly Chance[];
  /** The chance that each unique figure falls. */
  readonly falls: ReadonlyMap<FigureIndex, Chance>;
  /** WARBAND-MORALE-021: that a third of the unit is lost by then, and it checks for that. */
  readonly third: Chance;
}

/** What is gathered of a unit over all ways. */
export class Gathered {
  readonly figures = new Map<number, Ways>();
  readonly withUnique = new Map<number, Ways>();
  readonly falls = new Map<FigureIndex, Ways>();
  third: Ways = NO_WAY;

  add({ lost, fallen }: CameOut, ways: Ways, isThird: boolean): void {
    put(this.figures, lost, ways);
    if (fallen.length > 0) put(this.withUnique, lost, ways);
    for (const figure of fallen) put(this.falls, figure, ways);
    if (isThird) this.third = plus(this.third, ways);
  }

  losses(): LossesAhead {
    const most = Math.max(...this.figures.keys());
    const each = (spread: Spread<number>): readonly Chance[] =>
      Array.from({ length: most + 1 }, (_none, lost) => chanceFrom(spread.get(lost) ?? NO_WAY));
    return {
      figures: each(this.figures),
      withUnique: each(this.withUnique),
      falls: new Map([...this.falls].map(([figure, ways]) => [figure, chanceFrom(ways)])),
      third: chanceFrom(this.third),
    };
  }
}

/** The chances that the first, nobody, or the second drives the other back: WARBAND-TIDE-003, by strength, then by hits. */
export class Tides {
  readonly ways = new Map<0 | 1 | null, Ways>();

  /** `hits` on a unit are those that the other has dealt. */
  add(mine: CameOut, theirs: CameOut, ways: Ways): void {
    if (mine.left === 0 || theirs.left === 0) {
      put(this.ways, null, times(ways, times(total(mine.hits), total(theirs.hits))));
      return;
    }
    if (mine.strength !== theirs.strength) {
      const winner = tideOf({ ...mine, hits: 0 }, { ...theirs, hits: 0 });
      put(this.ways, winner, times(ways, times(total(mine.hits), total(theirs.hits))));
      return;
    }
    // As strong: whoever has hit more often. Those with fewer and with more hits on them are counted up once.
    const most = Math.max(...mine.hits.keys(), ...theirs.hits.keys());
    const upTo: Ways[] = [];
    for (let hits = 0; hits <= most; hits++) upTo.push(plus(upTo.at(-1) ?? NO_WAY, theirs.hits.get(hits) ?? NO_WAY));
    const all = upTo.at(-1) ?? NO_WAY;
    for (const [onMe, one] of mine.hits) {
      const weight = times(ways, one);
      const [fewer, same] = [upTo[onMe - 1] ?? NO_WAY, theirs.hits.get(onMe) ?? NO_WAY];
      put(this.ways, 1, times(weight, fewer));
      put(this.ways, null, times(weight, same));
      put(this.ways, 0, times(weight, minus(all, upTo[onMe] ?? NO_WAY)));
    }
  }

  chance(winner: 0 | 1 | null): Chance {
    return chanceFrom(this.ways.get(winner) ?? NO_WAY);
  }
}

/** Those that come out alike in all that counts for a tide, taken together. */
export const alike = (all: readonly CameOut[]): readonly CameOut[] => {
  const found = new Map<number, CameOut & { readonly hits: Map<number, Ways> }>();
  for (const one of all) {
    const key = one.left === 0 ? -1 : one.strength;
    const known = found.get(key);
    if (known === undefined) found.set(key, { ...one, hits: new Map(one.hits) });
    else putAll(known.hits, one.hits);
  }
  return [...found.values()];
};
