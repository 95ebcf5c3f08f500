import { saga } from '@warmoot/rules';
import { capital } from '../../../words/text.js';
import type { MarchView } from '../model.js';
import { useTelling } from '../telling.js';

interface CarriedProps {
  readonly view: MarchView;
  readonly contact: saga.march.Contact;
  /** How it would be played: as picked, else as it usually is. */
  readonly as: 'duel' | 'battle';
  readonly distance: saga.march.Met['distance'] | null;
}

/** What the next scene takes over, before it begins. */
export const Carried = ({ view, contact, as, distance: picked }: CarriedProps) => {
  const { t, span } = useTelling(view);
  const { kind, attacker, defender, at, inCamp } = contact;
  const isTaken = kind === 'ambush' || kind === 'caught';
  const defence =
    kind === 'ambush' ? (inCamp ? 'inCamp' : 'onTheMarch') : kind === 'caught' ? 'onTheMarch' : 'standing';
  const distance = picked ?? saga.march.distancesFor(contact)[0] ?? 'spear';
  const { ground } = saga.roads.spanOf(view.given.roads, at);
  const begins =
    as === 'battle'
      ? t.defences[defence]({ who: defender })
      : `${t.duelAt({ distance: t.distances[distance] })}, ${isTaken ? t.footwork({ who: attacker }) : t.ordinary}`;
  const rows = [
    [t.carriedRows.where, `${capital(span(at))}, ${t.ground[ground]}`],
    [t.carriedRows.how, begins],
    [t.carriedRows.who, `${attacker}, ${defender}`],
    [t.carriedRows.wounds, t.woundsStay],
  ] as const;
  return (
    <section className="march-carried">
      <h3 className="march-sub">{t.carried}</h3>
      <dl>
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
