import type { Rated, Sum, Throw } from '@warmoot/kernel';
import type { CheckEdition } from '../../check/check.js';
import {
  countingIn,
  goingOf,
  isLowest,
  lameIn,
  MOVEMENT_SKILL,
  movesOf,
  type Party,
  type PartySkill,
  partyRating,
} from '../party/party.js';
import type { ChaseSight, Side } from './model.js';
import { DIFFICULTY, type Way } from './ways.table.js';

/** All that the checks of a pursuit hang on, whatever its gap. */
export interface Position {
  readonly quarry: Party;
  readonly pursuers: Party;
  readonly onWater: boolean;
  readonly spent: Readonly<Record<Side, number>>;
}

/** Where a pursuit stands. */
export const positionIn = ({ given, open }: ChaseSight): Position => ({
  quarry: given.quarry,
  pursuers: given.pursuers,
  onWater: given.onWater,
  spent: open.spent,
});

type Rate = (by: (sum: Sum) => void) => Rated;

/** SAGA-MOVE-028: the skill of each side for each way. */
export const skillFor = ({ onWater, ...parties }: Position, side: Side, way: Way): PartySkill => {
  if (way === 'cover') return side === 'quarry' ? 'hide' : 'notice';
  const going = goingOf(parties[side], onWater);
  if (way === 'open') return MOVEMENT_SKILL[going];
  return going === 'mounted' ? 'ride' : 'jumpClimb';
};

/** SAGA-MOVE-030: who is spent has less in all later checks, whoever rolls them. */
const lessSpent = (sum: Sum, spent: number): void => {
  if (spent > 0) sum.add(-spent, 'move.spent', 'SAGA-MOVE-030');
};

/** What a side has for a way before anybody has guessed; the pace of the day does not count in a pursuit. */
export const sideRating =
  (position: Position, side: Side, way: Way) =>
  (sum: Sum): void => {
    const party = position[side];
    // SAGA-MOVE-029: size and weariness apply.
    partyRating(party, skillFor(position, side, way))(sum);
    if (way === 'open') {
      const { moves, rule, who } = movesOf(party, position.onWater);
      sum.add(2 * moves, 'move.twiceTheMoves', rule, who);
    }
    lessSpent(sum, position.spent[side]);
  };

const helpedByLead = (sum: Sum, party: Party): void =>
  sum.add(1, 'move.lead', 'SAGA-MOVE-005', countingIn(party, 'lead').who);

/** What the two have chosen, and whether Lead helps the quarry. */
export interface Chosen {
  readonly way: Way;
  readonly guess: Way;
  readonly isLed: boolean;
}

/** The one check of a leg: the quarry's. */
export const legThrow = (edition: CheckEdition, rate: Rate, position: Position, { way, guess, isLed }: Chosen): Throw =>
  edition.check({
    roller: rate((sum) => {
      sideRating(position, 'quarry', way)(sum);
      if (isLed) helpedByLead(sum, position.quarry);
    }),
    opposing: rate((sum) => {
      sideRating(position, 'pursuers', way)(sum);
      if (guess === way) sum.add(1, 'move.guessedRight', 'SAGA-MOVE-028');
      else sum.add(-1, 'move.guessedWrong', 'SAGA-MOVE-028');
    }),
  });

/** A check of one side by itself, against the usual 3. */
const ownCheck = (
  edition: CheckEdition,
  rate: Rate,
  position: Position,
  { side, skill, isLed }: { readonly side: Side; readonly skill: 'lead' | 'endurance'; readonly isLed: boolean },
): Throw =>
  edition.check({
    roller: rate((sum) => {
      partyRating(position[side], skill)(sum);
      lessSpent(sum, position.spent[side]);
      if (isLed) helpedByLead(sum, position[side]);
    }),
    opposing: rate((sum) => {
      sum.add(DIFFICULTY, 'difficulty', skill === 'lead' ? 'SAGA-MOVE-005' : 'SAGA-MOVE-030');
    }),
  });

/** The check by which a side is led on. */
export const leadThrow = (edition: CheckEdition, rate: Rate, position: Position, side: Side): Throw =>
  ownCheck(edition, rate, position, { side, skill: 'lead', isLed: false });

/** The check by which a side gets its breath back. */
export const breathThrow = (
  edition: CheckEdition,
  rate: Rate,
  position: Position,
  { side, isLed }: { readonly side: Side; readonly isLed: boolean },
): Throw => ownCheck(edition, rate, position, { side, skill: 'endurance', isLed });

/** SAGA-MOVE-044: who limps and so bars the Open way to the quarry; null where it is not barred. Boats carry the lame. */
export const barringOpen = ({ quarry, onWater }: Pick<Position, 'quarry' | 'onWater'>): string | null =>
  goingOf(quarry, onWater) === 'afloat' ? null : lameIn(quarry);

/** The ways that the quarry may take. */
export const isBarred = (position: Pick<Position, 'quarry' | 'onWater'>, way: Way): boolean =>
  way === 'open' && barringOpen(position) !== null;

/** SAGA-MOVE-005: Lead helps in checks by the skill of the lowest member alone. */
export const isLeadable = (position: Position, way: Way): boolean => isLowest(skillFor(position, 'quarry', way));
