import { useState } from 'react';
import { RadioRows } from '../../../design/forms/RadioRows.js';
import { useSpoken } from '../../../words/speech.js';
import { capital } from '../../../words/text.js';
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
const notesOf = ({ telling: { view, fighters, t } }: PanelProps, choice: Choice): readonly string[] => {
  const step = view.agenda.at(-1);
  if (step?.step !== 'sacrifice') return [];
  const one = fighters[step.figure];
  if (one === undefined) return [];
  const points = choice.choose === 'take' ? step.points : step.points - 1;
  return [t.hpLeft({ who: one.short, left: Math.max(0, one.now.hp - points), most: one.now.mostHp })];
};

/** Any other question, in the words of the rules: the helmet, the shield, a price, quarter, a technique, the referee's. */
export const PlainPanel = (props: PanelProps & { readonly lead: string }) => {
  const { open, telling, people, busy, give, lead } = props;
  const { t: shared } = useSpoken(SHARED);
  const { t } = telling;
  const { asked, asking, decision, made } = open;
  const [at, setAt] = useState<string | null>(decision.all.length === 1 ? '0' : null);
  const [isChanging, setChanging] = useState(false);
  const words = [...new Set(decision.all.map(({ choose }) => choose))];
  const isReferee = decision.step === 'referee';
  const [tab, setTab] = useState<string>(words[0] ?? '');
  const rows = decision.all.flatMap((choice, nth) =>
    isReferee && choice.choose !== tab && choice.choose !== 'pass'
      ? []
      : [{ key: `${nth}`, title: capital(toldInFull(telling, asked.seat, choice)), notes: notesOf(props, choice) }],
  );
  const picked = at === null ? undefined : decision.all[Number(at)];
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
      <div className="skirmish-body">
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
