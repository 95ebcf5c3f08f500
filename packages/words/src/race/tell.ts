import type { Json, RulingChoice } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import type { SceneWords, Section, Telling } from '../catalogue/words.js';
import { partyKnown, percentIn, percentOf, rulesOf, strengthOf } from '../chase/facts.js';
import { type Matter, tellRuling } from '../check/ruling.js';
import { aligned, PAGE, wrapped } from '../lines.js';
import { moveTally, troopsCalled } from '../march/tell.js';
import { flat, keyedSentences, type Speech } from '../speech.js';

type Race = saga.race.Race;
type RaceSight = saga.race.RaceSight;
type Racer = saga.race.Racer;
type Events = SceneWords<Race>['events'];
type Ruling = 'asked' | 'proposed' | 'agreed' | 'objected' | 'voted' | 'settled';

const racerIn = ({ given }: Pick<RaceSight, 'given'>, racer: Racer) =>
  given.racers[racer] as RaceSight['given']['racers'][number];
const nameOf = (sight: Pick<RaceSight, 'given'>, racer: Racer): string => racerIn(sight, racer).name;
const otherThan = (racer: Racer): Racer => (racer === 0 ? 1 : 0);

const openingIn =
  ({ t }: Speech): SceneWords<Race>['opening'] =>
  ({ sight }) => {
    const { legs, goal, options } = sight.given;
    const [oneEffort = 0, otherEffort = 0] = sight.open.effort;
    const told = t.race.opening({
      legs,
      goal,
      one: nameOf(sight, 0),
      other: nameOf(sight, 1),
      long: legs > 1,
      oneEffort,
      otherEffort,
    });
    return options['saga.move.rules'] === 'freeForm' ? `${told} ${t.race.freeForm}` : told;
  };

const tellEvents = (speech: Speech): Omit<Events, Ruling> => {
  const { race: t } = speech.t;
  return {
    legBegan: ({ leg }, { sight }) => (sight.given.legs === 1 ? '' : t.legBegan({ leg })),
    staked: ({ stakes: [a, b] }, { sight }) => t.staked({ one: nameOf(sight, 0), a, other: nameOf(sight, 1), b }),
    ran: ({ leg: { leg, winner } }, { sight, came = null }) =>
      t.ran({
        winner: partyKnown(speech, racerIn(sight, winner)),
        loser: nameOf(sight, otherThan(winner)),
        dash: sight.given.legs === 1,
        leg,
        came: came?.text ?? null,
      }),
    ended: ({ winner }, { sight }) => t.ended({ winner: partyKnown(speech, racerIn(sight, winner)) }),
  };
};

const mattersIn = ({ t }: Speech): Readonly<Record<string, Matter>> => ({
  first: {
    name: t.race.matters.first,
    value: (first: Json, { sight }: Telling<Race>) => t.race.settled({ first: nameOf(sight, first as Racer) }),
  },
});

/** What the first entered has in this leg for each stake, against each of the other's, and how often each is best. */
const stakeLines = (speech: Speech, sight: RaceSight): readonly string[] => {
  const { board } = speech.t.race;
  const edition = rulesOf(sight.given.edition);
  const odds = saga.race.legOdds(edition, saga.race.runnersIn(sight));
  const best = saga.race.bestIn(edition, sight);
  const [mine, theirs] = best.stakes;
  const rows = mine.map((share, stake) => [
    board.mine({ stake }),
    ...theirs.map((_, other) => percentOf(speech, odds[stake]?.[other] as never)),
    percentIn(speech, share),
  ]);
  return [
    ...aligned([
      ['', ...theirs.map((_, stake) => board.against({ stake })), board.best],
      ...rows,
      [board.best, ...theirs.map((share) => percentIn(speech, share)), ''],
    ]),
    ...wrapped(board.whole({ chance: `${percentIn(speech, best.first)} %`, name: nameOf(sight, 0) }), PAGE, 2),
  ];
};

const boardIn =
  (speech: Speech): NonNullable<SceneWords<Race>['board']> =>
  (view): readonly Section[] => {
    const { board } = speech.t.race;
    const { given, open, closed = [] } = view;
    const won = saga.race.wonIn(view);
    const racers = saga.race.RACERS.map((racer) => {
      const { name } = racerIn(view, racer);
      const strength = strengthOf(speech, racerIn(view, racer), given.onWater);
      return given.legs === 1
        ? board.dasher({ name, strength })
        : board.racer({ name, strength, won: won[racer], effort: open.effort[racer] as number });
    });
    const legs = open.legs.map(({ leg, stakes: [one, other], winner }) =>
      board.leg({ leg, one: one as number, other: other as number, winner: nameOf(view, winner) }),
    );
    const isOpen = closed.length === 0 && open.winner === null && given.options['saga.move.rules'] === 'draft';
    return [
      {
        title: board.stand({ leg: Math.max(1, open.leg), legs: given.legs }),
        lines: racers.flatMap((line) => wrapped(line, PAGE, 2)),
      },
      ...(legs.length === 0 ? [] : [{ title: board.legs, lines: legs.flatMap((line) => wrapped(line, PAGE, 2)) }]),
      ...(isOpen ? [{ title: board.stakes({ name: nameOf(view, 0) }), lines: stakeLines(speech, view) }] : []),
    ];
  };

/** A race in either edition; they differ in the line that says what is played. */
export const tellRace = (speech: Speech, about: string): SceneWords<Race> => {
  const { race: t } = speech.t;
  const ruling = tellRuling(speech, mattersIn(speech));
  return {
    about,
    written: flat(speech.t.journeys.race),
    opening: openingIn(speech),
    events: { ...ruling.events, ...tellEvents(speech) },
    questions: {
      ...ruling.questions,
      stake: ({ sight, asked }) => {
        const racer: Racer = asked?.as === nameOf(sight, 0) ? 0 : 1;
        return t.questions.stake({
          party: asked?.as ?? '',
          leg: sight.open.leg,
          left: sight.open.effort[racer] as number,
        });
      },
    },
    choice: (chosen, deciding) =>
      chosen.choose === 'stake'
        ? t.choices.stake({ effort: chosen.effort })
        : ruling.choice(chosen as RulingChoice, deciding),
    thrownFor: ({ sight, step }) =>
      step.step === 'throwLeg' ? t.thrownFor({ one: nameOf(sight, 0), other: nameOf(sight, 1) }) : null,
    part: (number) => t.part({ number }),
    stages: speech.t.stages.race,
    fields: t.fields,
    outcome: ({ first, winner, won, legs }) =>
      t.outcome({ first, won: legs.length > 1 ? won[winner] : null, lost: won[otherThan(winner)] }),
    board: boardIn(speech),
    units: troopsCalled(speech),
    tally: { ...moveTally(speech), ...t.tally },
    verdicts: { throwLeg: t.verdicts.leg },
    broken: keyedSentences(t.broken),
  };
};
