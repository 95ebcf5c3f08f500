import { type ReactElement, useEffect, useRef } from 'react';
import { Icon } from '../../design/base/Icon.js';
import { useAnnounce } from '../../design/states/LiveRegion.js';
import { both } from '../../words/bilingual.js';
import { useSpoken } from '../../words/speech.js';
import './curtain.css';

const CURTAIN = {
  pass: both(
    (name: string) => `Pass the device to ${name}`,
    (name) => `Gib das Gerät an ${name}`,
  ),
  nobody: both(
    'What was on the table is covered. Nothing is shown until the one named here presses.',
    'Was auf dem Tisch lag, ist zugedeckt. Nichts wird gezeigt, bis die genannte Person drückt.',
  ),
  iAm: both(
    (name: string) => `I am ${name}`,
    (name) => `Ich bin ${name}`,
  ),
} as const;

interface CurtainProps {
  readonly name: string;
  readonly onLift: () => void;
}

/** Between two people on one device: it hides everything until the named person presses. */
export const Curtain = ({ name, onLift }: CurtainProps): ReactElement => {
  const { t } = useSpoken(CURTAIN);
  const head = useRef<HTMLHeadingElement>(null);
  const announce = useAnnounce();
  const pass = t.pass(name);
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
        <span className="btn-label">{t.iAm(name)}</span>
      </button>
    </main>
  );
};
