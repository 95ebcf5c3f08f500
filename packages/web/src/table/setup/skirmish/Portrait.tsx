import { saga, warband } from '@warmoot/rules';
import { nameIn } from '@warmoot/words';
import { Figure } from '../../../people/figure/Figure.js';
import { headKind } from '../../../people/names.js';
import { type Charge, chargeOf, tinctureOf } from '../../../people/tinctures.js';
import { useSpoken } from '../../../words/speech.js';
import type { Shown } from './shown.js';
import { SCENE } from './skirmishStart.js';
import { SKIRMISH_SETUP } from './words.js';

/** Head and shoulders. */
const BUST = '2 -4 204 204';

type Held = Parameters<typeof Figure>[0]['left'];

/** What is drawn for what a hand holds. */
const HELD: Readonly<Partial<Record<warband.Item, Held>>> = {
  dagger: 'dagger',
  sword: 'sword',
  handaxe: 'axe',
  spear: 'spear',
  javelin: 'spear',
  shortbow: 'bow',
  longbow: 'bow',
  crossbow: 'crossbow',
  sling: 'rock',
  greatsword: 'bigSword',
  halberd: 'halberd',
  improvised: 'club',
  light: 'club',
  shield: 'shield',
};

const inHand = ({ items }: warband.Figure, hand: 'left' | 'right'): Held => {
  const carried = items.find(({ kept }) => kept === hand || (hand === 'right' && kept === 'both'));
  return carried === undefined ? null : (HELD[carried.item] ?? null);
};

const ARMOURS = ['none', 'other', 'otherMetal', 'metalPlate'] as const satisfies readonly saga.duel.Armour[];

const headOf = (armour: number, hasHelmet: boolean): saga.duel.Armour => {
  if (hasHelmet) return armour >= 3 ? 'metalPlate' : 'otherMetal';
  return armour === 0 ? 'none' : 'other';
};

/** WARBAND-SAGA-012: where a Wound is drawn, and how deep. */
const cutOf = ({ wound, side, permanent }: warband.Wound) => ({
  part: warband.partOf(wound, side),
  severity: permanent ? ('major' as const) : ('minor' as const),
});

interface PortraitProps {
  readonly side: 0 | 1;
  readonly shown: Shown;
  readonly bust?: boolean;
  /** Somebody of a saga has the wounds of the sheet; left out, Wounds are those of the figure. */
  readonly brought?: warband.OfTheCast['wounds'] | undefined;
  /** What somebody of a saga bears. */
  readonly charge?: Charge | undefined;
  readonly className?: string;
}

/** A figure from the front: what it wears and holds, and its Wounds. */
export const Portrait = ({ side, shown, bust = false, brought, charge, className }: PortraitProps) => {
  const { words } = useSpoken(SKIRMISH_SETUP);
  const { state, row } = shown;
  const name = nameIn(words, SCENE, shown.called);
  const cuts = brought ?? state.wounds.map(cutOf);
  const hurt = (severity: saga.duel.Severity): readonly number[] =>
    saga.duel.PARTS.map((part) => cuts.filter((one) => one.part === part && one.severity === severity).length);
  const wounds = state.wounds.map(({ wound }) => words.skirmish.wounds[wound]);
  const hasHelmet = state.items.some(({ item, kept }) => item === 'helmet' && kept === 'worn');
  return (
    <Figure
      className={className}
      tincture={tinctureOf(side)}
      charge={`ch-${charge ?? chargeOf(side)}`}
      armour={ARMOURS[Math.min(3, row.armour)] ?? 'none'}
      head={headOf(row.armour, hasHelmet)}
      left={inHand(state, 'left')}
      right={inHand(state, 'right')}
      minors={hurt('minor')}
      majors={hurt('major')}
      kind={headKind(name)}
      label={wounds.length === 0 ? name : `${name}: ${wounds.join(', ')}`}
      {...(bust && { frame: BUST })}
    />
  );
};
