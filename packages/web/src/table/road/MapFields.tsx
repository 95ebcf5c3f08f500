import { saga } from '@warmoot/rules';
import { refusalText } from '@warmoot/words';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../design/forms/Button.js';
import { Field } from '../../design/forms/Field.js';
import { Choose } from '../../design/forms/Select.js';
import { Switch } from '../../design/forms/Switches.js';
import { whole } from '../../design/forms/whole.js';
import { Refused } from '../../design/rules/Refused.js';
import { keptRoads } from '../../maps/roads/kept.js';
import { ROADS_MAPS } from '../../maps/roads/words.js';
import { useSpoken } from '../../words/speech.js';
import { type MapWish, NEW_SEED } from './map.js';
import { ROAD } from './words.js';

interface MapFieldsProps {
  readonly wish: MapWish;
  /** Whether there is a ready-made start that has roads of its own. */
  readonly hasStart: boolean;
  readonly onChange: (wish: MapWish) => void;
}

type Seeded = Extract<MapWish, { readonly from: 'seed' }>;

/** A map out of a seed: how the land is, and how large. */
const FromSeed = ({ wish, onChange }: { readonly wish: Seeded; readonly onChange: (wish: Seeded) => void }) => {
  const { t } = useSpoken(ROAD);
  const { t: maps } = useSpoken(ROADS_MAPS);
  const { FEWEST_DRAWN, MOST_DRAWN, ROAD_KINDS } = saga.roads;
  // What is being typed may be too small for a while.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <>
      <Choose
        label={t.kind}
        options={ROAD_KINDS.map((key) => ({ key, label: maps.kinds[key] }))}
        at={wish.kind}
        onPick={(kind) => onChange({ ...wish, kind })}
      />
      <Field
        label={t.spans}
        type="number"
        min={FEWEST_DRAWN}
        max={MOST_DRAWN}
        value={typed ?? wish.spans}
        onText={(text) => {
          setTyped(text);
          onChange({ ...wish, spans: whole(text, FEWEST_DRAWN, MOST_DRAWN) });
        }}
        onBlur={() => setTyped(null)}
      />
      <Field label={t.seed} maxLength={40} value={wish.seed} onText={(seed) => onChange({ ...wish, seed })} />
      <Button small onClick={() => onChange({ ...wish, seed: `${Math.floor(Math.random() * 1_000_000)}` })}>
        {t.another}
      </Button>
    </>
  );
};

/** A map that somebody has drawn in this browser, or that lies in a file. */
const OwnMap = ({ wish, onChange }: Omit<MapFieldsProps, 'hasStart'>) => {
  const { t, words } = useSpoken(ROAD);
  const [maps] = useState(keptRoads);
  const [fault, setFault] = useState<string | null>(null);
  const name = wish.from === 'own' ? wish.roads.name : '';
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const found = saga.roads.readRoadsText(await file.text());
    setFault(found.ok ? null : refusalText(words, found.refusal));
    if (found.ok) onChange({ from: 'own', roads: found.value });
  };
  const names = maps.map((map) => map.name);
  return (
    <>
      {maps.length === 0 && name === '' ? (
        <p className="small soft">{t.noneKept}</p>
      ) : (
        <Choose
          label={t.own}
          options={[...(name === '' || names.includes(name) ? [] : [name]), ...names].map((key) => ({
            key,
            label: key,
          }))}
          at={name}
          onPick={(key) => {
            const roads = maps.find((map) => map.name === key);
            if (roads !== undefined) onChange({ from: 'own', roads });
          }}
        />
      )}
      <label className="file-pick">
        <input
          type="file"
          className="vh"
          accept=".json,application/json"
          onChange={({ target }) => {
            void read(target.files?.[0]);
            target.value = '';
          }}
        />
        {t.file}
      </label>
      <Link href="/maps/roads" className="small">
        {t.draw}
      </Link>
      {fault === null ? null : <Refused what={t.unread} why={fault} />}
    </>
  );
};

/** Where the map comes from: ready-made, out of a seed, or one's own. */
export const MapFields = ({ wish, hasStart, onChange }: MapFieldsProps) => {
  const { t } = useSpoken(ROAD);
  const { t: maps } = useSpoken(ROADS_MAPS);
  const [isOwn, setOwn] = useState(false);
  const at = isOwn ? 'own' : wish.from;
  const sources = (['start', 'ready', 'seed', 'own'] as const).filter((key) => key !== 'start' || hasStart);
  const go = (from: MapWish['from']): void => {
    const [first] = keptRoads();
    // Nothing is on the map before there is one.
    setOwn(from === 'own' && first === undefined);
    if (from === 'own' && first !== undefined) onChange({ from, roads: first });
    else if (from === 'ready') onChange({ from, name: 'small' });
    else if (from === 'seed') onChange(NEW_SEED);
    else if (from === 'start') onChange({ from });
  };
  const change = (next: MapWish): void => {
    setOwn(false);
    onChange(next);
  };
  return (
    <div className="road-map-from">
      <Switch legend={t.from} options={sources.map((key) => ({ key, label: t.sources[key] }))} at={at} onGo={go} />
      {at === 'ready' && wish.from === 'ready' ? (
        <Choose
          label={t.ready}
          options={saga.roads.READY_ROADS.map((key) => ({ key, label: maps.readyMaps[key] }))}
          at={wish.name}
          onPick={(name) => onChange({ from: 'ready', name })}
        />
      ) : null}
      {at === 'seed' && wish.from === 'seed' ? <FromSeed wish={wish} onChange={onChange} /> : null}
      {at === 'own' ? <OwnMap wish={wish} onChange={change} /> : null}
    </div>
  );
};
