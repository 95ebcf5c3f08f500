import type { Entry, LogHeader } from '@warmoot/kernel';
import type { TableRecord } from '@warmoot/protocol';
import { sceneRules } from '@warmoot/rules';
import { accountOf, type Passage, type ScenesTold, sceneTelling, type Tellings } from '@warmoot/words';
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

/** A scene played again, as far as the hearer may know of it. */
const playedAgain = ({ header, entries }: SceneLog, hearer: string): readonly Passage[] => {
  const journey = setOut(valueIn(sceneRules(header.scene)), header, { faces: null, seed: null }, {});
  for (const { input } of entries.slice(1)) {
    if (isPlayed(input)) advance(journey, input, {});
  }
  return seenFrom(journey, hearer).passages;
};

interface ToldScenes {
  /** What a chapter takes from its scene. */
  readonly tellings: Tellings;
  /** All that was told of it, line by line. */
  readonly scenes: ScenesTold;
}

/** What was told of each scene at the table, by the entry it was played for. Those played by other rules have none. */
export const scenesTold = ({ words }: Speech, { seen, records, seat, notReplayed }: OpenedCampaign): ToldScenes => {
  const logs = endedLogs(records);
  const hearer = seat ?? BYSTANDER;
  const told = Object.values(seen.open.entries).flatMap(({ id, played }) => {
    const log = played === null || notReplayed.includes(played) ? undefined : logs.get(played);
    return log === undefined ? [] : [{ id, passages: playedAgain(log, hearer) }];
  });
  const lines = (passage: Passage): readonly string[] => {
    const { lead, lines: after } = accountOf(words, passage, hearer);
    return [...lead, ...after];
  };
  return {
    tellings: Object.fromEntries(told.map(({ id, passages }) => [id, sceneTelling(words, passages, hearer)])),
    scenes: Object.fromEntries(told.map(({ id, passages }) => [id, passages.flatMap(lines)])),
  };
};
