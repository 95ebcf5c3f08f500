import { awaitedOf } from '@warmoot/words';
import { Dice } from '../../design/chance/Dice.js';
import { diceLabel } from '../../design/chance/dieWords.js';
import { Tally } from '../../design/chance/Tally.js';
import { tallyOf } from '../../design/chance/tallyOf.js';
import { useSpoken } from '../../words/speech.js';
import type { SceneProps } from '../contract.js';
import { TypedDice } from './TypedDice.js';
import { SHARED } from './words.js';

/** Dice are awaited: what they must reach and how likely that is; typed in where the table throws its own. */
export const DicePanel = ({ run, seat, people, typeDice, busy }: SceneProps) => {
  const { t, words } = useSpoken(SHARED);
  const { awaits } = run;
  if (awaits.need !== 'dice') return null;
  const { lead, lines } = awaitedOf(words, run, seat);
  // Whoever is to throw is given the means; a computer's dice are typed in by a person.
  const mine = typeDice !== null;
  const thrower = awaits.by === null ? null : (people[awaits.by]?.name ?? awaits.by);
  return (
    <div className="scene-body">
      <header className="scene-head">
        <h2>{t.diceHead}</h2>
        <Dice dice={awaits.throw.dice} faces={null} size={32} />
      </header>
      <p className="scene-lead">{lead}</p>
      {awaits.throw.tally === null ? null : (
        <div className="scene-tally">
          <Tally of={tallyOf(words, run.rules.scene, awaits.throw, null)} title={diceLabel(awaits.throw.dice)} />
        </div>
      )}
      {lines.map((line) => (
        <p key={line} className="small soft">
          {line}
        </p>
      ))}
      {mine && seat !== null ? (
        <div className="decision scene-foot">
          <TypedDice key={run.state.agenda.length} thrown={awaits.throw} onGive={typeDice} busy={busy} />
        </div>
      ) : (
        <p className="scene-wait">
          {typeDice === null || thrower === null ? t.othersThrow : t.theyThrow({ who: thrower })}
        </p>
      )}
    </div>
  );
};
