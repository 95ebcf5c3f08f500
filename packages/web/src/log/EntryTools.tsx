import { useState } from 'react';
import { Button } from '../design/forms/Button.js';
import { Popover } from '../design/panels/Popover.js';
import { useWords } from '../words/WordsProvider.js';

interface EntryToolsProps {
  readonly seq: number;
  readonly at: Date | null;
  readonly onUndo?: (seq: number) => void;
}

/** An entry is read on the page of the log, wherever its number was pressed; that of a scene is a page of its own. */
const linkTo = (seq: number): string => {
  const [, table] = /^\/t\/([^/]+)(?:\/log)?$/.exec(location.pathname) ?? [];
  return new URL(`${table === undefined ? '' : `/t/${table}/log`}#entry-${seq}`, location.href).href;
};

/** Behind the number of an entry: when it was, a link to it, and the way back to it. */
export const EntryTools = ({ seq, at, onUndo }: EntryToolsProps) => {
  const { ui, language } = useWords();
  const [copied, setCopied] = useState(false);
  const [shown, setShown] = useState(false);
  const share = () => {
    navigator.clipboard?.writeText(linkTo(seq)).then(
      () => setCopied(true),
      // Then it can still be copied by hand: it stands below.
      () => setShown(true),
    );
    if (navigator.clipboard === undefined) setShown(true);
  };
  return (
    <span className="log-tools">
      <Popover
        label={ui.log.entry({ seq: seq })}
        triggerLabel={ui.log.actions({ seq: seq })}
        triggerClass="log-number"
        trigger={seq}
      >
        <p className="lab">
          {ui.log.entry({ seq: seq })}
          {at === null ? null : `, ${at.toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })}`}
        </p>
        <p className="log-acts">
          <Button small onClick={share}>
            {copied ? ui.log.copied : ui.log.share({ seq: seq })}
          </Button>
          {onUndo === undefined ? null : (
            <Button small onClick={() => onUndo(seq)}>
              {ui.log.undoTo}
            </Button>
          )}
        </p>
        {shown ? <p className="log-link small">{linkTo(seq)}</p> : null}
      </Popover>
    </span>
  );
};
