import { warband } from '@warmoot/rules';
import { nameIn, refusalText } from '@warmoot/words';
import { useState } from 'react';
import { Select } from '../../../design/forms/Select.js';
import { useSpoken } from '../../../words/speech.js';
import { capital } from '../../../words/text.js';
import { ArmyFrame } from '../../army/ArmyFrame.js';
import { useTold } from '../skirmish/useTold.js';
import { SKIRMISH_SETUP } from '../skirmish/words.js';
import type { War } from '../war/armies.js';
import { Adding, type Listing, UnitList } from '../war/UnitList.js';
import { type Army, SCENE } from './linesStart.js';
import { READY } from './ready.js';
import { type ShownUnit, strengthOf } from './shown.js';
import { UnitFields } from './UnitFields.js';
import { UnitPicture } from './UnitPicture.js';
import { partsOf, stockUnit, type UnitWish } from './unit.js';
import { LINES_SETUP } from './words.js';

interface ArmyCardProps {
  readonly side: 0 | 1;
  readonly army: Army;
  readonly other: Army;
  readonly shown: readonly ShownUnit[];
  readonly others: readonly ShownUnit[];
  readonly seats: War<unknown>['seats'];
  readonly dark: boolean;
  readonly onChange: (army: Army) => void;
}

const STOCK = (Object.keys(warband.PROFILES) as warband.ProfileKey[]).filter((key) => key !== 'hero');

const namesIn = ({ units }: Army): readonly (string | undefined)[] =>
  units.flatMap(({ name, ranks }) => [name, ...ranks.flatMap(({ figures }) => figures.map((one) => one.name))]);

/** Names that the other army has are left to the game: a ready-made army may meet itself. */
const freed = (army: Army, other: Army): Army => {
  const taken = new Set(namesIn(other).filter((name) => name !== undefined));
  const free = <A extends { readonly name?: string }>(one: A, instead: object): A => {
    if (one.name === undefined || !taken.has(one.name)) return one;
    const { name: _, ...rest } = one;
    return { ...rest, ...instead } as unknown as A;
  };
  return {
    ...army,
    units: army.units.map((unit) => ({
      ...free(unit, {}),
      ranks: unit.ranks.map((rank) => ({
        ...rank,
        figures: rank.figures.map((one) => free(one, { flags: ['unique'] })),
      })),
    })),
  };
};

/** What a unit is, in words: its ranks, who leads it, its banner. */
const useUnitTold = () => {
  const { t, words } = useSpoken(LINES_SETUP);
  const told = useTold();
  const named = (name: string): string => nameIn(words, SCENE, name);
  const ranks = (unit: UnitWish, shown: ShownUnit): readonly string[] =>
    shown.agents.map((agents, nth) =>
      agents
        .map(({ isUnique, called, figures }) => {
          const { kind } = partsOf(unit, nth);
          return isUnique ? named(called) : t.rankTold({ n: figures, kind: capital(told.kind(kind ?? {})) });
        })
        .join(', '),
    );
  const leader = ({ agents }: ShownUnit): string | null => agents.flat().find(({ leads }) => leads)?.called ?? null;
  return { ranks, leader, named };
};

const Below = (props: Parameters<typeof UnitFields>[0] & { readonly side: 0 | 1 }) => {
  const { unit, shown, who, side } = props;
  const { t, words } = useSpoken(LINES_SETUP);
  const told = useUnitTold();
  if (shown === undefined) return <UnitFields {...props} />;
  const ranks = told.ranks(unit, shown);
  const leader = told.leader(shown);
  const front = shown.agents[0]?.find(({ isUnique }) => !isUnique) ?? shown.agents[0]?.[0];
  const bears = shown.unit.bearer >= 0;
  const more = [
    ...(leader === null ? [] : [t.leads({ name: told.named(leader) })]),
    ...(bears ? [t.bears] : []),
    words.skirmish.grades[shown.grade],
  ];
  return (
    <div className="lines-unit">
      <UnitPicture
        side={side}
        drawn={shown.drawn}
        hasBanner={bears}
        label={t.picture({ who, list: ranks.join('; ') })}
      />
      <div className="lines-told">
        {ranks.map((rank, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: ranks have only their places.
          <p key={nth}>{rank}</p>
        ))}
        <p className="small soft">{capital(more.join(', '))}</p>
        {front === undefined ? null : (
          <p className="small">{t.numbers({ might: front.state.might, armour: front.armour.total })}</p>
        )}
      </div>
      {shown.fault === null ? null : <p className="field-error">{refusalText(words, shown.fault)}</p>}
      <UnitFields {...props} />
    </div>
  );
};

/** An army: its name, who plays it, and every unit drawn in its ranks. */
export const ArmyCard = ({ side, army, other, shown, others, seats, dark, onChange }: ArmyCardProps) => {
  const { t, words } = useSpoken(LINES_SETUP);
  const { t: plain } = useSpoken(SKIRMISH_SETUP);
  const told = useTold();
  const [stock, setStock] = useState<(typeof STOCK)[number]>('spearman');
  const { profiles } = words.skirmish;
  const armies: Readonly<Record<string, string>> = words.lines.armies;
  const change = (units: readonly UnitWish[]): void => onChange(READY.withUnits(army, units));
  const listing: Listing<UnitWish> = {
    scene: SCENE,
    told: (unit) => capital(told.kind(partsOf(unit, 0).kind ?? {})),
    kind: (unit) => {
      const like = partsOf(unit, 0).kind?.like;
      return like === undefined ? 'party' : warband.UNIT_KINDS[like];
    },
    picture: () => null,
    below: (unit, { nth, who, onChange: put }) => (
      <Below
        side={side}
        unit={unit}
        shown={shown[nth]}
        who={who}
        dark={dark}
        seats={seats}
        commander={army.commander}
        onChange={put}
      />
    ),
  };
  const figures = shown.reduce((sum, unit) => sum + unit.figures, 0);
  return (
    <ArmyFrame
      side={side}
      title={side === 0 ? plain.sides.a : plain.sides.b}
      ledBy={plain.playedBy}
      name={army.name}
      commander={army.commander}
      seats={seats}
      readyMade={READY.kinds.map((kind) => ({ kind, name: armies[kind] ?? kind }))}
      kind={army.kind}
      onName={(name) => onChange({ ...army, name })}
      onCommander={(commander) => onChange({ ...army, commander })}
      onKind={(kind) => onChange(freed(READY.picked(army, kind), other))}
    >
      <UnitList army={army.name} units={army.units} called={shown} others={others} listing={listing} onChange={change}>
        <Adding units={army.units} most={warband.MOST_UNITS} next={() => stockUnit(stock)} onChange={change}>
          <Select
            aria-label={t.addUnit}
            options={STOCK.map((key) => ({ key, label: capital(profiles[key]) }))}
            at={stock}
            onPick={setStock}
          />
        </Adding>
      </UnitList>
      <p className="army-cost war-sum">
        <b>{t.strength({ units: army.units.length, figures, points: strengthOf(shown) })}</b>
      </p>
    </ArmyFrame>
  );
};
