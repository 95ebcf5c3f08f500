import { listed, type Procedures, type Rated, rolls, type Sum, type Throw } from '@warmoot/kernel';
import type { CheckEdition } from '../check/check.js';
import { DEFAULT_DIFFICULTY } from '../check/scene.js';
import { type Party, partyRating } from '../movement/party/party.js';
import { spanOf } from '../movement/roads/roads.js';
import { bookOf, deciderOf, type FixedBook, type MarchFacts, tellParty } from './books.js';
import type { March, OwnCheck, Plan } from './model.js';
import { crossingOf, led, surviveIn, wildSpan } from './moves.js';

type Rate = (by: (sum: Sum) => void) => Rated;
/** What an own check is worked out from: facts, or what a seat sees. */
type Behind = Pick<MarchFacts, 'given'> & { readonly rate?: Rate };

const planIn = (book: FixedBook): Plan => book.plan as Plan;

const against = (by: number, what: string, why: Parameters<Sum['add']>[2]) => (sum: Sum) => sum.add(by, what, why);

/** SAGA-MOVE-010: 3, and one more for each Forced day in a row just before this one. */
export const forcedDifficulty =
  (before: number) =>
  (sum: Sum): void => {
    sum.add(DEFAULT_DIFFICULTY, 'difficulty', 'SAGA-MOVE-010');
    if (before > 0) sum.add(before, 'move.forcedBefore', 'SAGA-MOVE-010');
  };

/** The check at the end of a Forced day, with so many Forced days in a row before it. */
export const forcedThrow = (
  edition: CheckEdition,
  party: Party,
  { before, isLed }: { readonly before: number; readonly isLed: boolean },
  rate: Rate = listed,
): Throw =>
  edition.check({
    roller: rate(led(party, 'endurance', isLed)),
    opposing: rate(forcedDifficulty(before)),
  });

type OtherCheck = Exclude<OwnCheck, 'forced'>;

/** What opposes any other check that a party makes by itself. */
const opposing = ({ given }: Behind, book: FixedBook, check: OtherCheck) => {
  switch (check) {
    case 'cross':
      // SAGA-MOVE-013: the difficulty that the table has set.
      return against(
        crossingOf(given.roads, book, planIn(book))?.crossing?.difficulty ?? DEFAULT_DIFFICULTY,
        'difficulty',
        'SAGA-MOVE-013',
      );
    default:
      return against(DEFAULT_DIFFICULTY, 'difficulty', RULE_OF[check]);
  }
};

const RULE_OF = {
  lead: 'SAGA-MOVE-005',
  sail: 'SAGA-MOVE-013',
  survive: 'SAGA-MOVE-014',
  forage: 'SAGA-MOVE-012',
} as const;

const isLedIn = (book: FixedBook, check: OwnCheck): boolean => planIn(book).lead === check && book.checks.lead === true;

const roller = ({ given }: Behind, book: FixedBook, check: OtherCheck, at: string, rate: Rate): Rated => {
  const { party } = book;
  const plan = planIn(book);
  switch (check) {
    case 'lead':
      return rate(partyRating(party, 'lead'));
    case 'sail':
      return rate(partyRating(party, 'sail'));
    case 'survive':
    case 'forage': {
      const here = check === 'survive' ? (wildSpan(given.roads, book, plan) ?? at) : at;
      return surviveIn(party, spanOf(given.roads, here).terrain ?? null, rate);
    }
    case 'cross':
      return rate(led(party, crossingOf(given.roads, book, plan)?.crossing?.by ?? 'jumpClimb', isLedIn(book, check)));
  }
};

/** The throw of a check that a party makes by itself, as it would be played by this book. */
export const ownCheckThrow = (
  edition: CheckEdition,
  behind: Behind,
  book: FixedBook,
  check: OwnCheck,
  at: string = book.at,
): Throw => {
  const { rate = listed } = behind;
  if (check === 'forced')
    return forcedThrow(edition, book.party, { before: book.forced, isLed: isLedIn(book, check) }, rate);
  return edition.check({
    roller: roller(behind, book, check, at, rate),
    opposing: rate(opposing(behind, book, check)),
  });
};

export const ownCheckProcedures = (edition: CheckEdition): Procedures<March, 'ownCheck'> => ({
  ownCheck: rolls({
    throws: (facts, { party, check, at }) => ownCheckThrow(edition, facts, bookOf(facts, party), check, at),
    thrower: (facts, { party }) => deciderOf(facts, party),
    // The last check of an evening brings the day to its end, and that is for all.
    reveals: true,
    then: (play, { party, check }, result) => {
      const success = result === 'success';
      const book = bookOf(play, party);
      const crossing = check === 'cross' && !success ? crossingOf(play.given.roads, book, planIn(book)) : null;
      tellParty(play, { event: 'ownChecked', party, check, success, worse: crossing?.crossing?.worse ?? null });
    },
  }),
});
