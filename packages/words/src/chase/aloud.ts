import type { View } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import type { ChaseWords } from '../catalogue/sagaWords.js';
import type { Speech } from '../speech.js';
import { showsOdds, wayLines } from './board.js';
import { type Chase, partyKnown, percentOf, placeOf, rulesOf } from './facts.js';

type ChaseView = View<Chase>;

const { legMatrix, positionIn, SIDES, WAYS } = saga.chase;

const sideOf = ({ given }: ChaseView, seat: string | null): saga.chase.Side | null =>
  SIDES.find((side) => seat !== null && given[side].seats.includes(seat)) ?? null;

/** The chances of each way, from the side of who hears them. */
const waysAloud = (speech: Speech, view: ChaseView, side: saga.chase.Side): readonly string[] => {
  const { aloud, ways } = speech.t.chase;
  const { ways: odds } = legMatrix(rulesOf(view.given.edition), positionIn(view));
  return odds.map(({ way, against, isBarred }) => {
    if (isBarred) return aloud.barred({ way: ways[way] });
    const missed = WAYS.find((other) => other !== way) as saga.chase.Way;
    const told = side === 'quarry' ? aloud.way : aloud.guess;
    return told({
      way: ways[way],
      guessed: percentOf(speech, against[way]),
      missed: percentOf(speech, against[missed]),
    });
  });
};

/** How a pursuit stands for who hears it instead of seeing it. */
const chaseAloud = (speech: Speech, view: ChaseView): readonly string[] => {
  const { aloud } = speech.t.chase;
  const { given, open, made, seat } = view;
  const side = sideOf(view, seat);
  const isChoosing = view.agenda.at(-1)?.step === 'choose';
  const chosen = SIDES.filter((one) => one !== side && made.includes(given[one].name));
  return [
    aloud.stand({ leg: Math.max(1, open.leg), gap: open.gap }),
    ...(side === null
      ? []
      : [
          aloud.you({
            name: given[side].name,
            going: speech.t.march.names.goings[saga.party.goingOf(given[side], given.onWater)],
            spent: open.spent[side],
          }),
        ]),
    ...(side !== null && isChoosing && showsOdds(view) ? waysAloud(speech, view, side) : []),
    ...chosen.map((one) => aloud.chosen({ name: partyKnown(speech, given[one]) })),
  ];
};

/** What is said of a pursuit besides its account. */
export const tellChaseWords = (speech: Speech): ChaseWords => {
  const { chase: t } = speech.t;
  return {
    ways: t.ways,
    meaning: t.meaning,
    sides: t.sides,
    ends: t.ends,
    place: placeOf,
    table: (sight) => wayLines(speech, sight),
    aloud: (view) => chaseAloud(speech, view),
  };
};
