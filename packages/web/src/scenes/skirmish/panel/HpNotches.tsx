import { useSpoken } from '../../../words/speech.js';
import type { Hp } from '../parts.js';
import { PANEL } from './words.js';
import './panel.css';

/** HP in text: one notch a point, lost ones hollow; no digits but for ears. */
export const HpNotches = ({ hp, big = false }: { readonly hp: Hp; readonly big?: boolean }) => {
  const { t } = useSpoken(PANEL);
  return (
    <span className={big ? 'sk-hp sk-hp-big' : 'sk-hp'} role="img" aria-label={t.hpOf(hp)} title={t.hpOf(hp)}>
      {Array.from({ length: Math.max(hp.left, hp.most) }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: notches have only their places
        <i key={n} data-full={n < hp.left ? '' : undefined} />
      ))}
    </span>
  );
};
