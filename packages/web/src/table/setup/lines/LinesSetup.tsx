import type { Json, Result } from '@warmoot/kernel';
import { warband } from '@warmoot/rules';
import { useMemo } from 'react';
import { SoldierDefs } from '../../../boards/soldiers/Soldiers.js';
import { Button } from '../../../design/forms/Button.js';
import { Choose } from '../../../design/forms/Select.js';
import { useSpoken } from '../../../words/speech.js';
import { capital } from '../../../words/text.js';
import { Slated } from '../SlateNote.js';
import type { SetupProps } from '../setupProps.js';
import { Ground } from '../skirmish/Ground.js';
import { SKIRMISH_SETUP } from '../skirmish/words.js';
import '../skirmish/skirmish-setup.css';
import { type SlateField, useSlate } from '../slate.js';
import { Ticks } from '../sortie/Ticks.js';
import '../sortie/sortie-setup.css';
import { type Both, useWar, withSide } from '../war/armies.js';
import { OptionRows } from '../war/OptionRows.js';
import type { OptionsWish } from '../war/options.js';
import { SetupFile } from '../war/SetupFile.js';
import { WarForm } from '../war/WarForm.js';
import { WAR_SETUP } from '../war/words.js';
import { ArmyCard } from './ArmyCard.js';
import { ArmyPaper } from './ArmyPaper.js';
import { wishFrom } from './fromFile.js';
import {
  type Brought,
  FIELD_KINDS,
  type FieldPick,
  linesSlate,
  type Mustered,
  nothingBrought,
  usualMap,
  usualMusters,
} from './linesSlate.js';
import { type Army, groundOf, type LinesWish, linesStart } from './linesStart.js';
import { LINES_OPTIONS } from './options.js';
import { fieldIn, type ShownUnit, shownIn } from './shown.js';
import { LINES_SETUP } from './words.js';
import './lines-setup.css';

const PIERCING = 'warband.shieldwallPiercing';

const useLines = (props: SetupProps) => {
  const slate = useSlate(props);
  return {
    war: useWar<Mustered>(props, slate, { form: linesSlate.armies, usual: usualMusters }),
    ground: slate('ground', linesSlate.ground, 'open'),
    map: slate('map', linesSlate.map, usualMap),
    dark: slate('dark', linesSlate.dark, false),
    surprised: slate('surprised', linesSlate.surprised, 'none'),
    referee: slate('referee', linesSlate.referee, ''),
    brought: slate('brought', linesSlate.brought as never, nothingBrought as never),
    options: slate('options', linesSlate.options, {}),
  };
};

/** What is shown of armies that cannot be yet. */
const NOBODY_SHOWN: Both<readonly ShownUnit[]> = [[], []];

/** The armies of a file: somebody plays each of them. */
const savedWith = ([a, b]: Both<Army>): Both<Army> => [
  { ...a, commander: a.commander || 'A' },
  { ...b, commander: b.commander || 'B' },
];

/** The field that somebody asks to change, else the first of them. */
const asked = (...fields: readonly SlateField<never>[]): SlateField<Json> =>
  (fields.find(({ asks }) => asks.length > 0) ?? fields[0]) as unknown as SlateField<Json>;

/** Sets up battle lines: two armies, unit by unit in their ranks, the ground, options. */
const LinesSetup = (props: SetupProps) => {
  const { sitting, act } = props;
  const { t, words } = useSpoken(LINES_SETUP);
  const { t: figures } = useSpoken(SKIRMISH_SETUP);
  const { t: plain } = useSpoken(WAR_SETUP);
  const on = useLines(props);
  const { armies, seats, change } = on.war;
  const isThere = seats.some(({ seat }) => seat === on.referee.value);
  const wish: LinesWish = {
    armies,
    ground: on.ground.value,
    map: on.map.value,
    dark: on.dark.value,
    surprised: on.surprised.value,
    referee: isThere ? on.referee.value : '',
    brought: on.brought.value as Brought,
    options: on.options.value as OptionsWish,
  };
  const wished = JSON.stringify([armies.map(({ units }) => units), wish.options]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown follows from what is wished for
  const shown = useMemo(() => shownIn(armies, wish.options) ?? NOBODY_SHOWN, [wished]);
  const drawn = JSON.stringify([wish.ground, wish.map, wish.brought]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown follows from what is wished for
  const field = useMemo(() => fieldIn(wish), [drawn]);
  const kinds: readonly FieldPick[] = wish.ground === 'brought' ? [...FIELD_KINDS, 'brought'] : FIELD_KINDS;
  const called = (key: FieldPick): string =>
    key === 'open' || key === 'brought' ? t.fields[key] : words.lines.fields[key];
  const saying: Readonly<Record<string, string>> = {
    [on.ground.field]: t.theGround,
    [on.map.field]: figures.theMap,
    [on.dark.field]: t.dark,
    [on.surprised.field]: figures.surprised,
    [on.referee.field]: figures.referee,
    [on.brought.field]: figures.theBrought,
    [on.options.field]: plain.theOptions,
  };
  const of = asked(on.ground as never, on.map as never, on.dark as never, on.surprised as never, on.referee as never);
  const take = (said: { readonly setup: Json; readonly options: Json }): Result<unknown> => {
    const read = wishFrom(said, armies);
    if (!read.ok) return read;
    change(read.value.armies);
    on.ground.set(read.value.ground);
    on.map.set(read.value.map);
    on.dark.set(read.value.dark);
    on.surprised.set(read.value.surprised);
    on.brought.set(read.value.brought as never);
    on.options.set(read.value.options);
    return read;
  };
  const course = wish.brought.position as { readonly round?: number } | null;
  const piercing = (wish.options[PIERCING] ?? []) as readonly warband.WeaponKey[];
  return (
    <WarForm
      sitting={sitting}
      act={act}
      className="setup-lines"
      war={on.war}
      card={(side) => (
        <ArmyCard
          key={side}
          side={side}
          army={armies[side]}
          other={armies[side === 0 ? 1 : 0]}
          shown={shown[side]}
          others={shown[side === 0 ? 1 : 0]}
          seats={seats}
          dark={wish.dark}
          onChange={(army) => change(withSide(armies, side, army))}
        />
      )}
      tools={
        <SetupFile start={linesStart({ ...wish, armies: savedWith(armies) })} name="battle-lines.json" onRead={take} />
      }
      start={linesStart(wish)}
      saying={saying}
      begins={t.begin}
      paper={<ArmyPaper armies={armies} shown={shown} />}
    >
      <svg className="lines-defs" aria-hidden="true">
        <SoldierDefs />
      </svg>
      {course === null ? null : (
        <div className="row">
          <span>{t.broughtCourse({ round: course.round ?? 1 })}</span>
          <Button small kind="quiet" onClick={() => on.brought.set({ ...wish.brought, position: null } as never)}>
            {figures.dropBrought}
          </Button>
        </div>
      )}
      <Slated<Json> sitting={sitting} of={of} say={() => saying[of.field] ?? t.theGround}>
        <Ground<FieldPick>
          kinds={kinds.map((key) => ({ key, label: called(key) }))}
          at={wish.ground}
          isOpen={wish.ground === 'open'}
          map={wish.map}
          size={groundOf(wish).map}
          field={field}
          onGround={on.ground.set}
          onMap={on.map.set}
        />
        <div className="skirmish-lines">
          <Choose
            label={t.dark}
            options={t.lit}
            at={wish.dark ? 'night' : 'day'}
            onPick={(key) => on.dark.set(key === 'night')}
          />
          <Choose
            label={figures.surprised}
            options={[
              { key: 'none', label: figures.nobody },
              { key: 'a', label: armies[0].name },
              { key: 'b', label: armies[1].name },
            ]}
            at={wish.surprised}
            onPick={on.surprised.set}
          />
          <Choose
            label={figures.referee}
            options={[
              { key: '', label: figures.noReferee },
              ...seats.map(({ seat, name }) => ({ key: seat, label: name })),
            ]}
            at={wish.referee}
            onPick={on.referee.set}
          />
        </div>
      </Slated>
      <Slated<Json> sitting={sitting} of={on.options as never} say={() => plain.theOptions}>
        <details>
          <summary>{plain.options}</summary>
          <OptionRows
            table={LINES_OPTIONS}
            names={{ ...words.skirmish.options, ...words.lines.options }}
            answers={{ ...words.skirmish.answers, ...words.lines.answers } as never}
            rules={warband.BATTLE_OPTION_RULES}
            options={wish.options}
            onChange={(options) => on.options.set(options)}
          >
            <Ticks
              legend={words.lines.options[PIERCING]}
              all={warband.ALL_WEAPONS.map((key) => ({ key, label: capital(words.skirmish.items[key]) }))}
              at={piercing}
              onChange={(all) => {
                const { [PIERCING]: _, ...others } = wish.options;
                on.options.set(all.length === 0 ? others : { ...others, [PIERCING]: all as unknown as Json });
              }}
            />
          </OptionRows>
        </details>
      </Slated>
    </WarForm>
  );
};

export default LinesSetup;
