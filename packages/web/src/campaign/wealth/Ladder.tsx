import { saga } from '@warmoot/rules';
import { Popover } from '../../design/panels/Popover.js';
import { RuleRef } from '../../design/rules/RuleRef.js';
import { useSpoken } from '../../words/speech.js';
import { WEALTH } from './words.js';

/** SAGA-WEALTH-002: the twelve steps; how far the wealth reaches is ink, by which things are supported is a mark. */
export const Ladder = ({ unit }: { readonly unit: saga.campaign.Unit }) => {
  const { t, words } = useSpoken(WEALTH);
  const { level, effective, movedIn } = unit.wealth;
  const rating = words.wealth.rating(saga.wealth.ratingAt(level));
  return (
    <div className="steps">
      <ol aria-label={t.level({ name: unit.name, level, rating })}>
        {saga.wealth.LADDER.map((hundredths, at) => (
          <li
            key={hundredths}
            data-in={at < level || undefined}
            data-at={at + 1 === level || undefined}
            data-effective={at + 1 === effective || undefined}
            style={{ '--nth': at + 1 } as object}
            title={t.step({ level: at + 1, rating: words.wealth.rating(hundredths) })}
          >
            <i aria-hidden="true" />
            <span aria-hidden="true">{words.wealth.rating(hundredths)}</span>
          </li>
        ))}
      </ol>
      <Popover label={t.wealth} trigger={rating} triggerClass="n steps-rating">
        <h3>{t.level({ name: unit.name, level, rating })}</h3>
        <p>{t.inForce({ rating: words.wealth.rating(saga.wealth.ratingAt(effective)) })}</p>
        {movedIn === null ? null : <p>{t.movedIn({ year: movedIn })}</p>}
        <p className="small">
          <RuleRef id="SAGA-WEALTH-002" /> <RuleRef id="SAGA-WEALTH-006" /> <RuleRef id="SAGA-WEALTH-007" />
        </p>
      </Popover>
    </div>
  );
};

const NOTCHES = { raise: 'M7.5 1.5 14 13.500H1Z', lower: 'M1 1.500H14L7.500 13.500Z' } as const;

/** SAGA-WEALTH-011: the two tallies, three notches each. */
export const Credits = ({ unit }: { readonly unit: saga.campaign.Unit }) => {
  const { t } = useSpoken(WEALTH);
  return (
    <p className="credits">
      {(['raise', 'lower'] as const).map((kind) => {
        const count = unit.wealth[kind];
        return (
          <span key={kind} data-kind={kind}>
            <span className="tally-marks" aria-hidden="true">
              {Array.from({ length: Math.max(3, count) }, (_, n) => n).map((n) => (
                <svg key={n} aria-hidden="true" viewBox="0 0 15 15" data-cut={n < count || undefined}>
                  <path d={NOTCHES[kind]} />
                </svg>
              ))}
            </span>
            <span className="small">{t.credits({ count, kind: t[kind] })}</span>
          </span>
        );
      })}
    </p>
  );
};
