import { type CampaignNames, type Story, storyHtml, storyMarkdown, storyOf, type Tellings } from '@warmoot/words';
import { useState } from 'react';
import { Button } from '../../design/forms/Button.js';
import { api, type Hindrance } from '../../net/api.js';
import { proposeTo } from '../../table/rulings/propose.js';
import { Strip } from '../../table/Strip.js';
import { fileName, saveText } from '../save.js';
import { useCampaignIn } from '../useCampaign.js';
import { Drawn } from './Drawn.js';
import { tellingOf } from './telling.js';
import { JOURNAL } from './words.js';

/** How far the reading of all logs has come, for a file that tells of them. */
interface Reading {
  readonly read: number;
  readonly of: number;
}

/** The story as a file, and the campaign as one. */
export const StoryFiles = ({ names }: { readonly names: CampaignNames }) => {
  const { t, words, seen, table, seat, plays, sitting, atTable } = useCampaignIn(JOURNAL);
  const [hindrance, setHindrance] = useState<Hindrance | null>(null);
  const [reading, setReading] = useState<Reading | null>(null);
  const [drawing, setDrawing] = useState<Story | null>(null);
  const { name, entries } = seen.open;

  const tellings = async (): Promise<Tellings> => {
    const played = Object.values(entries).filter(({ state, played: scene }) => state === 'done' && scene !== null);
    const told: Record<string, Tellings[string]> = {};
    for (const [read, { id, played: scene }] of played.entries()) {
      setReading({ read, of: played.length });
      const telling = await tellingOf(words, sitting, scene ?? 0);
      if (telling !== undefined) told[id] = telling;
    }
    return told;
  };
  const markdown = async (): Promise<void> => {
    saveText(fileName(name, 'md'), storyMarkdown(seen, names, { tellings: await tellings() }), 'text/markdown');
    setReading(null);
  };
  const html = async (): Promise<void> => setDrawing(storyOf(seen, names, await tellings()));
  const whole = async (): Promise<void> => {
    const file = await api.file(table, seat);
    setHindrance(file.ok ? null : file.refusal);
    if (file.ok) saveText(fileName(name, 'json'), JSON.stringify(file.value), 'application/json');
  };
  const busy = reading !== null;
  return (
    <div className="journal-files">
      <Button small busy={busy} onClick={() => void html()}>
        {t.html}
      </Button>
      <Button small busy={busy} onClick={() => void markdown()}>
        {t.markdown}
      </Button>
      <p className="small soft" role="status">
        {reading === null || reading.of < 2 ? '' : t.reading({ read: reading.read + 1, of: reading.of })}
      </p>
      <Button small kind="quiet" onClick={() => print()}>
        {t.print}
      </Button>
      <Button small onClick={() => void whole()}>
        {t.file}
      </Button>
      <p className="small soft">{t.sealed}</p>
      {plays ? (
        <Button small kind="quiet" onClick={() => proposeTo(sitting, atTable, 'openLog', {})}>
          {t.whole}
        </Button>
      ) : null}
      <Strip hindrance={hindrance} />
      {drawing === null ? null : (
        <Drawn
          story={drawing}
          onDrawn={(pictures) => {
            saveText(fileName(name, 'html'), storyHtml(drawing, words, pictures), 'text/html');
            setDrawing(null);
            setReading(null);
          }}
        />
      )}
    </div>
  );
};
