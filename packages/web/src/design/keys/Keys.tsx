import { useEffect } from 'react';
import { isWritten } from '../../browser/focusing.js';
import { useSpoken } from '../../words/speech.js';
import { Dialog } from '../panels/Dialog.js';
import { KEYS } from './keys.table.js';
import './keys.css';
import { KEY_WORDS } from './words.js';

/** The name that a key has on a keyboard, and in the ear where it is drawn as a sign. */
const Key = ({ of }: { readonly of: string }) => {
  const { t } = useSpoken(KEY_WORDS);
  const names: Readonly<Record<string, string>> = t.names;
  const spoken = (t.spoken as Readonly<Record<string, string>>)[of];
  const name = names[of === ' ' ? 'Space' : of] ?? of.toUpperCase();
  if (of === '…') return <span>…</span>;
  if (spoken === undefined) return <kbd>{name}</kbd>;
  return (
    <kbd>
      <span aria-hidden="true">{name}</span>
      <span className="vh">{spoken}</span>
    </kbd>
  );
};

const Lists = () => {
  const { t } = useSpoken(KEY_WORDS);
  return (
    <div className="keys">
      {KEYS.map(({ of, rows }) => {
        const told: Readonly<Record<string, string>> = t[of];
        return (
          <section key={of}>
            <h3 className="lab">{told.title}</h3>
            <dl>
              {rows.map(({ does, keys }) => (
                <div key={does}>
                  <dt>
                    {keys.map((together) => (
                      <span key={together.join()}>
                        {together.map((key) => (
                          <Key key={key} of={key} />
                        ))}
                      </span>
                    ))}
                  </dt>
                  <dd>{told[does]}</dd>
                </div>
              ))}
            </dl>
          </section>
        );
      })}
    </div>
  );
};

/** The button that opens the list of keys, in a menu. */
export const KeysButton = ({ onOpen }: { readonly onOpen: () => void }) => {
  const { t } = useSpoken(KEY_WORDS);
  return (
    <button type="button" className="keys-open" aria-haspopup="dialog" onClick={onOpen}>
      {t.title} <kbd>?</kbd>
    </button>
  );
};

interface KeysProps {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** All keys in a list: it is opened by the key "?" wherever nobody writes, or from the menu. */
export const Keys = ({ isOpen, onOpen, onClose }: KeysProps) => {
  const { t } = useSpoken(KEY_WORDS);
  useEffect(() => {
    const down = (event: KeyboardEvent): void => {
      if (event.key !== '?' || event.defaultPrevented || event.ctrlKey || event.metaKey || isWritten(event.target))
        return;
      if (document.querySelector('dialog[open]') === null) onOpen();
    };
    document.addEventListener('keydown', down);
    return () => document.removeEventListener('keydown', down);
  }, [onOpen]);
  return (
    <Dialog open={isOpen} onClose={onClose} title={t.title}>
      <Lists />
    </Dialog>
  );
};
