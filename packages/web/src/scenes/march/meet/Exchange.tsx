import { saga } from '@warmoot/rules';
import { useId } from 'react';
import { Icon } from '../../../design/base/Icon.js';
import { fractionText, percentText } from '../../../design/chance/Chance.js';
import { RadioRows } from '../../../design/forms/RadioRows.js';
import { useSpoken } from '../../../words/speech.js';
import { capital } from '../../../words/text.js';
import { useWords } from '../../../words/WordsProvider.js';
import { type AskedProps, type Known, knownTo } from '../model.js';
import { chanceOf, noticedThrow } from '../odds.js';
import { FoeHead, PartyHead } from '../PartyHead.js';
import { Odds } from '../Rating.js';
import { SealFoot } from '../SealFoot.js';
import { useTelling } from '../telling.js';
import { MARCH } from '../words.js';
import { IfCloses } from './IfCloses.js';

const STANCES = ['close', 'hold', 'evade', 'unaware'] as const;
const ICONS = { close: 'sc-battle', hold: 'ar-shield', evade: 'pc-careful' } as const;

/** How likely it is that the other has seen one's own party: one is not told. */
const SeenYou = ({ view, book, other }: Pick<AskedProps, 'view' | 'book'> & { readonly other: Known }) => {
  const { t } = useSpoken(MARCH);
  const { ui } = useWords();
  const pace = book.plan?.pace ?? 'steady';
  const steady = noticedThrow(view, book, pace, other);
  const [careful, forced] = [
    noticedThrow(view, book, pace, other, 'careful'),
    noticedThrow(view, book, pace, other, 'forced'),
  ];
  if (steady === null || careful === null || forced === null) return null;
  const percent = (thrown: typeof steady): string => percentText(ui, chanceOf(thrown));
  return (
    <div className="seen-you">
      <p className="seen-big">
        <b>{percent(steady)}</b>
        <Odds of={steady}>{fractionText(ui, chanceOf(steady)) ?? percent(steady)}</Odds>
      </p>
      <p>
        <b>{t.seenYou}</b>
        {t.seenIf({ pace: t.paces.steady })} {t.seenElse({ careful: percent(careful), forced: percent(forced) })}{' '}
        {t.seenNote}
      </p>
    </div>
  );
};

export interface IntentPicked {
  readonly intent: saga.march.Intent | null;
  readonly to: string | null;
}

interface ExchangeProps extends AskedProps {
  readonly picked: IntentPicked;
  readonly onPick: (picked: IntentPicked) => void;
}

/** SAGA-MOVE-018: Close, Hold or Evade, with what comes of it by each answer of the other. */
export const Exchange = (props: ExchangeProps) => {
  const { view, book, people, asked, answer, picked, onPick } = props;
  const { t, span } = useTelling(view);
  const name = useId();
  const { roads } = view.given;
  const whom = book.choosing[0] ?? '';
  const other = knownTo(view, book).find((one) => one.name === whom);
  if (other === undefined) return null;
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
        <SeenYou view={view} book={book} other={other} />
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
