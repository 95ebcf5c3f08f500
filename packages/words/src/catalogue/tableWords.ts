import type { Json, SeatId } from '@warmoot/kernel';
import type { Item, SeenEvent, TableRefusal, TableRefusalCode } from '@warmoot/protocol';
import type { table } from '@warmoot/rules';
import type { CampaignNames } from './campaignWords.js';

/** What a sentence on a table may draw on: what people are called now, and who is listening. */
export interface TableTelling {
  /** Spoken to as "you"; null is somebody who hears everything. */
  readonly hearer: SeatId | null;
  readonly nameOf: (seat: SeatId) => string;
  readonly by: Item['by'];
  readonly how: Item['how'];
  /** What the things of the table's campaign are called. */
  readonly campaign: CampaignNames;
}

/** What a proposal is told with. */
export interface ProposalTelling extends Pick<TableTelling, 'nameOf' | 'campaign'> {
  /** How the table plays so far: then only what changes is told. */
  readonly now?: table.TableOptions;
}

type EventOf<D extends SeenEvent['did']> = Extract<SeenEvent, { readonly did: D }>;

/** Events of a table that are told by a sentence; those of a scene are told by its account. */
export type TableDid = Exclude<SeenEvent['did'], 'played'>;

/** What is said of a table and of what happens at it, apart from the scenes. */
export interface TableWords {
  readonly refusals: {
    readonly [C in TableRefusalCode]: (refusal: Extract<TableRefusal, { readonly code: C }>) => string;
  };
  readonly events: { readonly [D in TableDid]: (event: EventOf<D>, telling: TableTelling) => string };
  /** What is proposed, as something that is done: "Go back to entry 12". */
  readonly proposals: Readonly<
    Record<table.ProposalKind, (value: Readonly<Record<string, Json>>, telling: ProposalTelling) => string>
  >;
  /** That nothing changes, where that is what is proposed. */
  readonly asItIs: string;
  /** What a scene is called: "Duel". */
  readonly scenes: Readonly<Record<string, string>>;
  /** The computer players. */
  readonly players: Readonly<Record<string, string>>;
}
