import { refusalText } from '@warmoot/words';
import { Refused } from '../design/rules/Refused.js';
import type { Hindrance } from '../net/api.js';
import { useSpoken } from '../words/speech.js';
import { TABLE } from './words.js';

/** Why something was not done. It stays until the next act. */
export const Strip = ({ hindrance }: { readonly hindrance: Hindrance | null | undefined }) => {
  const { t, words } = useSpoken(TABLE);
  if (hindrance === null || hindrance === undefined) return null;
  if (hindrance.code === 'AWAY') return <Refused what={t.notDone} why={t.serverAway} />;
  const what = hindrance.code === 'FAULT' ? t.fault : hindrance.code === 'BROKEN_RULE' ? undefined : t.notDone;
  return (
    <Refused
      why={refusalText(words, hindrance)}
      {...(what !== undefined && { what })}
      {...(hindrance.code === 'BROKEN_RULE' && { rule: hindrance.rule })}
    />
  );
};
