import type { Rated } from '@warmoot/kernel';
import type { sortie } from '@warmoot/rules';
import type { Passage } from '@warmoot/words';
import { countingOf } from '../../shared/stage/reckoned.js';
import { thrownIn } from '../../shared/stage/thrown.js';

type Event = sortie.SortieEvent;

/** Dice as they lie, and which of them count. */
export interface Lying {
  readonly faces: readonly number[];
  readonly counts: readonly boolean[];
  readonly total: number;
}

/** A sortie as far as it has been told: side A first. */
export interface SortieTold {
  readonly kind: 'sortie';
  readonly nth: number;
  readonly units: readonly [number, number];
  readonly maneuvers: readonly [sortie.Maneuver, sortie.Maneuver];
  /** Null where the maneuvers needed no roll. */
  readonly nets: readonly [Rated, Rated] | null;
  readonly pools: readonly [Lying | null, Lying | null];
  readonly how: sortie.Fought | null;
}

/** A shot: the dice of the target, then those of the archers. */
export interface ShotTold {
  readonly kind: 'shot';
  readonly nth: number;
  /** The archers, then the target. */
  readonly units: readonly [number, number];
  readonly needs: Rated | null;
  readonly net: Rated | null;
  readonly target: Lying | null;
  readonly pool: Lying | null;
  readonly how: sortie.Shooting | null;
}

export type Told = SortieTold | ShotTold;

/** A round from the moment at which its plans were shown. */
export interface RoundTold {
  readonly round: number;
  /** Shots first, then sorties, in the order of their dice. */
  readonly told: readonly Told[];
  readonly impacts: readonly sortie.Impact[];
  /** The round with its plans, dice and shots, before any effect; null where nobody has seen how it began. */
  readonly sight: sortie.SortieSight | null;
  /** What came after the dice: the entries in which it was said. */
  readonly after: readonly Passage[];
}

const eventsIn = ({ entry }: Pick<Passage, 'entry'>): readonly Event[] =>
  entry.heard.flatMap(({ event, depth }) => (depth > 0 ? [] : [event as unknown as Event]));

const openOf = (passage: Passage | undefined, at: 'before' | 'after'): sortie.Sortie['open'] | null =>
  (passage?.[at]?.state.open as sortie.Sortie['open'] | undefined) ?? null;

/** The step for which dice fell. */
const stepOf = ({ before }: Passage): sortie.SortieStep | null =>
  (before?.state.agenda.at(-1) as sortie.SortieStep | undefined) ?? null;

const lyingIn = (passage: Passage): Lying | null => {
  const thrown = thrownIn(passage);
  if (thrown === null) return null;
  return { faces: thrown.faces, counts: countingOf(thrown), total: thrown.score ?? 0 };
};

/** Whether an entry is a throw of a round: for a shot or for a sortie. */
export const isOfRound = (passage: Passage): boolean =>
  thrownIn(passage) !== null && ['pool', 'shot', 'targetDice'].includes(stepOf(passage)?.step ?? '');

const sortieAt = (round: Draft, event: Event & { readonly event: 'faced' | 'fought' }): SortieTold => ({
  kind: 'sortie',
  nth: event.nth,
  units: [event.a, event.b],
  maneuvers: event.maneuvers,
  nets: null,
  pools: [null, null],
  how: null,
  ...round.sorties.get(event.nth),
});

const shotAt = (round: Draft, nth: number, archers: number, target: number): ShotTold => ({
  kind: 'shot',
  nth,
  units: [archers, target],
  needs: null,
  net: null,
  target: null,
  pool: null,
  how: null,
  ...round.shots.get(nth),
});

interface Draft {
  readonly sorties: Map<number, SortieTold>;
  readonly shots: Map<number, ShotTold>;
}

/** What an event adds to what is told of the round. */
const hear = (round: Draft, event: Event): void => {
  switch (event.event) {
    case 'aimed':
      round.shots.set(event.nth, {
        ...shotAt(round, event.nth, event.archers, event.target),
        needs: event.needs,
        net: event.net,
      });
      break;
    case 'shot':
      round.shots.set(event.nth, { ...shotAt(round, event.nth, event.archers, event.target), how: event.how });
      break;
    case 'faced':
      round.sorties.set(event.nth, { ...sortieAt(round, event), nets: event.nets });
      break;
    case 'fought':
      round.sorties.set(event.nth, { ...sortieAt(round, event), how: event.how });
      break;
    default:
  }
};

/** What dice add to it. They are read before the events that follow on them. */
const lay = (round: Draft, passage: Passage): void => {
  const lying = lyingIn(passage);
  const step = stepOf(passage);
  if (lying === null || step === null) return;
  if (step.step === 'pool') {
    const told = round.sorties.get(step.nth);
    if (told === undefined) return;
    const pools = step.side === 0 ? ([lying, told.pools[1]] as const) : ([told.pools[0], lying] as const);
    round.sorties.set(step.nth, { ...told, pools });
  } else if (step.step === 'shot' || step.step === 'targetDice') {
    const shot = openOf(passage, 'before')?.shots[step.nth];
    if (shot === undefined) return;
    const told = shotAt(round, step.nth, shot.archers, shot.target);
    round.shots.set(step.nth, step.step === 'shot' ? { ...told, pool: lying } : { ...told, target: lying });
  }
};

/** Where the last round that was shown begins: with the entry in which its plans were. */
const showsAt = (passages: readonly Passage[]): number => {
  const hears = (passage: Passage, word: Event['event']): boolean =>
    eventsIn(passage).some(({ event }) => event === word);
  const last = passages.findLastIndex((passage) => hears(passage, 'planned'));
  if (last < 0) return passages.findLastIndex((passage) => hears(passage, 'met'));
  return last;
};

/** The facts of the round as they were before its effects: how it stood, and what was shown, rolled and shot in it. */
const sightOf = (first: Passage, passages: readonly Passage[], round: Draft): sortie.SortieSight | null => {
  const { state } = first.before ?? {};
  const open = openOf(first, 'before');
  if (state === undefined || open === null) return null;
  const shown = passages.flatMap(eventsIn).find((event) => event.event === 'planned');
  const plans = open.plans.map((plan, unit) => shown?.plans[unit] ?? plan);
  const fought = open.meetings.map((_, nth) => round.sorties.get(nth)?.how ?? null);
  const shooting = open.shots.map((_, nth) => round.shots.get(nth)?.how ?? null);
  return { given: state.given as sortie.SortieSight['given'], open: { ...open, plans, fought, shooting } };
};

/** The last round whose plans have been shown, as far as it is told in these entries; null before the first. */
export const roundTold = (passages: readonly Passage[]): RoundTold | null => {
  const from = showsAt(passages);
  const first = passages[from];
  if (first === undefined) return null;
  const round: Draft = { sorties: new Map(), shots: new Map() };
  let impacts: readonly sortie.Impact[] = [];
  const after: Passage[] = [];
  for (const passage of passages.slice(from)) {
    lay(round, passage);
    const events = eventsIn(passage);
    const isPast = impacts.length > 0 || after.length > 0;
    // The next round has begun.
    if (isPast && events.some(({ event }) => event === 'ordered')) break;
    for (const event of events) {
      hear(round, event);
      if (event.event === 'applied') impacts = event.impacts;
    }
    if (isPast && events.length > 0) after.push(passage);
  }
  return {
    round: openOf(first, 'after')?.round ?? 0,
    told: [...byNth(round.shots), ...byNth(round.sorties)],
    impacts,
    sight: sightOf(first, passages.slice(from), round),
    after,
  };
};

const byNth = <T extends Told>(all: ReadonlyMap<number, T>): readonly T[] =>
  [...all.values()].sort((one, two) => one.nth - two.nth);

/** Which of the round an entry throws for. */
export const toldBy = ({ told }: RoundTold, passage: Passage): Told | null => {
  const step = stepOf(passage);
  if (step === null || !('nth' in step)) return null;
  const kind = step.step === 'pool' ? 'sortie' : 'shot';
  return told.find((one) => one.kind === kind && one.nth === step.nth) ?? null;
};
