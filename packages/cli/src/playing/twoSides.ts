import { sceneRules } from '@warmoot/rules';
import { type Command, Option } from 'commander';
import { Stop, valueIn } from '../stop.js';
import { type SittingOptions, twoSeats, type Wanted } from './command.js';

/** Two ready-made sides, where they meet, and who is surprised. */
export interface SidesOptions<Ground extends string> extends SittingOptions {
  readonly me: string;
  readonly them: string;
  readonly ground?: Ground;
  readonly surprised?: 'me' | 'them';
}

/** What a command has to say of its ready-made sides. */
interface Sides<Ground extends string> {
  readonly scene: 'warband/skirmish' | 'warband/battle';
  /** What a side is called, and what it is made of. */
  readonly side: string;
  readonly of: 'figures' | 'units';
  readonly ready: Readonly<Record<string, unknown>>;
  readonly ground: (kind: Ground) => { readonly map: object } & object;
}

/** `shields` or `Reds=shields`. */
const sideIn = ({ side, of, ready }: Sides<never>, text: string, name: string, option: string): object => {
  const [, own = name, kind = ''] = /^(?:([^=]+)=)?(.*)$/s.exec(text.trim()) ?? [];
  if (Object.hasOwn(ready, kind)) return { name: own, [of]: ready[kind] };
  const all = Object.keys(ready).join(', ');
  throw new Stop(2, `There is no ready-made ${side} "${kind}". There are ${all}.`, { option });
};

/** A fight of two ready-made sides, as its options have it. */
export const wantedOf =
  <Ground extends string>(sides: Sides<Ground>) =>
  (_io: unknown, { seats: names, me, them, ground, surprised }: SidesOptions<Ground>): Wanted => {
    const seats = twoSeats(names);
    const { map = null, ...field } = ground === undefined ? {} : (sides.ground(ground) as { readonly map?: object });
    return {
      rules: valueIn(sceneRules(sides.scene)),
      seats,
      setup: {
        seats,
        a: { ...sideIn(sides, me, 'Red', '--me'), seat: seats[0] },
        b: { ...sideIn(sides, them, 'Blue', '--them'), seat: seats[1] },
        ...field,
        ...(surprised === undefined ? {} : { surprised: surprised === 'me' ? 'a' : 'b' }),
      },
      options: map === null ? {} : { 'warband.map': map },
    };
  };

/** The options by which the sides are named. `usual`: those of both sides where none is named, and one that is called as somebody likes. */
export const sideFlags = (
  flags: Command,
  {
    side,
    ground,
    grounds,
    usual,
  }: {
    readonly side: string;
    readonly ground: readonly [kind: string, what: string];
    readonly grounds: readonly string[];
    readonly usual: readonly [me: string, them: string, such: string];
  },
): Command =>
  flags
    .option(
      `--me <${side}>`,
      `the ready-made ${side} of the first side, such as ${usual[2]} or Reds=${usual[2]}`,
      usual[0],
    )
    .option(`--them <${side}>`, 'that of the other side', usual[1])
    .addOption(
      new Option(`--ground <${ground[0]}>`, `a ready-made ${ground[1]}; left out, an open field`).choices(grounds),
    )
    .addOption(new Option('--surprised <side>', 'the side that is surprised').choices(['me', 'them']))
    .option('--list', `list the ready-made ${side === 'army' ? 'armies' : `${side}s`} and ${ground[1]}s`);
