export {
  type About,
  aboutNow,
  againstOf,
  type Needs,
  namedInChoice,
  namedInEvent,
  needsOf,
  type SeenThrow,
  throwSeen,
  throwUnread,
} from './asking.js';
export {
  CAMPAIGN_PARTS,
  type CampaignPage,
  type CampaignPart,
  type CampaignSummary,
  campaignPage,
  campaignSummary,
  campaignThing,
  isCampaignPart,
} from './campaignParts.js';
export { logFile, parseLog } from './log.js';
export { answerSchema, type SeatCount, sceneSchema, seatCount } from './sceneSchema.js';
export { parseScript, SCRIPT_FORMAT, type Script, type ScriptInput, scriptFile } from './script.js';
export { type SceneStart, type SetupField, seatsFor, setupFields, startAtOnce, startFor } from './settingUp.js';
export { CODES, codeIn, codeOf, isShort, shownCode } from './table/codes.js';
export { type Command, command, type Deed, deed, lookOfName, slatePlace } from './table/commands.js';
export {
  type ClientMessage,
  clientMessage,
  type Invitation,
  type Invited,
  idOfCommand,
  joinTable,
  type KnockAtDoor,
  knockAtDoor,
  type Made,
  type Mine,
  makeInvitation,
  makeSeatLink,
  type Notice,
  type OpenQuestion,
  type OpenTable,
  openTable,
  PROTOCOL,
  type Presence,
  parseClientMessage,
  protocolSchema,
  type Seat,
  type ServerMessage,
  seeDoor,
  type TableListed,
  type Visit,
} from './table/messages.js';
export {
  type CampaignCause,
  type Played,
  type Role,
  shownHow,
  staysInStore,
  TABLE_FORMAT,
  type TableEvent,
  type TableRecord,
  type Ticket,
  tableRecord,
} from './table/record.js';
export { type AnyRefusal, type Outcome, refuse, type TableRefusal, type TableRefusalCode } from './table/refusals.js';
export type {
  Due,
  Item,
  SceneDue,
  SceneHead,
  SceneNews,
  SeenDoor,
  SeenEntry,
  SeenEvent,
  SeenInput,
  SeenProposal,
  SeenScene,
  SeenSeat,
  SeenShares,
  SeenTable,
  SeenVisitor,
  Slate,
  SlateAsk,
} from './table/seen.js';
export { awaitedOf, beginShare, type Sharing, shareFor } from './table/sharing.js';
export {
  fileRecords,
  readTableFile,
  SEALED_FORMAT,
  type SealedFile,
  type TableFile,
  tableFile,
  tableHash,
} from './table/tableFile.js';
export { toTiled } from './tiled.js';
export { type FromTiled, fromTiled } from './tiledRead.js';
export type { TiledFault } from './tiledThings.js';
