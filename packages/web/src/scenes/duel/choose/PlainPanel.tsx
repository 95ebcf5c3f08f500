import { saga } from '@warmoot/rules';
import type { IconName } from '../../../design/base/Icon.js';
import { RadioRows } from '../../../design/forms/RadioRows.js';
import { capital } from '../../../words/text.js';
import { Foot } from '../../shared/Foot.js';
import { SceneHead } from '../../shared/SceneHead.js';
import { FighterFigure } from '../bout/Fighter.js';
import { chosenIn, type Picked, pickedFor } from '../grouping.js';
import { type DuelView, woundLines } from '../sheet.js';
import type { DuelWords } from '../words.js';
import { FirstRound } from './FirstRound.js';
import type { PanelProps } from './types.js';

const sameFields = (a: Picked, b: Picked): boolean =>
  a.group === b.group && Object.keys(b.fields).every((field) => (a.fields[field] ?? '') === (b.fields[field] ?? ''));

/** Whose wound is being placed or warded off. */
const victimOf = (view: DuelView): number => {
  const step = view.agenda.at(-1);
  if (step?.step !== 'protect' && step?.step !== 'place') return -1;
  const act = view.open.turn.acts[step.attacker];
  return act !== null && act !== undefined && 'target' in act ? act.target : -1;
};

const partIcon = (view: DuelView, who: number, part: string): IconName => {
  const at = saga.duel.PARTS.indexOf(part as saga.duel.Part);
  const me = view.open.combatants[who];
  if (me?.majors[at]) return 'wd-major';
  return (me?.minors[at] ?? 0) > 0 ? 'wd-minor' : 'wd-none';
};

/** What follows from an answer, where its name alone does not say so. */
const followsFrom = (
  { choose }: saga.duel.DuelChoice,
  { given }: DuelView,
  who: string,
  t: DuelWords,
): string | null => {
  if (choose === 'surrender') {
    const isAsked = given.options['saga.duel.surrender'] === 'needsAcceptance';
    return isAsked ? t.follows.surrenderAsked({ who }) : t.follows.surrender({ who });
  }
  const said = choose in t.follows ? t.follows[choose as keyof typeof t.follows] : null;
  return typeof said === 'string' ? said : null;
};

/** The smaller decisions: one row for each answer, in the words of the rules. */
export const PlainPanel = (props: PanelProps) => {
  const { view, asked, asking, decision, picked, onPick, onAnswer, told, people, made, lead, t } = props;
  const { choice } = chosenIn(decision, picked);
  const parts = decision.kind === 'parts';
  const victim = parts ? victimOf(view) : -1;
  const wounds = victim < 0 ? [] : woundLines(view, victim, t);
  const all = decision.groups.flatMap(({ choices }) => choices);
  const rows = all.map((one: saga.duel.DuelChoice, i) => {
    const part = one.choose === 'part' ? (one.part ?? 'none') : null;
    const wound = wounds.find(({ key }) => key === part)?.text ?? null;
    const note = wound ?? followsFrom(one, view, asked.as, t);
    return {
      key: `${i}`,
      title:
        part === null
          ? capital(told(one))
          : part === 'none'
            ? t.protectNothing
            : capital(t.parts[part as saga.duel.Part]),
      ...(part === null || part === 'none' ? {} : { icon: partIcon(view, victim, part) }),
      ...(note === null ? {} : { notes: [note] }),
    };
  });
  const at = all.findIndex((one) => sameFields(picked, pickedFor(one)));
  const title = parts ? (view.agenda.at(-1)?.step === 'protect' ? t.protectHead : t.placeHead) : t.decide;
  return (
    <>
      <div className="scene-body">
        <SceneHead title={title} aside={/^side [12]$/.test(asked.as) ? t.forSide : asked.as} />
        <p className="scene-lead">{lead}</p>
        {view.agenda.at(-1)?.step === 'declare' ? <FirstRound view={view} text={t.about.declare} /> : null}
        <div className={parts ? 'scene-rows part-rows' : 'scene-rows'}>
          {victim < 0 ? null : <FighterFigure view={view} who={victim} people={people} t={t} className="part-figure" />}
          <RadioRows
            legend={lead}
            quietLegend
            rows={rows}
            picked={at < 0 ? null : `${at}`}
            onPick={(key) => onPick(pickedFor(all[Number(key)] as saga.duel.DuelChoice))}
          />
        </div>
      </div>
      <Foot
        of={props}
        title={choice === null ? t.nothingPicked : capital(told(choice))}
        act={asking.together ? (made ? t.sealInstead : t.sealIt) : t.doIt}
        off={choice === null ? t.pickFirst : null}
        onAct={() => choice !== null && onAnswer(choice)}
      />
    </>
  );
};
