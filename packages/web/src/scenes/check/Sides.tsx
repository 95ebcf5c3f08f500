import { number, type Words } from '@warmoot/words';
import { Fragment } from 'react';
import { Arms } from '../../design/base/Arms.js';
import type { Bears, Person } from '../../people/person.js';
import { TINCTURES } from '../../people/tinctures.js';
import { ClosedSign } from '../shared/ClosedSign.js';
import { type CheckView, ratingOf, type Side, sidesIn } from './terms.js';
import type { CheckWords } from './words.js';

interface SidesProps {
  readonly view: CheckView;
  readonly people: Readonly<Record<string, Person>>;
  readonly t: CheckWords;
  readonly words: Words;
  readonly scene: string;
  /** Somebody of a cast bears arms of their own; others those of their seat. */
  readonly bears: Bears | undefined;
}

const OneSide = ({
  side,
  people,
  t,
  words,
  scene,
  bears,
  total,
  closed,
}: Omit<SidesProps, 'view'> & {
  readonly side: Side;
  readonly total: number | undefined;
  readonly closed: boolean;
}) => {
  const person = people[side.seat];
  const own = bears?.(side.name) ?? null;
  const field = own?.tincture ?? null;
  const colour = field === null ? person?.colour : TINCTURES.indexOf(field);
  const skill = side.skill === undefined ? t.rating : (words.scenes[scene]?.tally[`skill.${side.skill}`] ?? side.skill);
  return (
    <section className="check-side" aria-label={side.name}>
      {colour === undefined ? null : <Arms colour={colour} charge={own?.charge} size={52} />}
      <div>
        <h2>{side.name}</h2>
        <p className="small soft">{person?.name ?? side.seat}</p>
      </div>
      <p className="check-rating">
        {closed ? <ClosedSign /> : <b>{number(ratingOf(side))}</b>}
        <span>{skill}</span>
      </p>
      {side.modifiers.map(({ by, why }) => (
        <p key={why} className="check-modifier small">
          {by < 0 ? number(by) : `+${by}`} {why}
        </p>
      ))}
      {total === undefined ? null : (
        <p className="check-modifier">
          {t.total} <b>{number(total)}</b>
        </p>
      )}
    </section>
  );
};

/** Who is in it, with what they bring. */
export const Sides = ({ view, ...rest }: SidesProps) => {
  const { given, open } = view;
  const { t } = rest;
  const sides = sidesIn(view);
  return (
    <>
      <p className="note check-what">
        {given.kind === 'unopposed' ? given.action : given.kind === 'contest' ? t.contest : t.check}
      </p>
      {sides.map((side, i) => (
        <Fragment key={side.name}>
          {i > 0 && given.kind === 'opposed' ? <p className="check-against lab">{t.against}</p> : null}
          <OneSide
            side={side}
            total={open.totals[side.name]}
            closed={view.closed?.includes(side.name) ?? false}
            {...rest}
          />
        </Fragment>
      ))}
      {open.ladder.length === 0 ? null : (
        <p className="small">
          <b>{t.ladder}</b> {open.ladder.join(', ')}
        </p>
      )}
    </>
  );
};
