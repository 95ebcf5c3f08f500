import { boxOf, type IconName } from '../../design/base/Icon.js';
import './die.css';

/**
 * To throw it has the emblem of its reason, or faint pips where every unit has it; thrown it shows its face. Penalty dice are
 * inked, staked ones gold, those that do not count pale; of what is not known there is a question mark.
 */
export interface DieLook {
  /** Why it is thrown; left out, it is one of the three that every unit has. */
  readonly icon?: IconName | undefined;
  readonly face?: number | null | undefined;
  readonly look?: 'plain' | 'penalty' | 'staked' | 'pale' | 'unknown' | undefined;
  readonly size?: number | undefined;
}

const PIPS = { x: 2.2, y: 2.2, width: 23, height: 23 };
const SIGN = { x: 5.3, y: 5.3, width: 17, height: 17 };

/** A six-sided die. It is for eyes: what stands beside it says it in words. */
export const Die = ({ icon, face = null, look = 'plain', size = 22 }: DieLook) => {
  const sign: IconName = face !== null ? (`so-pip-${face}` as IconName) : (icon ?? 'so-pip-5');
  const isFaint = face === null && icon === undefined;
  return (
    <svg className="d6" data-look={look} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      {look === 'unknown' ? (
        <>
          <path className="d6-unknown" d="M1.5 1.500H26V26H1.500Z" />
          <text x="13.700" y="20" textAnchor="middle">
            ?
          </text>
        </>
      ) : (
        <>
          <use href={look === 'penalty' ? '#so-d6-penalty' : '#so-d6'} />
          <svg
            {...(face !== null || isFaint ? PIPS : SIGN)}
            viewBox={boxOf(sign)}
            className={isFaint ? 'd6-faint' : 'd6-sign'}
            aria-hidden="true"
          >
            <use href={`#${sign}`} />
          </svg>
        </>
      )}
    </svg>
  );
};
