import type { Rated } from '@warmoot/kernel';
import { summedRows, type Words } from '@warmoot/words';
import { SumLines } from '../../../design/chance/SumLines.js';
import { Popover } from '../../../design/panels/Popover.js';
import { useSpoken } from '../../../words/speech.js';
import { capital } from '../../../words/text.js';
import { PANEL } from './words.js';

interface NumberProps {
  readonly words: Words;
  readonly scene: string;
  readonly of: Rated;
  readonly what: string;
  readonly who: string;
  /** What is seen of it; its sum where nothing is said. */
  readonly shown?: string;
}

/** A number that opens to its lines, and each of them to its rule. */
export const SumNumber = ({ words, scene, of, what, who, shown = `${of.total}` }: NumberProps) => {
  const { t } = useSpoken(PANEL);
  const rows = summedRows(words, scene, { label: what, tally: of.lines ?? [] })
    .filter(({ kind }) => kind === 'line')
    .map(({ label, rule, amount }) => ({ label: capital(label), amount, rule }));
  return (
    <Popover label={what} triggerLabel={t.openTally({ what, who, n: of.total })} trigger={shown} triggerClass="n">
      <SumLines title={`${what} ${of.total}`} rows={rows} />
    </Popover>
  );
};
