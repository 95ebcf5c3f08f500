import { counted } from '@warmoot/kernel';
import { warband } from '@warmoot/rules';
import { percentText } from '../../../design/chance/Chance.js';
import type { UiWords } from '../../../words/ui.js';
import { useWords } from '../../../words/WordsProvider.js';
import { byKey, type Choice } from '../model.js';
import { Answers } from './Answers.js';
import { FighterHead } from './Head.js';
import { toldInFull } from './outlook.js';
import type { PanelProps } from './types.js';

/** Whose the question is: the figure that is hit, that has failed, that is challenged. */
const askedAbout = ({ open, telling }: PanelProps) => {
  const { view, fighters } = telling;
  const step = view.agenda.at(-1) as Readonly<Record<string, unknown>> | undefined;
  const index = step?.figure ?? (step?.step === 'challenge' ? step.target : step?.by);
  return byKey(fighters, open.asked.as) ?? (typeof index === 'number' ? (fighters[index] ?? null) : null);
};

/** What an answer leaves of somebody, where points are at stake. */
const notesOf = ({ telling: { view, fighters, t } }: PanelProps, ui: UiWords, choice: Choice): readonly string[] => {
  const step = view.agenda.at(-1);
  const left = (figure: number, points: number): string => {
    const one = fighters[figure];
    if (one === undefined) return '';
    return t.hpLeft({ who: one.short, left: Math.max(0, one.now.hp - points), most: one.now.mostHp });
  };
  if (step?.step === 'sacrifice') return [left(step.figure, choice.choose === 'take' ? step.points : step.points - 1)];
  if (step?.step === 'helmet' && choice.choose === 'helmet') {
    const points = left(step.figure, choice.for === 'damage' ? step.points - 1 : step.points);
    return choice.for === 'wound' ? [points] : [`${points} ${t.woundToo}`];
  }
  if (step?.step === 'odds' && choice.choose === 'odds')
    return choice.odds === warband.gambitOdds(view, step.by, step.target, step.helpers.length) ? [t.usualOdds] : [];
  if (step?.step === 'hinderOdds' && choice.choose === 'odds')
    return choice.odds === warband.gambitOdds(view, step.by, step.target) ? [t.usualOdds] : [];
  if (step?.step === 'hindering' && choice.choose === 'hinder') {
    const odds = warband.gambitOdds(view, warband.figureNamed(view, choice.figure), step.figure);
    return [t.gambitText({ odds, percent: percentText(ui, warband.gambitChance(odds)) })];
  }
  if (step?.step === 'circumstances' && choice.choose === 'circumstances') {
    const groups = view.open.groups.map((group, nth) =>
      nth === step.group ? { ...group, circumstances: choice.by } : group,
    );
    const then = { ...view, open: { ...view.open, groups } };
    return [t.holdsAt({ n: counted(warband.chanceOfCheck(then, { group: step.group, figure: null })).total })];
  }
  return [];
};

/** What may be answered: where the table settles something, also what else might be proposed. */
const answersOf = ({ open: { decision }, telling: { view } }: PanelProps): readonly Choice[] => {
  if (decision.step !== 'decide') return decision.all;
  const on = view.open.ruling?.value;
  const others = warband.BACKLASHES.filter((value) => value !== on);
  return [...decision.all, ...others.map((value) => ({ choose: 'propose', value }) as Choice)];
};

/** Any other question, in the words of the rules: the helmet, the shield, a price, quarter, a technique, the referee's. */
export const PlainPanel = (props: PanelProps & { readonly lead: string }) => {
  const { open, telling, people, busy, give, lead } = props;
  const { ui } = useWords();
  const { t } = telling;
  const { asked, decision } = open;
  const about = askedAbout(props);
  return (
    <Answers
      question={open}
      step={decision.step}
      people={people}
      busy={busy}
      give={give}
      lead={lead}
      note={decision.step === 'techniques' ? t.nobodySeesIt : null}
      about={about === null ? null : <FighterHead telling={telling} fighter={about} people={people} yours={false} />}
      answers={answersOf(props)}
      told={(choice) => toldInFull(telling, asked.seat, choice)}
      notes={(choice) => notesOf(props, ui, choice)}
      named={(as) => byKey(telling.fighters, as)?.name ?? people[as]?.name ?? as}
      refereeing={t.refereeing}
    />
  );
};
