import { d } from '../dice/die.js';
import { sumOf } from '../dice/throw.js';
import { brokenRule } from '../refusals.js';
import { ok } from '../result.js';
import { type Asked, asks, asksTogether, does, opens, rolls, type SceneRules, type SeatId } from '../scene/contract.js';
import * as shape from '../shape.js';

/**
 * A game of nothing but the contract's awkward cases: each seat throws a hidden number, both bid in secret, the higher
 * sum of bid and number wins the round, and the winner calls a coin in a scene inside this one.
 */
export interface Toy {
  setup: { readonly seats: readonly string[]; readonly rounds: number };
  options: Record<never, never>;
  given: { readonly rounds: number };
  open: { round: number; points: Record<SeatId, number>; bids: Record<SeatId, number> };
  own: { hidden: number };
  step:
    | { readonly step: 'round' }
    | { readonly step: 'hide'; readonly who: SeatId; readonly seenBy: readonly SeatId[] }
    | { readonly step: 'bid' }
    | { readonly step: 'compare' }
    | { readonly step: 'coin'; readonly winner: SeatId };
  event:
    | { readonly event: 'round' }
    | { readonly event: 'bids'; readonly bids: Readonly<Record<SeatId, number>> }
    | { readonly event: 'won'; readonly who: SeatId; readonly points: number };
  secret: { readonly event: 'hidden'; readonly number: number };
  choice: { readonly choose: 'bid'; readonly bid: number };
  outcome: { readonly points: Readonly<Record<SeatId, number>> };
}

interface Coin {
  setup: { readonly caller: string };
  options: Record<never, never>;
  given: { readonly caller: SeatId };
  open: { right: boolean | null };
  own: Record<never, never>;
  step: { readonly step: 'call' } | { readonly step: 'flip'; readonly side: number };
  event: { readonly event: 'flipped'; readonly right: boolean };
  secret: never;
  choice: { readonly choose: 'call'; readonly side: number };
  outcome: { readonly right: boolean };
}

const asSeats = (seats: readonly SeatId[]): readonly Asked[] => seats.map((seat) => ({ seat, as: seat }));

const coin: SceneRules<Coin> = {
  scene: 'toy/coin',
  version: '1',
  setup: shape.record({ caller: shape.name }),
  options: shape.record({}),
  begin: ({ caller }) => ok({ seats: [caller], given: { caller }, open: { right: null }, agenda: [{ step: 'call' }] }),
  procedures: {
    call: asks({
      whom: ({ given }) => asSeats([given.caller]),
      answer: shape.union('choose', { call: { side: shape.integer(1, 2) } }),
      choices: () => [1, 2].map((side) => ({ choose: 'call', side }) as const),
      then: ({ next }, _step, { side }) => next({ step: 'flip', side }),
    }),
    flip: rolls({
      throws: () => sumOf([d(2)]),
      then: ({ say }, { side }, fell) => say({ event: 'flipped', right: fell === side }),
    }),
  },
  evolve: (open, { right }) => {
    open.right = right;
  },
  evolveOwn: () => undefined,
  outcome: ({ open }) => ({ right: open.right === true }),
  scenes: {},
};

export const toy: SceneRules<Toy> = {
  scene: 'toy/toy',
  version: '1',
  setup: shape.record({ seats: shape.list(shape.name, 2, 4), rounds: shape.integer(1, 5) }),
  options: shape.record({}),
  begin: ({ seats, rounds }) =>
    ok({
      seats,
      given: { rounds },
      open: { round: 0, points: Object.fromEntries(seats.map((seat) => [seat, 0])), bids: {} },
      own: Object.fromEntries(seats.map((seat) => [seat, { hidden: 0 }])),
      agenda: [{ step: 'round' }],
    }),
  procedures: {
    round: does(({ seats, open, given, say, next }) => {
      if (open.round === given.rounds) return;
      say({ event: 'round' });
      for (const who of seats) next({ step: 'hide', who, seenBy: [who] });
      next({ step: 'bid' });
      next({ step: 'compare' });
    }),
    hide: rolls({
      throws: () => sumOf([d(6)]),
      then: ({ tell }, { who }, number) => tell(who, { event: 'hidden', number: number as number }),
    }),
    bid: asksTogether({
      whom: ({ seats }) => asSeats(seats),
      answer: shape.union('choose', { bid: { bid: shape.integer(0, 9) } }),
      choices: () => [0, 1, 2, 3].map((bid) => ({ choose: 'bid', bid }) as const),
      refuses: (_view, _step, { bid }) => brokenRule('TOY-BID-001', 'toy.bid', { bid }),
      then: ({ say }, _step, answers) =>
        say({ event: 'bids', bids: Object.fromEntries(answers.map(({ as, choice }) => [as, choice.bid])) }),
    }),
    compare: does(
      ({ seats, open, own, next }) => {
        const strength = (seat: SeatId): number => (own[seat]?.hidden ?? 0) + (open.bids[seat] ?? 0);
        const best = Math.max(...seats.map(strength));
        next({ step: 'coin', winner: seats.find((seat) => strength(seat) === best) as SeatId });
        next({ step: 'round' });
      },
      { reveals: true },
    ),
    coin: opens({
      opening: (_facts, { winner }) => ({ scene: 'coin', setup: { caller: winner } }),
      then: ({ say }, { winner }, { right }: Coin['outcome']) =>
        say({ event: 'won', who: winner, points: right ? 2 : 1 }),
    }),
  },
  evolve: (open, event) => {
    switch (event.event) {
      case 'round':
        open.round += 1;
        open.bids = {};
        return;
      case 'bids':
        open.bids = { ...event.bids };
        return;
      case 'won':
        open.points[event.who] = (open.points[event.who] ?? 0) + event.points;
    }
  },
  evolveOwn: (own, { number }) => {
    own.hidden = number;
  },
  outcome: ({ open }) => ({ points: open.points }),
  scenes: { coin },
  imagine: (view, source) => ({
    own: Object.fromEntries(view.seats.map((seat) => [seat, { hidden: 1 + source.below(6) }])),
  }),
};
