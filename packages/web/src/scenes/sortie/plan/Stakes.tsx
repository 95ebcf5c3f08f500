import { type CSSProperties, type KeyboardEvent, useId, useRef, useState } from 'react';
import type { IconName } from '../../../design/base/Icon.js';
import { Button } from '../../../design/forms/Button.js';
import { useAnnounce } from '../../../design/states/LiveRegion.js';
import { useSpoken } from '../../../words/speech.js';
import { SceneTitle } from '../../shared/SceneHead.js';
import { Die } from '../Die.js';
import type { Unit } from '../model.js';
import { mostOn, type PlanChoice, type Roll, rollKey, stakedIn, stakeOn, trayed, withStake } from './planning.js';
import { useDrag } from './useDrag.js';
import { useSlide } from './useSlide.js';
import { PLAN, type PlanWords } from './words.js';

/** What a tray is for. */
export const trayText = (t: PlanWords, rolls: readonly Roll[], { kind, enemy }: Roll): string => {
  if (kind !== 'arrows') return kind === 'shot' ? t.on.shot : t.on.sortie({ who: enemy.called });
  const isOnly = rolls.filter((roll) => roll.kind === 'arrows').length === 1;
  return isOnly ? t.on.arrows : t.on.arrowsOf({ who: enemy.called });
};

const KEPT = 'kept';

interface StakesProps {
  readonly unit: Unit;
  readonly rolls: readonly Roll[];
  readonly plan: PlanChoice;
  readonly charge: IconName;
  readonly onPlan: (plan: PlanChoice) => void;
}

/** How far a key moves what is staked: by one, to none, or to all. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** A pool at 0 or below: there is nothing to stake, and why. */
const Closed = ({ unit }: Pick<StakesProps, 'unit'>) => {
  const { t } = useSpoken(PLAN);
  const n = -unit.floating;
  return (
    <section className="stakes">
      <header className="stakes-head">
        <SceneTitle>{n > 0 ? t.penaltyOf({ who: unit.called, n }) : t.diceOf({ who: unit.called, n: 0 })}</SceneTitle>
      </header>
      <div className="stakes-closed">
        {n > 0 ? (
          <span aria-hidden="true">
            {Array.from({ length: Math.min(n, 8) }, (_, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice have no names, only their places
              <Die key={nth} look="penalty" size={36} />
            ))}
          </span>
        ) : null}
        <p>{n > 0 ? t.closedPenalty : t.closedNone}</p>
      </div>
    </section>
  );
};

/** A tray is as wide as what lies in it asks for. */
const roomFor = (dice: number): CSSProperties => ({ flexGrow: Math.min(6, Math.max(2, dice)) });

/** The dice in hand in trays: one for each roll to come, and those that are kept. */
const Trays = ({ unit, rolls, plan, charge, onPlan }: StakesProps) => {
  const { t } = useSpoken(PLAN);
  const announce = useAnnounce();
  const keys = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  const before = useRef<readonly string[]>([]);
  const [chosen, setChosen] = useState<string | null>(null);
  const most = unit.purse;
  const kept = most - stakedIn(plan, rolls);
  const counts = [[KEPT, kept] as const, ...rolls.map((roll) => [rollKey(roll), stakeOn(plan, roll)] as const)];
  const dice = trayed(before.current, counts);
  before.current = dice;
  useSlide(box, dice.join());
  const rollOf = (tray: string | null): Roll | undefined => rolls.find((roll) => rollKey(roll) === tray);
  const stake = (roll: Roll, n: number): void => {
    const next = withStake(plan, rolls, roll, n, most);
    onPlan(next);
    announce(t.stakeSpoken({ tray: trayText(t, rolls, roll), n: stakeOn(next, roll) }), 'echo');
  };
  const onDrop = (from: string, to: string): void => {
    const [out, into] = [rollOf(from), rollOf(to)];
    const less = out === undefined ? plan : withStake(plan, rolls, out, stakeOn(plan, out) - 1, most);
    onPlan(into === undefined ? less : withStake(less, rolls, into, stakeOn(less, into) + 1, most));
  };
  const { over, hands, wasDrag } = useDrag(box, onDrop);
  /** A die that is tapped goes where it is meant: out of a tray it is kept, and from there into the tray in hand. */
  const onDie = (tray: string): void => {
    if (wasDrag()) return;
    const roll = rollOf(tray);
    if (roll !== undefined) stake(roll, stakeOn(plan, roll) - 1);
    else {
      const into = rollOf(chosen) ?? rolls[0];
      if (into !== undefined) stake(into, stakeOn(plan, into) + 1);
    }
  };
  const onKeys = (roll: Roll) => (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS[event.key];
    const n = /^[0-9]$/.test(event.key) ? Number(event.key) : step === undefined ? null : stakeOn(plan, roll) + step;
    if (n === null) return;
    event.preventDefault();
    stake(roll, n);
  };
  const diceIn = (tray: string, isGold: boolean) => (
    <span className="tray-dice">
      {dice.flatMap((at, nth) =>
        at !== tray
          ? []
          : [
              // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: for hands; keys have the tray
              <span
                key={String(nth)}
                data-die={nth}
                className="tray-die"
                onClick={(event) => {
                  event.stopPropagation();
                  onDie(tray);
                }}
                {...hands(`${nth}`, tray)}
              >
                <Die icon={charge} look={isGold ? 'staked' : 'plain'} size={42} />
              </span>,
            ],
      )}
    </span>
  );
  const looked = rollOf(chosen);
  return (
    <section className="stakes">
      <header className="stakes-head">
        <SceneTitle>{t.diceOf({ who: unit.called, n: most })}</SceneTitle>
        <span className="lab">{t.moveDice}</span>
      </header>
      <p id={keys} className="vh">
        {t.trayKeys}
      </p>
      <fieldset ref={box} className="trays" data-many={most > 6 ? 'very' : most > 3 ? '' : undefined}>
        <legend className="vh">{t.trays}</legend>
        <div className="tray" data-tray={KEPT} data-over={over === KEPT || undefined} style={roomFor(kept)}>
          <span className="tray-head">
            <b>{t.kept}</b>
            <i>{kept}</i>
          </span>
          {diceIn(KEPT, false)}
        </div>
        {rolls.map((roll) => {
          const tray = rollKey(roll);
          const n = stakeOn(plan, roll);
          return (
            <div
              key={tray}
              role="spinbutton"
              tabIndex={0}
              className="tray"
              data-tray={tray}
              data-on={n > 0 || undefined}
              data-chosen={tray === chosen || undefined}
              data-over={over === tray || undefined}
              style={roomFor(n)}
              aria-label={trayText(t, rolls, roll)}
              aria-describedby={keys}
              aria-valuemin={0}
              aria-valuemax={mostOn(plan, roll, kept)}
              aria-valuenow={n}
              onKeyDown={onKeys(roll)}
              onClick={() => setChosen(tray === chosen ? null : tray)}
            >
              <span className="tray-head">
                <b>{trayText(t, rolls, roll)}</b>
                <i>{n}</i>
              </span>
              {diceIn(tray, true)}
            </div>
          );
        })}
      </fieldset>
      {looked === undefined ? null : (
        <fieldset className="tray-numbers">
          <legend>{t.howMany({ tray: trayText(t, rolls, looked) })}</legend>
          {Array.from({ length: mostOn(plan, looked, kept) + 1 }, (_, n) => (
            <Button
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is the number
              key={n}
              small
              aria-pressed={n === stakeOn(plan, looked)}
              onClick={() => stake(looked, n)}
            >
              {n}
            </Button>
          ))}
        </fieldset>
      )}
    </section>
  );
};

/** What a unit stakes on each roll to come. */
export const Stakes = (props: StakesProps) =>
  props.unit.purse === 0 ? <Closed unit={props.unit} /> : <Trays {...props} />;
