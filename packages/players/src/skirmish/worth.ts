import { counted, type Fixed } from '@warmoot/kernel';
import { type war, warband } from '@warmoot/rules';
import { clashes, type Standing } from './clash.js';
import { isShooter, nearestTo, type Sight, sideOf } from './sight.js';
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
/** What it costs somebody who shoots to stand within reach of a charge, for each enemy. */
const EXPOSED = 0.05;

/** What a figure is worth that is unhurt. */
const worthOf = ({ open }: Sight, figure: number): number =>
  BODY + (open.figures[figure] as Fixed<warband.Figure>).attacks;

const worthNow = (sight: Sight, figure: number, { stands, hp }: Standing): number => {
  const { mostHp, retreating } = warband.figureOf(sight, figure);
  const whole = worthOf(sight, figure) * (retreating === 'no' ? 1 : RUNNING);
  return whole * ((1 - HURT) * (stands[figure] as number) + (HURT * (hp[figure] as number)) / mostHp);
};

/** The chance that at least so many of some fall. */
const fallen = (stands: readonly number[], least: number): number => {
  if (least <= 0) return 1;
  const lost = Array.from({ length: least + 1 }, (_none, at) => (at === 0 ? 1 : 0));
  for (const chance of stands)
    for (let at = least - 1; at >= 0; at--) {
      const some = (lost[at] as number) * (1 - chance);
      (lost[at + 1] as number) += some;
      (lost[at] as number) -= some;
    }
  return lost[least] as number;
};

/** WARBAND-MORALE-004, WARBAND-MORALE-005: the chance that a group checks morale, and fails. */
const breaks = (sight: Sight, group: number, { stands }: Standing): number => {
  if (!warband.stillChecks(sight, group)) return 0;
  const { began, thirds, triggers } = sight.open.groups[group] as Fixed<warband.Group>;
  const fails = 1 - counted(warband.chanceOfCheck(sight, { group, figure: null })).total / 12;
  if (triggers.length > 0) return fails;
  const members = sight.open.roster.flatMap((row, figure) =>
    row.group === group && warband.isHere(sight, figure) ? [stands[figure] as number] : [],
  );
  const lost = warband.lossesOf(sight, group);
  let more = 0;
  while (more <= members.length && warband.thirdsLost(lost + more, began) === 0) more++;
  const third = thirds > 0 || more > members.length ? 0 : fallen(members, more);
  let steady = 1 - third;
  for (const leader of warband.leadersOf(sight.open, group))
    if (!sight.open.mourned.includes(leader)) steady *= stands[leader] as number;
  return fails * (1 - steady);
};

/** What a side is worth as things stand then, with what it would lose if its nerve fails. */
const sideWorth = (sight: Sight, side: war.Side, standing: Standing): number => {
  const worth = sight.open.roster.map((_row, figure) =>
    sideOf(sight, figure) === side && warband.isHere(sight, figure) ? worthNow(sight, figure, standing) : 0,
  );
  let sum = worth.reduce((all, one) => all + one, 0);
  sight.open.groups.forEach((group, nth) => {
    if (group.side !== side) return;
    const theirs = sight.open.roster.reduce(
      (all, row, figure) => (row.group === nth ? all + (worth[figure] as number) : all),
      0,
    );
    sum -= breaks(sight, nth, standing) * theirs * (1 - RUNNING);
  });
  return sum;
};

/** What a place is worth for what may come later. */
const placeWorth = (sight: Sight, figure: number, foes: readonly number[]): number => {
  const { at, retreating } = warband.figureOf(sight, figure);
  if (retreating !== 'no' || foes.length === 0) return 0;
  const height = HEIGHT * (sight.given.field.heights[at] ?? 0);
  const away = nearestTo(sight, at, foes);
  if (!isShooter(sight, figure)) return height - NEARER * away;
  const exposed = foes.filter(
    (foe) => !isShooter(sight, foe) && warband.distanceOf(sight, figure, foe) <= warband.allowanceOf(sight, foe) + 1,
  );
  return height - EXPOSED * exposed.length - 0.002 * away;
};

/** What the fight is worth to a side when it comes to blows as everybody stands: expected figures, and no dice. */
export const worthFor = (sight: Sight, side: war.Side, before?: Shots): number => {
  const ahead = clashes(sight, before);
  const theirs = side === 0 ? 1 : 0;
  let sum = 0;
  for (const [round, standing] of ahead.entries())
    sum += (COUNTS[round] as number) * (sideWorth(sight, side, standing) - sideWorth(sight, theirs, standing));
  const [mine, others] = [warband.hereOf(sight, side), warband.hereOf(sight, theirs)];
  for (const figure of mine) sum += placeWorth(sight, figure, others);
  return sum;
};
