import type { command } from '@warmoot/rules';
import type { IconName } from '../../design/base/Icon.js';
import { capital } from '../../words/text.js';
import { useWords } from '../../words/WordsProvider.js';

/** What each class of units is drawn as. */
export const CLASS_ICONS: Readonly<Record<command.UnitClass, IconName>> = {
  LI: 'tr-mi',
  HI: 'tr-hi',
  SI: 'tr-li',
  LC: 'tr-lc',
  HC: 'tr-hc',
  AR: 'tr-bo',
  HA: 'tr-ha',
};

/** What a class is called where its name stands alone or first. */
export const useClassNames = (): ((of: command.UnitClass) => string) => {
  const { words } = useWords();
  return (of) => capital(words.command.classes[of]);
};
