import type { Hands } from '../../boards/lattice/Board.js';
import { type Act, actsOf, endOf, NOTHING, type Picked, shortest, usualAct } from './acts/offers.js';
import type { Open } from './ask/types.js';
import { type Forces, type Formation, type LinesView, unitAt, unitOfKey } from './model.js';

interface HandsInput {
  readonly view: LinesView;
  readonly forces: Forces;
  readonly open: Open | null;
  readonly give: (choice: unknown) => void;
  readonly onRead: () => void;
  readonly onSpoken: () => void;
  /** A unit that nothing is asked about was pressed. */
  readonly onLook: (unit: Formation) => void;
}

/** What a press on a foe may mean, in the order in which it is meant. */
const AT_FOES = ['attack', 'shoot', 'charge', 'throw', 'challenge', 'spell'];

/** What presses, keys and drags do on the board. */
export const useHands = ({ view, forces, open, give, onRead, onSpoken, onLook }: HandsInput) => {
  const asked = open === null || open.decision.kind === 'plain' ? null : open;
  const pick = (picked: Picked): void => asked?.onPick(picked);
  const pickUnit = (key: string): void => {
    if (asked === null) return;
    pick({ ...NOTHING, unit: key, act: usualAct(asked.decision, key)?.key ?? null });
  };
  const giveChosen = (): void => {
    if (asked?.chosen != null) give(asked.chosen);
  };
  const actsAt = (foe: Formation): readonly Act[] => {
    if (asked === null) return [];
    const isAt = ({ word, target }: Act): boolean =>
      word === 'attack'
        ? view.open.lines.some(({ units }) => units.includes(foe.index) && units.includes(asked.unit?.index ?? -1))
        : target !== null && unitOfKey(forces, target)?.key === foe.key;
    return actsOf(asked.decision, asked.picked.unit)
      .filter((act) => AT_FOES.includes(act.word) && isAt(act))
      .sort((one, other) => AT_FOES.indexOf(one.word) - AT_FOES.indexOf(other.word));
  };
  /** A foe: what is done to it comes into the hand; once more does it, or takes the next. */
  const onFoe = (foe: Formation): boolean => {
    if (asked === null) return false;
    const acts = actsAt(foe);
    if (acts.length === 0) return false;
    const now = acts.findIndex(({ key }) => key === asked.picked.act);
    if (now >= 0 && acts.length === 1) {
      giveChosen();
      return true;
    }
    const next = acts[(now + 1) % acts.length] as Act;
    pick({ ...NOTHING, unit: asked.picked.unit, act: next.key, end: next.goes ? shortest(view, next) : null });
    return true;
  };
  /** A space: of the act in hand, else of a move of the whole unit. */
  const onSpace = (at: number): boolean => {
    if (asked === null) return false;
    const { act, picked, decision } = asked;
    if (act?.goes === true && picked.end === at && asked.chosen !== null) {
      giveChosen();
      return true;
    }
    const leads = (one: Act): boolean => one.choices.some((choice) => endOf(view, choice) === at);
    const own = actsOf(decision, picked.unit).filter(({ figure, goes }) => goes && figure === picked.unit);
    const to = act?.goes === true && leads(act) ? act : own.find(leads);
    if (to === undefined) return false;
    pick({ ...NOTHING, unit: picked.unit, act: to.key, end: at, facing: to.key === act?.key ? picked.facing : null });
    return true;
  };
  const onHex = (at: number): void => {
    const there = unitAt(view, forces, at);
    if (asked !== null && there !== null) {
      const isMine = asked.decision.units.includes(there.key);
      if (isMine && there.key !== asked.picked.unit) {
        pickUnit(there.key);
        return;
      }
      if (there.side !== asked.unit?.side && onFoe(there)) return;
    }
    if (onSpace(at)) return;
    if (there !== null) onLook(there);
  };
  const onWalk = (step: 1 | -1): number | null => {
    if (asked === null) return null;
    const { units } = asked.decision;
    const now = asked.picked.unit === null ? -1 : units.indexOf(asked.picked.unit);
    const next = units[(now + step + units.length) % units.length];
    if (next === undefined) return null;
    pickUnit(next);
    const at = forces.units.find(({ key }) => key === next)?.now.at ?? -1;
    return at < 0 ? null : at;
  };
  const hands: Hands = {
    onHex,
    onBack: () => {
      if (asked !== null) pick({ ...asked.picked, end: null, facing: null, subdue: false });
    },
    onWalk,
    onRead,
    onOdds: onSpoken,
    onTally: onSpoken,
    mayDrag: (at) => {
      const there = unitAt(view, forces, at);
      return asked !== null && there !== null && asked.decision.units.includes(there.key);
    },
    onDrag: (from, over, done) => {
      const there = unitAt(view, forces, from);
      if (asked === null || there === null || !done || over === null || over === from) return;
      const acts = actsOf(asked.decision, there.key).filter(({ figure }) => figure === there.key);
      const foe = unitAt(view, forces, over);
      const isFoe = foe !== null && foe.side !== there.side;
      const to = isFoe
        ? acts.find(({ word, target }) => word === 'charge' && target === foe.key)
        : acts.find((one) => one.goes && one.choices.some((choice) => endOf(view, choice) === over));
      if (to === undefined) return;
      pick({ ...NOTHING, unit: there.key, act: to.key, end: isFoe ? shortest(view, to) : over });
    },
  };
  return { hands, pickUnit };
};
