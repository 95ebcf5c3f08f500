import { useState } from 'react';
import type { FaultKind } from '../../words/kinds.js';
import { useWords } from '../../words/WordsProvider.js';
import { Icon } from '../base/Icon.js';
import { Button, ButtonLink } from '../forms/Button.js';
import './faults.css';

interface FaultPageProps {
  readonly kind: FaultKind;
  /** The number of an entry, or what broke: shown to be copied. */
  readonly detail?: string;
}

/** Where the way on leads; where there is none, the page is loaded anew. */
const WAYS: Partial<Record<FaultKind, string>> = {
  missing: '/',
  gone: '/',
  expired: '/join',
  taken: '/join',
  putOut: '/',
};

const Detail = ({ text }: { readonly text: string }) => {
  const { ui } = useWords();
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      // Then it can still be copied by hand.
      () => {},
    );
  return (
    <p className="fault-detail">
      <code>{text}</code>
      {navigator.clipboard === undefined ? null : (
        <Button small onClick={copy}>
          {copied ? ui.plain.copied : ui.plain.copy}
        </Button>
      )}
    </p>
  );
};

/** A page that cannot be shown: what is wrong, what is lost (mostly nothing), and one way on. */
export const FaultPage = ({ kind, detail }: FaultPageProps) => {
  const { ui } = useWords();
  const { title, text, act } = ui.faults[kind];
  const way = WAYS[kind];
  return (
    <main className="fault">
      <Icon name="mark" size={44} label={ui.name} />
      <h1>{title}</h1>
      <p className="story">{text}</p>
      {detail === undefined ? null : <Detail text={detail} />}
      <p className="fault-ways">
        {way === undefined ? (
          <Button kind="ink" onClick={() => location.reload()}>
            {act}
          </Button>
        ) : (
          <ButtonLink kind="ink" href={way}>
            {act}
          </ButtonLink>
        )}
        <ButtonLink kind="quiet" href="/rules">
          {ui.nav.rules}
        </ButtonLink>
      </p>
    </main>
  );
};
