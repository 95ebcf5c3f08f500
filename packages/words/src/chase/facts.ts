import { approx, type Chance, type Fixed } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { decimal } from '../chance.js';
import type { Named } from '../say/index.js';
import type { Speech } from '../speech.js';

export type Chase = saga.chase.Chase;
export type ChaseSight = saga.chase.ChaseSight;
export type Way = saga.chase.Way;
type PartyGiven = Fixed<saga.party.PartySetup>;

export const rulesOf = (edition: saga.EditionName) => saga.EDITIONS[edition];

/** A party whose people everybody knows, as a sentence takes it: "Two riders are", "Joris is". */
export const partyKnown = ({ grammar }: Speech, { name, members }: Pick<PartyGiven, 'name' | 'members'>): Named => ({
  named: name,
  isMany: grammar.many.test(name) && members.every((one) => one.name !== name),
});

/** How many they are, and how they go. */
export const strengthOf = ({ t }: Speech, party: PartyGiven, onWater: boolean): string =>
  t.march.names.strength[saga.party.goingOf(party, onWater)]({ n: saga.party.sizeOf(party) });

/** What the place itself calls a way; '' where it has no words for it. */
export const placeOf = ({ given }: Pick<ChaseSight, 'given'>, way: Way): string => given.words?.[way] ?? '';

/** "41.4": a share in percent, as tables have it. */
export const percentIn = (speech: Speech, share: number): string => decimal(speech, 100 * share, 1);

/** The same of an exact chance. */
export const percentOf = (speech: Speech, chance: Chance): string => percentIn(speech, approx(chance));
