import type { Log } from '@warmoot/kernel';
import type { TableEvent, TableRecord } from '@warmoot/protocol';

/** A record as the store gave it back. The store keeps what we wrote, so it is not checked again. */
export const readRecord = (text: string): TableRecord => JSON.parse(text) as TableRecord;

/** The whole log of a scene that has ended; null where there is none. */
export const logOfScene = (records: readonly TableRecord[], scene: number): Log | null => {
  const events = records.map(({ what }) => what).filter((what) => 'scene' in what && what.scene === scene);
  const one = <D extends TableEvent['did']>(did: D): Extract<TableEvent, { did: D }> | undefined =>
    events.find((what): what is Extract<TableEvent, { did: D }> => what.did === did);
  const began = one('began');
  const ended = one('ended');
  if (began === undefined || ended === undefined) return null;
  const entries = events.flatMap((what) => (what.did === 'began' || what.did === 'played' ? [what.entry] : []));
  return { header: began.header, entries, seed: ended.seed, reseeds: ended.reseeds, hash: ended.hash };
};
