import { square } from '@warmoot/kernel';

/** What players read of a duel: the few open facts they look at, as the rules have them. */
export interface DuelSight {
  readonly given: { readonly fighters: readonly { readonly name: string; readonly side: 1 | 2 }[] };
  readonly open: {
    readonly round: number;
    readonly width: number;
    readonly height: number;
    readonly combatants: readonly Combatant[];
    readonly combats: readonly { readonly side1: readonly number[]; readonly side2: readonly number[] }[];
    readonly grips: readonly { readonly holder: number; readonly victim: number; readonly grip: string }[];
    readonly turn: {
      readonly acts: readonly ({ readonly act: string; readonly with?: string } | null)[];
      readonly landed: readonly { readonly victim: number; readonly part: number }[];
      readonly shielded: number | null;
    };
    readonly ending: string | null;
  };
}

export interface Combatant {
  readonly standing: string;
  readonly x: number;
  readonly y: number;
  readonly left: string | null;
  readonly right: string | null;
  /** By part: both arms, both legs, body, head. */
  readonly minors: readonly number[];
  readonly majors: readonly number[];
  readonly prone: boolean;
  readonly penalties: readonly { readonly on: string; readonly by: number; readonly until: number }[];
  readonly weakening: number;
}

/** A choice of the duel, as far as players tell choices apart. */
export interface DuelChoice {
  readonly choose: string;
  readonly act?: string;
  readonly target?: string;
  readonly with?: string;
  readonly both?: true;
  readonly by?: string;
  readonly to?: square.Square;
  readonly part?: string | null;
  readonly enemy?: string;
  readonly left?: string | null;
  readonly right?: string | null;
}

/** What the step that waits says about itself. */
export interface DuelStep {
  readonly step: string;
  readonly who?: number;
  readonly attacker?: number;
  readonly actor?: number;
  readonly by?: number;
  readonly other?: number;
  readonly severity?: string;
  readonly move?: string;
  readonly most?: number;
}

/** A duel, in this edition or another. */
export const isDuel = (scene: string): boolean => scene.endsWith('/duel');

export const sightOf = (facts: { readonly given: unknown; readonly open: unknown }): DuelSight => facts as DuelSight;

export const topStep = ({ agenda }: { readonly agenda: readonly { readonly step: string }[] }): DuelStep =>
  agenda[agenda.length - 1] as DuelStep;

export const whoIs = ({ given }: DuelSight, name: string): number =>
  given.fighters.findIndex((fighter) => fighter.name === name);

export const sideOf = ({ given }: DuelSight, who: number): 1 | 2 => given.fighters[who]?.side as 1 | 2;

export const one = ({ open }: DuelSight, who: number): Combatant => open.combatants[who] as Combatant;

export const apart = (sight: DuelSight, a: number, b: number): number =>
  square.separation(one(sight, a), one(sight, b));

/** The enemies a fighter is engaged with. */
export const foesOf = (sight: DuelSight, who: number): readonly number[] => {
  const mine = sight.open.combats.find(({ side1, side2 }) => side1.includes(who) || side2.includes(who));
  const foes = mine === undefined ? [] : sideOf(sight, who) === 1 ? mine.side2 : mine.side1;
  return foes.filter((foe) => one(sight, foe).standing === 'in');
};

/** All enemies still in the fight, whoever they are engaged with. */
export const enemiesOf = (sight: DuelSight, who: number): readonly number[] =>
  sight.open.combatants.flatMap(({ standing }, other) =>
    standing === 'in' && sideOf(sight, other) !== sideOf(sight, who) ? [other] : [],
  );

export const isGripped = ({ open }: DuelSight, who: number): boolean => open.grips.some(({ victim }) => victim === who);

/** A hand that can use what it holds. */
const usable = ({ majors }: Combatant, hand: 'left' | 'right'): boolean => majors[hand === 'left' ? 0 : 1] === 0;

export const isArmed = (fighter: Combatant): boolean =>
  (['left', 'right'] as const).some(
    (hand) => fighter[hand] !== null && fighter[hand] !== 'shield' && usable(fighter, hand),
  );

/** Who attacks whom in a question about a defence, which is asked as `Victim against Attacker`. */
export const attackerIn = (sight: DuelSight, as: string): number =>
  sight.given.fighters.findIndex(({ name }) =>
    sight.given.fighters.some((victim) => as === `${victim.name} against ${name}`),
  );
