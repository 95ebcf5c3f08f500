import { saga } from '@warmoot/rules';
import { useRef, useState } from 'react';
import type { Hands } from '../../boards/hex/Board.js';
import { hexIndex } from './boardMarks.js';
import { type BattleView, type Unit, unitNamed, unitOn } from './model.js';
import { offersFor, pressOn, putDown, samePlace, toggleQuick, walkUnits } from './offers.js';
import type { Open } from './useBattle.js';

interface HandsInput {
  readonly view: BattleView;
  readonly units: readonly Unit[];
  readonly open: Open | null;
  readonly give: (choice: unknown) => void;
  readonly onRead: () => void;
  readonly onOdds: (at: number) => void;
  readonly onTally: () => void;
  readonly onLean: Hands['onLean'];
  readonly onLook: (unit: Unit) => void;
}

/** What presses, keys and drags do on the board: always one of the offers, or a piece of what the rules judge whole. */
export const useHands = (
  input: HandsInput,
): Hands & { readonly hover: { readonly unit: Unit; readonly at: number } | null } => {
  const { view, units, open, give, onRead, onOdds, onTally, onLean, onLook } = input;
  const [hover, setHover] = useState<{ unit: Unit; at: number } | null>(null);
  const walked = useRef<string | null>(null);
  const isSet = view.open.field >= 0;
  const places = isSet ? saga.battle.groundOf(view).places : [];

  const standing = (at: number): Unit | null => {
    const placed = open?.decision.kind === 'place' ? open.picked.placed : [];
    const ghost = placed.find((one) => hexIndex(saga.battle.groundOf(view), one.at) === at);
    return ghost === undefined ? unitOn(units, at) : unitNamed(units, ghost.unit);
  };

  const placeOn = (now: Open, at: number): void => {
    const place = places[at];
    if (place === undefined) return;
    const { picked, side } = now;
    const there = standing(at);
    if (picked.unit === null) {
      if (there !== null && there.side === side) now.onPick({ ...picked, unit: there.name });
      return;
    }
    if (there?.name === picked.unit) {
      now.onPick({ ...picked, unit: null });
      return;
    }
    if (there !== null && there.side !== side) return;
    if (!saga.battle.openToPlace(view, side).includes(at)) return;
    const placed = putDown(picked.placed, picked.unit, place);
    const left = units.filter((unit) => unit.side === side && !placed.some((one) => one.unit === unit.name));
    // The next unit comes to hand by itself, so that an army is placed with one press a unit.
    now.onPick({ ...picked, placed, unit: left[0]?.name ?? null });
  };

  const onHex = (at: number): void => {
    if (!isSet) return;
    const there = standing(at);
    if (open === null || (open.made && open.asking.together)) {
      if (there !== null) onLook(there);
      return;
    }
    const { decision, picked } = open;
    if (decision.kind === 'place') {
      placeOn(open, at);
      return;
    }
    if (decision.kind === 'quick') {
      if (there === null || there.side !== open.side) return;
      const most = saga.battle.quickNumber(units.filter((unit) => unit.side === open.side && unit.at >= 0).length);
      open.onPick({ ...picked, quick: toggleQuick(picked.quick, there.name, most) });
      return;
    }
    const place = places[at];
    const pressed = place === undefined ? null : pressOn(decision, picked, place, there?.name ?? null);
    if (pressed === null) {
      if (there !== null) onLook(there);
    } else if ('give' in pressed) give(pressed.give.choice);
    else open.onPick(pressed.pick);
  };

  const onWalk = (step: 1 | -1): number | null => {
    const names =
      open === null || open.decision.units.length === 0
        ? units.filter((unit) => unit.at >= 0 && (open === null || unit.side === open.side)).map(({ name }) => name)
        : open.decision.units;
    const next = walkUnits(names, walked.current, step);
    walked.current = next;
    return unitNamed(units, next)?.at ?? null;
  };

  const mayDrag = (at: number): boolean => {
    const there = open === null || !isSet ? null : standing(at);
    if (open === null || there === null) return false;
    const { kind } = open.decision;
    if (kind === 'place') return there.side === open.side;
    return (kind === 'moves' || kind === 'ways') && offersFor(open.decision, there.name).some(({ to }) => to !== null);
  };

  const onDrag = (from: number, over: number | null, done: boolean): void => {
    const unit = standing(from);
    if (open === null || unit === null) return;
    const place = over === null ? undefined : places[over];
    const isPlacing = open.decision.kind === 'place';
    const offer =
      place === undefined || isPlacing
        ? undefined
        : offersFor(open.decision, unit.name).find(({ to }) => samePlace(to, place));
    const fits = isPlacing
      ? over !== null && saga.battle.openToPlace(view, open.side).includes(over)
      : offer !== undefined;
    if (!done) {
      setHover(fits && over !== null ? { unit, at: over } : null);
      if (open.picked.unit !== unit.name) open.onPick({ ...open.picked, unit: unit.name, key: null });
      return;
    }
    setHover(null);
    if (!fits || place === undefined) return;
    if (isPlacing) open.onPick({ ...open.picked, unit: null, placed: putDown(open.picked.placed, unit.name, place) });
    else if (offer !== undefined) open.onPick({ ...open.picked, unit: unit.name, key: offer.key });
  };

  const onBack = (): void => {
    if (open === null) return;
    const { picked } = open;
    open.onPick(picked.key === null ? { ...picked, unit: null } : { ...picked, key: null });
  };

  return { hover, onHex, onBack, onWalk, mayDrag, onDrag, onRead, onOdds, onTally, onLean };
};
