import type { SceneRules } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { useCallback, useMemo } from 'react';
import { fractionText, percentText } from '../../../design/chance/Chance.js';
import { type ChoiceRow, RadioRows } from '../../../design/forms/RadioRows.js';
import { capital } from '../../../words/text.js';
import { useWords } from '../../../words/WordsProvider.js';
import { Foot } from '../../shared/Foot.js';
import { SceneHead } from '../../shared/SceneHead.js';
import { chosenIn, type DefendChoice, type Picked, pickedFor } from '../grouping.js';
import { actorOf, answererIn, namedIn } from '../pairing.js';
import { nameOf } from '../sheet.js';
import { dodgeBack } from '../usual.js';
import { Detail } from './Detail.js';
import { FirstRound } from './FirstRound.js';
import { Questions } from './Questions.js';
import type { PanelProps } from './types.js';

/** Answering an act that has been shown: each defence with the chance that it still lands. */
export const DefencePanel = (props: PanelProps) => {
  const { rules, view, asked, asking, decision, picked, onPick, onAnswer, told, busy, made, t, words } = props;
  const { ui } = useWords();
  const attacker = saga.duel.defenceAsked(view, asked.as)?.attacker ?? -1;
  const who = actorOf(view, asked);
  const act = view.open.turn.acts[attacker]?.act;
  const foresee = useCallback(
    (choice: DefendChoice) => saga.duel.foreseeDefence(rules as SceneRules<saga.duel.Duel>, view, asked, choice),
    [rules, view, asked],
  );
  const incoming = useMemo(() => foresee({ choose: 'defend', by: 'none' }), [foresee]);
  // Where a Dodge goes changes no rating, so any of a kind stands for the kind.
  const forecasts = useMemo(
    () =>
      new Map(
        decision.groups.map(({ key, choices }) => [
          key,
          choices
            .map((choice) => ({ choice, met: saga.duel.hardestOf(foresee(choice as DefendChoice)) }))
            .sort(
              (a, b) =>
                Number(a.met?.strong.ways ?? 0n) / Number(a.met?.strong.of ?? 1n) -
                Number(b.met?.strong.ways ?? 0n) / Number(b.met?.strong.of ?? 1n),
            ),
        ]),
      ),
    [decision, foresee],
  );
  const usual = forecasts.get(picked.group ?? '')?.map(({ choice }) => choice);
  const { questions, choice } = chosenIn(decision, picked, usual);
  const metOf = (group: string) => {
    const all = forecasts.get(group) ?? [];
    return (group === picked.group ? all.find((one) => one.choice === choice)?.met : undefined) ?? all[0]?.met ?? null;
  };
  const met = picked.group === null ? null : metOf(picked.group);
  const rows: readonly ChoiceRow[] = decision.groups.map(({ key }) => {
    const foreseen = metOf(key);
    return {
      key,
      title: capital(t.defences[key as saga.duel.Defence['by']]),
      ...(foreseen === null
        ? {}
        : {
            odds: percentText(ui, foreseen.strong),
            ...(fractionText(ui, foreseen.strong) === null ? {} : { exact: fractionText(ui, foreseen.strong) }),
          }),
    };
  });
  /** A Dodge goes straight back until another square is picked. */
  const straightBackIn = (group: string): Picked | null => {
    const choices = decision.groups.find(({ key }) => key === group)?.choices ?? [];
    const back = dodgeBack(view, { attacker, victim: who }, choices);
    return back === undefined ? null : pickedFor(back);
  };
  const name = nameOf(view, attacker);
  const title = act === undefined ? '' : t.acts[act];
  return (
    <>
      <div className="scene-body">
        <SceneHead title={asking.together ? t.chooseDefence : t.chooseDefenceOpen} aside={namedIn(view, t)(asked.as)} />
        {asking.together ? <FirstRound view={view} text={t.about.defend} /> : null}
        <div className="incoming">
          <h3>
            {name}: {title}
          </h3>
          {(incoming.met.length === 0 ? [] : words.duel.foresight(view, who, incoming).slice(-2)).map((line) => (
            <p key={line} className="detail-note">
              {line}
            </p>
          ))}
        </div>
        <div className="scene-rows">
          <RadioRows
            legend={incoming.met.length === 0 ? t.chooseDefenceOpen : t.landsChance}
            rows={rows}
            picked={picked.group}
            onPick={(group) => onPick(straightBackIn(group) ?? { ...picked, group, fields: {} })}
            onAgain={() => {
              if (choice !== null && !busy) onAnswer(choice);
            }}
          />
        </div>
        <Questions
          view={view}
          who={who}
          questions={questions}
          onPick={(field, token) => onPick({ ...picked, fields: { ...picked.fields, [field]: token } })}
          t={t}
        />
        {met === null || picked.group === null ? null : (
          <Detail
            title={t.metBy({ act: title, by: t.defences[picked.group as saga.duel.Defence['by']] })}
            met={met}
            scene={rules.scene}
            words={words}
            names={{ plus: name, against: nameOf(view, who) }}
            needs={(need, dice) => t.theyNeed({ who: name, n: need, dice })}
            notes={[]}
          />
        )}
      </div>
      <Foot
        of={props}
        title={choice === null ? t.nothingPicked : capital(told(choice))}
        note={met === null ? '' : t.landsWith({ chance: percentText(ui, met.strong) })}
        act={asking.together ? (made ? t.sealInstead : t.sealIt) : t.doIt}
        off={choice === null ? (picked.group === null ? t.pickDefence : t.pickSquareFirst) : null}
        onAct={() => choice !== null && onAnswer(choice)}
        called={answererIn(view, t)}
      />
    </>
  );
};
