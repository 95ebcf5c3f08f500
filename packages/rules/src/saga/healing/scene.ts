import {
  badForm,
  brokenRule,
  does,
  type Facts,
  type Opening,
  ok,
  type Procedures,
  type Refusal,
  type Result,
  refused,
  rolls,
  type SceneRules,
} from '@warmoot/kernel';
import type { CheckEdition } from '../check/check.js';
import { GUESSED_RATING } from '../skills.table.js';
import { barsTo, checksFor, healDifficulty, healRating, successBrings, treatedBy } from './healing.js';
import {
  type CareOptions,
  careOptions,
  type Healer,
  type Healing,
  type HealingEvent,
  type HealingOpen,
  type HealingOutcome,
  type HealingSetup,
  healingSetup,
  type PatientWound,
  type Stretch,
  type WoundIndex,
} from './model.js';

type Sighted = Pick<Facts<Healing>, 'given' | 'open'>;

const stretchOn = ({ given }: Pick<Sighted, 'given'>, day: number): Stretch | undefined =>
  given.stretches.find(({ through }) => day <= through);

// SAGA-DUEL-HEAL-012: one healer a day for each patient, who throws all of that day's checks.
const healerOn = (sight: Sighted, day: number): Healer => stretchOn(sight, day)?.healer as Healer;

const woundAt = ({ open }: Pick<Sighted, 'open'>, at: WoundIndex): PatientWound => open.wounds[at] as PatientWound;

/** The places of the wounds that are not healed yet. */
const left = ({ wounds }: Sighted['open']): readonly WoundIndex[] =>
  wounds.flatMap(({ healed }, at) => (healed === null ? [at] : []));

const procedures = (edition: CheckEdition): Procedures<Healing> => ({
  // SAGA-CAL-013: once for every day, in order of date, with what the patient had that day.
  day: does(({ given, open, say, next }, { day }) => {
    const stretch = stretchOn({ given }, day);
    const there = left(open);
    if (stretch === undefined || there.length === 0) return;
    const { care, healer } = stretch;
    const today = { day, care, by: treatedBy(given.patient, healer) };
    const all = there.map((at) => woundAt({ open }, at));
    const bars = there.map((at) => ({ wound: at, why: barsTo(woundAt({ open }, at), all, today) }));
    say({ event: 'dayBegan', day, healer: healer?.name ?? null, barred: bars.filter(({ why }) => why.length > 0) });
    const mayHeal = bars.filter(({ why }) => why.length === 0).map(({ wound }) => wound);
    for (const check of checksFor(open.wounds, mayHeal, given.options['saga.duel.healRolls'])) {
      next({ step: 'healCheck', day, ...check });
    }
    next({ step: 'day', day: day + 1 });
  }),

  healCheck: rolls({
    throws: (facts, { day, severity }) => {
      const healer = healerOn(facts, day);
      const roller = facts.rate(healRating(healer, treatedBy(facts.given.patient, healer)));
      return edition.check({ roller, opposing: facts.rate(healDifficulty(severity)) });
    },
    thrower: (facts, { day }) => healerOn(facts, day).seat,
    then: (play, { day, severity, wounds }, result) => {
      const { open, say } = play;
      // SAGA-DUEL-HEAL-011: a failure costs nothing.
      if (result !== 'success') {
        say({ event: 'checkFailed', day, severity, wounds });
        return;
      }
      say({ event: 'checkSucceeded', day, healer: healerOn(play, day).name, severity, wounds });
      // SAGA-DUEL-HEAL-009: a mark for each of them, on its own tally.
      for (const at of wounds) {
        const wound = woundAt(play, at);
        const event = successBrings(wound);
        say(event === 'marked' ? { event, wound: at, marks: wound.marks + 1 } : { event, wound: at, day });
      }
      if (left(open).length === 0) say({ event: 'recovered', day });
    },
  }),
});

const change = (open: HealingOpen, at: WoundIndex, changed: Partial<HealingOpen['wounds'][number]>): void => {
  open.wounds[at] = { ...(open.wounds[at] as HealingOpen['wounds'][number]), ...changed };
};

const evolve = (open: HealingOpen, event: HealingEvent): void => {
  switch (event.event) {
    case 'dayBegan':
      open.day = event.day;
      return;
    case 'checkFailed':
      return;
    case 'checkSucceeded': {
      const { day, healer, severity, wounds } = event;
      open.successes.push({ day, healer, severity, parts: wounds.map((at) => woundAt({ open }, at).part) });
      return;
    }
    case 'marked':
      change(open, event.wound, { marks: event.marks });
      return;
    // SAGA-DUEL-HEAL-015: it stays a wound of its own, whatever other Minor Wounds there are.
    case 'becameMinor':
      change(open, event.wound, { severity: 'minor', marks: 0, becameMinor: event.day });
      return;
    case 'healed':
      change(open, event.wound, { healed: event.day });
      return;
    case 'recovered':
      open.recovered = event.day;
  }
};

const wrongWounds = (wounds: readonly PatientWound[]): Refusal | null => {
  const majors = wounds.filter(({ severity }) => severity === 'major').map(({ part }) => part);
  const twice = majors.find((part, at) => majors.indexOf(part) < at);
  if (twice !== undefined) return brokenRule('SAGA-DUEL-WOUND-006', 'healing.twoMajors', { part: twice });
  const wrong = wounds.findIndex(
    ({ severity, day, becameMinor }) => becameMinor !== null && (severity === 'major' || becameMinor <= day),
  );
  if (wrong < 0) return null;
  const { severity, becameMinor } = wounds[wrong] as PatientWound;
  return badForm(`setup.patient.wounds[${wrong}].becameMinor`, 'healing.becameMinor', `${becameMinor}, ${severity}`);
};

const wrongPeople = ({ seats, patient, healer, days }: HealingSetup): Refusal | null => {
  if (new Set(seats).size < seats.length) return badForm('setup.seats', 'setup.differentNames', seats.join(', '));
  if (!seats.includes(patient.seat)) return { code: 'UNKNOWN_SEAT', seat: patient.seat, known: seats };
  const healers = [['healer', healer] as const, ...days.map((day, at) => [`days[${at}].healer`, day.healer] as const)];
  for (const [path, healer] of healers) {
    if (!healer) continue;
    if (!seats.includes(healer.seat)) return { code: 'UNKNOWN_SEAT', seat: healer.seat, known: seats };
    if (healer.name === patient.name && healer.seat !== patient.seat) {
      return badForm(`setup.${path}.seat`, 'healing.patientSeat', healer.seat, {
        seat: patient.seat,
        name: patient.name,
      });
    }
  }
  return null;
};

// SAGA-DUEL-HEAL-013: unless the table says otherwise, from the day after the last wound was taken or became Minor.
const firstDay = ({ from, patient }: HealingSetup): number =>
  from ?? Math.max(...patient.wounds.map(({ day, becameMinor }) => becameMinor ?? day)) + 1;

const stretches = (setup: HealingSetup): readonly Stretch[] => {
  let through = firstDay(setup) - 1;
  return setup.days.map(({ lasting, healer = setup.healer, ...care }) => {
    through += lasting;
    return { through, healer, care };
  });
};

const begin = (setup: HealingSetup, options: CareOptions): Result<Opening<Healing>> => {
  const { seats, patient } = setup;
  const wrong = wrongPeople(setup) ?? wrongWounds(patient.wounds);
  if (wrong !== null) return refused(wrong);
  const day = firstDay(setup);
  return ok({
    seats,
    given: { patient: { name: patient.name, seat: patient.seat }, stretches: stretches(setup), options },
    open: {
      day: day - 1,
      wounds: patient.wounds.map((wound) => ({ ...wound, healed: null })),
      successes: [],
      recovered: null,
    },
    agenda: [{ step: 'day', day }],
  });
};

const outcome = ({ given, open }: Facts<Healing>): HealingOutcome => ({
  patient: given.patient.name,
  wounds: open.wounds.filter(({ healed }) => healed === null).map(({ healed: _, ...wound }) => wound),
  successes: open.successes,
  through: open.day,
  recovered: open.recovered,
});

/** SAGA-CAMPAIGN-004: the care of healers whose sheets are closed. */
const shut = (setup: HealingSetup, whose: ReadonlySet<string>): HealingSetup => {
  const guessed = <H extends Healer | null | undefined>(healer: H): H =>
    healer && whose.has(healer.name) ? { ...healer, heal: GUESSED_RATING } : healer;
  return {
    ...setup,
    healer: guessed(setup.healer),
    days: setup.days.map((day) => (day.healer === undefined ? day : { ...day, healer: guessed(day.healer) })),
  };
};

/** Days of care for one patient, with the checks of one edition or the other. */
export const healingScene = (edition: CheckEdition): SceneRules<Healing> => ({
  scene: `${edition.ruleSet}/healing`,
  version: '1.0.0',
  setup: healingSetup,
  options: careOptions,
  begin,
  shut,
  procedures: procedures(edition),
  evolve,
  evolveOwn: () => undefined,
  outcome,
  scenes: {},
});
