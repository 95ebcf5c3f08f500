import { sortie } from '@warmoot/rules';
import { Button } from '../../design/forms/Button.js';
import { RadioRows } from '../../design/forms/RadioRows.js';
import { RuleRef } from '../../design/rules/RuleRef.js';
import { useSpoken } from '../../words/speech.js';
import { capital } from '../../words/text.js';
import { Foot } from '../shared/Foot.js';
import { SceneHead } from '../shared/SceneHead.js';
import { orderIn, orderText } from './lines/doing.js';
import { LINES } from './lines/words.js';
import { type Choice, unitNamed } from './model.js';
import { bySeat } from './orders/bySeat.js';
import { type OrderRow, orderRows, rowKey } from './orders/offers.js';
import { Variants } from './orders/Variants.js';
import { ORDERS } from './orders/words.js';
import './orders/orders.css';
import type { AskProps, Sealed } from './types.js';

/** What a press on a row picks: of several half moves the most, of several fates the first. */
const usualOf = ({ choices }: OrderRow): Choice | null =>
  choices.find((choice) => 'halfMoves' in choice && choice.halfMoves === 2) ?? choices[0] ?? null;

const isSame = (one: Choice | null, two: Choice | null): boolean => JSON.stringify(one) === JSON.stringify(two);

/** Why an order is closed. Only its rule may be opened there: names would each be a stop on the way to the open ones. */
const Closed = ({ text }: { readonly text: string }) => {
  const [, why = text, rule] = /^(.*?) ?\[([A-Z0-9-]+)\]\.?$/s.exec(text) ?? [];
  return (
    <>
      {why} {rule === undefined ? null : <RuleRef id={rule} />}
    </>
  );
};

/** Orders, unit by unit: what each may do and why not, then all of them sealed together. */
export const Orders = ({ open, run, view, units, picked: unit, people, busy, seal }: AskProps) => {
  const { t, words } = useSpoken(ORDERS);
  const { t: lines } = useSpoken(LINES);
  const { asking, asked, picked, by } = open;
  if (unit === null) return null;
  const sealed = asking.sealed as Readonly<Record<string, Choice>>;
  const pickOf = (as: string): Choice | null => (as === asked.as ? picked : (by[as] ?? null)) ?? sealed[as] ?? null;
  const now = pickOf(asked.as);
  const rows = orderRows({ t, words, run, view, units, unit, open });
  const row = rows.find(({ key }) => key === rowKey(now));
  const told = (as: string): string | null => {
    const own = unitNamed(units, as);
    const order = orderIn(units, pickOf(as));
    return own === null || order === null ? null : orderText(lines, units, own, order);
  };
  const isRight = (as: string): boolean => {
    const choice = pickOf(as);
    const one = asking.mine.find((mine) => mine.as === as);
    return choice !== null && one !== undefined && run.accepts(one, choice as never).ok;
  };
  const lacking = asking.mine.filter(({ as }) => !isRight(as));
  const called = (as: string): string => unitNamed(units, as)?.called ?? as;
  /** What is not sealed yet, or not as it is picked now. */
  const toSeal = (rest: Choice | null): readonly Sealed[] =>
    asking.mine.flatMap(({ as }) => {
      const choice = isRight(as) ? pickOf(as) : rest;
      return choice === null || (asking.made.has(as) && isSame(choice, sealed[as] ?? null)) ? [] : [{ as, choice }];
    });
  const unsealed = toSeal(null);
  const isDone = lacking.length === 0 && unsealed.length === 0;
  const give = (): void => {
    if (!busy && lacking.length === 0) seal(unsealed);
  };
  const pick = (key: string): void => {
    const next = rows.find((one) => one.key === key);
    const choice = next === undefined ? null : usualOf(next);
    if (choice !== null) open.onPick(choice);
  };
  return (
    <>
      <div className="scene-body orders-body">
        <section className="orders-one">
          <SceneHead title={t.orderOf({ who: unit.called })} aside={t.byTap} />
          <div className="scene-rows">
            <RadioRows
              key={asked.as}
              legend={t.orderOf({ who: unit.called })}
              quietLegend
              rows={rows.map(({ key, title, note, closed }) => ({
                key,
                title,
                closed: closed === null ? null : <Closed text={closed} />,
                ...(note === '' ? {} : { notes: [note] }),
              }))}
              picked={row?.key ?? null}
              onPick={pick}
            />
            {row === undefined || now === null ? null : (
              <Variants
                row={row}
                picked={now}
                most={sortie.mostSplitOff(view, unit.index)}
                isRight={isRight(asked.as)}
                onPick={open.onPick}
                t={t}
              />
            )}
          </div>
        </section>
        {asking.mine.length < 2 ? null : (
          <section className="orders-all" aria-label={t.all}>
            <h3>{t.all}</h3>
            <ul>
              {asking.mine.map((one) => (
                <li key={one.as}>
                  <button type="button" aria-current={one.as === asked.as} onClick={() => open.onWhom(one)}>
                    <b>{called(one.as)}</b>
                    <span data-open={told(one.as) === null ? '' : undefined}>{told(one.as) ?? t.none}</span>
                    {asking.made.has(one.as) ? <i aria-hidden="true">✓</i> : null}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <Foot
        of={{ asking: bySeat(asking, people), asked, people, busy }}
        title={isDone ? t.sealed : t.picked({ n: asking.mine.length - lacking.length, all: asking.mine.length })}
        note={isDone ? t.mayChange : capital(told(asked.as) ?? '')}
        act={isDone ? null : asking.mine.length > 1 ? t.sealAll : t.sealOne}
        off={lacking.length === 0 ? null : t.lacks({ names: lacking.map(({ as }) => called(as)), n: lacking.length })}
        onAct={give}
        made={isDone}
        extra={
          lacking.length > 0 && lacking.length < asking.mine.length ? (
            <Button data-rest="" onClick={() => (busy ? undefined : seal(toSeal({ choose: 'stand' })))}>
              {t.restStand}
            </Button>
          ) : null
        }
      />
    </>
  );
};
