import { d, dz } from '@warmoot/kernel';
import { useState } from 'react';
import { Dice } from '../../../src/design/chance/Dice.js';
import { Button } from '../../../src/design/forms/Button.js';
import { Field } from '../../../src/design/forms/Field.js';
import { type ChoiceRow, RadioRows } from '../../../src/design/forms/RadioRows.js';
import { Dialog } from '../../../src/design/panels/Dialog.js';
import { Panel } from '../../../src/design/panels/Leaf.js';
import { Tabs } from '../../../src/design/panels/Tabs.js';
import { type Proposal, ProposalCard } from '../../../src/design/seats/Proposal.js';
import { useAnnounce } from '../../../src/design/states/LiveRegion.js';
import { ANA, BO, CY, DI } from './sample.js';

const CHOICES: readonly ChoiceRow[] = [
  {
    key: 'quick',
    title: 'Quick Attack',
    icon: 'wp-sword',
    odds: '66.9 %',
    exact: '107 in 160',
    notes: ['Minor Wound; he shields one part'],
    was: '58.6 %',
  },
  {
    key: 'controlled',
    title: 'Controlled Attack',
    icon: 'wp-dagger',
    odds: '50.0 %',
    exact: '1 in 2',
    notes: ['Major Wound where you choose'],
  },
  { key: 'hold', title: 'Hold', icon: 'wp-hands', closed: 'Not open to you: it needs a free hand' },
];

export const ChoicesPart = () => {
  const [picked, setPicked] = useState<string | null>('controlled');
  return (
    <Panel title="Choice cards and rows" className="p7">
      <RadioRows legend="Your action" quietLegend look="cards" rows={CHOICES} picked={picked} onPick={setPicked} />
      <div className="paper rows-part">
        <RadioRows legend="The same as rows" rows={CHOICES} picked={picked} onPick={setPicked} />
      </div>
    </Panel>
  );
};

const CHECK = [d(8), d(8), dz(10)];

export const DicePart = () => (
  <Panel title="Dice" className="p3">
    <p className="row">
      <Dice dice={CHECK} faces={[7, 6, 4]} sum />
    </p>
    <p className="row">
      <Dice dice={CHECK} faces={null} />
    </p>
    <p className="row">
      <Dice dice={CHECK} faces={[1, 8, 0]} typed size={32} />
      <Dice dice={[d(12)]} faces={[10]} />
    </p>
  </Panel>
);

export const FieldsPart = () => (
  <Panel title="Fields" className="p4">
    <div className="fields">
      <Field label="Your name" hint="As the others shall read it" defaultValue="Ana" />
      <Field label="Code" error="No table has this code. Look at the fourth letter." defaultValue="KEL-4417" />
    </div>
  </Panel>
);

export const TabsPart = () => (
  <Panel title="Tabs" className="p6">
    <Tabs
      label="The sheet"
      tabs={[
        { key: 'body', label: 'Body', panel: <p className="story">Right leg, Major. Useless until it heals.</p> },
        { key: 'skills', label: 'Skills', panel: <p className="story">Control 3, Fighting Mind 3, Speed 4.</p> },
        { key: 'load', label: 'Load', panel: <p className="story">46 of 52 spaces taken.</p> },
      ]}
    />
  </Panel>
);

const PROPOSAL: Proposal = {
  by: CY,
  what: 'Swimming the Kell in spate is 4, not 3',
  reason: '“Two days of rain in the hills. It took the footbridge.”',
  otherwise: 'A tie keeps 3.',
  state: 'yours',
  voices: [
    { person: DI, said: 'agreed' },
    { person: BO, said: 'objected' },
    { person: ANA, said: null },
  ],
};

export const ProposalsPart = () => {
  const announce = useAnnounce();
  return (
    <>
      <Panel title="Proposal, yours to answer" className="p4">
        <ProposalCard
          proposal={PROPOSAL}
          onAgree={() => announce('You agreed.')}
          onObject={() => announce('You objected.')}
        />
      </Panel>
      <Panel title="In the vote" className="p4">
        <ProposalCard proposal={{ ...PROPOSAL, state: 'voting' }} />
      </Panel>
      <Panel title="Fallen" className="p4">
        <ProposalCard proposal={{ ...PROPOSAL, state: 'fallen', reason: null }} />
      </Panel>
    </>
  );
};

export const DialogPart = () => {
  const [open, setOpen] = useState(false);
  return (
    <Panel title="Dialog" className="spaced">
      <Button onClick={() => setOpen(true)}>Leave the table</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Leave the table">
        <p className="story">Your seat stays yours. The computer sits in until you come back.</p>
        <p className="row">
          <Button kind="ink" onClick={() => setOpen(false)}>
            Leave the table
          </Button>
          <Button kind="quiet" onClick={() => setOpen(false)}>
            Stay
          </Button>
        </p>
      </Dialog>
    </Panel>
  );
};
