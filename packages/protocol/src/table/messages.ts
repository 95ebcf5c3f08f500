import { type Json, type JsonSchema, type Named, type SeatId, type Shaped, shape } from '@warmoot/kernel';
import { command as byCommand, sortie as inSorties, manifests, saga, table, warband } from '@warmoot/rules';
import type { About } from '../asking.js';
import { described, optionRules, shared } from '../schemas/described.js';
import { DRAFT } from '../stored.js';
import { command, commandId, personName, type slatePlace, title } from './commands.js';
import type { Role } from './record.js';
import { type AnyRefusal, type Outcome, refuse } from './refusals.js';
import type { Item, SceneDue, SceneNews, SeenScene, SeenTable } from './seen.js';

/** The version of all that is said between client and server. It changes when an older client would be misled. */
export const PROTOCOL = 1;

const v = shape.oneOf(PROTOCOL);
const tableId = shape.text(1, 40);

/** What a client can send over the socket. */
export const clientMessage = shape.union('send', {
  /** Watches a table from a seat; `seen` is how many lines of its log this seat has already. */
  watch: {
    v,
    table: tableId,
    seat: shape.name,
    seen: shape.withDefault(shape.nullable(shape.integer(0)), null),
  },
  unwatch: { v, table: tableId, seat: shape.name },
  command: { v, command },
  /** Somebody at a watched seat writes, as themselves or as one of theirs. What they write is not sent. */
  typing: { v, table: tableId, seat: shape.name, as: shape.withDefault(shape.nullable(shape.name), null) },
  ping: { v },
});

export type ClientMessage = Shaped<typeof clientMessage>;

interface Watched {
  readonly table: string;
  readonly seat: SeatId;
}

/** Somebody must decide something: one notice for each decision. */
export interface Notice extends Watched {
  readonly title: string;
  readonly question: string;
  readonly since: number;
  /** Nothing is to be decided: the dice wait for the person's device, which has to have the table open. */
  readonly device?: true;
}

/** Who is here now. */
export type Presence = Readonly<Record<SeatId, boolean>>;

/** What a command has made: the numbers and ids by which the new things are called from now on. */
export interface Made {
  readonly proposal?: number;
  readonly scene?: number;
  readonly seat?: SeatId;
  /** By where the campaign keeps them. */
  readonly campaign?: Partial<Readonly<Record<'characters' | keyof saga.campaign.Kept, readonly string[]>>>;
}

/** What the server can send over the socket. */
export type ServerMessage = { readonly v: typeof PROTOCOL } & (
  | { readonly send: 'hello'; readonly build: string; readonly now: number; readonly notices: readonly Notice[] }
  /** All a seat sees, and the lines of its log from `from` on. Follows every `watch`. */
  | ({
      readonly send: 'table';
      readonly seen: SeenTable;
      readonly scene: SeenScene | null;
      readonly campaign: saga.campaign.SeenCampaign | null;
      readonly from: number;
      readonly items: readonly Item[];
      readonly here: Presence;
    } & Watched)
  /** What is new. A scene comes whole where it cannot be followed: begun, gone back, or under other rules. */
  | ({
      readonly send: 'news';
      readonly items: readonly Item[];
      readonly seen?: SeenTable;
      readonly scene?: SeenScene | null;
      readonly moved?: SceneNews;
      /** The campaign, whole when it was founded just now. */
      readonly founded?: saga.campaign.SeenCampaign;
      readonly campaign?: saga.campaign.CampaignNews;
    } & Watched)
  | ({ readonly send: 'here'; readonly here: Presence } & Watched)
  /** Somebody writes just now, as themselves or as one of theirs. It is over after some seconds, or when they act. */
  | ({ readonly send: 'typing'; readonly by: SeatId; readonly as: string | null } & Watched)
  /** The table is not to be watched any more from this seat: it was handed out anew, or left. */
  | ({ readonly send: 'gone'; readonly refusal: AnyRefusal } & Watched)
  | { readonly send: 'done'; readonly id: string; readonly table: string; readonly made?: Made }
  | { readonly send: 'refused'; readonly id: string | null; readonly refusal: AnyRefusal }
  | { readonly send: 'notice'; readonly notice: Notice }
  | ({ readonly send: 'withdrawn'; readonly question: string } & Watched)
  | { readonly send: 'pong'; readonly now: number }
);

const isOtherVersion = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && (value as { v?: unknown }).v !== PROTOCOL;

/** Reads a message of a client, or says what is wrong with it. */
export const parseClientMessage = (text: string): Outcome<ClientMessage> => {
  const json = shape.parseJson(shape.anyJson, text);
  if (!json.ok) return json;
  if (isOtherVersion(json.value)) {
    const found = (JSON.stringify((json.value as { v?: unknown }).v) ?? 'none').slice(0, 20);
    return refuse({ code: 'OTHER_PROTOCOL', here: PROTOCOL, found });
  }
  return clientMessage.parse(json.value);
};

/** The id of a command in a message, also of one that cannot be read further: whoever sent it waits for an answer. */
export const idOfCommand = (text: string): string | null => {
  try {
    const message = JSON.parse(text) as {
      readonly send?: unknown;
      readonly command?: { readonly id?: unknown } | null;
    };
    if (message?.send !== 'command') return null;
    const id = commandId.parse(message.command?.id);
    return id.ok ? id.value : null;
  } catch {
    return null;
  }
};

/** What a seat may answer now, for clients that do not know the rules. */
export interface OpenQuestion extends Partial<About>, Pick<SceneDue, 'question' | 'made' | 'dice' | 'by' | 'stands'> {
  /** For whom it is asked; `dice` where real dice are to be typed in. */
  readonly as: string;
  /** The answers that can be listed; null where there are too many, and the schema says what fits. */
  readonly choices: readonly Json[] | null;
  /** By choice: the things that it names by number; absent where none of them does. */
  readonly choicesNamed?: readonly Named[];
  /** Whether answers may be given that mean something else than every listed one. */
  readonly others: boolean;
  readonly schema: JsonSchema;
}

/** What is sent to open a table. */
export const openTable = shape.record({
  me: personName,
  title: shape.withDefault(title, 'A new table'),
  options: shape.withDefault(table.tableOptions, table.USUAL_OPTIONS),
});

export type OpenTable = Shaped<typeof openTable>;

/** A secret that opens something: an invitation, a link to a seat, or a code typed by hand. */
const secret = shape.text(1, 100);

/** The request to take the seat that a secret opens. */
export const joinTable = shape.record({ secret, me: shape.optional(personName) });

/** Looks at what a code, an invitation or a link leads to, before anything is done. */
export const seeDoor = shape.record({ secret });

/** Stands at the door that a short code opens, with a name and a wish. */
export const knockAtDoor = shape.record({
  code: secret,
  me: personName,
  role: shape.withDefault(shape.oneOf('player', 'spectator'), 'player'),
  as: shape.withDefault(shape.nullable(shape.text(1, 40)), null),
});

export type KnockAtDoor = Shaped<typeof knockAtDoor>;

/** The request for an invitation. */
export const makeInvitation = shape.record({
  by: shape.name,
  opens: shape.withDefault(shape.oneOf('player', 'spectator'), 'player'),
});

/** A link to my seat for another device, or as the host to anybody's seat: that hands it out anew. */
export const makeSeatLink = shape.record({ by: shape.name, seat: shape.name });

/** What the server answers over HTTP. */
export interface Seat {
  readonly table: string;
  readonly seat: SeatId;
  /** For bots and for whoever has no cookies: what opens this seat. Given once. */
  readonly key?: string;
  /** Whether a campaign is played there, and so where to go. */
  readonly campaign?: boolean;
}

/** What whoever comes may know of a table before they sit at it. */
export interface Invited {
  readonly table: string;
  /** A door, at which one waits to be let in; an invitation, which seats at once; or a link to one seat. */
  readonly way: 'door' | 'invitation' | 'seat';
  readonly role: Role;
  readonly title: string;
  readonly host: string;
  /** The kind of scene that is set up or played. */
  readonly kind: string | null;
  readonly places: readonly (Shaped<typeof slatePlace> & { readonly takenBy: string | null })[];
  readonly players: readonly string[];
  readonly campaign: string | null;
  /** The seat that whoever asks has at the table already, or to which the link leads. */
  readonly seat: SeatId | null;
}

/** How somebody fares who stands at a door. */
export type Visit =
  | { readonly state: 'waiting'; readonly table: string; readonly visitor: number }
  | ({ readonly state: 'in'; readonly campaign: boolean } & Seat)
  | { readonly state: 'away' };

/** A way to a table, to be given to somebody. */
export interface Invitation {
  /** What is typed in where a link cannot be followed. */
  readonly secret: string;
  /** The address to send. The secret stands behind the #, where no server logs it. */
  readonly link: string;
  readonly until: number | null;
}

/** A table in the list of those that a key opens. */
export interface TableListed {
  readonly table: string;
  readonly title: string;
  readonly seats: readonly SeatId[];
  readonly people: readonly string[];
  readonly scene: string | null;
  readonly changed: number;
  /** Put away by the host; left out where it is not. */
  readonly shelved?: true;
  /** The seat of mine that hosts it. */
  readonly host?: SeatId;
}

/** All tables that a key opens, and what waits there. */
export interface Mine {
  readonly tables: readonly TableListed[];
  readonly notices: readonly Notice[];
}

/** The JSON Schema of everything a client may send. */
export const protocolSchema = (): JsonSchema => {
  const schemas: Readonly<Record<string, JsonSchema>> = {
    message: clientMessage.schema,
    command: command.schema,
    openTable: openTable.schema,
    joinTable: joinTable.schema,
    seeDoor: seeDoor.schema,
    knockAtDoor: knockAtDoor.schema,
    makeInvitation: makeInvitation.schema,
    makeSeatLink: makeSeatLink.schema,
    duelPlan: saga.campaign.duelPlan.schema,
    warbandPlan: warband.warbandPlan.schema,
    discussionPlan: saga.campaign.discussionPlan.schema,
    battlePlan: saga.campaign.battlePlan.schema,
    commandPlan: byCommand.commandPlan.schema,
    sortiePlan: inSorties.sortiePlan.schema,
    ...Object.fromEntries(Object.entries(table.PROPOSALS).map(([about, { schema }]) => [`proposal.${about}`, schema])),
  };
  const options = optionRules(manifests());
  const definitions = Object.entries(schemas).map(([name, schema]) => [name, described(schema, [name], options)]);
  return {
    $schema: DRAFT,
    title: `warmoot-protocol/${PROTOCOL}`,
    oneOf: [{ $ref: '#/$defs/message' }],
    $defs: shared(Object.fromEntries(definitions)),
  };
};
