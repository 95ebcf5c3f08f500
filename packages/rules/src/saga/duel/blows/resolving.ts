import { asks, d, does, FACE, type Procedures, rolls, shape, sumOf, type Throw } from '@warmoot/kernel';
import type { CheckEdition } from '../../check/check.js';
import { refusal } from '../ban.js';
import { actOf } from '../choosing/defences.js';
import { askedOf, type Duel, type DuelFacts, type DuelPlay, type DuelSight } from '../duel.js';
import { actRating, breakRating, defenceRating } from '../fighters/ratings.js';
import { partShape } from '../fighters/setup.js';
import { type Answer, type Landed, PARTS } from '../model.js';
import { type Action, actionRow, type Effect } from '../tables/actions.table.js';
import { adjacentParts, openParts, woundsOn } from './wounds.js';

const UNDEFENDED: Answer = { by: 'none' };

const victimOf = (sight: DuelSight, attacker: number): number => actOf(sight, attacker)?.target as number;

/** The throw of an actor's check, whatever it is checked against. */
const checkThrow = (edition: CheckEdition, facts: DuelFacts, actor: number): Throw => {
  const act = facts.open.turn.acts[actor];
  if (act?.act === 'breakHold' || act?.act === 'breakTackle') {
    const kind = act.act === 'breakHold' ? 'hold' : 'tackle';
    return edition.check({
      roller: facts.rate(breakRating(facts, actor, kind)),
      opposing: facts.rate(breakRating(facts, act.target, kind)),
    });
  }
  const checked = actOf(facts, actor) as NonNullable<ReturnType<typeof actOf>>;
  const answer = (facts.open.turn.answers[actor] ?? UNDEFENDED) as Answer;
  return edition.check({
    roller: facts.rate(actRating(facts, actor, checked)),
    opposing: facts.rate(defenceRating(facts, checked.target, answer, { attacker: actor, act: checked.act })),
  });
};

/** SAGA-DUEL-ACT-002: strong on success, weak on failure. */
export const effectsOf = (act: Action, result: 'strong' | 'weak'): readonly Effect[] => actionRow(act)[result];

const woundSteps = (play: DuelPlay, attacker: number, act: Action, result: 'strong' | 'weak'): void => {
  const wound = effectsOf(act, result).find(({ effect }) => effect === 'wound');
  if (wound?.effect !== 'wound') return;
  switch (wound.manner) {
    case 'quick':
      play.next({ step: 'protect', attacker });
      return;
    case 'quickWeak':
      place(play, { attacker, by: victimOf(play, attacker), severity: 'minor' });
      return;
    case 'vicious':
      play.next({ step: 'severity', attacker });
      return;
    case 'controlled':
      place(play, { attacker, by: attacker, severity: 'major' });
  }
};

const placeable = (sight: DuelSight, attacker: number): number[] =>
  openParts(sight, victimOf(sight, attacker)).filter((part) => part !== sight.open.turn.shielded);

/** Puts a wound where it can go: by choice where there is one. SAGA-DUEL-ACT-010, -013: nowhere is possible too. */
const place = (
  play: DuelPlay,
  { attacker, by, severity }: { readonly attacker: number; readonly by: number; readonly severity: Landed['severity'] },
): void => {
  const parts = placeable(play, attacker);
  if (parts.length > 1) play.next({ step: 'place', attacker, by, severity });
  else if (parts.length === 1) land(play, { attacker, part: parts[0] as number, severity });
  else play.say({ event: 'woundLost', attacker, victim: victimOf(play, attacker) });
};

const land = (play: DuelPlay, { attacker, part, severity }: Omit<Landed, 'victim'>): void =>
  play.say({ event: 'landed', wound: { attacker, victim: victimOf(play, attacker), part, severity } });

// SAGA-DUEL-ACT-023 to -026: a part with a Major Wound passes one Minor Wound on to a part beside it.
const redirect = (play: DuelPlay, attacker: number, part: number): void => {
  const victim = victimOf(play, attacker);
  const among = adjacentParts(part).filter((one) => !woundsOn(play, victim, one).major);
  if (among.length > 1) play.next({ step: 'redirect', attacker, among });
  else if (among.length === 1) land(play, { attacker, part: among[0] as number, severity: 'minor' });
  else play.say({ event: 'woundLost', attacker, victim });
};

const partChoice = (part: number): { readonly choose: 'part'; readonly part: (typeof PARTS)[number] } => ({
  choose: 'part',
  part: PARTS[part] as (typeof PARTS)[number],
});

const PART_CHOICES = PARTS.map((_, part) => partChoice(part));
const NO_PART = { choose: 'part', part: null } as const;
const PROTECTIONS = [...PART_CHOICES, NO_PART];
const partAnswer = shape.union('choose', { part: { part: shape.nullable(partShape) } });

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

const PART_DIE = sumOf([d(6)]);

type ResolvingSteps = 'resolve' | 'check' | 'protect' | 'place' | 'severity' | 'hitPart' | 'redirect';

/** SAGA-DUEL-ROUND-017, -026: step 4 of a round, actor by actor. */
export const resolvingProcedures = (edition: CheckEdition): Procedures<Duel, ResolvingSteps> => ({
  resolve: does(({ open, next }) => {
    if (open.ending !== null) return;
    open.turn.acts.forEach((act, actor) => {
      if (act !== null && ('with' in act || act.act === 'breakHold' || act.act === 'breakTackle'))
        next({ step: 'check', actor });
    });
  }),

  // SAGA-DUEL-ACT-001
  check: rolls({
    reveals: true,
    throws: (facts, { actor }) => checkThrow(edition, facts, actor),
    thrower: ({ given }, { actor }) => askedOf(given, actor).seat,
    then: (play, { actor }, outcome) => {
      const result = outcome === 'success' ? 'strong' : 'weak';
      const act = play.open.turn.acts[actor] as { readonly act: Action; readonly target: number };
      play.say({ event: 'checked', actor, act: act.act, victim: act.target, result });
      if (actOf(play, actor) !== null) woundSteps(play, actor, act.act, result);
    },
  }),

  // SAGA-DUEL-ACT-008, -009, -011
  protect: asks({
    whom: (sight, { attacker }) => [askedOf(sight.given, victimOf(sight, attacker))],
    answer: partAnswer,
    choices: () => PROTECTIONS,
    then: (play, { attacker }, { part }) => {
      play.say({ event: 'protected', who: victimOf(play, attacker), part: part === null ? null : PARTS.indexOf(part) });
      place(play, { attacker, by: attacker, severity: 'minor' });
    },
  }),

  place: asks({
    whom: ({ given }, { by }) => [askedOf(given, by)],
    answer: partAnswer,
    choices: (view, { attacker }) =>
      placeable(view, attacker).map((part) => PART_CHOICES[part] as (typeof PART_CHOICES)[number]),
    refuses: (view, { attacker, by, severity }, { part }) => {
      if (part === null) return refusal({ rule: 'SAGA-DUEL-ACT-103', what: 'duel.woundNotDeclined' });
      if (PARTS.indexOf(part) === view.open.turn.shielded)
        return refusal({ rule: 'SAGA-DUEL-ACT-009', what: 'duel.partNotOpen' }, { part });
      const minor = by === attacker ? 'SAGA-DUEL-ACT-010' : 'SAGA-DUEL-ACT-012';
      return refusal({ rule: severity === 'major' ? 'SAGA-DUEL-ACT-033' : minor, what: 'duel.partNotOpen' }, { part });
    },
    then: (play, { attacker, severity }, { part }) =>
      land(play, { attacker, part: PARTS.indexOf(part as (typeof PARTS)[number]), severity }),
  }),

  severity: rolls({
    throws: () => SEVERITY,
    thrower: ({ given }, { attacker }) => askedOf(given, attacker).seat,
    then: ({ given, next }, { attacker }, result) => {
      if (result === 'oneMajor') next({ step: 'hitPart', attacker, severity: 'major', count: 1 });
      else if (given.options['saga.duel.viciousMinors'] === 'samePart')
        next({ step: 'hitPart', attacker, severity: 'minor', count: 2 });
      else {
        next({ step: 'hitPart', attacker, severity: 'minor', count: 1 });
        next({ step: 'hitPart', attacker, severity: 'minor', count: 1 });
      }
    },
  }),

  // SAGA-DUEL-ACT-021, -022, -027: whether the part has a Major Wound already is looked at once.
  hitPart: rolls({
    throws: () => PART_DIE,
    thrower: ({ given }, { attacker }) => askedOf(given, attacker).seat,
    then: (play, { attacker, severity, count }, face) => {
      const part = (face as number) - 1;
      if (woundsOn(play, victimOf(play, attacker), part).major) redirect(play, attacker, part);
      else for (let i = 0; i < count; i++) land(play, { attacker, part, severity });
    },
  }),

  redirect: rolls({
    throws: (_facts, { among }) => sumOf([d(among.length)]),
    thrower: ({ given }, { attacker }) => askedOf(given, attacker).seat,
    then: (play, { attacker, among }, face) =>
      land(play, { attacker, part: among[(face as number) - 1] as number, severity: 'minor' }),
  }),
});
