import { counted, type Fixed } from '@warmoot/kernel';
import { war, warband } from '@warmoot/rules';
import { clashes, type Standing } from './clash.js';
import { Pairs } from './pairs.js';
import { isShooter, nearestTo, type Sight } from './sight.js';
import type { Shots } from './supposed.js';

/** What a body is worth beside its attacks: another to be struck down before the others run. */
const BODY = 0.5;
/** How much of a figure's worth is lost with its HP, before it falls. */
const HURT = 0.5;
/** What is left of those who run. */
const RUNNING = 0.15;
/** How much the rounds to come count, one after the other. */
const COUNTS = [0.5, 0.3, 0.2] as const;
/** What each space nearer to the enemy is worth to those who fight hand to hand, and ground above others to everybody. */
const NEARER = 0.012;
const HEIGHT = 0.04;
/** And to those who shoot. */
const AFAR = 0.002;
/** By how much more it is worth to come nearer for each round in which nothing has happened, to a side that need not wait. */
const IMPATIENCE = 4;
/** A side that is weaker than so much of the other may as well wait. */
const WEAKER = 0.8;
/** What it costs somebody who shoots to stand within reach of a charge, for each enemy. */
const EXPOSED = 0.05;

/** What a figure is worth that is unhurt. */
const worthOf = ({ open }: Sight, figure: number): number =>
  BODY + (open.figures[figure] as Fixed<warband.Figure>).attacks;

/** What its standing and each of its HP are worth; nothing of those who are out of it. */
interface Body {
  readonly standing: number;
  readonly point: number;
}

const bodyOf = (sight: Sight, figure: number): Body => {
  const { mostHp, retreating } = warband.figureOf(sight, figure);
  const whole = warband.isHere(sight, figure) ? worthOf(sight, figure) * (retreating === 'no' ? 1 : RUNNING) : 0;
  return { standing: (1 - HURT) * whole, point: (HURT * whole) / mostHp };
};

/** The chance that at least so many of some fall. */
const fallen = (members: readonly number[], stands: readonly number[], least: number): number => {
  if (least <= 0) return 1;
  const lost = Array.from({ length: least + 1 }, (_none, at) => (at === 0 ? 1 : 0));
  for (const member of members)
    for (let at = least - 1; at >= 0; at--) {
      const some = (lost[at] as number) * (1 - (stands[member] as number));
      (lost[at + 1] as number) += some;
      (lost[at] as number) -= some;
    }
  return lost[least] as number;
};

/** What the nerve of a group hangs on in this round. */
interface Nerve {
  readonly side: war.Side;
  readonly members: readonly number[];
  /** The chance to fail when it checks. */
  readonly fails: number;
  /** Whether it checks in any case, or for how many more that fall; infinitely many: for none. */
  readonly least: number;
  readonly leaders: readonly number[];
}

/** WARBAND-MORALE-004, WARBAND-MORALE-005: why a group may have to check; null where it does so no more. */
const nerveOf = (sight: Sight, group: number): Nerve | null => {
  if (!warband.stillChecks(sight, group)) return null;
  const { side, began, thirds, triggers } = sight.open.groups[group] as Fixed<warband.Group>;
  const members = sight.open.roster.flatMap((row, figure) =>
    row.group === group && warband.isHere(sight, figure) ? [figure] : [],
  );
  const lost = warband.lossesOf(sight, group);
  let least = 0;
  while (least <= members.length && warband.thirdsLost(lost + least, began) === 0) least++;
  return {
    side,
    members,
    fails: 1 - counted(warband.chanceOfCheck(sight, { group, figure: null })).total / 12,
    least: triggers.length > 0 ? 0 : thirds > 0 ? Number.POSITIVE_INFINITY : least,
    leaders: warband.leadersOf(sight.open, group).filter((leader) => !sight.open.mourned.includes(leader)),
  };
};

/** The chance that a group checks morale, and fails. */
const breaks = ({ members, fails, least, leaders }: Nerve, stands: readonly number[]): number => {
  let steady = least > members.length ? 1 : 1 - fallen(members, stands, least);
  for (const leader of leaders) steady *= stands[leader] as number;
  return fails * (1 - steady);
};

/** What all of a side are worth who have not run. */
const strengthOf = (sight: Sight, side: war.Side): number =>
  warband.hereOf(sight, side).reduce((sum, figure) => {
    const { retreating, hp, mostHp } = warband.figureOf(sight, figure);
    return retreating === 'no' ? sum + worthOf(sight, figure) * (1 - HURT + (HURT * hp) / mostHp) : sum;
  }, 0);

/** WARBAND-ROUND-010: how much more each space nearer counts, so that a fight does not end for want of somebody who comes. */
const eagernessOf = (sight: Sight, side: war.Side): number =>
  strengthOf(sight, side) < WEAKER * strengthOf(sight, war.otherSide(side)) ? 1 : 1 + IMPATIENCE * sight.open.quiet;

interface Known {
  readonly shooters: readonly boolean[];
  readonly pairs: Pairs;
  readonly eagerness: number;
}

/** What a place is worth for what may come later. */
const placeWorth = (
  sight: Sight,
  figure: number,
  foes: readonly number[],
  { shooters, pairs, eagerness }: Known,
): number => {
  const { at, retreating } = warband.figureOf(sight, figure);
  if (retreating !== 'no' || foes.length === 0) return 0;
  const height = HEIGHT * (sight.given.field.heights[at] ?? 0);
  const away = nearestTo(sight, at, foes);
  if (shooters[figure] !== true) return height - NEARER * eagerness * away;
  const exposed = foes.filter(
    (foe) => shooters[foe] !== true && warband.distanceOf(sight, figure, foe) <= pairs.allowance.of(sight, foe) + 1,
  );
  return height - EXPOSED * exposed.length - AFAR * eagerness * away;
};

/** What a fight is worth to a side, from where it stands now: expected figures, and no dice. */
export class Worth {
  private readonly side: war.Side;
  private readonly sides: readonly war.Side[];
  private readonly bodies: readonly Body[];
  private readonly nerves: readonly Nerve[];
  private readonly shooters: readonly boolean[];
  private readonly pairs = new Pairs();
  private readonly eagerness: number;

  constructor(sight: Sight, side: war.Side) {
    this.side = side;
    this.eagerness = eagernessOf(sight, side);
    this.sides = sight.open.roster.map((row) => row.side);
    this.bodies = sight.open.roster.map((_row, figure) => bodyOf(sight, figure));
    this.shooters = sight.open.roster.map((_row, figure) => isShooter(sight, figure));
    this.nerves = sight.open.groups.flatMap((_group, nth) => nerveOf(sight, nth) ?? []);
  }

  /** Our side less the other as things stand then, with what each would lose if its nerve fails. */
  private balance({ stands, hp }: Standing): number {
    let sum = 0;
    const worth = this.bodies.map(
      ({ standing, point }, figure) => standing * (stands[figure] as number) + point * (hp[figure] as number),
    );
    for (let figure = 0; figure < worth.length; figure++)
      sum += this.sides[figure] === this.side ? (worth[figure] as number) : -(worth[figure] as number);
    for (const nerve of this.nerves) {
      let theirs = 0;
      for (const member of nerve.members) theirs += worth[member] as number;
      const lost = breaks(nerve, stands) * theirs * (1 - RUNNING);
      sum += nerve.side === this.side ? -lost : lost;
    }
    return sum;
  }

  /** When it comes to blows as everybody stands, after shots that may have hit. */
  of(sight: Sight, before?: Shots): number {
    let sum = 0;
    for (const [round, standing] of clashes(sight, this.shooters, before, this.pairs).entries())
      sum += (COUNTS[round] as number) * this.balance(standing);
    const others = warband.hereOf(sight, war.otherSide(this.side));
    const known = { shooters: this.shooters, pairs: this.pairs, eagerness: this.eagerness };
    for (const figure of warband.hereOf(sight, this.side)) sum += placeWorth(sight, figure, others, known);
    return sum;
  }
}
