import type { sortie } from '@warmoot/rules';
import { signed } from '@warmoot/words';
import { subject, type Unit } from '../model.js';
import type { RevealWords } from './words.js';

interface FollowsProps {
  readonly impacts: readonly sortie.Impact[];
  /** Dice in hand before the round's plans were shown. */
  readonly before: readonly number[];
  readonly units: readonly Unit[];
  readonly t: RevealWords;
}

/** "2 − 2 + 1": what a unit had, spent, gained and lost. */
const sumText = (before: number, { spent, gained, lost }: sortie.Impact): string =>
  [
    before < 0 ? signed(before) : `${before}`,
    spent > 0 ? `− ${spent}` : '',
    gained > 0 ? `+ ${gained}` : '',
    lost > 0 ? `− ${lost}` : '',
  ]
    .filter((part) => part !== '')
    .join(' ');

/** What a round has done to units, in sentences: what became of each, and what it has in hand now. */
export const Follows = ({ impacts, before, units, t }: FollowsProps) => {
  const told = impacts.flatMap((impact) => {
    const unit = units[impact.unit];
    if (unit === undefined) return [];
    const who = subject(unit);
    const names = (of: readonly number[]): readonly string[] => of.map((one) => units[one]?.called ?? '');
    const lead = [
      ...(impact.fate === null ? [] : [t[impact.fate]({ who })]),
      ...(impact.flankedBy.length > 0 ? [t.flanked({ who, names: names(impact.flankedBy) })] : []),
      ...(impact.freeOf.length > 0 ? [t.free({ who, names: names(impact.freeOf) })] : []),
      ...(impact.lost > 0 ? [t.loses({ who, n: impact.lost })] : []),
      ...(impact.gained > 0 ? [t.gains({ who, n: impact.gained })] : []),
    ];
    const had = before[impact.unit] ?? 0;
    const now = had - impact.spent + impact.gained - impact.lost;
    if (lead.length === 0 && impact.spent === 0) return [];
    if (lead.length === 0) lead.push(t.spends({ who, n: impact.spent }));
    return [
      {
        key: unit.name,
        lead,
        hand:
          now === had && impact.spent === 0
            ? ''
            : t.inHand({ sum: sumText(had, impact), now: now === 0 ? '0' : signed(now) }),
      },
    ];
  });
  return (
    <div className="follows">
      {told.length === 0 ? <p>{t.nothing}</p> : null}
      {told.map(({ key, lead, hand }) => (
        <p key={key}>
          <b>{lead.join(' ')}</b> {hand}
        </p>
      ))}
    </div>
  );
};
