import { command, war } from '@warmoot/rules';
import type { Moment, SceneWords } from '../catalogue/words.js';
import type { Fact, Named } from '../say/index.js';
import type { Speech } from '../speech.js';
import { armyName, type CommandPhrases, championName, hexText, stageName } from './facts.js';

type Words = SceneWords<command.Command>;
type Events = Words['events'];
type At = Moment<command.Command>;
type Paid = { readonly unit: number; readonly cost: number };
type Walked = Paid & { readonly path: readonly number[] };

/** COMMAND-RESOLVE-006: the rule by which a fight has no winner, or one where the totals are equal. */
const clashRule = (attack: number, defence: number): string =>
  attack === defence ? 'COMMAND-RESOLVE-006' : 'COMMAND-RESOLVE-005';

export const tellCommandEvents = (speech: Speech, phrases: CommandPhrases): Events => {
  const { telling: t } = speech.t.command;
  const named = (index: number, { sight }: At): Named => phrases.unit(sight, index);
  /** What was paid and what is left; null where it cost nothing. */
  const paid = ({ unit, cost }: Paid, { sight }: At): string =>
    cost === 0 ? '' : t.paid({ cost, left: sight.open.points[unit] ?? 0 });
  const did = (event: Paid, at: At) => ({ unit: named(event.unit, at), paid: paid(event, at) });
  const walked = (event: Walked, at: At) => ({
    ...did(event, at),
    n: event.path.length,
    to: hexText(at.sight, event.path.at(-1) ?? -1),
    beside: phrases.beside(at.sight, event.unit) as readonly Named[],
  });
  const army = ({ side }: { readonly side: number }, { sight }: At): { readonly army: string } => ({
    army: armyName(sight, side),
  });
  const score = ({ sight }: At) => ({
    health: phrases.bySide(sight, (side) => command.healthOf(sight, side)),
    objectives:
      sight.given.options['command.objectiveHexes'].length === 0
        ? null
        : phrases.bySide(sight, (side) => command.objectivesOf(sight, side)),
  });
  return {
    led: ({ side, total }, at) =>
      t.led({
        ...army({ side }, at),
        total,
        rule: at.sight.given.options['command.leadershipDice'] === 'saga' ? 'COMMAND-SETUP-004' : 'COMMAND-SETUP-003',
      }),
    tied: () => t.tied,
    turnsTaken: ({ side, first }, at) =>
      t.turnsTaken({ ...army({ side }, at), own: side === first, other: armyName(at.sight, first) }),
    deployed: ({ unit, at: hex }, at) => t.deployed({ unit: named(unit, at), to: hexText(at.sight, hex) }),
    roundBegan: ({ round }) => t.roundBegan({ round }),
    turnBegan: (event, at) => t.turnBegan(army(event, at)),
    turnEnded: () => '',
    stageBegan: (event, at) =>
      t.stageBegan({ ...army(event, at), stage: event.stage, name: stageName(speech, event.stage) }),
    stageEnded: ({ side, held }, at) =>
      t.stageEnded({ ...army({ side }, at), n: held.length, held: phrases.units(at.sight, held) }),
    volleyed: (event, at) =>
      t.volleyed({
        ...did(event, at),
        target: named(event.target, at),
        away: command.away(at.sight, event.unit, event.target),
      }),
    held: (event, at) => t.held(did(event, at)),
    engaged: (event, at) => t.engaged(did(event, at)),
    waited: (event, at) => t.waited(did(event, at)),
    advanced: (event, at) => t.advanced(walked(event, at)),
    manoeuvred: (event, at) => t.manoeuvred(walked(event, at)),
    charged: (event, at) => t.charged({ ...walked(event, at), target: named(event.target, at) }),
    disengaged: (event, at) => t.disengaged(walked(event, at)),
    pursued: (event, at) => t.pursued({ ...walked(event, at), after: named(event.after, at) }),
    allowedDisengagement: (event, at) => t.allowedDisengagement({ ...did(event, at), of: named(event.of, at) }),
    enduredMissiles: (event, at) => t.enduredMissiles({ ...did(event, at), by: named(event.by, at) }),
    enduredCharge: (event, at) => t.enduredCharge({ ...did(event, at), by: named(event.by, at) }),
    damaged: ({ unit, by, of }, at) =>
      t.damaged({ unit: named(unit, at), by: named(by, at), of, damage: at.sight.open.damage[unit] ?? 0 }),
    attacked: (event, at) => t.attacked({ ...did(event, at), target: named(event.target, at) }),
    defended: (event, at) => t.defended({ ...did(event, at), by: named(event.by, at) }),
    feinted: (event, at) => t.feinted({ ...walked(event, at), by: named(event.by, at) }),
    supportedAttack: (event, at) =>
      t.supportedAttack({ ...did(event, at), attacker: named(event.attacker, at), target: named(event.target, at) }),
    supportedDefence: (event, at) => t.supportedDefence({ ...did(event, at), defender: named(event.defender, at) }),
    attackLapsed: ({ unit, target }, at) => t.attackLapsed({ unit: named(unit, at), target: named(target, at) }),
    attackIgnored: ({ unit, target }, at) => {
      const attackerGone = !war.isOnTheMap(at.sight, unit);
      return t.attackIgnored({
        unit: named(unit, at),
        target: named(target, at),
        gone: named(attackerGone ? unit : target, at),
        rule: attackerGone ? 'COMMAND-RESOLVE-010' : 'COMMAND-RESOLVE-009',
      });
    },
    supportLapsed: ({ unit, attacker }, at) =>
      t.supportLapsed({ unit: named(unit, at), attacker: named(attacker, at) }),
    clashed: ({ unit, target, attack, defence, winner }, at) =>
      t.clashed({
        unit: named(unit, at),
        target: named(target, at),
        attack: attack.total,
        defence: defence.total,
        loser: winner === null ? null : named(winner === unit ? target : unit, at),
        rule: clashRule(attack.total, defence.total),
      }),
    lostAttack: (event, at) => t.lostAttack(did(event, at)),
    routed: ({ unit, why }, at) =>
      t.routed[why]({ unit: named(unit, at), points: at.sight.open.points[unit] ?? 0 } as never),
    checkedMorale: (event, at) => t.checkedMorale({ ...did(event, at), routed: named(event.routed, at) }),
    checksDone: () => '',
    slaughtered: (event, at) => t.slaughtered({ ...did(event, at), routed: named(event.routed, at) }),
    letEscape: (event, at) => t.letEscape({ ...did(event, at), routed: named(event.routed, at) }),
    conceded: (event, at) => t.conceded(army(event, at)),
    challenged: ({ side, own, enemy }, at) =>
      t.challenged({
        ...army({ side }, at),
        own: championName(at.sight, own),
        enemy: championName(at.sight, enemy),
      }),
    challengeRefused: (event, at) => t.challengeRefused(army(event, at)),
    noChallenge: () => '',
    duelFought: () => t.duelFought,
    steadied: (event, at) => t.steadied({ ...did(event, at), champion: championName(at.sight, event.champion) }),
    quarterSaid: ({ side, given }, at) => t.quarterSaid({ ...army({ side }, at), given }),
    cameAway: ({ escape: { who, captured, wound } }) =>
      t.cameAway({
        who,
        captured,
        part: wound === null ? null : (speech.t.names.parts as Readonly<Record<string, Fact>>)[wound.part],
        severity: wound?.severity ?? null,
      } as never),
    renamed: ({ unit, name }, { was }) => t.renamed({ was: phrases.unit(was, unit), name: phrases.called(name) }),
    roundEnded: ({ quiet }) => (quiet === 0 ? '' : t.quiet({ n: quiet })),
    ended: ({ ending, winner }, at) =>
      t.ended[ending]({
        ...score(at),
        winner: winner === null ? null : armyName(at.sight, winner),
        loser: winner === null ? '' : armyName(at.sight, war.otherSide(winner)),
      } as never),
  };
};

/** COMMAND-RESOLVE-003, COMMAND-RESOLVE-004: both totals of a fight, score by score. COMMAND-END-004: health, unit by unit. */
export const tellCommandSums = (speech: Speech, phrases: CommandPhrases): NonNullable<Words['sums']> => {
  const { sums: t } = speech.t.command.telling;
  return {
    clashed: ({ unit, target, attack, defence }, { sight }) => [
      { label: t.attack({ unit: phrases.unit(sight, unit) }), tally: attack.lines ?? [] },
      { label: t.defence({ unit: phrases.unit(sight, target) }), tally: defence.lines ?? [] },
    ],
    ended: ({ ending }, { sight }) =>
      ending === 'roundLimit' || ending === 'quiet'
        ? ([0, 1] as const).map((side) => ({
            label: t.health({ army: armyName(sight, side) }),
            tally: command.healthTally(sight, side),
          }))
        : [],
  };
};

/** Deployments and moves in a row are one, as long as nobody comes next to an enemy. */
export const tellCommandInShort = (speech: Speech, phrases: CommandPhrases): NonNullable<Words['inShort']> => {
  const { telling: t } = speech.t.command;
  const moved = (events: readonly { readonly unit: number }[], { sight }: At): string | null => {
    const units = events.map(({ unit }) => unit);
    if (units.length < 2 || units.some((unit) => phrases.beside(sight, unit).length > 0)) return null;
    return t.movedMany({
      army: armyName(sight, war.unitAt(sight, units[0] as number).side),
      units: phrases.units(sight, units),
    });
  };
  return {
    deployed: (events, { sight }) =>
      t.deployedMany({
        army: armyName(sight, war.unitAt(sight, events[0]?.unit ?? 0).side),
        n: events.length,
      }),
    advanced: moved,
  };
};
