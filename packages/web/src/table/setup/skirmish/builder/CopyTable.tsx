import { type saga, warband } from '@warmoot/rules';
import { type ReactNode, useMemo } from 'react';
import { Button } from '../../../../design/forms/Button.js';
import { RuleRef } from '../../../../design/rules/RuleRef.js';
import { DATES } from '../../../../words/dates.js';
import { calendarFor, dayText } from '../../../../words/days.js';
import { useSpoken } from '../../../../words/speech.js';
import { capital } from '../../../../words/text.js';
import { type FigureWish, figureOf } from '../figure.js';
import { type Shown, shownIn } from '../shown.js';
import { useTold } from '../useTold.js';
import { type Copy, changedSheet, copyOf, hurtIn, keptFrom, takenOver } from './copy.js';
import { onFoot } from './InTheSaddle.js';
import type { BuilderProps } from './props.js';
import { BAND_BUILDER } from './words.js';

interface CopyProps extends Pick<BuilderProps, 'side' | 'campaign' | 'others' | 'options'> {
  readonly figure: FigureWish;
  readonly shown: Shown;
  /** All of the band. */
  readonly mine: readonly Shown[];
  readonly onChange: (figure: FigureWish) => void;
}

interface LineProps {
  readonly from: ReactNode;
  readonly sum?: string;
  readonly to: string;
  readonly why: string;
}

const Line = ({ from, sum = '', to, why }: LineProps) => (
  <tr>
    <th scope="row">{from}</th>
    <td className="soft fig">{sum}</td>
    <td>
      <RuleRef id={why} className="bb-to">
        {to}
      </RuleRef>
    </td>
  </tr>
);

/** The day of a saga in the words of its calendar. */
export const useDay = (campaign: saga.campaign.SeenCampaign | null): ((day: number) => string) => {
  const { t, words } = useSpoken(DATES);
  return (day) => (campaign === null ? `${day}` : dayText(words, t, calendarFor(campaign.open.options), day, true));
};

const AIMS = { '-1': 'down', '0': 'none', '1': 'up' } as const;

/** WARBAND-SAGA-006: what whoever leads the band is worth to it in priority; of nobody else it is worth nothing. */
const TacticsLine = ({
  side,
  shown,
  mine,
  others = [],
  options = {},
  skill,
}: CopyProps & { readonly skill: number }) => {
  const { t, words } = useSpoken(BAND_BUILDER);
  const named = t.skill({ skill: words.skills.tactics, n: skill });
  const why = 'WARBAND-SAGA-006';
  if (shown.row.tactics === null) return <Line from={named} to={t.leadsNobody} why={why} />;
  const foes = shownIn(side === 0 ? [{ units: [] }, { units: others }] : [{ units: others }, { units: [] }], {});
  const theirs = (foes?.[side === 0 ? 1 : 0] ?? []).map(({ row }) => row);
  const read = warband.skirmishOptions.parse(options);
  const usual = read.ok ? read.value['warband.priorityThreshold'] : 0;
  const threshold = warband.thresholdOf([...mine.map(({ row }) => row), ...theirs], usual);
  const against = Math.max(0, ...theirs.map(({ tactics }) => tactics ?? 0));
  const by = threshold - usual;
  return (
    <Line
      from={t.skillAgainst({ skill: words.skills.tactics, n: shown.row.tactics, other: against })}
      sum={`${usual} ${by < 0 ? '−' : '+'} ${Math.abs(by)}`}
      to={side === 0 ? t.priorityTo({ n: threshold }) : t.priorityFrom({ n: threshold + 1 })}
      why={why}
    />
  );
};

/** WARBAND-SAGA-011: a wound of the saga, and what it is here. */
const WoundLines = ({ copy }: { readonly copy: Copy }) => {
  const { t, words } = useSpoken(BAND_BUILDER);
  const { wounds: names, flags } = words.skirmish;
  const speed = useMemo(() => onFoot(figureOf(warband.copyCharacter(copy.of).figure))?.speed.lines ?? [], [copy]);
  let sum = 0;
  const steps = speed.map(({ by }) => {
    sum += by;
    return `${sum}`;
  });
  return hurtIn(copy.of.wounds).map(({ part, severity, n, is }) => {
    const to = [
      ...is.wounds.map(({ wound }) => capital(names[wound])),
      ...(is.slow ? [flags.slow] : []),
      ...(is.dazed > 0 ? [t.dazed({ n: is.dazed })] : []),
    ];
    return (
      <Line
        key={`${part} ${severity}`}
        from={t.hurt[severity]({ part: capital(words.duel.names.parts[part]), n })}
        sum={is.slow ? steps.join(' → ') : ''}
        to={to.join(', ') || t.nothing}
        why="WARBAND-SAGA-011"
      />
    );
  });
};

interface SumsProps {
  readonly copy: Copy;
  readonly day: string;
  /** What the saga is called; left out, it goes without saying. */
  readonly of?: string | undefined;
  /** What Tactics come to where it is known who leads. */
  readonly tactics?: ReactNode;
}

/** How each number came about: WARBAND-SAGA-002 to WARBAND-SAGA-007, WARBAND-SAGA-011. */
export const CopySums = ({ copy, day, of, tactics }: SumsProps) => {
  const { t, words } = useSpoken(BAND_BUILDER);
  const told = useTold();
  const { ratings, grades } = words.skirmish;
  const { reckoned, aim, grade, command, figure } = warband.copyCharacter(copy.of);
  const skill = (key: saga.Skill, n: number): string => t.skill({ skill: words.skills[key], n });
  return (
    <table className="bb-copy">
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {of === undefined ? t.saga({ day }) : `${of}, ${day}`}
          </th>
          <th scope="col">{t.here}</th>
        </tr>
      </thead>
      <tbody>
        {reckoned.map(({ to, from, plus, by, is, why }) => {
          const sum = from.reduce((all, one) => all + one.is, 0);
          return (
            <Line
              key={to}
              from={from.map((one) => skill(one.skill, one.is)).join(', ')}
              sum={plus === 0 ? t.divided({ sum, by }) : t.halved({ plus, half: Math.floor(sum / by) })}
              to={`${ratings[to]} ${is}`}
              why={why}
            />
          );
        })}
        {grade === null ? null : (
          <Line
            from={skill('fightingMind', grade.fightingMind)}
            to={`${ratings.grade} ${grades[grade.is]}`}
            why={grade.why}
          />
        )}
        <Line
          from={skill('lead', command.lead)}
          sum={t.fiveOrMore}
          to={command.is ? t.leads : t.leadsNot}
          why={command.why}
        />
        {tactics}
        <Line from={skill('shootAim', aim.shootAim)} to={t.aim[AIMS[`${aim.is}`]]} why={aim.why} />
        <Line
          from={t.worn}
          to={`${t.wornIs({ armour: figure.armour ?? 0 })}; ${told.things(figure.gear)}`}
          why="WARBAND-SAGA-007"
        />
        <WoundLines copy={copy} />
      </tbody>
    </table>
  );
};

/** Where a figure comes from: a sheet of the saga with every sum, or the table of profiles. */
export const CopyTable = (props: CopyProps) => {
  const { figure, campaign, onChange } = props;
  const { t } = useSpoken(BAND_BUILDER);
  const dayOf = useDay(campaign);
  const copy = copyOf(figure);
  if (copy === null) return <p className="soft">{figure.like === undefined ? t.ownSheet : t.noSheet}</p>;
  const now = changedSheet(figure, campaign);
  return (
    <>
      <p className="soft">{t.sheetHow}</p>
      {now === null || campaign === null ? null : (
        <div className="bb-stale" role="status">
          <p>{t.outOfDate({ name: copy.name, day: dayOf(copy.day) })}</p>
          <p className="row">
            <Button small kind="ink" onClick={() => onChange(takenOver(figure, now, campaign.open.today))}>
              {t.takeOver}
            </Button>
            <Button small onClick={() => onChange(keptFrom(figure, now))}>
              {t.keepIt}
            </Button>
          </p>
        </div>
      )}
      <CopySums
        copy={copy}
        day={dayOf(copy.day)}
        of={campaign?.open.name}
        tactics={<TacticsLine {...props} skill={copy.of.skills.tactics} />}
      />
    </>
  );
};
