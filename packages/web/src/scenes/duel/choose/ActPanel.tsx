import { saga } from '@warmoot/rules';
import { useMemo, useState } from 'react';
import { percentText } from '../../../design/chance/Chance.js';
import { WithRules } from '../../../design/rules/WithRules.js';
import { useWords } from '../../../words/WordsProvider.js';
import { Foot } from '../../shared/Foot.js';
import { SceneTitle } from '../../shared/SceneHead.js';
import { TabLine } from '../../shared/TabLine.js';
import { effectsText } from '../effects.js';
import { bestFirst, foreseeing } from '../forecast.js';
import { CHECKED, chosenIn, decisionOf, type Picked } from '../grouping.js';
import { actsWith } from '../letting.js';
import { enemiesOf } from '../pairing.js';
import { nameOf, whoIs } from '../sheet.js';
import { isFinal } from '../usual.js';
import type { DuelWords } from '../words.js';
import { CrossTable } from './CrossTable.js';
import { closedActs } from './closed.js';
import { Detail } from './Detail.js';
import { FirstRound } from './FirstRound.js';
import { LetGo } from './LetGo.js';
import { Matrix, type MatrixRow } from './Matrix.js';
import { Chips, Questions } from './Questions.js';
import { TheirActs } from './TheirActs.js';
import { shortTold } from './tokens.js';
import type { PanelProps } from './types.js';

/** What comes of acts that need no dice, a line each. */
const PlainActs = ({ acts, t }: { readonly acts: readonly string[]; readonly t: DuelWords }) =>
  acts.length === 0 ? null : (
    <dl className="plain-acts small">
      {acts.map((act) => (
        <div key={act}>
          <dt>{t.acts[act as saga.duel.ActChoice['act']]}</dt>
          <dd>{effectsText(act, 'strong', true, t)}</dd>
        </div>
      ))}
    </dl>
  );

type Tab = 'mine' | 'theirs' | 'cross';

/** Everything that follows from what is picked: the acts left open, each one's forecast, the act chosen. */
const useActs = ({ run, rules, view, asked, picked, pair }: PanelProps) => {
  const who = whoIs(view, asked.as);
  const foresee = useMemo(() => foreseeing(rules, view, who), [rules, view, who]);
  const enemies = useMemo(() => enemiesOf(view, who).map((one) => nameOf(view, one)), [view, who]);
  const open = useMemo(() => actsWith(run, asked, enemies, picked.letting), [run, asked, enemies, picked.letting]);
  const decision = useMemo(() => decisionOf('chooseActs', open), [open]);
  const far = nameOf(view, pair.far);
  const target = picked.fields.target ?? (enemies.includes(far) ? far : (enemies[0] ?? ''));
  const pickedIn = (group: string | null): Picked => ({
    ...picked,
    group,
    // Another act begins with its own best hand; the chosen target is kept for every act.
    fields: group === picked.group ? { ...picked.fields, target } : { target },
  });
  const chosenOf = (group: string) => {
    const choices = decision.groups.find(({ key }) => key === group)?.choices ?? [];
    const aimed = choices.filter((one) => !('target' in one) || one.target === target);
    return chosenIn(decision, pickedIn(group), bestFirst(foresee, aimed.length > 0 ? aimed : choices));
  };
  return { who, foresee, enemies, decision, target, pickedIn, chosenOf };
};

/** Choosing an act in secret: the matrix, what goes with it, its sums and chances, and the seal. */
export const ActPanel = (props: PanelProps) => {
  const { run, rules, view, asked, picked, onPick, onAnswer, told, busy, made, t, words } = props;
  const { ui } = useWords();
  const [tab, setTab] = useState<Tab>('mine');
  const acts = useActs(props);
  const { who, foresee, enemies, decision, target, pickedIn, chosenOf } = acts;
  const foe = whoIs(view, target);
  const checked = decision.groups.filter(({ key }) => CHECKED.has(key));
  const plain = decision.groups.filter(({ key }) => !CHECKED.has(key));
  const rows: readonly MatrixRow[] = checked.map(({ key }) => {
    const { choice } = chosenOf(key);
    return { act: key, foresight: choice === null ? null : foresee(choice) };
  });
  const { questions, choice } = picked.group === null ? { questions: [], choice: null } : chosenOf(picked.group);
  const foresight = choice === null ? null : foresee(choice);
  const worst = saga.duel.hardestOf(foresight);
  const closed = useMemo(
    () =>
      closedActs(
        run,
        asked,
        who,
        target === '' ? nameOf(view, props.pair.far) : target,
        new Set(decision.groups.map(({ key }) => key)),
        words,
      ),
    [run, asked, who, target, decision, words, view, props.pair.far],
  );
  const victim = choice !== null && 'target' in choice ? whoIs(view, choice.target) : foe;
  const follows = foresight === null ? [] : words.duel.foresight(view, victim, foresight).slice(-2);
  const asksTarget = enemies.length > 1;
  // The target stands above the matrix; it is asked again only where somebody else can be meant.
  const further = questions.filter(
    ({ field, tokens }) => field !== 'target' || !asksTarget || tokens.some((name) => !enemies.includes(name)),
  );
  const inMatrix = picked.group !== null && CHECKED.has(picked.group);
  // What is done without a check is explained where there is nothing else to look at, or where it is picked.
  const explained = plain.map(({ key }) => key).filter((key) => rows.length === 0 || key === picked.group);
  const isClosed = (view.closed ?? []).length > 0;
  const note =
    worst === null
      ? choice === null || (isClosed && inMatrix)
        ? ''
        : t.certain
      : worst.defence === null
        ? percentText(ui, worst.strong)
        : t.atWorst({ chance: percentText(ui, worst.strong), by: t.defences[worst.defence.by] });
  const pick = (group: string): void => onPick(pickedIn(group));
  const letGo = (letting: saga.duel.LettingGo): void => onPick({ ...picked, letting });
  const detailWith = (notes: readonly string[]) =>
    worst === null || choice === null ? null : (
      <Detail
        title={
          worst.defence === null
            ? t.acts[(choice as saga.duel.ActChoice).act]
            : t.metBy({ act: t.acts[(choice as saga.duel.ActChoice).act], by: t.defences[worst.defence.by] })
        }
        met={worst}
        scene={rules.scene}
        words={words}
        names={{ plus: nameOf(view, who), against: nameOf(view, victim) }}
        needs={(n, dice) => t.needs({ n, dice })}
        notes={notes}
      />
    );
  const detail = detailWith(follows);
  const asks = (
    <Questions
      view={view}
      who={who}
      questions={further}
      onPick={(field, token) =>
        onPick({ ...pickedIn(picked.group), fields: { ...pickedIn(picked.group).fields, [field]: token } })
      }
      t={t}
    />
  );
  return (
    <>
      <div className="scene-body">
        <header className="scene-head">
          <SceneTitle>{t.chooseInSecret}</SceneTitle>
          <TabLine
            label={t.chooseInSecret}
            at={tab}
            onGo={(key) => setTab(key as Tab)}
            tabs={[
              { key: 'mine', long: t.mineTab, short: t.mineTabShort },
              ...(foe < 0 || isClosed
                ? []
                : [
                    { key: 'theirs', long: t.theirsTab({ who: target }), short: t.theirsTabShort },
                    { key: 'cross', long: t.crossTab, short: t.crossTabShort },
                  ]),
            ]}
          />
        </header>
        {asksTarget ? (
          <div className="questions">
            <Chips
              legend={t.target}
              options={enemies.map((name) => ({ key: name, text: name }))}
              picked={target}
              onPick={(name) => onPick({ ...picked, fields: { ...picked.fields, target: name } })}
            />
          </div>
        ) : null}
        {tab === 'theirs' && foe >= 0 ? <TheirActs {...props} who={foe} victim={who} /> : null}
        {tab === 'cross' && foe >= 0 ? <CrossTable {...props} me={who} foe={foe} /> : null}
        {tab === 'mine' ? (
          <>
            {rows.length === 0 ? null : (
              <>
                {isClosed ? (
                  <p className="closed small soft">
                    <WithRules text={t.closedLead} />
                  </p>
                ) : (
                  <p className="mx-head-note small soft">{t.percentLead}</p>
                )}
                <Matrix
                  rows={rows}
                  caption={isClosed ? t.mineTab : t.percentLead}
                  picked={picked.group}
                  onPick={pick}
                  onAgain={() => {
                    if (choice !== null && !busy && !isFinal(choice)) onAnswer(choice);
                  }}
                  detail={
                    <>
                      {detailWith([])}
                      {asks}
                    </>
                  }
                  follows={follows}
                  mine
                  scene={rules.scene}
                  t={t}
                  words={words}
                />
              </>
            )}
            <div className="questions">
              <Chips
                legend={t.plainActs}
                options={plain.map(({ key }) => ({ key, text: t.acts[key as saga.duel.ActChoice['act']] }))}
                picked={picked.group}
                onPick={pick}
                isRows
              />
              <LetGo run={run} view={view} asked={asked} who={who} letting={picked.letting} onLetGo={letGo} t={t} />
              {inMatrix ? <div className="asks-desk">{asks}</div> : asks}
            </div>
            <PlainActs acts={explained} t={t} />
            {detail === null ? null : <div className="detail-desk">{detail}</div>}
            {/* Below, where the sum will stand: a row that is pressed must not slip away from under the hand. */}
            {picked.group === null ? <FirstRound view={view} text={t.about.acts} /> : null}
            {closed.map(({ acts: names, why }) => (
              <p key={why} className="closed small soft">
                <b>{names.map((act) => t.acts[act]).join(', ')}:</b> <WithRules text={why} />
              </p>
            ))}
          </>
        ) : null}
      </div>
      <Foot
        of={props}
        title={
          choice === null
            ? t.nothingPicked
            : enemies.length > 1
              ? told(choice)
              : shortTold(view, who, choice as saga.duel.ActChoice, t) || told(choice)
        }
        note={note}
        act={made ? t.sealInstead : t.sealIt}
        off={choice === null ? t.pickAct : null}
        onAct={() => choice !== null && onAnswer(choice)}
      />
    </>
  );
};
