import { MOST_DICE, MOST_SIDES, type Shaped, shape } from '@warmoot/kernel';
import { saga, table } from '@warmoot/rules';
import { logHash } from '../log.js';

const question = shape.text(1, 60);

/** A name as people write it: shown, never used as a key. */
export const personName = shape.also(shape.text(1, 40), (text) =>
  /[\p{L}\p{N}]/u.test(text) && !/[\p{Cc}\p{Cf}\p{Cs}]/u.test(text) ? null : 'table.personName',
);

/** What two names have in common that look alike: they differ in nothing but spaces, signs that show nothing, and case. */
export const lookOfName = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();

export const title = shape.also(shape.text(1, 80), (text) => (/[\p{Cc}\p{Cs}]/u.test(text) ? 'table.title' : null));

const player = shape.text(1, 40);

/** A field of the slate, by the kind of scene that it is for: `duel.distance`. */
export const slateField = shape.text(1, 60);

/** A place in the scene to come: who stands there in the story, what they are like, and whose seat plays them. */
export const slatePlace = shape.record({
  as: shape.text(1, 40),
  like: shape.withDefault(shape.text(0, 40), ''),
  side: shape.withDefault(shape.integer(0, 9), 0),
  seat: shape.withDefault(shape.nullable(shape.name), null),
});

/** How an answer stands: in one of its ways; and in which order, where it goes through a list. */
export const stands = shape.record({
  way: shape.text(1, 40),
  names: shape.optional(shape.list(shape.name, 0, 60)),
});

/** What a seat can ask of its table. */
export const deed = shape.union('do', {
  /** Answers a question of the scene; a sealed answer may be given anew until all are in. */
  answer: { question, as: shape.name, choice: shape.anyJson },
  /** Takes my last answer back, until somebody else has acted. */
  takeBack: {},
  /** Sets what stands for me in one kind of scene, answer by answer: null is asked for; all null, everything is. */
  stand: { kind: shape.text(1, 100), answers: shape.nullable(shape.dictionary(shape.nullable(stands))) },
  /** Types in the faces of real dice: as many, and as high, as any rule throws. */
  dice: { question, faces: shape.list(shape.integer(0, MOST_SIDES), 1, MOST_DICE) },
  /** Does something in the scene without being asked, of which no rule takes notice: gives a unit a name, say. */
  gesture: { scene: shape.integer(1), gesture: shape.anyJson },
  /** Begins to add my share to the dice of a scene, by the tip of a chain that my device keeps; or begins anew. */
  share: { scene: shape.integer(1), tip: logHash },
  /** Shows the next link of my chain, for the throw that waits for it. */
  link: { scene: shape.integer(1), link: logHash },
  propose: { about: shape.oneOf(...table.PROPOSAL_KINDS), value: shape.anyJson },
  /** Speaks to a proposal: agrees, objects, proposes otherwise, votes. */
  speak: { proposal: shape.integer(1), question, choice: shape.anyJson },
  withdraw: { proposal: shape.integer(1) },
  /** Begins a scene; the host's right. Others propose it. */
  begin: { scene: shape.text(1, 100), setup: shape.anyJson, options: shape.withDefault(shape.anyJson, {}) },
  /** Does something in the table's campaign. What takes a decision of the table is proposed instead. */
  campaign: { deed: saga.campaign.campaignDeed },
  /** Plays a scene of the campaign. */
  play: { play: saga.campaign.campaignPlay },
  /** Sits a computer player down; the host's right. */
  seatComputer: { name: personName, player },
  /** Lets a computer player act for my seat, or takes it back. */
  rest: { player },
  back: {},
  rename: { name: personName },
  /** Gives my seat up. */
  leave: {},
  /** Takes a seat off the table; the host's right. */
  unseat: { seat: shape.name },
  /** Passes the host's rights on. */
  makeHost: { seat: shape.name },
  title: { title },
  /** Opens the door to whoever has its code, which is made anew; the host's right. */
  openDoor: {},
  shutDoor: {},
  /** Lets somebody in who stands at the door, or turns them away; the host's right. */
  letIn: { visitor: shape.integer(1) },
  turnAway: { visitor: shape.integer(1) },
  /** Writes on the slate what the next scene is set up with: the host's press sets it, another player's asks for it. */
  set: { field: slateField, value: shape.anyJson },
  /** Answers what somebody has asked for on the slate; the host's right. */
  settle: { ask: shape.integer(1), agree: shape.flag },
  unask: { ask: shape.integer(1) },
  /** Puts the table away in everybody's list, or takes it out again; the host's right. */
  shelve: { away: shape.flag },
  say: { text: shape.text(1, 2000) },
});

export type Deed = Shaped<typeof deed>;

export const commandId = shape.text(1, 60);

/** Something that a seat asks of its table, with an id: asked again, it is answered again and not done twice. */
export const command = shape.record({
  id: commandId,
  table: shape.text(1, 40),
  seat: shape.name,
  deed,
});

export type Command = Shaped<typeof command>;
