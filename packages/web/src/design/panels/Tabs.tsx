import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import './tabs.css';

export interface Tab {
  readonly key: string;
  readonly label: ReactNode;
  readonly panel: ReactNode;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Given by whoever wants to hold the state; otherwise the tabs hold it themselves. */
  readonly at?: string;
  readonly onGo?: (key: string) => void;
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs: one tab stop, arrows move, and moving shows. */
export const Tabs = ({ label, tabs, at, onGo }: TabsProps) => {
  const id = useId();
  const [own, setOwn] = useState(tabs[0]?.key);
  const current = Math.max(
    0,
    tabs.findIndex(({ key }) => key === (at ?? own)),
  );
  const go = (next: number) => {
    const key = tabs[next]?.key;
    if (key === undefined) return;
    setOwn(key);
    onGo?.(key);
    document.getElementById(`${id}-${key}`)?.focus();
  };
  const pressed = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    go(step(current, tabs.length));
  };
  const shown = tabs[current];
  return (
    <div className="tabs">
      <div role="tablist" aria-label={label} className="tabs-list" onKeyDown={pressed}>
        {tabs.map(({ key, label: name }, index) => (
          <button
            key={key}
            id={`${id}-${key}`}
            type="button"
            role="tab"
            aria-selected={index === current}
            aria-controls={`${id}-panel`}
            tabIndex={index === current ? 0 : -1}
            className="tab"
            onClick={() => go(index)}
          >
            {name}
          </button>
        ))}
      </div>
      {shown === undefined ? null : (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown.key}`} className="tabs-panel">
          {shown.panel}
        </div>
      )}
    </div>
  );
};
