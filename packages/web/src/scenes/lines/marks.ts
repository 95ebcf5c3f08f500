import { placeOf } from '../skirmish/ground/geometry.js';
import type { Flag, Place } from '../skirmish/parts.js';
import { chosenOf } from './acts/chosen.js';
import { type Act, actsOf, endOf, spacesIn } from './acts/offers.js';
import type { Telling } from './acts/titles.js';
import type { Open } from './ask/types.js';
import { agentBy, isHere, unitAt, unitBy, unitOfKey } from './model.js';
import { moraleSum, stateOf } from './muster.js';
import { type Cord, type Heading, type LineMarks, NO_LINE_MARKS } from './parts.js';

const goesOf = ({ view }: Telling, act: Act): LineMarks['goes'] => {
  const kind = act.word === 'charge' ? ('charge' as const) : ('walk' as const);
  const ends = new Set(act.choices.flatMap((choice) => endOf(view, choice) ?? []));
  return [...ends].map((at) => ({ ...placeOf(view.given.field, at), kind }));
};

const FOUR: readonly Heading[] = ['n', 'e', 's', 'w'];

/** Towards whom a part that goes alone looks: as it goes, else as its unit does. */
const facingAfter = (through: readonly Place[], now: Heading, isFree: boolean): Heading => {
  const [from, to] = [through.at(-2), through.at(-1)];
  if (!isFree || from === undefined || to === undefined) return now;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (dx === 0 && dy === 0) return now;
  return FOUR[Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 1 : 3) : dy > 0 ? 2 : 0] ?? now;
};

/** The way that is picked, or that is looked at. */
const pathOf = (telling: Telling, open: Open): Pick<LineMarks, 'path' | 'ghost'> => {
  const { act, chosen, picked } = open;
  const { view, forces, t } = telling;
  if (act === null || chosen === null || !act.goes) return { path: null, ghost: null };
  const { width, height } = view.given.field;
  const unit = unitBy(forces, act.figure);
  const agent = agentBy(forces, act.figure);
  const at = unit?.at ?? (agent === null || agent.now.at < 0 ? null : placeOf(view.given.field, agent.now.at));
  const on = ({ x, y }: Place): boolean => x >= 0 && y >= 0 && x < width && y < height;
  const through = [...(at === null ? [] : [at]), ...spacesIn(chosen).filter(on)];
  const end = through.at(-1);
  if (end === undefined) return { path: null, ghost: null };
  const now = unit?.now.facing ?? unitOfKey(forces, act.figure)?.now.facing ?? 'n';
  const isFree = unit === null || unit.left === 1;
  const placed = unit?.at == null ? (unit?.side === 1 ? 'w' : 'e') : now;
  const said = 'facing' in chosen ? (chosen.facing as Heading | undefined) : undefined;
  const facing = picked.facing ?? said ?? facingAfter(through, placed, isFree && act.word !== 'retreat');
  const label = t.steps({ n: spacesIn(chosen).length });
  return {
    path: at === null || through.length < 2 ? null : { through, label },
    ghost: unit === null ? null : { key: unit.key, at: end, facing },
  };
};

/** The units that a picked act is about. */
const targetsOf = ({ forces }: Telling, { chosen, act }: Open): readonly string[] => {
  const keys = chosen !== null && 'dice' in chosen ? Object.keys(chosen.dice) : act?.target == null ? [] : [act.target];
  return keys.flatMap((key) => unitOfKey(forces, key)?.key ?? []);
};

/** The way to the space that is looked at, as long as none is picked. */
const previewOf = (telling: Telling, open: Open, walks: Act | null, over: number | null): Open => {
  if (over === null || walks === null || open.picked.end !== null || (open.act !== null && open.act !== walks))
    return open;
  const picked = { ...open.picked, act: walks.key, end: over };
  const chosen = chosenOf(telling.view, open.decision, picked);
  return chosen === null ? open : { ...open, picked, act: walks, chosen };
};

/** The unit that is looked at: what it is, and how. */
const lookedAt = (telling: Telling, over: number | null, open: Open | null): readonly Flag[] => {
  const unit = over === null ? null : unitAt(telling.view, telling.forces, over);
  if (unit === null || unit.at === null || unit.key === open?.picked.unit) return [];
  const { t, words, view } = telling;
  const state = stateOf(telling, unit);
  const grade = view.open.groups[unit.index]?.grade ?? 'average';
  const note = [
    `${words.skirmish.grades[grade]} ${moraleSum(view, unit.index).total}`,
    ...(state === '' ? [] : [state]),
  ];
  return [
    { at: unit.at, title: t.unitTitle({ unit: unit.name, left: unit.left, began: unit.began }), note: note.join(', ') },
  ];
};

/** The lines that are fought in this phase: gold where you decide. */
const cordsOf = ({ view, forces }: Telling, open: Open | null): readonly Cord[] =>
  view.open.lines.flatMap(({ units }, nth) => {
    const both = units.flatMap((unit) => forces.units[unit] ?? []);
    if (both.length < 2 || !both.every(isHere)) return [];
    const keys = both.map(({ key }) => key) as [string, string];
    return [{ key: `${nth}`, units: keys, yours: open !== null && keys.includes(open.picked.unit ?? '') }];
  });

/** What lies over the ground for the question that is open. */
export const marksFor = (
  telling: Telling,
  open: Open | null,
  since: Pick<LineMarks, 'prints' | 'flights'>,
  /** The space that is looked at. */
  over: number | null = null,
): LineMarks => {
  const base = { ...NO_LINE_MARKS, ...since, cords: cordsOf(telling, open) };
  const flags = lookedAt(telling, over, open);
  if (open === null || open.decision.kind === 'plain' || open.picked.unit === null) return { ...base, flags };
  const { act, decision, picked } = open;
  const own = actsOf(decision, picked.unit);
  const walks =
    act?.goes === true
      ? act
      : act === null || act.word === 'move'
        ? (own.find(({ word, figure }) => word === 'move' && figure === picked.unit) ?? null)
        : null;
  return {
    ...base,
    goes: walks === null ? [] : goesOf(telling, walks),
    ...pathOf(telling, previewOf(telling, open, walks, over)),
    targets: targetsOf(telling, open),
    flags,
  };
};
