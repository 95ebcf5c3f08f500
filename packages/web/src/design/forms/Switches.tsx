import { type ReactNode, useId, useState } from 'react';
import { keep, kept } from '../../browser/kept.js';
import { keepPace, PACES, paceNow } from '../../browser/pace.js';
import { tinctureOf } from '../../people/tinctures.js';
import type { Language } from '../../words/kinds.js';
import { useWords } from '../../words/WordsProvider.js';
import { Arms } from '../base/Arms.js';
import { listed, type Options } from './Select.js';
import './switches.css';

/** An option that somebody asks for: dashed in their tincture, with their arms. */
export interface AskedOption<K extends string> {
  readonly key: K;
  readonly colour: number;
}

interface SwitchProps<K extends string> {
  readonly legend: string;
  readonly options: Options<K>;
  readonly at: K;
  readonly onGo: (key: K) => void;
  readonly asked?: readonly AskedOption<K>[];
  /** Beside it: who set it, or who asks for what. */
  readonly note?: ReactNode;
}

/** A few options side by side, one of them taken: native radios. */
export const Switch = <K extends string>({ legend, options, at, onGo, asked = [], note }: SwitchProps<K>) => {
  const name = useId();
  return (
    <fieldset className="switch" data-noted={note === undefined ? undefined : ''}>
      <legend className="lab">{legend}</legend>
      <div>
        {listed(options).map(({ key, label }) => {
          const asks = asked.filter((one) => one.key === key);
          return (
            <label
              key={key}
              data-asked={asks[0] === undefined ? undefined : ''}
              data-tincture={asks[0] && tinctureOf(asks[0].colour)}
            >
              <input type="radio" className="vh" name={name} checked={key === at} onChange={() => onGo(key)} />
              {label}
              {asks.map(({ colour }) => (
                <Arms key={colour} colour={colour} size={15} />
              ))}
            </label>
          );
        })}
      </div>
      {note}
    </fieldset>
  );
};

const THEMES = ['light', 'dark', 'system'] as const;
type Theme = (typeof THEMES)[number];

const themeNow = (): Theme => THEMES.find((theme) => theme === kept('theme')) ?? 'system';

const wear = (theme: Theme): void => {
  keep('theme', theme === 'system' ? null : theme);
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
};

/** Light, dark, or as the system has it. */
export const ThemeSwitch = () => {
  const { ui } = useWords();
  const [theme, setTheme] = useState(themeNow);
  return (
    <Switch
      legend={ui.settings.theme}
      options={THEMES.map((key) => ({ key, label: ui.settings[key] }))}
      at={theme}
      onGo={(next) => {
        wear(next);
        setTheme(next);
      }}
    />
  );
};

export const LanguageSwitch = () => {
  const { ui, language, choose } = useWords();
  return <Switch<Language> legend={ui.settings.language} options={ui.settings.languages} at={language} onGo={choose} />;
};

/** How dice and others' acts are shown on this device: in full, quickly, or at once. */
export const PaceSwitch = () => {
  const { ui } = useWords();
  const [pace, setPace] = useState(paceNow);
  return (
    <Switch
      legend={ui.settings.dice}
      options={PACES.map((key) => ({ key, label: ui.settings.paces[key] }))}
      at={pace}
      onGo={(next) => {
        keepPace(next);
        setPace(next);
      }}
    />
  );
};
