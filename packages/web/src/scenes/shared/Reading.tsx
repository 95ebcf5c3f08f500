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

/** The board in words. Lines keep their places, since the words package lays sheets side by side: keys scroll them. */
export const ReadingText = memo(({ sections, isHeard = false }: ReadingTextProps) => (
  <>
    {sections.map(({ title, lines }) => (
      <section key={title} className="reading">
        {title === '' ? null : <h3>{title}</h3>}
        <pre tabIndex={isHeard ? undefined : 0}>{lines.join('\n')}</pre>
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
