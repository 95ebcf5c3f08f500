import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { SoldierDefs } from '../../../boards/soldiers/Soldiers.js';
import { Dice } from '../../../design/chance/Dice.js';
import { Button } from '../../../design/forms/Button.js';
import { useAnnounce } from '../../../design/states/LiveRegion.js';
import { Ranks } from '../../../table/setup/lines/Ranks.js';
import { useSpoken } from '../../../words/speech.js';
import { useWords } from '../../../words/WordsProvider.js';
import { withoutRules } from '../CertainTrial.js';
import { type Picked, upToThrow } from '../exchange.js';
import { saidOf, TrialWho, useThrow } from '../Trial.js';
import { GUIDE } from '../words.js';
import { HOW, LINES_EXCHANGE, QUIET } from './exchange.js';
import { LINES_FIGURES } from './figures.js';
import { LINES_GUIDE } from './words.js';
import '../trial.css';
import '../skirmish/skirmish-guide.css';

const { chance } = LINES_FIGURES;

const picture = (side: 0 | 1) => (
  <svg className="trial-figure" viewBox="-26 -52 52 56" aria-hidden="true">
    <SoldierDefs />
    <Ranks side={side} ranks={[['spear']]} away={false} cell={40} />
  </svg>
);

/** One battle line to press through: the dice of a front rank, and what the round comes to. The rules play it. */
export const LineTrial = () => {
  const { t: all } = useSpoken(LINES_GUIDE);
  const { t: common } = useSpoken(GUIDE);
  const { words } = useWords();
  const { trial: t } = all;
  const announce = useAnnounce();
  const [heading, group] = [useId(), useId()];
  const [picked, setPicked] = useState<Picked>({ how: HOW[0] });
  const ready = useMemo(() => upToThrow(LINES_EXCHANGE, picked), [picked]);
  const { fall, fallen, told } = useThrow(LINES_EXCHANGE, picked, ready);
  const said = useMemo(
    () => (told === null ? [] : saidOf(words, { quiet: QUIET }, told.passages).map(withoutRules)),
    [words, told],
  );
  const hits = told === null ? 0 : told.faces.filter((face) => face <= chance).length;
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (said.length === 0) return;
    announce(said.join(' '));
    // On a phone it may lie below the foot.
    shown.current?.scrollIntoView({ block: 'nearest' });
  }, [said, announce]);
  return (
    <section className="trial" aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{t.title}</h2>
        <Button kind={fallen === null ? 'act' : 'line'} onClick={fall}>
          {fallen === null ? common.throwIt : common.throwAgain}
        </Button>
      </header>
      <TrialWho
        sides={[
          { name: 'Avitch', about: t.mine, picture: picture(0) },
          { name: 'Dorrow', about: t.theirs, picture: picture(1) },
        ]}
      />
      <div className="trial-picks">
        <fieldset className="seg">
          <legend className="lab">{t.how}</legend>
          <div>
            {HOW.map((key) => (
              <label key={key}>
                <input
                  type="radio"
                  className="vh"
                  name={group}
                  checked={picked.how === key}
                  onChange={() => setPicked({ how: key })}
                />
                {t.hows[key]}
              </label>
            ))}
          </div>
        </fieldset>
      </div>
      <div className="trial-dice" data-air={told !== fallen || undefined}>
        <div className="trial-row">
          <Dice
            dice={ready.thrown.dice}
            faces={told?.faces ?? null}
            {...(told === null ? {} : { counting: told.faces.map((face) => face <= chance) })}
            size={48}
          />
          <p>{t.needs({ dice: ready.thrown.dice.length, chance })}</p>
        </div>
      </div>
      <div
        ref={shown}
        className="trial-verdict"
        data-verdict={told === null ? 'open' : hits > 0 ? 'success' : 'failure'}
      >
        {told === null ? (
          <p>{t.reasons}</p>
        ) : (
          <>
            <b>{t.hits({ n: hits })}</b>
            <ol className="trial-course">
              {said.map((sentence, nth) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: sentences of one fixed course
                <li key={nth}>{sentence}</li>
              ))}
            </ol>
          </>
        )}
      </div>
    </section>
  );
};
