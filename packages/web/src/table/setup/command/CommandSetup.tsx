import { command, type war } from '@warmoot/rules';
import { useMemo, useState } from 'react';
import { Field } from '../../../design/forms/Field.js';
import { Choose } from '../../../design/forms/Select.js';
import { whole } from '../../../design/forms/whole.js';
import { useSpoken } from '../../../words/speech.js';
import { type FieldWish, fieldFor } from '../battle/battleStart.js';
import { FieldRow } from '../battle/FieldRow.js';
import { Slated } from '../SlateNote.js';
import type { SetupProps } from '../setupProps.js';
import { useSlate } from '../slate.js';
import { SLATE } from '../slateWords.js';
import { useWar, withSide } from '../war/armies.js';
import type { OptionsWish } from '../war/options.js';
import { WarForm } from '../war/WarForm.js';
import { WAR_SETUP } from '../war/words.js';
import { ArmyCard } from './ArmyCard.js';
import { ArmyPaper } from './ArmyPaper.js';
import { commandSlate, type Mustered, noMarks, usualField, usualMusters } from './commandSlate.js';
import {
  AMBUSHES,
  type CommandArmy,
  type CommandWish,
  calledIn,
  commandStart,
  FIELD_KINDS,
  readyField,
  sizeOfField,
} from './commandStart.js';
import { MarkBoard } from './MarkBoard.js';
import { OptionRows } from './OptionRows.js';
import { COMMAND_SETUP } from './words.js';
import './command-setup.css';

const useCommand = (props: SetupProps) => {
  const slate = useSlate(props);
  return {
    war: useWar<Mustered>(props, slate, { form: commandSlate.armies, usual: usualMusters }),
    field: slate('field', commandSlate.field as never, usualField as never),
    size: slate('size', commandSlate.size as never, command.USUAL_SIZE as never),
    marks: slate('marks', commandSlate.marks as never, noMarks as never),
    options: slate('options', commandSlate.options, {}),
    ambush: slate('ambush', commandSlate.ambush, 'none'),
  };
};

/** What the fields of the slate say together. */
const wishOf = (on: ReturnType<typeof useCommand>): CommandWish => ({
  armies: on.war.armies,
  field: on.field.value as FieldWish,
  size: on.size.value as CommandWish['size'],
  ...(on.marks.value as typeof noMarks),
  options: on.options.value as OptionsWish,
  ambush: on.ambush.value,
});

interface FieldPartProps {
  readonly wish: CommandWish;
  readonly on: ReturnType<typeof useCommand>;
}

/** The ground: which field, how large, and what is marked on it. */
const FieldPart = ({ wish, on }: FieldPartProps) => {
  const { t } = useSpoken(COMMAND_SETUP);
  const ready = useMemo(() => FIELD_KINDS.map((kind) => readyField(kind, t.fields[kind])), [t]);
  const wished = JSON.stringify([wish.field, wish.size]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same wish is the same field, which is drawn once
  const drawn = useMemo(() => {
    const size = sizeOfField(wish);
    return { size, field: fieldFor(wish.field, size) };
  }, [wished]);
  const { least, most } = command.SIZES;
  // A board finds its size where it is seen.
  const [isOpen, setIsOpen] = useState(false);
  const take = (field: FieldWish): void => {
    on.field.set(field as never);
    const kind = field.from === 'ready' ? FIELD_KINDS.find((one) => t.fields[one] === field.name) : undefined;
    // A ready-made field comes with what is worth holding on it; marks of one map mean nothing on another.
    if (field.from === 'ready' || field.from !== wish.field.from || field.from === 'own') {
      const objectives: readonly war.Place[] = kind === undefined ? [] : command.READY_FIELDS[kind].objectives;
      on.marks.set({ objectives, impassable: [] } as never);
    }
  };
  const marks = { objectives: wish.objectives, impassable: wish.impassable };
  return (
    <>
      <ul className="field-rows">
        <FieldRow nth={1} legend={t.field} wish={wish.field} size={drawn.size} ready={ready} onChange={take} />
      </ul>
      {'size' in wish.field ? null : (
        <div className="setup-row">
          {(['rows', 'columns'] as const).map((key) => (
            <Field
              key={key}
              label={t[key]}
              type="number"
              min={least}
              max={most}
              value={wish.size[key]}
              onText={(text) => on.size.set({ ...wish.size, [key]: whole(text, 0, most) } as never)}
            />
          ))}
        </div>
      )}
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>{t.marks({ objectives: wish.objectives.length, impassable: wish.impassable.length })}</summary>
        {!isOpen || Math.min(drawn.size.rows, drawn.size.columns) < least ? null : (
          <MarkBoard {...drawn} marks={marks} onChange={(next) => on.marks.set(next as never)} />
        )}
      </details>
    </>
  );
};

/** Sets up a battle by command points: two armies, unit by unit, the field and what is worth holding on it, options. */
const CommandSetup = (props: SetupProps) => {
  const { sitting, act } = props;
  const { t } = useSpoken(COMMAND_SETUP);
  const { t: plain } = useSpoken(WAR_SETUP);
  const { t: told } = useSpoken(SLATE);
  const on = useCommand(props);
  const wish = wishOf(on);
  const { armies, seats, change } = on.war;
  const start = commandStart(wish);
  const wished = JSON.stringify(start);
  // biome-ignore lint/correctness/useExhaustiveDependencies: names follow from what is wished for
  const called = useMemo(() => calledIn(wish), [wished]);
  const saying: Readonly<Record<string, string>> = {
    [on.field.field]: told.theFields,
    [on.size.field]: told.theFields,
    [on.marks.field]: t.theMarks,
    [on.options.field]: plain.theOptions,
    [on.ambush.field]: t.ambush,
  };
  const ofField = [on.marks, on.size].find(({ asks }) => asks.length > 0) ?? on.field;
  const ofOptions = on.ambush.asks.length > 0 ? on.ambush : on.options;
  return (
    <WarForm
      sitting={sitting}
      act={act}
      className="setup-command"
      war={on.war}
      card={(side) => (
        <ArmyCard
          key={side}
          side={side}
          army={armies[side]}
          called={called[side]}
          others={called[side === 0 ? 1 : 0]}
          seats={seats}
          onChange={(army) => change(withSide<CommandArmy>(armies, side, army))}
        />
      )}
      start={start}
      saying={saying}
      paper={<ArmyPaper armies={armies} called={called} />}
    >
      <Slated sitting={sitting} of={ofField} say={() => saying[ofField.field] ?? told.theFields}>
        <FieldPart wish={wish} on={on} />
      </Slated>
      <Slated sitting={sitting} of={ofOptions} say={() => saying[ofOptions.field] ?? plain.theOptions}>
        <details>
          <summary>{plain.options}</summary>
          <OptionRows options={wish.options} onChange={(options) => on.options.set(options)}>
            <Choose
              label={t.ambush}
              options={AMBUSHES.map((key) => ({ key, label: key === 'none' ? t.noAmbush : t.sides[key] }))}
              at={wish.ambush}
              onPick={on.ambush.set}
            />
          </OptionRows>
        </details>
      </Slated>
    </WarForm>
  );
};

export default CommandSetup;
