import type { View } from '@warmoot/kernel';
import { type command, war } from '@warmoot/rules';
import type { CommandWords } from '../catalogue/commandWords.js';
import type { Speech } from '../speech.js';
import { armyName, type CommandPhrases, commandPhrases, hexText, stageName } from './facts.js';
import { forecastText } from './forecast.js';

type CommandView = View<command.Command>;

/** What a unit has declared, or is bound to do. */
export const doingText = (speech: Speech, phrases: CommandPhrases, sight: command.CommandSight, unit: number) => {
  const { board: t } = speech.t.command.telling;
  const { attacks, helps, defends, charges, stage } = sight.open;
  const of = (index: number | undefined) => phrases.unit(sight, index ?? -1);
  if ((attacks[unit] ?? -1) >= 0) return t.attacks({ target: of(attacks[unit]) });
  if ((helps[unit] ?? -1) >= 0) return t.helps({ attacker: of(helps[unit]) });
  if ((defends[unit] ?? -1) >= 0) return t.defends({ defender: of(defends[unit]) });
  const isBound = (charges[unit] ?? -1) >= 0 && stage <= 3;
  return isBound ? t.bound({ target: of(charges[unit]) }) : null;
};

const unitAloud = (speech: Speech, phrases: CommandPhrases, view: CommandView, unit: number): string => {
  const { aloud: t } = speech.t.command.telling;
  const { classes, fates } = speech.t.command.names;
  const { open } = view;
  const { class: of, grade } = war.unitAt(view, unit);
  const name = phrases.unit(view, unit);
  const fate = open.fate[unit] ?? 'here';
  if (fate !== 'here') return t.gone({ unit: name, fate: fates[fate] });
  return t.unit({
    unit: name,
    class: classes[of],
    grade,
    points: open.points[unit] ?? 0,
    damage: open.damage[unit] ?? 0,
    place: hexText(view, open.at[unit] ?? -1),
    touches: phrases.beside(view, unit),
    does: doingText(speech, phrases, view, unit),
  });
};

const standAloud = (speech: Speech, view: CommandView): string => {
  const { aloud: t } = speech.t.command.telling;
  const { open, given } = view;
  if (open.round === 0) return t.before({ stage: speech.t.command.telling.board.before });
  return t.stand({
    round: open.round,
    own: given.armies[open.active]?.seat === view.seat,
    army: armyName(view, open.active),
    stage: Math.max(1, open.stage),
    name: stageName(speech, Math.max(1, open.stage)),
  });
};

/** How a battle stands for who hears it instead of seeing it: one's own army first. */
const commandAloud = (speech: Speech, phrases: CommandPhrases, view: CommandView, unit?: number): readonly string[] => {
  const { aloud: t } = speech.t.command.telling;
  const stand = standAloud(speech, view);
  if (unit !== undefined) return [stand, unitAloud(speech, phrases, view, unit)];
  const mine: war.Side = view.given.armies[1]?.seat === view.seat ? 1 : 0;
  return [
    stand,
    ...[mine, war.otherSide(mine)].flatMap((side) => {
      const here = war.onTheMap(view, side);
      const isOwn = view.given.armies[side]?.seat === view.seat;
      const head = isOwn ? t.own({ units: here.length }) : t.army({ army: armyName(view, side), units: here.length });
      return [head, ...here.map((one) => unitAloud(speech, phrases, view, one))];
    }),
  ];
};

/** What is said of a battle by command points besides its account. */
export const tellCommandWords = (speech: Speech): CommandWords => {
  const { tally: _, fields: __, ...names } = speech.t.command.names;
  const phrases = commandPhrases(speech);
  return {
    ...names,
    aloud: (view, unit) => commandAloud(speech, phrases, view, unit),
    forecast: (view, asked, choice) => forecastText(speech, phrases, view, asked, choice),
  };
};
