import type { Json } from '@warmoot/kernel';
import { manifestOf, saga, sceneRules } from '@warmoot/rules';
import { entryTitle } from '@warmoot/words';
import { useState } from 'react';
import { Button } from '../../design/forms/Button.js';
import type { Sitting } from '../../net/sitting.js';
import type { Do } from '../../net/useSitting.js';
import { listOf } from '../../words/lists.js';
import { useSpoken } from '../../words/speech.js';
import { useDated } from '../useDated.js';
import type { DUE as ENGLISH_DUE } from './DueOnRoad.en.js';
import './due.css';

const DUE = listOf<typeof ENGLISH_DUE>(import.meta.glob('./DueOnRoad.??.ts', { eager: true, import: 'DUE' }));

/** What may be played now while the march waits: due by its day, and with nobody in it who is on the road. */
const dueIn = ({
  campaign,
  scene,
}: Sitting): { readonly day: number; readonly due: readonly saga.campaign.Entry[] } => {
  const none = { day: 0, due: [] };
  const road = campaign === null ? undefined : saga.campaign.roadIn(campaign);
  if (campaign === null || scene === null || road === undefined || road.played !== scene.scene) return none;
  const rules = sceneRules(scene.name);
  const bridge = rules.ok ? manifestOf(rules.value).campaign : null;
  const { open, own } = scene.view;
  const day = bridge?.dayOf?.(open) ?? 0;
  if (bridge?.mayWait?.(open, own === null ? [] : [own]) !== true) return none;
  const isElsewhere = ({ characters }: saga.campaign.Entry): boolean =>
    !characters.some((who) => road.characters.includes(who));
  return { day, due: saga.campaign.dueOnRoad(campaign, { day }, road).filter(isElsewhere) };
};

/** SAGA-MOVE-037: each morning the calendar is read first: what else is due, and whether the march waits for it. */
export const DueOnRoad = ({ sitting, act }: { readonly sitting: Sitting; readonly act: Do }) => {
  const { t, words } = useSpoken(DUE);
  const dated = useDated(sitting);
  const [leftOn, setLeftOn] = useState(0);
  const { campaign } = sitting;
  const { day, due } = dueIn(sitting);
  const [entry] = due;
  if (campaign === null || entry === undefined || leftOn === day) return null;
  const pause = (): void => {
    const play = { play: 'entry', entry: entry.id };
    const isAtTable = saga.campaign.isAtTable(campaign, entry);
    const about = isAtTable ? 'play' : 'campaign';
    const value = isAtTable ? { play } : { deed: { deed: 'start', entry: entry.id } };
    void act({ do: 'propose', about, value: value as unknown as Json });
  };
  const date = dated?.(saga.calendar.dueDay(entry)).date ?? '';
  return (
    <section className="due-on-road" aria-label={t.label}>
      <p>
        <b>{t.due({ title: entryTitle(words, entry), date })}</b> <span className="small">{t.note}</span>
      </p>
      <p className="due-ways">
        <Button small kind="line" onClick={pause}>
          {t.pause}
        </Button>
        <Button small kind="line" onClick={() => setLeftOn(day)}>
          {t.goOn}
        </Button>
      </p>
    </section>
  );
};
