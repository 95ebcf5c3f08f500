import { approx } from '@warmoot/kernel';
import { saga, type war } from '@warmoot/rules';
import { memo, useDeferredValue, useMemo } from 'react';
import { offersFor, type Picked, pickedOffer, samePlace } from '../../../boards/hex/offers.js';
import { placeText } from '../../../boards/terrain/naming.js';
import { percentText } from '../../../design/chance/Chance.js';
import { Button } from '../../../design/forms/Button.js';
import { useWords } from '../../../words/WordsProvider.js';
import { SceneHead } from '../../shared/SceneHead.js';
import { reachOfUnit } from '../boardMarks.js';
import { armyName, type Side, type Unit, unitNamed } from '../model.js';
import { unitTitle } from '../naming.js';
import type { Decision, Offer } from '../offers.js';
import { UnitPicture } from '../troops.js';
import { BattleFoot } from './BattleFoot.js';
import { FightLeaf, fightLine } from './FightLeaf.js';
import type { PanelProps } from './types.js';
import { UnitHead } from './UnitHead.js';
import { placeUnder, UnitRows } from './UnitRows.js';

interface HaltRow {
  readonly key: string | null;
  readonly place: war.Place;
  readonly fight: saga.battle.Fight;
}

/** What the odds of a unit are read from. */
interface OddsProps extends Pick<PanelProps, 'view' | 'units' | 't'> {
  readonly decision: Decision;
  /** What is looked at: picked, or under the mouse or the keys on the board. */
  readonly picked: Picked;
  readonly onPick: (picked: Picked) => void;
  /** Goes to the hex that is picked. */
  readonly onAgain: () => void;
  readonly unit: Unit;
}

/** The halts in contact that a unit can reach, the best odds first, after what it is in if it stays. */
const haltsOf = ({ view, decision, unit }: OddsProps): readonly HaltRow[] => {
  const offers = offersFor(decision, unit.name);
  const rows = reachOfUnit(view, unit).flatMap(({ to, pins }): HaltRow[] => {
    const offer = pins.length === 0 ? undefined : offers.find((one) => samePlace(one.to, to));
    const fight = offer === undefined ? null : saga.battle.fightIf(view, unit.index, to);
    return offer === undefined || fight === null ? [] : [{ key: offer.key, place: to, fight }];
  });
  rows.sort((a, b) => approx(b.fight.wins) - approx(a.fight.wins));
  return rows;
};

const Halts = (props: OddsProps) => {
  const { view, units, decision, picked, onPick, onAgain, unit, t } = props;
  const { ui } = useWords();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows follow from the view and the unit alone
  const rows = useMemo(() => haltsOf(props), [view, unit.name]);
  const stays = useMemo(() => saga.battle.fightIf(view, unit.index, null), [view, unit]);
  const others = offersFor(decision, unit.name).length - rows.length;
  const here = placeUnder(view, unit.at);
  if (rows.length === 0 && stays === null) return null;
  return (
    <section className="halts" data-rows="">
      <table>
        <thead>
          <tr>
            <th>{t.halt}</th>
            <th>{t.fightItMakes}</th>
            <th>{t.yours}</th>
          </tr>
        </thead>
        <tbody>
          {stays === null ? null : (
            <tr data-on={picked.key === null ? '' : undefined}>
              <td>
                <button type="button" data-row="" onClick={() => onPick({ ...picked, key: null })}>
                  {t.stay}
                </button>
              </td>
              <td>{fightLine(t, units, stays, unit)}</td>
              <td>{percentText(ui, stays.wins)}</td>
            </tr>
          )}
          {rows.map(({ key, place, fight }) => (
            <tr key={key} data-on={picked.key === key ? '' : undefined}>
              <td>
                <button
                  type="button"
                  data-row=""
                  aria-pressed={picked.key === key}
                  onClick={() => (picked.key === key ? onAgain() : onPick({ ...picked, key }))}
                >
                  {placeText(t, place)}
                </button>
              </td>
              <td>{(samePlace(place, here) ? t.outAndBack : '') + fightLine(t, units, fight, unit)}</td>
              <td>{percentText(ui, fight.wins)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {others > 0 ? <p className="small soft">{t.otherHexes({ n: others })}</p> : null}
    </section>
  );
};

/** Which enemies could come next to the unit with their next move, and how they would stand. */
const Threats = ({ view, units, unit, to, t }: OddsProps & { readonly to: war.Place | null }) => {
  const { ui } = useWords();
  const threats = useMemo(
    () => saga.battle.threatsTo(view, unit.index, to).toSorted((a, b) => approx(b.chance) - approx(a.chance)),
    [view, unit.index, to],
  );
  return (
    <section className="threats">
      <h3 className="lab">{t.threats}</h3>
      {threats.length === 0 ? <p className="small soft">{t.noThreats}</p> : null}
      <ul>
        {threats.slice(0, 5).map(({ enemy, from, chance }) => {
          const who = unitNamed(units, enemy);
          return who === null ? null : (
            <li key={enemy}>
              <UnitPicture side={who.side} troop={who.troop} size={20} />
              <span>{t.threatFrom({ who: unitTitle(t, who), place: placeText(t, from) })}</span>
              <b>{percentText(ui, chance)}</b>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

/** What bowmen could shoot at from there. */
const shootingNote = ({ view, units, unit, t }: OddsProps, offer: Offer | null): string | null => {
  if (saga.battle.TROOPS[unit.troop].range === 0) return null;
  const way = reachOfUnit(view, unit).find(({ to }) => samePlace(to, offer?.to ?? null));
  if (offer !== null && !saga.battle.shootsAfter(way?.path.length ?? 0)) return t.noShotAfter;
  const names = saga.battle.linesOfFire(view, unit.index, offer?.to ?? null).flatMap(({ target, shot }) => {
    const who = shot === null ? null : unitNamed(units, target);
    return who === null ? [] : [unitTitle(t, who)];
  });
  return names.length === 0 ? null : t.canShoot({ names: names.join(', ') });
};

/** What comes of it where the unit stands or would stop: the fight, the other halts, and what the enemy could do. */
const Odds = memo((props: OddsProps) => {
  const { view, units, decision, picked, unit, t } = props;
  const offer = pickedOffer(decision, picked);
  const to = offer?.to ?? null;
  const fight = useMemo(() => saga.battle.fightIf(view, unit.index, to), [view, unit, to]);
  const place = placeText(t, to ?? placeUnder(view, unit.at));
  const title = to === null ? t.standingAt({ place }) : fight === null ? t.goingTo({ place }) : t.haltingAt({ place });
  const leads = armyName(view, saga.battle.proactive(view) as Side);
  const shooting = shootingNote(props, offer);
  return (
    <>
      {fight === null ? (
        <section className="fight-leaf leaf">
          <div className="fight-top">
            <h3>{title}</h3>
          </div>
          <p>{t.noFight}</p>
          {shooting === null ? null : <p className="small soft fight-note">{shooting}</p>}
        </section>
      ) : (
        <FightLeaf
          fight={fight}
          units={units}
          title={title}
          t={t}
          {...(fight.ways > 1 ? { note: t.waysOpen({ n: fight.ways, who: leads }) } : {})}
        />
      )}
      <Halts {...props} />
      <Threats {...props} to={to} />
    </>
  );
});

interface ChosenProps {
  readonly unit: Unit;
  readonly props: PanelProps;
  readonly onAgain: () => void;
  readonly able: readonly Unit[];
}

/** The unit in hand, and what comes of it; the others that may move are at hand below. */
const Chosen = ({ unit, props, onAgain, able }: ChosenProps) => {
  const { open, view, units, t } = props;
  const { decision, looked, onPick } = open;
  // The board follows the mouse at once; the figures beside it come when there is time.
  const shown = useDeferredValue(looked);
  const picked = shown.unit === unit.name ? shown : looked;
  return (
    <>
      <UnitHead unit={unit} t={t} />
      <p className="small soft unit-hint">{t.goesAtOnce}</p>
      <Odds {...{ view, units, decision, picked, onPick, onAgain, unit, t }} />
      {able.length < 2 ? null : (
        <section className="unit-others">
          <h3 className="lab">{t.mayGo({ n: able.filter(({ name }) => !open.staying.includes(name)).length })}</h3>
          <UnitRows props={props} able={able} />
        </section>
      )}
    </>
  );
};

/** Moving: a unit is in hand, a press on a hex sends it there; before, the fight it makes and what the enemy could do. */
export const MovePanel = (props: PanelProps) => {
  const { open, units, busy, give, t } = props;
  const { decision, picked, staying } = open;
  const unit = unitNamed(units, picked.unit);
  const offer = pickedOffer(decision, picked);
  const done = decision.rest[0] ?? null;
  const able = decision.units.flatMap((name) => unitNamed(units, name) ?? []);
  const left = able.filter(({ name }) => !staying.includes(name)).length;
  const end = (): void => {
    if (done !== null) give(done.choice);
  };
  const go = (): void => {
    if (offer !== null) give(offer.choice);
  };
  const body = (
    <div className="battle-body">
      {unit === null ? (
        <>
          <SceneHead title={left === 0 ? t.allMoved : t.pickUnit} aside={t.mayGo({ n: left })} />
          <p className="scene-wait">{t.pickUnitNote}</p>
          <UnitRows props={props} able={able} />
        </>
      ) : (
        <Chosen unit={unit} props={props} onAgain={go} able={able} />
      )}
    </div>
  );
  if (unit === null) {
    return (
      <>
        {body}
        <BattleFoot
          act={t.endMoves}
          gold={left === 0}
          off={null}
          busy={busy}
          onAct={end}
          others={left === 0 ? null : <p className="small soft foot-note">{t.mayGo({ n: left })}</p>}
        />
      </>
    );
  }
  return (
    <>
      {body}
      <BattleFoot
        act={offer?.to ? t.moveTo({ place: placeText(t, offer.to) }) : t.move}
        off={offer === null ? t.pickHex : null}
        busy={busy}
        onAct={go}
        others={
          done === null ? null : (
            <>
              <Button onClick={() => open.onStay(unit.name)}>{t.stay}</Button>
              <Button busy={busy} onClick={end}>
                {t.endMoves}
              </Button>
            </>
          )
        }
      />
    </>
  );
};
