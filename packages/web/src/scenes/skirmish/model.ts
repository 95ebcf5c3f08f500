import type { Fixed, Run, View } from '@warmoot/kernel';
import type { warband } from '@warmoot/rules';
import { unitsCalled, type Words } from '@warmoot/words';
import { shortName } from '../../people/names.js';
import { placeOf } from './ground/geometry.js';
import type { Place } from './parts.js';

export type SkirmishView = View<warband.Skirmish>;
export type SkirmishRun = Run<warband.Skirmish>;
export type Choice = warband.SkirmishChoice;
export type Side = 0 | 1;

export const SIDES: readonly Side[] = [0, 1];
export const SCENE = 'warband/skirmish';

/** Whoever fights, as the page shows them. */
export interface Fighter {
  /** Its place in the roster. */
  readonly index: number;
  /** `A1`, `B3`: the key by which choices know it. */
  readonly key: string;
  readonly name: string;
  /** As it stands on the board. */
  readonly short: string;
  readonly side: Side;
  readonly row: Fixed<warband.FigureRow>;
  readonly now: Fixed<warband.Figure>;
  /** Null before it is placed, and off the map. */
  readonly at: Place | null;
}

export const fightersOf = (words: Words, view: Pick<SkirmishView, 'given' | 'open'>): readonly Fighter[] => {
  const { given, open } = view;
  const names = unitsCalled(words, { rules: { scene: SCENE }, state: view }).map(({ name }) => name);
  return open.roster.map((row, index) => {
    const now = open.figures[index] as Fixed<warband.Figure>;
    const name = names[index] ?? row.name;
    return {
      index,
      key: row.name,
      name,
      short: shortName(name, names),
      side: row.side,
      row,
      now,
      at: now.at < 0 ? null : placeOf(given.field, now.at),
    };
  });
};

export const byKey = (fighters: readonly Fighter[], key: string | null): Fighter | null =>
  fighters.find((one) => one.key === key) ?? null;

export const isIn = ({ now }: Fighter): boolean => now.fate === 'fighting';

/** Who stands or lies in a space and is still in the fight; whoever stands before whoever lies. */
export const whoIsAt = (fighters: readonly Fighter[], at: number): Fighter | null => {
  const there = fighters.filter((one) => one.now.at === at && at >= 0 && isIn(one));
  return there.find(({ now }) => !now.prone) ?? there[0] ?? null;
};

export const bandName = ({ given }: Pick<SkirmishView, 'given'>, side: Side): string => given.bands[side]?.name ?? '';

export const stepOf = ({ agenda }: Pick<SkirmishView, 'agenda'>): warband.SkirmishStep | null => agenda.at(-1) ?? null;
