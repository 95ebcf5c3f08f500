import { saga } from '@warmoot/rules';
import { useId } from 'react';
import { Icon } from '../../../design/base/Icon.js';
import { RadioRows } from '../../../design/forms/RadioRows.js';
import { capital } from '../../../words/text.js';
import type { SceneProps } from '../../contract.js';
import { type AskedProps, knownTo } from '../model.js';
import { FoeHead, PartyHead } from '../PartyHead.js';
import { SealFoot } from '../SealFoot.js';
import { sightedToday } from '../sighted.js';
import { useTelling } from '../telling.js';
import { IfCloses } from './IfCloses.js';
import { SeenYou } from './SeenYou.js';

const STANCES = ['close', 'hold', 'evade', 'unaware'] as const;
const ICONS = { close: 'sc-battle', hold: 'ar-shield', evade: 'pc-careful' } as const;

export interface IntentPicked {
  readonly intent: saga.march.Intent | null;
  readonly to: string | null;
}

interface ExchangeProps extends AskedProps, Pick<SceneProps, 'passages'> {
  readonly picked: IntentPicked;
  readonly onPick: (picked: IntentPicked) => void;
}

/** SAGA-MOVE-018: Close, Hold or Evade, with what comes of it by each answer of the other. */
export const Exchange = (props: ExchangeProps) => {
  const { view, book, people, asked, answer, picked, onPick, passages } = props;
  const { t, span } = useTelling(view);
  const name = useId();
  const { roads } = view.given;
  const whom = book.choosing[0] ?? '';
  const other = knownTo(view, book).find((one) => one.name === whom);
  if (other === undefined) return null;
  const sighted = sightedToday(view, passages, book.party.name, whom);
  const aside = saga.march.asideFrom(view, book);
  const { intent } = picked;
  const to = picked.to !== null && aside.includes(picked.to) ? picked.to : (aside[0] ?? null);
  const choice = intent === null ? null : intent === 'evade' ? { choose: 'evade', to } : { choose: intent };
  const ground = t.ground[saga.roads.spanOf(roads, book.at).ground];
  return (
    <>
      <div className="scene-body march-exchange" data-yours="">
        <PartyHead view={view} people={people} book={book} pace={book.plan?.pace ?? 'steady'} isTitle>
          {t.met({ span: span(book.at), ground })}
        </PartyHead>
        <FoeHead view={view} people={people} book={book} other={other} />
        <SeenYou view={view} book={book} other={other} sighted={sighted} />
        <fieldset className="intents">
          <legend>
            <span className="march-sub">{t.chooseSecret}</span>
            <span className="lab">{t.openedTogether}</span>
          </legend>
          <table>
            <thead>
              <tr>
                <th scope="col">{t.you}</th>
                {STANCES.map((stance) => (
                  <th key={stance} scope="col">
                    {t.stances[stance]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {saga.march.INTENTS.map((one) => (
                <tr key={one} data-on={one === intent || undefined}>
                  <th scope="row">
                    <label>
                      <input
                        type="radio"
                        className="vh"
                        name={name}
                        checked={one === intent}
                        onChange={() => onPick({ ...picked, intent: one })}
                      />
                      <Icon name={ICONS[one]} size={24} />
                      <b>{t.intents[one]}</b>
                    </label>
                  </th>
                  {STANCES.map((stance) => {
                    const result = saga.march.EXCHANGE[one][stance];
                    return (
                      <td key={stance} data-stance={t.stances[stance]}>
                        <b>{t.results[result]}</b>
                        {result in t.resultNotes && (
                          <small>{t.resultNotes[result as keyof typeof t.resultNotes]}</small>
                        )}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </fieldset>
        {intent !== 'evade' ? null : (
          <div className="march-option">
            {aside.length === 0 ? (
              <p className="small soft">{t.evadeNowhere}</p>
            ) : (
              <RadioRows
                legend={t.evadeTo}
                rows={aside.map((key) => ({ key, title: capital(span(key)) }))}
                picked={to}
                onPick={(key) => onPick({ ...picked, to: key })}
              />
            )}
          </div>
        )}
        {intent === 'evade' ? <IfCloses view={view} book={book} other={other} /> : null}
      </div>
      <SealFoot
        {...props}
        title={intent === null ? t.chooseSecret : t.intents[intent]}
        note={t.before({ who: other.name })}
        act={t.sealIt}
        off={choice === null ? t.chooseSecret : null}
        onAct={() => {
          if (choice !== null) answer(asked, choice);
        }}
      />
    </>
  );
};
