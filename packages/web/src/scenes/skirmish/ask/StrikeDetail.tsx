import { warband } from '@warmoot/rules';
import { TallyPopover } from '../../../design/chance/Tally.js';
import { tallyOf } from '../../../design/chance/tallyOf.js';
import { useWords } from '../../../words/WordsProvider.js';
import { SCENE } from '../model.js';
import { Division } from '../panel/Division.js';
import { Follows } from '../panel/Follows.js';
import { WholeAttack } from '../panel/WholeAttack.js';
import type { DivisionRow } from '../parts.js';
import { bowTargets, withDie } from './bow.js';
import { diceOn, jointOf, oddOf, type Spread } from './division.js';
import { exactly, followsOf } from './follows.js';
import type { Outlook } from './outlook.js';
import type { Telling } from './titles.js';
import type { PanelProps } from './types.js';

interface StrikeProps extends PanelProps {
  readonly outlook: Outlook;
  /** Null of shots and throws, which are not divided by hand. */
  readonly spread: Spread | null;
}

/** What the chance is made of, in a few words: everything but the base and the armour. */
const whyOf = ({ words, t }: Telling, target: warband.TargetForecast): string => {
  if (target.sure !== null) return t.sure[target.sure];
  const lines = (target.chance.lines ?? []).filter(({ what }) => /^warband\.chance\.(?!base)/.test(what));
  const told = words.scenes[SCENE]?.tally as Readonly<Record<string, unknown>> | undefined;
  const names = lines.flatMap(({ what }) => {
    const name = told?.[what];
    return typeof name === 'string' ? [name] : [];
  });
  return names.length === 0 ? t.alone : names.join(', ');
};

/** How attacks are divided, and what all of it may come to. */
export const StrikeDetail = ({ open, telling, outlook, spread }: StrikeProps) => {
  const { words, ui } = useWords();
  const { t, view, fighters } = telling;
  const by = open.fighter;
  if (by === null) return null;
  const odd = spread === null || spread.fixed !== null ? [] : oddOf(view, by.index, spread, open.picked);
  const bow = bowTargets(open.decision, open.act);
  const isShot = outlook.choice.choose !== 'attack';
  const targets =
    bow.length > 1
      ? bow.map((key) => warband.figureNamed(view, key))
      : spread === null || spread.fixed !== null
        ? outlook.of.targets.map(({ target }) => target)
        : spread.targets;
  const isFirst = (target: number): boolean | null => (isShot ? null : warband.strikesFirst(view, by.index, target));
  const pool = Object.values(outlook.choice.dice).reduce((sum, n) => sum + n, 0);
  const rows = targets.flatMap((target): readonly DivisionRow[] => {
    const one = fighters[target];
    if (one === undefined) return [];
    // Where no die lies yet, its chance is that of all dice there.
    const forecast =
      outlook.of.targets.find((some) => some.target === target) ??
      (bow.length > 1
        ? warband.forecastAttack(view, { ...outlook.choice, dice: { [one.key]: pool } }).targets[0]
        : undefined);
    const put = outlook.choice.dice[one.key] ?? 0;
    const even = put - (odd.includes(one.key) ? 1 : 0);
    const extra =
      outlook.choice.choose === 'attack' ? diceOn(view, by.index, target, Math.max(1, put)) - Math.max(1, put) : 0;
    const kind = one.row.like === null ? '' : words.skirmish.profiles[one.row.like];
    const [thrown] = forecast?.throws ?? [];
    return [
      {
        key: one.key,
        name: one.short,
        note: t.kindHp({ kind, left: one.now.hp, most: one.now.mostHp }),
        colour: one.side,
        defends: one.side === 1,
        even,
        extra: Math.max(0, extra),
        chance:
          forecast === undefined || thrown === undefined ? (
            '–'
          ) : (
            <TallyPopover of={tallyOf(words, SCENE, thrown, null)} title={t.inTwelve({ n: forecast.chance.total })}>
              {t.inTwelve({ n: forecast.chance.total })}
            </TallyPopover>
          ),
        why: forecast === undefined ? '' : whyOf(telling, forecast),
        first: isFirst(target),
      },
    ];
  });
  const dice = outlook.of.targets.reduce((sum, one) => sum + one.dice, 0);
  const [one, two] = outlook.fares;
  const joint = outlook.fares.length === 2 && one !== undefined && two !== undefined ? jointOf(one, two) : null;
  return (
    <>
      <Division
        title={spread?.fixed != null ? t.keptDice : t.divide({ n: pool, targets: targets.length })}
        aside={bow.length > 1 ? t.freely : odd.length === 0 || targets.length < 2 ? '' : t.oddYours({ n: odd.length })}
        rows={rows}
        odd={targets.length < 2 ? [] : odd}
        onOdd={(next) => open.onPick({ ...open.picked, odd: next })}
        onDie={
          bow.length > 1 && pool > 1 ? (key) => open.onPick(withDie(open.picked, outlook.choice.dice, key)) : undefined
        }
      />
      <WholeAttack dice={dice} fares={outlook.fares} joint={joint} hits={outlook.of.points}>
        <Follows
          rows={followsOf(telling, ui, by, outlook).map(({ key, chance, text }) => ({
            key,
            chance: exactly(ui, chance),
            text,
          }))}
        />
      </WholeAttack>
    </>
  );
};
