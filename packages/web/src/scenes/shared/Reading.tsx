import type { Section } from '@warmoot/words';
import { memo } from 'react';
import { Dialog } from '../../design/panels/Dialog.js';
import { useSpoken } from '../../words/speech.js';
import { SHARED } from './words.js';

/** The board in words. Lines keep their places, since the words package lays sheets side by side. */
export const ReadingText = memo(({ sections }: { readonly sections: readonly Section[] }) => (
  <>
    {sections.map(({ title, lines }) => (
      <section key={title} className="reading">
        {title === '' ? null : <h3>{title}</h3>}
        <pre>{lines.join('\n')}</pre>
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
