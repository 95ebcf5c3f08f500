import type { View } from '@warmoot/kernel';
import type { saga } from '@warmoot/rules';
import { boardOf } from '@warmoot/words';
import { useState } from 'react';
import '../shared/scene.css';
import './generation.css';
import { Button } from '../../design/forms/Button.js';
import { listOf } from '../../words/lists.js';
import { useSpoken } from '../../words/speech.js';
import type { SceneProps } from '../contract.js';
import { SetRatings } from '../draft/SetCard.js';
import { DRAFT } from '../draft/words.js';
import { DicePanel } from '../shared/DicePanel.js';
import { Happening } from '../shared/Happening.js';
import { Reading } from '../shared/Reading.js';
import { useOnStage } from '../shared/stage/onStage.js';
import type { MADE as ENGLISH_MADE } from './GenerationScene.en.js';

const MADE = listOf<typeof ENGLISH_MADE>(import.meta.glob('./GenerationScene.??.ts', { eager: true, import: 'MADE' }));

/** Ratings as they are thrown: every die beside the sheet that grows from it. */
export const GenerationScene = (props: SceneProps) => {
  const { run, seat } = props;
  const { given, open } = props.view as unknown as View<saga.character.Generation>;
  const { t, words } = useSpoken(MADE);
  const { t: cards } = useSpoken(DRAFT);
  const [isRead, setRead] = useState(false);
  const { shown } = useOnStage();
  return (
    <div className="generation">
      <section className="generation-sets">
        <header className="sets-head">
          <h1>{t.title}</h1>
          <Button kind="quiet" small aria-haspopup="dialog" onClick={() => setRead(true)}>
            {cards.read}
          </Button>
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: where it is long, keys scroll it */}
        <ul className="set-cards" aria-label={t.title} tabIndex={0}>
          {given.characters.map(({ name, kind, blocks }, at) => {
            const set = open.sets[at];
            const ratings = {
              groups: Object.fromEntries(
                Object.entries(set?.groups ?? {}).map(([group, { rating }]) => [group, rating]),
              ),
              skills: blocks.includes('skills') ? (set?.skills ?? {}) : null,
              motives: blocks.includes('motives') ? (set?.motives ?? {}) : null,
            };
            return (
              <li key={name ?? `${at}`} className="set-card">
                <h3>{name ?? cards.set({ number: at + 1 })}</h3>
                <p className="small soft">{t[kind]}</p>
                <SetRatings of={ratings} sorting="thrown" t={cards} words={words} />
              </li>
            );
          })}
        </ul>
      </section>
      <section className="generation-dice">
        <Happening {...props} />
        {shown === null ? <DicePanel {...props} /> : null}
      </section>
      <Reading
        sections={isRead ? boardOf(words, run, seat, props.devices) : []}
        open={isRead}
        onClose={() => setRead(false)}
      />
    </div>
  );
};
