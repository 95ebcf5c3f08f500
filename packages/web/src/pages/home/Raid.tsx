import { Icon, type IconName } from '../../design/base/Icon.js';
import { Button } from '../../design/forms/Button.js';
import { listOf } from '../../words/lists.js';
import { useSpoken } from '../../words/speech.js';
import { useRaid } from '../raid/useRaid.js';
import plate from './raid.svg';
import type { RAID as ENGLISH } from './raidWords.en.js';
import './raid.css';

const RAID = listOf<typeof ENGLISH>(import.meta.glob('./raidWords.??.ts', { eager: true, import: 'RAID' }));

const SIZE = { width: 1200, height: 480, decoding: 'async' } as const;

/** One file for both themes: the fragment chooses the block. The hidden one is never fetched. */
const Plate = ({ label }: { readonly label: string }) => (
  <div className="raid-plate">
    <img className="plate-light" src={plate} alt={label} loading="lazy" {...SIZE} />
    <img className="plate-dark" src={`${plate}#dark`} alt={label} loading="lazy" {...SIZE} />
  </div>
);

/** Its scenes, in the order in which they follow from each other. */
const CHAIN: Readonly<Record<keyof typeof ENGLISH.chain, IconName>> = {
  council: 'sc-talk',
  march: 'sc-move',
  battle: 'sc-battle',
  duel: 'sc-duel',
  parley: 'sc-talk',
};

/** The featured story: its plate, its scenes, and two ways to begin it. */
export const Raid = () => {
  const { t } = useSpoken(RAID);
  const { begin, isBusy, note } = useRaid();
  return (
    <section className="raid" aria-labelledby="raid">
      <div className="raid-text">
        <p className="lab">{t.kind}</p>
        <h1 id="raid">{t.name}</h1>
        <p className="raid-about">{t.about}</p>
        <div className="raid-acts">
          <Button kind="ink" busy={isBusy} onClick={() => begin('alone')}>
            {t.begin}
          </Button>
          <Button kind="quiet" busy={isBusy} onClick={() => begin('friends')}>
            {t.friends}
          </Button>
        </div>
        {note}
        <ol className="raid-chain" aria-label={t.scenes}>
          {(Object.keys(CHAIN) as (keyof typeof CHAIN)[]).map((scene, nth, all) => (
            <li key={scene}>
              <Icon name={CHAIN[scene]} size={20} />
              {t.chain[scene]}
              {nth === all.length - 1 ? null : <Icon name="ui-next" size={12} />}
            </li>
          ))}
        </ol>
        <p className="small">{t.length}</p>
      </div>
      <Plate label={t.plate} />
    </section>
  );
};
