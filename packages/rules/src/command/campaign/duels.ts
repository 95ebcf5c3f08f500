import { d, type Json, opens, rolls, sumOf } from '@warmoot/kernel';
import { type CheckEdition, sagaChecks } from '../../saga/check/check.js';
import { begin as beginDuel } from '../../saga/duel/beginning/beginning.js';
import type { DuelOutcome } from '../../saga/duel/duel.js';
import { guessed } from '../../saga/duel/fighters/guessed.js';
import type { FighterSetup } from '../../saga/duel/model.js';
import { duelScene } from '../../saga/duel/scene.js';
import { duelOptions, duelSetup } from '../../saga/duel/setup.js';
import { PARTS } from '../../saga/duel/tables/body.table.js';
import { qualityByLead } from '../battle/beginning.js';
import type { Champion, ChampionIndex, ChampionSetup } from '../battle/champions.js';
import { armyOf, type CommandSight } from '../battle/command.js';
import { afterDuel } from '../battle/meetings.js';
import type { CommandSetup } from '../battle/model.js';
import { championAt } from '../battle/pairs.js';
import { commandSceneWith } from '../battle/scene.js';

const duelIn = (edition: CheckEdition['ruleSet']): string => `${edition}/duel`;

/** A champion as the saga's duel takes them. */
const fighterOf = ({ name, seat, fighter }: ChampionSetup): FighterSetup =>
  ({ ...(fighter as object), name, seat }) as FighterSetup;

/** What the saga keeps of a fighter after a duel, and takes into the next. */
export type Sheet = Pick<FighterSetup, 'wounds' | 'hands' | 'carried'>;

const fighterNow = (sight: CommandSight, who: ChampionIndex): FighterSetup => {
  const sheet = sight.open.champions[who]?.sheet as unknown as Sheet | null;
  return { ...fighterOf(championAt(sight, who) as ChampionSetup), ...(sheet ?? {}) };
};

const afterwards = (outcome: DuelOutcome, at: 0 | 1): Champion => {
  const { standing, wounds, hands, carried } = outcome.fighters[at] as DuelOutcome['fighters'][number];
  return { standing, sheet: { wounds, hands: { ...hands, both: null }, carried } as unknown as Json };
};

const pairSetup = (seats: readonly string[], one: FighterSetup, other: FighterSetup): unknown => ({
  seats,
  side1: [one],
  side2: [other],
});

/** A duel of any two champions must be able to begin. */
const championsFault = ({ seats, north, south, duelOptions: wanted }: CommandSetup) => {
  for (const one of north.champions) {
    for (const other of south.champions) {
      const setup = duelSetup.parse(pairSetup(seats, fighterOf(one), fighterOf(other)), 'setup.champions');
      if (!setup.ok) return setup.refusal;
      const options = duelOptions.parse(wanted, 'setup.duelOptions');
      const begun = options.ok ? beginDuel(setup.value, options.value) : options;
      if (!begun.ok) return begun.refusal;
    }
  }
  return null;
};

type ArmySetup = CommandSetup['north'];

/** SAGA-CAMPAIGN-004: the quality of a leader is in the points of all units; Lead and Tactics themselves are on the sheet. */
const shutLeader = ({ leader }: ArmySetup, whose: ReadonlySet<string>): Pick<ArmySetup, 'leader'> => {
  if (!leader?.name || leader.lead === undefined || !whose.has(leader.name)) return {};
  return { leader: { name: leader.name, quality: qualityByLead(leader.lead) } };
};

const shutArmy = (army: ArmySetup, whose: ReadonlySet<string>): ArmySetup => {
  const fighters = guessed(army.champions.map(fighterOf), whose);
  return {
    ...army,
    ...shutLeader(army, whose),
    champions: army.champions.map((one, i) =>
      whose.has(one.name) ? { ...one, fighter: fighters[i] as unknown as Json } : one,
    ),
  };
};

/** The battle with a saga's people in it, whose duels go by one of these editions. S1E-SCOPE-004 */
export const commandSceneBy = (editions: readonly CheckEdition[]) =>
  commandSceneWith({
    scenes: Object.fromEntries(editions.map((edition) => [duelIn(edition.ruleSet), duelScene(edition)])),
    championsFault,
    shut: (setup, whose) => ({ ...setup, north: shutArmy(setup.north, whose), south: shutArmy(setup.south, whose) }),
    procedures: {
      // COMMAND-SAGA-014: the battle waits.
      duel: opens({
        opening: (facts, { own, enemy }) => ({
          scene: duelIn(facts.given.duelsBy),
          setup: pairSetup(facts.seats, fighterNow(facts, own), fighterNow(facts, enemy)),
          options: facts.given.duelOptions,
        }),
        then: (play, { own, enemy }, outcome: DuelOutcome) => {
          play.say({
            event: 'duelFought',
            champions: [
              [own, afterwards(outcome, 0)],
              [enemy, afterwards(outcome, 1)],
            ],
          });
          afterDuel(play, [own, enemy]);
        },
      }),

      // COMMAND-SAGA-013: the part by a further d6, as in SAGA-DUEL-ACT-021.
      wounded: rolls({
        throws: () => sumOf([d(6)]),
        thrower: (facts, { army }) => armyOf(facts, armyOf(facts, 0).name === army ? 0 : 1).seat,
        then: (play, { who, army, captured }, face) => {
          const part = PARTS[(face as number) - 1] as string;
          const wound = { part, severity: captured ? 'major' : 'minor' } as const;
          play.say({ event: 'cameAway', escape: { who, army, captured, wound } });
        },
      }),
    },
  });

/** The battle where only the usual edition is at hand. */
export const commandScene = commandSceneBy([sagaChecks]);
