import { saga } from '@warmoot/rules';
import { refusalText } from '@warmoot/words';
import { useRef, useState } from 'react';
import { Button } from '../../design/forms/Button.js';
import { Field } from '../../design/forms/Field.js';
import { Select } from '../../design/forms/Select.js';
import { Refused } from '../../design/rules/Refused.js';
import { useAnnounce } from '../../design/states/LiveRegion.js';
import { useSpoken } from '../../words/speech.js';
import { fileName, saveAs } from '../saveAs.js';
import type { Changing } from '../useHistory.js';
import { blankRoads, faultOf, type RoadsDraft } from './draft.js';
import { forgetRoads, keepRoads, keptRoads } from './kept.js';
import { ROADS_MAPS } from './words.js';

type DraftProps = Pick<Changing<RoadsDraft>, 'draft' | 'change'>;

const boundedSpans = (n: number): number =>
  Math.max(saga.roads.FEWEST_DRAWN, Math.min(saga.roads.MOST_DRAWN, Math.round(n) || saga.roads.FEWEST_DRAWN));

/** Where a new map comes from: nothing, a ready-made one, or a seed. */
export const Making = ({ change }: Pick<DraftProps, 'change'>) => {
  const { t } = useSpoken(ROADS_MAPS);
  const [ready, setReady] = useState<saga.roads.ReadyRoads>('kell');
  const [kind, setKind] = useState<saga.roads.RoadKind>('land');
  const [spans, setSpans] = useState(24);
  const [seed, setSeed] = useState('1');
  const take = (map: RoadsDraft): void => change(() => map, `new ${Date.now()}`);
  const draw = (from: string): void => {
    setSeed(from);
    take(saga.roads.drawRoads(from, { kind, spans: boundedSpans(spans) }));
  };
  return (
    <section className="map-making" aria-label={t.make}>
      <h2>{t.make}</h2>
      <div className="map-fields">
        <Select
          label={t.ready}
          options={saga.roads.READY_ROADS.map((key) => ({ key, label: t.readyMaps[key] }))}
          at={ready}
          onPick={setReady}
        />
        <Button small onClick={() => take({ ...saga.roads.readyRoads(ready), name: t.readyMaps[ready] })}>
          {t.take}
        </Button>
        <Button small onClick={() => take(blankRoads(t.newName))}>
          {t.blank}
        </Button>
      </div>
      <div className="map-fields">
        <Select
          label={t.kind}
          options={saga.roads.ROAD_KINDS.map((key) => ({ key, label: t.kinds[key] }))}
          at={kind}
          onPick={setKind}
        />
        <Field
          label={t.spans}
          type="number"
          min={saga.roads.FEWEST_DRAWN}
          max={saga.roads.MOST_DRAWN}
          value={spans}
          onText={(text) => setSpans(Number(text))}
        />
        <Field label={t.seed} maxLength={40} value={seed} onText={setSeed} />
        <Button small onClick={() => draw(seed)}>
          {t.draw}
        </Button>
        <Button small onClick={() => draw(`${Math.floor(Math.random() * 1_000_000)}`)}>
          {t.another}
        </Button>
      </div>
    </section>
  );
};

/** Files: keeping, saving and reading, with the fault's path where a file cannot be read. */
export const Files = ({ draft, change }: DraftProps) => {
  const { t, words } = useSpoken(ROADS_MAPS);
  const announce = useAnnounce();
  const [maps, setMaps] = useState(keptRoads);
  const [why, setWhy] = useState<string | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const fault = faultOf(draft);
  const bar = fault === null ? null : t.notYet;
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const found = saga.roads.readRoadsText(await file.text());
    setWhy(found.ok ? null : refusalText(words, found.refusal));
    if (found.ok) change(() => found.value, `file ${Date.now()}`);
  };
  return (
    <section className="map-files">
      <Field
        label={t.mapName}
        maxLength={120}
        value={draft.name}
        onText={(text) => change((was) => ({ ...was, name: text }), 'title')}
      />
      {fault === null ? null : <Refused what={t.notYet} why={refusalText(words, fault)} />}
      <div className="map-buttons">
        <Button
          kind="ink"
          small
          off={bar}
          onClick={() => {
            setMaps(keepRoads(draft));
            announce(t.saved({ name: draft.name }));
          }}
        >
          {t.save}
        </Button>
        <Button small off={bar} onClick={() => saveAs(fileName(draft, 'json'), saga.roads.roadsFile(draft))}>
          {t.download}
        </Button>
        <Button small onClick={() => picker.current?.click()}>
          {t.upload}
        </Button>
        <input
          ref={picker}
          type="file"
          className="vh"
          tabIndex={-1}
          aria-label={t.upload}
          accept=".json,application/json"
          onChange={({ target }) => {
            void read(target.files?.[0]);
            target.value = '';
          }}
        />
      </div>
      {why === null ? null : <Refused what={t.refused} why={why} />}
      <h3 className="lab">{t.keptMaps}</h3>
      {maps.length === 0 ? <p className="small soft">{t.none}</p> : null}
      <ul className="kept-maps">
        {maps.map((map) => (
          <li key={map.name}>
            <button type="button" onClick={() => change(() => map, `open ${Date.now()}`)}>
              <b>{map.name}</b> <span className="small soft">{t.spanCount({ n: map.spans.length })}</span>
            </button>
            <Button kind="quiet" small onClick={() => setMaps(forgetRoads(map.name))}>
              {t.forget({ name: map.name })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};
