import { saga } from '@warmoot/rules';
import { type ReactElement, useState } from 'react';
import { PackBoard } from '../../src/campaign/pack/PackBoard.js';
import { Shell } from '../../src/design/shell/Shell.js';
import { CALENDAR } from './gallery/sample.js';

const KIT = ['sword', 'shield', 'spear', 'bedroll', 'waterskin', 'waterskin', 'food', 'food', 'tent', 'torch', 'keys'];

const kitOf = (objects: readonly string[]): saga.carry.Load => {
  const parsed = saga.carry.loadShape.parse({
    items: objects.map((object, nth) => ({ id: `${object} ${nth}`, object })),
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  return parsed.value;
};

/** For developers: the packing board. ?scenario=pack&endurance=4&objects=sword,tent&mirror=no&read=only */
export const PackLab = (): ReactElement => {
  const params = new URLSearchParams(location.search);
  const [load, setLoad] = useState(() => kitOf(params.get('objects')?.split(',') ?? KIT));
  return (
    <Shell at="table" saga="The Salt Crown" scene="A load" calendar={CALENDAR} people={[]}>
      <div style={{ padding: 16, minWidth: 0 }}>
        <PackBoard
          load={load}
          endurance={Number(params.get('endurance') ?? 4)}
          options={saga.carry.USUAL_CARRYING}
          mirror={params.get('mirror') !== 'no'}
          readOnly={params.get('read') === 'only'}
          onChange={setLoad}
        />
      </div>
    </Shell>
  );
};
