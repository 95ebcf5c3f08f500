import { Fragment, type ReactNode, useContext } from 'react';
import { NAMED } from '../design/rules/ids.js';
import { RuleView } from '../design/rules/ruleView.js';
import type { BookWords } from './bookWords.js';
import type { Aside, Rule } from './chapter.js';

const MARKS = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/;

/** Ids of other rules open in place. */
const WithIds = ({ text }: { readonly text: string }) => {
  const Name = useContext(RuleView);
  const ids = text.match(NAMED) ?? [];
  return text.split(NAMED).map((part, nth) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one fixed text.
    <Fragment key={nth}>
      {part}
      {ids[nth] === undefined ? null : <Name id={ids[nth]} />}
    </Fragment>
  ));
};

const piece = (part: string): ReactNode => {
  if (part.startsWith('**'))
    return (
      <b>
        <WithIds text={part.slice(2, -2)} />
      </b>
    );
  if (part.startsWith('`')) return <code>{part.slice(1, -1)}</code>;
  if (part.startsWith('*') && part.length > 2)
    return (
      <em>
        <WithIds text={part.slice(1, -1)} />
      </em>
    );
  return <WithIds text={part} />;
};

/** A text with its inline marks set. */
export const Prose = ({ text }: { readonly text: string }) =>
  text.split(MARKS).map((part, nth) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one fixed text.
    <Fragment key={nth}>{piece(part)}</Fragment>
  ));

const Cells = ({ of, right, head }: { of: readonly string[]; right: readonly boolean[]; head?: boolean }) =>
  of.map((cell, nth) => {
    const className = right[nth] ? 'is-right' : undefined;
    const key = `${nth} ${cell}`;
    // A corner of a table heads nothing.
    return head && cell !== '' ? (
      <th key={key} scope="col" className={className}>
        <Prose text={cell} />
      </th>
    ) : (
      <td key={key} className={className}>
        <Prose text={cell} />
      </td>
    );
  });

/** A table, a list or a drawing of the ledger. */
export const AsideView = ({ aside }: { readonly aside: Aside }) => {
  if (aside.kind === 'drawing') {
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide drawing scrolls by itself and must be reached by keys.
      <pre className="rule-drawing" tabIndex={0}>
        {aside.text}
      </pre>
    );
  }
  if (aside.kind === 'list') {
    const items = aside.items.map((item) => (
      <li key={item}>
        <Prose text={item} />
      </li>
    ));
    return aside.ordered ? <ol className="rule-list">{items}</ol> : <ul className="rule-list">{items}</ul>;
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by itself and must be reached by keys.
    <div className="rule-table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <Cells of={aside.head} right={aside.right} head />
          </tr>
        </thead>
        <tbody>
          {aside.rows.map((row, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a fixed table.
            <tr key={nth}>
              <Cells of={row} right={aside.right} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** The text of a rule with what hangs on it, wherever it is shown. */
export const RuleText = ({ rule, t }: { readonly rule: Rule; readonly t: Pick<BookWords, 'ruling' | 'option'> }) => (
  <>
    <p className="story rule-text">
      {rule.ruling ? <em className="rule-ruling">{t.ruling}: </em> : null}
      <span lang="en">
        <Prose text={rule.text} />
      </span>
    </p>
    {rule.notes.map((note) => (
      <p key={note} className="rule-note" lang="en">
        <Prose text={note} />
      </p>
    ))}
    {rule.more.map((aside, nth) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one fixed rule.
      <AsideView key={nth} aside={aside} />
    ))}
    {rule.choice === null || rule.choice === 'fixed' ? null : (
      <p className="rule-choice">
        {t.option} <code>{rule.choice}</code>
      </p>
    )}
  </>
);
