import type { Json } from '@warmoot/kernel';
import type { Deed } from '@warmoot/protocol';
import { saga, type table } from '@warmoot/rules';
import type { MATTERS } from '../core/authority.js';
import { knock } from '../core/door.js';
import { invite, join } from '../core/seating.js';
import { DeskTable } from './deskTable.js';

/** How somebody can be at a table, or not be. */
export const PRESENCES = ['here', 'away', 'resting', 'restingAway', 'underRegent'] as const;
export type PresenceCase = (typeof PRESENCES)[number];

const DEADLINE = 60;
export const PEOPLE = ['Ana', 'Bo', 'Cy'] as const;

/** Lets somebody be here, away, resting, or stood in for. */
export const become = (desk: DeskTable, seat: string, presence: PresenceCase): void => {
  if (presence === 'resting' || presence === 'restingAway') desk.do(seat, { do: 'rest', player: 'recruit' });
  if (presence === 'underRegent') {
    desk.act((work) => work.put({ did: 'held', seat, holder: 'regent', player: 'recruit' }));
  }
  if (presence !== 'here' && presence !== 'resting') desk.away.add(seat);
};

/** Ana the host, Bo and Cy who play, Sue who watches, Rex who is a computer. */
export const company = (): DeskTable => {
  const desk = new DeskTable(PEOPLE, { deadline: DEADLINE });
  desk.act((work) => invite(work, 'Ana', 'spectator', 'watch'));
  desk.act((work) => join(work, { secretHash: 'watch', hash: 'key Sue', me: 'Sue' }));
  desk.do('Ana', { do: 'seatComputer', name: 'Rex', player: 'recruit' });
  return desk;
};

/** Dee stands at the door. */
const atDoor = (): DeskTable => {
  const desk = company();
  desk.do('Ana', { do: 'openDoor' });
  const code = desk.facts.door.code ?? '';
  desk.act((work) => knock(work, { code, me: 'Dee', role: 'player', as: null }, 'key Dee'));
  return desk;
};

const inScene = (): DeskTable => {
  const desk = company();
  desk.beginToy(PEOPLE);
  return desk;
};

/** Ana, Bo and Cy talk, each through somebody of theirs. */
const inTalk = (): DeskTable => {
  const desk = company();
  const people = PEOPLE.map((seat) => ({ name: `${seat}’s own`, seat }));
  desk.do('Ana', { do: 'begin', scene: 'saga/discussion', setup: { seats: [...PEOPLE], people }, options: {} });
  return desk;
};

const doDeed = (desk: DeskTable, seat: string, said: object): void => {
  const deed = saga.campaign.campaignDeed.parse(said);
  const refusal = deed.ok ? desk.do(seat, { do: 'campaign', deed: deed.value }) : deed.refusal;
  if (refusal !== null) throw new Error('a deed that is refused', { cause: refusal });
};

/** A campaign in which Ana owns Ella. */
export const inCampaign = (openSheets: boolean): DeskTable => {
  const desk = company();
  doDeed(desk, 'Ana', { deed: 'found', name: 'Kell', options: { 'saga.table.openSheets': openSheets } });
  doDeed(desk, 'Ana', { deed: 'add', name: 'Ella', owner: 'Ana' });
  return desk;
};

const ella = ({ facts }: DeskTable): string => Object.keys(facts.campaign?.open.characters ?? {})[0] ?? '';

interface MatterCase {
  readonly about: table.ProposalKind;
  readonly begin: () => DeskTable;
  readonly value: (desk: DeskTable) => Json;
}

/** For each row of the table of matters: Bo, who is a plain player, proposes something that concerns Ana. */
export const MATTER_CASES: Readonly<Record<keyof typeof MATTERS, MatterCase>> = {
  undo: { about: 'undo', begin: inScene, value: () => ({ to: 0 }) },
  pause: { about: 'pause', begin: inScene, value: () => ({}) },
  goOn: {
    about: 'goOn',
    begin: () => {
      const desk = inScene();
      desk.act((work) => work.put({ did: 'paused' }));
      return desk;
    },
    value: () => ({}),
  },
  options: { about: 'options', begin: company, value: ({ facts }) => ({ ...facts.options, hideMade: true }) },
  newReferee: {
    about: 'options',
    begin: () => inCampaign(false),
    value: ({ facts }) => ({ ...facts.options, referee: 'Bo' }),
  },
  regent: { about: 'regent', begin: inScene, value: () => ({ seat: 'Ana', player: 'recruit' }) },
  regentHere: { about: 'regent', begin: inScene, value: () => ({ seat: 'Ana', player: 'recruit' }) },
  host: { about: 'host', begin: company, value: () => ({ seat: 'Bo' }) },
  handOut: { about: 'handOut', begin: inScene, value: () => ({ seat: 'Ana' }) },
  openLog: { about: 'openLog', begin: inScene, value: () => ({}) },
  abandon: { about: 'abandon', begin: inScene, value: () => ({}) },
  campaign: {
    about: 'campaign',
    begin: () => inCampaign(true),
    value: (desk) => ({ deed: { deed: 'die', character: ella(desk), why: 'so it is said' } }),
  },
  openSheets: {
    about: 'campaign',
    begin: () => inCampaign(false),
    value: ({ facts }) => ({
      deed: { deed: 'options', options: { ...facts.campaign?.open.options, 'saga.table.openSheets': true } } as Json,
    }),
  },
  play: {
    about: 'play',
    begin: () => inCampaign(false),
    value: (desk) => ({ play: { play: 'generation', characters: [ella(desk)] } }),
  },
  scene: {
    about: 'scene',
    begin: company,
    value: () => ({ scene: 'toy/toy', setup: { seats: [...PEOPLE], rounds: 1 }, options: {} }),
  },
};

interface DeedCase {
  readonly begin: () => DeskTable;
  readonly deed: (desk: DeskTable, seat: string) => Deed;
  /** Where it is refused for another reason than who asks. */
  readonly refused?: string;
}

const paper = (deed: object): Deed => ({ do: 'campaign', deed: deed as never });

/** For each command, one that can be done by whoever may ask for it. */
export const DEED_CASES: Readonly<Record<Deed['do'], DeedCase>> = {
  answer: {
    begin: inScene,
    deed: (desk, seat) => ({
      do: 'answer',
      question: desk.due(seat)[0]?.question ?? 'none',
      as: seat as never,
      choice: { choose: 'bid', bid: 1 },
    }),
  },
  takeBack: { begin: inScene, deed: () => ({ do: 'takeBack' }), refused: 'NOT_TAKEN_BACK' },
  stand: { begin: inScene, deed: () => ({ do: 'stand', kind: 'duel', answers: { fightOn: { way: 'on' } } }) },
  dice: { begin: inScene, deed: () => ({ do: 'dice', question: 'x', faces: [1] }), refused: 'NOT_TYPED' },
  gesture: {
    begin: inTalk,
    deed: (_, seat) => ({ do: 'gesture', scene: 1, gesture: { make: 'say', as: `${seat}’s own`, text: 'hear me' } }),
  },
  share: { begin: inScene, deed: () => ({ do: 'share', scene: 1, tip: 'f'.repeat(64) }), refused: 'NO_SHARE' },
  link: { begin: inScene, deed: () => ({ do: 'link', scene: 1, link: 'f'.repeat(64) }), refused: 'NO_SHARE' },
  propose: { begin: company, deed: () => ({ do: 'propose', about: 'pause', value: {} }) },
  speak: {
    begin: () => {
      const desk = company();
      desk.propose('Cy', 'pause');
      return desk;
    },
    deed: () => ({ do: 'speak', proposal: 1, question: 'p1.0', choice: { choose: 'agree' } }),
  },
  withdraw: {
    begin: company,
    deed: (desk, seat) => {
      desk.propose(seat, 'pause');
      return { do: 'withdraw', proposal: 1 };
    },
  },
  begin: {
    begin: company,
    deed: () => ({ do: 'begin', scene: 'toy/toy', setup: { seats: [...PEOPLE], rounds: 1 }, options: {} }),
  },
  campaign: { begin: company, deed: () => paper({ deed: 'found', name: 'Kell', edition: 'saga', options: {} }) },
  play: {
    begin: () => inCampaign(true),
    deed: (desk) => ({ do: 'play', play: { play: 'generation', characters: [ella(desk)] } }),
  },
  seatComputer: { begin: company, deed: () => ({ do: 'seatComputer', name: 'Max', player: 'recruit' }) },
  rest: { begin: company, deed: () => ({ do: 'rest', player: 'recruit' }) },
  back: { begin: company, deed: () => ({ do: 'back' }) },
  rename: { begin: company, deed: () => ({ do: 'rename', name: 'Zoe' }) },
  leave: { begin: company, deed: () => ({ do: 'leave' }) },
  unseat: { begin: company, deed: () => ({ do: 'unseat', seat: 'Cy' as never }) },
  makeHost: { begin: company, deed: () => ({ do: 'makeHost', seat: 'Bo' as never }) },
  title: { begin: company, deed: () => ({ do: 'title', title: 'Ours' }) },
  openDoor: { begin: company, deed: () => ({ do: 'openDoor' }) },
  shutDoor: { begin: atDoor, deed: () => ({ do: 'shutDoor' }) },
  letIn: { begin: atDoor, deed: () => ({ do: 'letIn', visitor: 1 }) },
  turnAway: { begin: atDoor, deed: () => ({ do: 'turnAway', visitor: 1 }) },
  set: { begin: company, deed: () => ({ do: 'set', field: 'duel.distance', value: 'sword' }) },
  settle: {
    begin: () => {
      const desk = company();
      desk.do('Cy', { do: 'set', field: 'duel.distance', value: 'sword' });
      return desk;
    },
    deed: () => ({ do: 'settle', ask: 1, agree: true }),
  },
  unask: {
    begin: company,
    deed: (desk, seat) => {
      desk.do(seat, { do: 'set', field: 'duel.distance', value: 'sword' });
      // The host asks for nothing: what the host writes is set.
      if (seat === desk.facts.host) {
        desk.act((work) =>
          work.put({ did: 'asked', ask: 1, field: 'x', value: 1 }, { actor: { by: seat, how: 'person' } }),
        );
      }
      return { do: 'unask', ask: 1 };
    },
  },
  shelve: { begin: company, deed: () => ({ do: 'shelve', away: true }) },
  say: { begin: company, deed: () => ({ do: 'say', text: 'hear me' }) },
};
