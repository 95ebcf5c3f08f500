import { type Json, type SeatId, type Shape, shape } from '@warmoot/kernel';
import { SEALED_FORMAT, type SealedFile, type TableRecord } from '@warmoot/protocol';
import { saga } from '@warmoot/rules';
import { type CampaignNames, campaignNames } from '@warmoot/words';
import { notTaken, readJsonFile } from '../files.js';
import type { Teller } from '../speech.js';
import { Stop, valueIn } from '../stop.js';
import { seatNamed } from './finding.js';
import { exported, isServer, type ServerOptions, seatAt } from './server.js';

/** A campaign from a file, as somebody may see it. */
export interface OpenedCampaign {
  readonly file: string;
  readonly table: string;
  readonly seen: saga.campaign.SeenCampaign;
  readonly names: CampaignNames;
  /** The seat as which it is read; null for somebody who only watches. */
  readonly seat: SeatId | null;
  /** The records of a whole table; none in a file of what one seat may know. */
  readonly records: readonly TableRecord[];
  /** When something last happened, in milliseconds since 1970. */
  readonly changed: number;
  readonly notReplayed: readonly number[];
}

const things = shape.dictionary(shape.anyJson);

/** As much of a sealed file as can be told to be right: nothing of it can be played again. */
const sealedFile = shape.record({
  format: shape.oneOf(SEALED_FORMAT),
  table: shape.text(1, 40),
  seat: shape.name,
  seen: shape.anyJson,
  scene: shape.anyJson,
  campaign: shape.nullable(
    shape.record({
      open: shape.record({
        edition: shape.oneOf(...saga.EDITION_NAMES),
        name: shape.text(0, 120),
        options: shape.anyJson,
        players: things,
        today: shape.integer(1),
        reckoned: shape.integer(0),
        reckonedOn: shape.withDefault(shape.integer(0), 0),
        setting: shape.text(0, 20_000),
        notes: things,
        regions: things,
        units: things,
        characters: things,
        entries: things,
        pages: things,
        sittings: things,
        made: shape.integer(0),
        marked: shape.optional(shape.anyJson),
        founding: shape.optional(shape.anyJson),
      }),
      own: shape.nullable(shape.anyJson),
    }),
  ),
  items: shape.list(shape.anyJson),
}) as unknown as Shape<SealedFile>;

const isSealed = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && (value as { readonly format?: Json }).format === SEALED_FORMAT;

const none = (file: string): Stop => new Stop(2, ({ texts }) => texts.campaign.noCampaign, { file });

/** What people are called now. */
const nameIn =
  (seats: readonly { readonly seat: SeatId; readonly name: string }[]) =>
  (seat: SeatId): string =>
    seats.find((one) => one.seat === seat)?.name ?? seat;

const openSealed = (io: Teller, file: string, value: unknown): OpenedCampaign => {
  const { table, seat, seen: seenTable, campaign: seen, items } = valueIn(sealedFile.parse(value), { file });
  if (seen === null) throw none(file);
  return {
    file,
    table,
    seen,
    names: campaignNames(io.words, seen, nameIn(seenTable.seats), seat),
    seat,
    records: [],
    changed: items.at(-1)?.at ?? 0,
    notReplayed: [],
  };
};

/** Reads a campaign out of a file. A whole table is checked: its scenes are played and its deeds are done again. */
export const openCampaign = async (
  io: Teller,
  path: string,
  { seat: wanted, ...options }: { readonly seat?: string } & ServerOptions,
): Promise<OpenedCampaign> => {
  const { file, value } = isServer(path)
    ? {
        file: path,
        value: await exported(seatAt(io, path, { ...options, ...(wanted === undefined ? {} : { seat: wanted }) })),
      }
    : readJsonFile(io, path);
  if (isSealed(value)) return openSealed(io, file, value);
  // Not before it is needed: it is much to load for `warmoot --help`.
  const { readFile } = await import('@warmoot/table');
  const checked = await readFile(value);
  if (!checked.ok) throw notTaken(checked.refusal, file);
  const { facts, records, notReplayed } = checked.value;
  if (facts.campaign === null) throw none(file);
  const seat = seatNamed(wanted, facts.seats);
  const seen = saga.campaign.seenCampaign(facts.campaign, { seat, referee: facts.options.referee });
  const names = campaignNames(io.words, seen, nameIn(facts.seats));
  return { file, table: facts.table, seen, names, seat, records, changed: records.at(-1)?.at ?? 0, notReplayed };
};
