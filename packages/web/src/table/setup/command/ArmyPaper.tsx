import { command } from '@warmoot/rules';
import { nameIn } from '@warmoot/words';
import { CounterPicture } from '../../../boards/counter/Counter.js';
import { CLASS_ICONS, useClassNames } from '../../../scenes/command/classes.js';
import { useSpoken } from '../../../words/speech.js';
import type { Both } from '../war/armies.js';
import type { Called } from '../war/names.js';
import { Boxes, Paper, Sheet } from '../war/Paper.js';
import { type CommandArmy, type CommandWish, qualityOf } from './commandStart.js';
import { COMMAND_SETUP } from './words.js';

const SCENE = 'command/battle';
const DAMAGE = [0, 1, 2, 3] as const;
const ACTS = ['volley', 'charge', 'waiting', 'feint'] as const;

interface SheetProps {
  readonly side: 0 | 1;
  readonly army: CommandArmy;
  readonly called: readonly Called[];
}

const ArmySheet = ({ side, army, called }: SheetProps) => {
  const { t, words } = useSpoken(COMMAND_SETUP);
  const classNamed = useClassNames();
  const { paper } = t;
  const { leader } = army;
  const quality = qualityOf(army);
  const led =
    army.quality === null
      ? paper.unled
      : leader.trim() === ''
        ? paper.ledBy({ quality })
        : paper.led({ leader, quality });
  return (
    <Sheet
      name={army.name}
      led={led}
      heads={[paper.unit, paper.class, paper.points, paper.scores, paper.damage, paper.may]}
      note={paper.note}
      rows={army.units.map(({ class: of, grade }, nth) => {
        const { support, assault } = command.scoresFor(of, grade);
        const may = ACTS.filter((act) => command.CLASSES[of][act]).map((act) => paper.acts[act]);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the roster is what a unit goes by.
          <tr key={nth}>
            <td>
              <CounterPicture side={side} icon={CLASS_ICONS[of]} size={22} />
            </td>
            <th scope="row">
              {called[nth]?.sign} {nameIn(words, SCENE, called[nth]?.called ?? '')}
            </th>
            <td>
              {classNamed(of)} {grade}
            </td>
            <td>
              <Boxes many={command.startingPoints(grade, qualityOf(army))} sign="◇" />
            </td>
            <td className="fig">
              {DAMAGE.map((lost) => `${Math.max(0, support - lost)}/${Math.max(0, assault - lost)}`).join(' · ')}
            </td>
            <td>
              <Boxes many={4} sign="□" />
            </td>
            <td>{[...may, ...(command.CLASSES[of].attack ? [] : [paper.noAttack])].join(', ')}</td>
          </tr>
        );
      })}
    />
  );
};

interface ArmyPaperProps {
  readonly armies: CommandWish['armies'];
  readonly called: Both<readonly Called[]>;
}

/** Both armies for the table of wood. */
export const ArmyPaper = ({ armies, called }: ArmyPaperProps) => (
  <Paper sheet={(side) => <ArmySheet key={side} side={side} army={armies[side]} called={called[side]} />} />
);
