import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useWords } from '../words/WordsProvider.js';
import type { EntryState, LogEntry } from './entry.js';
import { LogPanel } from './LogPanel.js';
import { LuckSoFar, type PersonLuck } from './LuckSoFar.js';
import './log-view.css';

interface LogViewProps {
  readonly title: string;
  /** Where and when, in a sentence. */
  readonly where: ReactNode;
  readonly entries: readonly LogEntry[];
  readonly luck: readonly PersonLuck[];
  readonly onUndo?: (seq: number) => void;
  /** What shows that nobody chose the dice: the fingerprint of their seed. */
  readonly seedHash?: string;
  /** What else belongs to this log: stands beside it, first. */
  readonly aside?: ReactNode;
  /** The scene as it was to be read: stands before its log. */
  readonly reading?: ReactNode;
}

/** What can be left out of the log. */
const PARTS = ['sealed', 'onlyYou', 'ruling', 'undone', 'said', 'table'] as const satisfies readonly EntryState[];
type Part = (typeof PARTS)[number];

const Filter = ({ hidden, onToggle }: { hidden: ReadonlySet<EntryState>; onToggle: (part: Part) => void }) => {
  const { ui } = useWords();
  return (
    <fieldset className="log-filter">
      <legend className="lab">{ui.log.show}</legend>
      {PARTS.map((part) => (
        <label key={part}>
          <input type="checkbox" checked={!hidden.has(part)} onChange={() => onToggle(part)} />
          {ui.log[part]}
        </label>
      ))}
    </fieldset>
  );
};

/** The headings of the log as a way through it. */
const Ways = ({ entries }: { readonly entries: readonly LogEntry[] }) => {
  const { ui } = useWords();
  const headed = entries.filter(({ heading }) => heading !== undefined);
  if (headed.length === 0) return null;
  return (
    <nav className="log-ways" aria-label={ui.log.title}>
      <h2>{ui.log.title}</h2>
      <ul>
        {headed.map(({ account, no, heading }) => (
          <li key={account.seq}>
            <a href={`#entry-${no ?? account.seq}`}>
              <b>{heading?.title}</b>
              <span className="small soft">{heading?.note}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** The log as a page: ways through it at the left, the story in the middle, the dice at the right. */
export const LogView = ({ title, where, entries, luck, onUndo, seedHash, aside, reading }: LogViewProps) => {
  const { ui } = useWords();
  const [hidden, setHidden] = useState<ReadonlySet<EntryState>>(new Set());
  const shown = useMemo(() => entries.filter(({ state }) => !hidden.has(state)), [entries, hidden]);
  const isThere = entries.length > 0;
  useEffect(() => {
    // The entries come later than the page, so that the browser itself has found nothing to go to.
    if (!isThere) return;
    const wanted = document.getElementById(location.hash.slice(1));
    wanted?.closest('details')?.setAttribute('open', '');
    wanted?.scrollIntoView({ block: 'center' });
  }, [isThere]);
  const toggle = (part: Part) => {
    const next = new Set(hidden);
    if (!next.delete(part)) next.add(part);
    setHidden(next);
  };
  return (
    <div className="log-view">
      <section className="log-main">
        <header>
          <h1>{title}</h1>
          <p className="soft">{where}</p>
        </header>
        {reading}
        <LogPanel entries={shown} {...(onUndo && { onUndo })} />
      </section>
      <div className="log-left">
        <Ways entries={shown} />
        <Filter hidden={hidden} onToggle={toggle} />
      </div>
      <aside className="log-right">
        {aside}
        <LuckSoFar of={luck} />
        {seedHash === undefined ? null : (
          <p className="small soft">
            {ui.log.seedHash}
            <br />
            <span className="log-hash">{seedHash}</span>
          </p>
        )}
      </aside>
    </div>
  );
};
