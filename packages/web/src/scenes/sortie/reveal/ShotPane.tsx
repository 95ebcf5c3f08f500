import { tinctureOf } from '../../../boards/counter/Counter.js';
import { Icon } from '../../../design/base/Icon.js';
import { subject, type Unit } from '../model.js';
import { type Fallen, Pool } from './Pools.js';
import type { ShotTold } from './record.js';
import type { PaneProps } from './SortiePane.js';
import { SumByDice } from './SumByDice.js';

type ShotProps = Omit<PaneProps, 'fallen'> & {
  readonly told: ShotTold;
  /** How far the dice of the target, then those of the archers, have been told. */
  readonly fallen: readonly [Fallen, Fallen];
};

/** A shot: what the target's dice made of the number to pass, and the archers' dice against it. */
export const ShotPane = ({ told, units, side, charges, fallen, isJudged, follows, words, t }: ShotProps) => {
  const [archers, target] = told.units.map((unit) => units[unit] as Unit) as [Unit, Unit];
  const { how, needs, net, pool } = told;
  const faces = (lying: ShotTold['pool'], who: Unit, count: number): string =>
    lying === null
      ? t.toThrow({ n: count })
      : t.diceSpoken({ who: who.called, faces: lying.faces.map(String), total: lying.total });
  const isLeft = archers.side === side;
  return (
    <div className="reveal-sortie" data-shot="">
      {net === null ? null : (
        <div className="reveal-sum" data-at={isLeft ? 'left' : 'right'}>
          <SumByDice
            unit={archers}
            net={net}
            charge={charges[archers.side]}
            lying={fallen[1] === 'kept' ? pool : null}
            maneuvers={null}
            words={words}
            t={t}
          />
        </div>
      )}
      <div className="reveal-mid">
        <div className="reveal-turn" data-shot="">
          <div className="reveal-tile" data-at="left" data-tincture={tinctureOf(archers.side)}>
            <Icon name="tr-bo" size={34} />
            <span>
              <b>{archers.called}</b>
              <i>{t.shoots}</i>
            </span>
          </div>
          <p>{needs === null ? null : <b>{t.mustPass({ n: needs.total })}</b>}</p>
          <div className="reveal-tile" data-at="right" data-tincture={tinctureOf(target.side)}>
            <span>
              <b>{target.called}</b>
            </span>
          </div>
        </div>
        <div className="reveal-cloth">
          <div className="reveal-half" data-at="left">
            <Pool
              lying={pool}
              fallen={fallen[1]}
              count={3 + Math.abs(net?.total ?? 0)}
              label={faces(pool, archers, 3 + Math.abs(net?.total ?? 0))}
            />
            <strong data-empty={fallen[1] === 'kept' ? undefined : ''}>
              {fallen[1] === 'kept' ? pool?.total : ''}
            </strong>
          </div>
          <div className="reveal-half" data-at="right">
            {told.target === null ? null : (
              <Pool
                lying={told.target}
                fallen={fallen[0]}
                count={told.target.faces.length}
                label={faces(told.target, target, told.target.faces.length)}
              />
            )}
            <strong data-empty={needs === null ? '' : undefined}>{needs?.total ?? ''}</strong>
          </div>
        </div>
        {!isJudged || how === null ? null : (
          <div className="reveal-follows">
            <p className="reveal-won">{t.shotResults[how.result]({ who: archers.called, target: target.called })}</p>
            {told.target === null ? null : (
              <p className="small soft">
                {t.targetRolled({ who: subject(target) })}: {told.target.faces.join(', ')}
              </p>
            )}
            {follows}
          </div>
        )}
      </div>
    </div>
  );
};
