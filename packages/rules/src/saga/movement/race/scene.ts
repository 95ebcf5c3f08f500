import {
  evolveRuling,
  type Facts,
  ok,
  type Refusal,
  RULING_EVENTS,
  type RulingEvent,
  refused,
  rulingProcedures,
  type SceneRules,
  shape,
} from '@warmoot/kernel';
import type { CheckEdition } from '../../check/check.js';
import { partiesFault } from '../party/fault.js';
import { shutParty } from '../party/shut.js';
import { RACERS, type Race, type RaceEvent, type RaceOpen, type RaceOutcome, type Racer, wonIn } from './model.js';
import { effortOf } from './ratings.js';
import { runningIn } from './running.js';
import { raceOptions, raceSetup } from './setup.js';

const refereeFault = (seats: readonly string[], referee: string | null): Refusal | null =>
  referee === null || seats.includes(referee) ? null : { code: 'UNKNOWN_SEAT', seat: referee, known: seats };

const beginIn =
  (edition: CheckEdition): SceneRules<Race>['begin'] =>
  ({ seats, ...rest }, options) => {
    const { racers, legs } = rest;
    const fault = partiesFault(racers, seats, 'setup.racers') ?? refereeFault(seats, options['saga.table.referee']);
    if (fault !== null) return refused(fault);
    // A dash is one check, and nothing is staked on it.
    const [first = 0, second = 0] = racers.map((party) => (legs === 1 ? 0 : effortOf(party)));
    return ok({
      seats,
      given: { ...rest, edition: edition.ruleSet, options },
      open: { ruling: null, settled: {}, leg: 0, effort: [first, second], stakes: null, legs: [], winner: null },
      agenda: [{ step: 'leg' }],
    });
  };

const evolveRace = (open: RaceOpen, event: Exclude<RaceEvent, RulingEvent>): void => {
  switch (event.event) {
    case 'legBegan':
      open.leg = event.leg;
      return;
    case 'staked': {
      const [one, other] = event.stakes;
      open.effort = [open.effort[0] - one, open.effort[1] - other];
      open.stakes = event.stakes;
      return;
    }
    case 'ran':
      open.legs.push(event.leg);
      open.stakes = null;
      return;
    case 'ended':
      open.winner = event.winner;
  }
};

const evolve = (open: RaceOpen, event: RaceEvent): void => {
  if (RULING_EVENTS.has(event.event)) evolveRuling(open, event as RulingEvent);
  else evolveRace(open, event as Exclude<RaceEvent, RulingEvent>);
};

const copyOpen = (open: RaceOpen): RaceOpen => ({
  ruling: open.ruling === null ? null : { ...open.ruling, agreed: [...open.ruling.agreed] },
  settled: { ...open.settled },
  leg: open.leg,
  effort: open.effort,
  stakes: open.stakes,
  legs: [...open.legs],
  winner: open.winner,
});

const outcome = (facts: Facts<Race>): RaceOutcome => {
  const { legs, effort } = facts.open as RaceOpen;
  const winner = facts.open.winner as Racer;
  return { winner, first: facts.given.racers[winner]?.name ?? '', won: wonIn(facts), legs, effort };
};

/** A race to a place: a dash, or a long one of several legs. */
export const raceScene = (edition: CheckEdition): SceneRules<Race> => ({
  scene: `${edition.ruleSet}/race`,
  version: '1.0.0',
  setup: raceSetup,
  options: raceOptions,
  begin: beginIn(edition),
  // SAGA-CAMPAIGN-004
  shut: (setup, whose) => ({ ...setup, racers: setup.racers.map((party) => shutParty(party, whose)) }),
  procedures: {
    ...runningIn(edition),
    ...rulingProcedures<Race>({
      questions: { first: { value: shape.oneOf(...RACERS) as typeof shape.anyJson, samples: [...RACERS] } },
      referee: ({ given }) => given.options['saga.table.referee'],
    }),
  },
  evolve,
  evolveOwn: () => undefined,
  outcome,
  scenes: {},
  copyOpen,
});
