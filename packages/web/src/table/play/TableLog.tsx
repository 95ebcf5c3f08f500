import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../design/forms/Button.js';
import { LogPanel } from '../../log/LogPanel.js';
import { logEntries } from '../../log/passages.js';
import type { Sitting } from '../../net/sitting.js';
import { loadEarlier } from '../../net/sittings.js';
import type { Do } from '../../net/useSitting.js';
import type { Person } from '../../people/person.js';
import { useSpoken } from '../../words/speech.js';
import { isPlayer, proposeTo } from '../rulings/propose.js';
import { TABLE } from '../words.js';

interface TableLogProps {
  readonly sitting: Sitting;
  readonly people: Readonly<Record<string, Person>>;
  readonly act: Do;
}

const NONE = [] as const;

/** The entries of a seat's log, in the words of the page. */
export const useLogEntries = ({ sitting, people }: Pick<TableLogProps, 'sitting' | 'people'>) => {
  const { words } = useSpoken(TABLE);
  const { items, telling, seat, campaign } = sitting;
  return useMemo(
    () => logEntries(items, telling?.told ?? NONE, { words, hearer: seat, people, campaign }),
    [items, telling, words, seat, people, campaign],
  );
};

const Say = ({ act }: Pick<TableLogProps, 'act'>) => {
  const { t } = useSpoken(TABLE);
  const [text, setText] = useState('');
  const say = (event: FormEvent): void => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    setText('');
    // What was refused is put back on the line: nothing typed is lost.
    void act({ do: 'say', text: said }).then((refusal) => {
      if (refusal !== null) setText((now) => (now === '' ? said : now));
    });
  };
  return (
    <form className="say" onSubmit={say}>
      <input
        aria-label={t.talk}
        placeholder={t.talk}
        maxLength={2000}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button small type="submit">
        {t.say}
      </Button>
    </form>
  );
};

/** The log beside the scene, the newest in sight, and a line to speak on. */
export const TableLog = ({ sitting, people, act }: TableLogProps) => {
  const { t } = useSpoken(TABLE);
  const entries = useLogEntries({ sitting, people });
  const end = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is new comes into sight.
  useEffect(() => {
    const box = end.current;
    if (box !== null) box.scrollTop = box.scrollHeight;
  }, [sitting.items.at(-1)?.place]);
  const mayUndo = sitting.scene !== null && isPlayer(sitting);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard */}
      <div ref={end} className="side-log" tabIndex={0} role="log">
        {(sitting.items[0]?.place ?? 0) === 0 ? null : (
          <p>
            <Button kind="quiet" small onClick={() => void loadEarlier(sitting.table, sitting.seat)}>
              {t.earlier}
            </Button>
          </p>
        )}
        <LogPanel
          entries={entries}
          {...(mayUndo && { onUndo: (to: number) => proposeTo(sitting, act, 'undo', { to }) })}
        />
      </div>
      <p className="side-whole small">
        <Link href={`/t/${sitting.table}/log`}>{t.wholeLog}</Link>
      </p>
      <Say act={act} />
    </>
  );
};
