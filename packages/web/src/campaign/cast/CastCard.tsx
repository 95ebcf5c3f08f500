import type { SeatId } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { memo } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../design/base/Icon.js';
import type { Person } from '../../people/person.js';
import { useSpoken } from '../../words/speech.js';
import { stateOf } from '../sheet/open.js';
import { Shield } from '../sheet/Shield.js';
import { SHEET } from '../sheet/words.js';
import { bestSkills } from './castModel.js';
import { CAST } from './words.js';

interface CardProps {
  readonly one: saga.campaign.SeenCharacter;
  readonly people: Readonly<Record<SeatId, Person>>;
  readonly href: string;
  readonly where: string;
}

const Wounds = ({ one }: Pick<CardProps, 'one'>) => {
  const { t } = useSpoken(CAST);
  const { t: sheet } = useSpoken(SHEET);
  const state = stateOf(one);
  const majors = one.wounds.filter(({ severity }) => severity === 'major').length;
  const minors = one.wounds.length - majors;
  if (state === 'sound') return null;
  const icon =
    state === 'dead' || state === 'dying' || majors > 0 ? 'wd-major' : state === 'captive' ? 'ui-pinned' : 'wd-minor';
  const hurt = majors + minors > 0 && state !== 'dead' ? [t.wounds({ majors, minors })] : [];
  const said = state === 'wounded' ? hurt : [sheet.states[state], ...hurt];
  return (
    <span className="card-state">
      <Icon name={icon} size={16} /> {said.join(', ')}
    </span>
  );
};

const Skilled = ({ one }: Pick<CardProps, 'one'>) => {
  const { t, words } = useSpoken(CAST);
  const best = bestSkills(one);
  if (best.length === 0) return <span className="soft">{saga.campaign.isOpenSheet(one) ? t.noRatings : t.closed}</span>;
  return (
    <span>
      {best.map(({ skill, rating }, at) => (
        <span key={skill}>
          {at === 0 ? '' : ', '}
          {words.skills[skill]} <b>{rating}</b>
        </span>
      ))}
    </span>
  );
};

/** Somebody in one glance: shield, name, what they are, wounds, what they are best at, where they are. */
export const CastCard = memo(({ one, people, href, where }: CardProps) => {
  const { t } = useSpoken(CAST);
  return (
    <li className="cast-card" data-dead={one.dead === null ? undefined : ''}>
      <Link href={href}>
        <Shield of={one} people={people} size={34} />
        <span className="card-name">
          <b>{one.name}</b>
          <span className="small soft">
            {[one.words.trade, ...(one.main ? [t.main] : [])].filter((part) => part !== '').join(', ')}
          </span>
        </span>
        <span className="card-facts small">
          <Skilled one={one} />
          <Wounds one={one} />
          {where === '' ? null : <span className="soft">{where}</span>}
        </span>
      </Link>
    </li>
  );
});
