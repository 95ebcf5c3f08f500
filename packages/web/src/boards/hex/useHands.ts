import type { war } from '@warmoot/rules';
import { useRef, useState } from 'react';
import type { Hands } from '../lattice/Board.js';
import { type HexDecision, offersFor, offerTo, type Picked, pressOn, samePlace, toggled, walkUnits } from './offers.js';
import { putDown } from './placing.js';

/** A unit as hands know it. */
interface Standing {
  readonly name: string;
  readonly side: number;
  /** The index of its hex; −1 off the map. */
  readonly at: number;
}

/** What is asked of the hands. */
export interface HandsAsked {
  readonly side: number;
  readonly decision: HexDecision<unknown>;
  readonly picked: Picked;
  readonly onPick: (picked: Picked) => void;
  /** It is answered already: units are only looked at. */
  readonly isSealed: boolean;
  /** Where units may be put, where it is asked how they stand. */
  readonly placing: (() => readonly number[]) | null;
  /** How many units may be taken, where it is asked which. */
  readonly taking: number | null;
  /** Whether a unit is dragged to where its offers go. */
  readonly drags: boolean;
  /** Whether a press sends the unit in hand at once, or shows where it would go first. */
  readonly goes: 'atOnce' | 'shownFirst';
}

interface HandsInput<Unit extends Standing> {
  /** The hexes in the order of their indices; none while there is no field. */
  readonly places: readonly war.Place[];
  readonly units: readonly Unit[];
  readonly asked: HandsAsked | null;
  readonly give: (choice: unknown) => void;
  readonly onRead: () => void;
  readonly onOdds: (at: number) => void;
  readonly onTally: () => void;
  readonly onLean: Hands['onLean'];
  readonly onLook: (unit: Unit) => void;
  readonly onSee: NonNullable<Hands['onSee']>;
}

/** What presses, keys and drags do on the board: always one of the offers, or a piece of what the rules judge whole. */
export const useHands = <Unit extends Standing>(
  input: HandsInput<Unit>,
): Hands & { readonly hover: { readonly unit: Unit; readonly at: number } | null } => {
  const { places, units, asked, give, onRead, onOdds, onTally, onLean, onLook, onSee } = input;
  const [hover, setHover] = useState<{ unit: Unit; at: number } | null>(null);
  const walked = useRef<string | null>(null);
  const isSet = places.length > 0;
  const unitNamed = (name: string | null): Unit | null => units.find((unit) => unit.name === name) ?? null;

  const standing = (at: number): Unit | null => {
    const placed = asked === null || asked.placing === null ? [] : asked.picked.placed;
    const ghost = placed.find((one) => samePlace(one.at, places[at] ?? null));
    if (ghost !== undefined) return unitNamed(ghost.unit);
    return units.find((unit) => unit.at === at && at >= 0) ?? null;
  };

  const placeOn = (now: HandsAsked, open: readonly number[], at: number): void => {
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
    if (!open.includes(at)) return;
    const placed = putDown(picked.placed, picked.unit, place);
    const left = units.filter((unit) => unit.side === side && !placed.some((one) => one.unit === unit.name));
    // The next unit comes to hand by itself, so that an army is placed with one press a unit.
    now.onPick({ ...picked, placed, unit: left[0]?.name ?? null });
  };

  const onHex = (at: number): void => {
    if (!isSet) return;
    const there = standing(at);
    if (asked === null || asked.isSealed) {
      if (there !== null) onLook(there);
      return;
    }
    const { decision, picked, placing, taking, goes } = asked;
    if (placing !== null) {
      placeOn(asked, placing(), at);
      return;
    }
    if (taking !== null) {
      if (there === null || there.side !== asked.side) return;
      asked.onPick({ ...picked, taken: toggled(picked.taken, there.name, taking) });
      return;
    }
    const place = places[at];
    const pressed =
      place === undefined ? null : pressOn(decision, picked, { place, standing: there?.name ?? null }, goes);
    if (pressed === null) {
      if (there !== null) onLook(there);
    } else if ('give' in pressed) give(pressed.give.choice);
    else asked.onPick(pressed.pick);
  };

  const onWalk = (step: 1 | -1): number | null => {
    const names =
      asked === null || asked.decision.units.length === 0
        ? units.filter((unit) => unit.at >= 0 && (asked === null || unit.side === asked.side)).map(({ name }) => name)
        : asked.decision.units;
    const next = walkUnits(names, walked.current, step);
    walked.current = next;
    return unitNamed(next)?.at ?? null;
  };

  const mayDrag = (at: number): boolean => {
    const there = asked === null || !isSet ? null : standing(at);
    if (asked === null || there === null) return false;
    if (asked.placing !== null) return there.side === asked.side;
    return asked.drags && offersFor(asked.decision, there.name).some(({ to }) => to !== null);
  };

  const onDrag = (from: number, over: number | null, done: boolean): void => {
    const unit = standing(from);
    if (asked === null || unit === null) return;
    const { decision, picked, placing, goes, onPick } = asked;
    const place = over === null ? undefined : places[over];
    const offer =
      place === undefined || placing !== null
        ? undefined
        : offersFor(decision, unit.name).find(({ to }) => samePlace(to, place));
    const fits = placing === null ? offer !== undefined : over !== null && placing().includes(over);
    if (!done) {
      setHover(fits && over !== null ? { unit, at: over } : null);
      if (picked.unit !== unit.name) onPick({ ...picked, unit: unit.name, key: null });
      return;
    }
    setHover(null);
    if (!fits || place === undefined) return;
    if (placing !== null) onPick({ ...picked, unit: null, placed: putDown(picked.placed, unit.name, place) });
    else if (offer !== undefined && goes === 'atOnce') give(offer.choice);
    else if (offer !== undefined) onPick({ ...picked, unit: unit.name, key: offer.key });
  };

  /** A finger that rests on a hex shows what going there would do. */
  const onHold = (at: number): void => {
    const offer = asked === null || asked.isSealed ? null : offerTo(asked.decision, asked.picked, places[at] ?? null);
    if (asked !== null && offer !== null) asked.onPick({ ...asked.picked, key: offer.key });
  };

  const onBack = (): void => {
    if (asked === null) return;
    const { picked } = asked;
    asked.onPick(picked.key === null ? { ...picked, unit: null } : { ...picked, key: null });
  };

  return { hover, onHex, onHold, onSee, onBack, onWalk, mayDrag, onDrag, onRead, onOdds, onTally, onLean };
};
