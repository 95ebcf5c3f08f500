import type { square, View } from '@warmoot/kernel';
import { war, warband } from '@warmoot/rules';
import { squareLines } from '../boards/square.js';
import type { SceneWords, Section } from '../catalogue/words.js';
import { wrapped } from '../lines.js';
import type { Speech } from '../speech.js';
import { bandName, type SkirmishPhrases, sideOfSeat } from './facts.js';
import { figureText } from './figureText.js';

type SkirmishView = View<warband.Skirmish>;

export const ARROWS = { n: '↑', ne: '↗', e: '→', se: '↘', s: '↓', sw: '↙', w: '←', nw: '↖' } as const satisfies Record<
  warband.Direction,
  string
>;
const GROUND = { wall: '#', rough: '"', swum: '~', climbed: '^', narrow: '=', cover: '%' } as const;
const PLAIN = '·';

type Ground = keyof typeof GROUND | 'height';

type Grounded = Pick<SkirmishView, 'given'>;

/** What a space is, where it is not plain. */
const groundAt = ({ given: { field } }: Grounded, at: number): Ground | null => {
  if (field.walls[at]) return 'wall';
  const slow = field.slow[at] ?? null;
  if (slow !== null) return slow;
  if (field.narrow[at]) return 'narrow';
  if ((field.cover[at] ?? 0) > 0) return 'cover';
  return (field.heights[at] ?? 0) > 0 ? 'height' : null;
};

/** The sign of the ground of a space. */
export const groundSign = (view: Grounded, at: number): string => {
  const ground = groundAt(view, at);
  if (ground === null) return PLAIN;
  return ground === 'height' ? `${view.given.field.heights[at]}` : GROUND[ground];
};

/** Those on the map who are not out of the fight; who stands over another comes first. */
const placed = (view: SkirmishView): readonly number[] =>
  ([0, 1] as const)
    .flatMap((side) => warband.hereOf(view, side))
    .toSorted((one, other) => Number(view.open.figures[one]?.prone) - Number(view.open.figures[other]?.prone));

const fieldLines = (view: SkirmishView): readonly string[] => {
  const { given, open } = view;
  const { width, height } = given.field;
  const signs = warband.figureSigns(view);
  const here = placed(view);
  const standing = new Map(here.toReversed().map((figure) => [open.figures[figure]?.at ?? -1, figure]));
  const signAt = ({ x, y }: square.Square, cell: number): string => {
    const at = y * width + x;
    const figure = standing.get(at);
    if (figure !== undefined)
      return `${signs[figure] ?? ''}${ARROWS[open.figures[figure]?.facing ?? 'n']}`.slice(0, cell);
    return groundSign(view, at);
  };
  const corners = [
    { x: 0, y: 0 },
    { x: width - 1, y: height - 1 },
  ];
  const shown = here.map((figure) => warband.spaceOf(given.field, open.figures[figure]?.at ?? 0));
  return squareLines({ width, height, signAt, shown: shown.length === 0 ? corners : shown }, []);
};

/** What the signs of the ground stand for, of those that there are. */
export const groundLegend = (speech: Speech, view: Grounded): readonly string[] => {
  const { legend: t } = speech.t.skirmish.board;
  const found = new Set(view.given.field.walls.map((_wall, at) => groundAt(view, at)));
  return (['wall', 'rough', 'swum', 'climbed', 'narrow', 'cover', 'height'] as const)
    .filter((kind) => found.has(kind))
    .map((kind) => t[kind]);
};

const legendLines = (speech: Speech, view: SkirmishView): readonly string[] => {
  const kinds = groundLegend(speech, view);
  return [
    '',
    ...(kinds.length === 0 ? [] : wrapped(kinds.join('   '))),
    ...wrapped(speech.t.skirmish.board.legend.facing),
  ];
};

const bandSection = (speech: Speech, phrases: SkirmishPhrases, view: SkirmishView, side: war.Side): Section => {
  const { board: t } = speech.t.skirmish;
  const signs = warband.figureSigns(view);
  return {
    title: bandName(view, side),
    lines: view.open.roster.flatMap((row, figure) =>
      row.side === side
        ? wrapped(
            t.line({
              sign: signs[figure] ?? '',
              figure: phrases.figure(view, figure),
              told: figureText(speech, phrases, view, figure),
            }),
            80,
            3,
          )
        : [],
    ),
  };
};

/** Where the fight is by now. */
export const stateLines = (speech: Speech, view: SkirmishView): readonly string[] => {
  const { board: t, names } = speech.t.skirmish;
  const { open, given } = view;
  if (open.round === 0) return [t.before];
  const quiet = open.quiet === 0 ? [] : [t.quiet({ n: open.quiet, most: given.options['warband.quietRounds'] })];
  // A round has its number before its first phase, and before anybody has priority in it.
  const isBefore = view.agenda.at(-1)?.step === 'priority';
  if (isBefore) return [t.stand({ round: open.round, phase: speech.t.stages.skirmish.priority }), ...quiet];
  return [
    t.stand({ round: open.round, phase: names.phases[open.phase] }),
    open.surprise ? t.surprise : t.priority({ band: bandName(view, open.priority) }),
    ...quiet,
  ];
};

/** A fight in words, as a seat sees it: the field, its own side, the other side, how it stands. */
export const skirmishBoard =
  (speech: Speech, phrases: SkirmishPhrases): NonNullable<SceneWords<warband.Skirmish>['board']> =>
  (view) => {
    const { board: t } = speech.t.skirmish;
    const own = sideOfSeat(view, view.seat ?? '');
    return [
      { title: t.field, lines: [...fieldLines(view), ...legendLines(speech, view)] },
      bandSection(speech, phrases, view, own),
      bandSection(speech, phrases, view, war.otherSide(own)),
      { title: t.state, lines: stateLines(speech, view).flatMap((line) => wrapped(line, 80, 2)) },
    ];
  };
