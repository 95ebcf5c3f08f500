import { saga } from '@warmoot/rules';
import { type ReactNode, useState } from 'react';
import { RadioRows } from '../../../design/forms/RadioRows.js';
import { shortName } from '../../../people/names.js';
import { useSpoken } from '../../../words/speech.js';
import { SceneHead } from '../../shared/SceneHead.js';
import { Chips } from './Chips.js';
import { LeafFoot } from './LeafFoot.js';
import type { Question } from './question.js';
import { APPEAL_WORDS } from './words.js';

interface OneOfProps extends Question {
  readonly title: string;
  readonly note: string;
  readonly rows: readonly { readonly key: string; readonly title: string; readonly then: string }[];
  readonly choiceOf: (key: string) => unknown;
  readonly children?: ReactNode;
}

/** One of a few answers, each with what follows. */
export const OneOf = ({ title, note, rows, choiceOf, children, ...props }: OneOfProps) => {
  const { asked, answer, busy } = props;
  const { t } = useSpoken(APPEAL_WORDS);
  const [picked, setPicked] = useState<string | null>(null);
  const row = rows.find(({ key }) => key === picked);
  const give = (key: string): void => answer(asked, choiceOf(key));
  return (
    <section className="appeal-leaf" data-yours="">
      <SceneHead title={title} />
      <p className="scene-wait">{note}</p>
      {children}
      <div className="scene-rows">
        <RadioRows
          legend={title}
          quietLegend
          rows={rows.map((one) => ({ key: one.key, title: one.title, notes: one.then === '' ? [] : [one.then] }))}
          picked={picked}
          onPick={setPicked}
          onAgain={give}
        />
      </div>
      <LeafFoot
        label={title}
        act={row?.title ?? t.giveAnswer}
        off={row === undefined ? t.pickFirst : null}
        busy={busy}
        onAct={() => row !== undefined && give(row.key)}
      />
    </section>
  );
};

/** SAGA-TALK-014, SAGA-TALK-020: whoever has heard three may ignore the next, and says so appeal by appeal. */
export const Listen = (props: Question) => {
  const { view, asked } = props;
  const { t } = useSpoken(APPEAL_WORDS);
  const who = asked.as;
  const { heard } = saga.discussion.nowOf(view, who);
  return (
    <OneOf
      {...props}
      title={t.listenTitle({ who })}
      note={t.listenWhy({ who, n: heard })}
      rows={[
        { key: 'listen', title: t.listen, then: t.listenThen({ who, n: heard + 1 }) },
        { key: 'ignore', title: t.ignore, then: t.ignoreThen },
      ]}
      choiceOf={(choose) => ({ choose })}
    />
  );
};

/** SAGA-TALK-010: others walk out. */
export const StopOrNot = (props: Question) => {
  const { t } = useSpoken(APPEAL_WORDS);
  const { view } = props;
  const { who = [], after = [] } = view.open.leaving ?? {};
  const isPursued = after.length > 0;
  return (
    <OneOf
      {...props}
      title={t.stopTitle({ who, n: who.length })}
      note={t.stopNote}
      rows={[
        isPursued ? { key: 'letGo', title: t.stayOut, then: '' } : { key: 'letGo', title: t.letGo, then: t.letGoThen },
        {
          key: 'stop',
          title: isPursued ? t.pursueToo : t.stop,
          then: view.given.options['saga.move.rules'] === 'draft' ? t.pursueThen : t.stopThen,
        },
      ]}
      choiceOf={(choose) => ({ choose })}
    />
  );
};

/** SAGA-TALK-011: steel is drawn; each of mine who can fight stays out or takes a side. */
export const Join = (props: Question) => {
  const { view, asked, answer, busy, seat } = props;
  const { t } = useSpoken(APPEAL_WORDS);
  const { side1 = [], side2 = [] } = view.open.brawl ?? {};
  const names = view.given.people.map(({ name }) => name);
  const mine = saga.discussion
    .ownHere(view, seat ?? '')
    .filter(
      (name) => ![...side1, ...side2].includes(name) && saga.discussion.personNamed(view, name).fighter !== undefined,
    );
  const [sides, setSides] = useState<Readonly<Record<string, string>>>({});
  const on = (side: string): readonly string[] => mine.filter((name) => sides[name] === side);
  const short = (some: readonly string[]): readonly string[] => some.map((name) => shortName(name, names));
  const isOut = on('side1').length + on('side2').length === 0;
  return (
    <section className="appeal-leaf" data-yours="">
      <SceneHead title={t.joinTitle} />
      <p className="scene-wait">{t.joinNote({ side1, side2 })}</p>
      <div className="appeal-set">
        {mine.map((name) => (
          <Chips
            key={name}
            legend={name}
            picked={[sides[name] ?? 'out']}
            onPick={(side) => setSides({ ...sides, [name]: side })}
            chips={[
              { key: 'out', label: t.standBy },
              { key: 'side1', label: t.joinSide({ who: short(side1) }) },
              { key: 'side2', label: t.joinSide({ who: short(side2) }) },
            ]}
          />
        ))}
      </div>
      <LeafFoot
        label={t.joinTitle}
        act={isOut ? t.joinStand : t.joinGo}
        busy={busy}
        onAct={() => answer(asked, { choose: 'join', side1: on('side1'), side2: on('side2') })}
      />
    </section>
  );
};
