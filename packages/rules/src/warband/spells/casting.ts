import { brokenRule, does, type Fixed, type Procedures, type Refusal, rolls, shape } from '@warmoot/kernel';
import { figureNamed, figureOf, hereOf, isEngaged, isHeld, isHere, keyOf, rowOf } from '../figures/figures.js';
import { testTarget, testThrow } from '../figures/tests.js';
import type { ActRules } from '../model/acts.js';
import type { SpellChoice } from '../model/faring.js';
import type { FigureIndex, Spell } from '../model/model.js';
import type { Skirmish, SkirmishFacts, SkirmishPlay, SkirmishSight } from '../model/skirmish.js';

/** WARBAND-SPELL-002: the spells that a caster has prepared and not spent. */
const preparedBy = (sight: SkirmishSight, figure: FigureIndex): readonly Fixed<Spell>[] => {
  const { spent } = figureOf(sight, figure);
  return rowOf(sight, figure).spells.filter(({ name }) => !spent.includes(name));
};

/** WARBAND-SPELL-003: nobody casts in melee; null where it may. */
const meleeFault = (sight: SkirmishSight, figure: FigureIndex): Refusal | null =>
  isEngaged(sight, figure)
    ? brokenRule('WARBAND-SPELL-003', 'warband.castInMelee', { figure: keyOf(sight, figure) })
    : null;

/** Whom a spell may be cast upon: anybody in the fight, friend or foe; what it does to them is for the table to say. */
const everybodyHere = (sight: SkirmishSight): readonly FigureIndex[] => [...hereOf(sight, 0), ...hereOf(sight, 1)];

const spellFault = (sight: SkirmishSight, figure: FigureIndex, { name, target }: SpellChoice): Refusal | null => {
  const facts = { figure: keyOf(sight, figure), spell: name };
  const known = rowOf(sight, figure).spells.find((spell) => spell.name === name);
  if (known === undefined) return { code: 'NO_SUCH', what: 'spell', id: name };
  if (!preparedBy(sight, figure).includes(known)) return brokenRule('WARBAND-SPELL-002', 'warband.spellSpent', facts);
  if (!known.targeted)
    return target === undefined ? null : brokenRule('WARBAND-SPELL-001', 'warband.spellOnNobody', facts);
  if (target === undefined) return brokenRule('WARBAND-SPELL-001', 'warband.spellNeedsTarget', facts);
  const on = figureNamed(sight, target);
  if (on < 0) return { code: 'NO_SUCH', what: 'figure', id: target };
  return isHere(sight, on) ? null : brokenRule('WARBAND-SPELL-001', 'warband.outOfTheFight', { figure: target });
};

/** WARBAND-SPELL-005: the Capture save that says whether a spell is quick. */
const saveOf = (facts: Pick<SkirmishFacts, 'given' | 'open' | 'rate'>, figure: FigureIndex) =>
  facts.rate(testTarget(facts, figure, 'capture'));

/** WARBAND-SPELL-004, WARBAND-SPELL-010: declared in the Opening, whose action it is, whenever it goes off. */
export const spell: ActRules<SpellChoice> = {
  moments: ['opening'],
  fields: { name: shape.name, target: shape.optional(shape.name) },
  lists: (sight, figure) => {
    if (meleeFault(sight, figure) !== null) return [];
    const choice = { choose: 'spell', figure: keyOf(sight, figure) } as const;
    return preparedBy(sight, figure).flatMap(({ name, targeted }): readonly SpellChoice[] =>
      targeted
        ? everybodyHere(sight).map((on) => ({ ...choice, name, target: keyOf(sight, on) }))
        : [{ ...choice, name }],
    );
  },
  refuses: (sight, figure, choice) => meleeFault(sight, figure) ?? spellFault(sight, figure, choice),
  then: (play, figure, { name, target }) => {
    const on = target === undefined ? -1 : figureNamed(play, target);
    play.say({ event: 'spellDeclared', figure, spell: name, on, save: saveOf(play, figure) });
    play.say({ event: 'acted', figure, act: 'spell', in: 'opening', wholeRound: false });
    play.next({ step: 'spellSave', figure });
  },
};

/** What a figure has declared and not cast yet. */
const declaredBy = (sight: SkirmishSight, figure: FigureIndex) => {
  const { delayed, delayedOn } = figureOf(sight, figure);
  return { figure, spell: delayed ?? '', on: delayedOn };
};

/**
 * WARBAND-SPELL-001, WARBAND-PHASE-008: it is cast. What it does is for the table; the referee, where there is one, says it at
 * once (WARBAND-CORE-006). How long it lasts is noted.
 */
const cast = (play: SkirmishPlay, figure: FigureIndex): void => {
  const declared = declaredBy(play, figure);
  const rounds = rowOf(play, figure).spells.find(({ name }) => name === declared.spell)?.rounds ?? null;
  play.say({ event: 'spellCast', ...declared, to: rounds === null ? 0 : play.open.round + rounds - 1 });
  if (play.given.referee !== null) play.next({ step: 'referee' });
};

/**
 * WARBAND-SPELL-008, WARBAND-SPELL-009, WARBAND-SPELL-011: lost where the caster was hit. WARBAND-SPELL-012: or is in melee by now, where the table
 * looks twice. WARBAND-GRAPPLE-033: or is held.
 */
const isLost = (sight: SkirmishSight, figure: FigureIndex): boolean =>
  figureOf(sight, figure).interrupted ||
  isHeld(sight, figure) ||
  (sight.given.options['warband.spellMeleeCheck'] === 'both' && isEngaged(sight, figure));

export const castingProcedures: Procedures<Skirmish, 'spellSave' | 'ritual'> = {
  // WARBAND-SPELL-005, WARBAND-SPELL-006, WARBAND-SPELL-007: made, it goes off at once; failed, in the Ritual phase.
  spellSave: rolls({
    throws: (facts, { figure }) => testThrow(saveOf(facts, figure)),
    thrower: (facts, { figure }) => rowOf(facts, figure).seat,
    then: (play, { figure }, result) => {
      if (result === 'success') cast(play, figure);
      else play.say({ event: 'spellDelayed', ...declaredBy(play, figure) });
    },
  }),
  // WARBAND-SPELL-014: those of a side in the order of the roster; who is out of the fight casts nothing.
  ritual: does((play, { side }) => {
    for (const figure of hereOf(play, side)) {
      if (figureOf(play, figure).delayed === null) continue;
      if (isLost(play, figure)) play.say({ event: 'spellLost', ...declaredBy(play, figure) });
      else cast(play, figure);
    }
  }),
};
