import type { ReactElement } from 'react';
import { Button } from '../../design/Button.js';
import { Foot } from '../shared/Foot.js';
import { useSpoken } from '../shared/speech.js';
import { TabLine } from '../shared/TabLine.js';
import { SHARED } from '../shared/words.js';
import { unitTitle } from './board/naming.js';
import { unitNamed } from './model.js';
import { ClusterPanel, FightsPanel } from './panel/FightsPanel.js';
import { MovePanel } from './panel/MovePanel.js';
import { PlacePanel } from './panel/PlacePanel.js';
import { FieldPanel, LinePanel, PlainPanel } from './panel/PlainPanels.js';
import { QuickPanel } from './panel/QuickPanel.js';
import { TargetPanel } from './panel/TargetPanel.js';
import type { PanelProps } from './panel/types.js';
import { WaysPanel } from './panel/WaysPanel.js';

const PANELS: Readonly<Record<PanelProps['open']['decision']['kind'], (props: PanelProps) => ReactElement>> = {
  moves: MovePanel,
  ways: WaysPanel,
  targets: TargetPanel,
  fights: FightsPanel,
  press: FightsPanel,
  clusters: ClusterPanel,
  line: LinePanel,
  field: FieldPanel,
  place: PlacePanel,
  quick: QuickPanel,
  plain: PlainPanel,
};

/** One's own quick units are sealed, and the other side still chooses. */
const Sealed = ({
  open,
  units,
  people,
  t: own,
  onChange,
}: PanelProps & { readonly onChange: () => void }): ReactElement => {
  const { t } = useSpoken(SHARED);
  const { asking, asked } = open;
  const mine = asking.sealed[asked.as] as { readonly units?: readonly string[] } | undefined;
  const names = (mine?.units ?? []).flatMap((name) => {
    const unit = unitNamed(units, name);
    return unit === null ? [] : [unitTitle(own, unit)];
  });
  return (
    <>
      <div className="battle-body">
        <header className="scene-head">
          <h2>{t.youSealed}</h2>
          <span className="lab">{asked.as}</span>
        </header>
        <p className="scene-lead">{names.join(', ')}</p>
        <p className="scene-wait">{t.mayChange}</p>
        <p className="scene-rows">
          <Button small onClick={onChange}>
            {t.change}
          </Button>
        </p>
      </div>
      <Foot
        asking={asking}
        people={people}
        me={people[asked.seat] ?? null}
        title={t.youSealed}
        note={names.join(', ')}
        act={null}
        off={null}
        onAct={onChange}
        busy={false}
        made
      />
    </>
  );
};

interface DecideProps extends PanelProps {
  readonly changing: boolean;
  readonly onChanging: () => void;
}

/** The decision before one: for which army, where one commands both, then the panel that fits the question. */
export const Decide = ({ changing, onChanging, ...props }: DecideProps): ReactElement => {
  const { t } = useSpoken(SHARED);
  const { asking, asked, decision, made, onWhom } = props.open;
  const Panel = PANELS[decision.kind];
  return (
    <>
      {asking.mine.length > 1 ? (
        <div className="whom">
          <TabLine
            label={t.forWhom}
            at={asked.as}
            onGo={(as) => {
              const next = asking.mine.find((one) => one.as === as);
              if (next !== undefined) onWhom(next);
            }}
            tabs={asking.mine.map(({ as }) => {
              const text = asking.made.has(as) ? `${as} ✓` : as;
              return { key: as, long: text, short: text };
            })}
          />
        </div>
      ) : null}
      {made && !changing ? <Sealed {...props} onChange={onChanging} /> : <Panel key={asked.as} {...props} />}
    </>
  );
};
