import { nameIn } from '@warmoot/words';
import { CounterPicture } from '../../../boards/counter/Counter.js';
import { diceSaid } from '../../../design/chance/SumLines.js';
import { iconOf } from '../../../scenes/sortie/model.js';
import { useSpoken } from '../../../words/speech.js';
import type { Both } from '../war/armies.js';
import { Boxes, Paper, Sheet } from '../war/Paper.js';
import { useKinds } from './Roster.js';
import { SCENE, type Shown, type SortieArmy } from './sortieStart.js';
import { OWN_COMMANDER, type UnitWish } from './unit.js';
import { SORTIE_SETUP } from './words.js';

/** Further dice are a number: nobody crosses off forty boxes. */
const MOST_BOXES = 20;
const ROUNDS = 6;

interface SheetProps {
  readonly side: 0 | 1;
  readonly army: SortieArmy;
  readonly shown: readonly Shown[];
}

const Hand = ({ dice }: { readonly dice: number }) => (
  <>
    <b className="fig">{diceSaid(dice)}</b>{' '}
    {dice === 0 || Math.abs(dice) > MOST_BOXES ? null : <Boxes many={Math.abs(dice)} sign={dice > 0 ? '□' : '■'} />}
  </>
);

const ArmySheet = ({ side, army, shown }: SheetProps) => {
  const { t, words } = useSpoken(SORTIE_SETUP);
  const told = useKinds();
  const { paper } = t;
  const led = ({ commander = OWN_COMMANDER }: UnitWish): string => {
    if (commander === null) return paper.nobody;
    const plain = paper.led({ name: commander.name ?? paper.nameless, level: commander.level });
    const strengths = commander.strengths.map((key) => words.sortie.strengths[key]).join(', ');
    return strengths === '' ? plain : paper.strong({ led: plain, strengths });
  };
  const { general } = army;
  return (
    <Sheet
      name={army.name}
      led={
        general === null
          ? paper.noGeneral
          : paper.general({ name: general.name.trim() || paper.nameless, level: general.level })
      }
      heads={[paper.unit, paper.kind, paper.commander, paper.always, paper.hand, paper.record, paper.order]}
      note={paper.note}
      rows={army.units.map((unit, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is what a unit goes by.
        <tr key={nth}>
          <td>
            <CounterPicture side={side} icon={iconOf({ kinds: [unit] })} size={22} />
          </td>
          <th scope="row">
            {shown[nth]?.sign} {nameIn(words, SCENE, shown[nth]?.called ?? '')}
          </th>
          <td>{t.about({ heads: unit.heads, kind: told(unit) })}</td>
          <td>{led(unit)}</td>
          <td className="fig">{diceSaid(shown[nth]?.standing.total ?? 0)}</td>
          <td>
            <Hand dice={shown[nth]?.starting.total ?? 0} />
          </td>
          <td>
            <Boxes many={ROUNDS} sign="○" />
          </td>
          <td className="paper-line" />
        </tr>
      ))}
    />
  );
};

interface ArmyPaperProps {
  readonly armies: Both<SortieArmy>;
  readonly shown: Both<readonly Shown[]>;
}

/** The order sheets of both armies for the table of wood. */
export const ArmyPaper = ({ armies, shown }: ArmyPaperProps) => (
  <Paper sheet={(side) => <ArmySheet key={side} side={side} army={armies[side]} shown={shown[side]} />} />
);
