import type { View } from '@warmoot/kernel';
import { war, type warband } from '@warmoot/rules';
import type { LinesWords } from '../catalogue/linesWords.js';
import type { Speech } from '../speech.js';
import { sideSeen, stateLines } from './board.js';
import { armyName, type LinesPhrases, linesPhrases } from './facts.js';
import { isOnMap, nearUnits, rankRows, unitText } from './unitText.js';

type Seen = View<warband.Battle>;

const aloudText = (speech: Speech, phrases: LinesPhrases, view: Seen, unit?: number): readonly string[] => {
  const { board: t } = speech.t.lines;
  const { units } = view.open;
  const told = (one: number): string => {
    const of = units[one] as (typeof units)[number];
    const ranks = isOnMap(of)
      ? rankRows(speech, phrases, view, of).map(({ place, text }) => t.rank({ place, told: text }))
      : [];
    const all = [unitText(speech, phrases, view, one), ...nearUnits(speech, phrases, view, one), ...ranks];
    return t.aloud({ unit: phrases.unit(view, one), told: all.join(', ') });
  };
  if (unit !== undefined) return [told(unit)];
  const mine = sideSeen(view);
  return [
    ...stateLines(speech, phrases, view),
    ...[mine, war.otherSide(mine)].flatMap((side) => {
      const n = units.filter((one) => one.side === side && isOnMap(one)).length;
      const isOwn = units.some((one) => one.side === side && one.seat === view.seat);
      const head = isOwn ? t.own({ n }) : t.army({ army: armyName(view, side), n });
      return [head, ...units.flatMap((one, index) => (one.side === side ? [told(index)] : []))];
    }),
  ];
};

/** What is said of a battle of ranked units besides its account. */
export const tellLinesWords = (speech: Speech): LinesWords => {
  const { names, options } = speech.t.lines;
  const phrases = linesPhrases(speech);
  return {
    places: names.places,
    acts: names.acts,
    manoeuvres: names.manoeuvres,
    meetings: names.meetings,
    moods: names.moods,
    states: names.states,
    obstacles: names.obstacles,
    options: options.names,
    answers: options.answers,
    none: options.none,
    armies: options.armies,
    fields: options.fields,
    aloud: (view, unit) => aloudText(speech, phrases, view, unit),
    unit: (sight, unit) => phrases.unit(sight, unit).named,
    agent: (sight, figure) => phrases.agent(sight, figure).named,
  };
};
