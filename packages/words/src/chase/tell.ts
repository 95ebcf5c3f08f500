import type { Json, RulingChoice } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import type { Deciding, Moment, SceneWords } from '../catalogue/words.js';
import { type Matter, tellRuling } from '../check/ruling.js';
import { moveTally, troopsCalled } from '../march/tell.js';
import { flat, keyedSentences, type Speech } from '../speech.js';
import { chaseBoard } from './board.js';
import { type Chase, partyKnown, placeOf } from './facts.js';

type At = Pick<Moment<Chase>, 'sight'>;
type Side = saga.chase.Side;

const partyOf = (speech: Speech, { sight }: At, side: Side) => partyKnown(speech, sight.given[side]);

const bothOf = (speech: Speech, at: At) => ({
  quarry: partyOf(speech, at, 'quarry'),
  pursuers: partyOf(speech, at, 'pursuers'),
});

const openingIn =
  (speech: Speech): SceneWords<Chase>['opening'] =>
  (telling) => {
    const { chase: t } = speech.t;
    const { given } = telling.sight;
    const places = saga.chase.WAYS.flatMap((way) => {
      const words = placeOf(telling.sight, way);
      return words === '' ? [] : [t.placed({ way: t.ways[way], words })];
    });
    const told = t.opening({
      ...bothOf(speech, telling),
      from: given.from,
      gap: given.gap,
      ways: places.join(' '),
    });
    return given.options['saga.move.rules'] === 'freeForm' ? `${told} ${t.freeForm}` : told;
  };

type Ruling = 'asked' | 'proposed' | 'agreed' | 'objected' | 'voted' | 'settled';

const tellEvents = (speech: Speech): Omit<SceneWords<Chase>['events'], Ruling> => {
  const { chase: t } = speech.t;
  const came = (moment: Moment<Chase>): string | null => moment.came?.text ?? null;
  return {
    legBegan: ({ leg }) => t.legBegan({ leg }),
    revealed: ({ way, guess }, moment) =>
      t.revealed({ ...bothOf(speech, moment), way: t.ways[way], guess: t.ways[guess], right: way === guess }),
    led: ({ side, success }, moment) => t.led({ party: moment.sight.given[side].name, success, came: came(moment) }),
    ran: ({ leg }, moment) =>
      t.ran[leg.success ? 'success' : 'failure']({
        quarry: partyOf(speech, moment, 'quarry'),
        gap: leg.after,
        came: came(moment),
      }),
    breathed: ({ side, success, spent }, moment) => {
      const party = moment.sight.given[side].name;
      return success
        ? t.breathed.success({ party, came: came(moment) })
        : t.breathed.failure({ party, spent, came: came(moment) });
    },
    turned: ({ how }, moment) => t.turned[how]({ quarry: partyOf(speech, moment, 'quarry') }),
    gaveUp: (_event, moment) => t.gaveUp({ pursuers: partyOf(speech, moment, 'pursuers') }),
    ended: ({ end }, moment) =>
      end === 'caught' || end === 'away' ? t.ended[end]({ quarry: partyOf(speech, moment, 'quarry') }) : t.ended[end],
  };
};

const mattersIn = ({ t }: Speech): Readonly<Record<string, Matter>> => ({
  caught: { name: t.chase.matters.caught, value: (caught: Json) => t.chase.settled({ caught: caught === true }) },
});

const choiceIn =
  (speech: Speech, ruling: ReturnType<typeof tellRuling>): NonNullable<SceneWords<Chase>['choice']> =>
  (chosen, deciding) => {
    const { choices, ways } = speech.t.chase;
    switch (chosen.choose) {
      case 'way':
        return choices.way({
          way: ways[chosen.way],
          words: placeOf(deciding.sight, chosen.way),
          lead: chosen.lead,
        });
      case 'guess':
        return choices.guess({ way: ways[chosen.way], words: placeOf(deciding.sight, chosen.way) });
      case 'atBay':
      case 'stop':
      case 'giveUp':
      case 'lead':
      case 'breathe':
        return choices[chosen.choose];
      default:
        return ruling.choice(chosen as RulingChoice, deciding);
    }
  };

const thrownForIn = (speech: Speech): NonNullable<SceneWords<Chase>['thrownFor']> => {
  const { thrownFor, ways } = speech.t.chase;
  return ({ sight: { given, open }, step }: Deciding<Chase>) => {
    switch (step.step) {
      case 'throwLeg': {
        const way = open.running?.way ?? 'open';
        return thrownFor.leg({ quarry: given.quarry.name, way: ways[way], pursuers: given.pursuers.name });
      }
      case 'throwLead':
        return thrownFor.lead({ party: given[step.side].name });
      case 'throwBreath':
        return thrownFor.breath({ party: given[step.side].name });
      default:
        return null;
    }
  };
};

/** A pursuit in either edition; they differ in the line that says what is played. */
export const tellChase = (speech: Speech, about: string): SceneWords<Chase> => {
  const { chase: t } = speech.t;
  const ruling = tellRuling(speech, mattersIn(speech));
  return {
    about,
    written: flat(speech.t.journeys.chase),
    opening: openingIn(speech),
    events: { ...ruling.events, ...tellEvents(speech) },
    questions: {
      ...ruling.questions,
      choose: ({ sight, asked }) => {
        const party = asked?.as ?? '';
        return party === sight.given.quarry.name ? t.questions.way({ party }) : t.questions.guess({ party });
      },
      rally: ({ asked }) => t.questions.rally({ party: asked?.as ?? '' }),
    },
    choice: choiceIn(speech, ruling),
    thrownFor: thrownForIn(speech),
    part: (number) => t.part({ number }),
    stages: speech.t.stages.chase,
    fields: t.fields,
    outcome: ({ end, legs, contact }) =>
      [
        t.outcome[end]({ legs: legs.length }),
        ...(contact === null ? [] : [t.contact[contact.kind]({ massCombat: contact.massCombat })]),
      ].join(' '),
    board: chaseBoard(speech),
    units: troopsCalled(speech),
    tally: { ...moveTally(speech), ...t.tally },
    verdicts: { throwLeg: t.verdicts.leg, throwLead: t.verdicts.lead, throwBreath: t.verdicts.breath },
    broken: keyedSentences(t.broken),
  };
};
