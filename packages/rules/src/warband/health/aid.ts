import { brokenRule, type Procedures, type Refusal, rolls, type Sum, shape } from '@warmoot/kernel';
import { areBeside, figureNamed, figureOf, hereOf, isHere, keyOf, rowOf, sideOf } from '../figures/figures.js';
import { isReadied, itemsOf } from '../figures/hands.js';
import { testTarget, testThrow } from '../figures/tests.js';
import type { Acts, Moment } from '../model/acts.js';
import type { AidChoice } from '../model/faring.js';
import type { FigureIndex } from '../model/model.js';
import type { Skirmish, SkirmishPlay, SkirmishSight } from '../model/skirmish.js';

interface Aid {
  readonly figure: FigureIndex;
  readonly patient: FigureIndex;
  readonly bandages: boolean;
}

/** WARBAND-HEALTH-009, WARBAND-HEALTH-010, WARBAND-HEALTH-015: Finesse; on oneself Very hard, with bandages Normal. */
const aidTarget = (sight: SkirmishSight, { figure, patient, bandages }: Aid): ((sum: Sum) => void) =>
  testTarget(sight, figure, 'firstAid', figure === patient && !bandages ? 'veryHard' : 'normal');

/** WARBAND-HEALTH-014: bandages on somebody else need no die. */
const isCertain = ({ figure, patient, bandages }: Aid): boolean => bandages && figure !== patient;

/** The place of readied bandages among its items; −1: it has none. */
const bandagesOf = (sight: SkirmishSight, figure: FigureIndex): number =>
  itemsOf(sight, figure).findIndex((carried) => carried.item === 'bandages' && isReadied(carried));

/** WARBAND-HEALTH-007, WARBAND-HEALTH-023: whether somebody bleeds. */
const isBleeding = (sight: SkirmishSight, figure: FigureIndex): boolean => {
  const { criticalSince, stabilised } = figureOf(sight, figure);
  return isHere(sight, figure) && criticalSince > 0 && !stabilised;
};

/** Why somebody may not be helped by this figure; null where they may. */
const patientFault = (sight: SkirmishSight, figure: FigureIndex, patient: FigureIndex): Refusal | null => {
  const who = { figure: keyOf(sight, figure), patient: keyOf(sight, patient) };
  if (!isBleeding(sight, patient)) return brokenRule('WARBAND-HEALTH-023', 'warband.notBleeding', who);
  if (!areBeside(sight, figure, patient)) return brokenRule('WARBAND-HEALTH-025', 'warband.patientTooFar', who);
  if (figureOf(sight, patient).aided) return brokenRule('WARBAND-HEALTH-025', 'warband.aidedAlready', who);
  return null;
};

const patientsOf = (sight: SkirmishSight, figure: FigureIndex): readonly FigureIndex[] =>
  hereOf(sight, sideOf(sight, figure)).filter((patient) => patientFault(sight, figure, patient) === null);

const ended = (play: SkirmishPlay, aid: Aid, worked: boolean): void => {
  const { figure, patient } = aid;
  play.say({ event: 'aided', figure, patient, worked, needs: isCertain(aid) ? null : play.rate(aidTarget(play, aid)) });
};

/** WARBAND-ACTION-008: first aid, as a small action of the Opening or the Melee phase. */
export const aidActs: Acts<AidChoice> = {
  firstAid: {
    moments: ['opening', 'blows'],
    fields: { patient: shape.name, bandages: shape.withDefault(shape.flag, false) },
    any: (sight, figure) => patientsOf(sight, figure).length > 0,
    lists: (sight, figure) =>
      patientsOf(sight, figure).flatMap((patient) => {
        const choice = { choose: 'firstAid', figure: keyOf(sight, figure), patient: keyOf(sight, patient) } as const;
        const without = { ...choice, bandages: false };
        return bandagesOf(sight, figure) < 0 ? [without] : [without, { ...choice, bandages: true }];
      }),
    refuses: (sight, figure, { patient: key, bandages }) => {
      const patient = figureNamed(sight, key);
      if (patient < 0) return { code: 'NO_SUCH', what: 'figure', id: key };
      if (bandages && bandagesOf(sight, figure) < 0)
        return brokenRule('WARBAND-ACTION-007', 'warband.noBandages', { figure: keyOf(sight, figure) });
      return patientFault(sight, figure, patient);
    },
    then: (play, figure, { patient: key, bandages = false }, moment: Moment) => {
      const aid: Aid = { figure, patient: figureNamed(play, key), bandages };
      const phase = moment === 'opening' ? 'opening' : 'melee';
      play.say({ event: 'acted', figure, act: 'firstAid', in: phase, wholeRound: false });
      if (bandages) play.say({ event: 'depleted', figure, item: bandagesOf(play, figure) });
      if (isCertain(aid)) ended(play, aid, true);
      else play.next({ step: 'aidTest', ...aid });
    },
  },
};

export const aidProcedures: Procedures<Skirmish, 'aidTest'> = {
  // WARBAND-HEALTH-011, WARBAND-HEALTH-012, WARBAND-HEALTH-013, WARBAND-HEALTH-024: the action is spent either way.
  aidTest: rolls({
    throws: (facts, aid) => testThrow(facts.rate(aidTarget(facts, aid))),
    thrower: (facts, { figure }) => rowOf(facts, figure).seat,
    then: (play, aid, result) => ended(play, aid, result === 'success'),
  }),
};
