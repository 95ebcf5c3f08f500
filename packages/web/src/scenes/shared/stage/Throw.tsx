import { chanceThat, diceBehind, type SeatId } from '@warmoot/kernel';
import { eventsTold, number, type Passage } from '@warmoot/words';
import type { ReactNode } from 'react';
import { Arms } from '../../../design/base/Arms.js';
import { Icon } from '../../../design/base/Icon.js';
import { Bell } from '../../../design/chance/Bell.js';
import { fractionText, percentText } from '../../../design/chance/Chance.js';
import { Dice } from '../../../design/chance/Dice.js';
import { TallyPopover } from '../../../design/chance/Tally.js';
import type { TallyData, TallySide } from '../../../design/chance/tallyOf.js';
import type { Person } from '../../../people/person.js';
import { useSpoken } from '../../../words/speech.js';
import { capital, unbroken } from '../../../words/text.js';
import { useWords } from '../../../words/WordsProvider.js';
import { SceneTitle } from '../SceneHead.js';
import { SHARED } from '../words.js';
import { hasCome, type Moment } from './machine.js';
import './stage.css';
import { type Thrown, tallyIn, thrownIn, verdictOf } from './thrown.js';

interface ThrowProps {
  readonly passage: Passage;
  readonly seat: SeatId | null;
  readonly people: Readonly<Record<SeatId, Person>>;
  /** How far it has been told: to its end where it lies there as a trace. */
  readonly moment?: Moment;
}

/** Dice are as large as their number lets them be. */
const sizeFor = (dice: number): number => (dice <= 3 ? 84 : dice <= 6 ? 56 : 38);

/** The dice: in the air with blank faces, then lying where they fell. */
const Fall = ({ thrown, moment, fromLeft }: { thrown: Thrown; moment: Moment; fromLeft: boolean }) => {
  const dice = diceBehind(thrown.throw, thrown.faces);
  const size = sizeFor(dice.length);
  if (dice.length === 0) return null;
  return (
    <div className="throw-fall" data-from={fromLeft ? 'left' : 'right'} data-size={size} data-moment={moment}>
      {hasCome('lie', moment) ? <Dice dice={dice} faces={thrown.faces} typed={thrown.typed} size={size} /> : null}
      {moment === 'air' ? (
        <div className="throw-air" aria-hidden="true">
          {dice.map((_, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice have no names, only their places.
            <span key={nth} style={{ '--nth': nth } as React.CSSProperties}>
              <Icon name="di-air" size={size * 0.8} />
            </span>
          ))}
        </div>
      ) : null}
    </div>
  );
};

/** What a side of a sum is made of, in a few words; nothing where it takes too many. */
const sideText = ({ lines, base }: TallySide): string => {
  const parts = [
    ...(base === null ? [] : [base.amount]),
    ...lines.map(({ label, amount }) => `${label} ${amount.replace('+', '')}`),
  ];
  return parts.length > 2 ? '' : parts.join(', ');
};

const Part = ({ of, label, big = false }: { of: ReactNode; label: string; big?: boolean }) => (
  <span className={big ? 'throw-part throw-big' : 'throw-part'}>
    <b>{of}</b>
    <i>{label}</i>
  </span>
);

/** Dice, plus what is added, the total; then "against" and the number needed. Each opens the whole sum. */
const Sum = ({ of, isMine }: { readonly of: TallyData; readonly isMine: boolean }) => {
  const { t } = useSpoken(SHARED);
  const { dice, total, toReach, plus, against } = of;
  if (total === null || dice === null) return null;
  const [only] = plus.lines;
  return (
    <div className="throw-sum">
      {plus.lines.length === 0 ? null : (
        <>
          <Part of={number(dice)} label={t.diceLow} />
          <em>{plus.sum < 0 ? '−' : '+'}</em>
          <Part of={number(Math.abs(plus.sum))} label={plus.lines.length === 1 && only ? only.label : t.added} />
          <em>=</em>
        </>
      )}
      <Part big of={number(total)} label={plus.lines.length === 0 ? t.diceLow : isMine ? t.yoursLow : t.total} />
      {toReach === null ? null : (
        <>
          <span className="throw-against">{of.asks === 'atMost' ? t.atMost : t.against}</span>
          <Part big of={<TallyPopover of={of}>{number(toReach)}</TallyPopover>} label={sideText(against) || t.needed} />
        </>
      )}
    </div>
  );
};

const Verdict = ({ passage, thrown, seat }: { passage: Passage; thrown: Thrown; seat: SeatId | null }) => {
  const { words } = useSpoken(SHARED);
  const { word, isGood } = verdictOf(words, thrown);
  const follows = eventsTold(words, passage, seat);
  return (
    <div className="throw-verdict" data-good={isGood ? '' : undefined}>
      <b>{capital(word)}</b>
      <p>{unbroken(follows.slice(0, 4).join(' '))}</p>
    </div>
  );
};

/** Whose throw it is, at what odds, and what is needed. */
const Call = ({
  thrown,
  tally,
  people,
  seat,
}: Pick<ThrowProps, 'people' | 'seat'> & { thrown: Thrown; tally: TallyData | null }) => {
  const { t } = useSpoken(SHARED);
  const { ui } = useWords();
  const person = thrown.by === null ? undefined : people[thrown.by];
  const isMine = thrown.by !== null && thrown.by === seat;
  const chance = tally === null || tally.chance === null ? null : chanceThat(thrown.throw, 'success');
  const fraction = chance === null ? null : fractionText(ui, chance);
  return (
    <header className="throw-call">
      {person === undefined ? null : <Arms colour={person.colour} size={22} />}
      <SceneTitle>
        {isMine ? t.yourThrow : person === undefined ? t.diceHead : t.throwOf({ who: person.name })}
      </SceneTitle>
      {chance === null ? null : (
        <span className="small">
          {percentText(ui, chance)}
          {fraction === null ? null : `, ${fraction}`}
        </span>
      )}
    </header>
  );
};

/**
 * A throw on the stage, for everybody who may see it: called, in the air, lying, summed up, judged. Nothing of what it
 * came to is on the page before its moment.
 */
export const Throw = ({ passage, seat, people, moment = 'effect' }: ThrowProps) => {
  const { words } = useSpoken(SHARED);
  const thrown = thrownIn(passage);
  if (thrown === null) return null;
  const tally = tallyIn(words, thrown);
  const isMine = thrown.by !== null && thrown.by === seat;
  const hasBell = tally !== null && (tally.asks === 'atLeast' || tally.asks === 'atMost' || tally.asks === 'bands');
  return (
    <section className="throw" data-moment={moment}>
      <Call thrown={thrown} tally={tally} people={people} seat={seat} />
      <Fall thrown={thrown} moment={moment} fromLeft={isMine || seat === null} />
      <div className="throw-room">
        {tally !== null && hasCome('sum', moment) ? <Sum of={tally} isMine={isMine} /> : null}
      </div>
      {hasBell ? (
        <div className="throw-bell">
          <Bell thrown={thrown.throw} fell={hasCome('sum', moment) ? tally.dice : null} width={420} height={66} />
        </div>
      ) : null}
      <div className="throw-end">
        {hasCome('verdict', moment) ? <Verdict passage={passage} thrown={thrown} seat={seat} /> : null}
      </div>
    </section>
  );
};
