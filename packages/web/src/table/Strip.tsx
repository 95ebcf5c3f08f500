import { refusalText } from '@warmoot/words';
import { Refused } from '../design/rules/Refused.js';
import type { Hindrance } from '../net/api.js';
import { useSpoken } from '../words/speech.js';
import { TABLE } from './words.js';

interface StripProps {
  readonly hindrance: Hindrance | null | undefined;
  /** It had waited for the line, and others went on meanwhile. */
  readonly waited?: boolean | undefined;
}

/** Why something was not done. It stays until the next act. */
export const Strip = ({ hindrance, waited = false }: StripProps) => {
  const { t, words } = useSpoken(TABLE);
  if (hindrance === null || hindrance === undefined) return null;
  if (hindrance.code === 'AWAY') return <Refused what={t.notDone} why={t.serverAway} />;
  const what = (): string | undefined => {
    if (hindrance.code === 'FAULT') return t.fault;
    if (waited) return t.notTaken;
    return hindrance.code === 'BROKEN_RULE' ? undefined : t.notDone;
  };
  const said = what();
  return (
    <Refused
      why={refusalText(words, hindrance)}
      {...(said !== undefined && { what: said })}
      {...(hindrance.code === 'BROKEN_RULE' && { rule: hindrance.rule })}
    />
  );
};
