import { saga } from '@warmoot/rules';
import type { Words } from '@warmoot/words';
import { nameOf, type PackWords } from './useHand.js';

interface ListProps {
  readonly load: saga.carry.Load;
  readonly readOnly: boolean;
  readonly t: PackWords;
  readonly words: Words;
}

const names = (words: Words, items: readonly saga.carry.Carried[]): string =>
  items.map((item) => nameOf(words, { item })).join(', ');

interface TrayProps extends ListProps {
  readonly beside: readonly saga.carry.Carried[];
  readonly held: string | null;
  readonly onPick: (id: string) => void;
}

/** What lies beside the grid and would have to go in. */
export const Tray = ({ beside, held, onPick, readOnly, t, words }: TrayProps) => (
  <section className="pack-beside" aria-label={t.beside}>
    <span className="lab">{t.beside}</span>
    {beside.length === 0 ? (
      <p className="soft small">{t.nothingBeside}</p>
    ) : (
      <ul>
        {beside.map((item) => {
          const name = nameOf(words, { item });
          return (
            <li key={item.id}>
              {readOnly ? (
                <span className="pack-lies">{name}</span>
              ) : (
                <button
                  type="button"
                  className="pack-chip"
                  data-piece={item.id}
                  aria-label={t.pick({ name })}
                  aria-pressed={held === item.id}
                  onClick={() => onPick(item.id)}
                >
                  {name}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    )}
  </section>
);

/** What takes no space: small things, and what is worn. */
export const Unseen = ({ load, t, words }: ListProps) => {
  const smalls = saga.carry.freeSmalls(load);
  const worn = load.items.filter((item) => item.worn && saga.carry.wearOf(item.object) !== null);
  return (
    <div className="pack-unseen">
      <div>
        <span className="lab">{t.smalls({ count: smalls.length })}</span>
        <p>{smalls.length === 0 ? t.none : names(words, smalls)}</p>
      </div>
      <div>
        <span className="lab">{t.worn}</span>
        <p>
          {worn.length === 0
            ? t.none
            : `${names(words, worn)} (${t.wornAs({ armour: words.duel.names.armours[saga.carry.wornArmour(load)] })})`}
        </p>
      </div>
    </div>
  );
};

interface AllProps extends ListProps {
  readonly onWear: (id: string) => void;
  readonly onDrop: (id: string) => void;
}

const amountOf = ({ carry }: Words, { object, left }: saga.carry.Carried): string => {
  if (left === undefined) return '';
  const unit = saga.carry.rowOf(object)?.holds?.unit;
  return ` (${unit === undefined ? left : carry.amounts[unit]({ n: left })})`;
};

/** Everything by name: to wear it, or to drop it. */
export const AllThings = ({ load, readOnly, t, words, onWear, onDrop }: AllProps) => (
  <details className="pack-all">
    <summary>
      {t.all} ({load.items.length})
    </summary>
    <ul>
      {load.items.map((item) => {
        const name = nameOf(words, { item });
        return (
          <li key={item.id}>
            <span>
              {name}
              {amountOf(words, item)}
            </span>
            {saga.carry.wearOf(item.object) === null || readOnly ? null : (
              <label className="pack-wear">
                <input
                  type="checkbox"
                  checked={item.worn}
                  aria-label={t.wear({ name })}
                  onChange={() => onWear(item.id)}
                />
                {t.wornShort}
              </label>
            )}
            {readOnly ? null : (
              <button type="button" className="pack-drop" aria-label={t.drop({ name })} onClick={() => onDrop(item.id)}>
                {t.dropShort}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  </details>
);
