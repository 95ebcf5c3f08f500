import {
  does,
  evolveRuling,
  type Json,
  ok,
  propose,
  type Question,
  type RulingChoice,
  type RulingEvent,
  type RulingFacts,
  type RulingStep,
  rulingProcedures,
  type SceneRules,
  type SceneTypes,
  type SeatId,
  type Shape,
  type Shaped,
  shape,
} from '@warmoot/kernel';

/** What holds when a proposal falls: nothing changes. */
export const AS_IT_IS = 'as it is';

const HOUR = 3600;
const MONTH = 30 * 24 * HOUR;

/** What a table may switch for itself, whatever is played. */
export const tableOptions = shape.record({
  /** Nobody is told that others have sealed their choices. */
  hideMade: shape.withDefault(shape.flag, false),
  /**
   * Where dice come from: the server's committed seed, real dice typed in, or the seed together with what the device of
   * each person adds to every throw. Whether they are typed in holds from the next scene on.
   */
  dice: shape.withDefault(shape.oneOf('seed', 'typed', 'shared'), 'seed'),
  /** The seat whose word replaces a vote. */
  referee: shape.withDefault(shape.nullable(shape.name), null),
  /** After how many seconds those who are silent on a proposal count as agreed; null is never. */
  deadline: shape.withDefault(shape.nullable(shape.integer(5, MONTH)), null),
  /** After how many seconds of silence what is somebody's own may be settled without them; null is never. */
  absence: shape.withDefault(shape.nullable(shape.integer(HOUR, MONTH)), 24 * HOUR),
  /** After how many seconds of silence a computer may play for somebody who is away; null is never. */
  standIn: shape.withDefault(shape.nullable(shape.integer(60, MONTH)), 600),
});

export type TableOptions = Shaped<typeof tableOptions>;

/** What holds where nothing was chosen: at a new table, and in records from before an option was there. */
export const USUAL_OPTIONS: TableOptions = {
  hideMade: false,
  dice: 'seed',
  referee: null,
  deadline: null,
  absence: 24 * HOUR,
  standIn: 600,
};

/** What people at a table can settle among themselves, with the form of what is proposed. */
export const PROPOSALS = {
  /** Go back to how the scene stood after an entry. */
  undo: shape.record({ to: shape.integer(0) }),
  pause: shape.record({}),
  goOn: shape.record({}),
  options: tableOptions,
  /** A computer player acts for an absent person until that person is back. */
  regent: shape.record({ seat: shape.name, player: shape.text(1, 40) }),
  /** Another seat gets the host's rights: the way on when a host is gone for good. */
  host: shape.record({ seat: shape.name }),
  /** A person's seat may be handed out anew by the host, once: for somebody who has lost their key, or stays away. */
  handOut: shape.record({ seat: shape.name }),
  /** The log of the running scene, and the table's private papers, are opened to whoever exports it. */
  openLog: shape.record({}),
  /** The running scene is broken off without an outcome. */
  abandon: shape.record({}),
  /** Something is done in the campaign that takes a decision of the table. Its form is the campaign's own. */
  campaign: shape.record({ deed: shape.anyJson }),
  /** A scene of the campaign is played. */
  play: shape.record({ play: shape.anyJson }),
  /** A scene is begun. */
  scene: shape.record({ scene: shape.text(1, 100), setup: shape.anyJson, options: shape.anyJson }),
} as const satisfies Readonly<Record<string, Shape<unknown>>>;

export type ProposalKind = keyof typeof PROPOSALS;

/** What can be proposed to a table. */
export const PROPOSAL_KINDS = Object.keys(PROPOSALS) as readonly ProposalKind[];

/** What is proposed, by whom, and who may speak to it. */
export interface ProposalSetup {
  readonly about: ProposalKind;
  readonly value: Json;
  readonly by: SeatId;
  /** Who may speak to it, the one who proposes included. */
  readonly entitled: readonly SeatId[];
  readonly referee: SeatId | null;
  /** Whose own it is: they cannot be outvoted. */
  readonly concerned?: readonly SeatId[];
  /** Whether it takes a spoken yes of each of them. */
  readonly spoken?: boolean;
}

/** The types of a proposal. */
export interface Proposal extends SceneTypes {
  setup: ProposalSetup;
  options: Record<never, never>;
  given: Pick<ProposalSetup, 'about' | 'by' | 'referee' | 'concerned' | 'spoken'>;
  open: RulingFacts;
  own: Record<never, never>;
  step: RulingStep | { readonly step: 'put'; readonly value: Json; readonly entitled: readonly SeatId[] };
  event: RulingEvent;
  secret: never;
  choice: RulingChoice;
  outcome: { readonly about: ProposalKind; readonly value: Json };
}

const SAMPLES: Readonly<Record<ProposalKind, readonly Json[]>> = {
  undo: [{ to: 0 }],
  pause: [{}],
  goOn: [{}],
  options: [{ ...USUAL_OPTIONS, hideMade: true }],
  regent: [{ seat: 'ana', player: 'recruit' }],
  host: [{ seat: 'ana' }],
  handOut: [{ seat: 'ana' }],
  openLog: [{}],
  abandon: [{}],
  campaign: [{ deed: { deed: 'name', name: 'Fjord' } }],
  play: [{ play: { play: 'event' } }],
  scene: [{ scene: 'saga/check', setup: {}, options: {} }],
};

/** What may be said on a matter: something of its form, or that all stays as it is. */
const questionOf = (about: ProposalKind): Question => ({
  value: {
    schema: { anyOf: [PROPOSALS[about].schema, { const: AS_IT_IS }] },
    parse: (value, path) =>
      value === AS_IT_IS ? ok(AS_IT_IS) : (PROPOSALS[about] as unknown as Shape<Json>).parse(value, path),
  },
  samples: [...SAMPLES[about], AS_IT_IS],
});

/** A proposal to the table, as a scene of its own: proposed, agreed or objected to, voted on, settled. */
export const proposalScene: SceneRules<Proposal> = {
  scene: 'table/proposal',
  version: '1',
  setup: shape.record({
    about: shape.oneOf(...PROPOSAL_KINDS),
    value: shape.anyJson,
    by: shape.name,
    entitled: shape.list(shape.name, 1, 100),
    referee: shape.nullable(shape.name),
    // Logs from before they were noted do not have them, and are read as they were written.
    concerned: shape.optional(shape.list(shape.name, 0, 100)),
    spoken: shape.optional(shape.flag),
  }) as Shape<ProposalSetup>,
  options: shape.record({}) as Shape<Record<never, never>>,
  begin: ({ about, value, by, entitled, referee, concerned, spoken = false }) => {
    const fits = questionOf(about).value.parse(value, 'setup.value');
    if (!fits.ok) return fits;
    const seats = referee === null || entitled.includes(referee) ? entitled : [...entitled, referee];
    return ok({
      seats,
      given: { about, by, referee, ...(concerned === undefined ? {} : { concerned, spoken }) },
      open: { ruling: null, settled: {} },
      agenda: [{ step: 'put', value: fits.value, entitled }],
    });
  },
  procedures: {
    put: does((play, { value, entitled }) => {
      const { about, by, concerned, spoken } = play.given;
      const own = concerned === undefined || spoken === undefined ? {} : { concerned, spoken };
      propose(play, { about, entitled, fallback: AS_IT_IS, ...own }, { by, value });
    }),
    ...rulingProcedures<Proposal>({
      questions: Object.fromEntries(PROPOSAL_KINDS.map((about) => [about, questionOf(about)])),
      referee: ({ given }) => given.referee,
    }),
  },
  evolve: evolveRuling,
  evolveOwn: () => undefined,
  outcome: ({ given, open }) => ({ about: given.about, value: (open.settled[given.about] ?? AS_IT_IS) as Json }),
  scenes: {},
};
