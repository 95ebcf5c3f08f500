import { type KeyboardEvent, useEffect, useRef } from 'react';

interface TabLineProps {
  readonly label: string;
  readonly at: string;
  readonly onGo: (key: string) => void;
  readonly tabs: readonly { readonly key: string; readonly long: string; readonly short: string }[];
}

/** Tabs beside a head, with short names where there is little room. One tab stop, arrows move. */
export const TabLine = ({ label, at, onGo, tabs }: TabLineProps) => {
  const list = useRef<HTMLDivElement>(null);
  // Where the line is longer than the screen, the tab that is on is in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another tab is on
  useEffect(() => {
    const line = list.current;
    const on = line?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (line === null || on == null || line.scrollWidth <= line.clientWidth) return;
    line.scrollLeft += on.getBoundingClientRect().left - line.getBoundingClientRect().left - 16;
  }, [at, tabs.length]);
  if (tabs.length < 2) return null;
  const press = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const now = tabs.findIndex(({ key }) => key === at);
    const next = (now + step + tabs.length) % tabs.length;
    onGo(tabs[next]?.key ?? at);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={label} className="tab-line" onKeyDown={press}>
      {tabs.map(({ key, long, short }) => (
        <button
          key={key}
          type="button"
          role="tab"
          aria-selected={key === at}
          aria-label={long}
          tabIndex={key === at ? 0 : -1}
          onClick={() => onGo(key)}
        >
          <span className="tab-long">{long}</span>
          <span className="tab-short">{short}</span>
        </button>
      ))}
    </div>
  );
};
