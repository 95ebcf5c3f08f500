import { Impossible } from '@warmoot/kernel';
import { warband } from '@warmoot/rules';
import type { Passage } from '@warmoot/words';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { Dice } from '../../../design/chance/Dice.js';
import { Button } from '../../../design/forms/Button.js';
import { useAnnounce } from '../../../design/states/LiveRegion.js';
import { Bars } from '../../../scenes/skirmish/panel/Bars.js';
import { useSpoken } from '../../../words/speech.js';
import { useWords } from '../../../words/WordsProvider.js';
import { withoutRules } from '../CertainTrial.js';
import { type Picked, type Ready, upToThrow } from '../exchange.js';
import { saidOf, TrialWho, useThrow } from '../Trial.js';
import { GUIDE } from '../words.js';
import { FROM, HOW, SKIRMISH_EXCHANGE } from './exchange.js';
import { SKIRMISH_FIGURES } from './figures.js';
import { FromAbove } from './pictures.js';
import { SKIRMISH_GUIDE } from './words.js';
import '../trial.css';
import './skirmish-guide.css';

type Event<K extends warband.SkirmishEvent['event']> = Extract<warband.SkirmishEvent, { readonly event: K }>;

/** The captain's row as it fell. */
export const struckIn = (passages: readonly Passage[]): Event<'struck'> => {
  const struck = passages
    .flatMap(({ entry }) => entry.heard.map(({ event }) => event as unknown as warband.SkirmishEvent))
    .find((event): event is Event<'struck'> => event.event === 'struck');
  if (struck === undefined) throw new Impossible('an attack without a row', passages.length);
  return struck;
};

/** What may come of the captain's attack before its dice, as the rules reckon it. */
export const outlookIn = ({ session }: Ready, { how = HOW[0] }: Picked): warband.TargetForecast => {
  const sight = session.run.state as unknown as warband.SkirmishSight;
  const { might } = sight.open.figures[0] as warband.Figure;
  const choice = { choose: 'attack', figure: 'A1', dice: { B1: might }, subdue: how === 'subdue' } as const;
  const [target] = warband.forecastAttack(sight, choice).targets;
  if (target === undefined) throw new Impossible('an attack on nobody', how);
  return target;
};

const isFirst = ({ session }: Ready): boolean =>
  warband.strikesFirst(session.run.state as unknown as warband.SkirmishSight, 0 as never, 1 as never);

/** What happens on the way and is not told. */
const QUIET: ReadonlySet<string> = new Set([
  ...['passed', 'divided', 'acted', 'partEnded', 'phaseBegan', 'phaseEnded', 'roundBegan', 'roundEnded'],
  ...['priorityWon', 'leaderLost', 'ended'],
]);

const FIRST: Picked = { from: 'front', how: HOW[0] };
const ENDS = ['slain', 'subdued', 'stands'] as const;
const FROMS = Object.keys(FROM) as readonly (keyof typeof FROM)[];

interface PickProps<K extends string> {
  readonly label: string;
  readonly options: readonly K[];
  readonly names: Readonly<Record<K, string>>;
  readonly at: string;
  readonly onPick: (key: K) => void;
}

const Pick = <K extends string>({ label, options, names, at, onPick }: PickProps<K>) => {
  const group = useId();
  return (
    <fieldset className="seg">
      <legend className="lab">{label}</legend>
      <div>
        {options.map((key) => (
          <label key={key}>
            <input type="radio" className="vh" name={group} checked={at === key} onChange={() => onPick(key)} />
            {names[key]}
          </label>
        ))}
      </div>
    </fieldset>
  );
};

const picture = (side: 0 | 1, like: 'captain' | 'veteran') => (
  <svg className="trial-figure" viewBox="-44 -64 88 92" aria-hidden="true">
    <FromAbove side={side} like={like} />
  </svg>
);

const [, , VETERAN, CAPTAIN] = SKIRMISH_FIGURES.stock;

/** One attack to press through: from where and what for, the row of dice, and what comes of it. The rules play it. */
export const RowTrial = () => {
  const { t: all } = useSpoken(SKIRMISH_GUIDE);
  const { t: common } = useSpoken(GUIDE);
  const { words } = useWords();
  const { trial: t } = all;
  const announce = useAnnounce();
  const heading = useId();
  const [picked, setPicked] = useState(FIRST);
  const ready = useMemo(() => upToThrow(SKIRMISH_EXCHANGE, picked), [picked]);
  const { fall, fallen, told } = useThrow(SKIRMISH_EXCHANGE, picked, ready);
  const outlook = useMemo(() => outlookIn(ready, picked), [ready, picked]);
  const said = useMemo(
    () => (told === null ? [] : saidOf(words, { quiet: QUIET }, told.passages).map(withoutRules)),
    [words, told],
  );
  const struck = told === null ? null : struckIn(told.passages);
  const hits = struck === null ? 0 : struck.hits + struck.criticals;
  const { total: chance } = outlook.chance;
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (said.length === 0) return;
    announce(said.join(' '));
    // On a phone it may lie below the foot.
    shown.current?.scrollIntoView({ block: 'nearest' });
  }, [said, announce]);
  const ends = ENDS.flatMap((end) => {
    const fate = outlook.fates[end];
    return fate === undefined ? [] : [{ text: t.ends[end], chance: fate }];
  });
  return (
    <section className="trial" aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{t.title}</h2>
        <Button kind={fallen === null ? 'act' : 'line'} onClick={fall}>
          {fallen === null ? common.throwIt : common.throwAgain}
        </Button>
      </header>
      <TrialWho
        sides={[
          { name: 'Berrin', about: t.mine(CAPTAIN), picture: picture(0, 'captain') },
          { name: 'Tam', about: t.theirs(VETERAN), picture: picture(1, 'veteran') },
        ]}
      />
      <div className="trial-picks">
        <Pick
          label={t.from}
          options={FROMS}
          names={t.froms}
          at={picked.from ?? ''}
          onPick={(from) => setPicked({ ...picked, from })}
        />
        <Pick
          label={t.how}
          options={HOW}
          names={t.hows}
          at={picked.how ?? ''}
          onPick={(how) => setPicked({ ...picked, how })}
        />
      </div>
      <div className="trial-dice" data-air={told !== fallen || undefined}>
        <div className="trial-row">
          <Dice
            dice={ready.thrown.dice}
            faces={told?.faces ?? null}
            {...(told === null ? {} : { counting: told.faces.map((face) => face <= chance) })}
            size={56}
          />
          <p>{t.needs({ dice: ready.thrown.dice.length, chance, first: isFirst(ready) ? 'yes' : null })}</p>
        </div>
      </div>
      <div
        ref={shown}
        className="trial-verdict"
        data-verdict={struck === null ? 'open' : hits > 0 ? 'success' : 'failure'}
      >
        {struck === null ? (
          <p>{t.reasons}</p>
        ) : (
          <>
            <b>{t.hits({ n: hits })}</b>
            <p>{said.join(' ')}</p>
          </>
        )}
      </div>
      <div className="trial-odds">
        <Bars of={[{ name: 'Tam', ends }]} />
      </div>
    </section>
  );
};
