import type { Asked } from '@warmoot/kernel';
import { kindOf } from '@warmoot/rules';
import { refusalText } from '@warmoot/words';
import { type ReactElement, Suspense, useMemo, useState } from 'react';
import { Refused } from '../../src/design/rules/Refused.js';
import { Shell } from '../../src/design/shell/Shell.js';
import { Loading } from '../../src/design/states/Loading.js';
import type { Person } from '../../src/people/person.js';
import type { SceneProps } from '../../src/scenes/contract.js';
import { useWords } from '../../src/words/WordsProvider.js';
import { CALENDAR } from './gallery/sample.js';
import { PackLab } from './PackLab.js';
import { RoadsLab } from './RoadsLab.js';
import type { Scenario } from './scenario.js';
import { SCENARIOS } from './scenarios.js';
import { goOn, playUntil, type Sitting, seenFrom, sit, take } from './sitting.js';
import './lab.css';
import { drawingOf } from '../../src/scenes/registry.js';

/** What the address asks for: ?scenario=three&seat=ana&seed=7&until=place&nth=0&dice=typed */
interface Wish {
  readonly scenario: Scenario;
  readonly name: string;
  readonly seed: string;
  readonly seat: string | null;
  readonly typed: boolean;
  readonly until: string | null;
  readonly nth: number;
}

const wishIn = (search: string): Wish => {
  const params = new URLSearchParams(search);
  const name = params.get('scenario') ?? 'ford';
  const scenario = SCENARIOS[name] ?? (SCENARIOS.ford as Scenario);
  const seat = params.get('seat') ?? scenario.seat;
  return {
    scenario,
    name,
    seed: params.get('seed') ?? 'lab',
    seat: seat === 'nobody' ? null : seat,
    typed: params.get('dice') === 'typed',
    until: params.get('until'),
    nth: Number(params.get('nth') ?? 0),
  };
};

const NAMES: Readonly<Record<string, string>> = { ana: 'Ana', bo: 'Bo', cy: 'Cy', di: 'Di' };

const peopleAt = (seats: readonly string[], you: string | null): Readonly<Record<string, Person>> =>
  Object.fromEntries(
    seats.map((seat, colour): [string, Person] => [
      seat,
      {
        seat,
        name: NAMES[seat] ?? seat,
        colour,
        held: seat === you ? 'person' : 'computer',
        here: true,
        you: seat === you,
      },
    ]),
  );

const begun = ({ scenario, seed, seat, typed, until, nth }: Wish): Sitting => {
  const manner = { seed, person: seat, typed };
  const sitting = sit(scenario, seed);
  if (until !== null) return playUntil(sitting, manner, until, nth);
  return seat === null ? sitting : goOn(sitting, manner);
};

const go = (change: Readonly<Record<string, string>>): void => {
  const params = new URLSearchParams(location.search);
  for (const [key, value] of Object.entries(change)) params.set(key, value);
  location.search = params.toString();
};

const Switches = ({
  wish,
  seats,
  onStep,
}: {
  readonly wish: Wish;
  readonly seats: readonly string[];
  readonly onStep: () => void;
}): ReactElement => (
  <div className="lab-switches">
    <select aria-label="Scenario" value={wish.name} onChange={({ target }) => go({ scenario: target.value })}>
      {Object.entries(SCENARIOS).map(([key, { title }]) => (
        <option key={key} value={key}>
          {title}
        </option>
      ))}
    </select>
    <select aria-label="Seat" value={wish.seat ?? 'nobody'} onChange={({ target }) => go({ seat: target.value })}>
      {[...seats, 'nobody'].map((seat) => (
        <option key={seat}>{seat}</option>
      ))}
    </select>
    <button type="button" onClick={() => go({ dice: wish.typed ? 'seeded' : 'typed' })}>
      {wish.typed ? 'dice typed' : 'dice seeded'}
    </button>
    <button type="button" onClick={onStep}>
      one step
    </button>
  </div>
);

/** For developers: any scene page on a scene that is played here, the others answering at random. */
const PlayedLab = (): ReactElement => {
  const { words } = useWords();
  const wish = useMemo(() => wishIn(location.search), []);
  const [sitting, setSitting] = useState(() => begun(wish));
  const manner = { seed: wish.seed, person: wish.seat, typed: wish.typed };
  const { rules, run } = sitting.session;
  const seen = useMemo(() => seenFrom(sitting, wish.seat), [sitting, wish.seat]);
  const people = useMemo(() => peopleAt(run.state.seats, wish.seat), [run.state.seats, wish.seat]);
  const Drawing = drawingOf(kindOf(rules.scene));
  const props: SceneProps = {
    rules,
    ...seen,
    seat: wish.seat,
    people,
    passages: sitting.passages,
    answer: (asked: Asked, choice) => setSitting(goOn(take(sitting, { input: 'answer', ...asked, choice }), manner)),
    typeDice: wish.typed
      ? (faces) => setSitting(goOn(take(sitting, { input: 'dice', faces, from: 'table' }), manner))
      : null,
    devices: [],
    busy: false,
  };
  return (
    <Shell
      at="table"
      saga="The Salt Crown"
      scene={wish.scenario.title}
      calendar={CALENDAR}
      people={Object.values(people)}
    >
      <div className="lab-page" data-step={run.awaits.need === 'answers' ? run.awaits.step : run.awaits.need}>
        <Suspense fallback={<Loading />}>
          <Drawing {...props} />
        </Suspense>
        {sitting.refusal === null ? null : (
          <div className="lab-refused">
            <Refused why={refusalText(words, sitting.refusal)} />
          </div>
        )}
        <Switches
          wish={wish}
          seats={run.state.seats}
          onStep={() => setSitting(playUntil(sitting, manner, 'never', 0))}
        />
      </div>
    </Shell>
  );
};

/** The packing board and a map of roads are no scenes, and stand here to be tried as well. */
const SceneLab = (): ReactElement => {
  const scenario = new URLSearchParams(location.search).get('scenario');
  if (scenario === 'pack') return <PackLab />;
  return scenario === 'roads' ? <RoadsLab /> : <PlayedLab />;
};

export default SceneLab;
