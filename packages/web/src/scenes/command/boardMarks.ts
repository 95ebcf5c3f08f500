import { command } from '@warmoot/rules';
import { type Marks, NO_MARKS } from '../../boards/hex/marks.js';
import { offersFor, pickedOffer } from '../../boards/hex/offers.js';
import { type Forecast, forecastOf, ownTotals, plannedTotals, pricedUnits, totalsText, wayIn } from './forecast.js';
import type { Answered } from './happened.js';
import { type Choice, type CommandView, hexOf, type Side, stepOf, type Unit, unitNamed } from './model.js';
import { orderOf } from './offers.js';
import type { Open } from './useCommand.js';
import type { CommandWords } from './words.js';

/** An arrowhead on the edge between two hexes. */
export interface Tooth {
  readonly from: number;
  readonly to: number;
  readonly look: 'planned' | 'plannedSupport' | 'declared' | 'support' | 'bound';
}

/** What is on the board besides the shared marks: teeth, and what units would pay. */
export interface CommandMarks extends Marks {
  readonly teeth: readonly Tooth[];
  readonly prices: ReadonlyMap<number, number | 'rout'>;
}

/** The attacks, supports and bonds that stand. */
const standingTeeth = (units: readonly Unit[], { open }: CommandView): readonly Tooth[] => {
  const at = (unit: number): number => units[unit]?.at ?? -1;
  const teeth = units.flatMap(({ index, bound }): readonly Tooth[] => {
    const target = open.attacks[index] ?? -1;
    if (target >= 0) return [{ from: at(index), to: at(target), look: 'declared' }];
    const helped = open.helps[index] ?? -1;
    const enemy = helped < 0 ? -1 : (open.attacks[helped] ?? -1);
    if (enemy >= 0) return [{ from: at(index), to: at(enemy), look: 'support' }];
    return bound >= 0 ? [{ from: at(index), to: at(bound), look: 'bound' }] : [];
  });
  return teeth.filter(({ from, to }) => from >= 0 && to >= 0);
};

/** The fight that a choice is about. */
export const clashFor = (view: CommandView, units: readonly Unit[], choice: Choice): command.ClashSheet | null => {
  const index = (key: string): number => unitNamed(units, key)?.index ?? -1;
  switch (choice.choose) {
    case 'attack':
      return command.clashSheet(view, index(choice.unit), index(choice.target));
    case 'supportAttack':
    case 'resolve':
      return command.clashSheet(view, index(choice.attacker), index(choice.target));
    case 'supportDefense': {
      const attacker = view.open.attacks.indexOf(index(choice.defender));
      return attacker < 0 ? null : command.clashSheet(view, attacker, index(choice.defender));
    }
    default:
      return null;
  }
};

const plannedTeeth = (units: readonly Unit[], clash: command.ClashSheet, side: number): readonly Tooth[] =>
  clash.attack.flatMap(({ unit, state }, nth): readonly Tooth[] => {
    const [from, to] = [units[unit]?.at ?? -1, units[clash.target]?.at ?? -1];
    const isMine = units[unit]?.side === side;
    if (!isMine || from < 0 || to < 0 || (nth > 0 && state === 'in')) return [];
    return [{ from, to, look: nth === 0 ? 'planned' : 'plannedSupport' }];
  });

interface Scene {
  readonly view: CommandView;
  readonly units: readonly Unit[];
  readonly t: CommandWords;
  /** The fight that must be answered for. */
  readonly fight?: Answered | null;
}

/** What one answers for, as it was declared: the attack and whoever supports it. */
const answeredTeeth = (units: readonly Unit[], { clash }: Answered): readonly Tooth[] =>
  clash.attack.flatMap(({ unit, state }, nth): readonly Tooth[] => {
    const [from, to] = [units[unit]?.at ?? -1, units[clash.target]?.at ?? -1];
    if (state !== 'in' || from < 0 || to < 0) return [];
    return [{ from, to, look: nth === 0 ? 'declared' : 'support' }];
  });

/** The fight that one answers for: all who are in it, and its totals. */
const answeredCords = ({ units, t }: Scene, fight: Answered, side: Side): Marks['cords'] => {
  const { clash } = fight;
  const inIt = [...clash.attack, ...clash.defence].filter(({ state }) => state === 'in');
  const hexes = inIt.map(({ unit }) => units[unit]?.at ?? -1).filter((at) => at >= 0);
  const { own, others } = ownTotals(t, units, fight, side);
  return [{ hexes: [...new Set(hexes)], flag: t.against({ one: own, two: others }), picked: true, told: true }];
};

const cordsFor = ({ units, t }: Scene, clash: command.ClashSheet, side: number): Marks['cords'] => {
  const isAttacker = units[clash.attacker]?.side === side;
  const { attack, defence } = plannedTotals(clash, isAttacker);
  const own = isAttacker ? clash.attack : clash.defence;
  const hexes = [clash.attacker, clash.target, ...own.map(({ unit }) => unit)].map((unit) => units[unit]?.at ?? -1);
  const flag = t.against({ one: totalsText(t, attack), two: totalsText(t, defence) });
  return [{ hexes: [...new Set(hexes)].filter((at) => at >= 0), flag, picked: true, told: true }];
};

const shotsFor = ({ view, units }: Scene, choice: Choice | null): Marks['shots'] => {
  const step = stepOf(view);
  if (step?.step === 'volleyed') {
    return [{ from: units[step.by]?.at ?? -1, to: units[step.unit]?.at ?? -1, picked: true }];
  }
  if (choice?.choose !== 'volley') return [];
  const [from, to] = [unitNamed(units, choice.unit)?.at ?? -1, unitNamed(units, choice.target)?.at ?? -1];
  return [{ from, to, picked: true }];
};

const cordsIn = (scene: Scene, clash: command.ClashSheet | null, side: Side): Marks['cords'] => {
  if (scene.fight) return answeredCords(scene, scene.fight, side);
  return clash === null ? [] : cordsFor(scene, clash, side);
};

/** Attacks that stand, the one that is answered for, and those that are planned. */
const teethIn = (scene: Scene, planned: command.ClashSheet | null, side: Side): readonly Tooth[] => {
  const { view, units, fight = null } = scene;
  const answered = fight === null ? [] : answeredTeeth(units, fight);
  const standing = standingTeeth(units, view).filter(
    ({ from, to }) => !answered.some((one) => one.from === from && one.to === to),
  );
  return [...standing, ...answered, ...(planned === null ? [] : plannedTeeth(units, planned, side))];
};

export const marksFor = (scene: Scene, open: Open | null): CommandMarks => {
  const { view, units } = scene;
  const none = { ...NO_MARKS, teeth: standingTeeth(units, view), prices: new Map<number, number | 'rout'>() };
  if (open === null) return none;
  const { decision, looked, side, asked } = open;
  const unit = unitNamed(units, looked.unit);
  const offer = pickedOffer(decision, looked);
  const order = looked.order;
  if (decision.kind === 'deploy') {
    const hexes = [...new Set(decision.offers.map(({ to }) => hexOf(view, to)))];
    return { ...none, wash: hexes, rim: true, picked: unit?.index ?? -1 };
  }
  if (decision.kind === 'plain') return none;
  const forecast: Forecast | null = offer === null ? null : forecastOf(view, asked, offer.choice);
  const clash = offer === null ? null : clashFor(view, units, offer.choice);
  const wash = offersFor(decision, looked.unit)
    .filter(({ choice, to }) => to !== null && order !== null && orderOf(choice) === order)
    .map(({ to }) => hexOf(view, to));
  const goal = offer === null || offer.to === null ? -1 : hexOf(view, offer.to);
  return {
    ...none,
    able: new Set(
      decision.kind === 'orders' ? decision.units.flatMap((key) => unitNamed(units, key)?.index ?? []) : [],
    ),
    picked: unit?.index ?? -1,
    wash: wash.length === 0 || unit === null ? [] : [...wash, unit.at],
    rim: true,
    path: goal < 0 || unit === null ? [] : [unit.at, ...wayIn(forecast?.all ?? null)],
    goal: goal < 0 || unit === null ? null : { unit: unit.index, at: goal },
    cords: cordsIn(scene, clash, side),
    shots: shotsFor(scene, offer?.choice ?? null),
    teeth: teethIn(scene, decision.kind === 'orders' ? clash : null, side),
    prices: forecast === null ? none.prices : pricedUnits(forecast.all),
  };
};
