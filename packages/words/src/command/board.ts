import type { View } from '@warmoot/kernel';
import { command, war } from '@warmoot/rules';
import { hexLines, unitMarks } from '../boards/hex.js';
import type { SceneWords, Section } from '../catalogue/words.js';
import { wrapped } from '../lines.js';
import type { Speech } from '../speech.js';
import { doingText } from './aloud.js';
import { armyName, type CommandPhrases, hexText, stageName } from './facts.js';

type CommandView = View<command.Command>;

const unitLine = (speech: Speech, phrases: CommandPhrases, sight: command.CommandSight, unit: number): string => {
  const { board: t } = speech.t.command.telling;
  const { classes, fates } = speech.t.command.names;
  const { open } = sight;
  const { class: of, grade } = war.unitAt(sight, unit);
  const fate = open.fate[unit] ?? 'here';
  const told = t.unit({
    class: classes[of],
    grade,
    points: open.points[unit] ?? 0,
    damage: open.damage[unit] ?? 0,
    assault: command.assaultOf(sight, unit),
    support: command.supportOf(sight, unit),
  });
  const where = war.isOnTheMap(sight, unit)
    ? t.at({ place: hexText(sight, open.at[unit] as number) })
    : fate === 'here'
      ? t.undeployed
      : fates[fate];
  const doing = doingText(speech, phrases, sight, unit);
  return [
    `${command.unitSigns(sight)[unit] ?? ''} ${phrases.unit(sight, unit).named}`,
    told,
    where,
    ...(doing === null ? [] : [doing]),
    ...(open.round > 0 && open.stage < 5 && command.isToAct(sight, unit) ? [t.acts] : []),
  ].join(', ');
};

const armySection = (
  speech: Speech,
  phrases: CommandPhrases,
  sight: command.CommandSight,
  side: war.Side,
): Section => ({
  title: armyName(sight, side),
  lines: war.unitsOf(sight, side).flatMap((unit) => wrapped(unitLine(speech, phrases, sight, unit), 80, 3)),
});

/** The map with its units by their signs; objectives nobody stands on have a mark. */
const commandMap = (sight: command.CommandSight, marks: ReadonlyMap<number, string> = new Map()): readonly string[] => {
  const ground = command.groundOf(sight);
  const objectives = sight.given.options['command.objectiveHexes'].map(
    (place) => [war.hexAt(ground, place), '!'] as const,
  );
  return hexLines(ground, new Map([...objectives, ...marks, ...unitMarks(sight, command.unitSigns(sight))]));
};

/** COMMAND-SAGA-009: of all barriers only the hard ones count. */
const barrierLines = (speech: Speech, { given }: command.CommandSight): readonly string[] => {
  if (given.field.field !== 'drawn') return [];
  const edges = given.field.barriers
    .filter(({ kind }) => kind === 'hard')
    .map(({ from, to }) => `${war.placeText(from)}–${war.placeText(to)}`);
  return edges.length === 0 ? [] : wrapped(speech.t.command.telling.board.barriers({ edges: edges.join('; ') }), 80, 2);
};

const stateLines = (speech: Speech, phrases: CommandPhrases, sight: command.CommandSight): readonly string[] => {
  const { board: t } = speech.t.command.telling;
  const { open, given } = sight;
  if (open.round === 0) return [t.before];
  const now = { round: open.round, limit: given.options['command.roundLimit'], army: armyName(sight, open.active) };
  const fights = open.attacks.flatMap((target, attacker) => (target < 0 ? [] : [[attacker, target] as const]));
  const hasObjectives = given.options['command.objectiveHexes'].length > 0;
  return [
    open.stage === 0 ? t.turn(now) : t.stage({ ...now, stage: open.stage, name: stageName(speech, open.stage) }),
    ...fights.map(([attacker, target]) =>
      t.attack({
        attacker: phrases.unit(sight, attacker),
        target: phrases.unit(sight, target),
        ...command.totalsOf(sight, attacker, target),
      }),
    ),
    t.health({ health: phrases.bySide(sight, (side) => command.healthOf(sight, side)) }),
    ...(hasObjectives
      ? [t.objectives({ objectives: phrases.bySide(sight, (side) => command.objectivesOf(sight, side)) })]
      : []),
  ].flatMap((line) => wrapped(line, 80, 2));
};

/** A battle in words, as a seat sees it: its own side, the other side, the ground, how it stands. */
export const commandBoard =
  (speech: Speech, phrases: CommandPhrases): NonNullable<SceneWords<command.Command>['board']> =>
  (view: CommandView) => {
    const { board: t } = speech.t.command.telling;
    const own: war.Side = view.given.armies[1]?.seat === view.seat ? 1 : 0;
    const objectives = view.given.options['command.objectiveHexes'].length > 0;
    return [
      armySection(speech, phrases, view, own),
      armySection(speech, phrases, view, war.otherSide(own)),
      {
        title: t.ground,
        lines: [...commandMap(view), ...wrapped(t.legend({ objectives } as never)), ...barrierLines(speech, view)],
      },
      { title: t.state, lines: stateLines(speech, phrases, view) },
    ];
  };
