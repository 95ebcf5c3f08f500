import { approx, type Chance, exact, type View } from '@warmoot/kernel';
import { warband } from '@warmoot/rules';
import { throwRows } from '@warmoot/words';
import { bar, columns, indented, percent, tallyLines } from '../layout.js';
import type { Speech } from '../texts/texts.js';

type Seen = View<warband.Skirmish>;
type Target = warband.AttackForecast['targets'][number];

const named = ({ words }: Speech, view: Seen, figure: number): string =>
  words.scenes['warband/skirmish']?.units?.(view)[figure]?.name ?? '–';

const fateName = ({ words, texts }: Speech, fate: string): string => {
  const own: Readonly<Record<string, string>> = { ...words.skirmish.fates, ...texts.skirmish.fate };
  return own[fate] ?? fate;
};

/** The longest fraction that is written out beside its share. */
const LONGEST = 15;

const chanceRow = ({ words }: Speech, label: string, chance: Chance): readonly string[] => {
  const fraction = exact(chance);
  return [label, fraction.length > LONGEST ? '' : fraction, percent(approx(chance), words)];
};

const isSome = (chance: Chance): boolean => approx(chance) > 0;

/** Points of damage on one target, what comes of them, and what else may. */
const targetLines = (speech: Speech, view: Seen, target: Target): readonly string[] => {
  const { texts: all, words } = speech;
  const { skirmish: texts } = all;
  const name = named(speech, view, target.target);
  const most = Math.max(...target.points.map(approx));
  const points = target.points.flatMap((chance, n) =>
    isSome(chance) ? [[...chanceRow(speech, `${n}`, chance), bar(approx(chance) / most)]] : [],
  );
  const fates = Object.entries(target.fates).map(([fate, chance]) => chanceRow(speech, fateName(speech, fate), chance));
  const spared = Object.entries(target.spared?.fates ?? {})
    .filter(([fate]) => fate === 'stands')
    .map(([fate, chance]) => chanceRow(speech, texts.sparedFate({ fate: fateName(speech, fate) }), chance));
  const stray = target.strays === null ? null : target.strays[0];
  const others = [
    ...(isSome(target.critical) ? [chanceRow(speech, texts.critical, target.critical)] : []),
    ...(stray == null || approx(stray) === 1
      ? []
      : [chanceRow(speech, texts.strays, { ways: stray.of - stray.ways, of: stray.of } as Chance)]),
  ];
  const [thrown] = target.throws;
  const sum = thrown === undefined ? [] : tallyLines(throwRows(words, 'warband/skirmish', thrown, null));
  return [
    texts.points({ target: name, dice: target.dice }),
    ...(target.sure === null ? [] : [texts.surely({ target: name })]),
    ...indented(sum, 2),
    ...indented(columns(points, ['right', 'right', 'right', 'left']), 2),
    ...indented(columns([...fates, ...spared, ...others], ['left', 'right', 'right']), 2),
  ];
};

/** What an attack, a shot or a throw may come to, target by target, before its first die. */
export const attackLines = (
  speech: Speech,
  view: Seen,
  choice: Parameters<typeof warband.forecastAttack>[1],
): readonly string[] =>
  warband.forecastAttack(view, choice).targets.flatMap((target) => targetLines(speech, view, target));
