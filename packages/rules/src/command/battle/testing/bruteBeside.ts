import { settle, standOf } from './bruteAfter.js';
import { bruteChoices } from './bruteChoices.js';
import { BRUTE_OPTIONS, type Brute, type BruteHex, type BruteUnit } from './bruteModel.js';
import { offered, type Table } from './stand.js';

type Side = 'north' | 'south';

/** A battle in its course, as `setupOf` writes it. */
interface Position {
  readonly units: readonly (Pick<BruteUnit, 'side' | 'class' | 'grade' | 'points' | 'damage' | 'hex'> & {
    readonly gone?: BruteUnit['fate'];
    readonly acted?: boolean;
  })[];
  readonly active: Side;
  readonly first?: Side;
  readonly round?: number;
  readonly stage?: number;
  readonly charges?: readonly { readonly unit: string; readonly target: string }[];
  readonly attacks?: readonly {
    readonly unit: string;
    readonly target: string;
    readonly supporters?: readonly string[];
  }[];
  readonly defences?: readonly { readonly unit: string; readonly defender: string }[];
}

/** The same battle for the brute force. */
export const bruteOf = (setup: object, options: object): Brute => {
  const { position } = setup as { readonly position: Position };
  const { charges = [], attacks = [], defences = [], stage = 1 } = position;
  const units = (['north', 'south'] as const).flatMap((side) =>
    position.units
      .filter((unit) => unit.side === side)
      .map((unit, i): BruteUnit => {
        const key = `${side === 'north' ? 'N' : 'S'}${i + 1}`;
        const own = attacks.find((attack) => attack.unit === key);
        const helped = attacks.find((attack) => attack.supporters?.includes(key));
        const guarded = defences.find((defence) => defence.unit === key);
        return {
          ...unit,
          key,
          fate: unit.hex === null ? (unit.gone ?? 'routed') : 'here',
          acted:
            (unit.acted ?? false) ||
            (stage === 3 && (own ?? helped) !== undefined) ||
            (stage === 4 && guarded !== undefined),
          bound: charges.find((charge) => charge.unit === key)?.target ?? null,
          attacks: own?.target ?? null,
          helps: helped?.unit ?? null,
          guards: guarded?.defender ?? null,
        };
      }),
  );
  const brute: Brute = {
    options: { ...BRUTE_OPTIONS, ...options },
    units,
    active: position.active,
    first: position.first ?? 'north',
    round: position.round ?? 1,
    stage,
    atStart: stage === 1 && units.every((unit) => !unit.acted),
    dues: [],
    routs: [],
    before: '',
    quiet: 0,
    ended: null,
  };
  brute.before = standOf(brute);
  settle(brute);
  return brute;
};

const written = (choice: object): string => JSON.stringify(Object.entries(choice).sort());

const hexText = (hex: BruteHex | null): string => (hex === null ? '' : `${hex.row},${hex.column}`);

/** Who is asked, how every unit stands, and the choices: as the brute force has it. */
export const bruteNode = (brute: Brute): readonly string[] => {
  const stands = brute.units.map((unit) =>
    [unit.key, unit.fate, unit.points, unit.damage, hexText(unit.hex)].join(' '),
  );
  if (brute.ended !== null) return [`ended ${brute.ended}`, ...stands];
  const { side, choices } = bruteChoices(brute);
  return [`${side} in ${brute.stage} of ${brute.round}`, ...stands, ...choices.map(written).sort()];
};

/** The same as the scene has it. */
export const sceneNode = (table: Table): readonly string[] => {
  const { open, given } = table.run.state;
  const stands = open.roster.map(({ name }, unit) => {
    const at = open.at[unit] as number;
    const place = { row: Math.floor(at / given.size.columns), column: at % given.size.columns };
    return [name, open.fate[unit], open.points[unit], open.damage[unit], hexText(at < 0 ? null : place)].join(' ');
  });
  const { awaits } = table.run;
  if (awaits.need !== 'answers') {
    const { winner } = open;
    return [`ended ${winner === null ? 'draw' : winner === 0 ? 'north' : 'south'}`, ...stands];
  }
  const side = awaits.asked[0]?.as === 'North' ? 'north' : 'south';
  return [`${side} in ${open.stage} of ${open.round}`, ...stands, ...offered(table).map(written).sort()];
};
