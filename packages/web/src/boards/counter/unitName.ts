import { war } from '@warmoot/rules';

/** Why a name cannot be: it is no name of one word or two, or another unit has it. */
export type NameFault = 'noName' | 'taken';

/** Null where the name can be. `others` are those of all other units. */
export const nameFault = (name: string, others: readonly string[]): NameFault | null => {
  const read = war.unitNameShape.parse(name.trim());
  if (!read.ok) return 'noName';
  return others.some((other) => war.isSameName(other, read.value)) ? 'taken' : null;
};
