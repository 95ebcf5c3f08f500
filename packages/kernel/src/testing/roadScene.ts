import { d } from '../dice/die.js';
import type { ThrowResult } from '../dice/reading.js';
import type { Stream } from '../dice/stream.js';
import { sumOf } from '../dice/throw.js';
import { ok } from '../result.js';
import {
  type Asked,
  asks,
  asksTogether,
  does,
  type Imagined,
  opens,
  type Play,
  rolls,
  type SceneRules,
  type SeatId,
  type View,
} from '../scene/contract.js';
import * as shape from '../shape.js';

/**
 * A road of nothing but what may not be noticed. Each day every seat plans apart; whoever scouts has a look of their own
 * at once. When all have planned the dice fall behind the screen, needed or not: scouts find something or do not, who
 * does is asked apart what to do about it, and those who wanted to meet talk in a scene that no other may know of. In
 * the evening dice fall behind the screen once more, and only then all hear that the day is over.
 */
export interface Road {
  setup: { readonly seats: readonly string[]; readonly days: number };
  options: Record<never, never>;
  given: { readonly days: number };
  open: { day: number };
  own: { way: Way | null; notes: string[] };
  step:
    | { readonly step: 'day' }
    | { readonly step: 'plan'; readonly seenBy: readonly SeatId[]; readonly apart: true }
    | { readonly step: 'look'; readonly who: SeatId; readonly seenBy: readonly SeatId[] }
    | { readonly step: 'screen' | 'march' | 'dusk'; readonly seenBy: readonly SeatId[] }
    | { readonly step: 'scout'; readonly who: SeatId; readonly seenBy: readonly SeatId[] }
    | { readonly step: 'strike'; readonly seenBy: readonly SeatId[]; readonly apart: true }
    | { readonly step: 'blow'; readonly who: SeatId; readonly seenBy: readonly SeatId[] }
    | { readonly step: 'meet'; readonly seenBy: readonly SeatId[] };
  event: { readonly event: 'day' } | { readonly event: 'dayOver' };
  secret:
    | { readonly event: 'planned'; readonly way: Way }
    | { readonly event: 'noted'; readonly note: string }
    | { readonly event: 'rested' };
  choice: { readonly choose: 'plan'; readonly way: Way } | { readonly choose: 'strike'; readonly yes: boolean };
  outcome: { readonly days: number };
}

export type Way = 'walk' | 'scout' | 'meet';

interface Parley {
  setup: { readonly seats: readonly string[] };
  options: Record<never, never>;
  given: Record<never, never>;
  open: { said: number };
  own: { notes: number[] };
  step: { readonly step: 'talk' } | { readonly step: 'toss' };
  event: { readonly event: 'said'; readonly words: readonly number[] };
  secret: { readonly event: 'tossed'; readonly number: number };
  choice: { readonly choose: 'word'; readonly word: number };
  outcome: { readonly said: number };
}

const WAYS: readonly Way[] = ['walk', 'scout', 'meet'];
const asSeats = (seats: readonly SeatId[]): readonly Asked[] => seats.map((seat) => ({ seat, as: seat }));

const parley: SceneRules<Parley> = {
  scene: 'toy/parley',
  version: '1',
  setup: shape.record({ seats: shape.list(shape.name, 2, 4) }),
  options: shape.record({}),
  begin: ({ seats }) =>
    ok({
      seats,
      given: {},
      open: { said: 0 },
      own: Object.fromEntries(seats.map((seat) => [seat, { notes: [] }])),
      agenda: [{ step: 'talk' }, { step: 'toss' }],
    }),
  procedures: {
    talk: asksTogether({
      whom: ({ seats }) => asSeats(seats),
      answer: shape.union('choose', { word: { word: shape.integer(1, 3) } }),
      choices: () => [1, 2, 3].map((word) => ({ choose: 'word', word }) as const),
      then: ({ say }, _step, answers) => say({ event: 'said', words: answers.map(({ choice }) => choice.word) }),
    }),
    toss: rolls({
      throws: () => sumOf([d(6)]),
      then: ({ tell, seats }, _step, number) => tell(seats[0] as SeatId, { event: 'tossed', number: number as number }),
    }),
  },
  evolve: (open, { words }) => {
    open.said += words.length;
  },
  evolveOwn: (own, { number }) => {
    own.notes.push(number);
  },
  outcome: ({ open }) => ({ said: open.said }),
  scenes: {},
  imagine: ({ seats }) => ({ own: Object.fromEntries(seats.map((seat) => [seat, { notes: [] }])) }),
};

/** Behind every view something hidden is still to come: others plan, or the dice of the evening. */
const hiddenBehind = ({ seats, seat, agenda }: View<Road>, source: Stream): readonly Road['step'][] => {
  const top = agenda.at(-1);
  if (top === undefined) return [];
  const dusk: Road['step'] = { step: 'dusk', seenBy: [] };
  if (top.step !== 'plan') return [{ step: 'day' }, dusk, ...agenda.filter(({ step }) => step !== 'day')];
  const others = seats.filter((one) => one !== seat && source.below(2) === 0);
  return [{ step: 'day' }, { ...top, seenBy: [seat as SeatId, ...others] }];
};

const imagine = (view: View<Road>, source: Stream): Imagined<Road> => {
  const agenda = hiddenBehind(view, source);
  const top = agenda.at(-1);
  const asked = top?.step === 'plan' ? top.seenBy : view.agenda.length === 0 ? view.seats : [];
  const way = (seat: SeatId): Way | null => (asked.includes(seat) ? null : (WAYS[source.below(WAYS.length)] as Way));
  return { own: Object.fromEntries(view.seats.map((seat) => [seat, { way: way(seat), notes: [] }])), agenda };
};

const isFound = (fell: ThrowResult): boolean => (fell as number) >= 4;

const note = ({ tell }: Play<Road>, who: SeatId, text: string): void => tell(who, { event: 'noted', note: text });

export const road: SceneRules<Road> = {
  scene: 'toy/road',
  version: '1',
  setup: shape.record({ seats: shape.list(shape.name, 2, 4), days: shape.integer(1, 5) }),
  options: shape.record({}),
  begin: ({ seats, days }) =>
    ok({
      seats,
      given: { days },
      open: { day: 0 },
      own: Object.fromEntries(seats.map((seat) => [seat, { way: null, notes: [] }])),
      agenda: [{ step: 'day' }],
    }),
  procedures: {
    day: does(({ seats, open, given, say, next }) => {
      if (open.day === given.days) return;
      say({ event: 'day' });
      next({ step: 'plan', seenBy: seats, apart: true });
      next({ step: 'day' });
    }),
    plan: asks({
      whom: (_facts, { seenBy }) => asSeats(seenBy),
      answer: shape.union('choose', { plan: { way: shape.oneOf(...WAYS) } }),
      choices: () => WAYS.map((way) => ({ choose: 'plan', way }) as const),
      then: ({ tell, next }, { seenBy }, { way }, { seat }) => {
        tell(seat, { event: 'planned', way });
        if (way === 'scout') next({ step: 'look', who: seat, seenBy: [seat] });
        const rest = seenBy.filter((one) => one !== seat);
        next(rest.length > 0 ? { step: 'plan', seenBy: rest, apart: true } : { step: 'screen', seenBy: [] });
      },
    }),
    look: rolls({
      throws: () => sumOf([d(20)]),
      then: (play, { who }, fell) => note(play, who, `looked ${fell}`),
    }),
    screen: rolls({ throws: () => sumOf([d(6)]), then: ({ next }) => next({ step: 'march', seenBy: [] }) }),
    march: does(({ seats, own, next }) => {
      for (const who of seats) if (own[who]?.way === 'scout') next({ step: 'scout', who, seenBy: [] });
      const met = seats.filter((seat) => own[seat]?.way === 'meet');
      if (met.length > 1) next({ step: 'meet', seenBy: met });
      next({ step: 'dusk', seenBy: [] });
    }),
    scout: rolls({
      throws: () => sumOf([d(6)]),
      shownTo: (_facts, { who }, fell) => (isFound(fell) ? [who] : []),
      then: (play, { who }, fell) => {
        if (!isFound(fell)) return;
        note(play, who, 'spotted');
        play.next({ step: 'strike', seenBy: [who], apart: true });
      },
    }),
    strike: asks({
      whom: (_facts, { seenBy }) => asSeats(seenBy),
      answer: shape.union('choose', { strike: { yes: shape.flag } }),
      choices: () => [true, false].map((yes) => ({ choose: 'strike', yes }) as const),
      then: (play, _step, { yes }, { seat }) => {
        if (yes) play.next({ step: 'blow', who: seat, seenBy: [seat] });
      },
    }),
    blow: rolls({
      throws: () => sumOf([d(20)]),
      then: (play, { who }, fell) => note(play, who, `struck ${fell}`),
    }),
    meet: opens({
      opening: (_facts, { seenBy }) => ({ scene: 'parley', setup: { seats: seenBy } }),
      then: (play, { seenBy }, { said }: Parley['outcome']) => {
        for (const seat of seenBy) note(play, seat, `met ${said}`);
      },
    }),
    dusk: rolls({
      throws: () => sumOf([d(6)]),
      then: ({ seats, say, tell }) => {
        say({ event: 'dayOver' });
        for (const seat of seats) tell(seat, { event: 'rested' });
      },
    }),
  },
  evolve: (open, { event }) => {
    if (event === 'day') open.day += 1;
  },
  evolveOwn: (own, event) => {
    if (event.event === 'planned') own.way = event.way;
    else if (event.event === 'rested') own.way = null;
    else own.notes.push(event.note);
  },
  outcome: ({ open }) => ({ days: open.day }),
  scenes: { parley },
  staysSecret: true,
  screens: true,
  imagine,
};
