import { saga } from '@warmoot/rules';
import { refusalText } from '@warmoot/words';
import { useState } from 'react';
import { Button } from '../../design/forms/Button.js';
import { Kits } from '../../design/kit/Kits.js';
import { useSpoken } from '../../words/speech.js';
import { PackBoard } from '../pack/PackBoard.js';
import { useCampaignIn } from '../useCampaign.js';
import { type LockRow, lockRows, usualSkill, withLock } from './locks.js';
import { useWriting } from './useWriting.js';
import { SkillNumber } from './Whence.js';
import { SHEET } from './words.js';

interface CarriesProps {
  readonly who: saga.campaign.Character;
  readonly may: boolean;
}

/** The grid with all that lies in it. What is changed here stands on the sheet once it is kept. */
const Pack = ({ who, may }: CarriesProps) => {
  const { t, words, seen } = useCampaignIn(SHEET);
  const { write } = useWriting();
  const [draft, setDraft] = useState<saga.carry.Load | null>(null);
  const { options } = seen.open;
  const endurance = saga.campaign.enduranceOf(who);
  const packing = draft !== null;
  const load = draft ?? who.load;
  const [fault] = draft === null ? [] : saga.carry.faultsOf(draft, endurance, options);
  const keep = async (): Promise<void> => {
    if (await write({ deed: 'carry', character: who.id, load })) setDraft(null);
  };
  return (
    <>
      <PackBoard load={load} endurance={endurance} options={options} readOnly={!packing} onChange={setDraft} />
      {may && !packing ? (
        <>
          <Button small onClick={() => setDraft(who.load)}>
            {t.repack}
          </Button>
          <details className="load-kits" open={who.load.items.length === 0}>
            <summary>{t.takeKit}</summary>
            <p className="small soft">{t.takeKitNote}</p>
            <Kits at={null} onPick={(kit) => void write({ deed: 'kit', character: who.id, kit })} />
          </details>
        </>
      ) : null}
      {draft === null ? null : (
        <div className="load-acts">
          <p className="small">{draft === who.load ? t.loadSame : t.loadWaits}</p>
          <Button kind="ink" off={fault === undefined ? null : refusalText(words, fault.refusal)} onClick={keep}>
            {t.keepLoad}
          </Button>
          <Button kind="quiet" onClick={() => setDraft(null)}>
            {t.undoLoad}
          </Button>
        </div>
      )}
    </>
  );
};

const USUAL = 'usual';

const LockChoice = ({ row, who, may }: CarriesProps & { readonly row: LockRow }) => {
  const { t, words } = useSpoken(SHEET);
  const { write } = useWriting();
  const { lock, options, counts, chosen } = row;
  if (!may) return <>{words.skills[counts]}</>;
  const pick = (key: string): void => {
    const skill = key === USUAL ? null : (key as saga.duel.HandSkill);
    void write({ deed: 'locks', character: who.id, locks: withLock(who.locks, lock, skill) });
  };
  return (
    <select aria-label={t.locks[lock]} value={chosen ? counts : USUAL} onChange={({ target }) => pick(target.value)}>
      <option value={USUAL}>{t.usual({ skill: words.skills[usualSkill(row, who)] })}</option>
      {options.map((skill) => (
        <option key={skill} value={skill}>
          {words.skills[skill]}
        </option>
      ))}
    </select>
  );
};

/** SAGA-DUEL-013: with which of two skills they do what can be done with either. */
const Locks = ({ who, may }: CarriesProps) => {
  const { t } = useSpoken(SHEET);
  if (who.skills === null) return null;
  return (
    <div className="locks">
      <h3 className="lab">{t.fight}</h3>
      <dl data-may={may || undefined}>
        {lockRows(who).map((row) => (
          <div key={row.lock}>
            <dt>{t.locks[row.lock]}</dt>
            <dd>
              <LockChoice row={row} who={who} may={may} />
              <SkillNumber who={who} skill={row.counts}>
                {who.skills?.[row.counts]}
              </SkillNumber>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
};

export const Carries = (props: CarriesProps) => {
  const { t } = useSpoken(SHEET);
  return (
    <section className="sheet-load" id="load">
      <h2>{t.carries}</h2>
      <Pack {...props} />
      <Locks {...props} />
    </section>
  );
};
