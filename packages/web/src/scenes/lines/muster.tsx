import { listed, type Rated } from '@warmoot/kernel';
import { warband } from '@warmoot/rules';
import { summedRows } from '@warmoot/words';
import { SumLines } from '../../design/chance/SumLines.js';
import { Popover } from '../../design/panels/Popover.js';
import { capital } from '../../words/text.js';
import { named, rankName, type Telling } from './acts/titles.js';
import { type Formation, isHere, type LinesView, linesOf, SCENE } from './model.js';
import type { UnitRow } from './parts.js';

/** The number under which a unit's check must come, with its lines. */
export const moraleSum = (view: LinesView, unit: number): Rated => listed(warband.unitCheckChance(view, unit));

/** How a unit is, in a word: what matters most first. */
export const stateOf = (telling: Telling, unit: Formation): string => {
  const { view, forces, t } = telling;
  const { now, index, left } = unit;
  const s = t.states;
  const mood = view.open.groups[index]?.mood ?? 'steady';
  if (left === 0 && now.ranks.length === 0) return s.gone;
  if (mood === 'surrendered') return s.surrendered;
  if (now.at < 0) return view.open.round === 0 ? s.notPlaced : s.left;
  const duel = view.open.duels.find(({ pair }) => pair.includes(now.leader) && now.leader >= 0);
  const other = (figure: number): string => named(telling, view.open.roster[figure]?.name);
  const foes = linesOf(view, index).map(({ units }) => units.find((one) => one !== index) ?? -1);
  const all: readonly (string | false)[] = [
    mood === 'disorder' && s.disorder,
    mood === 'retreating' && s.retreating,
    now.broken && s.broken,
    now.braced && s.braced,
    now.cornered && s.cornered,
    now.wall && s.wall,
    duel !== undefined &&
      s.duel({ one: other(now.leader), two: other(duel.pair.find((one) => one !== now.leader) ?? -1) }),
    now.charged >= 0 && s.charged({ who: forces.units[now.charged]?.name ?? '' }),
    foes.length > 0 && s.fights({ who: foes.map((foe) => forces.units[foe]?.name ?? '') }),
    now.announced !== null && now.opening === null && s.announced({ act: t.will[now.announced.what] }),
    now.opening !== null && t.did[now.opening],
    mood === 'toTheDeath' && s.toTheDeath,
  ];
  return all.find((state) => typeof state === 'string' && state !== '') || '';
};

/** Damage short of a figure, where there is some. */
const damageTold = (telling: Telling, { now }: Formation): string =>
  now.ranks
    .flatMap(({ damage, body }, rank) => {
      const hp = telling.view.open.figures[body]?.mostHp ?? 0;
      return damage > 0 ? [telling.t.damageOn({ n: damage, hp, rank: rankName(telling, rank) })] : [];
    })
    .join('; ');

/** A unit's morale as a number that opens to its lines. */
const Morale = ({ telling, unit }: { readonly telling: Telling; readonly unit: Formation }) => {
  const { view, words, t } = telling;
  const sum = moraleSum(view, unit.index);
  const grade = view.open.groups[unit.index]?.grade ?? 'average';
  const rows = summedRows(words, SCENE, { label: '', tally: sum.lines ?? [] })
    .filter(({ kind }) => kind === 'line')
    .map(({ label, rule, amount }) => ({ label: capital(label), amount, rule }));
  return (
    <Popover
      label={t.moraleOf({ unit: unit.name })}
      triggerLabel={t.openMorale({ unit: unit.name, n: sum.total })}
      trigger={`${words.skirmish.grades[grade]} ${sum.total}`}
      triggerClass="n"
    >
      <SumLines title={`${t.moraleOf({ unit: unit.name })}: ${sum.total}`} rows={rows} />
    </Popover>
  );
};

interface Shown {
  readonly acting: string | null;
  /** Those over against the one in hand. */
  readonly facing: readonly string[];
  readonly full: ReadonlyMap<number, number>;
}

const ranksShown = ({ now }: Formation, full: ReadonlyMap<number, number>): UnitRow['ranks'] =>
  now.ranks.map(({ body, slots }) => ({ left: slots.length, full: Math.max(full.get(body) ?? 0, slots.length) }));

export const unitRows = (telling: Telling, { acting, facing, full }: Shown): readonly UnitRow[] =>
  telling.forces.units.map((unit): UnitRow => {
    const state = unit.key === acting ? telling.t.states.acting : stateOf(telling, unit);
    const damage = damageTold(telling, unit);
    const isOut = !isHere(unit) && telling.view.open.round > 0;
    return {
      key: unit.key,
      name: unit.name,
      colour: unit.side,
      defends: unit.side === 1,
      ranks: ranksShown(unit, full),
      left: unit.left,
      began: unit.began,
      note: (
        <>
          {isOut ? null : <Morale telling={telling} unit={unit} />}
          {[state, damage].filter((text) => text !== '').join('; ')}
        </>
      ),
      how: isOut ? 'out' : unit.key === acting ? 'yours' : facing.includes(unit.key) ? 'facing' : 'fighting',
    };
  });

/** The morale of all units, read out. */
export const moraleSpoken = ({ view, forces, t }: Telling): string => {
  const all = forces.units
    .filter(isHere)
    .map(({ index, name, left, began }) =>
      t.moraleSpoken({ unit: name, lost: began - left, began, n: moraleSum(view, index).total }),
    );
  return all.length === 0 ? t.noMorale : all.join(' ');
};

/** With how many more lost a third is lost; null where that has been checked for. */
export const untilThird = (view: LinesView, { index, left }: Formation): number | null => {
  const group = view.open.groups[index];
  if (group === undefined || group.mood !== 'steady') return null;
  const thirds =
    group.thirds === 0 ? 1 : group.thirds === 1 && view.given.options['warband.moraleRepeatThirds'] === 'on' ? 2 : 0;
  if (thirds === 0) return null;
  return Math.max(1, Math.ceil((thirds * group.began) / 3) - (group.began - left));
};
