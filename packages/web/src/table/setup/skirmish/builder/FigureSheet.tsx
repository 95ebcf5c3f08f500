import type { Chance, Rated } from '@warmoot/kernel';
import { nameIn, refusalText, summedRows } from '@warmoot/words';
import { useMemo } from 'react';
import { fractionText, percentText } from '../../../../design/chance/Chance.js';
import { SumLines } from '../../../../design/chance/SumLines.js';
import { Popover } from '../../../../design/panels/Popover.js';
import { useSpoken } from '../../../../words/speech.js';
import { capital } from '../../../../words/text.js';
import { useWords } from '../../../../words/WordsProvider.js';
import type { FigureWish } from '../figure.js';
import { Portrait } from '../Portrait.js';
import { type Shown, shownIn, TESTED } from '../shown.js';
import { SCENE } from '../skirmishStart.js';
import { useTold } from '../useTold.js';
import { chargeIn, copyOf, plainOf } from './copy.js';
import type { BuilderProps } from './props.js';
import { BAND_BUILDER } from './words.js';

interface NumberProps {
  readonly what: string;
  readonly of: Rated;
  /** What it was before it was changed by hand. */
  readonly was?: number | undefined;
}

/** A number that opens to its lines; what it was before stands struck beside it. */
const Sum = ({ what, of, was }: NumberProps) => {
  const { t } = useSpoken(BAND_BUILDER);
  const { words } = useWords();
  const rows = summedRows(words, SCENE, { label: what, tally: of.lines ?? [] }).filter(({ kind }) => kind === 'line');
  return (
    <>
      {was === undefined || was === of.total ? null : (
        <s className="bb-was">
          <span className="vh">{t.before({ n: was })} </span>
          <span aria-hidden="true">{was}</span>
        </s>
      )}
      <Popover label={what} triggerLabel={t.sumOf({ what, n: of.total })} trigger={`${of.total}`} triggerClass="n bb-n">
        <SumLines
          title={`${what} ${of.total}`}
          rows={rows.map(({ label, rule }, nth) => ({
            label: capital(label),
            amount: `${of.lines?.[nth]?.by ?? 0}`,
            rule,
          }))}
        />
      </Popover>
    </>
  );
};

/** A number of the sheet itself, with the rule that says what it is. */
const own = (total: number, what: string, why: string): Rated =>
  ({ total, lines: [{ by: total, what, why }] }) as unknown as Rated;

const outOfTwelve = (ways: number): Chance => ({ ways: BigInt(Math.max(0, Math.min(12, ways))), of: 12n });

const FACES = Array.from({ length: 12 }, (_, nth) => nth);

/** WARBAND-TEST-001: what must not be passed on a d12, with its chance. */
const Tests = ({ shown, was }: { readonly shown: Shown; readonly was: Shown | undefined }) => {
  const { t, words } = useSpoken(BAND_BUILDER);
  const { ui } = useWords();
  const { ratings } = words.skirmish;
  return (
    <section>
      <h3>
        {t.tests} <span className="bb-how">{t.testsHow}</span>
      </h3>
      <table className="bb-tests">
        <tbody>
          {TESTED.map((one) => {
            const of = shown.tests[one];
            return (
              <tr key={one}>
                <th scope="row">{ratings[one]}</th>
                <td aria-hidden="true">
                  <span className="bb-pips">
                    {FACES.map((nth) => (
                      <i key={nth} data-in={nth < of.total || undefined} />
                    ))}
                  </span>
                </td>
                <td>
                  <Sum what={ratings[one]} of={of} was={was?.tests[one].total} />
                </td>
                <td className="fig" title={fractionText(ui, outOfTwelve(of.total)) ?? undefined}>
                  {percentText(ui, outOfTwelve(of.total))}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
};

interface SheetProps extends Pick<BuilderProps, 'campaign'> {
  readonly side: 0 | 1;
  readonly figure: FigureWish;
  readonly shown: Shown;
  /** Whether it is a stock figure, copied, or changed. */
  readonly state: string;
}

/** A figure: what it is and what it can do. */
export const FigureSheet = ({ side, figure, shown, state, campaign }: SheetProps) => {
  const { t, words } = useSpoken(BAND_BUILDER);
  const told = useTold();
  const base = JSON.stringify(plainOf(figure));
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows from the plain figure
  const was = useMemo(
    () => shownIn([{ units: [{ ...plainOf(figure), mounted: shown.state.mounted }] }, { units: [] }], {})?.[0][0],
    [base, shown.state.mounted],
  );
  const { might, mostHp, mounted } = shown.state;
  const hasShield = shown.missiles.total !== shown.armour.total;
  const { ratings } = words.skirmish;
  return (
    <>
      <header className="bb-name">
        <h2>{nameIn(words, SCENE, shown.called)}</h2>
        <span className="bb-state">{state}</span>
      </header>
      <p className="bb-about">
        {capital(told.about(figure, shown))}, {shown.row.pc ? t.main : t.other}
        {shown.row.grade === null ? null : `, ${ratings.grade} ${words.skirmish.grades[shown.row.grade]}`}
      </p>
      {shown.fault === null ? null : (
        <p className="bb-fault" role="status">
          <b>{t.cannotBe}</b> {refusalText(words, shown.fault)}
        </p>
      )}
      <div className="bb-body">
        <div className="bb-art">
          <Portrait side={side} shown={shown} brought={copyOf(figure)?.of.wounds} charge={chargeIn(figure, campaign)} />
        </div>
        <div>
          <dl className="bb-numbers">
            <div>
              <dt>{ratings.might}</dt>
              <dd>
                <Sum
                  what={ratings.might}
                  of={own(might, 'warband.might', 'WARBAND-FIGURE-001')}
                  was={was?.state.might}
                />{' '}
                {t.hpAttacks({ hp: mostHp, attacks: shown.attacks.total })}
              </dd>
            </div>
            <div>
              <dt>{mounted ? t.saddle : t.onFoot}</dt>
              <dd>
                <Sum what={ratings.speed} of={shown.speed} was={was?.speed.total} /> {t.speed({ n: shown.speed.total })}
              </dd>
            </div>
            <div>
              <dt>{ratings.armour}</dt>
              <dd>
                <Sum what={ratings.armour} of={shown.armour} was={was?.armour.total} />{' '}
                {hasShield ? t.shieldCounts : t.noShield}
              </dd>
            </div>
            <div>
              <dt>{t.against}</dt>
              <dd>
                <Sum what={t.against} of={shown.missiles} was={was?.missiles.total} />{' '}
                {hasShield ? t.shieldCounts : t.noShield}
              </dd>
            </div>
          </dl>
          <Tests shown={shown} was={was} />
        </div>
      </div>
    </>
  );
};
