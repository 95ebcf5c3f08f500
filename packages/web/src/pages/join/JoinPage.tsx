import type { Invited } from '@warmoot/protocol';
import { refusalText } from '@warmoot/words';
import { type FormEvent, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { Button } from '../../design/forms/Button.js';
import { Field } from '../../design/forms/Field.js';
import { Refused } from '../../design/rules/Refused.js';
import { Shell } from '../../design/shell/Shell.js';
import { Loading } from '../../design/states/Loading.js';
import { api, type Hindrance } from '../../net/api.js';
import { TABLE } from '../../table/words.js';
import { useSpoken } from '../../words/speech.js';
import { useWords } from '../../words/WordsProvider.js';
import { codeIn } from './code.js';
import { Invitation } from './Invitation.js';
import { JOIN } from './joinWords.js';
import './join.css';

/** A code that came with the address: behind the #, where no server logs it. */
const codeInAddress = (query: URLSearchParams): string => codeIn(location.hash) || (query.get('code') ?? '');

interface CodeFormProps {
  readonly code: string;
  readonly hindrance: Hindrance | null;
  readonly onCode: (code: string) => void;
}

/** Where a code is typed in: short or long, or a whole link. */
const CodeForm = ({ code, hindrance, onCode }: CodeFormProps) => {
  const { ui } = useWords();
  const { t, words } = useSpoken(TABLE);
  const { t: join } = useSpoken(JOIN);
  const [text, setText] = useState(code);
  const lacks = text.trim() === '' ? ui.join.needCode : null;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (lacks === null) onCode(codeIn(text));
  };
  const why = hindrance === null ? null : hindrance.code === 'AWAY' ? t.serverAway : refusalText(words, hindrance);
  return (
    <form className="join" onSubmit={send}>
      <h1>{ui.join.title}</h1>
      <p className="story">{ui.join.text}</p>
      {hindrance?.code === 'LINK_GONE' ? <Refused what={ui.faults.expired.title} why={ui.faults.expired.text} /> : null}
      <Field
        label={ui.join.code}
        hint={ui.join.codeHint}
        error={why}
        className="join-code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={text}
        onText={setText}
      />
      <Button kind="act" type="submit" off={lacks}>
        {join.look}
      </Button>
    </form>
  );
};

/** What a code leads to, as soon as the server has said so. */
const useInvited = (code: string) => {
  const [seen, setSeen] = useState<{ readonly invited: Invited | null; readonly hindrance: Hindrance | null } | null>(
    null,
  );
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` only says that it is asked again.
  useEffect(() => {
    if (code === '') return;
    let isOver = false;
    setSeen(null);
    void api.door(code).then((answer) => {
      if (!isOver)
        setSeen(answer.ok ? { invited: answer.value, hindrance: null } : { invited: null, hindrance: answer.refusal });
    });
    return () => {
      isOver = true;
    };
  }, [code, asked]);
  return { seen, again: () => setAsked((count) => count + 1) };
};

/** By a code or a link to a table: first what it leads to, then a name and a seat. More is not needed. */
export const JoinPage = () => {
  const { ui } = useWords();
  const [query] = useSearchParams();
  const [, go] = useLocation();
  const [code, setCode] = useState(() => codeInAddress(query));
  const { seen, again } = useInvited(code);
  const take = (next: string): void => {
    // The same code may be tried again: what it leads to may have changed.
    if (next === code) again();
    setCode(next);
    go(`/join#${encodeURIComponent(next)}`, { replace: true });
  };
  useEffect(() => {
    const follow = (): void => setCode(codeIn(location.hash));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  if (seen?.invited) return <Invitation key={code} code={code} invited={seen.invited} />;
  return (
    <Shell at={null} scene={ui.join.title}>
      {code !== '' && seen === null ? (
        <Loading text={ui.table.loading} />
      ) : (
        <div className="join-page">
          <CodeForm code={code} hindrance={seen?.hindrance ?? null} onCode={take} />
          <div className="plate-beside" aria-hidden="true" />
        </div>
      )}
    </Shell>
  );
};
