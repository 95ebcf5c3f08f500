import { chanceThat, diceBehind, type SeatId } from '@warmoot/kernel';
import { eventsTold, number, type Passage } from '@warmoot/words';
import type { ReactNode } from 'react';
import { Arms } from '../../../design/base/Arms.js';
import { Icon } from '../../../design/base/Icon.js';
import { Bell } from '../../../design/chance/Bell.js';
import { fractionText, percentText } from '../../../design/chance/Chance.js';
import { Dice } from '../../../design/chance/Dice.js';
import { TallyPopover } from '../../../design/chance/Tally.js';
import type { TallyData } from '../../../design/chance/tallyOf.js';
import { WithRules } from '../../../design/rules/WithRules.js';
import type { Person } from '../../../people/person.js';
import { useSpoken } from '../../../words/speech.js';
import { capital, unbroken } from '../../../words/text.js';
import { useWords } from '../../../words/WordsProvider.js';
import { SceneTitle } from '../SceneHead.js';
import { SHARED } from '../words.js';
import { hasCome, type Moment } from './machine.js';
import { NextThrow } from './NextThrow.js';
import { type Against, countingOf, type Reckoned, reckonedOf } from './reckoned.js';
import './stage.css';
import { type Thrown, tallyIn, thrownIn, verdictOf } from './thrown.js';

interface ThrowProps {
  readonly passage: Passage;
  /** In a contest: the throws that it stands against. */
  readonly rivals?: readonly Thrown[];
  readonly seat: SeatId | null;
  readonly people: Readonly<Record<SeatId, Person>>;
  /** How far it has been told: to its end where it lies there as a trace. */
  readonly moment?: Moment;
  /** Who throws against whom, below whose throw it is. */
  readonly call?: ReactNode;
  /** A picture of what follows, beside the verdict. */
  readonly picture?: Picture | undefined;
}

/** Draws what follows on a throw, as far as it has been told. */
export type Picture = (of: { readonly passage: Passage; readonly moment: Moment }) => ReactNode;

/** Dice are as large as their number lets them be. */
const sizeFor = (dice: number): number => (dice <= 3 ? 84 : dice <= 6 ? 56 : dice <= 14 ? 38 : 28);

/** The dice: in the air with blank faces, then lying where they fell. */
const Fall = ({ thrown, moment, fromLeft }: { thrown: Thrown; moment: Moment; fromLeft: boolean }) => {
  const dice = diceBehind(thrown.throw, thrown.faces);
  const size = sizeFor(dice.length);
  if (dice.length === 0) return null;
  return (
    <div className="throw-fall" data-from={fromLeft ? 'left' : 'right'} data-size={size} data-moment={moment}>
      {hasCome('lie', moment) ? (
        <Dice
          dice={dice}
          faces={thrown.faces}
          // Which of them count is a part of the sum.
          {...(hasCome('sum', moment) && { counting: countingOf(thrown) })}
          typed={thrown.typed}
          size={size}
        />
      ) : null}
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

const Figure = ({ of, label, big = false }: { of: ReactNode; label: string; big?: boolean }) => (
  <span className={big ? 'throw-part throw-big' : 'throw-part'}>
    <b>{of}</b>
    <i>{label}</i>
  </span>
);

/** What is to be reached: it opens the whole sum. */
const Needed = ({ of, tally }: { readonly of: Against | null; readonly tally: TallyData | null }) => {
  const { t } = useSpoken(SHARED);
  if (of === null) return null;
  const text = number(of.of);
  return (
    <>
      <span className="throw-against">{of.asks === 'atMost' ? t.atMost : t.against}</span>
      <Figure
        big
        of={tally === null ? text : <TallyPopover of={tally}>{text}</TallyPopover>}
        label={of.label ?? (of.asks === 'other' ? '' : t.needed)}
      />
    </>
  );
};

interface SumProps {
  readonly of: Reckoned;
  readonly tally: TallyData | null;
  readonly isMine: boolean;
}

/** Dice, plus what is added, the total; then "against" and the number needed. Dice that count one by one are counted. */
const Sum = ({ of, tally, isMine }: SumProps) => {
  const { t } = useSpoken(SHARED);
  const own = isMine ? t.yoursLow : t.total;
  switch (of.by) {
    case 'sum':
      return (
        <div className="throw-sum">
          {of.dice === null || of.added === null ? null : (
            <>
              <Figure of={number(of.dice)} label={t.diceLow} />
              <em>{of.added.of < 0 ? '−' : '+'}</em>
              <Figure of={number(Math.abs(of.added.of))} label={of.added.label ?? t.added} />
              <em>=</em>
            </>
          )}
          <Figure big of={number(of.total)} label={of.added === null ? t.diceLow : own} />
          <Needed of={of.against} tally={tally} />
        </div>
      );
    case 'hits':
      return (
        <div className="throw-sum">
          <Figure big of={number(of.total)} label={t.hits} />
          <Needed of={of.against} tally={tally} />
        </div>
      );
    case 'counts':
      return (
        <div className="throw-sum">
          {of.counts.map(({ of: count, label }) => (
            <Figure key={label} big of={`${number(count)}\u00a0×`} label={label ?? ''} />
          ))}
        </div>
      );
    case 'compared':
      return (
        <div className="throw-sum">
          <Figure big of={number(of.mine.of)} label={of.mine.label ?? own} />
          <Needed of={of.against} tally={tally} />
        </div>
      );
  }
};

interface VerdictProps extends Pick<ThrowProps, 'passage' | 'seat' | 'picture'> {
  readonly thrown: Thrown;
  readonly moment: Moment;
}

const Verdict = ({ passage, thrown, seat, moment, picture }: VerdictProps) => {
  const { words } = useSpoken(SHARED);
  const { word, isGood } = verdictOf(words, thrown);
  const follows = unbroken(eventsTold(words, passage, seat).slice(0, 4).join(' '));
  if (word === null && follows === '') return null;
  return (
    <div className="throw-verdict" data-is={word === null ? 'told' : isGood ? 'good' : 'weak'}>
      {word === null ? null : <b>{capital(word)}</b>}
      {follows === '' ? null : (
        <div>
          <p>
            <WithRules text={follows} />
          </p>
          {picture?.({ passage, moment })}
        </div>
      )}
    </div>
  );
};

/** Whose throw it is, at what odds, and what for. */
const Call = ({
  thrown,
  tally,
  people,
  seat,
}: Pick<ThrowProps, 'people' | 'seat'> & { thrown: Thrown; tally: TallyData | null }) => {
  const { t, words } = useSpoken(SHARED);
  const { ui } = useWords();
  const what = thrown.told(words);
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
      {what === null ? null : <p className="throw-for">{what}</p>}
    </header>
  );
};

/** What a contest stands at: the best that others threw. */
const bestOf = (rivals: readonly Thrown[], people: ThrowProps['people']): Against | null => {
  const best = Math.max(...rivals.map(({ score }) => score ?? 0));
  const names = rivals.flatMap(({ by, score }) => (score === best && by !== null ? [people[by]?.name ?? by] : []));
  return rivals.length === 0 ? null : { of: best, label: [...new Set(names)].join(', '), asks: 'other' };
};

const BELLS: ReadonlySet<string> = new Set(['atLeast', 'atMost', 'bands']);

/**
 * A throw on the stage, for everybody who may see it: called, in the air, lying, summed up, judged. Nothing of what it
 * came to is on the page before its moment.
 */
export const Throw = ({ passage, rivals = [], seat, people, moment = 'effect', call, picture }: ThrowProps) => {
  const { words } = useSpoken(SHARED);
  const thrown = thrownIn(passage);
  if (thrown === null) return null;
  const tally = tallyIn(words, thrown);
  const isMine = thrown.by !== null && thrown.by === seat;
  const sum = reckonedOf(words, thrown);
  const contested = sum?.by === 'sum' && sum.against === null ? { ...sum, against: bestOf(rivals, people) } : sum;
  const hasBell = tally !== null && BELLS.has(tally.asks);
  return (
    <section className="throw" data-moment={moment}>
      <Call thrown={thrown} tally={tally} people={people} seat={seat} />
      {call}
      <Fall thrown={thrown} moment={moment} fromLeft={isMine || seat === null} />
      {contested === null ? null : (
        <div className="throw-room">
          {hasCome('sum', moment) ? <Sum of={contested} tally={tally} isMine={isMine} /> : null}
        </div>
      )}
      {hasBell ? (
        <div className="throw-bell">
          <Bell thrown={thrown.throw} fell={hasCome('sum', moment) ? tally.dice : null} width={420} height={66} />
        </div>
      ) : null}
      <div className="throw-end">
        {hasCome('verdict', moment) ? (
          <Verdict passage={passage} thrown={thrown} seat={seat} moment={moment} picture={picture} />
        ) : null}
      </div>
      {hasCome('verdict', moment) ? <NextThrow run={passage.after} seat={seat} people={people} /> : null}
    </section>
  );
};
