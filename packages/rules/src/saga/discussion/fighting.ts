import type { Refusal } from '@warmoot/kernel';
import { begin as beginDuel } from '../duel/beginning/beginning.js';
import type { FighterSetup } from '../duel/model.js';
import { duelOptions, duelSetup } from '../duel/setup.js';
import type { EditionName } from '../editions.table.js';
import type { Brawl } from './model.js';
import { nowOf, personNamed, type TalkSight } from './people.js';

/** The name of the scene that is opened inside. */
export const duelIn = (edition: EditionName): string => `${edition}/duel`;

/** Why a fight could not begin like this; null where it could. */
export const duelFault = (setup: unknown, options: unknown): Refusal | null => {
  const [people, switches] = [duelSetup.parse(setup), duelOptions.parse(options)];
  if (!people.ok) return people.refusal;
  if (!switches.ok) return switches.refusal;
  const begun = beginDuel(people.value, switches.value);
  return begun.ok ? null : begun.refusal;
};

/** Somebody as they fight: as they came, or as the last fight has left them. */
const fighterNow = (sight: TalkSight, name: string): FighterSetup => {
  const { seat, fighter } = personNamed(sight, name);
  const { fought } = nowOf(sight, name);
  const came = { ...fighter, name, seat } as FighterSetup;
  if (fought === null) return came;
  const { wounds, hands, carried } = fought;
  return { ...came, wounds, hands: { ...hands, both: null }, carried } as FighterSetup;
};

/** Who fights whom, and how far apart they begin. */
export type Fight = Pick<Brawl, 'side1' | 'side2' | 'distance'>;

/** The fight that is opened inside the Discussion. */
export const fightOf = (sight: TalkSight, { side1, side2, distance }: Fight) => {
  const all = (names: readonly string[]) => names.map((name) => fighterNow(sight, name));
  return {
    scene: duelIn(sight.given.edition),
    setup: { seats: sight.seats, side1: all(side1), side2: all(side2), distance },
    options: sight.given.duelOptions ?? {},
  };
};

/** Why these people cannot fight as things stand, by the rules of the fight itself. */
export const refusesFight = (sight: TalkSight, fight: Fight): Refusal | null => {
  const { setup, options } = fightOf(sight, fight);
  return duelFault(setup, options);
};
