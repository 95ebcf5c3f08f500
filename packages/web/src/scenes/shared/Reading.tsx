import type { Section } from '@warmoot/words';
import { memo } from 'react';
import { Dialog } from '../../design/panels/Dialog.js';
import { useSpoken } from '../../words/speech.js';
import { SHARED } from './words.js';

interface ReadingTextProps {
  readonly sections: readonly Section[];
  /** It is for ears alone: nothing of it is seen, and nothing scrolls. */
  readonly isHeard?: boolean;
}

/** Whether lines are sentences: what is laid side by side has room between its columns, and a map has no words. */
const isProse = (lines: readonly string[]): boolean =>
  lines.every((line) => /\p{L}{3}/u.test(line) && !/ {2}/.test(line));

/** The board in words. Sentences break where they must. Other lines keep their places, since the words package lays sheets side by side: keys scroll them. */
export const ReadingText = memo(({ sections, isHeard = false }: ReadingTextProps) => (
  <>
    {sections.map(({ title, lines }) => (
      <section key={title} className="reading">
        {title === '' ? null : <h3>{title}</h3>}
        <pre data-prose={isProse(lines) ? '' : undefined} tabIndex={isHeard || isProse(lines) ? undefined : 0}>
          {lines.join('\n')}
        </pre>
      </section>
    ))}
  </>
));

interface ReadingProps {
  readonly sections: readonly Section[];
  readonly open: boolean;
  readonly onClose: () => void;
}

export const Reading = ({ sections, open, onClose }: ReadingProps) => {
  const { t } = useSpoken(SHARED);
  return (
    <Dialog open={open} onClose={onClose} title={t.readBoard}>
      <ReadingText sections={sections} />
    </Dialog>
  );
};
