import { Switch } from '../../design/forms/Switches.js';
import { useSpoken } from '../../words/speech.js';
import type { Edition } from './fighters.js';
import { SETUP } from './setupWords.js';

interface EditionSwitchProps {
  readonly at: Edition;
  readonly onGo: (edition: Edition) => void;
}

/** By which edition of the rules it is played. */
export const EditionSwitch = ({ at, onGo }: EditionSwitchProps) => {
  const { t } = useSpoken(SETUP);
  return <Switch<Edition> legend={t.edition} options={{ saga: t.second, 'saga-1e': t.first }} at={at} onGo={onGo} />;
};
