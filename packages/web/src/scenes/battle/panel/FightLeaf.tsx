import { otherwise } from '@warmoot/kernel';
import type { saga } from '@warmoot/rules';
import { namedThrow, signed } from '@warmoot/words';
import { fractionText, percentText } from '../../../design/chance/Chance.js';
import '../../../design/panels/leaf.css';
import { TallyPopover } from '../../../design/chance/Tally.js';
import { tallyOf } from '../../../design/chance/tallyOf.js';
import { UnitName } from '../../../design/lit/lit.js';
import { useWords } from '../../../words/WordsProvider.js';
import type { Unit } from '../model.js';
import { subject, unitTitle } from '../naming.js';
import { UnitPicture } from '../troops.js';
import type { BattleWords } from '../words.js';

const SCENE = 'saga/battle';

/** A unit's strength in a few words: "strength 5, open ground +2". */
const strengthText = (t: BattleWords, roll: saga.battle.Roll): string => {
  const lines = roll.throw.tally?.plus ?? [];
  return lines
    .map(({ by, what }, n) => {
      if (n === 0) return `${t.strength} ${by}`;
      const label = (t.modifiers as Readonly<Record<string, string>>)[what] ?? what;
      return `${label} ${signed(by)}`;
    })
    .join(', ');
};

interface PairProps {
  readonly roll: saga.battle.Roll;
  readonly units: readonly Unit[];
  readonly t: BattleWords;
}

const Pair = ({ roll, units, t }: PairProps) => {
  const { ui, words } = useWords();
  const [unit, enemy] = [units[roll.unit] as Unit, units[roll.enemy] as Unit];
  const [plus, against] = roll.strengths;
  const thrown = namedThrow(
    [unit, enemy].map(({ name: key, called: name }) => ({ key, name })),
    roll.throw,
  );
  return (
    <tr>
      <td className="pair-picture">
        <UnitPicture side={unit.side} troop={unit.troop} />
      </td>
      <td className="pair-who">
        <UnitName unit={unit} />
        {strengthText(t, roll)}
      </td>
      <td className="pair-sum" data-tally="">
        <TallyPopover
          of={tallyOf(words, SCENE, thrown, null, { plus: unitTitle(t, unit), against: unitTitle(t, enemy) })}
        >
          {plus} <i>{t.againstWord}</i> {against}
        </TallyPopover>
      </td>
      <td className="pair-odds">{percentText(ui, roll.chance)}</td>
    </tr>
  );
};

/** What follows if this side wins, and if it does not. */
const outcomes = (
  t: BattleWords,
  units: readonly Unit[],
  fight: saga.battle.Fight,
): readonly [string, string, string] => {
  const { mine, theirs, losses, needed } = fight;
  const [me, them] = [units[mine[0] ?? -1], units[theirs[0] ?? -1]];
  if (me === undefined || them === undefined) return ['', '', ''];
  const won =
    theirs.length > 1 ? t.eachLoses({ n: losses.won }) : t.losesAndBack({ who: subject(them), n: losses.won });
  const lost =
    mine.length > 1 ? t.eachOfYours({ n: losses.lost }) : t.losesAndBack({ who: subject(me), n: losses.lost });
  return [won, { one: '', all: t.allNeeded, any: t.oneIsEnough }[needed], lost];
};

interface FightLeafProps {
  readonly fight: saga.battle.Fight;
  readonly units: readonly Unit[];
  readonly title: string;
  readonly note?: string;
  readonly t: BattleWords;
}

/** The odds of a fight: each roll, the whole, and what follows either way. */
export const FightLeaf = ({ fight, units, title, note, t }: FightLeafProps) => {
  const { ui } = useWords();
  const { mine, theirs, rolls, wins } = fight;
  const [won, how, lost] = outcomes(t, units, fight);
  const exact = fractionText(ui, wins);
  const share = (Number(wins.ways) / Number(wins.of)) * 100;
  return (
    <section className="fight-leaf leaf" aria-label={title}>
      <div className="fight-top">
        <h3>{title}</h3>
        <span className="lab">{t.oneAgainst({ mine: mine.length, theirs: theirs.length })}</span>
      </div>
      <table className="pairs">
        <tbody>
          {rolls.map((roll) => (
            <Pair key={`${roll.unit} ${roll.enemy}`} roll={roll} units={units} t={t} />
          ))}
        </tbody>
      </table>
      <div className="fight-out">
        <div className="fight-big">{percentText(ui, wins)}</div>
        <p>
          <b>{won}</b> {how} {exact === null ? null : `${t.exactly} ${exact.replaceAll(' ', '\u00a0')}.`}
        </p>
        <div className="fight-mid">{percentText(ui, otherwise(wins))}</div>
        <p className="soft">{lost}</p>
      </div>
      <div className="fight-bar" aria-hidden="true">
        <i style={{ width: `${share}%` }} />
        <i />
      </div>
      {note === undefined ? null : <p className="small soft fight-note">{note}</p>}
    </section>
  );
};

/** The fight in one line of a list: with whom, against whom. */
export const fightLine = (
  t: BattleWords,
  units: readonly Unit[],
  { mine, theirs }: saga.battle.Fight,
  unit: Unit,
): string => {
  const titled = (all: readonly number[]): readonly string[] => all.map((one) => unitTitle(t, units[one] as Unit));
  const friends = titled(mine.filter((one) => one !== unit.index));
  const enemies = titled(theirs);
  if (friends.length > 0) return t.withFriends({ friends: friends.join(', '), enemy: enemies.join(', ') });
  return enemies.length === 1 ? t.alone({ enemy: enemies[0] as string }) : t.aloneMany({ n: enemies.length });
};
