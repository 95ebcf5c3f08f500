import { chanceThat } from '@warmoot/kernel';
import { Arms } from '../../../src/design/base/Arms.js';
import { Icon, type IconName } from '../../../src/design/base/Icon.js';
import { Bell } from '../../../src/design/chance/Bell.js';
import { Chance } from '../../../src/design/chance/Chance.js';
import { Tally, TallyPopover } from '../../../src/design/chance/Tally.js';
import { Banner } from '../../../src/design/faults/Banner.js';
import { Button, ButtonLink } from '../../../src/design/forms/Button.js';
import { LanguageSwitch, ThemeSwitch } from '../../../src/design/forms/Switches.js';
import { Leaf, Panel } from '../../../src/design/panels/Leaf.js';
import { Refused } from '../../../src/design/rules/Refused.js';
import { RuleRef } from '../../../src/design/rules/RuleRef.js';
import { Seal, type SealState } from '../../../src/design/seats/Seal.js';
import { SeatChip, Seats } from '../../../src/design/seats/SeatChip.js';
import { Empty, Loading } from '../../../src/design/states/Loading.js';
import { LogPanel } from '../../../src/log/LogPanel.js';
import { LuckSoFar } from '../../../src/log/LuckSoFar.js';
import { TINCTURES } from '../../../src/people/tinctures.js';
import { ChoicesPart, DialogPart, DicePart, FieldsPart, ProposalsPart, TabsPart } from './Operated.js';
import './parts.css';
import { Readings } from './Readings.js';
import {
  ANA,
  BO,
  CY,
  DI,
  ENGINE,
  ENTRIES,
  LUCK,
  NOBODY,
  REGENT,
  STRIKE,
  STRIKE_AFTER,
  STRIKE_BEFORE,
} from './sample.js';

const Buttons = () => (
  <Panel title="Buttons" className="p5">
    <div className="row">
      <Button kind="act">Seal it</Button>
      <Button kind="act" data-show="hover">
        Hover
      </Button>
      <Button kind="act" data-show="pressed">
        Pressed
      </Button>
      <Button kind="act" data-show="focus">
        Focus
      </Button>
      <Button kind="act" busy>
        Busy
      </Button>
    </div>
    <div className="row">
      <Button kind="ink">Take the seat</Button>
      <Button>Stay</Button>
      <Button kind="quiet">Read the board</Button>
      <Button kind="ink" busy>
        Busy
      </Button>
      <Button off="Needs a free hand">Hold</Button>
    </div>
  </Panel>
);

const SEALS: readonly (readonly [SealState, string, string])[] = [
  ['open', 'Not chosen', 'A dotted ring: your turn'],
  ['made', 'Made', 'Sealed; in the seat’s tincture'],
  ['hidden', 'Not told', 'The table hides even “made”'],
  ['broken', 'Opened', 'All in; the choices are read'],
];

const Seals = () => (
  <Panel title="Sealed choices" className="p5">
    <div className="seal-cards">
      {SEALS.map(([state, name, about]) => (
        <div key={state} className="seal-card">
          <Seal state={state} colour={1} name="Joris" />
          <p>
            <b>{name}</b>
            <small>{about}</small>
          </p>
        </div>
      ))}
    </div>
  </Panel>
);

const SeatsPart = () => (
  <Panel title="Seats" className="p4">
    <Seats people={[ANA]} />
    <Seats people={[DI, BO]} doing={{ di: 'choosing', bo: 'sealed' }} />
    <Seats people={[CY, REGENT]} />
    <p className="row">
      <SeatChip person={ENGINE} />
      <SeatChip person={NOBODY} />
    </p>
  </Panel>
);

const ArmsPart = () => (
  <Panel title="Tinctures, each with its cut" className="p5">
    <div className="row">
      {TINCTURES.map((name, colour) => (
        <figure key={name} className="swatch">
          <Arms colour={colour} size={44} charge={null} />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
    <div className="row">
      {TINCTURES.map((name, colour) => (
        <figure key={name} className="swatch">
          <Arms colour={colour} size={44} label={name} />
        </figure>
      ))}
    </div>
  </Panel>
);

const SidesPart = () => (
  <Panel title="Sides: attacker and defender" className="p3">
    <div className="row">
      <figure className="swatch">
        <Arms colour={0} size={52} shape="eared" />
        <figcaption>eared heater</figcaption>
      </figure>
      <figure className="swatch">
        <Arms colour={1} size={52} shape="pavise" />
        <figcaption>pavise</figcaption>
      </figure>
      <figure className="swatch">
        <Arms colour={1} size={52} kin="moon" />
        <figcaption>kin</figcaption>
      </figure>
    </div>
  </Panel>
);

const NUMBERS: readonly (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9)[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const ICONS: readonly IconName[] = [
  ...(['li', 'mi', 'hi', 'pi', 'lc', 'mc', 'hc', 'bo'] as const).map((name) => `tr-${name}` as const),
  ...(['dagger', 'sword', 'bigsword', 'fencing', 'axe', 'hammer', 'mace', 'club'] as const).map(
    (n) => `wp-${n}` as const,
  ),
  ...(['spear', 'staff', 'halberd', 'rock', 'hands', 'bow'] as const).map((name) => `wp-${name}` as const),
  ...(['shield', 'plate', 'mail', 'leather'] as const).map((name) => `ar-${name}` as const),
  ...(['none', 'minor', 'major', 'healed'] as const).map((name) => `wd-${name}` as const),
  ...(['talk', 'move', 'duel', 'battle', 'free'] as const).map((name) => `sc-${name}` as const),
  ...(['tally', 'quick', 'pinned', 'away', 'engine', 'agree', 'object', 'next', 'back', 'menu'] as const).map(
    (name) => `ui-${name}` as const,
  ),
  ...NUMBERS.flatMap((nth) => [`mo-${nth}a`, `mo-${nth}b`] as const),
];

const Symbols = () => (
  <Panel title="Symbols" className="p12">
    <div className="symbols">
      {ICONS.map((name) => (
        <Icon key={name} name={name} size={28} label={name} />
      ))}
    </div>
  </Panel>
);

const TallyPart = () => (
  <>
    <Panel title="Tally, before the dice" className="p6">
      <div className="paper">
        <Tally of={STRIKE_BEFORE} title="Quick Attack, met by a Dodge" />
      </div>
    </Panel>
    <Panel title="Tally, after" className="p6">
      <div className="paper">
        <Tally of={STRIKE_AFTER} subtitle="Quick Attack, met by a Dodge" />
      </div>
    </Panel>
  </>
);

const Numbers = () => (
  <Panel title="Numbers open" className="p6">
    <p className="story">
      Ella lunges under the spear: <TallyPopover of={STRIKE_AFTER}>20 against 18</TallyPopover>. By{' '}
      <RuleRef id="SAGA-DUEL-FOOT-016" /> the distance costs her one.
    </p>
    <p className="row">
      <Chance of={chanceThat(STRIKE, 'success')} />
    </p>
    <Bell thrown={STRIKE} fell={17} width={440} />
  </Panel>
);

const StatesPart = () => (
  <>
    <Panel title="Empty" className="p4">
      <Empty
        act={
          <ButtonLink small href="/test/lab/?part=log">
            Read what happened
          </ButtonLink>
        }
      >
        Nobody is waiting for you. Bo has the next word, on 12 Acorn.
      </Empty>
    </Panel>
    <Panel title="Loading" className="p4">
      <Loading text="Drawing the field. The words are ready." />
    </Panel>
    <Panel title="Refused" className="p4">
      <Refused why="A hard barrier lies between (5, 9) and (4, 9)." rule="SAGA-DUEL-FOOT-012" />
    </Panel>
    <Panel title="Lines in the head" className="p6">
      <Banner of={{ kind: 'offline' }} />
      <Banner of={{ kind: 'away', since: new Date(2026, 10, 14, 20, 14), sent: true }} />
      <Banner of={{ kind: 'old' }} />
    </Panel>
    <Panel title="Switches" className="p6">
      <div className="row">
        <ThemeSwitch />
        <LanguageSwitch />
      </div>
    </Panel>
  </>
);

/** Every part in every state. */
export const Parts = () => (
  <div className="parts">
    <h1 className="vh">Parts and states</h1>
    <Buttons />
    <ChoicesPart />
    <Seals />
    <SeatsPart />
    <DicePart />
    <ArmsPart />
    <SidesPart />
    <FieldsPart />
    <TallyPart />
    <Numbers />
    <Readings />
    <TabsPart />
    <ProposalsPart />
    <StatesPart />
    <Leaf title="The log in all its states" className="p8">
      <LogPanel entries={ENTRIES} onUndo={() => {}} />
    </Leaf>
    <div className="p4">
      <LuckSoFar of={LUCK} />
      <DialogPart />
    </div>
    <Symbols />
  </div>
);
