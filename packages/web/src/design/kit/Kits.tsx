import { saga } from '@warmoot/rules';
import { useId } from 'react';
import { useSpoken } from '../../words/speech.js';
import { Icon, type IconName } from '../base/Icon.js';
import './kits.css';
import { KIT } from './words.js';

/** What is drawn of each kit: what tells it from the others. */
const SIGNS: Readonly<Record<saga.carry.Kit, readonly IconName[]>> = {
  hunter: ['wp-bow', 'wp-dagger', 'ar-leather', 'fl-kit'],
  rider: ['wp-sword', 'ar-shield', 'ar-mail', 'ar-helmet'],
  levy: ['wp-spear', 'ar-shield', 'ar-leather'],
  healer: ['wb-bandage', 'wp-staff', 'fl-kit'],
  traveller: ['wp-staff', 'tv-food', 'tv-water', 'fl-kit'],
  emptyHands: [],
};

interface KitsProps {
  readonly at: saga.carry.Kit | null;
  readonly onPick: (kit: saga.carry.Kit) => void;
  readonly legend?: string;
}

/** The starting kits: one press takes all of it, packed so that it fits. */
export const Kits = ({ at, onPick, legend }: KitsProps) => {
  const { t, words } = useSpoken(KIT);
  const name = useId();
  return (
    <fieldset className="kits">
      <legend className="lab">{legend ?? t.kits}</legend>
      <div>
        {saga.carry.ALL_KITS.map((kit) => (
          <label key={kit} className="kit">
            <input type="radio" className="vh" name={name} checked={at === kit} onChange={() => onPick(kit)} />
            <span className="kit-signs" aria-hidden="true">
              {SIGNS[kit].length === 0 ? <i /> : SIGNS[kit].map((sign) => <Icon key={sign} name={sign} size={26} />)}
            </span>
            <b>{words.carry.kits[kit]}</b>
            <small>{t.holds[kit]}</small>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
