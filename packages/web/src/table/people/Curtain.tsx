import { useEffect, useRef } from 'react';
import { Icon } from '../../design/base/Icon.js';
import { useAnnounce } from '../../design/states/LiveRegion.js';
import { listOf } from '../../words/lists.js';
import { useSpoken } from '../../words/speech.js';
import type { CURTAIN as ENGLISH_CURTAIN } from './Curtain.en.js';
import './curtain.css';

const CURTAIN = listOf<typeof ENGLISH_CURTAIN>(import.meta.glob('./Curtain.??.ts', { eager: true, import: 'CURTAIN' }));

interface CurtainProps {
  readonly name: string;
  readonly onLift: () => void;
}

/** Between two people on one device: it hides everything until the named person presses. */
export const Curtain = ({ name, onLift }: CurtainProps) => {
  const { t } = useSpoken(CURTAIN);
  const head = useRef<HTMLHeadingElement>(null);
  const announce = useAnnounce();
  const pass = t.pass({ name });
  useEffect(() => {
    // What was last read aloud was for somebody else's ears.
    announce('');
    announce(pass, 'assertive');
    // The button is not focused: a key meant for the page before must not lift the curtain.
    head.current?.focus();
  }, [announce, pass]);
  return (
    <main className="curtain">
      <Icon name="mark" size={56} />
      <h1 ref={head} tabIndex={-1}>
        {pass}
      </h1>
      <p>{t.nobody}</p>
      <button type="button" className="btn btn-act" onClick={onLift}>
        <span className="btn-label">{t.iAm({ name })}</span>
      </button>
    </main>
  );
};
