import type { Chance } from '@warmoot/kernel';
import { counted, either, NEVER } from '@warmoot/kernel';
import { warband } from '@warmoot/rules';
import { fractionText, percentText } from '../../../design/chance/Chance.js';
import type { UiWords } from '../../../words/ui.js';
import type { Fighter, SkirmishView } from '../model.js';
import { checksAt } from '../muster.js';
import type { Outlook } from './outlook.js';
import type { Telling } from './titles.js';

interface Followed {
  readonly key: string;
  readonly chance: Chance;
  readonly text: string;
}

/** A fraction where it is short, else a percent. */
export const exactly = (ui: UiWords, chance: Chance): string =>
  chance.of < 10000n ? (fractionText(ui, chance) ?? percentText(ui, chance)) : percentText(ui, chance);

const fallen = (fates: warband.TargetForecast['fates']): Chance =>
  (['slain', 'dead', 'subdued', 'door'] as const).reduce<Chance>((sum, fate) => {
    const some = fates[fate];
    return some === undefined ? sum : either(sum, some);
  }, NEVER);

/** What the fall of somebody brings about. */
const fallText = (telling: Telling, ui: UiWords, one: Fighter, end: string): string => {
  const { t, view, words } = telling;
  const leads = view.open.chiefs[one.side] === one.index || view.open.groups.some(({ leader }) => leader === one.index);
  if (leads && !view.open.mourned.includes(one.index)) return t.leads({ who: one.short, end });
  const { group } = one.row;
  if (group === null) return t.falls({ who: one.short, end });
  const lost = warband.lossesOf(view, group) + 1;
  const at = checksAt(view, group);
  if (at === null || lost < at) return t.falls({ who: one.short, end });
  const { total } = counted(warband.chanceOfCheck(view as SkirmishView, { group, figure: null }));
  return t.checks({
    who: one.short,
    end,
    group: words.skirmish.group(view, group),
    lost,
    began: view.open.groups[group]?.began ?? 0,
    holds: ui.chance.in({ ways: `${total}`, of: '12' }),
  });
};

/** What follows from an attack: who falls and what that does, what is given for it, a Wound, a stray. */
export const followsOf = (telling: Telling, ui: UiWords, _by: Fighter, { of, fares }: Outlook): readonly Followed[] => {
  const { t } = telling;
  const falls = fares.flatMap(({ fighter, target, ends }) => {
    const chance = fallen(target.fates);
    if (chance.ways === 0n) return [];
    const text = fallText(telling, ui, fighter, ends[0]?.text ?? '');
    const spared =
      target.spared === null
        ? ''
        : ` ${t.spared({ who: fighter.short, chance: exactly(ui, fallen(target.spared.fates)) })}`;
    return [{ key: fighter.key, chance, text: `${text}${spared}` }];
  });
  const dice = of.targets.reduce((sum, one) => sum + one.dice, 0);
  const strays = of.targets.flatMap(({ strays: some, target }) =>
    some === null ? [] : [{ key: `stray ${target}`, chance: some.slice(1).reduce(either, NEVER), text: t.stray }],
  );
  return [
    ...falls,
    ...(of.critical.ways === 0n ? [] : [{ key: 'one', chance: of.critical, text: t.oneAmong({ n: dice }) }]),
    ...strays,
  ];
};
