import { type Json, notUndone, type SceneTypes, sameJson, sceneAt } from '@warmoot/kernel';
import { kindOf, manifestOf } from '@warmoot/rules';
import { eachEventTold, type Passage } from '../account.js';
import type { Hearer, Words } from '../catalogue/words.js';
import { partTitle } from '../sceneTold.js';
import {
  BATTLE_TURNS,
  CHASE_TURNS,
  CHECK_TURNS,
  DUEL_TURNS,
  MARCH_TURNS,
  RACE_TURNS,
  TALK_TURNS,
} from './saga.table.js';
import { TURNS, type TurningRow, type TurnKind } from './turn.js';
import { COMMAND_TURNS, LINES_TURNS, SKIRMISH_TURNS, SORTIE_TURNS } from './war.table.js';

/** By the kinds of scenes. A scene that has no table has no turning points, and is told by its outcome alone. */
const TABLES: Readonly<Record<string, readonly TurningRow[]>> = {
  duel: DUEL_TURNS,
  battle: BATTLE_TURNS,
  discussion: TALK_TURNS,
  chase: CHASE_TURNS,
  race: RACE_TURNS,
  march: MARCH_TURNS,
  check: CHECK_TURNS,
  command: COMMAND_TURNS,
  sortie: SORTIE_TURNS,
  skirmish: SKIRMISH_TURNS,
  lines: LINES_TURNS,
};

/** As many as a chapter has room for, and as many of one kind: the first, and the last of all. */
const MOST = 8;
const ALIKE = 3;

/** What turned a scene: why it counts, in which part of the scene, and the sentence of the log. */
export interface TurningPoint {
  readonly turn: TurnKind;
  readonly when: string | null;
  readonly text: string;
}

const RULES = / ?\[[A-Z0-9]+(?:-[A-Z0-9]+)+(?:, [A-Z0-9]+(?:-[A-Z0-9]+)+)*\]/g;

/** A sentence of the log without the rules that it cites. */
export const withoutRules = (sentence: string): string => sentence.replaceAll(RULES, '');

/** Whether a value says all that is asked for; it may say more. */
const says = (value: Json | undefined, asked: Json): boolean => {
  if (typeof asked !== 'object' || asked === null || Array.isArray(asked)) return value === asked;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(asked).every(([key, part]) => says((value as Readonly<Record<string, Json>>)[key], part));
};

/** The passages of what still counts. */
export const lastingPassages = (passages: readonly Passage[]): readonly Passage[] => {
  const counts = new Set(notUndone(passages.map(({ entry }) => entry)).map(({ seq }) => seq));
  return passages.filter(({ entry }) => counts.has(entry.seq));
};

/** The kind of the scene that an event was in, at its depth. */
const kindAt = ({ before, after }: Passage, depth: number): string => {
  const place = sceneAt(after, depth) ?? (before === null ? null : sceneAt(before, depth));
  return place === null ? '' : kindOf(place.rules.scene);
};

const partAt = (words: Words, { before, after }: Passage): string | null => {
  // The events of an entry belong to the part that it was made in, not to one that began with the last of them.
  const part = manifestOf(after.rules).part((before ?? after).state.open as SceneTypes['open']);
  return part === null ? null : partTitle(words, after.rules.scene, part);
};

const weight = (turn: TurnKind): number => TURNS.indexOf(turn);

type Said = Readonly<Record<string, Json>>;

/** Whether something befalls the same one in the same entry. */
const befalls = ({ entry }: Passage, event: string, said: Said): boolean =>
  entry.heard.some(
    (one) => one.event.event === event && sameJson((one.event as unknown as Said).who ?? null, said.who ?? null),
  );

const foundIn = (words: Words, passages: readonly Passage[], hearer: Hearer): readonly TurningPoint[] => {
  const seen = new Set<TurningRow>();
  const told = new Set<string>();
  return passages.flatMap((passage) =>
    eachEventTold(words, passage, hearer).flatMap(({ heard, sentences }) => {
      const text = withoutRules(sentences.join(' '));
      const said = heard.event as unknown as Said;
      const matching = (TABLES[kindAt(passage, heard.depth)] ?? []).filter(
        (row) => row.event === heard.event.event && says(said, row.having ?? {}) && !(row.first && seen.has(row)),
      );
      for (const row of matching) seen.add(row);
      const rows = matching.filter(({ unless }) => unless === undefined || !befalls(passage, unless, said));
      const [turn] = rows.map((row) => row.turn).sort((a, b) => weight(a) - weight(b));
      // Two sides hear of one thing, each by an event of its own.
      if (turn === undefined || text === '' || told.has(text)) return [];
      told.add(text);
      return [{ turn, when: partAt(words, passage), text }];
    }),
  );
};

/** Of many of one kind the first few and the last. */
const withoutMany = (all: readonly TurningPoint[]): readonly TurningPoint[] =>
  all.filter((one) => {
    const alike = all.filter(({ turn }) => turn === one.turn);
    return alike.indexOf(one) < ALIKE || alike.at(-1) === one;
  });

/** The turning points of a scene in their order; where there are too many, the weightiest, and of equals the first. */
export const turningPoints = (words: Words, passages: readonly Passage[], hearer: Hearer): readonly TurningPoint[] => {
  const all = withoutMany(foundIn(words, lastingPassages(passages), hearer));
  const kept = new Set(all.toSorted((a, b) => weight(a.turn) - weight(b.turn)).slice(0, MOST));
  return all.filter((one) => kept.has(one));
};
