import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import './lines/lines.css';
import type { IconName } from '../../design/base/Icon.js';
import { Button } from '../../design/forms/Button.js';
import { useAnnounce } from '../../design/states/LiveRegion.js';
import { chargeOf } from '../../people/tinctures.js';
import { useSpoken } from '../../words/speech.js';
import { isAim, nextAim, plannedOrders } from './lines/aims.js';
import { Chart } from './lines/Chart.js';
import { Cords } from './lines/Cords.js';
import { cordsOf, drawnCords } from './lines/cords.js';
import { unitSpoken } from './lines/doing.js';
import { UnitCard } from './lines/UnitCard.js';
import { LINES } from './lines/words.js';
import { armyName, isIn, other, type Side, type Unit } from './model.js';
import type { Open, SortieProps } from './types.js';
import { useLetters } from './useLetters.js';

interface LinesProps extends SortieProps {
  readonly open: Open | null;
  readonly onRead: () => void;
}

/** The unit that an arrow leads to: along a row, or across to the nearest of the other. */
const stepFrom = (rows: readonly (readonly Unit[])[], at: Unit, key: string): Unit | undefined => {
  const row = rows.findIndex((one) => one.includes(at));
  const own = rows[row] ?? [];
  const nth = own.indexOf(at);
  if (key === 'ArrowLeft' || key === 'ArrowRight') return own[nth + (key === 'ArrowLeft' ? -1 : 1)];
  const across = rows[row + (key === 'ArrowUp' ? -1 : 1)] ?? [];
  return across[Math.round(((nth + 0.5) * across.length) / own.length - 0.5)];
};

/** The units of both sides in two rows, with the cords of this round between them, and how far they are from each other. */
export const Lines = ({ view, units, people, side, picked, onUnit, open, onRead }: LinesProps) => {
  const { t, words } = useSpoken(LINES);
  const announce = useAnnounce();
  const box = useRef<HTMLElement>(null);
  const [isChart, setChart] = useState(false);
  const rowOf = (of: Side): readonly Unit[] => units.filter((unit) => unit.side === of && unit.fate !== 'joined');
  const [above, below] = [rowOf(other(side)), rowOf(side)];
  const planned = useMemo(() => plannedOrders(units, open), [units, open]);
  const cords = view.open.ending === null ? cordsOf({ t, view, units }, planned) : [];
  const drawn = drawnCords(cords, [above, below], side);
  const rows = [above, below];
  const stop = picked ?? below.find(isIn) ?? above[0];

  const press = (unit: Unit): void => {
    const aim = open !== null && isAim(open, unit) ? nextAim(open, unit) : null;
    if (aim !== null) open?.onPick(aim);
    else onUnit(unit);
  };
  const walk = (step: 1 | -1): void => {
    const asked = below.filter(({ name }) => open?.asking.mine.some(({ as }) => as.split('.')[0] === name) ?? true);
    const own = asked.filter(isIn).length > 0 ? asked.filter(isIn) : below;
    const at = own.findIndex(({ name }) => name === picked?.name);
    const next = own[(at + step + own.length) % Math.max(1, own.length)];
    if (next === undefined) return;
    onUnit(next);
    announce(unitSpoken(words, t, view, units, next, planned.get(next.index) ?? null), 'echo');
  };
  const read = (): void => {
    // Who fights and shoots is in the lines; who closes, and what is only planned, is not.
    const more = cords.filter(({ kind, isPlanned }) => isPlanned || kind === 'closing').map(({ spoken }) => spoken);
    announce([...words.sortie.lines(view), ...more].join(' '), 'echo');
  };
  useLetters(box, { l: read, n: () => walk(1), p: () => walk(-1) });
  const onArrow = (event: KeyboardEvent): void => {
    if (!event.key.startsWith('Arrow')) return;
    const name = (event.target as Element).closest<HTMLElement>('[data-unit]')?.dataset.unit;
    const at = units.find((unit) => unit.name === name);
    const next = at === undefined ? undefined : stepFrom(rows, at, event.key);
    if (next === undefined) return;
    event.preventDefault();
    box.current?.querySelector<HTMLElement>(`[data-unit="${next.name}"]`)?.focus();
  };
  const { round } = view.open;
  const row = (of: Side, own: readonly Unit[]) => {
    const charge: IconName = `ch-${chargeOf(people[view.given.armies[of]?.seat ?? '']?.colour ?? of)}`;
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset is drawn by other laws
      <div className="line" role="group" aria-label={t.row({ army: armyName(view, of) })}>
        {own.map((unit) => (
          <UnitCard
            key={unit.name}
            {...{ unit, units, view, charge, words, t }}
            isPicked={unit.name === picked?.name}
            isTarget={isAim(open, unit)}
            isAsked={open?.decision.step === 'orders' && open.asking.mine.some(({ as }) => as === unit.name)}
            planned={planned.get(unit.index) ?? null}
            isStop={unit === stop}
            onPress={() => press(unit)}
          />
        ))}
      </div>
    );
  };
  return (
    <section ref={box} className="lines" aria-label={round > 0 ? t.lines({ round }) : t.linesBefore}>
      <p className="vh">{t.keys}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows walk between the buttons inside */}
      <div className="lines-field" onKeyDown={onArrow}>
        <div
          className="lines-room"
          style={{ '--most': Math.max(above.length, below.length, 1) } as React.CSSProperties}
        >
          {row(other(side), above)}
          <Cords cords={drawn} />
          {row(side, below)}
        </div>
      </div>
      <div className="lines-side" data-open={isChart ? '' : undefined}>
        <Chart view={view} mine={below} theirs={above} t={t} />
        <p className="lines-tools">
          <Button kind="quiet" small className="to-chart" aria-expanded={isChart} onClick={() => setChart(!isChart)}>
            {t.chart}
          </Button>
          <Button kind="quiet" small aria-haspopup="dialog" onClick={onRead}>
            {t.read}
          </Button>
        </p>
      </div>
      <ul className="vh">
        {cords.map(({ key, spoken }) => (
          <li key={key}>{spoken}</li>
        ))}
      </ul>
    </section>
  );
};
