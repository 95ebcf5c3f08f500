import { toTiled } from '@warmoot/protocol';
import { war } from '@warmoot/rules';
import { useRef, useState } from 'react';
import { Button } from '../design/forms/Button.js';
import { Field } from '../design/forms/Field.js';
import { Select } from '../design/forms/Select.js';
import { Refused } from '../design/rules/Refused.js';
import { useAnnounce } from '../design/states/LiveRegion.js';
import { useSpoken } from '../words/speech.js';
import { type Draft, draftOf, drawnDraft, fieldOf, LEAST_HEX, MOST_HEX, resized } from './draft.js';
import { faultText } from './faultText.js';
import { forgetMap, keepMap, keptMaps } from './kept.js';
import { type MapFile, mapFile, readMapText } from './mapFile.js';
import { fileName, saveAs } from './saveAs.js';
import type { Drafting } from './useDraft.js';
import { MAPS } from './words.js';

const share = async (draft: Draft): Promise<void> => {
  const text = JSON.stringify(mapFile(draft), null, 2);
  const file = new File([text], fileName(draft, 'json'), { type: 'application/json' });
  const shared = { files: [file], title: draft.name };
  if (navigator.canShare?.(shared)) await navigator.share(shared).catch(() => undefined);
  else saveAs(fileName(draft, 'json'), mapFile(draft));
};

/** Files: keeping, handing on, reading, with the fault's path where a file cannot be read. */
export const Files = ({ draft, change }: Pick<Drafting, 'draft' | 'change'>) => {
  const { t, words } = useSpoken(MAPS);
  const announce = useAnnounce();
  const [maps, setMaps] = useState<readonly MapFile[]>(keptMaps);
  const [fault, setFault] = useState<string | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const found = readMapText(await file.text());
    setFault(found.ok ? null : faultText(t, words, found));
    if (found.ok) change(() => found.draft, `file ${Date.now()}`);
  };
  return (
    <section className="map-files">
      <Field
        label={t.mapName}
        maxLength={60}
        value={draft.name}
        onText={(text) => change((was) => ({ ...was, name: text }), 'title')}
      />
      <div className="map-buttons">
        <Button
          kind="ink"
          small
          off={draft.name.trim() === '' ? t.needName : null}
          onClick={() => {
            setMaps(keepMap(mapFile(draft)));
            announce(t.saved({ name: draft.name }));
          }}
        >
          {t.save}
        </Button>
        <Button small onClick={() => saveAs(fileName(draft, 'json'), mapFile(draft))}>
          {t.download}
        </Button>
        <Button small onClick={() => saveAs(fileName(draft, 'tmj'), toTiled(fieldOf(draft), draft.size))}>
          {t.downloadTiled}
        </Button>
        <Button small onClick={() => void share(draft)}>
          {t.share}
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
          accept=".json,.tmj,application/json"
          onChange={({ target }) => {
            void read(target.files?.[0]);
            target.value = '';
          }}
        />
      </div>
      {fault === null ? null : <Refused what={t.refused} why={fault} />}
      <h3 className="lab">{t.keptMaps}</h3>
      {maps.length === 0 ? <p className="small soft">{t.none}</p> : null}
      <ul className="kept-maps">
        {maps.map((map) => (
          <li key={map.field.name}>
            <button type="button" onClick={() => change(() => draftOf(map.field, map.size), `open ${Date.now()}`)}>
              <b>{map.field.name}</b> <span className="small soft">{`${map.size.rows} × ${map.size.columns}`}</span>
            </button>
            <Button kind="quiet" small onClick={() => setMaps(forgetMap(map.field.name))}>
              {t.forget({ name: map.field.name })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};

const bounded = (n: number): number => Math.max(LEAST_HEX, Math.min(MOST_HEX, Math.round(n) || LEAST_HEX));

/** The size of the map, and drawing a new one from a seed. */
export const Making = ({ draft, change }: Pick<Drafting, 'draft' | 'change'>) => {
  const { t } = useSpoken(MAPS);
  const [kind, setKind] = useState<war.Landscape>('hills');
  const [seed, setSeed] = useState('1');
  const [wanted, setWanted] = useState(draft.size);
  const size = { rows: bounded(wanted.rows), columns: bounded(wanted.columns) };
  return (
    <section className="map-making">
      <div className="map-fields">
        {(['rows', 'columns'] as const).map((key) => (
          <Field
            key={key}
            label={t[key]}
            type="number"
            min={LEAST_HEX}
            max={MOST_HEX}
            value={wanted[key]}
            onText={(text) => setWanted({ ...wanted, [key]: Number(text) })}
          />
        ))}
        <Button small onClick={() => change((was) => resized(was, size), `size ${Date.now()}`)}>
          {t.resize}
        </Button>
      </div>
      <div className="map-fields">
        <Select
          label={t.landscape}
          options={war.LANDSCAPES.map((one) => ({ key: one, label: t.landscapes[one] }))}
          at={kind}
          onPick={setKind}
        />
        <Field label={t.seed} maxLength={40} value={seed} onText={setSeed} />
        <Button
          small
          onClick={() => change((was) => ({ ...drawnDraft(kind, seed, size), name: was.name }), `draw ${Date.now()}`)}
        >
          {t.draw}
        </Button>
      </div>
    </section>
  );
};
