import type { SeatId } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { type Draft, listenersFor, spokenBy, talkersOf } from './drafting.js';

type Matter = saga.discussion.Matter;
type Sight = saga.discussion.TalkSight;

/** A matter that can be taken up with one tap. */
export interface Offer {
  /**
   * `want`: what one of ours wants, with what they ask for. `pair`: what drives a listener. `about`: what the Discussion
   * is to be about. `spoken`: what was spoken of before.
   */
  readonly kind: 'want' | 'pair' | 'about' | 'spoken';
  readonly matter: Matter;
  /** Whose want it is, or who is driven; null for the others. */
  readonly whose: string | null;
  readonly response: string | null;
  readonly to: readonly string[];
  readonly motive: saga.character.Motive | null;
}

const plain = (kind: 'about' | 'spoken', { context, topic }: Matter): Offer => ({
  kind,
  matter: { context, topic },
  whose: null,
  response: null,
  to: [],
  motive: null,
});

const wantsOf = (sight: Sight, name: string): readonly Offer[] =>
  saga.discussion.personNamed(sight, name).wants.map(({ context, topic, response, to }) => ({
    kind: 'want',
    matter: { context, topic },
    whose: name,
    response,
    to,
    motive: null,
  }));

const pairsOf = (sight: Sight, name: string): readonly Offer[] =>
  saga.discussion.drivingOf(sight, name).map(({ context, topic, motive }) => ({
    kind: 'pair',
    matter: { context, topic },
    whose: name,
    response: null,
    to: [name],
    motive,
  }));

const isSame = (one: Offer, other: Offer): boolean => saga.discussion.isSameMatter(one.matter, other.matter);

/**
 * What an appeal may be about without a word being written: what ours want, what drives those who listen, what the
 * Discussion is about, and what it has come to. A want brings its own words; of the others each matter stands once.
 */
export const offersFor = (sight: Sight, seat: SeatId, { talker, to }: Draft): readonly Offer[] => {
  const speakers = talker === null ? talkersOf(sight, seat) : [talker];
  const wants = speakers.flatMap((name) => wantsOf(sight, name));
  const about = sight.given.about
    .filter(({ listener }) => listener === undefined || to.includes(listener))
    .map((matter) => plain('about', matter));
  const spoken = sight.open.appeals.map((appeal) => plain('spoken', appeal));
  const others = [...to.flatMap((name) => pairsOf(sight, name)), ...about, ...spoken];
  const once = others.filter(
    (one, at) => others.findIndex((other) => isSame(one, other)) === at && !wants.some((want) => isSame(want, one)),
  );
  return [...wants, ...once];
};

/** Whether a draft is about what is offered. */
export const isTaken = ({ isNew, context, topic, response }: Draft, offer: Offer): boolean =>
  !isNew &&
  offer.matter.context === context &&
  offer.matter.topic === topic &&
  (offer.response === null || offer.response === response);

/** Takes up a matter. A want says of whom, unless somebody is addressed already. */
export const taken = (sight: Sight, draft: Draft, { matter, response, whose, to, kind }: Offer): Draft => {
  const by = kind === 'want' ? spokenBy(sight, draft, whose) : draft;
  const open = listenersFor(sight, by.talker);
  return {
    ...by,
    ...matter,
    isNew: false,
    pairs: {},
    response: response ?? by.response,
    to: by.to.length > 0 ? by.to : to.filter((name) => open.includes(name)),
  };
};
