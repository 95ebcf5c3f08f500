import {
  badForm,
  does,
  type Facts,
  type Opening,
  ok,
  type Procedures,
  type Refusal,
  type Result,
  refused,
  rolls,
  type SceneRules,
} from '@warmoot/kernel';
import type { CheckEdition } from '../check/check.js';
import { DEATH, EVENT_THROW, eventOn, exposed, isRolledAgain, PLAGUE_THROW, rollOf } from './event.js';
import type { ExternalEvent } from './events.table.js';
import {
  type EventGiven,
  type EventOpen,
  type EventOptions,
  type EventOutcome,
  type EventSetup,
  type External,
  type ExternalHeard,
  eventOptions,
  eventSetup,
} from './model.js';

type Person = EventGiven['characters'][number];

const personAt = ({ given }: Pick<Facts<External>, 'given'>, at: number): Person => given.characters[at] as Person;

const procedures: Procedures<External> = {
  rollEvent: rolls<External, { readonly step: 'rollEvent' }, readonly number[]>({
    throws: () => EVENT_THROW,
    then: ({ given, say, next }, _step, faces) => {
      const roll = rollOf(faces);
      const what = eventOn(roll);
      if (isRolledAgain(roll, given.options)) {
        say({ event: 'rolledAgain', roll, what });
        next({ step: 'rollEvent' });
        return;
      }
      say({ event: 'cameAbout', roll, what });
      if (what === 'plague') next({ step: 'spread' });
    },
  }),

  // SAGA-EVENT-005, SAGA-EVENT-008: one throw for each, in order, unless the table has none die of it.
  spread: does(({ given, next }) => {
    if (!given.options['saga.events.plagueDeaths']) return;
    for (const at of given.exposed) next({ step: 'rollPlague', at });
  }),

  rollPlague: rolls({
    throws: () => PLAGUE_THROW,
    thrower: (facts, { at }) => personAt(facts, at).seat,
    then: (play, { at }, result) => {
      const { id: character } = personAt(play, at);
      play.say({ event: result === DEATH ? 'died' : 'spared', character });
    },
  }),
};

const evolve = (open: EventOpen, event: ExternalHeard): void => {
  switch (event.event) {
    case 'rolledAgain':
      open.rolls.push(event.roll);
      return;
    case 'cameAbout':
      open.rolls.push(event.roll);
      open.event = event.what;
      return;
    case 'died':
      open.deaths.push(event.character);
      return;
    case 'spared':
  }
};

const wrongPeople = ({ seats, characters, important }: EventSetup): Refusal | null => {
  if (new Set(seats).size < seats.length) return badForm('setup.seats', 'setup.differentNames', seats.join(', '));
  const ids = characters.map(({ id }) => id);
  const twice = ids.findIndex((id, at) => ids.indexOf(id) < at);
  if (twice >= 0) return badForm(`setup.characters[${twice}].id`, 'setup.differentNames', ids[twice] as string);
  const seat = characters.map(({ seat }) => seat).find((seat) => seat !== null && !seats.includes(seat)) ?? null;
  if (seat !== null) return { code: 'UNKNOWN_SEAT', seat, known: seats };
  const unknown = (important ?? []).findIndex((id) => !ids.includes(id));
  if (unknown < 0) return null;
  return badForm(`setup.important[${unknown}]`, 'event.character', (important ?? [])[unknown] as string);
};

const begin = (setup: EventSetup, options: EventOptions): Result<Opening<External>> => {
  const wrong = wrongPeople(setup);
  if (wrong !== null) return refused(wrong);
  return ok({
    seats: setup.seats,
    given: {
      characters: setup.characters.map(({ id, name, seat }) => ({ id, name, seat })),
      exposed: exposed(setup),
      options,
    },
    open: { rolls: [], event: null, deaths: [] },
    agenda: [{ step: 'rollEvent' }],
  });
};

const outcome = ({ open }: Facts<External>): EventOutcome => ({
  event: open.event as ExternalEvent,
  roll: open.rolls.at(-1) as number,
  deaths: open.deaths,
});

/** An external event: what happens, and whom a plague takes. The first edition borrows it (S1E-SCOPE-004). */
export const eventScene = ({ ruleSet }: Pick<CheckEdition, 'ruleSet'>): SceneRules<External> => ({
  scene: `${ruleSet}/event`,
  version: '1.0.0',
  setup: eventSetup,
  options: eventOptions,
  begin,
  procedures,
  evolve,
  evolveOwn: () => undefined,
  outcome,
  scenes: {},
});
