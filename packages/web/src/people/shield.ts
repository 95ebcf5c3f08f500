import type { SeatId } from '@warmoot/kernel';
import type { saga } from '@warmoot/rules';
import type { Person } from './person.js';
import { type Charge, chargeOf, TINCTURES, type Tincture, tinctureOf } from './tinctures.js';

/** All that is drawn for shields. */
export const ALL_CHARGES = [
  'fish',
  'tower',
  'key',
  'reed',
  'ship',
  'star',
  'hand',
  'moon',
  'leaf',
  'wheel',
  'quill',
] as const satisfies readonly Charge[];

export interface Shield {
  readonly tincture: Tincture;
  readonly charge: Charge;
}

/** How a shield is written on a sheet: `gules fish`. */
export const armsText = ({ tincture, charge }: Shield): string => `${tincture} ${charge}`;

/** The shield that was written; null where it is none of ours, or none was chosen. */
export const readArms = (arms: string): Shield | null => {
  const [field, device] = arms.split(' ');
  const tincture = TINCTURES.find((one) => one === field);
  const charge = ALL_CHARGES.find((one) => one === device);
  return tincture === undefined || charge === undefined ? null : { tincture, charge };
};

type Bearer = Pick<saga.campaign.SeenCharacter, 'id' | 'arms' | 'owner'>;

/** Whose a character is, in the colour of its owner; the sixth colour is nobody's. */
const colourOf = (
  people: Readonly<Record<SeatId, Person>>,
  { owner }: Pick<saga.campaign.SeenCharacter, 'owner'>,
): number => (owner === null ? 5 : (people[owner]?.colour ?? 5));

const nth = (id: string): number => Number(id.slice(1)) || 0;

/** What somebody bears: as chosen, else the field of whoever runs them with a charge of their own. */
export const shieldOf = (people: Readonly<Record<SeatId, Person>>, { id, arms, owner }: Bearer): Shield =>
  readArms(arms) ?? {
    tincture: tinctureOf(colourOf(people, { owner })),
    charge: ALL_CHARGES[nth(id) % ALL_CHARGES.length] ?? chargeOf(0),
  };

/** Every shield there is, so that neighbours differ in field and charge. */
const ALL_ARMS: readonly string[] = ALL_CHARGES.flatMap((_, at) =>
  TINCTURES.map((tincture, nth) =>
    armsText({ tincture, charge: ALL_CHARGES[(at + nth * 3) % ALL_CHARGES.length] ?? chargeOf(0) }),
  ),
);

/** Another shield than this one, that none of these bears. */
export const nextArms = (borne: readonly string[], now: string): string => {
  const from = ALL_ARMS.indexOf(now);
  const next = [...ALL_ARMS.slice(from + 1), ...ALL_ARMS.slice(0, from + 1)];
  return next.find((arms) => arms !== now && !borne.includes(arms)) ?? now;
};

/** The number of a tincture, as `Arms` takes it. */
export const colourNumber = (tincture: Tincture): number => TINCTURES.indexOf(tincture);
