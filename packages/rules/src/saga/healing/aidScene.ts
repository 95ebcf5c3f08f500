import {
  asks,
  badForm,
  brokenRule,
  does,
  type Opening,
  ok,
  type Procedures,
  type Result,
  refused,
  rolls,
  type SceneRules,
  shape,
} from '@warmoot/kernel';
import type { CheckEdition } from '../check/check.js';
import { GUESSED_RATING } from '../skills.table.js';
import {
  type Aid,
  type AidOutcome,
  type AidSetup,
  aidDifficulty,
  aidRating,
  aidSeats,
  aidSetup,
  HOUR,
  helperNamed,
  mayAid,
  spanEnd,
} from './aid.js';
import { type CareOptions, careOptions } from './model.js';

const CHOICES = [{ choose: 'aid' }, { choose: 'wait' }] as const;

const procedures = (edition: CheckEdition): Procedures<Aid> => ({
  // SAGA-DUEL-WOUND-020: at the end of the hour the victim dies if nobody has given aid.
  clock: does(({ given, open, say, next }) => {
    if (open.result !== null) return;
    if (given.helpers.some((helper) => mayAid(helper, open.minute, open.had))) next({ step: 'giveAid' });
    else if (spanEnd(open.minute) < HOUR) say({ event: 'timePassed', minute: spanEnd(open.minute) });
    else {
      say({ event: 'died', minute: HOUR });
      return;
    }
    next({ step: 'clock' });
  }),

  giveAid: asks({
    whom: ({ given, open }) =>
      given.helpers
        .filter((helper) => mayAid(helper, open.minute, open.had))
        .map(({ seat, name }) => ({ seat, as: name })),
    answer: shape.union('choose', { aid: {}, wait: {} }),
    choices: () => CHOICES,
    then: ({ given, open, say, next }, _step, { choose }, { as: helper }) => {
      if (choose === 'wait') say({ event: 'waited', helper });
      else if (given.options['saga.duel.aid'] === 'heal7') next({ step: 'aidCheck', helper });
      else say({ event: 'saved', helper, minute: Math.max(open.minute, helperNamed(given.helpers, helper).from) });
    },
  }),

  aidCheck: rolls({
    throws: ({ given, rate }, { helper }) =>
      edition.check({ roller: rate(aidRating(helperNamed(given.helpers, helper))), opposing: rate(aidDifficulty) }),
    thrower: ({ given }, { helper }) => helperNamed(given.helpers, helper).seat,
    then: ({ given, open, say }, { helper }, result) => {
      const minute = Math.max(open.minute, helperNamed(given.helpers, helper).from);
      say({ event: result === 'success' ? 'saved' : 'aidFailed', helper, minute });
    },
  }),
});

const evolve = (open: Aid['open'], event: Aid['event']): void => {
  switch (event.event) {
    case 'waited':
    case 'aidFailed':
      open.had.push(event.helper);
      return;
    case 'timePassed':
      open.minute = event.minute;
      open.had = [];
      return;
    case 'saved':
      open.result = { result: 'saved', minute: event.minute, by: event.helper };
      return;
    case 'died':
      open.result = { result: 'dies', minute: event.minute, by: null };
  }
};

const begin = (setup: AidSetup, options: CareOptions): Result<Opening<Aid>> => {
  const { seats, victim, helpers, minute } = setup;
  const stranger = aidSeats(setup).find((seat) => !seats.includes(seat));
  if (stranger !== undefined) return refused({ code: 'UNKNOWN_SEAT', seat: stranger, known: seats });
  const names = helpers.map(({ name }) => name);
  // SAGA-DUEL-HEAL-014: incapable of doing anything.
  if (names.includes(victim.name)) {
    return refused(brokenRule('SAGA-DUEL-HEAL-014', 'aid.victimCannot', { who: victim.name }));
  }
  if (new Set(names).size < names.length || new Set(seats).size < seats.length) {
    const path = new Set(names).size < names.length ? 'setup.helpers' : 'setup.seats';
    return refused(badForm(path, 'setup.differentNames', [...names, ...seats].join(', ')));
  }
  return ok({
    seats,
    given: { victim, helpers, options },
    open: { minute, had: [], result: null },
    agenda: [{ step: 'clock' }],
  });
};

/** The hour of a Major head wound, with the checks of one edition or the other. */
export const aidScene = (edition: CheckEdition): SceneRules<Aid> => ({
  scene: `${edition.ruleSet}/aid`,
  version: '1.0.0',
  setup: aidSetup,
  options: careOptions,
  begin,
  // SAGA-CAMPAIGN-004
  shut: (setup, whose) => ({
    ...setup,
    helpers: setup.helpers.map((helper) => (whose.has(helper.name) ? { ...helper, heal: GUESSED_RATING } : helper)),
  }),
  procedures: procedures(edition),
  evolve,
  evolveOwn: () => undefined,
  outcome: ({ given, open }) => ({ victim: given.victim.name, ...(open.result as Omit<AidOutcome, 'victim'>) }),
  scenes: {},
});
