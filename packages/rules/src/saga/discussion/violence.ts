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
import type { FighterSetup } from '../duel/model.js';
import type { EditionName } from '../editions.table.js';
import type { Brawl, Discussion } from './model.js';
import { asSeats, nowOf, ownHere, personNamed, type TalkSight } from './people.js';
import { cannotFight } from './refusing.js';
import { MOST_PEOPLE } from './setup.js';

/** The name of the scene that is opened inside. */
export const duelIn = (edition: EditionName): string => `${edition}/duel`;

const STAND_BY = { choose: 'join', side1: [], side2: [] } as const;

const brawlNow = ({ open }: Pick<TalkSight, 'open'>): Fixed<Brawl> => open.brawl as Fixed<Brawl>;

/** Those of a seat who could still join a fight. */
const bystanders = (sight: TalkSight, seat: SeatId): readonly string[] => {
  const { side1, side2 } = brawlNow(sight);
  return ownHere(sight, seat).filter(
    (name) => !side1.includes(name) && !side2.includes(name) && personNamed(sight, name).fighter !== undefined,
  );
};

const undecided = (sight: TalkSight): readonly SeatId[] =>
  sight.seats.filter((seat) => !brawlNow(sight).said.includes(seat) && bystanders(sight, seat).length > 0);

const refusesJoining = (sight: TalkSight, seat: SeatId, names: readonly string[]): Refusal | null => {
  const stranger = names.find((name) => !bystanders(sight, seat).includes(name));
  if (stranger !== undefined) return badForm('choice.side1', 'talk.bystander', stranger);
  if (new Set(names).size < names.length) return badForm('choice.side2', 'talk.eachOnce', names.join(', '));
  return cannotFight(sight, names);
};

/** Somebody as they fight: as they came, or as the last fight has left them. */
const fighterNow = (sight: TalkSight, name: string): FighterSetup => {
  const { seat, fighter } = personNamed(sight, name);
  const { fought } = nowOf(sight, name);
  const came = { ...fighter, name, seat } as FighterSetup;
  if (fought === null) return came;
  const { wounds, hands, carried } = fought;
  return { ...came, wounds, hands: { ...hands, both: null }, carried } as FighterSetup;
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
    refuses: (view, _step, { side1, side2 }, { seat }) => refusesJoining(view, seat, [...side1, ...side2]),
    sample: (view, _step, { seat }, source) => {
      const names = bystanders(view, seat);
      const one = names[source.below(names.length)] as string;
      const side = source.below(6);
      return { choose: 'join' as const, side1: side === 0 ? [one] : [], side2: side === 1 ? [one] : [] };
    },
    then: ({ say }, _step, { side1, side2 }, { seat }) => say({ event: 'tookSides', by: seat, side1, side2 }),
  }),

  fight: opens({
    opening: (facts) => {
      const { side1, side2, distance } = brawlNow(facts);
      const all = (names: readonly string[]) => names.map((name) => fighterNow(facts, name));
      return {
        scene: duelIn(facts.given.edition),
        setup: { seats: facts.seats, side1: all(side1), side2: all(side2), distance },
        options: facts.given.duelOptions ?? {},
      };
    },
    then: ({ say }, _step, outcome: DuelOutcome) => say({ event: 'fought', outcome }),
  }),
};
