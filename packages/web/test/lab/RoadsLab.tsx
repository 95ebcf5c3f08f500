import { saga } from '@warmoot/rules';
import { type ReactElement, useMemo, useState } from 'react';
import { NO_MARKS, type RoadsMarks } from '../../src/boards/roads/marks.js';
import { RoadsBoard } from '../../src/boards/roads/RoadsBoard.js';
import { Shell } from '../../src/design/shell/Shell.js';
import { CALENDAR } from './gallery/sample.js';

/** A morning on the road to Kell, as it was drawn before anything was built. */
const MORNING: RoadsMarks = {
  parties: [{ name: 'Ella’s riders', at: 'gallows-cross', tincture: 'gules', icon: 'tr-lc', size: 12, you: true }],
  last: [
    {
      name: 'Dorrow’s host',
      at: 'hobs-cross',
      tincture: 'azure',
      icon: 'ch-tower',
      lines: ['Dorrow’s host, 900', 'last seen 12 Acorn'],
    },
  ],
  fog: [
    {
      tincture: 'azure',
      now: ['hobs-cross', 'hob-1', 'hob-2', 'hob-3', 'east-bridge'],
      tonight: ['hob-4', 'kell-ford', 'ford-2', 'ford-4', 'priory-wood', 'east-3'],
    },
  ],
  route: {
    from: 'gallows-cross',
    spans: ['hag-wood', 'charcoal-pits', 'kell-ford', 'ford-4', 'kell'],
    halt: 'charcoal-pits',
    numbers: { 'hag-wood': '2', 'charcoal-pits': '4' },
  },
  watchers: ['mill-bridge'],
  goal: 'kell',
  meeting: null,
};

/** For developers: a map of roads. ?scenario=roads&map=kell, or &seed=7&kind=mountains&spans=24 */
export const RoadsLab = (): ReactElement => {
  const params = new URLSearchParams(location.search);
  const name = params.get('map') as saga.roads.ReadyRoads | null;
  const [kind, seed, spans] = [params.get('kind') ?? 'land', params.get('seed') ?? '1', params.get('spans') ?? '24'];
  const map = useMemo(
    () =>
      name !== null
        ? saga.roads.readyRoads(name)
        : saga.roads.drawRoads(seed, { kind: kind as saga.roads.RoadKind, spans: Number(spans) }),
    [name, kind, seed, spans],
  );
  const [picked, setPicked] = useState<string | null>(null);
  return (
    <Shell at="table" saga="The Salt Crown" scene={map.name} calendar={CALENDAR} people={[]}>
      <RoadsBoard
        map={map}
        marks={name === 'kell' ? MORNING : NO_MARKS}
        label={map.name}
        nameOf={(key) => saga.roads.spanOf(map, key).name ?? key}
        picked={picked}
        onPick={setPicked}
      />
    </Shell>
  );
};
