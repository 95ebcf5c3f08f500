import { war } from '@warmoot/rules';
import { useId, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { type MapSize, viewBoxOf } from '../../../boards/hex/layout.js';
import { terrainOf } from '../../../boards/terrain/paint.js';
import { TerrainHigh, TerrainLow } from '../../../boards/terrain/Terrain.js';
import { Button } from '../../../design/forms/Button.js';
import { Select } from '../../../design/forms/Select.js';
import { Switch } from '../../../design/forms/Switches.js';
import { Refused } from '../../../design/rules/Refused.js';
import { fieldOf } from '../../../maps/draft.js';
import { faultText } from '../../../maps/faultText.js';
import { keptMaps } from '../../../maps/kept.js';
import { readMapText } from '../../../maps/mapFile.js';
import { MAPS } from '../../../maps/words.js';
import { useSpoken } from '../../../words/speech.js';
import { BATTLE_SETUP } from './battleSetupWords.js';
import { type FieldWish, fieldFor, type OwnField } from './battleStart.js';

interface FieldRowProps {
  readonly nth: number;
  /** What it is called where it is not one of several. */
  readonly legend?: string;
  readonly wish: FieldWish;
  readonly size: MapSize;
  readonly onChange: (wish: FieldWish) => void;
  /** Fields that are drawn already, by name. */
  readonly ready?: readonly OwnField[];
  readonly onRemove?: (() => void) | null;
}

/** A field that is offered, with its picture: the plain, one drawn from a seed, a ready-made one, or one's own map. */
export const FieldRow = (props: FieldRowProps) => {
  const { nth, legend, wish, size, ready = [], onChange, onRemove = null } = props;
  const { t } = useSpoken(BATTLE_SETUP);
  const { t: maps, words } = useSpoken(MAPS);
  const id = useId();
  const [own] = useState(keptMaps);
  const [fault, setFault] = useState<string | null>(null);
  // An own map is picked from those that are kept; one from a file is its own as soon as it is read.
  const sources = (['plain', 'seed', 'ready', 'own'] as const).filter(
    (key) => wish.from === key || (key === 'own' ? own : key === 'ready' ? ready : [key]).length > 0,
  );
  const field = useMemo(() => fieldFor(wish, size), [wish, size]);
  const shown = 'size' in wish ? wish.size : size;
  const terrain = terrainOf({ size: shown, field });
  const take = (name: string): void => {
    const map = own.find((one) => one.field.name === name) ?? own[0];
    if (map !== undefined) onChange({ from: 'own', name: map.field.name, field: map.field, size: map.size });
  };
  const go = (from: FieldWish['from']): void => {
    const [first] = ready;
    if (from === 'own') take('');
    else if (from === 'ready') {
      if (first !== undefined) onChange({ from, ...first });
    } else onChange(from === 'plain' ? { from } : { from, landscape: 'hills', seed: `${nth}` });
  };
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const found = readMapText(await file.text());
    setFault(found.ok ? null : faultText(maps, words, found));
    if (!found.ok) return;
    onChange({ from: 'own', name: found.draft.name, field: fieldOf(found.draft), size: found.draft.size });
  };
  return (
    <li className="field-row">
      <svg viewBox={viewBoxOf(shown)} aria-hidden="true">
        <TerrainLow terrain={terrain} />
        <TerrainHigh terrain={terrain} />
      </svg>
      <div>
        <Switch
          legend={legend ?? t.field({ nth })}
          options={sources.map((key) => ({ key, label: t.sources[key] }))}
          at={wish.from}
          onGo={go}
        />
        {wish.from === 'seed' ? (
          <div className="field-row-more">
            <Select
              aria-label={t.landscape}
              options={war.LANDSCAPES.map((kind) => ({ key: kind, label: maps.landscapes[kind] }))}
              at={wish.landscape}
              onPick={(key) => onChange({ ...wish, landscape: key })}
            />
            <span className="field-seed">
              <label htmlFor={`${id}-seed`} className="lab">
                {t.seed}
              </label>
              <input
                id={`${id}-seed`}
                maxLength={40}
                value={wish.seed}
                onChange={({ target }) => onChange({ ...wish, seed: target.value })}
              />
            </span>
          </div>
        ) : null}
        {wish.from === 'ready' ? (
          <Select
            aria-label={t.readyMap}
            options={ready.map(({ name }) => ({ key: name, label: name }))}
            at={wish.name}
            onPick={(key) => {
              const found = ready.find(({ name }) => name === key);
              if (found !== undefined) onChange({ from: 'ready', ...found });
            }}
          />
        ) : null}
        <div className="field-row-more">
          {wish.from === 'own' && own.length > 0 ? (
            <select aria-label={t.ownMap} value={wish.name} onChange={({ target }) => take(target.value)}>
              {own.some(({ field: one }) => one.name === wish.name) ? null : <option>{wish.name}</option>}
              {own.map((map) => (
                <option key={map.field.name}>{map.field.name}</option>
              ))}
            </select>
          ) : null}
          {wish.from !== 'own' && own.length === 0 ? <span className="small soft">{t.noMaps}</span> : null}
          <label className="file-pick">
            <input
              type="file"
              className="vh"
              accept=".json,.tmj,application/json"
              onChange={({ target }) => {
                void read(target.files?.[0]);
                target.value = '';
              }}
            />
            {t.fromFile}
          </label>
          <Link href="/maps" className="small">
            {t.drawMap}
          </Link>
          {onRemove === null ? null : (
            <Button kind="quiet" small onClick={onRemove}>
              {t.removeField({ nth })}
            </Button>
          )}
        </div>
        {fault === null ? null : <Refused what={maps.refused} why={fault} />}
      </div>
    </li>
  );
};
