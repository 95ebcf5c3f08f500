import type { ReactElement } from 'react';
import { ForWhom, Sealed } from '../shared/Deciding.js';
import { unitNamed } from './model.js';
import { unitTitle } from './naming.js';
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

/** One's own quick units, in words. */
const sealedUnits = ({ open, units, t }: PanelProps): string => {
  const mine = open.asking.sealed[open.asked.as] as { readonly units?: readonly string[] } | undefined;
  return (mine?.units ?? [])
    .flatMap((name) => {
      const unit = unitNamed(units, name);
      return unit === null ? [] : [unitTitle(t, unit)];
    })
    .join(', ');
};

interface DecideProps extends PanelProps {
  readonly changing: boolean;
  readonly onChanging: () => void;
}

/** The decision before one: for which army, where one commands both, then the panel that fits the question. */
export const Decide = ({ changing, onChanging, ...props }: DecideProps) => {
  const { asking, asked, decision, made, onWhom } = props.open;
  const Panel = PANELS[decision.kind];
  return (
    <>
      <ForWhom asking={asking} asked={asked} onWhom={onWhom} />
      {made && !changing ? (
        <Sealed asking={asking} asked={asked} people={props.people} told={sealedUnits(props)} onChange={onChanging} />
      ) : (
        <Panel key={asked.as} {...props} />
      )}
    </>
  );
};
