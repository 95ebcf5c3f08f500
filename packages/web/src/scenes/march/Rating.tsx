import { listed, type RuleId, type Sum, type Throw } from '@warmoot/kernel';
import { number, throwRows } from '@warmoot/words';
import type { ReactNode } from 'react';
import { percentText } from '../../design/chance/Chance.js';
import { SumLines } from '../../design/chance/SumLines.js';
import { TallyPopover } from '../../design/chance/Tally.js';
import { tallyOf } from '../../design/chance/tallyOf.js';
import { Popover } from '../../design/panels/Popover.js';
import { useSpoken } from '../../words/speech.js';
import { capital } from '../../words/text.js';
import { useWords } from '../../words/WordsProvider.js';
import { chanceOf } from './odds.js';
import { MARCH } from './words.js';

/** The words for what stands in a sum are those of the scene, in either edition. */
const SCENE = 'saga/march';

/** A sum as a throw without dice, so that its lines are named as in every tally. */
const asThrow = (lines: NonNullable<Throw['tally']>['plus']): Throw => ({
  dice: [],
  reading: { read: 'together', plus: 0, worth: { worth: 'face' }, rows: { rows: 'total' } } as never,
  tally: { plus: [], against: lines },
});

interface RatingProps {
  readonly what: string;
  readonly of: (sum: Sum) => void;
}

/** A rating that opens to its lines. */
export const Rating = ({ what, of }: RatingProps) => {
  const { t, words } = useSpoken(MARCH);
  const { total, lines } = listed(of);
  const label = t.ratingOf({ what, rating: number(total) });
  return (
    <Popover label={label} triggerLabel={label} trigger={number(total)} triggerClass="n">
      <SumLines
        title={`${what} ${number(total)}`}
        rows={throwRows(words, SCENE, asThrow(lines ?? []), null)
          .filter(({ kind }) => kind === 'line')
          .map(({ label: name, amount, rule }) => ({ label: capital(name), amount, rule }))}
      />
    </Popover>
  );
};

interface CountedProps {
  readonly what: string;
  readonly by: number;
  readonly line: string;
  readonly rule: RuleId;
  /** What stands there instead of the number. */
  readonly shown?: ReactNode;
}

/** A number with one line of its own behind it. */
export const Counted = ({ what, by, line, rule, shown }: CountedProps) => {
  const { t } = useSpoken(MARCH);
  const label = t.ratingOf({ what, rating: number(by) });
  return (
    <Popover label={label} triggerLabel={label} trigger={shown ?? number(by)} triggerClass="n">
      <SumLines title={`${what} ${number(by)}`} rows={[{ label: line, amount: number(by), rule }]} />
    </Popover>
  );
};

interface OddsProps {
  readonly of: Throw;
  readonly children?: ReactNode;
}

/** The chance of a throw, which opens to its tally. */
export const Odds = ({ of, children }: OddsProps) => {
  const { words } = useSpoken(MARCH);
  const { ui } = useWords();
  return <TallyPopover of={tallyOf(words, SCENE, of, null)}>{children ?? percentText(ui, chanceOf(of))}</TallyPopover>;
};
