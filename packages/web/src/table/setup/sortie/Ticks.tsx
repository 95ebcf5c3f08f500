interface TickProps {
  readonly label: string;
  readonly at: boolean;
  readonly onChange: (at: boolean) => void;
}

/** A box with its words. */
export const Tick = ({ label, at, onChange }: TickProps) => (
  <label className="tick">
    <input type="checkbox" checked={at} onChange={({ target }) => onChange(target.checked)} />
    {label}
  </label>
);

interface TicksProps<K extends string> {
  readonly legend: string;
  readonly all: readonly { readonly key: K; readonly label: string }[];
  readonly at: readonly K[];
  readonly onChange: (at: readonly K[]) => void;
}

/** Some of several, in their order. */
export const Ticks = <K extends string>({ legend, all, at, onChange }: TicksProps<K>) => (
  <fieldset className="sortie-ticks">
    <legend className="lab">{legend}</legend>
    {all.map(({ key, label }) => (
      <Tick
        key={key}
        label={label}
        at={at.includes(key)}
        onChange={(isThere) =>
          onChange(all.flatMap((one) => ((one.key === key ? isThere : at.includes(one.key)) ? [one.key] : [])))
        }
      />
    ))}
  </fieldset>
);
