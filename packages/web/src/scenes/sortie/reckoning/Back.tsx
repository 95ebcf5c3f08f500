import type { sortie } from '@warmoot/rules';
import { useSpoken } from '../../../words/speech.js';
import type { Dated } from '../../contract.js';
import { handText } from '../lines/doing.js';
import { type Unit, unitNamed } from '../model.js';
import { REVEAL, type RevealWords } from '../reveal/words.js';

type UnitOutcome = sortie.UnitOutcome;
type ArmyOutcome = sortie.SortieOutcome['armies'][number];

interface BackProps {
  readonly outcome: sortie.SortieOutcome;
  readonly units: readonly Unit[];
  readonly dated: Dated | undefined;
}

interface Row {
  readonly key: string;
  readonly when: string;
  readonly texts: readonly string[];
}

const sum = (units: readonly UnitOutcome[], of: (unit: UnitOutcome) => number): number =>
  units.reduce((all, unit) => all + of(unit), 0);

/** Whoever is hurt and not taken: SORTIE-AFTER-014. */
const hurtIn = ({ units }: ArmyOutcome): number =>
  sum(units, ({ injured, prisoners }) => (prisoners > 0 ? 0 : injured));
const deadIn = ({ units }: ArmyOutcome): number => sum(units, ({ dead }) => dead);
const takenIn = ({ units }: ArmyOutcome): number => sum(units, ({ prisoners }) => prisoners);

/** Dice come back by the minute, and after a day, to whoever has not been taken or killed. */
const diceRows = ({ outcome, units }: BackProps, t: RevealWords): readonly Row[] => {
  const all = outcome.armies
    .flatMap((army) => army.units)
    .filter(({ fate }) => fate !== 'killed' && fate !== 'captured');
  const called = ({ unit, name }: UnitOutcome): string => unitNamed(units, unit)?.called ?? name;
  const minutes = [...new Set(all.map(({ fadesIn }) => fadesIn))].filter((n) => n > 0).sort((one, two) => one - two);
  const resting = all.filter(({ floating, started }) => floating !== started);
  return [
    ...minutes.map((n) => ({
      key: `fades ${n}`,
      when: t.fades({ n }),
      texts: all.filter(({ fadesIn }) => fadesIn === n).map((unit) => t.fadesText({ who: called(unit) })),
    })),
    {
      key: 'rest',
      when: t.rest,
      texts: resting.map((unit) =>
        t.restText({ who: called(unit), from: handText(unit.floating), to: handText(unit.started) }),
      ),
    },
  ];
};

/** SORTIE-SAGA-010: people of a saga's armies, by the day of its calendar; its dead and prisoners never. */
const sagaRows = ({ outcome: { armies }, dated }: BackProps, t: RevealWords): readonly Row[] => {
  const hurt = armies.filter((army) => hurtIn(army) > 0);
  const days = [...new Set(hurt.flatMap(({ returns }) => returns?.days ?? []))].sort((one, two) => one - two);
  return days.map((n) => {
    const then = hurt.filter(({ returns }) => returns?.days === n);
    const on = then[0]?.returns?.on ?? 0;
    return {
      key: `back ${n}`,
      when: dated?.(on).date ?? t.afterDays({ n }),
      texts: then.map((army) => t.armyBack({ army: army.name, n: hurtIn(army) })),
    };
  });
};

/** SORTIE-AFTER-011: people of other armies, after days in a city. */
const cityRows = ({ outcome: { armies, returns } }: BackProps, t: RevealWords): readonly Row[] => {
  const [hurt, dead] = [hurtIn, deadIn].map((of) => armies.reduce((all, army) => all + of(army), 0)) as [
    number,
    number,
  ];
  const row = (key: string, n: number, days: number, text: string): readonly Row[] =>
    n === 0 ? [] : [{ key, when: t.days({ n: days }), texts: [text] }];
  return [
    ...row('injured', hurt, returns.injured, t.injuredBack({ n: hurt })),
    ...row('dead', dead, returns.dead, t.deadBack({ n: dead })),
  ];
};

const neverRow = ({ outcome: { armies } }: BackProps, t: RevealWords): Row => ({
  key: 'never',
  when: t.never,
  texts: armies.flatMap((army) => {
    const [dead, prisoners] = [army.returns === null ? 0 : deadIn(army), takenIn(army)];
    const both = dead > 0 && prisoners > 0 ? 1 : null;
    return dead + prisoners === 0 ? [] : [t.armyNever({ army: army.name, dead, both, prisoners })];
  }),
});

/** What comes back, and when: penalty dice by the minute, dice in hand after a day, people after days; and who never does. */
export const Back = (props: BackProps) => {
  const { t } = useSpoken(REVEAL);
  const { outcome } = props;
  const isSaga = outcome.armies.some(({ returns }) => returns !== null);
  const people = isSaga ? sagaRows(props, t) : cityRows(props, t);
  const rows = [...diceRows(props, t), ...people, neverRow(props, t)].filter(({ texts }) => texts.length > 0);
  return (
    <section className="comes-back">
      {outcome.characters.length === 0 ? null : (
        <>
          <h3>{t.characters}</h3>
          <ul>
            {outcome.characters.map(({ who, end, captured }) => (
              <li key={who}>
                <b>{who}</b>
                <span>{captured ? t.captured({ end: t.ends[end] }) : t.ends[end]}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>{t.back}</h3>
      <ul>
        {rows.map(({ key, when, texts }) => (
          <li key={key}>
            <b>{when}</b>
            <span>{texts.join(' ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
