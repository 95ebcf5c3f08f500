import { Icon } from '../../../design/base/Icon.js';
import { type BattleView, championsOf, type Side } from '../model.js';
import type { BattleWords } from '../words.js';

/** SAGA-BATTLE-008: the champions of an army, as the duels of this battle have left them. */
export const Champions = ({
  view,
  side,
  t,
}: {
  readonly view: Pick<BattleView, 'given' | 'open'>;
  readonly side: Side;
  readonly t: BattleWords;
}) => {
  const champions = championsOf(view, side);
  if (champions.length === 0) return null;
  return (
    <ul className="army-champion-rows" aria-label={t.champions}>
      {champions.map(({ name, standing, minor, major }) => (
        <li key={name}>
          <span className="end-unit">
            <Icon name={major > 0 ? 'wd-major' : minor > 0 ? 'wd-minor' : 'sc-duel'} size={24} />
            <b>{name}</b>
            <span className="soft">{t.champion}</span>
            <span className="men soft">
              {[
                standing === 'in' ? '' : t.standing[standing],
                major > 0 ? t.majors({ n: major }) : '',
                minor > 0 ? t.minors({ n: minor }) : '',
              ]
                .filter((part) => part !== '')
                .join(', ') || t.unhurt}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
};
