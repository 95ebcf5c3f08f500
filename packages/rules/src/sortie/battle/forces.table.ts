import type { SortieSetup } from './model.js';

type Unit = Partial<SortieSetup['a']['units'][number]>;

const CAPTAIN = { level: 1 };
const SKILLED = { level: 2, strengths: ['tactics'] as const };
const LOVED = { level: 1, strengths: ['command'] as const };

/** Ready-made forces: our own, each with a way of its own. What a row does not say is as SORTIE-UNIT-005 has it. */
export const FORCES = {
  // A little of everything.
  usual: [
    { heads: 200, weight: 'heavy', level: 1, commander: SKILLED },
    { heads: 200, weight: 'medium', level: 1, commander: CAPTAIN },
    { heads: 150, archers: true, level: 1, commander: CAPTAIN },
    { heads: 100, mount: 'cavalry', weight: 'medium', level: 1, commander: CAPTAIN },
  ],
  // Heavy foot that wins by standing.
  shields: [
    { heads: 250, weight: 'heavy', level: 1, commander: LOVED },
    { heads: 250, weight: 'heavy', level: 1, commander: CAPTAIN },
    { heads: 200, weight: 'heavy', level: 1, commander: CAPTAIN, superiorTo: ['cavalry'] },
  ],
  // Horse that is everywhere, and nowhere when it is waited for.
  riders: [
    { heads: 120, mount: 'cavalry', weight: 'heavy', level: 1, commander: SKILLED },
    { heads: 120, mount: 'cavalry', level: 1.5, commander: CAPTAIN },
    { heads: 120, mount: 'cavalry', level: 1.5, commander: CAPTAIN },
    { heads: 80, mount: 'cavalry', archers: true, level: 1, commander: CAPTAIN },
  ],
  // Arrows first, and somebody to stand before the archers.
  bows: [
    { heads: 200, weight: 'medium', level: 1, commander: LOVED },
    { heads: 150, archers: true, level: 1.5, commander: SKILLED },
    { heads: 150, archers: true, level: 1.5, commander: CAPTAIN },
    { heads: 150, level: 1, commander: CAPTAIN },
  ],
  // Many heads with little training, and one that holds them together.
  levy: [
    { heads: 300, weight: 'heavy', level: 1.5, commander: SKILLED, bonusDice: 1 },
    { heads: 400, level: 0, commander: CAPTAIN },
    { heads: 400, level: 0, commander: CAPTAIN },
    { heads: 300, level: -0.5, commander: CAPTAIN },
    { heads: 150, archers: true, level: 0, commander: CAPTAIN },
  ],
  // Few and very good, as long as it goes well.
  mercenaries: [
    { heads: 150, weight: 'heavy', level: 2, commander: SKILLED, mercenary: true },
    { heads: 150, weight: 'medium', level: 2, commander: CAPTAIN, mercenary: true },
    { heads: 100, mount: 'cavalry', weight: 'medium', level: 2, commander: CAPTAIN, mercenary: true },
  ],
} as const satisfies Record<string, readonly DeepUnit[]>;

/** A unit as a setup may have it, with parts of a commander. */
type DeepUnit = Omit<Unit, 'commander'> & { readonly commander?: Partial<NonNullable<Unit['commander']>> | null };

export type ForceKind = keyof typeof FORCES;
