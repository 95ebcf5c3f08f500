import type { AnyRefusal } from '@warmoot/protocol';

const STATUS: Readonly<Partial<Record<AnyRefusal['code'], number>>> = {
  BAD_SHAPE: 400,
  NOT_JSON: 400,
  OTHER_PROTOCOL: 400,
  SEALED_FILE: 422,
  OTHER_HASH: 422,
  TAMPERED: 422,
  UNREADABLE: 422,
  UNKNOWN_VERSION: 422,
  OTHER_RULES: 503,
  NO_SUCH_TABLE: 404,
  NOT_FOUND: 404,
  UNKNOWN_SCENE: 404,
  NO_SCENE: 404,
  LINK_GONE: 410,
  NOT_YOUR_SEAT: 403,
  HOST_ONLY: 403,
  PLAYERS_ONLY: 403,
  SEATED_ONLY: 403,
  OPERATOR_ONLY: 403,
  OWN_SEAT: 403,
  OWNER_GONE: 403,
  PUT_OUT: 403,
  OTHER_ORIGIN: 403,
  OTHER_HOST: 421,
  SEALED: 403,
  TOO_FAST: 429,
  TOO_MANY: 429,
  TOO_LARGE: 413,
  TOO_MUCH: 422,
  TRY_AGAIN: 503,
  FAULT: 500,
};

/** The status that goes with a refusal; what the rules refuse is a conflict with how things stand. */
export const statusOf = ({ code }: AnyRefusal): number => STATUS[code] ?? 409;
