import type { Hands } from '../../boards/lattice/Board.js';
import { spreadsIn } from './ask/chosen.js';
import { oddOf } from './ask/division.js';
import { type Act, actsOf, endOf, NOTHING, type Picked, shortest, usualAct } from './ask/offers.js';
import type { Open } from './ask/types.js';
import { type Fighter, type SkirmishView, whoIsAt } from './model.js';
import { oddMoved } from './panel/Division.js';

interface HandsInput {
  readonly view: SkirmishView;
  readonly fighters: readonly Fighter[];
  readonly open: Open | null;
  readonly give: (choice: unknown) => void;
  readonly onRead: () => void;
  readonly onSpoken: (at: number) => void;
  /** Somebody whom nothing is asked about was pressed. */
  readonly onLook: (fighter: Fighter) => void;
}

/** What a press on a foe may mean, in the order in which it is meant. */
const AT_FOES = ['shoot', 'charge', 'throw', 'attack', 'grapple', 'hinder', 'challenge', 'gambit', 'spell'];

const actsAt = ({ decision, picked }: Open, foe: Fighter): readonly Act[] =>
  actsOf(decision, picked.figure)
    .filter(({ target, word }) => target === foe.key && AT_FOES.includes(word))
    .sort((one, other) => AT_FOES.indexOf(one.word) - AT_FOES.indexOf(other.word));

/** What presses, keys and drags do on the board. */
export const useHands = ({ view, fighters, open, give, onRead, onSpoken, onLook }: HandsInput): Hands => {
  const asked = open === null || open.decision.kind === 'plain' ? null : open;
  const pick = (picked: Picked): void => asked?.onPick(picked);
  const pickFigure = (key: string): void => {
    if (asked === null) return;
    pick({ ...NOTHING, figure: key, act: usualAct(asked.decision, key)?.key ?? null });
  };
  const giveChosen = (): void => {
    if (asked?.chosen != null) give(asked.chosen);
  };
  /** A foe: the odd die goes there, or what is done to it comes into the hand; once more does it, or takes the next. */
  const onFoe = (foe: Fighter): boolean => {
    if (asked === null || asked.fighter === null) return false;
    const { act, picked, fighter } = asked;
    if (act?.word === 'attack') {
      const spreads = spreadsIn(view, fighter, act);
      const spread = spreads[picked.set] ?? spreads[0];
      if (spread?.targets.includes(foe.index) && spread.fixed === null) {
        const odd = oddOf(view, fighter.index, spread, picked);
        const next = oddMoved(odd, foe.key);
        if (next === odd) giveChosen();
        else pick({ ...picked, odd: next });
        return true;
      }
    }
    const acts = actsAt(asked, foe);
    if (acts.length === 0) return false;
    const now = acts.findIndex(({ key }) => key === picked.act);
    if (now >= 0 && acts.length === 1) {
      giveChosen();
      return true;
    }
    const next = acts[(now + 1) % acts.length] as Act;
    pick({ ...NOTHING, figure: picked.figure, act: next.key, end: next.goes ? shortest(view, next) : null });
    return true;
  };
  /** A space: of the act in hand, else of a move. */
  const onSpace = (at: number): boolean => {
    if (asked === null) return false;
    const { act, picked, decision } = asked;
    if (act?.goes === true && picked.end === at && asked.chosen !== null) {
      giveChosen();
      return true;
    }
    const leads = (one: Act): boolean => one.choices.some((choice) => endOf(view, choice) === at);
    const own = actsOf(decision, picked.figure);
    const to = act?.goes === true && leads(act) ? act : own.find((one) => one.goes && leads(one));
    if (to === undefined) return false;
    pick({
      ...NOTHING,
      figure: picked.figure,
      act: to.key,
      end: at,
      facing: to.key === act?.key ? picked.facing : null,
    });
    return true;
  };
  const onHex = (at: number): void => {
    const there = whoIsAt(fighters, at);
    if (asked !== null && there !== null) {
      const isMine = asked.decision.figures.includes(there.key);
      if (isMine && there.key !== asked.picked.figure) {
        pickFigure(there.key);
        return;
      }
      if (there.side !== asked.fighter?.side && onFoe(there)) return;
    }
    if (onSpace(at)) return;
    if (there !== null) onLook(there);
  };
  const onWalk = (step: 1 | -1): number | null => {
    if (asked === null) return null;
    const { figures } = asked.decision;
    const now = asked.picked.figure === null ? -1 : figures.indexOf(asked.picked.figure);
    const next = figures[(now + step + figures.length) % figures.length];
    if (next === undefined) return null;
    pickFigure(next);
    const at = fighters.find(({ key }) => key === next)?.now.at ?? -1;
    return at < 0 ? null : at;
  };
  return {
    onHex,
    onBack: () => {
      if (asked !== null) pick({ ...asked.picked, end: null, facing: null, odd: null, subdue: false });
    },
    onWalk,
    onRead,
    onOdds: onSpoken,
    onTally: () => onSpoken(-1),
    mayDrag: (at) => {
      const there = whoIsAt(fighters, at);
      return asked !== null && there !== null && asked.decision.figures.includes(there.key);
    },
    onDrag: (from, over, done) => {
      const there = whoIsAt(fighters, from);
      if (asked === null || there === null || !done || over === null || over === from) return;
      const acts = actsOf(asked.decision, there.key);
      const foe = whoIsAt(fighters, over);
      const to =
        foe !== null && foe.side !== there.side
          ? acts.find(({ word, target }) => word === 'charge' && target === foe.key)
          : acts.find((one) => one.goes && one.choices.some((choice) => endOf(view, choice) === over));
      if (to === undefined) return;
      const end = foe !== null && foe.side !== there.side ? shortest(view, to) : over;
      pick({ ...NOTHING, figure: there.key, act: to.key, end });
    },
  };
};
