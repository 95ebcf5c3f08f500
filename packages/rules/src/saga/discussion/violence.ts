import {
  asks,
  badForm,
  does,
  type Fixed,
  opens,
  type Procedures,
  type Refusal,
  type SeatId,
  shape,
} from '@warmoot/kernel';
import type { DuelOutcome } from '../duel/duel.js';
import { fightOf, refusesFight } from './fighting.js';
import type { Brawl, Discussion } from './model.js';
import { asSeats, canFight, ownHere, type TalkSight } from './people.js';
import { namedTwice } from './refusing.js';
import { MOST_PEOPLE } from './setup.js';

const STAND_BY = { choose: 'join', side1: [], side2: [] } as const;

type Joining = { readonly side1: readonly string[]; readonly side2: readonly string[] };

const brawlNow = ({ open }: Pick<TalkSight, 'open'>): Fixed<Brawl> => open.brawl as Fixed<Brawl>;

/** Those of a seat who could still join a fight. */
const bystanders = (sight: TalkSight, seat: SeatId): readonly string[] => {
  const { side1, side2 } = brawlNow(sight);
  return ownHere(sight, seat).filter((name) => !side1.includes(name) && !side2.includes(name) && canFight(sight, name));
};

const undecided = (sight: TalkSight): readonly SeatId[] =>
  sight.seats.filter((seat) => !brawlNow(sight).said.includes(seat) && bystanders(sight, seat).length > 0);

const refusesJoining = (sight: TalkSight, seat: SeatId, { side1, side2 }: Joining): Refusal | null => {
  const own = bystanders(sight, seat);
  for (const [path, names] of Object.entries({ side1, side2 })) {
    const stranger = names.find((name) => !own.includes(name));
    if (stranger !== undefined) return badForm(`choice.${path}`, 'talk.bystander', stranger);
  }
  const brawl = brawlNow(sight);
  const fight = { ...brawl, side1: [...brawl.side1, ...side1], side2: [...brawl.side2, ...side2] };
  return namedTwice([...side1, ...side2], 'choice.side2') ?? refusesFight(sight, fight);
};

type BrawlSteps = 'takeSides' | 'join' | 'fight';

/** SAGA-TALK-011: violence, through Hand-to-Hand. The Discussion waits, and goes on with whoever is left. */
export const violenceProcedures: Procedures<Discussion, BrawlSteps> = {
  takeSides: does((play) => {
    if (undecided(play).length === 0) {
      play.next({ step: 'fight' });
      return;
    }
    play.next({ step: 'join' });
    play.next({ step: 'takeSides' });
  }),

  join: asks({
    whom: (facts) => asSeats(undecided(facts)),
    answer: shape.union('choose', {
      join: { side1: shape.list(shape.name, 0, MOST_PEOPLE), side2: shape.list(shape.name, 0, MOST_PEOPLE) },
    }),
    choices: () => [STAND_BY],
    others: () => true,
    refuses: (view, _step, joining, { seat }) => refusesJoining(view, seat, joining),
    sample: (view, _step, { seat }, source) => {
      const names = bystanders(view, seat);
      const one = names[source.below(names.length)] as string;
      const side = source.below(6);
      const joining = { choose: 'join' as const, side1: side === 0 ? [one] : [], side2: side === 1 ? [one] : [] };
      return refusesJoining(view, seat, joining) === null ? joining : STAND_BY;
    },
    then: ({ say }, _step, { side1, side2 }, { seat }) => say({ event: 'tookSides', by: seat, side1, side2 }),
  }),

  fight: opens({
    opening: (facts) => fightOf(facts, brawlNow(facts)),
    then: ({ say }, _step, outcome: DuelOutcome) => say({ event: 'fought', outcome }),
  }),
};
