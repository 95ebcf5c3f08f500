import { counted, type Fixed } from '@warmoot/kernel';
import { warband } from '@warmoot/rules';
import { hitChance, type Sight } from './sight.js';

type Figure = Fixed<warband.Figure>;

/** One figure's attacks on another. */
export interface Blows {
  readonly by: number;
  readonly on: number;
  /** Of one die; and from the next round on, when the other has turned round and guards no more. */
  readonly chance: number;
  readonly later: number;
  /** Those that come on top, as long as it is so. */
  readonly extra: number;
  readonly first: boolean;
}

const blowsOn = (sight: Sight, by: number, on: number): Blows => {
  const aim = { by, target: on, way: 'melee', subdue: false } as const;
  const place = warband.placeOf(sight, by, on);
  const chance = hitChance(sight, aim);
  const turned = (place === 'flank' ? -1 : 0) + (warband.figureOf(sight, on).guards ? 1 : 0);
  return {
    by,
    on,
    chance: warband.sureOf(sight, aim) !== null ? 1 : chance,
    later: chance + turned / 12,
    extra: warband.extraDice(sight, by, on),
    first: warband.strikesFirst(sight, by, on),
  };
};

const shotsOn = (sight: Sight, by: number, on: number): Blows => {
  const chance = hitChance(sight, { by, target: on, way: 'shot', subdue: false });
  return { by, on, chance, later: chance, extra: 0, first: false };
};

/** Keeps what hangs on two figures alone, for as long as one question is thought about. */
class OfTwo<V> {
  private readonly known = new Map<Figure, Map<Figure, V>>();
  private readonly work: (sight: Sight, by: number, on: number) => V;

  constructor(work: (sight: Sight, by: number, on: number) => V) {
    this.work = work;
  }

  of(sight: Sight, by: number, on: number): V {
    const [one, other] = [warband.figureOf(sight, by), warband.figureOf(sight, on)];
    let others = this.known.get(one);
    if (others === undefined) {
      others = new Map();
      this.known.set(one, others);
    }
    const before = others.get(other);
    if (before !== undefined) return before;
    const value = this.work(sight, by, on);
    others.set(other, value);
    return value;
  }
}

/** Keeps what hangs on one figure alone. */
class OfOne<V> {
  private readonly known = new Map<Figure, V>();
  private readonly work: (sight: Sight, figure: number) => V;

  constructor(work: (sight: Sight, figure: number) => V) {
    this.work = work;
  }

  of(sight: Sight, figure: number): V {
    const one = warband.figureOf(sight, figure);
    const before = this.known.get(one);
    if (before !== undefined) return before;
    const value = this.work(sight, figure);
    this.known.set(one, value);
    return value;
  }
}

/** WARBAND-MORALE-025, WARBAND-RANGED-011: whether it will strike at all when it comes to blows. */
const strikes = (sight: Sight, figure: number): boolean => {
  const { retreating, cornered, wholeRound, melee, kept } = warband.figureOf(sight, figure);
  if ((retreating !== 'no' && !cornered) || wholeRound || (melee !== null && kept === null)) return false;
  return !warband.isSpentShooting(sight, figure);
};

/** What blows and shots hang on, by how the figures are: plans differ in few of them, and all the rest is looked up. */
export class Pairs {
  readonly blows = new OfTwo(blowsOn);
  readonly shots = new OfTwo(shotsOn);
  readonly strikes = new OfOne(strikes);
  readonly pool = new OfOne((sight, figure) => counted(warband.attacksOf(sight, figure)).total);
  readonly allowance = new OfOne(warband.allowanceOf);
}
