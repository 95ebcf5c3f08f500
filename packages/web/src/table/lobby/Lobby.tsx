import { entryTitle, sceneTitle } from '@warmoot/words';
import { Suspense, useContext, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { Button, ButtonLink } from '../../design/forms/Button.js';
import { Select } from '../../design/forms/Select.js';
import { Tabs } from '../../design/panels/Tabs.js';
import { Loading } from '../../design/states/Loading.js';
import { staysSealed } from '../../net/sealed.js';
import type { Sitting } from '../../net/sitting.js';
import type { Do } from '../../net/useSitting.js';
import { useSpoken } from '../../words/speech.js';
import { TableAddsContext } from '../adds.js';
import { Bring } from '../people/Door.js';
import { People, type PeopleProps } from '../people/People.js';
import { overAs } from '../play/overAs.js';
import { pastName } from '../play/sceneName.js';
import { SCENE_NAMES } from '../play/sceneWords.js';
import { isHost, isPlayer } from '../rulings/propose.js';
import { Tools } from '../rulings/Tools.js';
import { tableKinds } from '../setup/kinds.js';
import { openDoor } from '../setup/openDoor.js';
import { setupOf } from '../setup/registry.js';
import { SlateNote } from '../setup/SlateNote.js';
import type { SetupProps } from '../setup/setupProps.js';
import { SETUP } from '../setup/setupWords.js';
import { SLATE } from '../setup/slateWords.js';
import './lobby.css';
import { TABLE } from '../words.js';

const PLAYERS = ['captain', 'recruit'] as const;

const AddComputer = ({ sitting, act }: { readonly sitting: Sitting; readonly act: Do }) => {
  const { t } = useSpoken(SETUP);
  const { words } = useSpoken(TABLE);
  const [player, setPlayer] = useState<(typeof PLAYERS)[number]>('captain');
  const seat = (): void => {
    const taken = new Set((sitting.seen?.seats ?? []).map(({ name }) => name.toLowerCase()));
    const base = words.table.players[player] ?? player;
    const names = [base, ...Array.from({ length: 30 }, (_, nth) => `${base} ${nth + 2}`)];
    const name = names.find((one) => !taken.has(one.toLowerCase())) ?? base;
    void act({ do: 'seatComputer', name, player });
  };
  return (
    <div className="add-computer stack">
      <Select
        aria-label={t.addComputer}
        options={PLAYERS.map((one) => ({ key: one, label: t[one] }))}
        at={player}
        onPick={setPlayer}
      />
      <Button small onClick={seat}>
        {t.addComputer}
      </Button>
    </div>
  );
};

const ScenesSoFar = ({ sitting, people }: Pick<PeopleProps, 'sitting' | 'people'>) => {
  const { t, words } = useSpoken(TABLE);
  const { t: names } = useSpoken(SCENE_NAMES);
  const scenes = sitting.seen?.scenes ?? [];
  if (scenes.length === 0) return null;
  const states = { running: t.running, ended: t.ended, abandoned: t.brokenOff };
  return (
    <section className="scenes-so-far">
      <h2>{t.scenesSoFar}</h2>
      <ul>
        {scenes.toReversed().map((head) => {
          const { scene, state, seats } = head;
          const who = names.all({ names: seats.map((seat) => people[seat]?.name ?? seat) });
          return (
            <li key={scene}>
              {staysSealed(sitting, scene) ? (
                <span>
                  <b>{pastName(words, head, sitting.campaign)}</b> <span className="small soft">{t.staysSealed}</span>
                </span>
              ) : (
                <Link href={`/t/${sitting.table}/scene/${scene}`}>
                  <b>{pastName(words, head, sitting.campaign)}</b>{' '}
                  <span className="small soft">
                    {who}; {states[state]}
                  </span>
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
};

const SetupPanel = (props: SetupProps) => {
  const Setup = setupOf(props.kind);
  return (
    <Suspense fallback={<Loading />}>
      <Setup {...props} />
    </Suspense>
  );
};

/** A kind of scene that is known here. */
const kindIn = (value: unknown): string | null => tableKinds().find(({ kind }) => kind === value)?.kind ?? null;

/** The table between scenes: who is here, how others come in, and what is played next. */
export const Lobby = (props: PeopleProps) => {
  const { t, words } = useSpoken(SETUP);
  const { t: table } = useSpoken(TABLE);
  const { t: slate } = useSpoken(SLATE);
  const { sitting, act } = props;
  const host = isHost(sitting);
  // Whoever opened the table for something is led to it.
  const asked = new URLSearchParams(useSearch()).get('play');
  const fields = sitting.seen?.slate.fields;
  const set = kindIn(fields?.kind?.value);
  // Whoever asks for another kind of scene looks at it meanwhile, until the host sets one.
  const [looked, setLooked] = useState<{ readonly kind: string; readonly after: string | null }>({
    kind: asked ?? set ?? '',
    after: asked === null ? null : set,
  });
  const kind = kindIn(looked.after === set ? looked.kind : null) ?? set ?? tableKinds()[0]?.kind ?? '';
  const go = (next: string): void => {
    setLooked({ kind: next, after: set });
    void act({ do: 'set', field: 'kind', value: next });
  };
  const name = sitting.seen?.seats.find((one) => one.host)?.name ?? '';
  // Whoever comes back after the end of a scene finds the way on.
  const last = sitting.seen?.scenes.at(-1);
  const over = last?.state === 'ended' ? overAs(sitting.campaign, last.scene) : undefined;
  const { setUpOf } = useContext(TableAddsContext);
  const SetUp = sitting.campaign === null ? setUpOf(fields?.kind?.value) : null;
  if (SetUp !== null) {
    return (
      <Suspense fallback={<Loading />}>
        <SetUp {...props} kind={String(fields?.kind?.value)} onOther={() => go(tableKinds()[0]?.kind ?? '')} />
      </Suspense>
    );
  }
  return (
    <div className="lobby">
      <h1>{sitting.seen?.title}</h1>
      {sitting.campaign === null ? null : (
        <p className="lobby-campaign">
          <ButtonLink kind="ink" small href={`/t/${sitting.table}/campaign`}>
            {table.toCampaign}
          </ButtonLink>
          {over === undefined ? null : (
            <ButtonLink kind="line" small href={`/t/${sitting.table}/next/${over.id}`}>
              {table.whatNextAfter({ title: entryTitle(words, over) })}
            </ButtonLink>
          )}
        </p>
      )}
      <div className="lobby-columns">
        <div className="lobby-people">
          <People {...props} />
          <Bring sitting={sitting} act={act} onOpen={() => openDoor(sitting, act, kind)} />
          {host ? <AddComputer sitting={sitting} act={act} /> : null}
          <ScenesSoFar sitting={sitting} people={props.people} />
        </div>
        <div className="lobby-setup">
          {isPlayer(sitting) ? (
            <section>
              <h2>{t.title}</h2>
              <p className="small soft">{host ? slate.hostNote : slate.guestNote({ host: name })}</p>
              <div className="lobby-kind">
                <SlateNote
                  sitting={sitting}
                  of={{
                    by: fields?.kind?.by ?? null,
                    asks: (sitting.seen?.slate.asks ?? []).filter(({ field }) => field === 'kind'),
                  }}
                  say={(value) => sceneTitle(words, tableKinds().find((one) => one.kind === value)?.rules.scene ?? '')}
                />
              </div>
              <Tabs
                label={t.kinds}
                at={kind}
                onGo={go}
                tabs={tableKinds().map(({ kind: key, rules }) => ({
                  key,
                  label: sceneTitle(words, rules.scene),
                  panel: <SetupPanel kind={key} sitting={sitting} act={act} />,
                }))}
              />
            </section>
          ) : null}
        </div>
        <div className="lobby-tools">
          <Tools sitting={sitting} act={act} hasSheet={isPlayer(sitting)} />
        </div>
      </div>
    </div>
  );
};
