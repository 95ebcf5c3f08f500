import { Field } from '../../../design/forms/Field.js';
import { RadioRows } from '../../../design/forms/RadioRows.js';
import type { Choice } from '../model.js';
import type { OrderRow } from './offers.js';
import type { OrdersWords } from './words.js';

interface VariantsProps {
  readonly row: OrderRow;
  readonly picked: Choice;
  /** The greatest part that may be split off. */
  readonly most: number;
  /** Whether what is picked may be ordered as it is. */
  readonly isRight: boolean;
  readonly onPick: (choice: Choice) => void;
  readonly t: OrdersWords;
}

/** What is still to be said of an order: how far, what becomes of whom, how many go. */
export const Variants = ({ row, picked, most, isRight, onPick, t }: VariantsProps) => {
  switch (picked.choose) {
    case 'close':
    case 'fallBack': {
      const open = row.choices.filter((choice) => choice.choose === picked.choose);
      if (open.length < 2) return null;
      return (
        <RadioRows
          legend={t.howFar}
          look="cards"
          rows={([1, 2] as const)
            .filter((n) => open.some((choice) => 'halfMoves' in choice && choice.halfMoves === n))
            .map((n) => ({ key: `${n}`, title: t.halfMoves({ n }) }))}
          picked={`${picked.halfMoves}`}
          onPick={(n) => onPick({ ...picked, halfMoves: Number(n) as 1 | 2 })}
        />
      );
    }
    case 'take':
      return (
        <RadioRows
          legend={t.fate}
          look="cards"
          rows={(['captured', 'killed'] as const).map((fate) => ({ key: fate, title: t.fates[fate] }))}
          picked={picked.fate}
          onPick={(fate) => onPick({ ...picked, fate: fate as 'captured' | 'killed' })}
        />
      );
    case 'split': {
      const ways = (['stays', 'goes'] as const).filter((way) =>
        row.choices.some((choice) => choice.choose === 'split' && choice.commander === way),
      );
      return (
        <>
          <Field
            label={t.splitHeads}
            hint={t.splitHint({ most })}
            inputMode="numeric"
            autoComplete="off"
            error={isRight ? null : t.notInOrder}
            value={picked.heads > 0 ? `${picked.heads}` : ''}
            onText={(text) => onPick({ ...picked, heads: Number(text.replace(/\D/g, '')) })}
          />
          {ways.length < 2 ? null : (
            <RadioRows
              legend={t.commander}
              look="cards"
              rows={ways.map((way) => ({ key: way, title: t.commanders[way] }))}
              picked={picked.commander}
              onPick={(commander) => onPick({ ...picked, commander: commander as 'stays' | 'goes' })}
            />
          )}
        </>
      );
    }
    default:
      return null;
  }
};
