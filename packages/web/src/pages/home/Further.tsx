import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Button } from '../../design/forms/Button.js';
import { useWords } from '../../words/WordsProvider.js';
import { codeIn } from '../join/code.js';
import type { HomeData } from './homeData.js';

const JoinForm = () => {
  const { ui } = useWords();
  const [, go] = useLocation();
  const [code, setCode] = useState('');
  const join = (event: FormEvent) => {
    event.preventDefault();
    const asked = codeIn(code);
    // Behind the #, where no server logs it.
    go(asked === '' ? '/join' : `/join#${encodeURIComponent(asked)}`);
  };
  return (
    <form className="code" onSubmit={join}>
      <label className="vh" htmlFor="code">
        {ui.home.code}
      </label>
      <input
        id="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder={ui.home.codeHint}
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button kind="ink" type="submit">
        {ui.home.join}
      </Button>
    </form>
  );
};

const WAYS = [
  { key: 'guides', links: [['act', '/rules']] },
  { key: 'campaign', links: [['act', '/start?play=campaign']] },
  {
    key: 'fields',
    links: [
      ['act', '/maps'],
      ['roads', '/maps/roads'],
    ],
  },
] as const;

/** A table of one's own, or somebody else's; how to begin, and what goes on from a single scene. */
export const Further = ({ start }: Pick<HomeData, 'start'>) => {
  const { ui } = useWords();
  const { ways } = ui.home;
  return (
    <section className="more">
      <h2>{ui.home.more}</h2>
      <p className="more-what">{ui.home.sentence}</p>
      <div className="more-acts">
        <Button onClick={start}>{ui.home.start}</Button>
        <JoinForm />
      </div>
      <ul className="further">
        {WAYS.map(({ key, links }) => (
          <li key={key}>
            <h3 id={`way-${key}`}>{ways[key].name}</h3>
            <p>{ways[key].about}</p>
            {links.map(([link, href]) => (
              <Link key={href} aria-describedby={`way-${key}`} href={href}>
                {link === 'act' ? ways[key].act : ways.fields.roads}
              </Link>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
};
