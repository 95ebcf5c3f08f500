import { type Log, type Result, type Verified, verify } from '@warmoot/kernel';
import { kindOf, sceneRules } from '@warmoot/rules';
import { outcomeText, refusalText } from '@warmoot/words';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { Button } from '../../design/forms/Button.js';
import { placesAt } from '../../design/shell/places.js';
import { Shell } from '../../design/shell/Shell.js';
import { Loading } from '../../design/states/Loading.js';
import { entriesOf } from '../../log/entriesOf.js';
import { LogView } from '../../log/LogView.js';
import { headed, luckIn } from '../../log/passages.js';
import { api, type Hindrance } from '../../net/api.js';
import { passagesOf } from '../../net/replayed.js';
import type { Sitting } from '../../net/sitting.js';
import { presentAt } from '../../people/people.js';
import type { Person } from '../../people/person.js';
import { readingOf } from '../../scenes/registry.js';
import { listOf } from '../../words/lists.js';
import { useSpoken } from '../../words/speech.js';
import { sceneName } from '../play/sceneName.js';
import { SCENE_NAMES } from '../play/sceneWords.js';
import { Strip } from '../Strip.js';
import type { CHECKED as ENGLISH_CHECKED } from './ScenePage.en.js';
import '../people/people.css';
import './table.css';
import { useRounds } from '../useRounds.js';
import { useSpine } from '../useSpine.js';
import { TABLE } from '../words.js';
import { Seated } from './Seated.js';
import { usePeople } from './useTablePage.js';

const CHECKED = listOf<typeof ENGLISH_CHECKED>(
  import.meta.glob('./ScenePage.??.ts', { eager: true, import: 'CHECKED' }),
);

const peopleIn = (log: Log): Readonly<Record<string, Person>> => {
  const { seats } = log.header.setup as { readonly seats?: readonly string[] };
  return Object.fromEntries(
    (seats ?? []).map((seat, nth): [string, Person] => [
      seat,
      { seat, name: seat, colour: nth % 6, held: 'person', here: true, you: false },
    ]),
  );
};

const save = (log: Log, name: string): void => {
  const url = URL.createObjectURL(new Blob([JSON.stringify(log, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};

const Proof = ({ log, verified }: { readonly log: Log; readonly verified: Result<Verified> }) => {
  const { t, words } = useSpoken(CHECKED);
  const { t: told } = useSpoken(TABLE);
  const name = `${log.header.scene.replace('/', '-')}.json`;
  return (
    <section className="proof">
      <h2>{t.title}</h2>
      <p>{verified.ok ? t.good(verified.value) : `${t.bad} ${refusalText(words, verified.refusal)}`}</p>
      {log.header.commitment === null ? null : (
        <>
          <p className="lab">{told.commitment}</p>
          <p className="hash">{log.header.commitment}</p>
          <p className="lab">{t.seed}</p>
          <p className="hash">{log.seed}</p>
        </>
      )}
      <p className="small soft">{told.checkHow}</p>
      <p className="row">
        <Button small onClick={() => save(log, name)}>
          {told.saveLog}
        </Button>
        <code>{t.command}</code>
      </p>
    </section>
  );
};

interface ReadProps {
  readonly log: Log;
  readonly sitting: Sitting;
  readonly scene: number;
}

const Read = ({ log, sitting, scene }: ReadProps) => {
  const { table, seen, campaign } = sitting;
  const { t, words } = useSpoken(SCENE_NAMES);
  const rules = sceneRules(log.header.scene);
  const people = useMemo(() => peopleIn(log), [log]);
  const atTable = usePeople(sitting);
  const spine = useSpine(campaign);
  const passages = useMemo(() => (rules.ok ? passagesOf(rules.value, log) : []), [rules, log]);
  const verified = useMemo(() => (rules.ok ? verify(rules.value, log) : rules), [rules, log]);
  const told = useMemo(() => passages.map((passage) => ({ passage, view: passage.after.view(null) })), [passages]);
  const entries = useMemo(
    () => headed(words, told, entriesOf(words, passages, null, people)),
    [words, told, passages, people],
  );
  const rounds = useRounds(log.header.scene, told, `/t/${table}/scene/${scene}`);
  const end = passages.at(-1)?.after;
  const Reading = readingOf(kindOf(log.header.scene));
  const name = sceneName(t, words, { scene, name: log.header.scene, view: end?.view(null) ?? null });
  return (
    <Shell
      at="log"
      scene={name}
      {...(seen !== null && { saga: campaign?.open.name ?? seen.title, people: presentAt(seen, atTable) })}
      places={placesAt(table, { hasCampaign: campaign !== null })}
      calendar={spine}
      rounds={rounds}
      back={`/t/${table}`}
    >
      <LogView
        title={name}
        where={end?.over ? outcomeText(words, end) : ''}
        entries={entries}
        luck={luckIn(passages, people)}
        aside={<Proof log={log} verified={verified} />}
        reading={
          Reading === null || end === undefined || !rules.ok ? null : (
            <Suspense fallback={<Loading />}>
              <Reading rules={rules.value} run={end} people={people} passages={passages} />
            </Suspense>
          )
        }
      />
    </Shell>
  );
};

const Past = ({ sitting, scene }: Omit<ReadProps, 'log'>) => {
  const { table, seat } = sitting;
  const [log, setLog] = useState<Log | null>(null);
  const [hindrance, setHindrance] = useState<Hindrance | null>(null);
  useEffect(() => {
    void api.sceneLog(table, seat, scene).then((answer) => {
      if (answer.ok) setLog(answer.value);
      else setHindrance(answer.refusal);
    });
  }, [table, seat, scene]);
  if (log !== null) return <Read log={log} sitting={sitting} scene={scene} />;
  return (
    <Shell at="log" back={`/t/${table}`}>
      <div className="page-loading">{hindrance === null ? <Loading /> : <Strip hindrance={hindrance} />}</div>
    </Shell>
  );
};

/** A scene that is over: its whole log, played again and checked in this browser. */
export const ScenePage = ({ table, scene }: { readonly table: string; readonly scene: number }) => (
  <Seated table={table}>{({ sitting }) => <Past key={sitting.seat} sitting={sitting} scene={scene} />}</Seated>
);
