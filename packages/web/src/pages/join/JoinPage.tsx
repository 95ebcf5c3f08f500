import { refusalText } from '@warmoot/words';
import { type FormEvent, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { keep, kept } from '../../browser/kept.js';
import { Button } from '../../design/forms/Button.js';
import { Field } from '../../design/forms/Field.js';
import { Refused } from '../../design/rules/Refused.js';
import { Shell } from '../../design/shell/Shell.js';
import { api, type Hindrance } from '../../net/api.js';
import { noteSeat } from '../../net/store.js';
import { TABLE } from '../../table/words.js';
import { useSpoken } from '../../words/speech.js';
import { useWords } from '../../words/WordsProvider.js';
import { codeIn } from './code.js';
import './join.css';

/** A code that came with the address: behind the #, where no server logs it. */
const codeInAddress = (query: URLSearchParams): string => codeIn(location.hash) || (query.get('code') ?? '');

/** A code and, where it is an invitation, a name: more is not needed to sit down. */
export const JoinPage = () => {
  const { ui } = useWords();
  const { t, words } = useSpoken(TABLE);
  const [query] = useSearchParams();
  const [, go] = useLocation();
  const [code, setCode] = useState(() => codeInAddress(query));
  const [name, setName] = useState(() => kept('name') ?? '');
  // Whether a name is wanted shows when the code is tried: a link to a seat has one already.
  const [isNamed, setNamed] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const [hindrance, setHindrance] = useState<Hindrance | null>(null);
  const lacks = code.trim() === '' ? ui.join.needCode : null;

  const take = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (lacks !== null || isBusy) return;
    setBusy(true);
    const me = name.trim();
    if (me !== '') keep('name', me);
    const seat = await api.join(codeIn(code), me === '' ? undefined : me);
    setBusy(false);
    if (seat.ok) {
      noteSeat(seat.value.table, seat.value.seat);
      go(`/t/${seat.value.table}`, { replace: true });
      return;
    }
    setHindrance(seat.refusal);
    setNamed(seat.refusal.code === 'NAME_NEEDED' || seat.refusal.code === 'NAME_TAKEN' || isNamed);
  };

  const why = hindrance === null ? null : hindrance.code === 'AWAY' ? t.serverAway : refusalText(words, hindrance);
  const isAboutName = hindrance?.code === 'NAME_NEEDED' || hindrance?.code === 'NAME_TAKEN';
  return (
    <Shell at={null} scene={ui.join.title}>
      <form className="join" onSubmit={(event) => void take(event)}>
        <h1>{ui.join.title}</h1>
        <p className="story">{ui.join.text}</p>
        {hindrance?.code === 'LINK_GONE' ? (
          <Refused what={ui.faults.expired.title} why={ui.faults.expired.text} />
        ) : null}
        <Field
          label={ui.join.code}
          hint={ui.join.codeHint}
          error={isAboutName ? null : why}
          className="join-code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          onText={setCode}
        />
        <Field
          label={ui.join.name}
          hint={ui.join.nameHint}
          error={isAboutName ? why : null}
          autoComplete="nickname"
          maxLength={40}
          value={name}
          onText={setName}
        />
        <Button kind="act" type="submit" busy={isBusy} off={lacks}>
          {ui.join.act}
        </Button>
      </form>
    </Shell>
  );
};
