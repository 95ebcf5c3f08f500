import { type ReactNode, useState } from 'react';
import { RadioRows } from '../../../design/forms/RadioRows.js';
import type { Person } from '../../../people/person.js';
import { useSpoken } from '../../../words/speech.js';
import { capital } from '../../../words/text.js';
import { Sealed } from '../../shared/Deciding.js';
import { Foot } from '../../shared/Foot.js';
import { SceneHead } from '../../shared/SceneHead.js';
import { TabLine } from '../../shared/TabLine.js';
import type { Question } from '../../shared/useQuestion.js';
import { SHARED } from '../../shared/words.js';

interface AnswersProps<C extends { readonly choose: string }> {
  readonly question: Pick<Question<unknown, unknown>, 'asked' | 'asking' | 'made'>;
  readonly step: string;
  readonly people: Readonly<Record<string, Person>>;
  readonly busy: boolean;
  readonly give: (choice: unknown) => void;
  /** What is asked. */
  readonly lead: string;
  readonly note: string | null;
  /** Whose the question is; null where it is nobody's. */
  readonly about: ReactNode;
  readonly answers: readonly C[];
  readonly told: (choice: C) => string;
  readonly notes: (choice: C) => readonly string[];
  readonly named: (as: string) => string;
  /** What a referee may do is too much for one list: the names of its parts. */
  readonly refereeing: Readonly<Record<string, string>>;
  /** What is shown of the answer that is picked. */
  readonly detail?: (choice: C | undefined) => ReactNode;
}

/** A question with some answers, each in the words of the rules. */
export const Answers = <C extends { readonly choose: string }>(props: AnswersProps<C>) => {
  const { question, step, people, busy, give, lead, note, about, answers: all, told, notes, named } = props;
  const { t: shared } = useSpoken(SHARED);
  const { asked, asking, made } = question;
  const isReferee = step === 'referee';
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
      : [{ key: `${nth}`, title: capital(told(choice)), notes: notes(choice) }],
  );
  // Things that are called the same are the same to drop.
  const rows = listed.filter(({ title }, nth) => listed.findIndex((one) => one.title === title) === nth);
  const picked = at === null ? undefined : all[Number(at)];
  if (made && !isChanging) {
    const mine = asking.sealed[asked.as] as C | undefined;
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
  return (
    <>
      <div className="field-body">
        <SceneHead title={capital(lead)} aside={about === null ? named(asked.as) : null} />
        {about}
        {isReferee ? (
          <div className="skirmish-who">
            <TabLine
              label={lead}
              at={tab}
              onGo={setTab}
              tabs={words
                .filter((word) => word !== 'pass')
                .map((word) => {
                  const name = props.refereeing[word] ?? word;
                  return { key: word, long: name, short: name };
                })}
            />
          </div>
        ) : null}
        {note === null ? null : <p className="scene-lead">{note}</p>}
        <div className="scene-rows">
          <RadioRows legend={lead} quietLegend rows={rows} picked={at} onPick={setAt} onAgain={gives} />
        </div>
        {props.detail?.(picked)}
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
