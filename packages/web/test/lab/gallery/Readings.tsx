import { Tally } from '../../../src/design/chance/Tally.js';
import { Panel } from '../../../src/design/panels/Leaf.js';
import { READINGS } from './readings.js';

/** The tally of every form of a throw. */
export const Readings = () => (
  <>
    {READINGS.flatMap(({ title, tallies }) =>
      tallies.map((of) => (
        <Panel key={`${title} ${of.fallen === null}`} title={title} className="p6">
          <div className="paper">
            <Tally of={of} title={title} />
          </div>
        </Panel>
      )),
    )}
  </>
);
