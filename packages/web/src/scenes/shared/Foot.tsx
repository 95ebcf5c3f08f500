import type { Asked } from '@warmoot/kernel';
import type { ReactNode } from 'react';
import { Button } from '../../design/forms/Button.js';
import { Seal } from '../../design/seats/Seal.js';
import type { Person } from '../../people/person.js';
import { useSpoken } from '../../words/speech.js';
import type { Asking } from './asking.js';
import { Always } from './standing/Always.js';
import { SHARED } from './words.js';

interface OthersProps {
  readonly asking: Asking;
  readonly people: Readonly<Record<string, Person>>;
  readonly called: (as: string) => string;
}

/** The seals of those who choose at the same time. Size and place say nothing about what they chose. */
const Others = ({ asking, people, called }: OthersProps) => {
  const { t } = useSpoken(SHARED);
  const { others, made } = asking;
  if (others.length === 0) return null;
  const [only] = others;
  if (others.length === 1 && only !== undefined) {
    const person = people[only.seat];
    const done = made.has(only.as);
    const name = called(only.as);
    return (
      <div className="foot-seal foot-others">
        <Seal state={done ? 'made' : 'open'} colour={person?.colour ?? 0} name={name} size={40} />
        <p>
          <b>{done ? t.hasSealed({ who: name }) : t.stillChoosing({ who: name })}</b>
          <span>{t.nobodySees}</span>
        </p>
      </div>
    );
  }
  return (
    <ul className="foot-others foot-many">
      {others.map(({ seat, as }) => (
        <li key={as}>
          <Seal state={made.has(as) ? 'made' : 'open'} colour={people[seat]?.colour ?? 0} name={called(as)} size={28} />
          <span>{called(as)}</span>
        </li>
      ))}
    </ul>
  );
};

interface FootProps {
  /** The question at whose foot it stands. */
  readonly of: {
    readonly asking: Asking;
    readonly asked: Asked;
    readonly people: Readonly<Record<string, Person>>;
    readonly busy: boolean;
  };
  /** What is picked, in words; null as long as nothing is. */
  readonly title: ReactNode;
  readonly note?: ReactNode;
  /** What the button says; null where nothing is to be done. */
  readonly act: string | null;
  /** Why it cannot be done yet. */
  readonly off: string | null;
  readonly onAct: () => void;
  /** What is picked, as it would be answered: where such an answer may stand, it can be set here. */
  readonly choice?: unknown;
  readonly extra?: ReactNode;
  /** Whether this one's own seal is made already. */
  readonly made?: boolean;
  /** What an answer is for, in fewer words where that is enough. */
  readonly called?: (as: string) => string;
}

export const asItIs = (as: string): string => as;

/** The foot of a decision: the others' seals, one's own, and the one gold button. */
export const Foot = ({ of, title, note, act, off, onAct, choice = null, extra, made, called = asItIs }: FootProps) => {
  const { t } = useSpoken(SHARED);
  const { asking, asked, people, busy } = of;
  const me = people[asked.seat];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is drawn by other laws
    <div className="scene-foot" role="group" aria-label={t.yourAnswer}>
      {asking.together ? <Others asking={asking} people={people} called={called} /> : null}
      <div className="foot-seal foot-mine">
        {asking.together ? (
          <Seal state={made ? 'made' : 'open'} colour={me?.colour ?? 0} name={me?.name ?? ''} size={40} />
        ) : null}
        <p>
          <b>{title}</b>
          {note === undefined || note === '' ? null : <span>{note}</span>}
        </p>
      </div>
      {extra}
      {act === null || off !== null ? null : <Always asked={asked} choice={choice} onAct={onAct} />}
      {act === null ? null : (
        <Button kind="act" off={off} busy={busy} onClick={onAct} className="foot-act">
          {act}
        </Button>
      )}
    </div>
  );
};
