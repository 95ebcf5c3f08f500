import type { Json, Shape } from '@warmoot/kernel';
import type { command } from '@warmoot/rules';

/** Options with a few answers; the first is the usual one. */
export const SWITCHES = {
  'command.leadershipDice': ['2d6', 'saga'],
  'command.ties': ['none', 'defenderWins', 'attackerWins'],
  'command.advanceFromContact': ['off', 'on'],
  'command.advanceMeasure': ['any', 'nearest'],
  'command.zoneOfControl': ['none', 'stop'],
  'command.passThroughFriends': ['off', 'on'],
  'command.boxedInUnits': ['rout', 'freeHold'],
  'command.chargeNeedsPoint': ['on', 'off'],
  'command.volleyInContact': ['on', 'off'],
  'command.waitingArchers': ['both', 'footOnly'],
  'command.scoreFloor': ['zero', 'none'],
} as const satisfies Partial<Record<keyof typeof command.COMMAND_OPTION_RULES, readonly string[]>>;

export type SwitchKey = keyof typeof SWITCHES;
export const SWITCH_KEYS = Object.keys(SWITCHES) as readonly SwitchKey[];

/** Options that are numbers. */
export const NUMBERS = {
  'command.roundLimit': { usual: 10, least: 1, most: 99 },
  'command.quietRounds': { usual: 2, least: 1, most: 9 },
  'command.deployRows': { usual: 3, least: 1, most: 5 },
} as const satisfies Partial<Record<keyof typeof command.COMMAND_OPTION_RULES, object>>;

export type NumberKey = keyof typeof NUMBERS;
export const NUMBER_KEYS = Object.keys(NUMBERS) as readonly NumberKey[];

/** Options as a table wishes them. What is as usual is left out. */
export type OptionsWish = { readonly [K in SwitchKey]?: (typeof SWITCHES)[K][number] } & {
  readonly [K in NumberKey]?: number;
} & { readonly 'command.moralRange'?: number };

/** The answer to an option, or the usual one. */
export const switchAt = (options: OptionsWish, key: SwitchKey): string => options[key] ?? SWITCHES[key][0];
export const numberAt = (options: OptionsWish, key: NumberKey): number => options[key] ?? NUMBERS[key].usual;

/** The options with another answer; the usual one is left out. */
export const withOption = (
  options: OptionsWish,
  key: SwitchKey | NumberKey | 'command.moralRange',
  value: string | number | null,
): OptionsWish => {
  const { [key]: _, ...others } = options;
  const usual =
    key in SWITCHES ? SWITCHES[key as SwitchKey][0] : key in NUMBERS ? NUMBERS[key as NumberKey].usual : null;
  return (value === usual || value === null ? others : { ...others, [key]: value }) as OptionsWish;
};

const isAnswer = (key: string, value: unknown): boolean => {
  if (key in SWITCHES) return (SWITCHES[key as SwitchKey] as readonly unknown[]).includes(value);
  if (!Number.isInteger(value)) return false;
  const { least, most } = key in NUMBERS ? NUMBERS[key as NumberKey] : { least: 1, most: 99 };
  return (key in NUMBERS || key === 'command.moralRange') && (value as number) >= least && (value as number) <= most;
};

/** Options as they stand on the slate: what no table can wish is left out. */
export const optionsForm: Shape<Json> = {
  schema: { type: 'object' },
  parse: (value) => ({
    ok: true,
    value: Object.fromEntries(
      Object.entries((typeof value === 'object' && value) || {}).filter(([key, one]) => isAnswer(key, one)),
    ) as Json,
  }),
};
