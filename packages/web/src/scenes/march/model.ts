import type { Asked, Fixed, SeatId } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import type { SceneProps } from '../contract.js';
import type { Asking } from '../shared/asking.js';

export type MarchView = saga.march.MarchView;
export type Book = saga.march.FixedBook;
export type Step = Fixed<saga.march.MarchStep>;
export type RouteMap = MarchView['given']['roads'];

/** What the parts of the page are given about one's own party, where something is asked of it. */
export interface AskedProps extends Pick<SceneProps, 'run' | 'people' | 'answer' | 'busy' | 'seat'> {
  readonly view: MarchView;
  readonly book: Book;
  readonly asking: Asking;
  readonly asked: Asked;
}

/** The parties that a seat plays in, as entered. */
export const partiesOf = ({ given }: Pick<MarchView, 'given'>, seat: SeatId | null): readonly string[] =>
  given.parties.flatMap(({ name, seats }) => (seat !== null && seats.includes(seat) ? [name] : []));

/** Who decides for a party: its first seat. */
export const seatOf = ({ given }: Pick<MarchView, 'given'>, party: string): SeatId =>
  given.parties.find(({ name }) => name === party)?.seats[0] ?? '';

/** The step that this seat may know of; what is hidden from it is not there. */
export const stepOf = ({ agenda }: Pick<MarchView, 'agenda'>): Step | undefined => agenda.at(-1);

/** The parties that the step is about, where some have met: whoever is asked stands before them. */
export const metIn = (view: Pick<MarchView, 'agenda'>): readonly string[] => {
  const step = stepOf(view);
  switch (step?.step) {
    case 'tactics':
    case 'pickSide':
    case 'handOver':
      return [step.contact.attacker, step.contact.defender];
    case 'giveChase':
      return [step.winner, step.quarry];
    case 'getAway':
      return [step.party, step.from];
    case 'askParley':
    case 'takeParley':
      return step.pair;
    default:
      return [];
  }
};

/** What this seat knows of another party: its book where everything lies open, else the last sighting, else nothing. */
export interface Known {
  readonly name: string;
  readonly book: Book | null;
  readonly seen: saga.march.Sighting | null;
}

/** The others of whom this party knows something. */
export const knownTo = (view: MarchView, book: Book): readonly Known[] =>
  view.given.parties
    .filter(({ name }) => name !== book.party.name)
    .map(({ name }) => ({
      name,
      book: view.open.books[name] === undefined ? null : saga.march.bookIn(view, name),
      seen: (book.sightings[name] ?? null) as saga.march.Sighting | null,
    }))
    .filter((one) => one.book !== null || one.seen !== null);

/** Where a party is, or was last seen. */
export const placeOf = ({ book, seen }: Known): string => book?.at ?? seen?.at ?? '';

export const sizeIn = ({ book, seen }: Known): number =>
  book === null ? (seen?.size ?? 1) : saga.party.sizeOf(book.party);

export const GOING_ICON = { foot: 'tr-mi', mounted: 'tr-lc', afloat: 'ch-ship', swimming: 'tv-swim' } as const;

/** The span that a party makes for: what it wants to reach, or where those it seeks were last seen. */
export const goalOf = (view: MarchView, book: Book): string | null => {
  const { wants } = book;
  if (wants === null || wants.want === 'avoid') return null;
  if (wants.want === 'reach') return wants.span;
  const sought = knownTo(view, book).find(({ name }) => name === wants.party);
  return sought === undefined ? null : placeOf(sought);
};
