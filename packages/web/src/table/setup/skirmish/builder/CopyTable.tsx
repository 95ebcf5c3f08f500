import { type saga, warband } from '@warmoot/rules';
import type { ReactNode } from 'react';
import { Button } from '../../../../design/forms/Button.js';
import { RuleRef } from '../../../../design/rules/RuleRef.js';
import { DATES } from '../../../../words/dates.js';
import { calendarFor, dayText } from '../../../../words/days.js';
import { useSpoken } from '../../../../words/speech.js';
import type { FigureWish } from '../figure.js';
import { type Copy, changedSheet, copied, copyOf } from './copy.js';
import { BAND_BUILDER } from './words.js';

interface CopyProps {
  readonly figure: FigureWish;
  readonly campaign: saga.campaign.SeenCampaign | null;
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

/** How each number came about: WARBAND-SAGA-002 to WARBAND-SAGA-007, WARBAND-SAGA-011. */
export const CopySums = ({ copy, day }: { readonly copy: Copy; readonly day: string }) => {
  const { t, words } = useSpoken(BAND_BUILDER);
  const { ratings, grades, wounds: woundNames } = words.skirmish;
  const { reckoned, aim, grade, command, figure } = warband.copyCharacter(copy.of);
  const skill = (key: saga.Skill, n: number): string => t.skill({ skill: words.skills[key], n });
  return (
    <table className="bb-copy">
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {t.saga({ day })}
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
        <Line from={skill('lead', command.lead)} to={command.is ? t.leads : t.leadsNot} why={command.why} />
        <Line from={skill('shootAim', aim.shootAim)} to={t.aim[AIMS[`${aim.is}`]]} why={aim.why} />
        <Line from={t.worn} to={t.wornIs({ armour: figure.armour ?? 0 })} why="WARBAND-SAGA-007" />
        {copy.of.wounds.length === 0 ? null : (
          <Line
            from={t.wounds}
            sum={`${copy.of.wounds.length}`}
            to={figure.wounds.map(({ wound }) => woundNames[wound]).join(', ') || t.nothing}
            why="WARBAND-SAGA-011"
          />
        )}
      </tbody>
    </table>
  );
};

/** Where a figure comes from: a sheet of the saga with every sum, or the table of profiles. */
export const CopyTable = ({ figure, campaign, onChange }: CopyProps) => {
  const { t } = useSpoken(BAND_BUILDER);
  const dayOf = useDay(campaign);
  const copy = copyOf(figure);
  if (copy === null) return <p className="soft">{figure.like === undefined ? t.ownSheet : t.noSheet}</p>;
  const now = changedSheet(figure, campaign);
  return (
    <>
      <p className="soft">{t.sheetHow}</p>
      {now === null || campaign === null ? null : (
        <div className="bb-stale">
          <p>{t.outOfDate({ name: copy.name, day: dayOf(copy.day) })}</p>
          <Button
            small
            onClick={() => onChange({ ...copied(now, campaign.open.today), ...(figure.seat && { seat: figure.seat }) })}
          >
            {t.takeOver}
          </Button>
        </div>
      )}
      <CopySums copy={copy} day={dayOf(copy.day)} />
    </>
  );
};
