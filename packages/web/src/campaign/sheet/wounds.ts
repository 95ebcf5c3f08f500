import type { Chance } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';

/** What a wound does to whoever has it, as a key of the words. */
export type WoundEffect = 'uselessArm' | 'uselessLeg' | 'bed' | 'incapable' | 'dizzy' | 'third' | 'none';

export interface WoundRow extends saga.healing.PatientWound {
  readonly key: string;
  readonly effect: WoundEffect;
}

const isArm = ({ part }: saga.healing.PatientWound): boolean => part === 'leftArm' || part === 'rightArm';

/** SAGA-DUEL-WOUND-008 to -023, -029 */
const majorEffect = (wound: saga.healing.PatientWound): WoundEffect => {
  if (wound.part === 'head') return 'incapable';
  if (wound.part === 'body') return 'bed';
  return isArm(wound) ? 'uselessArm' : 'uselessLeg';
};

/** SAGA-DUEL-WOUND-004: of two Minor Wounds on one part a third makes a Major one. */
const minorEffect = (wound: saga.healing.PatientWound, all: readonly saga.healing.PatientWound[]): WoundEffect => {
  if (wound.part === 'head') return 'dizzy';
  const there = all.filter(({ part }) => part === wound.part);
  return there.length === 2 && there.every(({ severity }) => severity === 'minor') ? 'third' : 'none';
};

const rank = ({ severity, part }: saga.healing.PatientWound): number =>
  (severity === 'major' ? 0 : 10) + (saga.duel.PARTS.length - saga.duel.PARTS.indexOf(part));

/** Wound by wound, the worst first. */
export const woundRows = ({ wounds }: Pick<saga.campaign.Character, 'wounds'>): readonly WoundRow[] =>
  wounds
    .map((wound, at) => ({
      ...wound,
      key: `${wound.part} ${at}`,
      effect: wound.severity === 'major' ? majorEffect(wound) : minorEffect(wound, wounds),
    }))
    .sort((a, b) => rank(a) - rank(b));

/** How many wounds of a kind each part has, as the figure takes them. */
export const woundsByPart = (
  { wounds }: Pick<saga.campaign.Character, 'wounds'>,
  severity: saga.healing.PatientWound['severity'],
): readonly number[] =>
  saga.duel.PARTS.map((part) => wounds.filter((one) => one.part === part && one.severity === severity).length);

/** Somebody who could treat the wounded, and with what rating. */
export interface Healer {
  readonly id: string;
  readonly name: string;
  readonly heal: number;
  readonly by: saga.healing.TreatedBy;
}

const worth = ({ heal, by }: Healer): number => (by === 'self' ? heal - 1 : heal);

/** SAGA-DUEL-HEAL-001, -014: everybody alive whose Heal is known, the best first; the patient too, while able. */
export const healersFor = (
  { open }: saga.campaign.SeenCampaign,
  patient: saga.campaign.SeenCharacter,
): readonly Healer[] =>
  Object.values(open.characters)
    .flatMap((one): Healer[] => {
      if (!saga.campaign.isOpenSheet(one) || one.skills === null || one.dead !== null) return [];
      const by = one.id === patient.id ? 'self' : 'helper';
      if (!saga.healing.outsideCombat(one.wounds).treatsSelf) return [];
      return [{ id: one.id, name: one.name, heal: one.skills.heal, by }];
    })
    .sort((a, b) => worth(b) - worth(a) || a.name.localeCompare(b.name));

/** The day of the next Heal checks. */
export const nextHealing = ({ open }: saga.campaign.SeenCampaign, patient: saga.campaign.SeenCharacter): number =>
  saga.campaign.healingDays(patient as saga.campaign.Character, open.today + 1)[0] ?? patient.healedThrough + 1;

export interface HealingOdds {
  readonly severity: saga.healing.PatientWound['severity'];
  readonly chance: Chance;
}

/** The exact chance of a success on a day, for each kind of wound that is there. */
export const healingOdds = (
  { open }: saga.campaign.SeenCampaign,
  { wounds }: Pick<saga.campaign.Character, 'wounds'>,
  healer: Healer,
): readonly HealingOdds[] =>
  (['major', 'minor'] as const)
    .filter((severity) => wounds.some((one) => one.severity === severity))
    .map((severity) => ({
      severity,
      chance: saga.healing.dailyChance(saga.EDITIONS[open.edition], healer, severity),
    }));
