import { Answers } from '../../skirmish/ask/Answers.js';
import { agentName, named, toldInFull } from '../acts/titles.js';
import { agentBy, type Choice, unitBy } from '../model.js';
import { DuelOf } from './DuelOf.js';
import type { PanelProps } from './types.js';
import { AgentHead, UnitHead } from './UnitHead.js';

type Stepped = Readonly<Record<string, unknown>> | undefined;

const stepIn = ({ telling }: PanelProps): Stepped => telling.view.agenda.at(-1) as Stepped;

/** Whose the question is: the figure that is hit or challenged, or the unit that has failed. */
const About = (props: PanelProps) => {
  const { open, telling, people } = props;
  const { forces } = telling;
  const step = stepIn(props);
  const index = step?.figure ?? (step?.step === 'challenge' ? step.target : step?.by);
  const agent = agentBy(forces, open.asked.as) ?? (typeof index === 'number' ? (forces.agents[index] ?? null) : null);
  if (agent !== null) return <AgentHead telling={telling} agent={agent} people={people} />;
  const nth = step?.unit ?? step?.group;
  const unit = unitBy(forces, open.asked.as) ?? (typeof nth === 'number' ? (forces.units[nth] ?? null) : null);
  return unit === null ? null : <UnitHead telling={telling} unit={unit} people={people} yours={false} />;
};

/** What an answer leaves of somebody, where points are at stake. */
const notesOf = (props: PanelProps, choice: Choice): readonly string[] => {
  const { t, forces } = props.telling;
  const step = stepIn(props);
  const left = (figure: unknown, points: number): string => {
    const one = forces.agents[Number(figure)];
    if (one === undefined) return '';
    const { hp, mostHp } = one.now;
    return t.hpLeft({ who: agentName(props.telling, one), left: Math.max(0, hp - points), most: mostHp });
  };
  const points = Number(step?.points ?? 0);
  if (step?.step === 'sacrifice') return [left(step.figure, choice.choose === 'take' ? points : points - 1)];
  if (step?.step === 'helmet' && choice.choose === 'helmet') {
    const after = left(step.figure, choice.for === 'damage' ? points - 1 : points);
    return choice.for === 'wound' ? [after] : [`${after} ${t.woundToo}`];
  }
  return [];
};

/** The duel that a challenge or a technique is about. */
const Duel = (props: PanelProps) => {
  const { open, telling } = props;
  const { view, forces } = telling;
  const step = stepIn(props);
  const pair =
    step?.step === 'challenge'
      ? [Number(step.target), Number(step.by)]
      : step?.step === 'techniques'
        ? view.open.duels.map((duel) => duel.pair).find((both) => isMine(both, open.asked.as, props))
        : undefined;
  const [one, other] = (pair ?? []).map((figure) => forces.agents[figure]?.key ?? '');
  if (one === undefined || other === undefined) return null;
  const isFirst = open.asked.as !== other;
  return <DuelOf telling={telling} mine={isFirst ? one : other} other={isFirst ? other : one} />;
};

const isMine = (pair: readonly number[], as: string, { telling: { forces } }: PanelProps): boolean =>
  pair.some((figure) => forces.agents[figure]?.key === as);

/** Any other question, in the words of the rules: helmet, shield, a challenge, a technique, quarter, the referee's. */
export const PlainPanel = (props: PanelProps & { readonly lead: string }) => {
  const { open, telling, people, busy, give, lead } = props;
  const { t } = telling;
  const { asked, decision } = open;
  return (
    <Answers
      question={open}
      step={decision.step}
      people={people}
      busy={busy}
      give={give}
      lead={lead}
      note={decision.step === 'techniques' ? t.nobodySeesIt : null}
      about={<About {...props} />}
      answers={decision.all}
      told={(choice) => toldInFull(telling, asked.seat, choice)}
      notes={(choice) => notesOf(props, choice)}
      named={(as) => named(telling, as) || (people[as]?.name ?? as)}
      refereeing={t.refereeing}
      detail={() => <Duel {...props} />}
    />
  );
};
