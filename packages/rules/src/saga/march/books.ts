import type { Facts, Fixed, Play, SeatId, View } from '@warmoot/kernel';
import type { Book, March, MarchGiven, Pair, PartyEvent } from './model.js';

export type MarchFacts = Facts<March>;
export type MarchPlay = Play<March>;
/** A march as a seat sees it. */
export type MarchView = View<March>;
/** What a party knows, as the rules may read it. */
export type FixedBook = Fixed<Book>;
type Given = Pick<MarchFacts, 'given'>;

/** SAGA-MOVE-042: whether parties keep from each other where they are and what they do. */
export const isSecret = ({ given }: Given): boolean => given.options['saga.move.secret'];

/** A party by its name, as the setup has it. */
export const partyIn = ({ given }: Given, party: string): Fixed<MarchGiven['parties'][number]> =>
  given.parties.find(({ name }) => name === party) as Fixed<MarchGiven['parties'][number]>;

export const namesIn = ({ given }: Given): readonly string[] => given.parties.map(({ name }) => name);

/** The seat that decides for a party: the player of whoever leads it. */
export const deciderOf = (facts: Given, party: string): SeatId => partyIn(facts, party).seats[0] as SeatId;

/** What is true of a party, as its own players know it. */
export const bookOf = (facts: Pick<MarchFacts, 'given' | 'open' | 'own'>, party: string): FixedBook =>
  (isSecret(facts) ? facts.own[deciderOf(facts, party)]?.books[party] : facts.open.books[party]) as FixedBook;

/** The book of a party, if whoever has this view may read it. */
export const bookIn = ({ own, open }: Pick<MarchView, 'own' | 'open'>, party: string): FixedBook | null =>
  (own?.books[party] ?? open.books[party] ?? null) as FixedBook | null;

/** The parties for which a seat decides. */
export const decidedBy = ({ given }: Given, seat: SeatId): readonly string[] =>
  given.parties.flatMap(({ name, seats }) => (seats[0] === seat ? [name] : []));

/** SAGA-MOVE-042: the players of these parties alone may know of a step; where nothing is secret, everybody may. */
export const seenBy = (facts: Given, ...parties: readonly string[]): { readonly seenBy?: readonly SeatId[] } =>
  isSecret(facts) ? { seenBy: [...new Set(parties.flatMap((party) => partyIn(facts, party).seats))] } : {};

/** Tells a party's players what concerns it; where nothing is secret, everybody hears it. */
export const tellParty = (play: MarchPlay, event: PartyEvent): void => {
  if (!isSecret(play)) play.say(event);
  else for (const seat of partyIn(play, event.party).seats) play.tell(seat, event);
};

/** The parties that are still on the road, as entered. */
export const goingIn = (facts: MarchFacts): readonly string[] =>
  namesIn(facts).filter((party) => bookOf(facts, party).state === 'going');

export const pairKey = ([one, other]: Pair): string => `${one} | ${other}`;

/** SAGA-MOVE-015: with more than two parties each pair by itself. */
export const pairsOf = (parties: readonly string[]): readonly Pair[] =>
  parties.flatMap((one, at) => parties.slice(at + 1).map((other) => [one, other] as const));
