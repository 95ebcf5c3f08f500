import type { MouseEvent } from 'react';
import { focusOn } from '../../browser/focusing.js';
import { useWords } from '../../words/WordsProvider.js';
import './skip.css';

/** The main part of a page gets the focus. Its address stays: pages keep in it which part of them is open. */
const toMain = (event: MouseEvent): void => {
  const main = document.querySelector('main');
  event.preventDefault();
  if (main !== null) focusOn(main);
};

/** The first thing that keys come to on a page: the way past its head. */
export const Skip = () => {
  const { ui } = useWords();
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to a part of the page, and is looked for among the links
    <a className="skip" href="#page" onClick={toMain}>
      {ui.nav.skip}
    </a>
  );
};
