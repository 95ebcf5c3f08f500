import type { Entry, LogHeader } from '@warmoot/kernel';
import type { TableRecord } from '@warmoot/protocol';
import { sceneRules } from '@warmoot/rules';
import { accountOf, type ScenesTold } from '@warmoot/words';
import { seenFrom } from '../eyes.js';
import { advance, isPlayed, setOut } from '../journey.js';
import { valueIn } from '../stop.js';
import type { Speech } from '../texts/texts.js';
import type { OpenedCampaign } from './opening.js';

interface SceneLog {
  readonly header: LogHeader;
  readonly entries: Entry[];
}

/** The logs of the scenes that are over, by their numbers. */
const endedLogs = (records: readonly TableRecord[]): ReadonlyMap<number, SceneLog> => {
  const logs = new Map<number, SceneLog>();
  const ended = new Set(records.flatMap(({ what }) => (what.did === 'ended' ? [what.scene] : [])));
  for (const { what } of records) {
    if (what.did === 'began' && ended.has(what.scene))
      logs.set(what.scene, { header: what.header, entries: [what.entry] });
    if (what.did === 'played') logs.get(what.scene)?.entries.push(what.entry);
  }
  return logs;
};

/** Somebody who hears what all may hear: no seat is called so. */
const BYSTANDER = '';

/** A scene played again and told, as far as the hearer may know of it. */
const toldAgain = ({ words }: Speech, { header, entries }: SceneLog, hearer: string): readonly string[] => {
  const journey = setOut(valueIn(sceneRules(header.scene)), header, { faces: null, seed: null }, {});
  for (const { input } of entries.slice(1)) {
    if (isPlayed(input)) advance(journey, input, {});
  }
  return seenFrom(journey, hearer).passages.flatMap((passage) => {
    const { lead, lines } = accountOf(words, passage, hearer);
    return [...lead, ...lines];
  });
};

/** What was told of each scene at the table, by the entry it was played for. Those played by other rules have none. */
export const scenesTold = (speech: Speech, { seen, records, seat, notReplayed }: OpenedCampaign): ScenesTold => {
  const logs = endedLogs(records);
  return Object.fromEntries(
    Object.values(seen.open.entries).flatMap(({ id, played }) => {
      const log = played === null || notReplayed.includes(played) ? undefined : logs.get(played);
      return log === undefined ? [] : [[id, toldAgain(speech, log, seat ?? BYSTANDER)]];
    }),
  );
};
