import type { DuelFacts, DuelOutcome } from '../duel.js';
import type { Combatant, Fighter, Wound } from '../model.js';
import { ALL_PARTS, PARTS, type Part, type PartAt, type Severity } from '../tables/body.table.js';

type Was = Pick<Fighter, 'wounds'>;

// SAGA-DUEL-HEAL-009: old wounds keep their marks.
// SAGA-DUEL-HEAL-024: those that turned into a Major Wound lose them.
/** The wounds of one part afterwards. */
const partAfter = (
  { wounds }: Was,
  now: Pick<Combatant, 'minors' | 'majors' | 'turned'>,
  part: PartAt,
): { readonly all: Wound[]; readonly taken: Wound[] } => {
  const name = PARTS[part] as Part;
  const before = wounds.filter((wound) => wound.part === name);
  const hadMajor = before.find(({ severity }) => severity === 'major');
  const major = now.majors[part] !== 0;
  const oldMinors = before.filter(({ severity }) => severity === 'minor');
  const minors = now.minors[part] as number;
  const turned = now.turned[part] !== 0;
  const fresh = (severity: Severity): Wound => ({ part: name, severity, marks: 0 });
  const keptMinors = turned ? [] : oldMinors.slice(0, minors);
  const newMinors = Array.from({ length: minors - keptMinors.length }, () => fresh('minor'));
  const newMajor = major && hadMajor === undefined ? [fresh('major')] : [];
  return {
    all: [...(hadMajor ? [hadMajor] : []), ...newMajor, ...keptMinors, ...newMinors],
    taken: [...newMajor, ...newMinors],
  };
};

/** What the campaign takes from a fight that is over. */
export const outcome = ({ given, open }: DuelFacts): DuelOutcome => {
  const loser = open.ending === 'side1' ? 2 : open.ending === 'side2' ? 1 : null;
  const fighters = given.fighters.map((fighter, who) => {
    const now = open.combatants[who] as Combatant;
    const parts = ALL_PARTS.map((part) => partAfter(fighter as Was, now, part));
    return {
      name: fighter.name,
      side: fighter.side,
      standing: now.standing,
      wounds: parts.flatMap(({ all }) => all),
      taken: parts.flatMap(({ taken }) => taken),
      dyingSince: now.standing === 'dead' ? null : now.dyingSince,
      hands: { left: now.left, right: now.right },
      carried: now.carried,
    };
  });
  const named = (test: (fighter: (typeof fighters)[number]) => boolean): string[] =>
    fighters.filter(test).map(({ name }) => name);
  return {
    ending: open.ending as DuelOutcome['ending'],
    rounds: open.round,
    fighters,
    dead: named(({ standing }) => standing === 'dead'),
    fled: named(({ standing }) => standing === 'fled'),
    prisoners: named(
      ({ standing, side }) => standing === 'surrendered' || (standing === 'incapable' && side === loser),
    ),
    lost: open.lying.map(({ item }) => item),
  };
};
