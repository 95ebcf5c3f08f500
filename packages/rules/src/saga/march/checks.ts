import { listed, type Procedures, type Rated, rolls, type Sum, type Throw } from '@warmoot/kernel';
import type { CheckEdition } from '../check/check.js';
import { DEFAULT_DIFFICULTY } from '../check/scene.js';
import { partyRating } from '../movement/party/party.js';
import { spanOf } from '../movement/roads/roads.js';
import { bookOf, deciderOf, type FixedBook, type MarchFacts, tellParty } from './books.js';
import type { March, OwnCheck, Plan } from './model.js';
import { crossingOf, led, surviveIn, wildSpan } from './moves.js';

type Rate = (by: (sum: Sum) => void) => Rated;
/** What an own check is worked out from: facts, or what a seat sees. */
type Behind = Pick<MarchFacts, 'given'> & { readonly rate?: Rate };

const planIn = (book: FixedBook): Plan => book.plan as Plan;

const against = (by: number, what: string, why: Parameters<Sum['add']>[2]) => (sum: Sum) => sum.add(by, what, why);

/** What opposes a check that a party makes by itself. */
const opposing = ({ given }: Behind, book: FixedBook, check: OwnCheck) => {
  switch (check) {
    case 'cross':
      // SAGA-MOVE-013: the difficulty that the table has set.
      return against(
        crossingOf(given.roads, book, planIn(book))?.crossing?.difficulty ?? DEFAULT_DIFFICULTY,
        'difficulty',
        'SAGA-MOVE-013',
      );
    case 'forced':
      // SAGA-MOVE-010: 3, and one more for each Forced day in a row just before this one.
      return (sum: Sum) => {
        sum.add(DEFAULT_DIFFICULTY, 'difficulty', 'SAGA-MOVE-010');
        if (book.forced > 0) sum.add(book.forced, 'move.forcedBefore', 'SAGA-MOVE-010');
      };
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

const roller = ({ given }: Behind, book: FixedBook, check: OwnCheck, at: string, rate: Rate): Rated => {
  const { party, checks } = book;
  const plan = planIn(book);
  const isLed = plan.lead === check && checks.lead === true;
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
      return rate(led(party, crossingOf(given.roads, book, plan)?.crossing?.by ?? 'jumpClimb', isLed));
    case 'forced':
      return rate(led(party, 'endurance', isLed));
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
