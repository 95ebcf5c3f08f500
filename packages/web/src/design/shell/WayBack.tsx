import { Link } from 'wouter';
import { cameFrom } from '../../browser/cameFrom.js';
import { useWords } from '../../words/WordsProvider.js';
import { Icon } from '../base/Icon.js';

/** The way back to the table, for who came from one. */
export const WayBack = () => {
  const { ui } = useWords();
  const from = cameFrom();
  if (from === null) return null;
  return (
    <Link className="way-back" href={from.path} title={from.title}>
      <Icon name="ui-back" size={18} />
      {ui.nav.backToTable}
    </Link>
  );
};
