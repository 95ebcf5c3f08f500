import { saga } from '@warmoot/rules';
import { CarriedTable } from '../../shared/carried/CarriedTable.js';
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
  const { t, span, day } = useTelling(view);
  const distance = picked ?? saga.march.distancesFor(contact)[0] ?? 'spear';
  const standing = saga.handover.standingAtContact(view, contact, distance);
  // A party of one goes by that one's name.
  const isPerson = (name: string): boolean =>
    saga.march.bookIn(view, name)?.party.members.some((member) => member.name === name) === true;
  return (
    <section className="march-carried">
      <h3 className="march-sub">{t.carried}</h3>
      <CarriedTable rows={saga.handover.carriedInto(standing, as)} names={{ date: day, place: span, isPerson }} />
    </section>
  );
};
