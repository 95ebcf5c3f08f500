import { beginState, type Json } from '@warmoot/kernel';
import { sceneRules } from '@warmoot/rules';
import { refusalText } from '@warmoot/words';
import type { ReactNode } from 'react';
import { Button } from '../../../design/forms/Button.js';
import { useSpoken } from '../../../words/speech.js';
import { Begins } from '../Begins.js';
import { Slated } from '../SlateNote.js';
import type { SetupProps } from '../setupProps.js';
import { SETUP } from '../setupWords.js';
import { SIDES, type War } from './armies.js';
import { type Calling, CallingContext } from './calling.js';
import { hasNameFault } from './names.js';
import { WAR_SETUP } from './words.js';
import '../battle/battle-setup.css';
import './war-setup.css';

interface Muster {
  readonly units: readonly { readonly name?: string }[];
}

/** What the table is asked to begin. */
export interface Start {
  readonly scene: string;
  readonly setup: Json;
  readonly options: Json;
}

/** What keeps a battle from beginning, in words; null where nothing does. */
const useLacks = (armies: War<Muster>['armies'], start: Start, calling: Calling): string | null => {
  const { t, words } = useSpoken(WAR_SETUP);
  const { t: plain } = useSpoken(SETUP);
  if (armies.some(({ commander }) => commander === '')) return plain.needsTwo;
  if (armies.some(({ name }) => name.trim() === '')) return t.of[calling].noName;
  if (armies[0].name.trim() === armies[1].name.trim()) return t.of[calling].sameNames;
  if (armies.some(({ units }) => units.length === 0)) return t.of[calling].nobody;
  if (hasNameFault(armies)) return t.of[calling].badName;
  // The rest is for the rules to say.
  const rules = sceneRules(start.scene);
  const begun = rules.ok ? beginState(rules.value, { setup: start.setup, options: start.options }) : rules;
  return begun.ok ? null : refusalText(words, begun.refusal);
};

interface WarFormProps extends Pick<SetupProps, 'sitting' | 'act'> {
  readonly className: string;
  readonly war: Pick<War<Muster>, 'armies' | 'places' | 'musters'>;
  readonly card: (side: 0 | 1) => ReactNode;
  /** Beside the button that prints the armies. */
  readonly tools?: ReactNode;
  /** What there is besides the armies: ground, options. */
  readonly children: ReactNode;
  readonly start: Start;
  /** What an ask for a field is, in words. */
  readonly saying: Readonly<Record<string, string>>;
  readonly paper: ReactNode;
  /** Left out, they are armies. */
  readonly calling?: Calling;
  /** What the button says that begins it, where it is no battle. */
  readonly begins?: string;
}

/** Sets up a battle between two armies that are put together unit by unit. */
export const WarForm = ({
  sitting,
  act,
  className,
  war,
  card,
  tools,
  children,
  start,
  saying,
  paper,
  calling = 'armies',
  begins,
}: WarFormProps) => {
  const { t } = useSpoken(WAR_SETUP);
  const told = t.of[calling];
  const { armies, places, musters } = war;
  const lacks = useLacks(armies, start, calling);
  const said: Readonly<Record<string, string>> = {
    [musters.field]: told.those,
    [places.field]: told.whoLeads,
    ...saying,
  };
  // Who commands stands in the same cards: what was done there last of the two is said.
  const isOfArmies = musters.asks.length > 0 || (places.asks.length === 0 && musters.by !== null);
  return (
    <CallingContext value={calling}>
      <div className={`setup-battle setup-war ${className}`}>
        <Slated
          sitting={sitting}
          of={isOfArmies ? musters : places}
          say={() => (isOfArmies ? told.those : told.whoLeads)}
        >
          <div className="setup-sides">{SIDES.map(card)}</div>
        </Slated>
        <div className="row">
          <Button small kind="quiet" onClick={() => window.print()}>
            {told.print}
          </Button>
          {tools}
        </div>
        {children}
        <Begins
          sitting={sitting}
          act={act}
          places={armies.map(({ name, commander }) => ({ as: name, seat: commander }))}
          lacks={lacks}
          label={begins ?? t.begin}
          start={() => start}
          say={(field) => said[field] ?? null}
        />
        {paper}
      </div>
    </CallingContext>
  );
};
