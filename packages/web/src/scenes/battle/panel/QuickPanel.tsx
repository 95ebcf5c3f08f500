import { saga } from '@warmoot/rules';
import { refusalText } from '@warmoot/words';
import { toggled } from '../../../boards/hex/offers.js';
import { Button } from '../../../design/forms/Button.js';
import { UnitName } from '../../../design/lit/lit.js';
import { Foot } from '../../shared/Foot.js';
import { SceneHead } from '../../shared/SceneHead.js';
import { UnitPicture } from '../troops.js';
import type { PanelProps } from './types.js';

const IDEAS = ['fastest', 'slowest', 'nearest', 'farthest'] as const;

/** Half of the units are named quick, in secret: press them on the board or in the list. */
export const QuickPanel = ({ open, run, units, people, busy, give, t, words }: PanelProps) => {
  const { decision, picked, asking, asked, side } = open;
  const mine = units.filter((unit) => unit.side === side && unit.at >= 0);
  const most = saga.battle.quickNumber(mine.length);
  const named = mine.filter(({ name }) => picked.taken.includes(name)).map(({ name }) => name);
  const choice = { choose: 'quick', units: named } as const;
  const accepted = run.accepts(asked, choice);
  const off =
    named.length < most
      ? t.quickSo({ n: named.length, all: most })
      : accepted.ok
        ? null
        : refusalText(words, accepted.refusal);
  return (
    <>
      <div className="battle-body">
        <SceneHead title={t.quickHead({ n: most })} aside={t.quickSo({ n: named.length, all: most })} />
        <p className="scene-wait">{t.quickNote}</p>
        <div className="idea-row">
          {decision.offers.map((offer, n) =>
            offer.choice.choose === 'quick' ? (
              <Button
                key={offer.key}
                small
                onClick={() =>
                  offer.choice.choose === 'quick'
                    ? open.onPick({ ...picked, taken: [...offer.choice.units] })
                    : undefined
                }
              >
                {t.quickIdeas[IDEAS[n % 4] as (typeof IDEAS)[number]]}
              </Button>
            ) : null,
          )}
        </div>
        <ul className="unit-rows" data-rows="">
          {mine.map((unit) => (
            <li key={unit.name}>
              <button
                type="button"
                data-row=""
                aria-pressed={named.includes(unit.name)}
                onClick={() => open.onPick({ ...picked, taken: toggled(picked.taken, unit.name, most) })}
              >
                <UnitPicture side={unit.side} troop={unit.troop} size={26} />
                <UnitName unit={unit} />
                <span className="soft">
                  {saga.battle.TROOPS[unit.troop].movement} {t.moves}, {t.ofMen({ men: unit.left, size: unit.size })}
                </span>
                {named.includes(unit.name) ? <em>{t.quick}</em> : null}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <Foot
        of={{ asking, asked, people, busy }}
        title={t.quickSo({ n: named.length, all: most })}
        act={t.seal}
        off={off}
        onAct={() => give(choice)}
      />
    </>
  );
};
