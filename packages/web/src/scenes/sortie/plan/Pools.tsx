import type { Rated } from '@warmoot/kernel';
import { Fragment, type ReactNode } from 'react';
import { tinctureOf } from '../../../boards/counter/Counter.js';
import type { IconName } from '../../../design/base/Icon.js';
import { useSpoken } from '../../../words/speech.js';
import { Die } from '../Die.js';
import type { Unit } from '../model.js';
import { type DiceGroup, netText, type Pool, poolOf } from './dice.js';
import { PLAN, type PlanWords } from './words.js';

/** Why dice are there, in a word or two; a commander by name. */
const reasonText = (t: PlanWords, reason: string, note: string | null, dice: number): string => {
  if (reason === 'strength' && note !== null) return note;
  if (reason === 'armour' && dice > 1) return t.heavyArmour;
  return t.reasons[reason as keyof PlanWords['reasons']] ?? t.reasons.other;
};

interface GroupProps {
  readonly groups: readonly DiceGroup[];
  readonly label: string;
  readonly struck?: boolean;
  readonly staked?: boolean;
}

/** More dice of one reason than this are one die and a number. */
const MOST_DRAWN = 8;

const Drawn = ({ group }: { readonly group: DiceGroup }) => {
  const die = <Die icon={group.icon} look={group.look} size={39} />;
  if (group.dice > MOST_DRAWN)
    return (
      <span className="pool-many">
        {die}
        <b>×{group.dice}</b>
      </span>
    );
  return (
    <>
      {Array.from({ length: group.dice }, (_, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice have no names, only their places
        <Fragment key={nth}>{die}</Fragment>
      ))}
    </>
  );
};

const Group = ({ groups, label, struck = false, staked = false }: GroupProps) => (
  <li className="pool-group" data-struck={struck || undefined} data-staked={staked || undefined}>
    <span className="pool-dice" aria-hidden="true">
      {groups.map((group) => (
        <Drawn key={group.key} group={group} />
      ))}
    </span>
    <i>{label}</i>
  </li>
);

const diceText = (t: PlanWords, { net }: Pool): string =>
  net > 0 ? t.poolDice.highest({ n: 3 + net }) : net < 0 ? t.poolDice.lowest({ n: 3 - net }) : t.poolDice.all;

interface PoolProps {
  readonly title: ReactNode;
  readonly unit: Unit;
  readonly net: Rated;
  /** What dice out of the pool in hand bear. */
  readonly charge: IconName;
  /** The stake is only supposed. */
  readonly supposed?: boolean;
}

/** The dice of a roll to come, each with the emblem of its reason; pairs that cancel each other are struck. */
export const PoolRow = ({ title, unit, net, charge, supposed = false }: PoolProps) => {
  const { t } = useSpoken(PLAN);
  const pool = poolOf({ net, unit, charge, supposed });
  const { struck } = pool;
  const label = ({ reason, note, dice, look }: DiceGroup): string =>
    look === 'unknown' ? t.hisDice({ n: dice }) : reasonText(t, reason, note, dice);
  const gone = struck === null ? [] : [...struck.bonus, ...struck.penalty];
  return (
    <section className="pool">
      <h3>
        <i className="pool-mark" data-side={unit.side} data-tincture={tinctureOf(unit.side)} />
        {title}
        <span>{diceText(t, pool)}</span>
        <b>{netText(net.total)}</b>
      </h3>
      <ul>
        <li className="pool-group">
          <span className="pool-dice" aria-hidden="true">
            <Die size={39} />
            <Die size={39} />
            <Die size={39} />
          </span>
          <i>{t.everyUnit}</i>
        </li>
        {pool.groups.map((group) => (
          <Group key={group.key} groups={[group]} label={label(group)} staked={group.look === 'staked'} />
        ))}
        {gone.length === 0 ? null : (
          <Group
            groups={gone}
            struck
            label={gone.map((one) => reasonText(t, one.reason, one.note, one.dice)).join(', ')}
          />
        )}
      </ul>
    </section>
  );
};
