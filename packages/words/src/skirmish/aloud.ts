import type { View } from '@warmoot/kernel';
import { war, warband } from '@warmoot/rules';
import type { SkirmishWords } from '../catalogue/skirmishWords.js';
import { alone } from '../say/index.js';
import type { Speech } from '../speech.js';
import { stateLines } from './board.js';
import { bandName, type SkirmishPhrases, sideOfSeat, skirmishPhrases } from './facts.js';
import { figureText, nearText } from './figureText.js';

type SkirmishView = View<warband.Skirmish>;

const aloudText = (
  speech: Speech,
  phrases: SkirmishPhrases,
  view: SkirmishView,
  figure?: number,
): readonly string[] => {
  const { board: t } = speech.t.skirmish;
  const told = (one: number): string =>
    t.aloud({
      figure: phrases.figure(view, one),
      told: [figureText(speech, phrases, view, one), ...nearText(speech, phrases, view, one)].join(', '),
    });
  if (figure !== undefined) return [told(figure)];
  const mine = sideOfSeat(view, view.seat ?? '');
  return [
    ...stateLines(speech, view),
    ...[mine, war.otherSide(mine)].flatMap((side) => {
      const n = warband.hereOf(view, side).length;
      const isOwn = view.open.roster.some((row) => row.side === side && row.seat === view.seat);
      const head = isOwn ? t.own({ n }) : t.band({ band: bandName(view, side), n });
      return [head, ...view.open.roster.flatMap((row, one) => (row.side === side ? [told(one)] : []))];
    }),
  ];
};

/** What is said of a fight of figures besides its account. */
export const tellSkirmishWords = (speech: Speech): SkirmishWords => {
  const { items, kinds: _, figureName: __, ...names } = speech.t.skirmish.names;
  const { names: options, answers, map } = speech.t.skirmish.options;
  const phrases = skirmishPhrases(speech);
  return {
    ...names,
    items: alone(speech.grammar, items),
    options,
    answers,
    map,
    aloud: (view, figure) => aloudText(speech, phrases, view, figure),
    group: (sight, group) => phrases.group(sight, group),
  };
};
