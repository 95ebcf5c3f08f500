import { type Json, ok, type Refusal, type Result, type RuleId, refused, type SeatId } from '@warmoot/kernel';
import type { WealthEvent } from '../../wealth/wealth.js';
import type { CampaignDeed, DeedOf } from './deeds.js';
import type { Campaign, CampaignEvent, Character, Entry, Unit, Why } from './model.js';

/** Who asks: a seat, and whether the table has decided it (SAGA-CHECK-005). */
export interface Who {
  readonly seat: SeatId | null;
  readonly decided: boolean;
  /** The players' seats at the table. */
  readonly players: readonly SeatId[];
}

/** What a deed brings about; where it may not be, the handler refuses. */
export type Handler<D extends CampaignDeed['deed']> = (
  campaign: Campaign,
  deed: DeedOf<D>,
  who: Who,
) => readonly CampaignEvent[];

export type Handlers<D extends CampaignDeed['deed']> = { readonly [K in D]: Handler<K> };

/** A refusal on its way out of a handler: caught where deeds are obeyed, and nowhere else. */
class Refusing extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** What comes of something that may be refused on the way. */
export const obeyed = <A>(act: () => A): Result<A> => {
  try {
    return ok(act());
  } catch (error) {
    if (error instanceof Refusing) return refused(error.refusal);
    throw error;
  }
};

export const refuse = (refusal: Refusal): never => {
  throw new Refusing(refusal);
};

/** Refuses by a rule of the ledger. `what` is the key of the words that say it. */
export const forbid = (rule: RuleId, what: string, facts: Readonly<Record<string, Json>> = {}): never =>
  refuse({ code: 'BROKEN_RULE', rule, what: `campaign.${what}`, facts });

const own = <A>(things: Readonly<Record<string, A>>, id: string): A | undefined =>
  Object.hasOwn(things, id) ? things[id] : undefined;

const named =
  <A>(what: 'character' | 'entry' | 'unit' | 'note' | 'region' | 'page' | 'sitting') =>
  (things: Readonly<Record<string, A>>, id: string): A =>
    own(things, id) ?? refuse({ code: 'NO_SUCH', what, id });

export const characterOf = ({ open }: Campaign, id: string): Character =>
  named<Character>('character')(open.characters, id);

/** The dead do nothing more. */
export const living = (character: Character): Character =>
  character.dead === null ? character : refuse({ code: 'DEAD', name: character.name, day: character.dead.day });

export const entryOf = ({ open }: Campaign, id: string): Entry => named<Entry>('entry')(open.entries, id);
export const unitOf = ({ open }: Campaign, id: string): Unit => named<Unit>('unit')(open.units, id);
export const thingOf = <A>(what: Parameters<typeof named>[0], things: Readonly<Record<string, A>>, id: string): A =>
  named<A>(what)(things, id);

/** Why something changed: by which rules, and in which entry. */
export const because = (code: string, rules: readonly RuleId[] = [], entry: string | null = null): Why => ({
  code,
  rules,
  entry,
});

/** The next id of a kind of thing. */
export const newId = ({ open }: Campaign, letter: 'c' | 'e' | 'u' | 'n' | 'r' | 'p' | 's' | 'd', ahead = 0): string =>
  `${letter}${open.made + 1 + ahead}`;

export const change = (
  { id }: Pick<Character, 'id'>,
  set: Extract<CampaignEvent, { readonly event: 'changed' }>['set'],
  why: Why,
): CampaignEvent => ({ event: 'changed', character: id, set, why });

export const keepEntry = (entry: Entry, why: Why): CampaignEvent => ({
  event: 'kept',
  in: 'entries',
  thing: entry,
  why,
});

/** A unit after something befell its wealth, with what that was. */
export const keepUnit = (unit: Unit, why: Why, happened: readonly WealthEvent[] = []): CampaignEvent => ({
  event: 'kept',
  in: 'units',
  thing: unit,
  why,
  happened,
});
