import type { saga } from '@warmoot/rules';
import { RadioRows } from '../../../design/forms/RadioRows.js';
import { capital } from '../../../words/text.js';
import { Foot } from '../../shared/Foot.js';
import { SceneHead } from '../../shared/SceneHead.js';
import { chosenIn, type Picked, pickedFor } from '../grouping.js';
import type { DuelView } from '../sheet.js';
import { isFinal } from '../usual.js';
import type { DuelWords } from '../words.js';
import { FirstRound } from './FirstRound.js';
import type { PanelProps } from './types.js';

const sameFields = (a: Picked, b: Picked): boolean =>
  a.group === b.group && Object.keys(b.fields).every((field) => (a.fields[field] ?? '') === (b.fields[field] ?? ''));

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
  const { view, asked, asking, decision, picked, onPick, onAnswer, told, busy, made, lead, t } = props;
  const { choice } = chosenIn(decision, picked);
  const all = decision.groups.flatMap(({ choices }) => choices);
  const rows = all.map((one, i) => {
    const note = followsFrom(one, view, asked.as, t);
    return { key: `${i}`, title: capital(told(one)), ...(note === null ? {} : { notes: [note] }) };
  });
  const at = all.findIndex((one) => sameFields(picked, pickedFor(one)));
  return (
    <>
      <div className="scene-body">
        <SceneHead title={t.decide} aside={/^side [12]$/.test(asked.as) ? t.forSide : asked.as} />
        <p className="scene-lead">{lead}</p>
        {view.agenda.at(-1)?.step === 'declare' ? <FirstRound view={view} text={t.about.declare} /> : null}
        <div className="scene-rows">
          <RadioRows
            legend={lead}
            quietLegend
            rows={rows}
            picked={at < 0 ? null : `${at}`}
            onPick={(key) => onPick(pickedFor(all[Number(key)] as saga.duel.DuelChoice))}
            onAgain={() => {
              if (choice !== null && !busy && !isFinal(choice)) onAnswer(choice);
            }}
          />
        </div>
      </div>
      <Foot
        of={props}
        title={choice === null ? t.nothingPicked : capital(told(choice))}
        act={asking.together ? (made ? t.sealInstead : t.sealIt) : t.doIt}
        off={choice === null ? t.pickFirst : null}
        onAct={() => choice !== null && onAnswer(choice)}
        choice={choice}
      />
    </>
  );
};
