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

/** Everything inside lights together: names in text, rows of lists, counters on the board. */
export const LitProvider = ({ units, children }: Pick<Lit, 'units'> & { readonly children: ReactNode }) => {
  const [key, light] = useState<string | null>(null);
  const lit = useMemo(() => ({ key, light, units }), [key, units]);
  return <Looking value={lit}>{children}</Looking>;
};

export const useLit = (): Lit => useContext(Looking);

/** What an element needs so that looking at it lights a unit, and so that it is lit with the unit. */
const useLitBy = (key: string) => {
  const { key: now, light } = useLit();
  return {
    'data-lit': now === key ? '' : undefined,
    onPointerEnter: () => light(key),
    onPointerLeave: () => light(null),
    onFocus: () => light(key),
    onBlur: () => light(null),
  };
};

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

/** A sentence in which every unit that it names can be looked at. */
export const NamedText = ({ text }: { readonly text: string }) => {
  const { units } = useLit();
  const pieces = cutAtNames(
    text,
    units.map(({ name }) => name),
  );
  return pieces.map((piece, i) => {
    const unit = i % 2 === 1 ? units.find(({ name }) => name === piece) : undefined;
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence stay in their order
    return unit === undefined ? piece : <NameInText key={i} unit={unit} />;
  });
};
