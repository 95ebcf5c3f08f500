import { number } from '@warmoot/words';
import { type ReactNode, useMemo, useState } from 'react';
import { Arms } from '../design/base/Arms.js';
import { Icon } from '../design/base/Icon.js';
import { Dice } from '../design/chance/Dice.js';
import { TallyPopover } from '../design/chance/Tally.js';
import type { TallyData } from '../design/chance/tallyOf.js';
import { Button } from '../design/forms/Button.js';
import { Popover } from '../design/panels/Popover.js';
import { WithRules } from '../design/rules/WithRules.js';
import { tinctureOf } from '../people/tinctures.js';
import { useWords } from '../words/WordsProvider.js';
import { type EntryState, type LogEntry, sentencesOf } from './entry.js';
import { type LogPart, partsOf } from './folds.js';
import './log.css';
import { partId } from './passages.js';

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

/** What the number of an entry opens: its time, a link to it, and the button that undoes back to it. */
const EntryTools = ({ seq, at, onUndo }: EntryToolsProps) => {
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

interface LogPanelProps {
  readonly entries: readonly LogEntry[];
  /** Goes back to an entry; left out where nobody may. */
  readonly onUndo?: (seq: number) => void;
}

/** "20 against 18" in whatever language: the total, a word, what had to be reached. */
const numberIn = (
  text: string,
  { total, toReach }: TallyData,
): readonly [before: string, it: string, after: string] | null => {
  if (total === null || toReach === null) return null;
  const found = new RegExp(`${number(total)}\\s+\\p{L}+\\s+${number(toReach)}`, 'u').exec(text);
  if (found === null) return null;
  const [it] = found;
  return [text.slice(0, found.index), it, text.slice(found.index + it.length)];
};

const Prose = ({ entry }: { readonly entry: LogEntry }) => {
  const { ui } = useWords();
  const text = sentencesOf(entry).join(' ');
  const { tally } = entry;
  if (tally === null)
    return (
      <p>
        <WithRules text={text} />
      </p>
    );
  const parts = numberIn(text, tally);
  if (parts === null) {
    return (
      <p>
        <WithRules text={text} /> <TallyPopover of={tally}>{ui.log.showSum}</TallyPopover>
      </p>
    );
  }
  const [before, it, after] = parts;
  return (
    <p>
      {before}
      <TallyPopover of={tally}>{it}</TallyPopover>
      <WithRules text={after} />
    </p>
  );
};

const Thrown = ({ entry: { tally, typed } }: { readonly entry: LogEntry }) =>
  tally?.fallen == null ? null : (
    <span className="log-dice">
      <Dice dice={tally.thrown.dice} faces={tally.fallen.faces} size={26} {...(typed && { typed })} />
    </span>
  );

/** What stands where the arms would: who did it, or what kind of thing it is. */
const Sign = ({ entry: { who, state } }: { readonly entry: LogEntry }): ReactNode => {
  if (state === 'ruling') return <Icon name="ui-agree" size={16} />;
  if (state === 'table') return null;
  if (state === 'sealed') return <Icon name="sl-made" size={20} />;
  return who === null ? null : <Arms colour={who.colour} size={22} label={who.name} />;
};

const LABELLED: ReadonlySet<EntryState> = new Set(['onlyYou', 'ruling', 'undone', 'said']);

const Entry = ({ entry, onUndo }: { readonly entry: LogEntry; readonly onUndo?: (seq: number) => void }) => {
  const { ui } = useWords();
  const { state, who, account } = entry;
  const no = entry.no === undefined ? account.seq : entry.no;
  const labels: Partial<Record<EntryState, string>> = {
    onlyYou: ui.log.onlyYou,
    ruling: ui.log.ruling,
    undone: ui.log.undone,
    said: who?.name ?? '',
  };
  return (
    <li
      id={no === null ? `line-${account.seq}` : `entry-${no}`}
      className="log-entry"
      data-state={state}
      data-tincture={who === null ? undefined : tinctureOf(who.colour)}
    >
      <span className="log-sign">
        <Sign entry={entry} />
      </span>
      <div className="log-body">
        {LABELLED.has(state) ? <span className="lab">{labels[state]}</span> : null}
        {state === 'undone' ? (
          <del>
            <Prose entry={entry} />
          </del>
        ) : (
          <Prose entry={entry} />
        )}
        <Thrown entry={entry} />
      </div>
      {no === null ? null : <EntryTools seq={no} at={entry.at} {...(onUndo && state !== 'undone' && { onUndo })} />}
    </li>
  );
};

interface LineProps {
  readonly entry: LogEntry;
  readonly onUndo?: (seq: number) => void;
}

/** An entry with whatever stands above it. */
const Line = ({ entry, onUndo }: LineProps) => {
  const { ui } = useWords();
  return (
    <>
      {entry.heading === undefined ? null : (
        <li className="log-heading" {...(entry.heading.part !== undefined && { id: partId(entry.heading.part) })}>
          <h2>{entry.heading.title}</h2>
          {entry.heading.note === undefined ? null : <span className="small soft">{entry.heading.note}</span>}
        </li>
      )}
      {entry.state === 'rulesChanged' ? (
        <li id={`entry-${entry.account.seq}`} className="log-changed">
          <span>{ui.log.rulesChanged({ version: entry.version ?? '' })}</span>
        </li>
      ) : (
        <Entry entry={entry} {...(onUndo && { onUndo })} />
      )}
    </>
  );
};

/** Many throws for one thing under its name. What is still being thrown stands open. */
const Fold = ({
  of,
  open,
  onUndo,
}: { of: Extract<LogPart, { fold: string }>; open: boolean } & Omit<LineProps, 'entry'>) => {
  const { ui } = useWords();
  return (
    <li className="log-fold">
      <details open={open}>
        <summary>{ui.log.throws({ title: of.fold, count: of.entries.length })}</summary>
        <ol className="log">
          {of.entries.map((entry) => (
            <Line key={entry.account.seq} entry={entry} {...(onUndo && { onUndo })} />
          ))}
        </ol>
      </details>
    </li>
  );
};

/** The log: set to be read. Numbers open their sums, sums open their rules. */
export const LogPanel = ({ entries, onUndo }: LogPanelProps) => {
  const { ui } = useWords();
  const parts = useMemo(() => partsOf(entries), [entries]);
  if (entries.length === 0) return <p className="note">{ui.log.empty}</p>;
  return (
    <ol className="log">
      {parts.map((part, nth) =>
        'fold' in part ? (
          <Fold
            key={part.entries[0].account.seq}
            of={part}
            open={nth === parts.length - 1}
            {...(onUndo && { onUndo })}
          />
        ) : (
          <Line key={part.entry.account.seq} entry={part.entry} {...(onUndo && { onUndo })} />
        ),
      )}
    </ol>
  );
};
