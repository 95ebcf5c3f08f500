import { command } from '@warmoot/rules';
import { refusalText } from '@warmoot/words';
import { useId, useMemo } from 'react';
import { CounterPicture } from '../../../boards/counter/Counter.js';
import { placeText } from '../../../boards/terrain/naming.js';
import { Icon } from '../../../design/base/Icon.js';
import { usePressTwice } from '../../../design/forms/usePressTwice.js';
import { SceneTitle } from '../../shared/SceneHead.js';
import { TabLine } from '../../shared/TabLine.js';
import { CLASS_ICONS } from '../classes.js';
import { forecastOf, priceText } from '../forecast.js';
import { lastClash } from '../happened.js';
import { type Choice, other, stepOf, subject, type Unit, unitNamed } from '../model.js';
import { isFinal, type Offer, orderOf } from '../offers.js';
import type { CommandWords } from '../words.js';
import { Beam } from './Beam.js';
import { CommandFoot } from './CommandFoot.js';
import { lineText } from './lines.js';
import type { PanelProps } from './types.js';

type Word = keyof CommandWords['answers'];

/** The answers that pay, by the step that asks for them: each stands even where it is not open. */
const PAYING: Readonly<Record<string, Word>> = {
  volleyed: 'endureMissiles',
  charged: 'endureCharge',
  left: 'allowDisengagement',
  lost: 'loseAttack',
  check: 'moralCheck',
  survivors: 'allowEscape',
  shaken: 'steady',
};

/** Who made one answer, by the step that asks. */
const causeOf = ({ view, units }: PanelProps): Unit | undefined => {
  const step = stepOf(view);
  if (step === null) return undefined;
  if ('by' in step) return units[step.by];
  if (step.step === 'left') return units[step.unit];
  if (step.step === 'check' || step.step === 'survivors') return units[step.routed];
  return undefined;
};

/** The fight that the answer is about: the one just declared, or the one just lost. */
const clashOf = ({ view, passages, seat }: PanelProps) => {
  const step = stepOf(view);
  if (step?.step === 'attacked') return { clash: command.clashSheet(view, step.by, step.unit), isOver: false };
  if (step?.step !== 'lost') return null;
  const last = lastClash(passages, seat);
  return last === null ? null : { clash: command.clashSheet(last.view, last.attacker, last.target), isOver: true };
};

/** The call: who must answer, why, and who waits. */
const Cause = ({ unit, props }: { readonly unit: Unit; readonly props: PanelProps }) => {
  const { view, open, people, t } = props;
  const step = stepOf(view)?.step;
  const by = causeOf(props);
  const cause = t.causes[step as keyof CommandWords['causes']];
  const text = typeof cause === 'string' ? cause : by === undefined ? '' : cause?.({ by: subject(by) } as never);
  const waiting = view.given.armies[other(open.side)]?.seat ?? '';
  const who = people[waiting]?.name ?? waiting;
  const shown = clashOf(props)?.clash ?? null;
  const isAttacker = shown?.attacker === unit.index;
  const left = view.open.attacks.filter((target) => target >= 0).length;
  return (
    <header className="command-cause">
      <CounterPicture side={unit.side} icon={CLASS_ICONS[unit.class]} chips={unit.damage} size={46} />
      <div>
        <SceneTitle>{t.must({ who: unit.called })}</SceneTitle>
        <p>
          {text} {waiting === open.asked.seat ? '' : t.waits({ who })}
        </p>
      </div>
      {shown === null ? null : (
        <p className="cause-totals">
          <b>{(isAttacker ? shown.attackTotals : shown.defenceTotals)[0]}</b> {t.againstWord}{' '}
          <b>{(isAttacker ? shown.defenceTotals : shown.attackTotals)[0]}</b>
          {step === 'lost' && left > 0 ? <span>{t.firstOf({ n: left + 1 })}</span> : null}
        </p>
      )}
    </header>
  );
};

/** A unit as it will stand. */
const Changed = ({
  change,
  props,
}: {
  readonly change: command.Future['units'][number];
  readonly props: PanelProps;
}) => {
  const { units, t } = props;
  const unit = units[change.unit];
  if (unit === undefined) return null;
  const { before, after } = change;
  const isGone = after.fate !== 'here' && before.fate === 'here';
  const state = isGone
    ? after.fate === 'left'
      ? t.futureState.leaves
      : t.futureState.routs
    : before.points === after.points
      ? before.damage === after.damage
        ? t.futureState.same
        : t.damageOf({ n: after.damage - before.damage })
      : t.fromTo({ before: before.points, after: after.points });
  return (
    <li data-gone={isGone ? '' : undefined}>
      <CounterPicture
        side={unit.side}
        icon={CLASS_ICONS[unit.class]}
        gone={isGone}
        upturned={isGone && after.fate !== 'left'}
        chips={after.damage}
        purse={isGone ? undefined : { grade: unit.grade, points: after.points }}
        size={34}
      />
      <span>{unit.called}</span>
      <b>{state}</b>
    </li>
  );
};

interface FutureProps {
  readonly offer: Offer;
  readonly name: string;
  readonly picked: boolean;
  readonly onPick: () => void;
  readonly hands: ReturnType<ReturnType<typeof usePressTwice>>;
  readonly props: PanelProps;
}

/** What follows from an answer: the units as they will stand, in the order in which they are asked, lines and sum. */
const FutureCard = ({ offer, name, picked, onPick, hands, props }: FutureProps) => {
  const { open, view, units, t } = props;
  const { choice } = offer;
  const future = useMemo(() => forecastOf(view, open.asked, choice)?.all ?? null, [view, open.asked, choice]);
  const word = choice.choose as Word;
  const own = future?.lines[0];
  const lines = (future?.lines ?? []).flatMap(({ event }) => lineText(t, view, units, event) ?? []);
  return (
    <label className="future" data-on={picked ? '' : undefined} data-word={word}>
      <input type="radio" className="vh" name={name} value={offer.key} checked={picked} onChange={onPick} {...hands} />
      <span className="future-head">
        <span className="future-price" aria-hidden="true">
          {word === 'rout' ? (
            <Icon name="cm-rout" size={28} />
          ) : (own?.cost ?? 0) === 0 ? (
            <b>0</b>
          ) : (
            Array.from({ length: own?.cost ?? 0 }, (_, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: points have no names
              <Icon key={nth} name="cm-point" size={20} className={picked ? 'loz loz-going' : 'loz'} />
            ))
          )}
        </span>
        <span>
          <b>
            {t.answers[word]}
            {offer.to === null ? '' : ` ${placeText(t, offer.to)}`}
          </b>
          <span className="future-note">{t.answerNotes[word]}</span>
        </span>
      </span>
      {future === null ? null : (
        <>
          <ul className="future-units">
            {future.units.map((change) => (
              <Changed key={change.unit} change={change} props={props} />
            ))}
          </ul>
          <ol className="future-lines">
            {lines.map((line, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are told by their place
              <li key={nth}>{line}</li>
            ))}
            {future.isOver ? <li>{t.endsIt}</li> : null}
          </ol>
          <span className="future-sum">
            <span>{t.inAll}</span>
            <b>{priceText(t, future.prices[open.side], true)}</b>
          </span>
        </>
      )}
    </label>
  );
};

/** An answer that is not open, dashed, with the reason. */
const ClosedFuture = ({
  word,
  reason,
  t,
}: {
  readonly word: Word;
  readonly reason: string;
  readonly t: CommandWords;
}) => (
  <div className="future" data-closed="" data-word={word}>
    <span className="future-head">
      <span className="future-price" />
      <span>
        <b>{t.answers[word]}</b>
        <span className="future-note">{reason}</span>
      </span>
    </span>
  </div>
);

/** Answers of the unit in hand: of a feint to several hexes the one that is picked, or the first. */
const shownOffers = ({ open }: PanelProps): readonly Offer[] => {
  const { decision, picked } = open;
  const own = decision.offers.filter(({ unit }) => unit === picked.unit);
  const orders = new Map<string, Offer>();
  for (const offer of own) {
    const order = orderOf(offer.choice);
    if (!orders.has(order) || offer.key === picked.key) orders.set(order, offer);
  }
  return [...orders.values()];
};

/** What one must answer: the call, the fight, and the futures side by side. */
export const Answer = (props: PanelProps) => {
  const { open, view, run, units, busy, give, t, words } = props;
  const { decision, picked, asked } = open;
  const name = useId();
  const offers = shownOffers(props);
  const offer = decision.offers.find(({ key }) => key === picked.key) ?? null;
  const unit = unitNamed(units, picked.unit);
  const pick = (key: string): void => {
    const next = decision.offers.find((one) => one.key === key);
    if (next !== undefined) open.onPick({ ...picked, key, unit: next.unit, order: orderOf(next.choice) });
  };
  const handsOf = usePressTwice(picked.key, pick, () => {
    if (offer !== null && !busy && !isFinal(offer.choice)) give(offer.choice);
  });
  const paying = PAYING[decision.step];
  const closed = useMemo(() => {
    if (paying === undefined || unit === null || offers.some(({ choice }) => choice.choose === paying)) return null;
    const accepted = run.accepts(asked, { choose: paying, unit: unit.name } as Choice as never);
    return accepted.ok ? null : refusalText(words, accepted.refusal);
  }, [paying, unit, offers, run, asked, words]);
  const fight = clashOf(props);
  if (unit === null) return null;
  const act = offer === null ? t.pickOrder : t.answers[offer.choice.choose as Word];
  const cost = offer === null ? 0 : (forecastOf(view, asked, offer.choice)?.all.lines[0]?.cost ?? 0);
  return (
    <>
      <div className="command-body command-answer">
        <Cause unit={unit} props={props} />
        {decision.units.length < 2 ? null : (
          <TabLine
            label={t.whichUnit}
            at={unit.name}
            onGo={(key) => {
              const next = decision.offers.find((one) => one.unit === key);
              if (next !== undefined) pick(next.key);
            }}
            tabs={decision.units.map((key) => {
              const called = unitNamed(units, key)?.called ?? key;
              return { key, long: called, short: called };
            })}
          />
        )}
        {fight === null ? null : (
          <Beam clash={fight.clash} units={units} side={fight.isOver ? null : open.side} winners={[]} t={t} />
        )}
        <fieldset className="futures" data-rows="">
          <legend className="vh">{t.must({ who: unit.called })}</legend>
          {closed === null || paying === undefined ? null : <ClosedFuture word={paying} reason={closed} t={t} />}
          {offers.map((one) => (
            <FutureCard
              key={orderOf(one.choice)}
              offer={one}
              name={name}
              picked={one.key === picked.key}
              onPick={() => pick(one.key)}
              hands={handsOf(one.key)}
              props={props}
            />
          ))}
        </fieldset>
      </div>
      <CommandFoot
        act={cost > 0 ? `${act} · ${t.payShort({ n: cost })}` : act}
        off={offer === null ? t.pickOrder : null}
        busy={busy}
        onAct={() => {
          if (offer !== null) give(offer.choice);
        }}
      />
    </>
  );
};
