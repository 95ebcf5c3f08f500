import { saga, type war } from '@warmoot/rules';
import { placeText } from '../../../boards/terrain/naming.js';
import { UnitName } from '../../../design/lit/lit.js';
import type { BattleView, Unit } from '../model.js';
import { subject } from '../naming.js';
import { UnitPicture } from '../troops.js';
import type { PanelProps } from './types.js';

export const placeUnder = (view: BattleView, at: number): war.Place =>
  saga.battle.groundOf(view).places[at] ?? { row: 0, column: 0 };

/** The units that may still move, each with the mark that it stays. */
export const UnitRows = ({ props, able }: { readonly props: PanelProps; readonly able: readonly Unit[] }) => {
  const { open, view, t } = props;
  return (
    <ul className="unit-rows" data-rows="">
      {able.map((one) => {
        const stays = open.staying.includes(one.name);
        return (
          <li key={one.name} data-stays={stays ? '' : undefined}>
            <button
              type="button"
              data-row=""
              onClick={() => open.onPick({ ...open.picked, unit: one.name, key: null })}
            >
              <UnitPicture side={one.side} troop={one.troop} size={26} />
              <UnitName unit={one} />
              <span className="soft">
                {placeText(t, placeUnder(view, one.at))}, {t.ofMen({ men: one.left, size: one.size })}
              </span>
            </button>
            <button
              type="button"
              className="unit-stays"
              aria-pressed={stays}
              aria-label={t.staysNamed({ who: subject(one) })}
              onClick={() => open.onStay(one.name)}
            >
              {t.stays}
            </button>
          </li>
        );
      })}
    </ul>
  );
};
