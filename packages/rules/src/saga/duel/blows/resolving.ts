import { asks, d, does, FACE, type Procedures, rolls, shape, sumOf, type Throw } from '@warmoot/kernel';
import type { CheckEdition } from '../../check/check.js';
import { refusal } from '../ban.js';
import { actOf } from '../choosing/incoming.js';
import type { Duel, DuelFacts, DuelPlay, DuelSight } from '../duel.js';
import { askedOf, fighterAt } from '../fighters/people.js';
import { actRating, breakRating, defenceRating } from '../fighters/ratings.js';
import type { Act, AimedAct, CheckedAct, Defence, Effectiveness, Severity, Who } from '../model.js';
import { partShape } from '../setup.js';
import { type Action, actionRow, type Break, type Effect, specialRow } from '../tables/actions.table.js';
import { PARTS, type Part, type PartAt, partsBeside, placeOf } from '../tables/body.table.js';
import { hasMajor, openParts } from './wounds.js';

const UNDEFENDED: Defence = { by: 'none' };

const victimOf = (sight: DuelSight, attacker: Who): Who => (actOf(sight, attacker) as CheckedAct).target;

/** An act that is settled by a check. */
type RolledAct = CheckedAct | AimedAct;

const isRolled = (act: Act | null): act is RolledAct =>
  act !== null && ('with' in act || specialRow(act.act)?.check != null);

// holds by: SAGA-DUEL-001 and SAGA-DUEL-006 follow from SAGA-CHECK-015, whose dice the edition's check throws.
// holds by: SAGA-DUEL-002 and SAGA-DUEL-003 follow from SAGA-CHECK-017: the sum reaches the number, or it does not.
// holds by: SAGA-DUEL-005 follows from SAGA-CHECK-015 and SAGA-CHECK-017: those sums are even-handed.
/** The throw of an actor's check, whatever it is checked against. */
const checkThrow = (edition: CheckEdition, facts: DuelFacts, actor: Who): Throw => {
  const act = facts.open.turn.acts[actor] as RolledAct;
  if ('with' in act) {
    const defence = facts.open.turn.answers[actor] ?? UNDEFENDED;
    return edition.check({
      roller: facts.rate(actRating(facts, actor, act)),
      opposing: facts.rate(defenceRating(facts, act.target, defence, { attacker: actor, act: act.act })),
    });
  }
  // SAGA-DUEL-ACT-089: Break Hold, Hold against Hold. SAGA-DUEL-ACT-090: Break Tackle, Tackle against Tackle.
  const kind = specialRow(act.act)?.check ?? 'hold';
  return edition.check({
    roller: facts.rate(breakRating(facts, actor, kind)),
    opposing: facts.rate(breakRating(facts, act.target, kind)),
  });
};

/** SAGA-DUEL-ACT-002: strong on success, weak on failure. */
export const effectsOf = (act: Action, result: Effectiveness): readonly Effect[] => actionRow(act)[result];

const woundSteps = (play: DuelPlay, attacker: Who, act: Action, result: Effectiveness): void => {
  for (const effect of effectsOf(act, result)) if (effect.effect === 'wound') wound(play, attacker, effect.manner);
};

const wound = (play: DuelPlay, attacker: Who, manner: Extract<Effect, { effect: 'wound' }>['manner']): void => {
  switch (manner) {
    case 'quick':
      play.next({ step: 'protect', attacker });
      return;
    case 'quickWeak':
      // SAGA-DUEL-ACT-012: the victim picks the part.
      place(play, attacker, victimOf(play, attacker), 'minor');
      return;
    case 'vicious':
      play.next({ step: 'severity', attacker });
      return;
    case 'controlled':
      // SAGA-DUEL-ACT-034: nobody is asked to protect anything.
      place(play, attacker, attacker, 'major');
  }
};

const placeable = (sight: DuelSight, attacker: Who): PartAt[] => {
  const parts = openParts(sight, victimOf(sight, attacker));
  const shielded = sight.open.turn.shielded;
  return shielded === null ? parts : parts.filter((part) => part !== shielded);
};

const lose = (play: DuelPlay, attacker: Who): void =>
  play.say({ event: 'woundLost', attacker, victim: victimOf(play, attacker) });

// SAGA-DUEL-ACT-010: a part without a Major Wound; where there is none, no wound is given.
// SAGA-DUEL-ACT-013: that holds for the weak effect too.
/** Puts a wound where it can go: by choice where there is one. */
const place = (play: DuelPlay, attacker: Who, by: Who, severity: Severity): void => {
  const parts = placeable(play, attacker);
  if (parts.length > 1) play.next({ step: 'place', attacker, by, severity });
  else if (parts.length === 1) land(play, attacker, parts[0] as PartAt, severity);
  else lose(play, attacker);
};

const land = (play: DuelPlay, attacker: Who, part: PartAt, severity: Severity): void =>
  play.say({ event: 'landed', wound: { attacker, victim: victimOf(play, attacker), part, severity } });

// SAGA-DUEL-ACT-023: a part with a Major Wound passes the blow on to a part beside it.
// SAGA-DUEL-ACT-024: as one Minor Wound, whatever the severity was.
// SAGA-DUEL-ACT-026: a die picks among several parts; where there is none, the wound is lost.
const redirect = (play: DuelPlay, attacker: Who, part: PartAt): void => {
  const among = openParts(play, victimOf(play, attacker), partsBeside(part));
  if (among.length > 1) play.next({ step: 'redirect', attacker, among });
  else if (among.length === 1) land(play, attacker, among[0] as PartAt, 'minor');
  else lose(play, attacker);
};

const PART_CHOICES = PARTS.map((part) => ({ choose: 'part', part }) as const);
const NO_PART = { choose: 'part', part: null } as const;
const PROTECTIONS = [...PART_CHOICES, NO_PART];
const partAnswer = shape.union('choose', { part: { part: shape.nullable(partShape) } });

// SAGA-DUEL-ACT-018: two thirds and one third.
// SAGA-DUEL-ACT-019: 1 to 4 two Minor Wounds, 5 and 6 one Major Wound.
const SEVERITY: Throw = {
  dice: [d(6)],
  reading: {
    read: 'together',
    keep: null,
    worth: FACE,
    plus: 0,
    rows: {
      rows: 'bands',
      bands: [
        { upTo: 4, result: 'twoMinor' },
        { upTo: null, result: 'oneMajor' },
      ],
    },
  },
  tally: null,
};

// SAGA-DUEL-ACT-020: all six parts are equally likely.
const PART_DIE = sumOf([d(PARTS.length)]);

type ResolvingSteps = 'resolve' | 'check' | 'protect' | 'place' | 'severity' | 'hitPart' | 'redirect';

const seatOf = (sight: DuelSight, who: Who): string => fighterAt(sight, who).seat;

// SAGA-DUEL-ROUND-005: every act is resolved; none forestalls another.
// SAGA-DUEL-ROUND-026: for each actor the check, then its own choices and dice.
/** SAGA-DUEL-ROUND-017: step 4 of a round, actor by actor. */
export const resolvingProcedures = (edition: CheckEdition): Procedures<Duel, ResolvingSteps> => ({
  resolve: does(({ open, next }) => {
    if (open.ending !== null) return;
    const { acts } = open.turn;
    for (let actor = 0; actor < acts.length; actor++)
      if (isRolled(acts[actor] as Act | null)) next({ step: 'check', actor });
  }),

  // SAGA-DUEL-ACT-001: the actor rolls.
  check: rolls({
    reveals: true,
    throws: (facts, { actor }) => checkThrow(edition, facts, actor),
    thrower: (sight, { actor }) => seatOf(sight, actor),
    then: (play, { actor }, outcome) => {
      const result = outcome === 'success' ? 'strong' : 'weak';
      const act = play.open.turn.acts[actor] as RolledAct;
      play.say({ event: 'checked', actor, act: act.act as Action | Break, victim: act.target, result });
      if ('with' in act) woundSteps(play, actor, act.act, result);
    },
  }),

  // SAGA-DUEL-ACT-008: the victim may name a part to protect.
  // SAGA-DUEL-ACT-011: they need not, and it counts for this one wound.
  protect: asks({
    whom: (sight, { attacker }) => [askedOf(sight.given, victimOf(sight, attacker))],
    answer: partAnswer,
    choices: () => PROTECTIONS,
    then: (play, { attacker }, { part }) => {
      play.say({ event: 'protected', who: victimOf(play, attacker), part: part === null ? null : placeOf(part) });
      place(play, attacker, attacker, 'minor');
    },
  }),

  place: asks({
    whom: ({ given }, { by }) => [askedOf(given, by)],
    answer: partAnswer,
    choices: (view, { attacker }) =>
      placeable(view, attacker).map((part) => PART_CHOICES[part] as (typeof PART_CHOICES)[number]),
    refuses: (view, { attacker, by, severity }, { part }) => {
      if (part === null) return refusal({ rule: 'SAGA-DUEL-ACT-103', what: 'duel.woundNotDeclined' });
      if (placeOf(part) === view.open.turn.shielded)
        return refusal({ rule: 'SAGA-DUEL-ACT-009', what: 'duel.partNotOpen' }, { part });
      const minor = by === attacker ? 'SAGA-DUEL-ACT-010' : 'SAGA-DUEL-ACT-012';
      return refusal({ rule: severity === 'major' ? 'SAGA-DUEL-ACT-033' : minor, what: 'duel.partNotOpen' }, { part });
    },
    then: (play, { attacker, severity }, { part }) => land(play, attacker, placeOf(part as Part), severity),
  }),

  severity: rolls({
    throws: () => SEVERITY,
    thrower: (sight, { attacker }) => seatOf(sight, attacker),
    then: ({ given, next }, { attacker }, result) => {
      if (result === 'oneMajor') next({ step: 'hitPart', attacker, severity: 'major', count: 1 });
      // SAGA-DUEL-ACT-022: two Minor Wounds land on one part, or the part is rolled for each.
      else if (given.options['saga.duel.viciousMinors'] === 'samePart')
        next({ step: 'hitPart', attacker, severity: 'minor', count: 2 });
      else {
        next({ step: 'hitPart', attacker, severity: 'minor', count: 1 });
        next({ step: 'hitPart', attacker, severity: 'minor', count: 1 });
      }
    },
  }),

  // SAGA-DUEL-ACT-027: whether the part has a Major Wound already is looked at once.
  hitPart: rolls({
    throws: () => PART_DIE,
    thrower: (sight, { attacker }) => seatOf(sight, attacker),
    then: (play, { attacker, severity, count }, face) => {
      const part: PartAt = (face as number) - 1;
      if (hasMajor(play, victimOf(play, attacker), part)) redirect(play, attacker, part);
      else for (let i = 0; i < count; i++) land(play, attacker, part, severity);
    },
  }),

  redirect: rolls({
    throws: (_facts, { among }) => sumOf([d(among.length)]),
    thrower: (sight, { attacker }) => seatOf(sight, attacker),
    then: (play, { attacker, among }, face) => land(play, attacker, among[(face as number) - 1] as PartAt, 'minor'),
  }),
});
