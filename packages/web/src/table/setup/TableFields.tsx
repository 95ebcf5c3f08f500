import type { table } from '@warmoot/rules';
import { Switch } from '../../design/forms/Switches.js';
import { peopleAt } from '../../people/people.js';
import { tinctureOf } from '../../people/tinctures.js';
import { useSpoken } from '../../words/speech.js';
import { proposeOptions } from '../rulings/propose.js';
import { TABLE } from '../words.js';
import type { SetupProps } from './setupProps.js';
import { SLATE } from './slateWords.js';
import { TABLE_FIELDS, type TableField } from './tableFields.js';
import './slate.css';

type TableFieldsProps = Pick<SetupProps, 'sitting' | 'act'>;

interface OneProps<K extends string> extends TableFieldsProps {
  readonly legend: string;
  readonly of: TableField<K>;
  readonly names: Readonly<Record<K, string>>;
}

/** Stands where the table plays in a way of its own. */
const OWN = 'own';

const One = <K extends string>({ sitting, act, legend, of, names }: OneProps<K>) => {
  const { t } = useSpoken(SLATE);
  const { seen, here, seat } = sitting;
  if (seen === null) return null;
  const people = peopleAt(seen, here, seat);
  const at = of.at(seen.options);
  const proposed = seen.proposals.flatMap(({ about, by, value }) => {
    if (about !== 'options' || typeof value !== 'object') return [];
    const key = of.at({ ...seen.options, ...(value as Partial<table.TableOptions> | null) });
    return key === null || key === at ? [] : [{ key, colour: people[by]?.colour ?? 0, by }];
  });
  const [first] = proposed;
  const options = of.keys.map((key) => ({ key: key as K | typeof OWN, label: names[key] }));
  return (
    <Switch<K | typeof OWN>
      legend={legend}
      options={at === null ? [...options, { key: OWN, label: t.ownTimes }] : options}
      at={at ?? OWN}
      onGo={(key) => (key === OWN ? undefined : proposeOptions(sitting, act, of.to(key as K)))}
      asked={proposed}
      note={
        first === undefined ? (
          <p className="slate-note">{t.tableSettles}</p>
        ) : (
          <p className="slate-note" data-asked="" data-tincture={tinctureOf(first.colour)}>
            {first.by === seat
              ? t.youPropose({ what: names[first.key] })
              : t.proposes({ name: people[first.by]?.name ?? first.by, what: names[first.key] })}
          </p>
        )
      }
    />
  );
};

/**
 * How the table plays: where dice come from, whether all see who has sealed, and at which pace. That is nobody's alone to
 * set, the host's neither: whoever presses proposes it.
 */
export const TableFields = (props: TableFieldsProps) => {
  const { t } = useSpoken(TABLE);
  const { t: told } = useSpoken(SLATE);
  const { dice, sealed, pace } = TABLE_FIELDS;
  return (
    <div className="setup-row">
      <One {...props} legend={told.dice} of={dice} names={{ seed: t.seeded, shared: t.shared, typed: t.typed }} />
      <One {...props} legend={told.whoSealed} of={sealed} names={{ shown: t.shown, hidden: t.hidden }} />
      <One {...props} legend={told.pace} of={pace} names={{ oneSitting: told.oneSitting, overDays: told.overDays }} />
    </div>
  );
};
