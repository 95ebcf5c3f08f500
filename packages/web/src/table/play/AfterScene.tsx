import type { Json } from '@warmoot/kernel';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button, ButtonLink } from '../../design/forms/Button.js';
import { api, type Hindrance } from '../../net/api.js';
import { isShut, staysSealed } from '../../net/sealed.js';
import type { Sitting } from '../../net/sitting.js';
import type { Do } from '../../net/useSitting.js';
import type { Person } from '../../people/person.js';
import { useSpoken } from '../../words/speech.js';
import { beginOrPropose, isHost, isPlayer } from '../rulings/propose.js';
import { Strip } from '../Strip.js';
import { TABLE } from '../words.js';
import '../../scenes/shared/scene.css';
import { overAs } from './overAs.js';

interface AfterSceneProps {
  readonly sitting: Sitting;
  readonly people: Readonly<Record<string, Person>>;
  readonly act: Do;
  readonly onNext: () => void;
}

/** At the end of a scene: what came of it, and what comes next. */
export const AfterScene = ({ sitting, act, onNext }: AfterSceneProps) => {
  const { t } = useSpoken(TABLE);
  const [hindrance, setHindrance] = useState<Hindrance | null>(null);
  const { ended, table, seat, seen, campaign } = sitting;
  if (ended === null) return null;
  const host = seen?.seats.find((one) => one.host);
  const head = seen?.scenes.find(({ scene }) => scene === ended.scene);
  const over = overAs(campaign, ended.scene);
  const again = async (): Promise<void> => {
    // What it was begun with stands in its log, which is open now.
    const log = await api.sceneLog(table, seat, ended.scene);
    setHindrance(log.ok ? null : log.refusal);
    if (!log.ok) return;
    const { scene, setup, options } = log.value.header;
    beginOrPropose(sitting, act, { scene, setup: setup as Json, options: options as Json });
  };
  return (
    <div className="after scene-foot">
      <p className="after-what">
        <b>{t.over}</b>
        {staysSealed(sitting, ended.scene) ? (
          <span className="small soft">{isShut(head ?? {}) ? t.staysShut : t.staysSealed}</span>
        ) : (
          <Link className="small" href={`/t/${table}/scene/${ended.scene}`}>
            {t.checkDice}
          </Link>
        )}
        {isHost(sitting) || campaign !== null ? null : (
          <span className="small soft">{t.hostBegins({ name: host?.name ?? '' })}</span>
        )}
      </p>
      <Strip hindrance={hindrance} />
      {campaign === null ? null : (
        <ButtonLink kind={over === undefined ? 'act' : 'line'} href={`/t/${table}/campaign`}>
          {t.toCampaign}
        </ButtonLink>
      )}
      {over === undefined ? null : (
        <ButtonLink kind="act" href={`/t/${table}/next/${over.id}`}>
          {t.whatNext}
        </ButtonLink>
      )}
      {isPlayer(sitting) && campaign === null ? (
        <>
          <Button onClick={onNext}>{t.next}</Button>
          <Button kind="act" onClick={() => void again()}>
            {t.playAgain}
          </Button>
        </>
      ) : null}
    </div>
  );
};
