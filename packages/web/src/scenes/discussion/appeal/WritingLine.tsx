import { saga } from '@warmoot/rules';
import { type KeyboardEvent, useId } from 'react';
import { Arms } from '../../../design/base/Arms.js';
import { Button } from '../../../design/forms/Button.js';
import { shortName } from '../../../people/names.js';
import { useSpoken } from '../../../words/speech.js';
import { bearingOf } from '../bearing.js';
import type { TalkProps } from '../model.js';
import { Chips } from './Chips.js';
import { useDraft } from './draft.js';
import { spokenBy, talkersOf } from './drafting.js';
import { APPEAL_WORDS } from './words.js';

const NARRATOR = '';
const MOST_WORDS = 2000;

/** As whom one speaks: one of one's own who are there, or as the narrator. An appeal is somebody's. */
export const AsWhom = (props: TalkProps & { readonly appeal?: boolean }) => {
  const { view, seat, appeal = false } = props;
  const { t } = useSpoken(APPEAL_WORDS);
  const { draft, alter } = useDraft();
  if (seat === null) return null;
  const names = view.given.people.map(({ name }) => name);
  const own = appeal ? talkersOf(view, seat) : saga.discussion.ownHere(view, seat);
  const chips = own.map((name) => {
    const { colour, charge } = bearingOf(props, name);
    return { key: name, label: shortName(name, names), sign: <Arms colour={colour} charge={charge} size={18} /> };
  });
  return (
    <Chips
      legend={t.asWhom}
      quietLegend={!appeal}
      look={appeal ? 'chips' : 'quiet'}
      picked={[draft.talker ?? NARRATOR]}
      onPick={(key) => alter((was) => spokenBy(view, was, key === NARRATOR ? null : key))}
      chips={appeal ? chips : [...chips, { key: NARRATOR, label: t.narrator }]}
    />
  );
};

interface WordsFieldProps extends TalkProps {
  /** Of an appeal, or of what is only said. */
  readonly of: 'words' | 'speech';
  /** Says it: Enter, where one is not in the midst of a line. */
  readonly onEnter?: () => void;
}

/** What is said: it grows as it is written, and stays on this device until it is said. */
export const WordsField = ({ view, of, onEnter, writing }: WordsFieldProps) => {
  const { t } = useSpoken(APPEAL_WORDS);
  const { draft, setDraft } = useDraft();
  const id = useId();
  const names = view.given.people.map(({ name }) => name);
  const { talker } = draft;
  const who = talker === null ? '' : shortName(talker, names);
  const pressed = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || onEnter === undefined) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <div className="words-field">
      <label className="vh" htmlFor={id}>
        {talker === null ? t.tellLine : t.sayLine({ who })}
      </label>
      <textarea
        id={id}
        rows={1}
        maxLength={MOST_WORDS}
        placeholder={talker === null ? t.tellHint : t.sayHint({ who })}
        enterKeyHint={onEnter === undefined ? 'enter' : 'send'}
        value={draft[of]}
        onChange={({ target }) => {
          setDraft({ [of]: target.value });
          // That somebody writes, and as whom; never what.
          writing?.onWrite(talker);
        }}
        onKeyDown={pressed}
      />
    </div>
  );
};

/** The line at the foot of the talk: whoever is there says what they like, whenever they like. No rule reads it. */
export const WritingLine = (props: TalkProps) => {
  const { gesture = null } = props;
  const { t } = useSpoken(APPEAL_WORDS);
  const { draft, setDraft } = useDraft();
  const text = draft.speech.trim();
  if (gesture === null) return null;
  const say = (): void => {
    if (text === '') return;
    gesture({ make: 'say', as: draft.talker, text });
    setDraft({ speech: '' });
  };
  return (
    <div className="writing-line">
      <AsWhom {...props} />
      <div className="writing-row">
        <WordsField {...props} of="speech" onEnter={say} />
        <Button
          kind="ink"
          off={text === '' ? t.nothingWritten : null}
          why={(off) => <span className="vh">{off}</span>}
          onClick={say}
        >
          {draft.talker === null ? t.tell : t.say}
        </Button>
      </div>
    </div>
  );
};
