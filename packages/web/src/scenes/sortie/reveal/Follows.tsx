import { sortie } from '@warmoot/rules';
import { signed } from '@warmoot/words';
import { handText } from '../lines/doing.js';
import { subject, type Unit } from '../model.js';
import type { RoundTold, Told } from './record.js';
import type { RevealWords } from './words.js';

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

/** What one sortie or shot has done to a unit, in sentences. */
const cameText = (
  t: RevealWords,
  unit: Unit,
  enemy: Unit,
  change: sortie.Change,
  isWhole: boolean,
): readonly string[] => {
  const [who, names] = [subject(unit), [enemy.called]];
  return [
    ...(change.fate === null ? [] : [t[change.fate]({ who })]),
    ...(change.flanked ? [t.flanked({ who, names })] : []),
    ...(change.freed ? [t.free({ who, names })] : []),
    ...(change.dice < 0 ? [t.loses({ who, n: -change.dice })] : []),
    ...(change.dice > 0 ? [t.gains({ who, n: change.dice })] : []),
    // Who retreats from several gets away only when all of them are fought.
    ...(isWhole && change.away > 0 ? [t.away({ who, n: change.away })] : []),
  ];
};

/** How many sorties and shots of a round a unit was in. */
const timesIn = ({ told }: RoundTold, unit: number): number => told.filter(({ units }) => units.includes(unit)).length;

interface FollowsProps {
  readonly round: RoundTold;
  /** The sortie or shot that is looked at. */
  readonly of: Told;
  readonly units: readonly Unit[];
  readonly t: RevealWords;
}

/** What a sortie or a shot has done to the two in it, and what each has in hand when the whole round is counted. */
export const Follows = ({ round, of, units, t }: FollowsProps) => {
  const { sight } = round;
  if (sight === null) return null;
  const changes = sortie.cameOf(sight, of.kind, of.nth);
  const isWhole = round.told.every(({ how }) => how !== null);
  const told = of.units.flatMap((index, nth) => {
    const [unit, enemy, change] = [units[index], units[of.units[1 - nth] as number], changes[nth]];
    if (unit === undefined || enemy === undefined || change === undefined) return [];
    const impact = round.impacts.find((one) => one.unit === index);
    const lead = cameText(t, unit, enemy, change, isWhole);
    const had = sight.open.floating[index] ?? 0;
    const sum =
      impact === undefined || impact.spent + impact.gained + impact.lost === 0
        ? null
        : { sum: sumText(had, impact), now: handText(sortie.floatingAfter(had, impact)) };
    const isOnly = timesIn(round, index) === 1;
    return [{ unit, lead, hand: sum === null ? '' : isOnly ? t.inHand(sum) : t.inHandByAll(sum) }];
  });
  const isNothing = told.every(({ lead }) => lead.length === 0);
  return (
    <div className="follows">
      {isNothing ? <p>{t.nothing}</p> : null}
      {told.map(({ unit, lead, hand }) =>
        lead.length === 0 && hand === '' ? null : (
          <p key={unit.name}>
            <b>{lead.length === 0 ? t.hand({ who: unit.called }) : lead.join(' ')}</b> {hand}
          </p>
        ),
      )}
    </div>
  );
};
