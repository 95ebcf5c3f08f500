import type { ReactNode } from 'react';
import { Arms } from '../../../design/base/Arms.js';
import { Icon, type IconName } from '../../../design/base/Icon.js';
import { SumLines } from '../../../design/chance/SumLines.js';
import { Button } from '../../../design/forms/Button.js';
import { Popover } from '../../../design/panels/Popover.js';
import { MEASURED_WAYS } from '../../../measured/measured.table.js';
import { useSpoken } from '../../../words/speech.js';
import type { Count, CountRow } from './counts.js';
import { Opens } from './Opens.js';
import type { Way } from './way.js';
import { WAYS } from './words.js';

export const WAY_ICONS: Readonly<Record<Way, IconName>> = {
  saga: 'sc-battle',
  command: 'wr-command',
  sortie: 'so-charge',
  lines: 'wr-warband',
};

interface NumberProps {
  readonly what: string;
  readonly of: Count;
}

/** A number that opens to its sum, and every line of that to its rule. */
const Opening = ({ what, of }: NumberProps) => (
  <Popover label={`${what}: ${of.total}`} triggerLabel={`${what}: ${of.total}`} trigger={of.total} triggerClass="n">
    <SumLines title={`${what}: ${of.total}`} rows={of.lines} />
  </Popover>
);

interface CountsProps {
  readonly rows: readonly CountRow[];
  readonly armies: readonly [string, string];
}

const Counts = ({ rows, armies }: CountsProps) => {
  const { t } = useSpoken(WAYS);
  return (
    <table className="war-counts">
      <thead>
        <tr>
          <td />
          {armies.map((army, side) => (
            <th key={army} scope="col">
              <Arms colour={side} shape={side === 0 ? 'eared' : 'pavise'} size={18} />
              <span className="vh">{army}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, of }) => (
          <tr key={key}>
            <th scope="row">{t.counts[key]}</th>
            {of.map((one, side) => (
              <td key={armies[side]} colSpan={of.length === 1 ? 2 : 1}>
                <Opening
                  what={of.length === 1 ? t.counts[key] : t.ofArmy({ what: t.counts[key], army: armies[side] ?? '' })}
                  of={one}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** The longest of all, for the bars beside them. */
const MOST = Math.max(...Object.values(MEASURED_WAYS).map(({ minutes: [, most] }) => most));

const Length = ({ way }: { readonly way: Way }) => {
  const { t } = useSpoken(WAYS);
  const { rounds, choices, minutes } = MEASURED_WAYS[way];
  const [from, to] = minutes;
  const at = (one: number): number => (100 * one) / MOST;
  return (
    <>
      <svg className="war-length" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <path className="war-length-all" d="M0 3H100" />
        <path className="war-length-this" d={`M0 3H${at((from + to) / 2)}`} />
      </svg>
      <p>{t.usual({ rounds, choices, from, to })}</p>
    </>
  );
};

interface WayProps {
  readonly way: Way;
  readonly id: string;
  readonly armies: readonly [string, string];
  /** Null as long as there are no two armies. */
  readonly counts: readonly CountRow[] | null;
  readonly picture: ReactNode;
  readonly isPicked: boolean;
  /** Left out where it cannot be chosen here. */
  readonly onPick?: (() => void) | undefined;
}

/** One way of war: what two armies become in it, what it asks, how long it takes, and what comes back. */
export const WayOfWar = ({ way, id, armies, counts, picture, isPicked, onPick }: WayProps) => {
  const { t } = useSpoken(WAYS);
  const told = t.ways[way];
  const row = (label: string, children: ReactNode): ReactNode => (
    <div className="war-row">
      <h4 className="lab">{label}</h4>
      {children}
    </div>
  );
  return (
    <section className="war-way" id={id} aria-labelledby={`${id}-name`} data-picked={isPicked || undefined}>
      <header>
        <Icon name={WAY_ICONS[way]} size={30} />
        <h3 id={`${id}-name`}>{told.name}</h3>
        <p>{told.about}</p>
      </header>
      {picture ?? <p className="war-picture soft">{t.noArmies}</p>}
      {row(t.rows.becomes, counts === null ? <p className="soft">–</p> : <Counts rows={counts} armies={armies} />)}
      {row(
        t.rows.dice,
        <p>
          <Opens text={told.dice} />
        </p>,
      )}
      {row(
        t.rows.asked,
        <p>
          <Opens text={told.asked} />
        </p>,
      )}
      {row(
        t.rows.people,
        <p>
          <Opens text={told.people} />
        </p>,
      )}
      {row(t.rows.length, <Length way={way} />)}
      {row(
        t.rows.back,
        <p>
          <Opens text={told.back} />
        </p>,
      )}
      <footer>
        {onPick === undefined ? null : isPicked ? (
          <p className="war-picked">
            <Icon name="ui-agree" size={18} /> {t.chosen}
          </p>
        ) : (
          <Button onClick={onPick} aria-label={t.chooseOf({ name: told.name })}>
            {t.choose}
          </Button>
        )}
      </footer>
    </section>
  );
};
