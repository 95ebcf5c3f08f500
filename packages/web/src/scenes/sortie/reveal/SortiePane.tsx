import { sortie } from '@warmoot/rules';
import type { Words } from '@warmoot/words';
import { tinctureOf } from '../../../boards/counter/Counter.js';
import { Icon, type IconName } from '../../../design/base/Icon.js';
import { percentText } from '../../../design/chance/Chance.js';
import { useWords } from '../../../words/WordsProvider.js';
import { other, type Side, type SortieView, subject, type Unit } from '../model.js';
import { Margins } from '../plan/Margins.js';
import { useFraction } from '../plan/PlanOutcomes.js';
import { Ladder } from './Ladder.js';
import { type Fallen, Pool } from './Pools.js';
import type { SortieTold } from './record.js';
import { SumByDice } from './SumByDice.js';
import type { RevealWords } from './words.js';

export interface PaneProps {
  readonly view: SortieView;
  readonly units: readonly Unit[];
  /** The side that stands at the left. */
  readonly side: Side;
  readonly charges: readonly [IconName, IconName];
  /** How far the dice of each side have been told, side A first. */
  readonly fallen: readonly [Fallen, Fallen];
  /** Whether it may be known how it came out. */
  readonly isJudged: boolean;
  readonly follows: React.ReactNode;
  readonly words: Words;
  readonly t: RevealWords;
}

/** What two maneuvers mean to each other, in a word or two. */
const comparedText = ({ view, words, t }: PaneProps, [mine, theirs]: SortieTold['maneuvers']): readonly string[] => {
  const compared = sortie.comparisonOf(view.given.options, mine, theirs);
  if ('noRoll' in compared) {
    if (compared.noRoll === 'bothSucceed') return [t.bothAway];
    return compared.noRoll === 'bothFail' ? [t.bothFail] : [words.sortie.maneuvers.retreat, t.getsAway];
  }
  return compared.for === null ? [t.even] : [words.sortie.maneuvers[compared.for], t.gives({ n: compared.dice })];
};

/** What the chances were before the dice: to win, and of what has come. */
const Before = ({ told, side, view, t }: { readonly told: SortieTold } & PaneProps) => {
  const { ui } = useWords();
  const fraction = useFraction();
  const { nets, how, maneuvers } = told;
  if (nets === null || how === null) return null;
  const [a, b] = [nets[0].total, nets[1].total];
  const odds = sortie.oddsBetween({
    nets: side === 0 ? [a, b] : [b, a],
    options: view.given.options,
    maneuvers: side === 0 ? maneuvers : [maneuvers[1], maneuvers[0]],
  });
  const isMine = how.winner === told.units[side];
  const degree = how.degree ?? 'equal';
  const part = degree === 'equal' ? 'equal' : (`${isMine ? 'mine' : 'theirs'}${PART_ENDS[degree]}` as sortie.Part);
  const chance = odds.parts[part];
  return (
    <p className="before-dice">
      {t.beforeDice} <b>{percentText(ui, odds.wins[0])}</b> {t.toWin}, <b>{percentText(ui, chance)}</b>{' '}
      {degree === 'equal' || isMine ? t.degreeWords[degree] : t.lostDegreeWords[degree]}, {t.exactly} {fraction(chance)}
    </p>
  );
};

const PART_ENDS = { win: 'Win', plus4: 'Plus4', double: 'Double' } as const;

/** "Attack against Defend, one die for Defend. Tarn guard 6, 6, 5: 17. Dorrow riders 2, 4, 2: 8. At least twice." */
const spoken = ({ told, side, view, words }: PaneProps & { readonly told: SortieTold }): string => {
  const saidOf = (at: Side) => {
    const { faces = [], counts = [], total = 0 } = told.pools[at] ?? {};
    const kept = faces.filter((_, nth) => counts[nth] !== false);
    return { unit: told.units[at], maneuver: told.maneuvers[at], kept, total };
  };
  const sides = [saidOf(side), saidOf(other(side))] as const;
  return words.sortie.reveal(view, { sides, degree: told.how?.degree ?? null }).join(' ');
};

/** A sortie whose seals are broken: both maneuvers, the dice, how it came out, and the sums at the sides. */
export const SortiePane = (props: PaneProps & { readonly told: SortieTold }) => {
  const { told, units, side, charges, fallen, isJudged, follows, words, t } = props;
  const { nets, how, maneuvers, pools } = told;
  const sides: readonly Side[] = [side, other(side)];
  const unitAt = (at: Side): Unit => units[told.units[at]] as Unit;
  const label = (at: Side): string => {
    const lying = pools[at];
    const count = 3 + Math.abs(nets?.[at].total ?? 0);
    if (lying === null || fallen[at] === 'none' || fallen[at] === 'air') return t.toThrow({ n: count });
    return t.diceSpoken({ who: unitAt(at).called, faces: lying.faces.map(String), total: lying.total });
  };
  const totals = how?.totals ?? null;
  const margin = !isJudged || totals === null ? null : side === 0 ? totals[0] - totals[1] : totals[1] - totals[0];
  const sum = (at: Side) =>
    nets === null ? null : (
      <div className="reveal-sum" data-at={at === side ? 'left' : 'right'}>
        <SumByDice
          unit={unitAt(at)}
          net={nets[at]}
          charge={charges[at]}
          lying={fallen[at] === 'kept' ? pools[at] : null}
          maneuvers={
            nets[at].lines?.some(({ what }) => what.startsWith('sortie.maneuver.')) === true
              ? null
              : t.against({
                  mine: words.sortie.maneuvers[maneuvers[at]],
                  theirs: words.sortie.maneuvers[maneuvers[other(at)]],
                })
          }
          words={words}
          t={t}
        />
      </div>
    );
  const [first, second] = comparedText(props, maneuvers);
  const winner = how === null || how.winner === null ? null : (units[how.winner] as Unit);
  return (
    <div className="reveal-sortie" data-rolled={nets === null ? undefined : ''}>
      {sum(side)}
      <div className="reveal-mid">
        <div className="reveal-turn">
          {sides.map((at) => (
            <div
              key={at}
              className="reveal-tile"
              data-at={at === side ? 'left' : 'right'}
              data-tincture={tinctureOf(at)}
            >
              <Icon name="sl-broken" size={34} className="reveal-seal" />
              <Icon name={`so-${maneuvers[at]}`} size={34} />
              <span>
                <b>{words.sortie.maneuvers[maneuvers[at]]}</b>
                <i>{unitAt(at).called}</i>
              </span>
            </div>
          ))}
          <p>
            {first}
            {second === undefined ? null : (
              <>
                <br />
                <b>{second}</b>
              </>
            )}
          </p>
        </div>
        {nets === null ? null : (
          <div className="reveal-cloth">
            {sides.map((at) => (
              <div key={at} className="reveal-half" data-at={at === side ? 'left' : 'right'}>
                <Pool lying={pools[at]} fallen={fallen[at]} count={3 + Math.abs(nets[at].total)} label={label(at)} />
                <strong data-empty={fallen[at] === 'kept' ? undefined : ''}>
                  {fallen[at] === 'kept' ? pools[at]?.total : ''}
                </strong>
              </div>
            ))}
          </div>
        )}
        <div className="reveal-degree">
          {nets === null ? (
            <p className="reveal-won">{t.noRoll}</p>
          ) : (
            <>
              <Ladder lit={isJudged && how !== null ? (how.degree ?? 'equal') : null} t={t} />
              <Margins
                nets={side === 0 ? [nets[0].total, nets[1].total] : [nets[1].total, nets[0].total]}
                side={side}
                label={margin === null ? t.degrees : `${t.degrees}: ${margin}`}
                fallen={margin}
              />
            </>
          )}
        </div>
        {!isJudged || how === null ? null : (
          <div className="reveal-follows">
            {nets === null ? null : <p className="vh">{spoken(props)}</p>}
            {nets === null ? null : (
              <p className="reveal-won">
                {winner === null
                  ? t.nobody
                  : t.wins({ who: subject(winner), n: Math.abs((totals?.[0] ?? 0) - (totals?.[1] ?? 0)) })}
              </p>
            )}
            {follows}
            <Before {...props} />
          </div>
        )}
      </div>
      {sum(other(side))}
    </div>
  );
};
