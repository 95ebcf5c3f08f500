import { saga } from '@warmoot/rules';
import { refusalText, type Words } from '@warmoot/words';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { useAnnounce } from '../../design/states/LiveRegion.js';
import type { Spoken } from '../../words/lists.js';
import { laidAt, laidBeside } from './changes.js';
import { ASIDE, carriedTo, flippedOver, type Hand, pickedUp, type Space, stepped, turned } from './hand.js';
import type { Over, Start } from './useDrag.js';
import type { PACK } from './words.js';

/** What a key does on the board. */
type PackKey = 'walk' | 'pick' | 'turn' | 'flip' | 'back' | 'beside';

const ARROWS: Readonly<Record<string, Space>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

const KEYS: Readonly<Record<string, PackKey>> = {
  Enter: 'pick',
  ' ': 'pick',
  r: 'turn',
  f: 'flip',
  Escape: 'back',
  Delete: 'beside',
  Backspace: 'beside',
};

export const packKey = (key: string): PackKey | null => {
  if (Object.hasOwn(ARROWS, key)) return 'walk';
  const letter = key.length === 1 ? key.toLowerCase() : key;
  return Object.hasOwn(KEYS, letter) ? (KEYS[letter] as PackKey) : null;
};

export type PackWords = Spoken<typeof PACK>;

interface Held {
  readonly bearer: saga.carry.Bearer;
  readonly readOnly: boolean;
  readonly onChange: (load: saga.carry.Load) => void;
  readonly t: PackWords;
  readonly words: Words;
}

/** Faults of a place; others an object has wherever it lies. */
const OF_PLACE: ReadonlySet<string> = new Set(['carry.outside', 'carry.overlaps', 'carry.flipped']);

const isOfPlace = ({ refusal }: saga.carry.Fault): boolean =>
  refusal.code === 'BROKEN_RULE' && OF_PLACE.has(refusal.what);

export const nameOf = ({ carry }: Words, { item: { object } }: Pick<saga.carry.Piece, 'item'>): string =>
  typeof object === 'string' ? carry.objects[object] : object.name;

export const isOn = (space: Space, picture: saga.carry.Piece['picture'], at: saga.carry.Spot | undefined): boolean =>
  at !== undefined &&
  saga.carry.cellsAt(picture, at).some(({ row, column }) => row === space.row && column === space.column);

/** The first spot where something that lies beside would fit as it is, or turned. */
const firstFit = (bearer: saga.carry.Bearer, grid: saga.carry.Grid, id: string): saga.carry.Spot => {
  for (const turn of [0, 1, 2, 3] as const) {
    for (let row = 0; row < grid.length; row++) {
      for (let column = 0; column < (grid[row] ?? 0); column++) {
        const spot: saga.carry.Spot = { row, column, turn, flipped: false };
        if (!saga.carry.faultsAt(bearer, id, spot).some(isOfPlace)) return spot;
      }
    }
  }
  return ASIDE;
};

/** What is picked up, and all that can be done with it. */
export const useHand = ({ bearer, readOnly, onChange, t, words }: Held) => {
  const announce = useAnnounce();
  const [held, setHand] = useState<Hand | null>(null);
  const [focused, setFocused] = useState<Space>({ row: 0, column: 0 });
  const [called, setCalled] = useState(0);
  const { load, endurance, options } = bearer;
  const grid = useMemo(() => saga.carry.gridFor(endurance), [endurance]);
  const pieces = useMemo(() => saga.carry.piecesOf(load, options), [load, options]);
  const pieceOf = (id: string): saga.carry.Piece | undefined => pieces.find(({ item }) => item.id === id);
  const hand = held !== null && pieceOf(held.id) !== undefined ? held : null;
  const inHand = hand === null ? undefined : pieceOf(hand.id);

  const faultsOf = ({ id, spot }: Hand): readonly saga.carry.Fault[] =>
    saga.carry.faultsAt(bearer, id, spot).filter(isOfPlace);
  const why = (faults: readonly saga.carry.Fault[]): string =>
    faults.map(({ refusal }) => refusalText(words, refusal).replace(/ \[[^\]]+\]$/, '')).join(' ');
  const place = ({ row, column }: Space): string => t.place({ row: row + 1, column: column + 1 });
  const named = (id: string): string => {
    const piece = pieceOf(id);
    return piece === undefined ? '' : nameOf(words, piece);
  };
  const pieceOn = (space: Space): saga.carry.Piece | undefined =>
    pieces.find(({ item, picture }) => isOn(space, picture, item.at));

  const hold = (next: Hand): void => {
    setHand(next);
    const faults = faultsOf(next);
    const [name, at] = [named(next.id), place(next.spot)];
    announce(
      faults.length === 0 ? t.fitsAt({ name, place: at }) : t.notAt({ name, place: at, why: why(faults) }),
      'echo',
    );
  };
  const take = (start: Start): boolean => {
    const piece = 'id' in start ? pieceOf(start.id) : pieceOn(start.space);
    if (readOnly || piece === undefined) return false;
    const { id, at } = piece.item;
    const spot = at ?? firstFit(bearer, grid, id);
    setHand(pickedUp(id, spot, 'space' in start ? start.space : null, piece.picture));
    announce(t.pickedUp({ name: named(id), place: place(spot) }), 'echo');
    return true;
  };
  const drop = (next: Hand): void => {
    const faults = faultsOf(next);
    if (faults.length > 0) {
      hold(next);
      return;
    }
    setHand(null);
    onChange(laidAt(load, next.id, next.spot));
    announce(t.laidDown({ name: named(next.id), place: place(next.spot) }), 'echo');
  };
  const putBeside = (id: string): void => {
    setHand(null);
    onChange(laidBeside(load, id));
    announce(t.laidBeside({ name: named(id) }), 'echo');
  };
  const putBack = (): void => {
    if (hand !== null) announce(t.putBack({ name: named(hand.id) }), 'echo');
    setHand(null);
  };
  const turn = (): void => {
    if (hand !== null && inHand !== undefined) hold(turned(hand, inHand.picture, grid));
  };
  const flip = (): void => {
    if (hand === null || inHand === undefined) return;
    if (options['saga.carry.mirrorObjects']) hold(flippedOver(hand, inHand.picture, grid));
    else announce(t.noFlipping, 'echo');
  };
  const carryTo = (space: Space): Hand | null =>
    hand === null || inHand === undefined ? null : carriedTo(hand, space, inHand.picture, grid);

  const press = (space: Space): void => {
    const next = carryTo(space);
    if (next !== null) drop(next);
    else take({ space });
  };
  const walk = (space: Space, key: string): void => {
    const by = ARROWS[key] as Space;
    if (hand !== null && inHand !== undefined) {
      hold(stepped(hand, by, inHand.picture, grid));
      return;
    }
    const to = { row: space.row + by.row, column: space.column + by.column };
    if (to.column >= 0 && to.column < (grid[to.row] ?? 0)) setFocused(to);
  };
  const key = (space: Space, event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const does = packKey(event.key);
    if (does === null) return;
    event.preventDefault();
    const here = hand?.id ?? pieceOn(space)?.item.id;
    if (does === 'walk') walk(space, event.key);
    else if (does === 'pick') hand === null ? take({ space }) : drop(hand);
    else if (does === 'turn') turn();
    else if (does === 'flip') flip();
    else if (does === 'back') putBack();
    else if (!readOnly && here !== undefined) putBeside(here);
  };
  const fromBeside = (id: string): void => {
    if (take({ id })) setCalled((count) => count + 1);
  };
  const moveOver = (over: Over): void => {
    const next = typeof over === 'object' ? carryTo(over.space) : null;
    if (next !== null && (next.spot.row !== hand?.spot.row || next.spot.column !== hand?.spot.column)) setHand(next);
  };
  const letGo = (over: Over): void => {
    if (hand === null) return;
    if (over === 'beside') {
      putBeside(hand.id);
      return;
    }
    const next = typeof over === 'object' ? carryTo(over.space) : null;
    if (next !== null && faultsOf(next).length === 0) drop(next);
    else {
      if (next !== null)
        announce(t.notAt({ name: named(hand.id), place: place(next.spot), why: why(faultsOf(next)) }), 'echo');
      setHand(null);
    }
  };
  // The focus is where the object in hand hovers, so that keys go on working there.
  const hovered = inHand === undefined || hand === null ? [] : saga.carry.cellsAt(inHand.picture, hand.spot);
  const focus = hovered.find(({ row, column }) => column < (grid[row] ?? 0)) ?? focused;
  const faults = hand === null ? [] : faultsOf(hand);
  return {
    grid,
    pieces,
    hand,
    inHand,
    faults,
    why: why(faults),
    focus,
    called,
    pieceOn,
    place,
    onFocus: setFocused,
    take,
    drop,
    putBeside,
    putBack,
    turn,
    flip,
    press,
    key,
    fromBeside,
    moveOver,
    letGo,
  };
};
