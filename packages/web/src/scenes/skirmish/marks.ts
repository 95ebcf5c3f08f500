import { warband } from '@warmoot/rules';
import { percentText } from '../../design/chance/Chance.js';
import type { UiWords } from '../../words/ui.js';
import { chosenOf } from './ask/chosen.js';
import { type Act, actsOf, endOf, spacesOf } from './ask/offers.js';
import { outlookOf, stepsIn } from './ask/outlook.js';
import type { Telling } from './ask/titles.js';
import type { Open } from './ask/types.js';
import { placeOf } from './ground/geometry.js';
import { byKey, type Fighter, isIn, whoIsAt } from './model.js';
import { stateOf } from './muster.js';
import { type Flag, type Marks, NO_MARKS, type Place, type Way } from './parts.js';
import { holdsOf, thingsOf } from './seen.js';

/** The spaces about somebody who may strike now. */
const reachOf = (telling: Telling, { at }: Fighter): readonly Place[] => {
  if (at === null) return [];
  const { width, height } = telling.view.given.field;
  const near = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => ({ x: at.x + dx, y: at.y + dy })));
  return near.filter(({ x, y }) => x >= 0 && y >= 0 && x < width && y < height);
};

const goesOf = ({ view }: Telling, act: Act): Marks['goes'] => {
  const kind = act.word === 'charge' ? ('charge' as const) : ('walk' as const);
  const ends = new Set(act.choices.flatMap((choice) => endOf(view, choice) ?? []));
  return [...ends].map((at) => ({ ...placeOf(view.given.field, at), kind }));
};

const flagsOf = (telling: Telling, ui: UiWords, open: Open): readonly Flag[] => {
  const { t } = telling;
  const outlook = outlookOf(telling, open.chosen);
  if (outlook === null) return [];
  return outlook.fares.flatMap(({ fighter, target, ends }) => {
    const [first] = ends;
    if (fighter.at === null || first === undefined) return [];
    const note =
      target.sure === null
        ? t.flagNote({
            n: target.dice,
            chance: target.chance.total,
            first:
              open.decision.step === 'strikes' &&
              warband.strikesFirst(telling.view, open.fighter?.index ?? 0, fighter.index)
                ? 'yes'
                : null,
          })
        : t.flagSure({ n: target.dice });
    const title = t.flagTitle({ who: fighter.short, end: first.text, percent: percentText(ui, first.chance) });
    return [{ at: fighter.at, title, note }];
  });
};

/** Where a way leads by its last step, as long as nobody says otherwise. */
const facingAfter = (through: readonly Place[], now: Way): Way => {
  const [from, to] = [through.at(-2), through.at(-1)];
  if (from === undefined || to === undefined) return now;
  const ways: readonly (readonly Way[])[] = [
    ['nw', 'n', 'ne'],
    ['w', now, 'e'],
    ['sw', 's', 'se'],
  ];
  return ways[Math.sign(to.y - from.y) + 1]?.[Math.sign(to.x - from.x) + 1] ?? now;
};

/** The way that is picked, or that is looked at. */
const pathOf = (telling: Telling, open: Open): Pick<Marks, 'path' | 'ghost'> => {
  const { fighter, chosen, act, picked } = open;
  const { t, view } = telling;
  if (fighter === null || chosen === null || act === null || !act.goes) return { path: null, ghost: null };
  const { width, height } = view.given.field;
  const on = ({ x, y }: Place): boolean => x >= 0 && y >= 0 && x < width && y < height;
  const through = [...(fighter.at === null ? [] : [fighter.at]), ...spacesOf(chosen).filter(on)];
  const end = through.at(-1);
  if (end === undefined) return { path: null, ghost: null };
  const usual: Way = fighter.at === null ? (fighter.side === 0 ? 'e' : 'w') : facingAfter(through, fighter.now.facing);
  const target = act.word === 'charge' ? byKey(telling.fighters, act.target)?.at : null;
  const facing = picked.facing ?? (target == null ? usual : facingAfter([end, target], usual));
  return {
    path: through.length < 2 ? null : { through, label: t.steps({ n: stepsIn(chosen) }) },
    ghost: { key: fighter.key, at: end, facing },
  };
};

/** The foes that a picked act is about. */
const targetsOf = ({ fighters }: Telling, { chosen, act }: Open): Marks['targets'] => {
  const keys = chosen !== null && 'dice' in chosen ? Object.keys(chosen.dice) : act?.target == null ? [] : [act.target];
  return keys.flatMap((key) => {
    const one = byKey(fighters, key);
    return one === null || one.at === null || !isIn(one) ? [] : [{ at: one.at, facing: one.now.facing }];
  });
};

/** The way to the space that is looked at, as long as none is picked. */
const previewOf = (telling: Telling, open: Open, walks: Act | null, over: number | null): Open => {
  if (over === null || walks === null || open.picked.end !== null || (open.act !== null && open.act !== walks))
    return open;
  const picked = { ...open.picked, act: walks.key, end: over };
  const chosen = chosenOf(telling.view, open.fighter, open.decision, picked);
  return chosen === null ? open : { ...open, picked, act: walks, chosen };
};

/** Who is looked at: what it is, and how. */
const lookedAt = (telling: Telling, over: number | null, open: Open | null): readonly Flag[] => {
  const one = over === null ? null : whoIsAt(telling.fighters, over);
  if (one === null || one.at === null || one === open?.fighter) return [];
  const { words, t } = telling;
  const kind = one.row.like === null ? one.key : words.skirmish.profiles[one.row.like];
  const state = stateOf(telling, one);
  const title = state === '' ? one.short : t.stateTitle({ who: one.short, state });
  return [{ at: one.at, title, note: t.kindHp({ kind, left: one.now.hp, most: one.now.mostHp }) }];
};

/** What lies over the ground for the question that is open. */
export const marksFor = (
  telling: Telling,
  ui: UiWords,
  open: Open | null,
  since: Pick<Marks, 'prints' | 'shots'>,
  /** The space that is looked at. */
  over: number | null = null,
): Marks => {
  const { view } = telling;
  const base = { ...NO_MARKS, ...since, holds: holdsOf(view), things: thingsOf(view) };
  const seen = lookedAt(telling, over, open);
  if (open === null || open.decision.kind === 'plain' || open.fighter === null) return { ...base, flags: seen };
  const { fighter, act, decision, chosen } = open;
  const inMelee = decision.step === 'strikes' || decision.step === 'blows';
  const walks = act?.goes === true ? act : (actsOf(decision, fighter.key).find(({ word }) => word === 'move') ?? null);
  const shot = chosen !== null && (chosen.choose === 'shoot' || (chosen.choose === 'throw' && 'dice' in chosen));
  const targets = targetsOf(telling, open);
  const flags = flagsOf(telling, ui, open);
  return {
    ...base,
    reach: inMelee ? reachOf(telling, fighter) : [],
    goes: walks === null || shot ? [] : goesOf(telling, walks),
    ...pathOf(telling, previewOf(telling, open, walks, over)),
    targets,
    shots: shot && fighter.at !== null ? targets.map(({ at }) => ({ from: fighter.at as Place, to: at })) : base.shots,
    flags: [...flags, ...seen.filter(({ at }) => !flags.some((one) => one.at.x === at.x && one.at.y === at.y))],
  };
};
