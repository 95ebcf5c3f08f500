import { type AnyRules, ok, type Result } from '@warmoot/kernel';
import { toy } from '@warmoot/kernel/testing';
import type { Deed } from '@warmoot/protocol';
import { saga, sceneRules } from '@warmoot/rules';

type Begin = Extract<Deed, { do: 'begin' }>;

/** A game for tests: who sits down beside Ana, and how it begins. */
export interface Game {
  readonly others: readonly string[];
  /** The computer player who sits down as Rex. */
  readonly computer: string | null;
  readonly begin: Begin;
}

const duel = (
  others: readonly string[],
  computer: string | null,
  side1: readonly object[],
  side2: readonly object[],
): Game => ({
  others,
  computer,
  begin: {
    do: 'begin',
    scene: 'saga/duel',
    setup: { seats: ['Ana', ...others, ...(computer === null ? [] : ['Rex'])], side1, side2 } as never,
    options: {},
  },
});

const ELLA = { name: 'Ella', seat: 'Ana', like: 'knight' };

export const DUEL = duel(['Bo'], null, [ELLA], [{ name: 'Joris', seat: 'Bo', like: 'duellist' }]);

export const duelAgainst = (computer: string): Game =>
  duel([], computer, [ELLA], [{ name: 'Joris', seat: 'Rex', like: 'duellist' }]);

export const ONE_AGAINST_TWO = duel(
  ['Bo', 'Cy'],
  null,
  [ELLA],
  [
    { name: 'Joris', seat: 'Bo', like: 'duellist' },
    { name: 'Tam', seat: 'Cy', like: 'duellist' },
  ],
);

/** A check of which two others say how hard it is, and all what failure brings. */
export const CLIMB: Game = {
  others: ['Bo', 'Cy'],
  computer: null,
  begin: {
    do: 'begin',
    scene: 'saga/check',
    setup: {
      kind: 'unopposed',
      seats: ['Ana', 'Bo', 'Cy'],
      acting: { name: 'Ella', seat: 'Ana', rating: 5 },
      action: 'climbs the wall',
    },
    options: {},
  },
};

/** A check, a duel and a battle of the first edition. */
export const firstEdition = ({ others, computer, begin }: Game): Game => ({
  others,
  computer,
  begin: { ...begin, scene: begin.scene.replace(/^saga\//, 'saga-1e/') },
});

/** Motives of which none is stronger than another. */
export const EVEN: Readonly<Record<string, number>> = Object.fromEntries(
  saga.character.ALL_MOTIVES.map((motive) => [motive, 6]),
);

const talk = (others: readonly string[], computer: string | null, people: readonly object[]): Game => ({
  others,
  computer,
  begin: {
    do: 'begin',
    scene: 'saga/discussion',
    setup: { seats: ['Ana', ...others, ...(computer === null ? [] : ['Rex'])], people } as never,
    options: {},
  },
});

const SPEAKER = { name: 'Ella', seat: 'Ana', motives: EVEN };

/** Ana through Ella and Bo through Joris, whom nothing moves more than anything else. */
export const TALK = talk(['Bo'], null, [SPEAKER, { name: 'Joris', seat: 'Bo', motives: EVEN }]);

/** The same with a computer, who wants something of whoever is there. */
export const talkWith = (computer: string): Game =>
  talk(['Bo'], computer, [
    SPEAKER,
    { name: 'Joris', seat: 'Bo', motives: EVEN },
    {
      ...{ name: 'Hedda', seat: 'Rex', motives: EVEN },
      wants: [{ context: 'The ford', topic: 'The toll', response: 'Halve it' }],
    },
  ]);

/** A battle of a few units on a small field. */
export const SKIRMISH: Game = {
  others: ['Bo'],
  computer: null,
  begin: {
    do: 'begin',
    scene: 'saga/battle',
    setup: {
      seats: ['Ana', 'Bo'],
      attacker: { name: 'Hill folk', seat: 'Ana', troops: { lightInfantry: 2, bowmen: 1 } },
      defender: { name: 'Baggage train', seat: 'Bo', troops: { mediumInfantry: 2 } },
    },
    options: { 'saga.battle.map': { rows: 9, columns: 9 } },
  },
};

/** Hidden throws, sealed bids, and a scene inside the scene. Only servers of tests know it. */
export const TOY: Game = {
  others: ['Bo', 'Cy'],
  computer: null,
  begin: { do: 'begin', scene: toy.scene, setup: { seats: ['Ana', 'Bo', 'Cy'], rounds: 3 }, options: {} },
};

/** All that is played, and the toy. */
export const rulesAndToy = (scene: string): Result<AnyRules> => (scene === toy.scene ? ok(toy) : sceneRules(scene));
