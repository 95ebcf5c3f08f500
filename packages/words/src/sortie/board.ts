import type { View } from '@warmoot/kernel';
import { sortie, war } from '@warmoot/rules';
import type { SceneWords, Section } from '../catalogue/words.js';
import { aligned, wrapped } from '../lines.js';
import type { Speech } from '../speech.js';
import { unitText } from './aloud.js';
import { armyName, type SortiePhrases, sideOfSeat, unitsHere } from './facts.js';

type SortieView = View<sortie.Sortie>;

const armySection = (speech: Speech, phrases: SortiePhrases, view: SortieView, side: war.Side): Section => {
  const signs = sortie.unitSigns(view);
  return {
    title: armyName(view, side),
    lines: war
      .unitsOf(view, side)
      .flatMap((unit) =>
        wrapped(
          `${signs[unit] ?? ''} ${phrases.unit(view, unit).named}: ${unitText(speech, phrases, view, unit)}`,
          80,
          3,
        ),
      ),
  };
};

/** As many columns of signs as a page holds. */
const COLUMNS = 18;

/** Half moves between each of one’s own units and each enemy. */
const distanceLines = (view: SortieView, own: war.Side): readonly string[] => {
  const signs = sortie.unitSigns(view);
  const mine = unitsHere(view, own);
  const theirs = unitsHere(view, war.otherSide(own));
  const blocks = Array.from({ length: Math.ceil(theirs.length / COLUMNS) }, (_, nth) =>
    theirs.slice(nth * COLUMNS, (nth + 1) * COLUMNS),
  );
  if (mine.length === 0) return [];
  return blocks.flatMap((columns) =>
    aligned([
      ['', ...columns.map((unit) => signs[unit] ?? '')],
      ...mine.map((unit) => [signs[unit] ?? '', ...columns.map((enemy) => `${view.open.apart[unit]?.[enemy] ?? '–'}`)]),
    ]),
  );
};

const stateLines = (speech: Speech, view: SortieView): readonly string[] => {
  const { board: t, names } = speech.t.sortie;
  const { open, given } = view;
  return [
    open.round === 0 ? t.before : t.stand({ round: open.round, limit: given.options['sortie.roundLimit'] }),
    ...(open.initiative === null ? [] : [t.initiative({ army: armyName(view, open.initiative) })]),
    t.ground({ ground: names.grounds[given.ground] }),
    ...(open.quiet === 1 ? [t.quiet] : []),
  ].flatMap((line) => wrapped(line, 80, 2));
};

/** A battle in words, as a seat sees it: its own side, the other side, the distances, how it stands. */
export const sortieBoard =
  (speech: Speech, phrases: SortiePhrases): NonNullable<SceneWords<sortie.Sortie>['board']> =>
  (view) => {
    const { board: t } = speech.t.sortie;
    const own = sideOfSeat(view);
    const distances = distanceLines(view, own);
    return [
      armySection(speech, phrases, view, own),
      armySection(speech, phrases, view, war.otherSide(own)),
      ...(distances.length === 0 ? [] : [{ title: t.distances, lines: distances }]),
      { title: t.state, lines: stateLines(speech, view) },
    ];
  };
