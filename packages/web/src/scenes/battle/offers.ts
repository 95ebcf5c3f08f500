import type { saga, war } from '@warmoot/rules';
import { type HexDecision, type HexOffer, NOTHING, type Picked, type Placed, sorted } from '../../boards/hex/offers.js';

/** What the rules of a battle offer, sorted for hands. */
export type Offer = HexOffer<saga.battle.BattleChoice>;

const unitIn = (choice: saga.battle.BattleChoice): string | null => {
  switch (choice.choose) {
    case 'move':
    case 'step':
    case 'back':
    case 'fight':
    case 'press':
      return choice.unit;
    case 'shoot':
      return choice.target;
    default:
      return null;
  }
};

const placeIn = (choice: saga.battle.BattleChoice): war.Place | null =>
  choice.choose === 'move' || choice.choose === 'step' || choice.choose === 'back' ? choice.to : null;

/** What kind of panel a question needs. */
export type Kind =
  | 'moves'
  | 'targets'
  | 'fights'
  | 'press'
  | 'ways'
  | 'clusters'
  | 'line'
  | 'field'
  | 'place'
  | 'quick'
  | 'plain';

const KIND_OF_STEP: Readonly<Record<string, Kind>> = {
  move: 'moves',
  aim: 'targets',
  nextCluster: 'fights',
  press: 'press',
  fallBackChoice: 'ways',
  lightStep: 'ways',
  cluster: 'clusters',
  nameLine: 'line',
  pickField: 'field',
  place: 'place',
  quick: 'quick',
};

export const kindOf = (step: string): Kind => KIND_OF_STEP[step] ?? 'plain';

/** The question before a seat, sorted. */
export interface Decision extends HexDecision<saga.battle.BattleChoice> {
  readonly kind: Kind;
  readonly step: string;
}

export const decisionOf = (step: string, choices: readonly saga.battle.BattleChoice[]): Decision => ({
  ...sorted(choices, unitIn, placeIn),
  kind: kindOf(step),
  step,
});

/** What else is known where something stands picked before anything is pressed. */
interface Before {
  /** Units that are marked as staying. */
  readonly staying: readonly string[];
  /** The quick units of the round before. */
  readonly quick: readonly string[];
  /** Whom the unit that shoots now shot at before. */
  readonly target: string | null;
}

/** The next unit that may move, in the order of the list, after this one; null where none is left. */
export const nextToMove = (units: readonly string[], staying: readonly string[], after: string | null = null) => {
  const from = after === null ? 0 : units.indexOf(after) + 1;
  return [...units.slice(from), ...units.slice(0, from)].find((name) => !staying.includes(name)) ?? null;
};

const quickUnits = ({ offers }: Decision, before: readonly string[]): readonly string[] => {
  const ideas = offers.flatMap(({ choice }) => (choice.choose === 'quick' ? [choice.units] : []));
  return ideas[0]?.length === before.length ? before : (ideas[0] ?? []);
};

/**
 * What stands picked before anything is pressed: the only answer, to fight on, the next fight, the quick units and the
 * target of last time; and where units move, the next one is in hand.
 */
export const usualPick = (decision: Decision, { staying, quick, target }: Before): Picked | null => {
  const { kind, offers, units } = decision;
  if (kind === 'moves') return { ...NOTHING, unit: nextToMove(units, staying) };
  if (kind === 'quick') return { ...NOTHING, taken: quickUnits(decision, quick) };
  if (kind === 'targets') {
    const aimed = offers.find(({ unit }) => unit !== null && (unit === target || units.length === 1));
    return aimed === undefined ? null : { ...NOTHING, unit: aimed.unit, key: aimed.key };
  }
  // Where only one has a way to choose, the board shows its ways.
  if (kind === 'ways' && offers.length > 1 && units.length === 1) return { ...NOTHING, unit: units[0] ?? null };
  const usual =
    offers.length === 1 || kind === 'fights' ? offers[0] : offers.find(({ choice }) => choice.choose === 'fightOn');
  return usual === undefined ? null : { ...NOTHING, key: usual.key };
};

const FINAL: ReadonlySet<string> = new Set(['retreat', 'surrender', 'breakOff', 'refuse']);

/** Whether an answer cannot be taken back once it is given: it wants its button, and no second press of a row. */
export const isFinal = ({ choose }: saga.battle.BattleChoice): boolean => FINAL.has(choose);

/** The answer that the units in place make, in the order in which they were put down. */
export const placeChoice = (placed: Placed): saga.battle.BattleChoice => ({
  choose: 'place',
  units: placed.map(({ unit, at }) => ({ unit, at })),
});

/** The formations that are offered, each of them once: on a small field several come to the same. */
export const formationsOf = ({ offers }: Decision): readonly Placed[] => [
  ...new Map(
    offers.flatMap(({ choice }) =>
      choice.choose === 'place' ? [[JSON.stringify(choice.units), choice.units] as const] : [],
    ),
  ).values(),
];
