import { stream } from '@warmoot/kernel';
import { war } from '@warmoot/rules';
import { nameIn } from '@warmoot/words';
import type { ReactNode } from 'react';
import { freshSeed } from '../../../browser/freshSeed.js';
import { Button } from '../../../design/forms/Button.js';
import { useSpoken } from '../../../words/speech.js';
import { NameLine } from '../../army/NameLine.js';
import { useCalling } from './calling.js';
import { type Called, renamed } from './names.js';
import { WAR_SETUP } from './words.js';
import '../../army/unit-names.css';

/** How the units of a rule set are shown in the list of an army. */
export interface Listing<U> {
  readonly scene: string;
  /** What a unit is, in words: its class. */
  readonly told: (unit: U) => string;
  /** By which kind of name it is named. */
  readonly kind: (unit: U) => string;
  readonly picture: (unit: U) => ReactNode;
  /** What stands below the name of a unit. */
  readonly below: (unit: U, at: At<U>) => ReactNode;
  /** Whether their order means something, and can be changed. */
  readonly isOrdered?: boolean;
  /** After what they are named by lot; left out, after places. */
  readonly namedAfter?: readonly string[];
}

/** A unit in its list. */
interface At<U> {
  readonly nth: number;
  /** What it is called, in words. */
  readonly who: string;
  readonly onChange: (unit: U) => void;
}

interface UnitListProps<U> {
  readonly army: string;
  readonly units: readonly U[];
  readonly called: readonly Called[];
  /** What the units of the other army are called. */
  readonly others: readonly Called[];
  readonly listing: Listing<U>;
  readonly onChange: (units: readonly U[]) => void;
  /** What adds a unit. */
  readonly children: ReactNode;
}

interface RowProps<U> extends Pick<UnitListProps<U>, 'units' | 'called' | 'listing' | 'onChange'> {
  readonly nth: number;
  readonly taken: readonly string[];
}

const UnitRow = <U extends { readonly name?: string }>(props: RowProps<U>) => {
  const { units, called, listing, nth, taken, onChange } = props;
  const { t, words } = useSpoken(WAR_SETUP);
  const told = useCalling();
  const unit = units[nth] as U;
  const what = listing.told(unit);
  const is = called[nth] ?? { called: listing.kind(unit), sign: '' };
  const who = nameIn(words, listing.scene, is.called);
  const change = (next: U): void => onChange(units.with(nth, next));
  const swap = (other: number): void => {
    const [one, two] = [units[nth] as U, units[other] as U];
    onChange(units.with(nth, two).with(other, one));
  };
  const press = (label: string, sign: string, act: () => void) => (
    <Button kind="quiet" small aria-label={label} title={label} onClick={act}>
      {sign}
    </Button>
  );
  return (
    <li>
      {listing.picture(unit)}
      <NameLine
        scene={listing.scene}
        label={t.nameOf({ what, nth: nth + 1 })}
        sign={is.sign}
        called={is.called}
        chosen={unit.name ?? null}
        taken={taken}
        roll={() =>
          war.anotherName(
            listing.kind(unit),
            listing.namedAfter ?? war.PLACES,
            [...taken, is.called],
            stream(freshSeed()),
          )
        }
        onChange={(name) => change(renamed(unit, name))}
      />
      {listing.isOrdered && nth > 0 ? press(told.forward({ who }), '↑', () => swap(nth - 1)) : null}
      {press(t.remove({ who }), '×', () => onChange(units.toSpliced(nth, 1)))}
      {listing.below(unit, { nth, who, onChange: change })}
    </li>
  );
};

/** The units of an army, a line for each with its name; each can be changed, taken out and added to. */
export const UnitList = <U extends { readonly name?: string }>(props: UnitListProps<U>) => {
  const { army, units, called, others, listing, onChange, children } = props;
  const told = useCalling();
  const nameAt = (nth: number): string => units[nth]?.name ?? called[nth]?.called ?? '';
  return (
    <div className="unit-names war-roster">
      <ul aria-label={told.theirs({ name: army })}>
        {units.map((_, nth) => (
          <UnitRow
            // biome-ignore lint/suspicious/noArrayIndexKey: names are being typed here; the place is what stays.
            key={nth}
            nth={nth}
            units={units}
            called={called}
            listing={listing}
            taken={[
              ...others.map((one) => one.called),
              ...units.flatMap((_one, other) => (other === nth ? [] : [nameAt(other)])),
            ]}
            onChange={onChange}
          />
        ))}
      </ul>
      {children}
    </div>
  );
};

interface AddingProps<U> {
  readonly units: readonly U[];
  readonly most: number;
  /** The unit that is added, as it is picked. */
  readonly next: () => U;
  readonly onChange: (units: readonly U[]) => void;
  /** What is picked of it. */
  readonly children: ReactNode;
}

/** Adds a unit to an army. */
export const Adding = <U,>({ units, most, next, onChange, children }: AddingProps<U>) => {
  const told = useCalling();
  return (
    <div className="war-adding">
      {children}
      <Button small off={units.length < most ? null : told.full({ most })} onClick={() => onChange([...units, next()])}>
        {told.add}
      </Button>
    </div>
  );
};
