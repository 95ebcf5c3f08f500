import { RadioRows } from '../../../design/forms/RadioRows.js';

interface Props {
  readonly t: {
    readonly throwOnWay: string;
    readonly throwNothing: string;
    readonly throwAfter: (of: { readonly weapon: string; readonly n: number }) => string;
  };
  readonly items: Readonly<Record<string, string>>;
  /** What can be thrown, and after how many steps. */
  readonly throws: readonly { readonly weapon: string; readonly after: number }[];
  readonly picked: string | null;
  readonly onPick: (weapon: string | null) => void;
}

/** What is thrown on the way of a charge: nothing, or one of what is in hand. */
export const ThrowOnWay = ({ t, items, throws, picked, onPick }: Props) =>
  throws.length === 0 ? null : (
    <div className="skirmish-thrown">
      <RadioRows
        legend={t.throwOnWay}
        rows={[
          { key: '', title: t.throwNothing },
          ...throws.map(({ weapon, after }) => ({
            key: weapon,
            title: t.throwAfter({ weapon: items[weapon] ?? weapon, n: after }),
          })),
        ]}
        picked={picked ?? ''}
        onPick={(key) => onPick(key === '' ? null : key)}
      />
    </div>
  );
