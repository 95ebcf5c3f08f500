import type { Person } from '../../people/person.js';
import type { UiWords } from '../../words/ui.js';
import { useWords } from '../../words/WordsProvider.js';
import { Arms } from '../base/Arms.js';
import { Icon, type IconName } from '../base/Icon.js';
import './seats.css';

export type Doing = 'choosing' | 'sealed' | null;

interface Mark {
  readonly text: string;
  readonly icon: IconName | null;
}

/** What is said of a seat beside its name, most telling first. */
const markOf = (ui: UiWords, { held, here }: Person, doing: Doing): Mark | null => {
  if (held === 'nobody') return { text: ui.seat.empty, icon: null };
  if (doing === 'sealed') return { text: ui.seat.sealed, icon: 'sl-made' };
  if (doing === 'choosing') return { text: ui.seat.choosing, icon: null };
  if (held === 'computer') return { text: ui.seat.computer, icon: 'ui-engine' };
  if (held === 'regent') return { text: ui.seat.regent, icon: 'ui-engine' };
  return here ? null : { text: ui.seat.away, icon: 'ui-away' };
};

/** A seat: arms, name, and what it is doing. */
export const SeatChip = ({ person, doing = null }: { readonly person: Person; readonly doing?: Doing }) => {
  const { ui } = useWords();
  const mark = markOf(ui, person, doing);
  const away = person.held === 'nobody' || (person.held === 'person' && !person.here && !person.you);
  return (
    <span
      className="seat"
      data-you={person.you || undefined}
      data-doing={doing ?? undefined}
      data-away={away || undefined}
    >
      <Arms colour={person.colour} size={20} charge={person.held === 'nobody' ? null : undefined} />
      <b>{person.name}</b>
      {person.you ? <em>{ui.seat.you}</em> : null}
      {mark === null ? null : mark.icon === null ? (
        <em>{mark.text}</em>
      ) : (
        <Icon name={mark.icon} size={15} label={mark.text} />
      )}
    </span>
  );
};

/** The seats of a table in their order. */
export const Seats = ({
  people,
  doing = {},
}: {
  readonly people: readonly Person[];
  readonly doing?: Readonly<Record<string, Doing>>;
}) => {
  const { ui } = useWords();
  return (
    <ul className="seats" aria-label={ui.seat.seats}>
      {people.map((person) => (
        <li key={person.seat}>
          <SeatChip person={person} doing={doing[person.seat] ?? null} />
        </li>
      ))}
    </ul>
  );
};
