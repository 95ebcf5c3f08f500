import { warband } from '@warmoot/rules';
import { Button } from '../../../design/forms/Button.js';
import { Choose, Select } from '../../../design/forms/Select.js';
import { useSpoken } from '../../../words/speech.js';
import { capital } from '../../../words/text.js';
import { useTold } from '../skirmish/useTold.js';
import { Tick } from '../sortie/Ticks.js';
import type { ShownUnit } from './shown.js';
import {
  hasBanner,
  leaderOf,
  partsOf,
  type RankedWish,
  sizeOf,
  type UnitWish,
  withBanner,
  withCount,
  withKind,
  withLeader,
  withoutRank,
  withRankMore,
} from './unit.js';
import { LINES_SETUP } from './words.js';

const STOCK = (Object.keys(warband.PROFILES) as warband.ProfileKey[]).filter((key) => key !== 'hero');
const LEADERS = ['captain', 'veteran', 'brute', 'hero', 'rider', 'spearman'] as const;
const COUNTS = ['1', '2', '3', '4', '5'] as const;
const AS_IS = 'asIs';

interface FieldsProps {
  readonly unit: UnitWish;
  readonly shown: ShownUnit | undefined;
  readonly who: string;
  /** Whether ranks need lights. */
  readonly dark: boolean;
  readonly seats: readonly { readonly seat: string; readonly name: string }[];
  readonly commander: string;
  readonly onChange: (unit: UnitWish) => void;
}

/** Whether somebody is as their stock profile has them, but for numbers, names and banners. */
const isStock = ({ like, gear, might, armour, character }: RankedWish): boolean =>
  like !== undefined && gear === undefined && might === undefined && armour === undefined && character === undefined;

const RankFields = ({ unit, shown, who, dark, nth, onChange }: FieldsProps & { readonly nth: number }) => {
  const { t, words } = useSpoken(LINES_SETUP);
  const told = useTold();
  const { profiles } = words.skirmish;
  const { kind, normals, uniques } = partsOf(unit, nth);
  const rank = t.rank[nth] ?? '';
  const body = shown?.agents[nth]?.find((agent) => !agent.isUnique);
  const other = kind !== null && !isStock(kind);
  const asIs = other
    ? [{ key: AS_IS, label: t.with({ kind: capital(told.kind(kind)), gear: told.things(body?.state.items ?? []) }) }]
    : [];
  const total = normals + uniques.length;
  return (
    <div className="lines-rank">
      <span className="lab">{rank}</span>
      <Select<string>
        aria-label={t.countOf({ rank, who })}
        options={COUNTS.filter((key) => Number(key) >= uniques.length).map((key) => ({ key, label: key }))}
        at={`${total}`}
        onPick={(key) => onChange(withCount(unit, nth, Number(key)))}
      />
      <Select<string>
        aria-label={t.rankOf({ rank, who })}
        options={[...asIs, ...STOCK.map((key) => ({ key, label: capital(profiles[key]) }))]}
        at={other ? AS_IS : (kind?.like ?? '')}
        none={kind === null ? '–' : null}
        onPick={(key) => {
          if (key !== AS_IS && key !== '') onChange(withKind(unit, nth, key as warband.ProfileKey));
        }}
      />
      {unit.ranks.length === 1 ? null : (
        <Button
          kind="quiet"
          small
          aria-label={t.removeRankOf({ rank, who })}
          onClick={() => onChange(withoutRank(unit, nth))}
        >
          ×
        </Button>
      )}
      {dark ? (
        <Tick
          label={t.light}
          at={unit.ranks[nth]?.light ?? false}
          onChange={(light) =>
            onChange({ ...unit, ranks: unit.ranks.map((one, at) => (at === nth ? { ...one, light } : one)) })
          }
        />
      ) : null}
    </div>
  );
};

/** WARBAND-UNIT-003, WARBAND-TACTIC-001: somebody in the middle of the front rank, with a name. */
const LeaderFields = ({ unit, shown, who, onChange }: FieldsProps) => {
  const { t, words } = useSpoken(LINES_SETUP);
  const told = useTold();
  const { profiles } = words.skirmish;
  const leader = leaderOf(unit);
  const agent = shown?.agents[0]?.find(({ isUnique }) => isUnique);
  const other = leader !== null && !(isStock(leader) && LEADERS.some((key) => key === leader.like));
  const asIs = other
    ? [{ key: AS_IS, label: t.with({ kind: capital(told.kind(leader)), gear: told.things(agent?.state.items ?? []) }) }]
    : [];
  return (
    <div className="lines-leader">
      <Choose<string>
        label={t.leader}
        options={[...asIs, ...LEADERS.map((key) => ({ key, label: capital(profiles[key]) }))]}
        at={leader === null ? '' : other ? AS_IS : (leader.like ?? '')}
        none={t.noLeader}
        onPick={(key) => {
          if (key === AS_IS) return;
          const name = leader?.name === undefined ? {} : { name: leader.name };
          onChange(withLeader(unit, key === '' ? null : { like: key, ...name }));
        }}
      />
      {leader === null ? null : (
        <label className="field">
          <span className="lab">{t.leaderName}</span>
          <input
            aria-label={t.leaderNameOf({ who })}
            maxLength={24}
            value={leader.name ?? ''}
            placeholder={agent?.called}
            onChange={({ target }) => {
              const { name: _, ...rest } = leader;
              onChange(withLeader(unit, target.value === '' ? rest : { ...rest, name: target.value }));
            }}
          />
        </label>
      )}
      {agent === undefined || agent.leads ? null : <p className="small soft">{t.leadsNot}</p>}
    </div>
  );
};

/** A unit, rank by rank: who stands in it and how many, who leads it, its banner and its grade. */
export const UnitFields = (props: FieldsProps) => {
  const { unit, shown, who, seats, commander, onChange } = props;
  const { t, words } = useSpoken(LINES_SETUP);
  const { grades } = words.skirmish;
  const mayBear = sizeOf(unit) >= warband.FULL_UNIT;
  return (
    <details className="lines-fields">
      <summary aria-label={t.ranksOf({ who })}>{t.ranks}</summary>
      {unit.ranks.map((_, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: ranks have only their places.
        <RankFields key={nth} {...props} nth={nth} />
      ))}
      {unit.ranks.length < warband.MOST_RANKS ? (
        <Button small kind="quiet" onClick={() => onChange(withRankMore(unit))}>
          {t.addRank}
        </Button>
      ) : null}
      <LeaderFields {...props} />
      <div className="lines-leader">
        {mayBear ? (
          <Tick label={t.banner} at={hasBanner(unit)} onChange={(banner) => onChange(withBanner(unit, banner))} />
        ) : (
          <p className="small soft">{t.bannerNeeds({ n: warband.FULL_UNIT })}</p>
        )}
        <Choose<string>
          label={t.grade}
          options={[
            { key: '', label: t.asLowest({ grade: grades[shown?.grade ?? 'average'] }) },
            ...(Object.keys(warband.GRADES) as warband.Grade[]).map((key) => ({ key, label: grades[key] })),
          ]}
          at={unit.grade ?? ''}
          onPick={(key) => {
            const { grade: _, ...rest } = unit;
            onChange(key === '' ? rest : { ...rest, grade: key as warband.Grade });
          }}
        />
        {seats.length > 1 ? (
          <Choose<string>
            label={t.player}
            options={[
              { key: '', label: t.asArmy },
              ...seats.filter(({ seat }) => seat !== commander).map(({ seat, name }) => ({ key: seat, label: name })),
            ]}
            at={unit.seat === commander ? '' : (unit.seat ?? '')}
            onPick={(key) => {
              const { seat: _, ...rest } = unit;
              onChange(key === '' ? rest : { ...rest, seat: key });
            }}
          />
        ) : null}
      </div>
    </details>
  );
};
