import type { table } from '@warmoot/rules';
import { Switch } from '../../design/forms/Switches.js';
import { peopleAt } from '../../people/people.js';
import { tinctureOf } from '../../people/tinctures.js';
import { useSpoken } from '../../words/speech.js';
import { proposeTo } from '../rulings/propose.js';
import { TABLE } from '../words.js';
import type { SetupProps } from './setupProps.js';
import { SLATE } from './slateWords.js';
import './slate.css';

type Options = table.TableOptions;

/** Where the dice come from. That is nobody's alone to set, the host's neither: whoever presses proposes it. */
export const DiceField = ({ sitting, act }: Pick<SetupProps, 'sitting' | 'act'>) => {
  const { t } = useSpoken(TABLE);
  const { t: told } = useSpoken(SLATE);
  const { seen, here, seat } = sitting;
  if (seen === null) return null;
  const people = peopleAt(seen, here, seat);
  const { dice } = seen.options;
  const names: Readonly<Record<Options['dice'], string>> = { seed: t.seeded, shared: t.shared, typed: t.typed };
  const proposed = seen.proposals.flatMap(({ about, by, value }) => {
    const other = about === 'options' ? (value as Partial<Options> | null)?.dice : undefined;
    return other === undefined || other === dice ? [] : [{ key: other, colour: people[by]?.colour ?? 0, by }];
  });
  const [first] = proposed;
  return (
    <Switch<Options['dice']>
      legend={told.dice}
      options={names}
      at={dice}
      onGo={(next) => proposeTo(sitting, act, 'options', { ...seen.options, dice: next })}
      asked={proposed}
      note={
        first === undefined ? (
          <p className="slate-note">{told.tableSettles}</p>
        ) : (
          <p className="slate-note" data-asked="" data-tincture={tinctureOf(first.colour)}>
            {told.proposesDice({ name: people[first.by]?.name ?? first.by, what: names[first.key] })}
          </p>
        )
      }
    />
  );
};
