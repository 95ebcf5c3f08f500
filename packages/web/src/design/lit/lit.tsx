import type { Called } from '@warmoot/words';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import './lit.css';

/** What is looked at: a unit by its key, wherever its name, its row or its counter is. */
interface Lit {
  readonly key: string | null;
  readonly light: (key: string | null) => void;
  /** Everything here that has a name. */
  readonly units: readonly Called[];
}

const Looking = createContext<Lit>({ key: null, light: () => undefined, units: [] });

/** The unit that somebody looks at with hand or keys: the name there, or the one name in the row or button there. */
const keyAt = (target: EventTarget): string | null => {
  const here = target as Element;
  const own = here.closest<HTMLElement>('[data-lights]');
  const row = own ?? here.closest('button, label')?.querySelector<HTMLElement>('[data-lights]');
  return row?.dataset.lights ?? null;
};

/** Boards look after themselves: there it is counters that are looked at. */
const isOnBoard = (target: EventTarget): boolean => (target as Element).closest('[data-board]') !== null;

/** Everything inside lights together: names in text, rows of lists, counters on the board. */
export const LitProvider = ({ units, children }: Pick<Lit, 'units'> & { readonly children: ReactNode }) => {
  const [key, light] = useState<string | null>(null);
  const lit = useMemo(() => ({ key, light, units }), [key, units]);
  const look = ({ target }: { readonly target: EventTarget }): void => {
    if (!isOnBoard(target)) light(keyAt(target));
  };
  return (
    <Looking value={lit}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: looking does nothing; what is looked at is inside */}
      <div className="lit" onPointerOver={look} onFocus={look} onBlur={() => light(null)}>
        {children}
      </div>
    </Looking>
  );
};

export const useLit = (): Lit => useContext(Looking);

/** What an element needs so that looking at it lights a unit, and so that it is lit with the unit. */
const useLitBy = (key: string) => ({ 'data-lights': key, 'data-lit': useLit().key === key ? '' : undefined });

/** The sign of a unit on ink. */
export const UnitSign = ({ sign }: Pick<Called, 'sign'>) => (
  <span className="unit-sign" aria-hidden="true">
    {sign}
  </span>
);

/** A name in a list: the sign, then the name. */
export const UnitName = ({
  unit: { name: key, called, sign },
}: {
  readonly unit: Pick<Called, 'sign'> & { readonly name: string; readonly called: string };
}) => (
  <b className="unit-name strong" {...useLitBy(key)}>
    <UnitSign sign={sign} />
    {called}
  </b>
);

/** A name in a sentence: looking at it, or pressing it, rings the unit. */
const NameInText = ({ unit }: { readonly unit: Called }) => {
  const { light } = useLit();
  return (
    <button type="button" className="name-in-text" {...useLitBy(unit.key)} onClick={() => light(unit.key)}>
      {unit.name}
    </button>
  );
};

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text cut at the names in it: every other piece is a name. */
export const cutAtNames = (text: string, names: readonly string[]): readonly string[] => {
  if (names.length === 0) return [text];
  const longest = names.toSorted((a, b) => b.length - a.length).map(escaped);
  return text.split(new RegExp(`(?<![\\p{L}-])(${longest.join('|')})(?![\\p{L}-])`, 'u'));
};

/** A text in which every name of a unit is drawn so. */
const withNames = (units: readonly Called[], text: string, drawn: (unit: Called, nth: number) => ReactNode) =>
  cutAtNames(
    text,
    units.map(({ name }) => name),
  ).map((piece, nth) => {
    const unit = nth % 2 === 1 ? units.find(({ name }) => name === piece) : undefined;
    return unit === undefined ? piece : drawn(unit, nth);
  });

/** A sentence in which every unit that it names can be looked at. */
export const NamedText = ({ text }: { readonly text: string }) =>
  withNames(useLit().units, text, (unit, nth) => <NameInText key={nth} unit={unit} />);

const NameInRow = ({ unit }: { readonly unit: Called }) => (
  <span className="name-in-row" {...useLitBy(unit.key)}>
    {unit.name}
  </span>
);

/** The same inside something that is pressed: looking at the row lights the first of its units. */
export const NamedRow = ({ text }: { readonly text: string }) =>
  withNames(useLit().units, text, (unit, nth) => <NameInRow key={nth} unit={unit} />);
