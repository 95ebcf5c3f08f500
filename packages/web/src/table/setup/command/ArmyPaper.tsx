import { command } from '@warmoot/rules';
import { nameIn } from '@warmoot/words';
import { createPortal } from 'react-dom';
import { CounterPicture } from '../../../boards/counter/Counter.js';
import { usePrinting } from '../../../browser/usePrinting.js';
import { CLASS_ICONS, useClassNames } from '../../../scenes/command/classes.js';
import { useSpoken } from '../../../words/speech.js';
import { type Called, type CommandArmy, type CommandWish, qualityOf } from './commandStart.js';
import { COMMAND_SETUP } from './words.js';
import './army-paper.css';

const SCENE = 'command/battle';
const DAMAGE = [0, 1, 2, 3] as const;
const ACTS = ['volley', 'charge', 'waiting', 'feint'] as const;

const Boxes = ({ many, sign }: { readonly many: number; readonly sign: string }) => (
  <span className="paper-boxes">{sign.repeat(many)}</span>
);

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
    <section className="army-sheet">
      <header>
        <h2>{army.name}</h2>
        <p>{led}</p>
      </header>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{paper.unit}</th>
            <th scope="col">{paper.class}</th>
            <th scope="col">{paper.points}</th>
            <th scope="col">{paper.scores}</th>
            <th scope="col">{paper.damage}</th>
            <th scope="col">{paper.may}</th>
          </tr>
        </thead>
        <tbody>
          {army.units.map(({ class: of, grade }, nth) => {
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
        </tbody>
      </table>
      <p>{paper.note}</p>
    </section>
  );
};

interface ArmyPaperProps {
  readonly armies: CommandWish['armies'];
  readonly called: readonly [readonly Called[], readonly Called[]];
}

/** Both armies for the table of wood, a page each. On a screen there is the form instead. */
export const ArmyPaper = ({ armies, called }: ArmyPaperProps) => {
  const isPrinting = usePrinting();
  if (!isPrinting) return null;
  return createPortal(
    <div className="army-paper">
      {([0, 1] as const).map((side) => (
        <ArmySheet key={side} side={side} army={armies[side]} called={called[side]} />
      ))}
    </div>,
    document.body,
  );
};
