import { command, type war } from '@warmoot/rules';
import { type HexDecision, type HexOffer, NOTHING, type Picked, sorted } from '../../boards/hex/offers.js';
import type { Choice, CommandView } from './model.js';

export type Offer = HexOffer<Choice>;

/** What kind of panel a question needs. */
export type Kind = 'orders' | 'answers' | 'resolve' | 'deploy' | 'plain';

const KIND_OF_STEP: Readonly<Record<string, Kind>> = {
  volleys: 'orders',
  movement: 'orders',
  attacks: 'orders',
  defences: 'orders',
  combats: 'resolve',
  deploy: 'deploy',
  volleyed: 'answers',
  charged: 'answers',
  left: 'answers',
  attacked: 'answers',
  lost: 'answers',
  check: 'answers',
  survivors: 'answers',
  shaken: 'answers',
};

/** The question before a seat, sorted. */
export interface Decision extends HexDecision<Choice> {
  readonly kind: Kind;
  readonly step: string;
}

const unitIn = (choice: Choice): string | null =>
  'unit' in choice ? choice.unit : choice.choose === 'resolve' ? choice.attacker : null;

const hexIn = (choice: Choice): war.Place | null => ('hex' in choice ? choice.hex : null);

export const decisionOf = (step: string, choices: readonly Choice[]): Decision => ({
  ...sorted(choices, unitIn, hexIn),
  kind: KIND_OF_STEP[step] ?? 'plain',
  step,
});

/** What is picked: besides unit and answer the order, whose hex may still be open. */
export interface CommandPicked extends Picked {
  readonly order: string | null;
}

export const NOTHING_PICKED: CommandPicked = { ...NOTHING, order: null };

/** An order without its hex: one row of the table. */
export const orderOf = (choice: Choice): string =>
  [
    choice.choose,
    'attacker' in choice ? choice.attacker : '',
    'target' in choice ? choice.target : 'defender' in choice ? choice.defender : '',
  ].join(' ');

export const orderOfSheet = (view: CommandView, { word, target, attacker }: command.OrderSheet): string => {
  const key = (unit: number | null): string => (unit === null ? '' : (view.open.roster[unit]?.name ?? ''));
  return [word, key(attacker), key(target)].join(' ');
};

/** The next unit to act after this one. */
export const nextUnit = (units: readonly string[], after: string | null): string | null =>
  units[(after === null ? -1 : units.indexOf(after)) + 1] ?? units[0] ?? null;

/** What stands picked before anything is pressed: the next unit, the first answer that pays, the only answer. */
export const usualPick = (decision: Decision): CommandPicked | null => {
  const { kind, offers, units } = decision;
  const [first] = offers;
  if (first === undefined) return null;
  if (kind === 'deploy') return { ...NOTHING_PICKED, unit: first.unit };
  if (kind === 'orders') return { ...NOTHING_PICKED, unit: units[0] ?? null };
  if (kind === 'resolve' || offers.length === 1) return { ...NOTHING_PICKED, unit: first.unit, key: first.key };
  if (kind === 'answers') {
    const usual = offers.find(({ choice }) => choice.choose !== 'rout') ?? first;
    return { ...NOTHING_PICKED, unit: usual.unit, key: usual.key, order: orderOf(usual.choice) };
  }
  return null;
};

/** Whether an answer is too grave for a second press of its row. */
export const isFinal = ({ choose }: Choice): boolean => choose === 'rout' || choose === 'concede';

/** COMMAND-MOVE-006, COMMAND-MOVE-009: the orders by which units of the stage of movement stay where they are for nothing. */
export const freeStays = (view: CommandView, { step, units, offers }: Decision): readonly Offer[] => {
  if (step !== 'movement') return [];
  const isFree = ({ choice }: Offer): boolean =>
    ['engage', 'waiting', 'hold'].includes(choice.choose) && command.priceOf(view, choice) === 0;
  return units.flatMap((unit) => offers.find((offer) => offer.unit === unit && isFree(offer)) ?? []);
};

/** What is done next for those who are left: the place that suggests itself, or to stay for nothing. */
export const nextOfRest = (view: CommandView, decision: Decision): Offer | null =>
  (decision.kind === 'deploy' ? decision.offers : freeStays(view, decision))[0] ?? null;
