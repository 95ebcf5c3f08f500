import type { saga } from '@warmoot/rules';
import type { AnySceneWords, SceneWords } from '../catalogue/words.js';
import { alone } from '../say/index.js';
import { factsOf, keyed, keyedSentences, type Speech, skillLines } from '../speech.js';
import type { BoardWords } from './board.js';
import { namesOf, tallied } from './facts.js';
import type { DuelPhrases } from './phrases.js';
import type { SheetWords } from './sheet.js';

const mapped = <A, B>(words: Readonly<Record<string, A>>, change: (word: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(words).map(([key, word]) => [key, change(word)]));

/** The lines of a rating, by their keys. */
export const tellTally = (speech: Speech): Readonly<Record<string, string>> => {
  const { grammar, t: all } = speech;
  const { names } = all;
  const { board, events } = all.duel;
  return {
    ...skillLines(speech),
    ...keyed('act', alone(grammar, names.acts)),
    ...keyed('gear', alone(grammar, names.items)),
    ...keyed(
      'armour',
      mapped(names.armours, (armour) => board.armourLine({ armour })),
    ),
    ...keyed(
      'penalty',
      mapped(names.acts, (act) => board.penaltyLine({ act })),
    ),
    ...board.tally,
    held: events.conditions.held,
    tackled: events.conditions.tackled,
  };
};

/** The words on a fighter's sheet. */
const tellSheet = (speech: Speech, phrases: DuelPhrases): SheetWords => {
  const { grammar, t: all } = speech;
  const { names, duel } = all;
  const { sheet: t } = duel.board;
  const acts = alone(grammar, names.acts);
  return {
    title: (letter, name, seat) => t.title({ letter, name, seat }),
    skills: names.skills,
    allSkills: t.allSkills,
    tally: tellTally(speech),
    from: (from) => (from === 'setup' ? t.broughtAlong : acts[from]),
    on: phrases.onWhat,
    until: (round) => t.until({ round }),
    weakening: (by) => t.weakening({ by }),
    held: (item, hand) => t.held({ item: names.items[item], hand: names.hands[hand] }),
    emptyHanded: t.emptyHanded,
    carries: (items) => t.carries({ items: items.map((item) => names.items[item]) }),
    armour: (armour, bonus) => t.armour({ armour: names.armours[armour], bonus }),
    noArmour: names.armours.none,
    left: t.left,
    right: t.right,
    wounds: (part, minors, major) => {
      const wounds = [...(major ? [t.major] : []), ...(minors === 0 ? [] : [t.minors({ n: minors })])];
      return t.wounds({ part: names.parts[part], wounds: wounds.join(' + ') });
    },
    noWounds: t.noWounds,
    prone: duel.events.conditions.prone,
    grippedBy: (grip, holder) => t.grippedBy({ grip, holder }),
    grips: (grip, victim, hand) => t.grips({ grip, victim, hand: names.hands[hand] }),
    out: t.out,
    dying: (round) => t.dying({ round }),
    locks: { ...acts, footwork: t.footwork, parry: t.parry },
    madeFrom: (made, skill) => t.madeFrom({ made, skill }),
  };
};

/** The words around the sheets and the picture of the ground. */
export const tellBoard = (speech: Speech, phrases: DuelPhrases): BoardWords => {
  const { grammar, t: all } = speech;
  const { board: t, events } = all.duel;
  const items = alone(grammar, all.names.items);
  return {
    sheet: tellSheet(speech, phrases),
    fighters: t.fighters,
    ground: t.ground,
    side: phrases.side,
    prone: events.conditions.prone,
    dead: t.dead,
    incapable: t.incapable,
    wall: t.wall,
    item: (item) => items[item],
    distance: phrases.distance,
    combat: (sight, at, combat) => t.combat({ at, combat: phrases.combat(sight, combat) }),
    free: (sight, who) => t.free({ names: namesOf(sight, who) }),
    empty: t.empty,
  };
};

type Fighter = saga.duel.DuelOutcome['fighters'][number];

/** Who won and when, what became of each, what was left lying. */
export const tellOutcome = (
  { t: { names, duel } }: Speech,
  phrases: DuelPhrases,
): SceneWords<saga.duel.Duel>['outcome'] => {
  const { outcome: t } = duel;

  const takenText = ({ taken }: Fighter): string => {
    if (taken.length === 0) return t.noNewWound;
    const all = tallied(taken).map(({ part, severity, many }) => t.taken({ part: names.parts[part], severity, many }));
    return t.wounds({ all });
  };

  const fighterText = (fighter: Fighter, prisoners: readonly string[]): string => {
    const { name, standing, dyingSince } = fighter;
    const parts = [
      ...(standing === 'in' ? [] : [t.standing[standing]]),
      takenText(fighter),
      ...(dyingSince === null ? [] : [t.dying({ round: dyingSince })]),
      ...(prisoners.includes(name) ? [t.prisoner] : []),
    ];
    return `${name}: ${parts.join(', ')}.`;
  };

  return ({ ending, rounds, fighters, prisoners, lost }, { sight }) => {
    const when = t.when({ rounds });
    const how =
      ending === 'side1' || ending === 'side2'
        ? t.wins({ side: phrases.side(sight, ending === 'side1' ? 1 : 2), when })
        : t[ending]({ when });
    const left = lost.length === 0 ? [] : [t.leftLying({ items: lost.map((item) => names.items[item]) })];
    return [how, ...fighters.map((fighter) => fighterText(fighter, prisoners)), ...left].join(' ');
  };
};

/** What cannot be done in a fight, why, and what could be done instead. */
export const tellDuelBroken = ({ t: { names, duel } }: Speech): AnySceneWords['broken'] => {
  const { unknown, broken } = duel.refusals;
  const found = <A>(words: Readonly<Record<string, A>>, key: unknown): A | undefined =>
    typeof key === 'string' && Object.hasOwn(words, key) ? words[key] : undefined;
  return keyedSentences(broken, (carried) => ({
    ...factsOf(carried),
    act: found(names.acts, carried.act) ?? unknown.act,
    item: found(names.items, carried.item) ?? unknown.item,
    part: found(names.parts, carried.part) ?? unknown.part,
    skill: names.skills[carried.skill as saga.duel.HandSkill] ?? '',
  }));
};
