import { stream } from '@warmoot/kernel';
import { eventsTold, number, type Passage, type Words } from '@warmoot/words';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { freshSeed } from '../../browser/freshSeed.js';
import { paceNow } from '../../browser/pace.js';
import { useStill } from '../../browser/useMedia.js';
import { Bell } from '../../design/chance/Bell.js';
import { percentText } from '../../design/chance/Chance.js';
import { Dice } from '../../design/chance/Dice.js';
import { TallyPopover } from '../../design/chance/Tally.js';
import { type TallyData, tallyOf } from '../../design/chance/tallyOf.js';
import { Button } from '../../design/forms/Button.js';
import { useAnnounce } from '../../design/states/LiveRegion.js';
import { useSpoken } from '../../words/speech.js';
import { useWords } from '../../words/WordsProvider.js';
import { type Exchange, type Fallen, type Picked, type Ready, throwIt, upToThrow } from './exchange.js';
import type { TrialPick, TrialSide, Trial as TrialTold } from './told.js';
import { GUIDE } from './words.js';
import './trial.css';

/** The dice tumble before anything is told of them. */
const AIR_MS = 600;

/** What came of the throw in sentences, as the log would tell it. */
export const saidOf = (
  words: Words,
  { quiet }: Pick<TrialTold, 'quiet'>,
  passages: readonly Passage[],
): readonly string[] =>
  passages.flatMap((passage) => {
    const heard = passage.entry.heard.filter(({ event }) => !quiet.has(event.event));
    return eventsTold(words, { ...passage, entry: { ...passage.entry, heard } });
  });

const figureOf = (words: Words, { exchange }: TrialTold, { name, of }: TrialPick, picked: Picked, key: string) => {
  const { thrown } = upToThrow(exchange, { ...picked, [name]: key });
  return tallyOf(words, exchange.scene, thrown, null)[of].sum;
};

interface PickProps {
  readonly trial: TrialTold;
  readonly pick: TrialPick;
  readonly picked: Picked;
  readonly onPick: (key: string) => void;
}

/** Answers side by side, each with its figure: native radios. */
const PickRow = ({ trial, pick, picked, onPick }: PickProps) => {
  const { words } = useWords();
  const group = useId();
  const figures = useMemo(
    () => pick.options.map(({ key, figure }) => figure ?? figureOf(words, trial, pick, picked, key)),
    [words, trial, pick, picked],
  );
  return (
    <fieldset className="seg">
      <legend className="lab">{pick.label}</legend>
      <div>
        {pick.options.map(({ key, label }, nth) => (
          <label key={key}>
            <input
              type="radio"
              className="vh"
              name={group}
              checked={picked[pick.name] === key}
              onChange={() => onPick(key)}
            />
            {label} <b>{number(figures[nth] ?? 0)}</b>
          </label>
        ))}
      </div>
    </fieldset>
  );
};

/** The sum as far as it is known: what is added and what is to be reached from the start, the rest when the dice lie. */
const SumRow = ({ trial, tally }: { readonly trial: TrialTold; readonly tally: TallyData }) => {
  const { t } = useSpoken(GUIDE);
  const { against, plus, dice, total, toReach } = tally;
  const base = (toReach ?? 0) - against.sum;
  return (
    <div className="trial-sum">
      <span>
        <b>{dice === null ? '·' : number(dice)}</b>
        <i>{t.dice}</i>
      </span>
      <em>{plus.sum < 0 ? '−' : '+'}</em>
      <span>
        <b>{number(Math.abs(plus.sum))}</b>
        <i>{trial.adds}</i>
      </span>
      <em>=</em>
      <span className="trial-big">
        <b>{total === null ? '·' : number(total)}</b>
        <i>{trial.whose}</i>
      </span>
      <em className="trial-against">{t.against}</em>
      <span className="trial-big">
        <b>
          <TallyPopover of={tally}>{number(toReach ?? 0)}</TallyPopover>
        </b>
        <i>{t.base({ base: number(base), rest: number(against.sum) })}</i>
      </span>
    </div>
  );
};

/** All results of the dice, and how many of them would do. */
const Odds = ({ trial, tally }: { readonly trial: TrialTold; readonly tally: TallyData }) => {
  const { t } = useSpoken(GUIDE);
  const { ui } = useWords();
  const { thrown, chance, need, dice } = tally;
  if (chance === null) return null;
  const all = thrown.dice.reduce((product, { sides }) => product * sides, 1);
  return (
    <div className="trial-odds">
      <Bell thrown={thrown} fell={dice} width={380} height={70} />
      <p className="small soft">
        {t.odds({
          chance: percentText(ui, chance),
          succeeding: trial.succeeding,
          ways: `${(chance.ways * BigInt(all)) / chance.of}`,
          all,
          need: number(need ?? 0),
        })}
      </p>
    </div>
  );
};

interface Thrown {
  readonly ready: Ready;
  readonly fallen: Fallen;
}

/** Throws when it is asked to. The dice are in the air for a moment; then they lie, and what came of them is told. */
export const useThrow = (exchange: Exchange, picked: Picked, ready: Ready) => {
  const [last, setLast] = useState<Thrown | null>(null);
  const [isInAir, setInAir] = useState(false);
  const isStill = useStill();
  useEffect(() => {
    if (!isInAir) return;
    const landing = setTimeout(() => setInAir(false), AIR_MS);
    return () => clearTimeout(landing);
  }, [isInAir]);
  const fall = (): void => {
    setLast({ ready, fallen: throwIt(exchange, ready, picked, stream(freshSeed())) });
    setInAir(!isStill && paceNow() === 'full');
  };
  // Another pick is another throw.
  const fallen = last?.ready === ready ? last.fallen : null;
  return { fall, fallen, told: isInAir ? null : fallen };
};

/** Who meets whom in the exchange. */
export const TrialWho = ({ sides }: { readonly sides: readonly [TrialSide, TrialSide] }) => {
  const { t } = useSpoken(GUIDE);
  return (
    <div className="trial-who">
      {sides.map(({ name, about, picture }, nth) => (
        <div key={name}>
          {nth === 0 ? null : <em>{t.against}</em>}
          {picture}
          <p>
            <b>{name}</b>
            <span>{about}</span>
          </p>
        </div>
      ))}
    </div>
  );
};

/** One exchange to press through: pick, throw, verdict, odds. The rules play it. */
export const Trial = ({ trial }: { readonly trial: TrialTold }) => {
  const { t } = useSpoken(GUIDE);
  const { words } = useWords();
  const announce = useAnnounce();
  const heading = useId();
  const [picked, setPicked] = useState<Picked>(() =>
    Object.fromEntries(trial.picks.map(({ name, options }) => [name, options[0]?.key ?? ''])),
  );
  const ready = useMemo(() => upToThrow(trial.exchange, picked), [trial, picked]);
  const { fall, fallen, told } = useThrow(trial.exchange, picked, ready);
  const tally = useMemo(() => tallyOf(words, trial.exchange.scene, ready.thrown, told), [words, trial, ready, told]);
  const said = useMemo(() => (told === null ? [] : saidOf(words, trial, told.passages)), [words, trial, told]);
  const verdict = told === null ? null : told.result === 'success' ? 'success' : 'failure';
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
        <h2 id={heading}>{trial.title}</h2>
        <Button kind={fallen === null ? 'act' : 'line'} onClick={fall}>
          {fallen === null ? t.throwIt : t.throwAgain}
        </Button>
      </header>
      <TrialWho sides={trial.sides(picked)} />
      <div className="trial-picks">
        {trial.picks.map((pick) => (
          <PickRow
            key={pick.name}
            trial={trial}
            pick={pick}
            picked={picked}
            onPick={(key) => setPicked({ ...picked, [pick.name]: key })}
          />
        ))}
      </div>
      <div className="trial-dice" data-air={told !== fallen || undefined}>
        <Dice dice={ready.thrown.dice} faces={told?.faces ?? null} size={64} />
        <SumRow trial={trial} tally={tally} />
      </div>
      <div ref={shown} className="trial-verdict" data-verdict={verdict ?? 'open'}>
        {verdict === null ? (
          <p>{fallen === null ? t.needs({ need: number(tally.need ?? 0) }) : ''}</p>
        ) : (
          <>
            <b>{trial.verdicts[verdict]}</b>
            <p>{said.join(' ')}</p>
          </>
        )}
      </div>
      <Odds trial={trial} tally={tally} />
    </section>
  );
};
