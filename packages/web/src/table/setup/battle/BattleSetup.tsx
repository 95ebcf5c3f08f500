import { beginState, type Json, sameJson } from '@warmoot/kernel';
import { sceneRules } from '@warmoot/rules';
import { refusalText } from '@warmoot/words';
import { useMemo } from 'react';
import { whole } from '../../../design/forms/whole.js';
import './battle-setup.css';
import { Field } from '../../../design/forms/Field.js';
import { Switch } from '../../../design/forms/Switches.js';
import { useSpoken } from '../../../words/speech.js';
import { costIn } from '../../army/army.js';
import { Begins } from '../Begins.js';
import { EditionSwitch, edition as editionForm } from '../EditionSwitch.js';
import { places, seatsToPlay } from '../places.js';
import { askedOptions, Slated, SlateNote } from '../SlateNote.js';
import type { SetupProps } from '../setupProps.js';
import { SETUP } from '../setupWords.js';
import { useSlate } from '../slate.js';
import { SLATE } from '../slateWords.js';
import { ArmyCard } from './ArmyCard.js';
import { usualBattlePlaces } from './battlePlaces.js';
import { BATTLE_SETUP } from './battleSetupWords.js';
import { battleSlate, mustered, usualArmies } from './battleSlate.js';
import {
  type BattleWish,
  battleStart,
  type Defence,
  type FieldWish,
  type SeatedArmy,
  sizeOfFields,
  sizesDiffer,
  troopsFor,
  unitsOf,
} from './battleStart.js';
import { FieldRows } from './FieldRows.js';
import { useTroopTable } from './troopTable.js';

/** Sets up a battle: the armies and what they cost, who commands them, the fields, and whether it is an ambush. */
const BattleSetup = (props: SetupProps) => {
  const { sitting, act } = props;
  const { t, words } = useSpoken(BATTLE_SETUP);
  const { t: plain } = useSpoken(SETUP);
  const { t: told } = useSpoken(SLATE);
  const table = useTroopTable();
  const seats = seatsToPlay(sitting);
  const slate = useSlate(props);
  const editionAt = slate('edition', editionForm, 'saga');
  const budgetAt = slate('budget', battleSlate.budget, 5000);
  const defenceAt = slate('defence', battleSlate.defence, 'standing');
  const placesAt = slate('places', places, usualBattlePlaces);
  const armiesAt = slate('armies', battleSlate.armies as never, usualArmies as never);
  const fieldsAt = slate(
    'fields',
    battleSlate.fields as never,
    [{ from: 'seed', landscape: 'hills', seed: '1' }] as never,
  );
  const fields = fieldsAt.value as readonly FieldWish[];
  // Whoever sits down later commands the army that nobody commands yet.
  const known = new Set(seats.map(({ seat }) => seat));
  const armies = (armiesAt.value as typeof usualArmies).map(({ muster, names, champions }, at): SeatedArmy => {
    const { as = '', seat = null } = placesAt.value[at] ?? {};
    return {
      name: as,
      commander: seat !== null && known.has(seat) ? seat : (seats[at]?.seat ?? ''),
      muster: muster as SeatedArmy['muster'],
      ...(names && { names }),
      champions: champions.map((one) => (known.has(one.seat) ? one : { ...one, seat: '' })),
    };
  }) as unknown as BattleWish['armies'];
  const edition = editionAt.value;
  const budget = budgetAt.value;
  const defence = defenceAt.value;
  const size = sizeOfFields(fields);
  const [first, second] = armies;
  const start = useMemo(
    () => battleStart({ edition, armies: [first, second], budget, defence, fields }),
    [edition, first, second, budget, defence, fields],
  );
  const units = useMemo(() => unitsOf({ armies: [first, second], budget, fields }), [first, second, budget, fields]);
  const lacks = useMemo((): string | null => {
    const both = [first, second];
    if (both.some(({ commander }) => commander === '')) return plain.needsTwo;
    const people = both.flatMap(({ champions }) => champions.map(({ name }) => name.trim()));
    if (both.some(({ name }) => name.trim() === '') || people.includes('')) return plain.noName;
    if (first.name.trim() === second.name.trim() || new Set(people).size < people.length) return plain.sameNames;
    const costs = both.map((army) => costIn(table, troopsFor(army, budget)));
    if (costs.includes(0)) return t.noMen;
    if (costs.some((cost) => cost > budget)) return t.over;
    if (sizesDiffer(fields)) return t.sizes;
    // The rest is for the rules to say: whether everybody fits the field.
    const rules = sceneRules(start.scene);
    const begun = rules.ok ? beginState(rules.value, { setup: start.setup, options: start.options }) : rules;
    return begun.ok ? null : refusalText(words, begun.refusal);
  }, [first, second, budget, fields, start, plain, t, words, table]);
  const change = (at: 0 | 1, army: SeatedArmy): void => {
    const next = armies.with(at, army);
    const at2 = next.map(({ name, commander }, side) => ({
      as: name,
      like: '',
      side,
      seat: commander === '' ? null : commander,
    }));
    if (!sameJson(at2, placesAt.value)) placesAt.set(at2);
    const mustering = next.map(mustered);
    if (!sameJson(mustering as unknown as Json, armiesAt.value)) armiesAt.set(mustering as never);
  };
  const sayDefence = (value: Defence): string => t.defences[value];
  const sayBudget = (value: unknown): string => `${t.budget}: ${String(value)}`;
  const say = (field: string, value: unknown): string | null => {
    if (field === defenceAt.field) return `${t.defence}: ${sayDefence(value as Defence) ?? ''}`;
    if (field === budgetAt.field) return sayBudget(value);
    if (field === editionAt.field) return `${plain.edition}: ${value === 'saga' ? plain.second : plain.first}`;
    if (field === armiesAt.field) return told.theArmies;
    if (field === placesAt.field) return told.whoCommands;
    return field === fieldsAt.field ? told.theFields : null;
  };
  // Who commands stands in the same cards: what was done there last of the two is said.
  const isOfArmies = armiesAt.asks.length > 0 || (placesAt.asks.length === 0 && armiesAt.by !== null);
  return (
    <div className="setup-battle">
      <div className="setup-row">
        <Slated sitting={sitting} of={budgetAt} say={sayBudget}>
          <Field
            label={t.budget}
            type="number"
            min={100}
            max={1_000_000}
            step={100}
            value={budget}
            onText={(text) => budgetAt.set(whole(text, 0))}
          />
        </Slated>
        <EditionSwitch sitting={sitting} of={editionAt} />
        <Switch<Defence>
          legend={t.defence}
          options={t.defences}
          at={defence}
          onGo={defenceAt.set}
          asked={askedOptions(sitting, defenceAt)}
          note={<SlateNote sitting={sitting} of={defenceAt} say={sayDefence} />}
        />
      </div>
      <Slated
        sitting={sitting}
        of={isOfArmies ? armiesAt : placesAt}
        say={() => (isOfArmies ? told.theArmies : told.whoCommands)}
      >
        <div className="setup-sides">
          {([0, 1] as const).map((side) => (
            <ArmyCard
              key={side}
              side={side}
              table={table}
              army={armies[side]}
              units={units}
              budget={budget}
              seats={seats}
              onChange={(army) => change(side, army)}
            />
          ))}
        </div>
      </Slated>
      <Slated sitting={sitting} of={fieldsAt} say={() => told.theFields}>
        <FieldRows fields={fields} size={size} onChange={(next) => fieldsAt.set(next as never)} />
      </Slated>
      <Begins
        sitting={sitting}
        act={act}
        places={armies.map(({ name, commander }) => ({ as: name, seat: commander }))}
        lacks={lacks}
        label={t.begin}
        start={() => start}
        say={say}
      />
    </div>
  );
};

export default BattleSetup;
