import { type Asked, innermostSeen, type Json } from '@warmoot/kernel';
import { kindOf, sceneRules } from '@warmoot/rules';
import { outcomeText } from '@warmoot/words';
import { type RefObject, Suspense, useEffect, useMemo, useRef } from 'react';
import { Loading } from '../../design/states/Loading.js';
import { diceAwait } from '../../net/shares.js';
import type { Sitting } from '../../net/sitting.js';
import { type Do, usePending } from '../../net/useSitting.js';
import { useTyping } from '../../net/useTyping.js';
import { bearsIn } from '../../people/bearings.js';
import type { Person } from '../../people/person.js';
import type { SceneProps } from '../../scenes/contract.js';
import { drawingOf } from '../../scenes/registry.js';
import { askingOf } from '../../scenes/shared/asking.js';
import { KeepsPicks } from '../../scenes/shared/picks.js';
import { type Place, placeIn } from '../../scenes/shared/place.js';
import { SinceAway } from '../../scenes/shared/SinceAway.js';
import { StageContext } from '../../scenes/shared/stage/onStage.js';
import { isGiven, type Standing, StandingContext } from '../../scenes/shared/standing/standing.js';
import { mayTakeBack, TakeBackContext } from '../../scenes/shared/takingBack.js';
import { SHARED } from '../../scenes/shared/words.js';
import { useSpoken } from '../../words/speech.js';
import { useDated } from '../useDated.js';
import { DueOnRoad } from './DueOnRoad.js';
import { useEnding, useGiven, usePlace, useSealed } from './usePlace.js';
import { useSceneKeys } from './useSceneKeys.js';
import type { Staged } from './useStage.js';

interface SceneHostProps extends Pick<Staged, 'on' | 'missed'>, Partial<Pick<Staged, 'onDrawn'>> {
  readonly sitting: Sitting;
  readonly people: Readonly<Record<string, Person>>;
  readonly act: Do;
  /** What stands for this seat; null where nothing may. */
  readonly standing?: Standing | null;
}

const WAITED_FOR: ReadonlySet<string> = new Set(['answer', 'dice', 'takeBack']);

interface FollowProps extends Pick<SceneProps, 'run' | 'seat' | 'people'> {
  readonly room: RefObject<HTMLElement | null>;
  readonly place: Place;
  readonly standing: Standing | null;
}

/** The focus, the voice and the keys follow where one is in the scene. It stands beside the scene, so that both are drawn at once. */
const Follow = ({ room, place, run, seat, people, standing }: FollowProps) => {
  const { t, words } = useSpoken(SHARED);
  const asking = askingOf(run, seat);
  const awaited = asking?.others.filter(({ as }) => !asking.made.has(as)) ?? [];
  const names = new Set(awaited.map((one) => people[one.seat]?.name ?? one.as));
  usePlace(room, place);
  useEnding(place, run.over ? outcomeText(words, run, seat) : '');
  useSceneKeys(room);
  useGiven(standing);
  useSealed(place, t.sealedWaiting({ who: [...names] }));
  return null;
};

/** Says that the page of the scene is there, once it has been fetched. */
const Drawn = ({ onDrawn }: Pick<Staged, 'onDrawn'>) => {
  useEffect(onDrawn, [onDrawn]);
  return null;
};

/** The scene in the middle of the table: whatever draws it gets what this seat sees, and nothing else. */
export const SceneHost = ({ sitting, people, act, standing = null, on, missed, onDrawn }: SceneHostProps) => {
  const { scene, run, telling, table, seat } = sitting;
  const room = useRef<HTMLDivElement>(null);
  const pending = usePending(table, seat);
  const { typing, writers } = useTyping(table, seat);
  const passages = useMemo(() => telling?.told.map(({ passage }) => passage) ?? [], [telling]);
  const devices = useMemo(() => diceAwait({ scene }), [scene]);
  const characters = sitting.campaign?.open.characters;
  const dated = useDated(sitting);
  const bears = useMemo(() => bearsIn(people, characters ?? {}), [people, characters]);
  const view = scene?.view ?? telling?.told.at(-1)?.view;
  const name = scene?.name ?? telling?.rules.scene;
  const rules = name === undefined ? undefined : sceneRules(name);
  if (run === null || view === undefined || rules === undefined || !rules.ok) return null;
  const due = scene?.due ?? [];
  const answer = ({ as }: Asked, choice: unknown): void => {
    const question = due.find((one) => one.as.includes(as))?.question;
    // What is not asked any more is refused by the table, in its own words.
    void act({ do: 'answer', question: question ?? 'none', as, choice: choice as Json });
  };
  const dice = due.find(({ as }) => as.includes('dice'));
  const props: SceneProps = {
    rules: rules.value,
    run,
    view,
    seat: view.seat,
    people,
    passages,
    answer,
    typeDice:
      dice === undefined ? null : (faces) => void act({ do: 'dice', question: dice.question, faces: [...faces] }),
    devices,
    gesture:
      scene === null || seat === null
        ? null
        : (gesture) => void act({ do: 'gesture', scene: scene.scene, gesture: gesture as Json }),
    writing: { writers, onWrite: typing },
    busy: pending.some(({ deed }) => WAITED_FOR.has(deed.do)),
    bears,
    ...(dated !== null && { dated }),
  };
  const place = placeIn({
    run,
    seat: view.seat,
    due,
    shown: on.shown,
    isAway: missed !== null,
    isGiven: (as) => isGiven(standing, { as }),
  });
  const drawn = `${table} ${seat} ${telling?.scene ?? 0}`;
  const Drawing = drawingOf(kindOf(rules.value.scene));
  const step = innermostSeen(rules.value, view).view.agenda.at(-1)?.step;
  return (
    <div ref={room} className="table-scene" data-asks={step}>
      {missed === null ? <DueOnRoad sitting={sitting} act={act} /> : null}
      <TakeBackContext value={mayTakeBack(props) ? () => void act({ do: 'takeBack' }) : null}>
        <StageContext value={on}>
          <StandingContext value={standing}>
            <KeepsPicks key={drawn}>
              <Suspense fallback={<Loading />}>
                {missed === null ? (
                  <Drawing key={drawn} {...props} />
                ) : (
                  <SinceAway
                    passages={missed.passages}
                    seat={view.seat}
                    people={people}
                    onAgain={on.again}
                    onGo={missed.goOn}
                  />
                )}
                {onDrawn === undefined ? null : <Drawn onDrawn={onDrawn} />}
                <Follow room={room} place={place} standing={standing} run={run} seat={view.seat} people={people} />
              </Suspense>
            </KeepsPicks>
          </StandingContext>
        </StageContext>
      </TakeBackContext>
    </div>
  );
};
