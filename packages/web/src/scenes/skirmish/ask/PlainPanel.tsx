import { counted } from '@warmoot/kernel';
import { warband } from '@warmoot/rules';
import { useState } from 'react';
import { percentText } from '../../../design/chance/Chance.js';
import { RadioRows } from '../../../design/forms/RadioRows.js';
import { useSpoken } from '../../../words/speech.js';
import { capital } from '../../../words/text.js';
import type { UiWords } from '../../../words/ui.js';
import { useWords } from '../../../words/WordsProvider.js';
import { Sealed } from '../../shared/Deciding.js';
import { Foot } from '../../shared/Foot.js';
import { SceneHead } from '../../shared/SceneHead.js';
import { TabLine } from '../../shared/TabLine.js';
import { SHARED } from '../../shared/words.js';
import { byKey, type Choice } from '../model.js';
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
  const { t: shared } = useSpoken(SHARED);
  const { ui } = useWords();
  const { t } = telling;
  const { asked, asking, decision, made } = open;
  const all = answersOf(props);
  const isReferee = decision.step === 'referee';
  // A referee mostly has nothing to say.
  const none = isReferee ? all.findIndex(({ choose }) => choose === 'pass') : -1;
  const usual = all.length === 1 ? 0 : none;
  const [at, setAt] = useState<string | null>(usual < 0 ? null : `${usual}`);
  const [isChanging, setChanging] = useState(false);
  const words = [...new Set(all.map(({ choose }) => choose))];
  const [tab, setTab] = useState<string>(words.find((word) => word !== 'pass') ?? '');
  const listed = all.flatMap((choice, nth) =>
    isReferee && choice.choose !== tab && choice.choose !== 'pass'
      ? []
      : [{ key: `${nth}`, title: capital(toldInFull(telling, asked.seat, choice)), notes: notesOf(props, ui, choice) }],
  );
  // Things that are called the same are the same to drop.
  const rows = listed.filter(({ title }, nth) => listed.findIndex((one) => one.title === title) === nth);
  const picked = at === null ? undefined : all[Number(at)];
  const about = askedAbout(props);
  const told = (choice: Choice): string => toldInFull(telling, asked.seat, choice);
  const named = (as: string): string => byKey(telling.fighters, as)?.name ?? people[as]?.name ?? as;
  if (made && !isChanging) {
    const mine = asking.sealed[asked.as] as Choice | undefined;
    return (
      <Sealed
        asking={asking}
        asked={asked}
        people={people}
        told={mine === undefined ? '' : told(mine)}
        onChange={() => setChanging(true)}
        named={named}
        called={named}
      />
    );
  }
  const gives = (): void => {
    if (picked !== undefined && !busy) {
      give(picked);
      setChanging(false);
    }
  };
  const refereeing: Readonly<Record<string, string>> = t.refereeing;
  return (
    <>
      <div className="field-body">
        <SceneHead title={capital(lead)} aside={about === null ? named(asked.as) : null} />
        {about === null ? null : <FighterHead telling={telling} fighter={about} people={people} yours={false} />}
        {isReferee ? (
          <div className="skirmish-who">
            <TabLine
              label={lead}
              at={tab}
              onGo={setTab}
              tabs={words
                .filter((word) => word !== 'pass')
                .map((word) => {
                  const name = refereeing[word] ?? word;
                  return { key: word, long: name, short: name };
                })}
            />
          </div>
        ) : null}
        {decision.step === 'techniques' ? <p className="scene-lead">{t.nobodySeesIt}</p> : null}
        <div className="scene-rows">
          <RadioRows legend={lead} quietLegend rows={rows} picked={at} onPick={setAt} onAgain={gives} />
        </div>
      </div>
      <Foot
        of={{ asking, asked, people, busy }}
        title={picked === undefined ? shared.nothingPicked : capital(told(picked))}
        act={asking.together ? shared.sealIt : shared.decide}
        off={picked === undefined ? shared.pickFirst : null}
        choice={picked ?? null}
        onAct={gives}
        made={made}
        called={named}
      />
    </>
  );
};
