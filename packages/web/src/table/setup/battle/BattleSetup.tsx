import { beginState } from '@warmoot/kernel';
import { sceneRules } from '@warmoot/rules';
import { refusalText } from '@warmoot/words';
import { useMemo, useState } from 'react';
import { whole } from '../../../design/forms/whole.js';
import './battle-setup.css';
import { Button } from '../../../design/forms/Button.js';
import { Field } from '../../../design/forms/Field.js';
import { Switch } from '../../../design/forms/Switches.js';
import { useSpoken } from '../../../words/speech.js';
import { costIn } from '../../army/army.js';
import { beginOrPropose, isHost } from '../../rulings/propose.js';
import { EditionSwitch } from '../EditionSwitch.js';
import type { SetupProps } from '../setupProps.js';
import { SETUP } from '../setupWords.js';
import { ArmyCard } from './ArmyCard.js';
import { BATTLE_SETUP } from './battleSetupWords.js';
import {
  type BattleWish,
  battleStart,
  type Defence,
  type SeatedArmy,
  sizeOfFields,
  sizesDiffer,
  troopsFor,
} from './battleStart.js';
import { FieldRows } from './FieldRows.js';
import { useTroopTable } from './troopTable.js';

/** Sets up a battle: the armies and what they cost, who commands them, the fields, and whether it is an ambush. */
const BattleSetup = ({ sitting, act }: SetupProps) => {
  const { t, words } = useSpoken(BATTLE_SETUP);
  const { t: plain } = useSpoken(SETUP);
  const table = useTroopTable();
  const seats = (sitting.seen?.seats ?? []).filter(({ role, taken }) => role === 'player' && taken);
  const me = sitting.seat;
  const them = seats.find(({ seat }) => seat !== me)?.seat ?? '';
  const [wish, setWish] = useState<BattleWish>({
    edition: 'saga',
    armies: [
      { name: 'Avitch', commander: me, muster: { from: 'readyMade', kind: 'crown' }, champions: [] },
      { name: 'Dorrow', commander: them, muster: { from: 'readyMade', kind: 'guard' }, champions: [] },
    ],
    budget: 5000,
    defence: 'standing',
    fields: [{ from: 'seed', landscape: 'hills', seed: '1' }],
  });
  // Whoever sits down later commands the army that nobody commands yet.
  const known = new Set(seats.map(({ seat }) => seat));
  const armies = wish.armies.map((army, at) =>
    known.has(army.commander) && army.champions.every(({ seat }) => seat === '' || known.has(seat))
      ? army
      : {
          ...army,
          commander: known.has(army.commander) ? army.commander : at === 0 ? me : them,
          champions: army.champions.map((one) => (known.has(one.seat) ? one : { ...one, seat: '' })),
        },
  ) as unknown as BattleWish['armies'];
  const { edition, budget, defence, fields } = wish;
  const size = sizeOfFields(fields);
  const [first, second] = armies;
  const start = useMemo(
    () => battleStart({ edition, armies: [first, second], budget, defence, fields }),
    [edition, first, second, budget, defence, fields],
  );
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
  const change = (at: 0 | 1, army: SeatedArmy): void =>
    setWish({ ...wish, armies: at === 0 ? [army, second] : [first, army] });
  return (
    <div className="setup-battle">
      <div className="setup-row">
        <Field
          label={t.budget}
          type="number"
          min={100}
          max={1_000_000}
          step={100}
          value={budget}
          onText={(text) => setWish({ ...wish, armies, budget: whole(text, 0) })}
        />
        <Switch<Defence>
          legend={t.defence}
          options={t.defences}
          at={defence}
          onGo={(key) => setWish({ ...wish, armies, defence: key })}
        />
        <EditionSwitch at={edition} onGo={(key) => setWish({ ...wish, armies, edition: key })} />
      </div>
      <div className="setup-sides">
        {([0, 1] as const).map((side) => (
          <ArmyCard
            key={side}
            side={side}
            table={table}
            army={armies[side]}
            budget={budget}
            seats={seats}
            onChange={(army) => change(side, army)}
          />
        ))}
      </div>
      <FieldRows fields={fields} size={size} onChange={(next) => setWish({ ...wish, armies, fields: next })} />
      <Button kind={isHost(sitting) ? 'act' : 'line'} off={lacks} onClick={() => beginOrPropose(sitting, act, start)}>
        {isHost(sitting) ? t.begin : plain.proposeIt}
      </Button>
    </div>
  );
};

export default BattleSetup;
