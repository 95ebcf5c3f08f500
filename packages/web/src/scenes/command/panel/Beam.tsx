import type { command } from '@warmoot/rules';
import type { CSSProperties } from 'react';
import { tinctureOf } from '../../../boards/counter/Counter.js';
import { capital } from '../../../words/text.js';
import { plannedTotals, totalsText } from '../forecast.js';
import { type Side, subject, type Unit } from '../model.js';
import type { CommandWords } from '../words.js';

interface BeamProps {
  readonly clash: command.ClashSheet;
  readonly units: readonly Unit[];
  /** Whose plan it is: what may come of that side is planned. Null where the fight is over. */
  readonly side: Side | null;
  /** Who wins it by what is planned, in every way it may come; none where it is over. */
  readonly winners: readonly (number | null)[];
  readonly t: CommandWords;
}

interface RowProps extends Pick<BeamProps, 'units' | 't'> {
  readonly blocks: readonly command.Block[];
  readonly side: Side;
  readonly isMine: boolean;
  readonly total: string;
  /** What the whole row stands for. */
  readonly most: number;
}

/** About how many letters a row holds, and what a block needs besides its name. */
const ROOMS = [
  ['wide', 58],
  ['narrow', 42],
] as const;
const BESIDES = 3.5;

/** A name in a block: whole, or its last word, or nothing where not even that has room. */
const inBlock = (name: string, share: number): string => {
  const last = capital(name.split(' ').at(-1) ?? '');
  return [name, last].find((text) => text.length + BESIDES <= share) ?? '';
};

const Row = ({ blocks, units, side, isMine, total, most, t }: RowProps) => {
  const nameOf = (unit: number): string => units[unit]?.called ?? '';
  const heard = blocks.map(({ unit, score, state }) =>
    state === 'may' && !isMine
      ? t.blockMay({ who: nameOf(unit), n: score })
      : t.blockIn({ who: nameOf(unit), n: score }),
  );
  const shown = blocks.filter(({ score, state }) => score !== 0 || state === 'in');
  const length = shown.reduce((sum, { score }) => sum + score, 0);
  // Who has no room in a block is named behind the row, or below where that is full.
  const notes = ROOMS.map(([room, letters]) => {
    const text = shown
      .flatMap(({ unit, score, state }) => {
        if (state === 'may' && !isMine) return [t.mayCome({ who: nameOf(unit) })];
        return inBlock(nameOf(unit), (score / most) * letters) === ''
          ? [t.blockIn({ who: nameOf(unit), n: score })]
          : [];
      })
      .join(', ');
    return { room, text, isBehind: text.length <= (1 - length / most) * letters };
  });
  const note = ({ room, text }: { readonly room: string; readonly text: string }) =>
    text === '' ? null : (
      <span key={room} className="beam-note" data-room={room} aria-hidden="true">
        {text}
      </span>
    );
  return (
    <>
      <div className="beam-row" data-tincture={tinctureOf(side)}>
        <span className="vh">
          {t.beamSpoken({ side: nameOf(blocks[0]?.unit ?? -1), blocks: heard.join(', '), total })}
        </span>
        {shown.map(({ unit, score, state }) => {
          const look = state === 'in' ? 'in' : isMine ? 'planned' : 'may';
          return (
            <span
              key={unit}
              className="beam-block"
              data-look={look}
              aria-hidden="true"
              style={{ '--v': score } as CSSProperties}
            >
              {look === 'may'
                ? null
                : ROOMS.map(([room, letters]) => (
                    <b key={room} data-room={room}>
                      {inBlock(nameOf(unit), (score / most) * letters)}
                    </b>
                  ))}
              <i>{score}</i>
            </span>
          );
        })}
        {notes.filter(({ isBehind }) => isBehind).map(note)}
        <strong aria-hidden="true">{total}</strong>
      </div>
      {notes.filter(({ isBehind }) => !isBehind).map(note)}
    </>
  );
};

/** How it comes out, in a sentence: the same whatever comes, or not. */
const resultText = ({ clash, units, winners, t }: BeamProps): string => {
  const [attacker, target] = [units[clash.attacker], units[clash.target]];
  const [only] = winners;
  if (attacker === undefined || target === undefined || only === undefined) return '';
  if (winners.length > 1) return t.maybe;
  if (only === null) return t.sureNothing;
  return t.sureLoss({ who: subject(only === clash.attacker ? target : attacker) });
};

/** Every block as long as its score, both sides on one scale. */
export const Beam = (props: BeamProps) => {
  const { clash, units, side, t } = props;
  const [attacker, target] = [units[clash.attacker], units[clash.target]];
  if (attacker === undefined || target === undefined) return null;
  const isAttacker = attacker.side === side;
  const { attack, defence } =
    side === null ? { attack: clash.attackTotals, defence: clash.defenceTotals } : plannedTotals(clash, isAttacker);
  const most = Math.max(1, ...clash.attackTotals, ...clash.defenceTotals);
  const texts = [totalsText(t, attack), totalsText(t, defence)] as const;
  const widest = Math.max(...texts.map((text) => text.length));
  return (
    <section className="beam leaf" data-beam="">
      <header>
        <h3>
          {side === null
            ? t.attacked({ who: attacker.called, target: target.called })
            : t.attacks({ who: subject(attacker), target: target.called })}
        </h3>
        <span className="lab">{t.exact}</span>
      </header>
      <div className="beam-rows" style={{ '--max': most, '--letters': widest } as CSSProperties}>
        <Row
          blocks={clash.attack}
          units={units}
          side={attacker.side}
          isMine={isAttacker}
          total={texts[0]}
          most={most}
          t={t}
        />
        <Row
          blocks={clash.defence}
          units={units}
          side={target.side}
          isMine={side !== null && !isAttacker}
          total={texts[1]}
          most={most}
          t={t}
        />
        <div className="beam-scale" aria-hidden="true">
          {Array.from({ length: most + 1 }, (_, k) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the ticks are their numbers
            <i key={k} style={{ '--k': k } as CSSProperties}>
              {k}
            </i>
          ))}
        </div>
      </div>
      <p className="beam-result">{resultText(props)}</p>
    </section>
  );
};
