import { countingFaces, Impossible, type Rated } from '@warmoot/kernel';
import { sortie } from '@warmoot/rules';
import type { Passage, Words } from '@warmoot/words';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { CounterPicture } from '../../../boards/counter/Counter.js';
import { Icon } from '../../../design/base/Icon.js';
import { percentText } from '../../../design/chance/Chance.js';
import { Button } from '../../../design/forms/Button.js';
import { useAnnounce } from '../../../design/states/LiveRegion.js';
import { Die } from '../../../scenes/sortie/Die.js';
import { iconOf, SIDES, type Side, type Unit, unitsOf } from '../../../scenes/sortie/model.js';
import { poolOf } from '../../../scenes/sortie/plan/dice.js';
import { OutcomeBar } from '../../../scenes/sortie/plan/OutcomeBar.js';
import { Ladder } from '../../../scenes/sortie/reveal/Ladder.js';
import { REVEAL } from '../../../scenes/sortie/reveal/words.js';
import { useSpoken } from '../../../words/speech.js';
import { useWords } from '../../../words/WordsProvider.js';
import { withoutRules } from '../CertainTrial.js';
import { type Picked, type Ready, upToThrow } from '../exchange.js';
import { saidOf, TrialWho, useThrow } from '../Trial.js';
import { GUIDE } from '../words.js';
import { HANDS, MINE, SORTIE_EXCHANGE, STAKES, THEIRS } from './exchange.js';
import { SORTIE_GUIDE, type SortieGuideWords } from './words.js';
import '../trial.css';
import '../../../scenes/sortie/plan/maneuvers.css';
import '../../../scenes/sortie/reveal/reveal.css';
import './sortie-guide.css';

type Told<K extends sortie.SortieEvent['event']> = Extract<sortie.SortieEvent, { readonly event: K }>;

const heardIn = <K extends 'faced' | 'fought'>(entries: readonly Passage['entry'][], word: K): Told<K> | undefined =>
  entries
    .flatMap(({ heard }) => heard.map(({ event }) => event as unknown as sortie.SortieEvent))
    .find((event): event is Told<K> => event.event === word);

/** The two pools before the dice: side A's, then side B's. */
export const facedIn = ({ session }: Ready): Told<'faced'> => {
  const faced = heardIn(session.entries, 'faced');
  if (faced === undefined) throw new Impossible('an exchange without a sortie', session.entries.length);
  return faced;
};

/** How the sortie came out. */
export const foughtIn = (passages: readonly Passage[]): sortie.Fought => {
  const fought = heardIn(
    passages.map(({ entry }) => entry),
    'fought',
  );
  if (fought === undefined) throw new Impossible('a sortie without an end', passages.length);
  return fought.how;
};

/** What happens on the way and is not told. */
const QUIET: ReadonlySet<string> = new Set(['faced', 'rolledPool', 'roundEnded', 'roundBegan']);

/** The faces of one side, those that count first, the highest before. */
const lyingOf = (passages: readonly Passage[], side: Side) => {
  const passage = passages[side];
  const awaits = passage?.before?.awaits;
  if (passage?.entry.input.input !== 'dice' || awaits?.need !== 'dice') return null;
  const { faces } = passage.entry.input;
  const counts = countingFaces(awaits.throw, faces);
  const dice = faces.map((face, nth) => ({ face, nth, isKept: counts[nth] !== false }));
  return {
    faces,
    dice: dice.toSorted((one, two) => Number(two.isKept) - Number(one.isKept) || two.face - one.face),
    total: passage.entry.thrown?.score ?? 0,
  };
};

interface PoolProps {
  readonly unit: Unit;
  readonly net: Rated;
  readonly lying: ReturnType<typeof lyingOf>;
  readonly t: SortieGuideWords['trial'];
}

/** A pool by the reasons of its dice; when they have fallen, by their faces. */
const PoolRow = ({ unit, net, lying, t }: PoolProps) => {
  const n = 3 + Math.abs(net.total);
  const { groups } = poolOf({ net, unit, charge: iconOf(unit), supposed: false });
  const who = unit.called;
  const label =
    lying === null ? t.dice({ who, n }) : t.lie({ who, faces: lying.faces.map(String), total: lying.total });
  return (
    <div className="trial-pool">
      <span>
        <b>{who}</b>: {t.net({ n, take: net.total > 0 ? 'highest' : net.total < 0 ? 'lowest' : 'all' })}
      </span>
      <div role="img" aria-label={label}>
        {lying === null ? (
          <>
            {[0, 1, 2].map((nth) => (
              <Die key={nth} size={30} />
            ))}
            {groups.flatMap(({ key, icon, look, dice }) =>
              Array.from({ length: dice }, (_, nth) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: dice have no names, only their places.
                <Die key={`${key} ${nth}`} size={30} icon={icon} look={look} />
              )),
            )}
          </>
        ) : (
          lying.dice.map(({ face, nth, isKept }) => (
            <Die key={nth} size={30} face={face} look={isKept ? 'plain' : 'pale'} />
          ))
        )}
      </div>
      <strong>{lying === null ? '·' : lying.total}</strong>
    </div>
  );
};

interface PickProps {
  readonly label: string;
  readonly options: readonly string[];
  readonly picked: string;
  readonly said: (key: string) => React.ReactNode;
  readonly onPick: (key: string) => void;
  readonly signs?: boolean;
}

const Pick = ({ label, options, picked, said, onPick, signs = false }: PickProps) => {
  const group = useId();
  return (
    <fieldset className={signs ? 'seg seg-signs' : 'seg'}>
      <legend className="lab">{label}</legend>
      <div>
        {options.map((key) => (
          <label key={key}>
            <input type="radio" className="vh" name={group} checked={picked === key} onChange={() => onPick(key)} />
            {said(key)}
          </label>
        ))}
      </div>
    </fieldset>
  );
};

const FIRST: Picked = { mine: MINE[0], theirs: THEIRS[0], stake: STAKES[1] };

/** The chances of a sortie before its dice, for side A. */
export const oddsOf = (ready: Ready): sortie.SortieOdds => {
  const { nets, maneuvers } = facedIn(ready);
  const { options } = ready.session.run.state.given as unknown as sortie.SortieSight['given'];
  return sortie.oddsBetween({ nets: [nets[0].total, nets[1].total], maneuvers, options });
};

const unitsIn = (words: Words, { session }: Ready): readonly Unit[] =>
  unitsOf(words, session.run.state as unknown as sortie.SortieSight);

/** One sortie to press through: maneuver and stake, both pools, the dice, and what comes of them. The rules play it. */
export const PoolTrial = () => {
  const { t: all } = useSpoken(SORTIE_GUIDE);
  const { t: common } = useSpoken(GUIDE);
  const { t: reveal } = useSpoken(REVEAL);
  const { words, ui } = useWords();
  const { trial: t } = all;
  const announce = useAnnounce();
  const heading = useId();
  const [picked, setPicked] = useState(FIRST);
  const { mine = '', theirs = '', stake = '' } = picked;
  const ready = useMemo(() => upToThrow(SORTIE_EXCHANGE, picked), [picked]);
  const { fall, fallen, told } = useThrow(SORTIE_EXCHANGE, picked, ready);
  const units = useMemo(() => unitsIn(words, ready), [words, ready]);
  const { nets } = facedIn(ready);
  const odds = useMemo(() => oddsOf(ready), [ready]);
  const said = useMemo(
    () => (told === null ? [] : saidOf(words, { quiet: QUIET }, told.passages).map(withoutRules)),
    [words, told],
  );
  const how = told === null ? null : foughtIn(told.passages);
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (said.length === 0) return;
    announce(said.join(' '));
    // On a phone it may lie below the foot.
    shown.current?.scrollIntoView({ block: 'nearest' });
  }, [said, announce]);
  const pick = (name: string) => (key: string) => setPicked({ ...picked, [name]: key });
  const maneuver = (key: string) => words.sortie.maneuvers[key as sortie.Maneuver];
  const verdict = how === null ? 'open' : how.winner === 0 ? 'success' : 'failure';
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
          { name: 'Avitch', about: t.guard({ n: HANDS.guard }), picture: <CounterPicture side={0} icon="tr-hi" /> },
          { name: 'Dorrow', about: t.riders({ n: HANDS.riders }), picture: <CounterPicture side={1} icon="tr-lc" /> },
        ]}
      />
      <div className="trial-picks">
        <Pick
          label={t.mine}
          options={MINE}
          picked={mine}
          onPick={pick('mine')}
          said={(key) => (
            <>
              <Icon name={`so-${key as sortie.Maneuver}`} size={20} />
              {maneuver(key)}
            </>
          )}
          signs
        />
        <div className="trial-two">
          <Pick label={t.theirs} options={THEIRS} picked={theirs} onPick={pick('theirs')} said={maneuver} />
          <Pick label={t.stake} options={STAKES} picked={stake} onPick={pick('stake')} said={(key) => key} />
        </div>
      </div>
      <div className="trial-dice" data-air={told !== fallen || undefined}>
        <div className="trial-pools">
          {SIDES.map((side) => (
            <PoolRow
              key={side}
              unit={units[side] as Unit}
              net={nets[side]}
              lying={told === null ? null : lyingOf(told.passages, side)}
              t={t}
            />
          ))}
          <Ladder lit={how === null ? null : (how.degree ?? 'equal')} t={reveal} />
        </div>
      </div>
      <div ref={shown} className="trial-verdict" data-verdict={verdict}>
        {how === null ? (
          <p>{t.reasons}</p>
        ) : (
          <>
            <b>{how.winner === null ? t.equal : how.winner === 0 ? t.won : t.lost}</b>
            <p>{said.join(' ')}</p>
          </>
        )}
      </div>
      <div className="trial-odds">
        <OutcomeBar odds={odds} side={0} />
        <p className="small soft">
          {t.odds({
            win: percentText(ui, odds.wins[0]),
            equal: percentText(ui, odds.parts.equal),
            lose: percentText(ui, odds.wins[1]),
          })}
        </p>
      </div>
    </section>
  );
};
