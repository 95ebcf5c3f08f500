import { type Chance, hex } from '@warmoot/kernel';
import { saga, type war } from '@warmoot/rules';
import { type Cord, type Marks, NO_MARKS } from '../../boards/hex/marks.js';
import { offersFor, pickedOffer, samePlace } from '../../boards/hex/offers.js';
import { type BattleView, type Side, stepOf, type Unit, unitNamed } from './model.js';
import type { Offer } from './offers.js';
import type { Open } from './useBattle.js';

/*
 * What is drawn over the ground while something is chosen. All of it is read off the offers and the rules' previews.
 */

interface Scene {
  readonly view: BattleView;
  readonly units: readonly Unit[];
  readonly percent: (chance: Chance) => string;
}

const hexIndex = (ground: war.Ground, place: { readonly row: number; readonly column: number } | null): number =>
  place === null ? -1 : hex.indexAt(ground.board, place.row, place.column);

const cordOf = (
  fight: saga.battle.Fight,
  percent: Scene['percent'],
  at: (unit: number) => number,
  picked = false,
): Cord => ({
  hexes: [...fight.mine, ...fight.theirs].map(at).filter((hex) => hex >= 0),
  flag: percent(fight.wins),
  picked,
});

const REACHES = new WeakMap<object, Map<number, readonly saga.battle.Halt[]>>();

/** Everywhere a unit could go, worked out once for a view. */
export const reachOfUnit = (view: BattleView, unit: Unit): readonly saga.battle.Halt[] => {
  const known = REACHES.get(view) ?? new Map<number, readonly saga.battle.Halt[]>();
  REACHES.set(view, known);
  let reach = known.get(unit.index);
  if (reach === undefined) {
    reach = unit.at < 0 ? [] : saga.battle.haltsOf(view, unit.index);
    known.set(unit.index, reach);
  }
  return reach;
};

const ableIn = (units: readonly Unit[], names: readonly string[]): ReadonlySet<number> =>
  new Set(names.flatMap((name) => unitNamed(units, name)?.index ?? []));

const movesMarks = ({ view, units, percent }: Scene, open: Open): Marks => {
  const { decision, looked: picked } = open;
  const ground = saga.battle.groundOf(view);
  const unit = unitNamed(units, picked.unit);
  const able = ableIn(units, decision.units);
  if (unit === null) return { ...NO_MARKS, able };
  const offered = new Set(offersFor(decision, unit.name).map(({ to }) => hexIndex(ground, to)));
  offered.delete(-1);
  const offer = pickedOffer(decision, picked);
  const goal = hexIndex(ground, offer?.to ?? null);
  const isMove = decision.kind === 'moves';
  const reach = isMove ? reachOfUnit(view, unit) : [];
  const way = reach.find(({ to }) => samePlace(to, offer?.to ?? null))?.path ?? (offer?.to ? [offer.to] : []);
  const fight = isMove && offer?.to ? saga.battle.fightIf(view, unit.index, offer.to) : null;
  return {
    ...NO_MARKS,
    able,
    picked: unit.index,
    wash: [...offered, unit.at],
    rim: true,
    halts: reach
      .flatMap(({ pins, to }) => (pins.length > 0 ? hexIndex(ground, to) : []))
      .filter((at) => offered.has(at) && at !== goal),
    path: goal < 0 ? [] : [unit.at, ...way.map((place) => hexIndex(ground, place))],
    goal: goal < 0 ? null : { unit: unit.index, at: goal },
    cords: fight === null ? [] : [cordOf(fight, percent, (one) => (one === unit.index ? goal : hexOf(view, one)))],
  };
};

const targetsMarks = ({ view, units }: Scene, { decision, picked }: Open): Marks => {
  const step = stepOf(view);
  const shooter = step?.step === 'aim' ? units[step.unit] : undefined;
  if (shooter === undefined) return NO_MARKS;
  return {
    ...NO_MARKS,
    picked: shooter.index,
    able: new Set([shooter.index]),
    shots: decision.units.flatMap((name) => {
      const target = unitNamed(units, name);
      return target === null ? [] : [{ from: shooter.at, to: target.at, picked: name === picked.unit }];
    }),
  };
};

const hexOf = ({ open }: BattleView, unit: number): number => open.at[unit] ?? -1;

/** The fights that are on, with their odds from a side. */
const fightCords = ({ view, units, percent }: Scene, side: Side, pickedUnit: string | null): readonly Cord[] => {
  const fights = saga.battle.fightsLeft(view, side);
  const picked = saga.battle.fightWith(fights, unitNamed(units, pickedUnit)?.index ?? -1);
  const several = view.open.clusters.length > 1;
  return fights.map((fight) => ({
    ...cordOf(fight, percent, (unit) => hexOf(view, unit), fight === picked),
    ...(several && { number: fight.number }),
  }));
};

const clusterMarks = ({ view, percent }: Scene, { decision, picked, side }: Open): Marks => {
  const offer = pickedOffer(decision, picked) ?? (decision.offers[0] as Offer | undefined);
  if (offer?.choice.choose !== 'clusters') return NO_MARKS;
  const cords = saga.battle
    .fightsIn(view, offer.choice.clusters, side)
    .map((fight) => cordOf(fight, percent, (unit) => hexOf(view, unit)));
  return { ...NO_MARKS, cords };
};

const lineMarks = ({ view, units }: Scene, { decision, picked }: Open): Marks => {
  const offer = pickedOffer(decision, picked);
  if (offer?.choice.choose !== 'line') return NO_MARKS;
  const { axis, at, side } = offer.choice;
  const line: saga.battle.Line = { axis, at, side };
  const taken = units.filter((unit) => unit.side === 1).map((unit) => unit.at);
  return { ...NO_MARKS, line, wash: saga.battle.attackersPart(saga.battle.groundOf(view), line, taken), rim: true };
};

const placeMarks = ({ view, units }: Scene, { picked, side }: Open): Marks => {
  const ground = saga.battle.groundOf(view);
  const all = saga.battle.openToPlace(view, side);
  const line = side === 0 ? (view.open.line as saga.battle.Line | null) : null;
  // Where one may stand nearly anywhere, light over everything would say nothing; beyond a line it says which side.
  const anywhere = line === null && all.length > ground.size * 0.7;
  return {
    ...NO_MARKS,
    wash: anywhere ? [] : all,
    rim: !anywhere,
    line,
    picked: unitNamed(units, picked.unit)?.index ?? -1,
    able: new Set(units.filter((unit) => unit.side === side).map(({ index }) => index)),
    ghosts: picked.placed.flatMap(({ unit, at }) => {
      const found = unitNamed(units, unit);
      return found === null ? [] : [{ unit: found.index, at: hexIndex(ground, at) }];
    }),
  };
};

/** `thrower` is the unit whose throw is on the stage: its fight is the one at hand. */
export const marksFor = (scene: Scene, open: Open | null, side: Side, thrower: string | null = null): Marks => {
  const { view, units } = scene;
  if (view.open.field < 0 || view.open.roster.length === 0) return NO_MARKS;
  if (open === null)
    return { ...NO_MARKS, cords: fightCords(scene, side, thrower).map((cord) => ({ ...cord, told: true })) };
  switch (open.decision.kind) {
    case 'moves':
    case 'ways':
      return movesMarks(scene, open);
    case 'targets':
      return targetsMarks(scene, open);
    case 'fights':
    case 'press':
      return {
        ...NO_MARKS,
        able: ableIn(units, open.decision.units),
        cords: fightCords(scene, open.side, open.picked.unit),
      };
    case 'clusters':
      return clusterMarks(scene, open);
    case 'line':
      return lineMarks(scene, open);
    case 'place':
      return placeMarks(scene, open);
    case 'quick':
      return {
        ...NO_MARKS,
        able: new Set(units.filter((unit) => unit.side === open.side && unit.at >= 0).map(({ index }) => index)),
      };
    default:
      return { ...NO_MARKS, cords: fightCords(scene, open.side, null) };
  }
};
