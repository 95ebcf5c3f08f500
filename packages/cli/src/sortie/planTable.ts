import { approx, type Chance, type View } from '@warmoot/kernel';
import { sortie, war } from '@warmoot/rules';
import { wrapped } from '@warmoot/words';
import { columns } from '../layout.js';
import type { Speech } from '../texts/texts.js';
import { unitName } from './units.js';

type SortieView = View<sortie.Sortie>;
type Plan = Extract<sortie.SortieChoice, { choose: 'plan' }>;

/** In whole percent; what is not certain is neither 0 nor 100. */
const percent = (chance: Chance): string => {
  if (chance.ways === 0n || chance.ways === chance.of) return `${chance.ways === 0n ? 0 : 100}%`;
  return `${Math.min(99, Math.max(1, Math.round(approx(chance) * 100)))}%`;
};

const signed = (net: number): string => (net > 0 ? `+${net}` : net < 0 ? `−${-net}` : '0');

/** "+7:+5 52%": both pools and the chance to win; a dash where nobody rolls. */
const cellText = ({ nets: [mine, theirs], odds }: sortie.Cell): string =>
  odds === null ? '–' : `${signed(mine.total)}:${signed(theirs.total)} ${percent(odds.wins[0])}`;

/** The enemies whom a unit meets in this round. */
export const metBy = ({ open }: SortieView, unit: number): readonly number[] =>
  open.meetings.flatMap(({ a, b }) => (a === unit ? [b] : b === unit ? [a] : []));

/** The pairs of maneuvers that are open against one enemy: a row for each of one's own. */
export const matrixLines = (speech: Speech, view: SortieView, unit: number, enemy: number): readonly string[] => {
  const cells = sortie
    .matrixOf(view, { unit, enemy, bid: 0, theirBid: 0 })
    .filter(({ shut }) => shut[0] === null && shut[1] === null);
  const { maneuvers } = speech.words.sortie;
  const theirs = sortie.MANEUVERS.filter((one) => cells.some((cell) => cell.theirs === one));
  const rows = sortie.MANEUVERS.flatMap((mine) => {
    const own = cells.filter((cell) => cell.mine === mine);
    return own.length === 0 ? [] : [[maneuvers[mine], ...own.map(cellText)]];
  });
  return [
    ...wrapped(
      speech.texts.sortie.matrix({ unit: unitName(speech, view, unit), enemy: unitName(speech, view, enemy) }),
    ),
    ...columns(
      [['', ...theirs.map((one) => maneuvers[one])], ...rows],
      ['left', ...theirs.map(() => 'right' as const)],
    ),
  ];
};

/** What arrows do, by what the archers stake; or to who is shot at, while they stake nothing. */
const arrowLines = (speech: Speech, view: SortieView, shot: sortie.Shot, bid: number, stake: number) => {
  const arrows = sortie.arrowsOf(view, shot, bid)[stake];
  if (arrows === undefined) return [];
  const { none, win, plus4, double } = arrows.odds;
  return wrapped(
    speech.texts.sortie.arrowOdds({
      archers: unitName(speech, view, shot.archers),
      target: unitName(speech, view, shot.target),
      none: percent(none),
      one: percent(win),
      two: percent(plus4),
      finished: percent(double),
    }),
    80,
    2,
  );
};

/** What a plan comes to: against each enemy whatever that one may do, and the sum of the worst of it; then the arrows. */
export const planLines = (speech: Speech, view: SortieView, unit: number, plan: Plan): readonly string[] => {
  const { sortie: said } = speech.words;
  const staked = (enemy: number): number => plan.bids[war.nameOf(view, enemy)] ?? 0;
  const { maneuver } = plan;
  const met = metBy(view, unit).flatMap((enemy) => {
    const cells = sortie.matrixOf(view, { unit, enemy, bid: staked(enemy), theirBid: 0 });
    const [worst] = maneuver === undefined ? [] : sortie.bestAnswers(cells, maneuver);
    const own = cells.filter(({ mine, shut }) => mine === maneuver && shut[1] === null);
    const sums = own.filter(({ theirs }) => theirs === worst).map(({ nets }) => said.sum(view, unit, enemy, nets[0]));
    return [
      unitName(speech, view, enemy),
      ...[...own.map(said.cell), ...sums].flatMap((line) => wrapped(`  ${line}`, 80, 4)),
    ];
  });
  const shots = view.open.shots.flatMap((shot) => {
    if (shot.archers === unit) return arrowLines(speech, view, shot, 0, staked(shot.target));
    const against = plan.arrows?.[war.nameOf(view, shot.archers)] ?? staked(shot.archers);
    return shot.target === unit ? arrowLines(speech, view, shot, against, 0) : [];
  });
  return [...met, ...shots];
};
