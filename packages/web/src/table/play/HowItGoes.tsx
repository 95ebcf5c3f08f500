import { innermostSeen } from '@warmoot/kernel';
import { kindOf, sceneRules } from '@warmoot/rules';
import { Link } from 'wouter';
import type { Sitting } from '../../net/sitting.js';
import { GUIDE_NAMES, guideAt } from '../../rulebook/guides.js';
import { useSpoken } from '../../words/speech.js';
import './how.css';

/** The card that is about this very step of what is played; null where there is none, or nothing is played. */
export const cardNow = ({ scene }: Pick<Sitting, 'scene'>): string | null => {
  const rules = scene === null ? null : sceneRules(scene.name);
  if (scene === null || !rules?.ok) return null;
  const played = innermostSeen(rules.value, scene.view);
  return guideAt(kindOf(played.rules.scene), played.view.agenda.at(-1)?.step ?? null);
};

interface HowItGoesProps {
  readonly sitting: Sitting;
  readonly isInMenu?: boolean;
}

/** The way to the guide of what is played, at the card that is about this step. */
export const HowItGoes = ({ sitting, isInMenu = false }: HowItGoesProps) => {
  const { t } = useSpoken(GUIDE_NAMES);
  const address = cardNow(sitting);
  if (address === null) return null;
  if (isInMenu) {
    return (
      <Link className="how-way" href={address}>
        {t.how}
      </Link>
    );
  }
  return (
    <Link className="how" href={address} aria-label={t.how}>
      <span aria-hidden="true">?</span>
      <b>{t.how}</b>
    </Link>
  );
};
