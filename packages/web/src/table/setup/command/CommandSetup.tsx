import { beginState, type Json, sameJson } from '@warmoot/kernel';
import { command, sceneRules, type war } from '@warmoot/rules';
import { refusalText } from '@warmoot/words';
import { useMemo, useState } from 'react';
import { Button } from '../../../design/forms/Button.js';
import { Field } from '../../../design/forms/Field.js';
import { Choose } from '../../../design/forms/Select.js';
import { whole } from '../../../design/forms/whole.js';
import { useSpoken } from '../../../words/speech.js';
import { Begins } from '../Begins.js';
import { usualBattlePlaces } from '../battle/battlePlaces.js';
import { type FieldWish, fieldFor } from '../battle/battleStart.js';
import { FieldRow } from '../battle/FieldRow.js';
import { places, seatsToPlay } from '../places.js';
import { Slated } from '../SlateNote.js';
import type { SetupProps } from '../setupProps.js';
import { SETUP } from '../setupWords.js';
import { useSlate } from '../slate.js';
import { SLATE } from '../slateWords.js';
import { ArmyCard } from './ArmyCard.js';
import { ArmyPaper } from './ArmyPaper.js';
import { commandSlate, mustered, noMarks, usualField, usualMusters } from './commandSlate.js';
import {
  AMBUSHES,
  type CommandArmy,
  type CommandWish,
  calledIn,
  commandStart,
  FIELD_KINDS,
  hasNameFault,
  readyField,
  sizeOfField,
} from './commandStart.js';
import { MarkBoard } from './MarkBoard.js';
import { OptionRows } from './OptionRows.js';
import type { OptionsWish } from './options.js';
import { COMMAND_SETUP } from './words.js';
import '../battle/battle-setup.css';
import './command-setup.css';

const useCommand = (props: SetupProps) => {
  const slate = useSlate(props);
  return {
    places: slate('places', places, usualBattlePlaces),
    armies: slate('armies', commandSlate.armies as never, usualMusters as never),
    field: slate('field', commandSlate.field as never, usualField as never),
    size: slate('size', commandSlate.size as never, command.USUAL_SIZE as never),
    marks: slate('marks', commandSlate.marks as never, noMarks as never),
    options: slate('options', commandSlate.options, {}),
    ambush: slate('ambush', commandSlate.ambush, 'none'),
  };
};

/** What the fields of the slate say together. */
const wishOf = (on: ReturnType<typeof useCommand>, seats: ReturnType<typeof seatsToPlay>): CommandWish => {
  // Whoever sits down later commands the army that nobody commands yet.
  const known = new Set(seats.map(({ seat }) => seat));
  const armies = (on.armies.value as typeof usualMusters).map((muster, at) => {
    const { as = '', seat = null } = on.places.value[at] ?? {};
    return { ...muster, name: as, commander: seat !== null && known.has(seat) ? seat : (seats[at]?.seat ?? '') };
  });
  return {
    armies: armies as unknown as CommandWish['armies'],
    field: on.field.value as FieldWish,
    size: on.size.value as CommandWish['size'],
    ...(on.marks.value as typeof noMarks),
    options: on.options.value as OptionsWish,
    ambush: on.ambush.value,
  };
};

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
  const { t, words } = useSpoken(COMMAND_SETUP);
  const { t: plain } = useSpoken(SETUP);
  const { t: told } = useSpoken(SLATE);
  const seats = seatsToPlay(sitting);
  const on = useCommand(props);
  const wish = wishOf(on, seats);
  const { armies } = wish;
  const start = commandStart(wish);
  const wished = JSON.stringify(start);
  // biome-ignore lint/correctness/useExhaustiveDependencies: names follow from what is wished for
  const called = useMemo(() => calledIn(wish), [wished]);
  const whyNot = (): string | null => {
    if (armies.some(({ commander }) => commander === '')) return plain.needsTwo;
    if (armies.some(({ name }) => name.trim() === '')) return plain.noName;
    if (armies[0].name.trim() === armies[1].name.trim()) return plain.sameNames;
    if (armies.some(({ units }) => units.length === 0)) return t.noUnits;
    if (hasNameFault(armies)) return t.badName;
    // The rest is for the rules to say: whether everybody fits the field.
    const rules = sceneRules(start.scene);
    const begun = rules.ok ? beginState(rules.value, { setup: start.setup, options: start.options }) : rules;
    return begun.ok ? null : refusalText(words, begun.refusal);
  };
  const change = (at: 0 | 1, army: CommandArmy): void => {
    const next = armies.with(at, army);
    const seated = next.map(({ name, commander }, side) => ({
      as: name,
      like: '',
      side,
      seat: commander === '' ? null : commander,
    }));
    if (!sameJson(seated, on.places.value)) on.places.set(seated);
    const musters = next.map(mustered);
    if (!sameJson(musters as unknown as Json, on.armies.value)) on.armies.set(musters as never);
  };
  const saying: Readonly<Record<string, string>> = {
    [on.armies.field]: told.theArmies,
    [on.places.field]: told.whoCommands,
    [on.field.field]: told.theFields,
    [on.size.field]: told.theFields,
    [on.marks.field]: t.theMarks,
    [on.options.field]: t.theOptions,
    [on.ambush.field]: t.ambush,
  };
  // Who commands stands in the same cards: what was done there last of the two is said.
  const isOfArmies = on.armies.asks.length > 0 || (on.places.asks.length === 0 && on.armies.by !== null);
  const ofField = [on.marks, on.size].find(({ asks }) => asks.length > 0) ?? on.field;
  const ofOptions = on.ambush.asks.length > 0 ? on.ambush : on.options;
  return (
    <div className="setup-battle setup-command">
      <Slated
        sitting={sitting}
        of={isOfArmies ? on.armies : on.places}
        say={() => (isOfArmies ? told.theArmies : told.whoCommands)}
      >
        <div className="setup-sides">
          {([0, 1] as const).map((side) => (
            <ArmyCard
              key={side}
              side={side}
              army={armies[side]}
              called={called[side]}
              others={called[side === 0 ? 1 : 0]}
              seats={seats}
              onChange={(army) => change(side, army)}
            />
          ))}
        </div>
      </Slated>
      <Button small kind="quiet" onClick={() => window.print()}>
        {t.print}
      </Button>
      <Slated sitting={sitting} of={ofField} say={() => saying[ofField.field] ?? told.theFields}>
        <FieldPart wish={wish} on={on} />
      </Slated>
      <Slated sitting={sitting} of={ofOptions} say={() => saying[ofOptions.field] ?? t.theOptions}>
        <details>
          <summary>{t.options}</summary>
          <OptionRows options={wish.options} onChange={(options) => on.options.set(options as Json)}>
            <Choose
              label={t.ambush}
              options={AMBUSHES.map((key) => ({ key, label: key === 'none' ? t.noAmbush : t.sides[key] }))}
              at={wish.ambush}
              onPick={on.ambush.set}
            />
          </OptionRows>
        </details>
      </Slated>
      <Begins
        sitting={sitting}
        act={act}
        places={armies.map(({ name, commander }) => ({ as: name, seat: commander }))}
        lacks={whyNot()}
        label={t.begin}
        start={() => start}
        say={(field) => saying[field] ?? null}
      />
      <ArmyPaper armies={armies} called={called} />
    </div>
  );
};

export default CommandSetup;
