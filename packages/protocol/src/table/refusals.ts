import type { Refusal } from '@warmoot/kernel';

/** What a table refuses, beyond what the rules refuse. Words are made elsewhere. */
export interface TableRefusalData {
  NO_SUCH_TABLE: { readonly table: string };
  /** The key that came with it opens no such seat. */
  NOT_YOUR_SEAT: { readonly seat: string | null };
  HOST_ONLY: Record<never, never>;
  PLAYERS_ONLY: Record<never, never>;
  /** Nothing is played while the table pauses. */
  PAUSED: Record<never, never>;
  NO_SCENE: Record<never, never>;
  SCENE_RUNNING: { readonly scene: string };
  /** An answer to a question that is not asked any more; `now` are those that are. */
  STALE: { readonly question: string; readonly now: readonly string[] };
  NO_SUCH_PROPOSAL: { readonly proposal: number };
  /** The same is already proposed. */
  ALREADY_PROPOSED: { readonly proposal: number };
  /** An invitation, link or code that is spent, withdrawn, too old or was never made. */
  LINK_GONE: Record<never, never>;
  /** A short code that opens no door here, as far as anybody can say. */
  CODE_WRONG: Record<never, never>;
  /** A code that was one: its time is over, the seats are taken, or the host has shut the door. */
  CODE_OVER: Record<never, never>;
  /** Nobody stands at the door under that number. */
  NO_VISITOR: { readonly visitor: number };
  NO_SUCH_ASK: { readonly ask: number };
  /** Whoever was put out of the table comes back when the host invites anew. */
  PUT_OUT: Record<never, never>;
  /** A person's seat, which is not handed out without that person: the table can settle it. */
  OWN_SEAT: { readonly seat: string };
  /** What somebody keeps secret who has left and cannot be asked. */
  OWNER_GONE: { readonly seat: string };
  /** Something proposed instead that would concern others than those who were asked: it is a matter of its own. */
  OTHER_MATTER: { readonly proposal: number };
  TABLE_FULL: { readonly most: number };
  /** An invitation wants a name to sit down by. */
  NAME_NEEDED: Record<never, never>;
  NAME_TAKEN: { readonly name: string };
  UNKNOWN_PLAYER: { readonly player: string; readonly known: readonly string[] };
  /** The seat acts in the running scene. */
  SEAT_IN_PLAY: { readonly seat: string };
  /** The last way into the table, or its only host, cannot be given up. */
  LAST_HOST: Record<never, never>;
  /** A running scene's log, which nobody may read whole. */
  SEALED: { readonly scene: number };
  /** A file of what one seat could see. No table can be made from it. */
  SEALED_FILE: { readonly seat: string };
  /** A file whose records have another hash than it says. */
  OTHER_HASH: { readonly said: string; readonly found: string };
  /** A scene, a proposal or (by its record) something in the campaign that did not come about as a file says. */
  TAMPERED: { readonly of: 'scene' | 'proposal' | 'campaign'; readonly number: number; readonly why: Refusal };
  /** Records that make no table: the first of them that does not follow from those before, and its field. */
  UNREADABLE: { readonly record: number; readonly field?: string };
  /** A table whose log the rules of this server cannot read, and the record at which they end. Nothing of it is lost. */
  OTHER_RULES: { readonly record: number };
  /** A kind of scene that is not played here, or no answer that may stand in it, or not in this way. */
  CANNOT_STAND: { readonly kind: string; readonly answer: string | null; readonly known: readonly string[] };
  NOT_TYPED: Record<never, never>;
  /** Somebody else has acted since, dice have fallen, something was shown, it is sealed, or there is nothing of this seat. */
  NOT_TAKEN_BACK: { readonly why: 'others' | 'dice' | 'shown' | 'sealed' | 'nothing' };
  /** A share of the dice that is not wanted of this seat, or does not follow on the one before. */
  NO_SHARE: { readonly why: 'off' | 'notNow' | 'wrong' };
  OTHER_PROTOCOL: { readonly here: number; readonly found: string };
  TOO_FAST: { readonly most: number; readonly seconds: number };
  TOO_MANY: {
    readonly what:
      | 'sockets'
      | 'tables'
      | 'joins'
      | 'codes'
      | 'imports'
      | 'watched'
      | 'proposals'
      | 'gestures'
      | 'scenes'
      | 'visitors'
      | 'asks';
    readonly most: number;
  };
  TOO_LARGE: { readonly most: number };
  /** A file that took longer to send or to check, or more memory, than one may. */
  TOO_MUCH: { readonly what: 'sending' | 'time' | 'memory' };
  /** Files are taken from people who hold a seat on this server. */
  SEATED_ONLY: Record<never, never>;
  /** Files are taken on the server's own machine alone. */
  OPERATOR_ONLY: Record<never, never>;
  /** A command id used before for something else. */
  ID_USED: { readonly id: string };
  NOT_FOUND: { readonly path: string };
  OTHER_ORIGIN: Record<never, never>;
  /** The request names another server than this one. */
  OTHER_HOST: Record<never, never>;
  /** The server cannot reach its store, is stopping, or is at work on another file: nothing was done, try again. */
  TRY_AGAIN: { readonly why: 'store' | 'stopping' | 'crowded' | 'full' | 'busy' };
  /** A fault of ours. The number finds it in the server's log. */
  FAULT: { readonly fault: string };
}

/** All codes of a table's refusals. */
export type TableRefusalCode = keyof TableRefusalData;

/** Why a table did not do something: a code with its facts. */
export type TableRefusal = { [C in TableRefusalCode]: { readonly code: C } & TableRefusalData[C] }[TableRefusalCode];

/** Whatever can be refused at a table: by the rules or by the table. */
export type AnyRefusal = Refusal | TableRefusal;

/** A value, or why there is none: a refusal by a scene or by the table. */
export type Outcome<A> =
  | { readonly ok: true; readonly value: A }
  | { readonly ok: false; readonly refusal: AnyRefusal };

/** No value, and why. */
export const refuse = (refusal: AnyRefusal): { readonly ok: false; readonly refusal: AnyRefusal } => ({
  ok: false,
  refusal,
});
