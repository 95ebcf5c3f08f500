import type { saga } from '@warmoot/rules';
import { type Drawn, type InHand, LyingPerson, Person } from '../../../boards/square/Person.js';

/*
 * Somebody from above, facing right, in a square of 54. The weapon reaches as far as it does in the rules: a dagger
 * into the next square, a sword to the one after it, a spear to the third.
 */

const blade = (tip: number, half: number, from = 21): string =>
  `M${from} ${-half}H${tip - 8}L${tip} 0 ${tip - 8} ${half}H${from}Z`;

/** With the hand at x = 16 and the weapon along the x axis. */
const WEAPONS: Readonly<Record<Exclude<saga.duel.Item, 'shield'>, Drawn>> = {
  dagger: { shaft: 'M10 0H20M19.500-4.500V4.500', head: blade(42, 2.4, 20) },
  rock: { shaft: '', head: 'M16-7C26-8 32-2 30 4 26 9 16 8 13 3Z' },
  sword: { shaft: 'M8 0H21M20.500-6.500V6.500', head: blade(68, 3), cut: 'M24 0H57' },
  fencingSword: { shaft: 'M8 0H20M21-5Q26 0 21 5', head: 'M22-1.400L72 0 22 1.400Z' },
  bigSword: { shaft: 'M2 0H22M22-8.500V8.500', head: blade(76, 3.8, 23), cut: 'M26 0H64' },
  club: { shaft: '', head: 'M8-2L48-5.500C60-7 60 7 48 5.500L8 2Z', cut: 'M46-3V2M54-3V3' },
  hammer: { shaft: 'M-4 0H58', head: 'M48-9H62V6L55 13 48 6Z' },
  mace: { shaft: 'M-4 0H52', head: 'M52-8L60-9 66-3 66 3 60 9 52 8 49 0Z', cut: 'M53-5H63M52 0H65M53 5H63' },
  axe: {
    shaft: 'M-6 0H54',
    head: 'M40 1.500H52C53 8.500 56 13.500 60 16.500 51 20.500 41 20.500 32 16.500 36 13.500 39 8.500 40 1.500Z',
    cut: 'M37 14.500Q46 17.500 55 14.500',
  },
  spear: { shaft: 'M-34 0H108', head: 'M106-4.500L126 0 106 4.500 101 0Z' },
  staff: { shaft: 'M-40 0H122', head: '' },
  halberd: {
    shaft: 'M-34 0H104',
    head: 'M104-2L126 0 104 2ZM84 1.500H98C99 9 102 13 105 16 97 19 87 19 79 16 82 13 84 8 84 1.500Z',
  },
};

export interface AboveProps {
  readonly tincture: string;
  readonly left: saga.duel.Item | null;
  readonly right: saga.duel.Item | null;
  readonly helmet: boolean;
  /** Lying: seen at full length. */
  readonly down: boolean;
  /** Out of the fight: outline only. */
  readonly out: boolean;
}

const held = (item: saga.duel.Item | null): InHand => (item === null || item === 'shield' ? item : WEAPONS[item]);

export const Above = ({ tincture, left, right, helmet, down, out }: AboveProps) =>
  down ? (
    <LyingPerson tincture={tincture} out={out} />
  ) : (
    <>
      <ellipse cx="3" cy="5" rx="22" ry="27" fill="#000" opacity=".16" />
      <Person tincture={tincture} left={held(left)} right={held(right)} helmet={helmet} />
    </>
  );
