import { approx, type Chance, exact, type View } from '@warmoot/kernel';
import { warband } from '@warmoot/rules';
import { throwRows } from '@warmoot/words';
import { bar, columns, indented, percent, tallyLines } from '../layout.js';
import type { Speech } from '../texts/texts.js';

type Seen = View<warband.Battle>;

/** The longest fraction that is written out beside its share. */
const LONGEST = 15;

const chanceRow = ({ words }: Speech, label: string, chance: Chance): readonly string[] => {
  const fraction = exact(chance);
  return [label, fraction.length > LONGEST ? '' : fraction, percent(approx(chance), words)];
};

/** One battle line before its first die: who strikes at whom, what each side may lose, and which way the tide may go. */
const linePart = (speech: Speech, view: Seen, nth: number, moment: 'strikes' | 'blows'): readonly string[] => {
  const { words, texts } = speech;
  const { units, agents, losses, tide } = warband.forecastLine(view, nth, moment);
  const [a, b] = units.map((unit) => words.lines.unit(view, unit)) as [string, string];
  const dice = agents.flatMap(({ agent, first, aims }) =>
    aims.map(({ target, dice: n, chance }) => [
      words.lines.agent(view, agent),
      words.lines.agent(view, target),
      texts.lines.dice({ n, chance: chance.total }),
      first ? texts.lines.first : '',
    ]),
  );
  const lost = losses.flatMap(({ figures }, side) => {
    const most = Math.max(...figures.map(approx));
    const rows = figures.flatMap((chance, n) =>
      approx(chance) > 0 ? [[...chanceRow(speech, `${n}`, chance), bar(approx(chance) / most)]] : [],
    );
    return [
      texts.lines.losses({ unit: side === 0 ? a : b }),
      ...indented(columns(rows, ['right', 'right', 'right', 'left']), 2),
    ];
  });
  return [
    texts.lines.line({ a, b }),
    ...indented(columns(dice, ['left', 'left', 'left', 'left']), 2),
    ...lost,
    ...indented(
      columns(
        [
          chanceRow(speech, texts.lines.pushes({ unit: a }), tide.pushes),
          chanceRow(speech, texts.lines.stands, tide.stands),
          chanceRow(speech, texts.lines.pushes({ unit: b }), tide.pushed),
        ],
        ['left', 'right', 'right'],
      ),
      2,
    ),
  ];
};

/** What a shot or a throw may come to: target by target its sum, and how many of its dice hit. */
export const shotOdds = (
  speech: Speech,
  view: Seen,
  choice: Parameters<typeof warband.forecastShots>[1],
): readonly string[] =>
  warband.forecastShots(view, choice).targets.flatMap(({ target, dice, points, throws }) => {
    const most = Math.max(...points.map(approx));
    const rows = points.flatMap((chance, n) =>
      approx(chance) > 0 ? [[...chanceRow(speech, `${n}`, chance), bar(approx(chance) / most)]] : [],
    );
    const [thrown] = throws;
    const sum = thrown === undefined ? [] : tallyLines(throwRows(speech.words, 'warband/battle', thrown, null));
    return [
      speech.texts.lines.hitsOn({ n: dice, target: speech.words.lines.agent(view, target) }),
      ...indented(sum, 2),
      ...indented(columns(rows, ['right', 'right', 'right', 'left']), 2),
    ];
  });

/** A leaders' duel in its next round, technique by technique: the chance that the other is brought down, and that one's own leader is. */
export const duelOdds = (speech: Speech, view: Seen, me: string, them: string): readonly string[] => {
  const { words, texts } = speech;
  const [mine, theirs] = [me, them].map((key) => view.open.roster.findIndex(({ name }) => name === key));
  if (mine === undefined || theirs === undefined || mine < 0 || theirs < 0) return [];
  const { techniques } = words.skirmish;
  const [own, other] = [words.lines.agent(view, mine), words.lines.agent(view, theirs)];
  const rows = warband
    .forecastDuel(view, mine, theirs)
    .map((one) => [
      texts.lines.duelRow({ mine: techniques[one.mine], theirs: techniques[one.theirs] }),
      ...chanceRow(speech, other, one.theyFall),
      ...chanceRow(speech, own, one.iFall),
    ]);
  return [
    texts.lines.duel({ mine: own, theirs: other }),
    ...indented(columns(rows, ['left', 'left', 'right', 'right', 'left', 'right', 'right']), 2),
  ];
};

/** What the blows of a unit may come to, in each of its battle lines. */
export const unitOdds = (speech: Speech, view: Seen, key: string): readonly string[] => {
  const unit = warband.unitKeyed(view, key);
  const step = view.agenda.at(-1)?.step;
  return view.open.lines.flatMap((line, nth) =>
    line.units.some((one) => one === unit) ? linePart(speech, view, nth, step === 'strikes' ? 'strikes' : 'blows') : [],
  );
};
