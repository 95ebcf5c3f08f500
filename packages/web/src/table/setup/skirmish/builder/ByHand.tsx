import { type Json, sameJson } from '@warmoot/kernel';
import type { SeenSeat } from '@warmoot/protocol';
import { warband } from '@warmoot/rules';
import { Button } from '../../../../design/forms/Button.js';
import { Field } from '../../../../design/forms/Field.js';
import { NumberField } from '../../../../design/forms/NumberField.js';
import { Choose } from '../../../../design/forms/Select.js';
import { useSpoken } from '../../../../words/speech.js';
import { capital } from '../../../../words/text.js';
import { Tick, Ticks } from '../../sortie/Ticks.js';
import { renamed } from '../../war/names.js';
import { type FigureWish, without } from '../figure.js';
import type { Shown } from '../shown.js';
import { copyOf, plainOf } from './copy.js';
import { BAND_BUILDER } from './words.js';

interface ByHandProps {
  readonly figure: FigureWish;
  readonly shown: Shown;
  readonly seats: readonly SeenSeat[];
  readonly commander: string;
  readonly onChange: (figure: FigureWish) => void;
}

const NUMBERS = {
  armour: { least: 0, most: 6 },
  capture: { least: 1, most: 11 },
  death: { least: 1, most: 11 },
  agility: { least: 1, most: 11 },
  vigor: { least: 1, most: 11 },
  finesse: { least: 1, most: 11 },
  size: { least: 1, most: 9 },
} as const;

/** What stays when a figure is put back to what it was: who it is and who plays it. */
const backTo = (figure: FigureWish): FigureWish => {
  const { name, seat, like, copied, character, tactics } = figure;
  return {
    ...plainOf(figure),
    ...(like !== undefined && { like }),
    ...(name !== undefined && { name }),
    ...(seat !== undefined && { seat }),
    ...(copied !== undefined && { copied }),
    ...(character !== undefined && { character }),
    ...(tactics !== undefined && { tactics }),
  };
};

const isSame = (one: FigureWish, other: FigureWish): boolean =>
  sameJson(one as unknown as Json, other as unknown as Json);

/** Things and what else is true of a figure are its own; only its numbers are said to be changed. */
const numbersOf = (figure: FigureWish): FigureWish =>
  without(without(without(figure, 'gear'), 'flags'), 'mounted') as FigureWish;

/** Whether somebody has changed it by hand. */
export const isChanged = (figure: FigureWish): boolean => !isSame(numbersOf(figure), numbersOf(backTo(figure)));

/** Every number and every word of a figure, to be written over. */
export const ByHand = ({ figure, shown, seats, commander, onChange }: ByHandProps) => {
  const { t, words } = useSpoken(BAND_BUILDER);
  const { ratings, grades, flags, profiles } = words.skirmish;
  const { row, state } = shown;
  const might = state.might - (state.mounted && !row.pc ? 1 : 0);
  return (
    <details className="bb-more">
      <summary>{t.byHand}</summary>
      <div className="sortie-fields">
        <Field
          label={t.figure}
          maxLength={24}
          placeholder={shown.called}
          value={figure.name ?? ''}
          onText={(name) => onChange(renamed(figure, name))}
        />
        <Choose
          label={t.profile}
          options={[
            { key: 'own', label: t.ownFigure },
            ...(Object.keys(warband.PROFILES) as warband.ProfileKey[]).map((key) => ({
              key: key as string,
              label: capital(profiles[key]),
            })),
          ]}
          at={figure.like ?? 'own'}
          onPick={(key) => {
            const { like: _, ...rest } = figure;
            onChange((key === 'own' ? rest : { ...rest, like: key }) as FigureWish);
          }}
        />
        <Choose
          label={t.playedBy}
          options={seats.map(({ seat, name }) => ({ key: seat as string, label: name }))}
          at={figure.seat ?? commander}
          onPick={(seat) =>
            onChange(seat === commander ? (without(figure, 'seat') as FigureWish) : { ...figure, seat })
          }
        />
        <NumberField
          label={ratings.might}
          value={might}
          least={1}
          most={20}
          onNumber={(n) => onChange({ ...figure, might: n })}
        />
        <NumberField
          label={ratings.hp}
          value={state.mostHp - (state.might - might)}
          least={1}
          most={40}
          onNumber={(n) => onChange({ ...figure, hp: n })}
        />
        {(Object.keys(NUMBERS) as (keyof typeof NUMBERS)[]).map((key) => (
          <NumberField
            key={key}
            label={ratings[key]}
            value={row[key]}
            {...NUMBERS[key]}
            onNumber={(n) => onChange({ ...figure, [key]: n })}
          />
        ))}
        {figure.tactics === undefined ? null : (
          <NumberField
            label={t.tactics}
            value={figure.tactics}
            least={0}
            most={10}
            onNumber={(tactics) => onChange({ ...figure, tactics })}
          />
        )}
        {row.pc ? null : (
          <Choose
            label={t.grade}
            options={(Object.keys(warband.GRADES) as warband.Grade[]).map((key) => ({ key, label: grades[key] }))}
            at={row.grade ?? 'average'}
            onPick={(grade) => onChange({ ...figure, grade })}
          />
        )}
        <Tick label={t.pc} at={row.pc} onChange={(pc) => onChange({ ...figure, pc })} />
        <Tick
          label={t.leadsBand}
          at={figure.tactics !== undefined}
          onChange={(is) =>
            onChange(
              is
                ? { ...figure, tactics: copyOf(figure)?.of.skills.tactics ?? 0 }
                : (without(figure, 'tactics') as FigureWish),
            )
          }
        />
        <Tick label={t.mounted} at={state.mounted} onChange={(mounted) => onChange({ ...figure, mounted })} />
        <Ticks
          legend={t.flags}
          all={warband.FLAGS.map((key) => ({ key, label: flags[key] }))}
          at={row.flags}
          onChange={(at) => onChange({ ...figure, flags: at })}
        />
      </div>
      {isSame(figure, backTo(figure)) ? null : (
        <Button small kind="quiet" onClick={() => onChange(backTo(figure))}>
          {t.undo}
        </Button>
      )}
    </details>
  );
};
