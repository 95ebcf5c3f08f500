import type { ReactNode } from 'react';
import { Arms, type ArmsProps } from '../../../design/base/Arms.js';
import { useSpoken } from '../../../words/speech.js';
import type { ActionPart, Hp } from '../parts.js';
import { HpNotches } from './HpNotches.js';
import './panel.css';
import { PANEL } from './words.js';

interface ActorProps {
  readonly arms: ArmsProps;
  readonly name: string;
  readonly note: string;
  /** Null of who has none of its own: a unit. */
  readonly hp: Hp | null;
  /** Its numbers, each with its name; they open. */
  readonly numbers: readonly { readonly key: string; readonly label: string; readonly value: ReactNode }[];
}

/** Whose turn it is: arms, name, HP, and its numbers. */
export const Actor = ({ arms, name, note, hp, numbers }: ActorProps) => {
  const { t } = useSpoken(PANEL);
  return (
    <header className="sk-actor">
      <Arms size={46} {...arms} />
      <div>
        <h2>{name}</h2>
        <p>{note}</p>
      </div>
      <dl>
        {hp === null ? null : (
          <div>
            <dt>{t.hp}</dt>
            <dd>
              <HpNotches hp={hp} big />
            </dd>
          </div>
        )}
        {numbers.map(({ key, label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
};

/** The two actions of a round: to come, now (gold if it is yours), done, or given up for an act of the whole round. */
export const TwoActions = ({ parts, yours }: { readonly parts: readonly ActionPart[]; readonly yours: boolean }) => {
  const { t } = useSpoken(PANEL);
  return (
    <ol className="sk-two" aria-label={t.actions}>
      {parts.map(({ title, text, state }, n) => (
        <li
          key={title}
          data-state={state}
          data-yours={yours && state === 'now' ? '' : undefined}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <b aria-hidden="true">{n + 1}</b>
          <span>
            <strong>{title}</strong>{' '}
            {state === 'done' ? (
              <>
                <span aria-hidden="true">✓ </span>
                <span className="vh">{t.done} </span>
              </>
            ) : null}
            {state === 'givenUp' ? <s>{text}</s> : text}
            {state === 'givenUp' ? <span className="vh"> {t.givenUp}</span> : null}
          </span>
        </li>
      ))}
    </ol>
  );
};
