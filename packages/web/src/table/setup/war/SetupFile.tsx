import type { Json, Result } from '@warmoot/kernel';
import { parseScript, SCRIPT_FORMAT } from '@warmoot/protocol';
import { refusalText } from '@warmoot/words';
import { useState } from 'react';
import { Button } from '../../../design/forms/Button.js';
import { Refused } from '../../../design/rules/Refused.js';
import { saveAs } from '../../../maps/saveAs.js';
import { useSpoken } from '../../../words/speech.js';
import { useCalling } from './calling.js';
import type { Start } from './WarForm.js';
import { WAR_SETUP } from './words.js';

interface SetupFileProps {
  readonly start: Start;
  /** What the file is called. */
  readonly name: string;
  /** Takes what a file says, or says what is wrong with it. */
  readonly onRead: (said: { readonly setup: Json; readonly options: Json }) => Result<unknown>;
}

/** The two parts of a scene's name: `sortie/battle`. */
const partsOf = (scene: string): readonly [rules: string, scene: string] => {
  const [rules = '', ...rest] = scene.split('/');
  return [rules, rest.join('/')];
};

/** A battle as a file: a play script in which nothing has been decided yet, which every other way to play reads too. */
export const SetupFile = ({ start, name, onRead }: SetupFileProps) => {
  const { t, words } = useSpoken(WAR_SETUP);
  const told = useCalling();
  const [fault, setFault] = useState<string | null>(null);
  const [rules, scene] = partsOf(start.scene);
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const script = parseScript(await file.text());
    const isOther = script.ok && (script.value.rules !== rules || script.value.scene !== scene);
    const taken = script.ok && !isOther ? onRead(script.value) : script;
    setFault(isOther ? told.otherFile : taken.ok ? null : refusalText(words, taken.refusal));
  };
  return (
    <>
      <Button
        small
        kind="quiet"
        onClick={() =>
          saveAs(name, { format: SCRIPT_FORMAT, rules, scene, options: start.options, setup: start.setup })
        }
      >
        {t.save}
      </Button>
      <label className="file-pick">
        <input
          type="file"
          className="vh"
          accept=".json,application/json"
          onChange={({ target }) => {
            void read(target.files?.[0]);
            target.value = '';
          }}
        />
        {t.load}
      </label>
      {fault === null ? null : <Refused what={t.badFile} why={fault} />}
    </>
  );
};
