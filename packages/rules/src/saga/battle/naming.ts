import type { NamedThing, Naming } from '@warmoot/kernel';
import { placeOf } from '../../war/ground/ground.js';
import { unitNamed } from '../../war/roster/roster.js';
import type { Battle, BattleSight } from './battle.js';
import { championsIn } from './champions/handToHand.js';
import { groundOf } from './ground.js';
import { unitCalled, unitNames, unitSigns } from './names.js';

const SIDE = { side: 'army' };
const UNIT = { unit: 'unit' };
const CLUSTERS = { 'clusters[].lone': 'unit', 'clusters[].many[]': 'unit' };
const CHAMPIONS = { own: 'champion', enemy: 'champion' };
const UNITS_OF_A_SIDE = { side: 'army', 'units[]': 'unit' };
const FALLING_BACK = { 'units[]': 'unit', from: 'unit' };

/** Where a hex lies on the field, by row and column. */
const hex = (sight: BattleSight, at: number): NamedThing | null => {
  if (at < 0 || sight.open.field < 0) return null;
  const { row, column } = placeOf(groundOf(sight), at);
  return { at: { row, column } };
};

const unit = (sight: BattleSight, nth: number): NamedThing | null => {
  const row = sight.open.roster[nth];
  if (row === undefined) return null;
  const [name, sign] = [unitNames(sight)[nth] as string, unitSigns(sight)[nth] as string];
  return { name, sign, key: row.name, ...hex(sight, sight.open.at[nth] ?? -1) };
};

/** The units of a cluster: "Tarn levy – Hill levy, Kell pikes". */
const cluster = (sight: BattleSight, nth: number): NamedThing | null => {
  const found = sight.open.clusters[nth];
  if (found === undefined) return null;
  const name = (one: number): string => unit(sight, one)?.name ?? '';
  return { name: `${name(found.lone)} – ${found.many.map(name).join(', ')}` };
};

const named = (name: string | undefined): NamedThing | null => (name === undefined ? null : { name });

const THINGS: Readonly<Record<string, (sight: BattleSight, number: number) => NamedThing | null>> = {
  army: ({ given }, side) => named(given.armies[side]?.name),
  unit,
  hex,
  cluster,
  champion: ({ given }, who) => named(championsIn(given)[who]?.name),
  field: ({ given }, at) => {
    const field = given.fields[at];
    return named(field?.field === 'drawn' ? field.name : field?.field);
  },
};

/** What the numbers in a battle's steps, events and choices stand for. */
export const battleNaming: Naming<Battle> = {
  steps: {
    muster: SIDE,
    grow: SIDE,
    place: SIDE,
    declare: SIDE,
    cluster: { 'units[]': 'unit' },
    aim: UNIT,
    shot: UNIT,
    endCluster: { cluster: 'cluster' },
    clash: { lone: 'unit', other: 'unit' },
    fallBack: FALLING_BACK,
    fallBackChoice: FALLING_BACK,
    lightSteps: UNITS_OF_A_SIDE,
    lightStep: UNITS_OF_A_SIDE,
    challenge: SIDE,
    takeUp: { side: 'army', ...CHAMPIONS },
    duel: CHAMPIONS,
  },
  events: {
    fieldPicked: { side: 'army', field: 'field' },
    grew: SIDE,
    musterBegan: SIDE,
    mustered: { 'units[].side': 'army' },
    placed: { ...UNITS_OF_A_SIDE, 'at[]': 'hex' },
    declared: SIDE,
    retreated: SIDE,
    surrendered: SIDE,
    left: UNITS_OF_A_SIDE,
    quickChosen: { 'units[]': 'unit' },
    moved: { unit: 'unit', 'path[]': 'hex', 'pins[]': 'unit' },
    clustered: CLUSTERS,
    aimed: { unit: 'unit', target: 'unit' },
    shot: { unit: 'unit', target: 'unit' },
    lossesTaken: UNIT,
    destroyed: UNIT,
    meleeBegan: CLUSTERS,
    clusterNamed: { cluster: 'cluster' },
    clashed: { lone: 'unit', other: 'unit', winner: 'unit' },
    pressed: { lone: 'unit', by: 'unit' },
    boxedIn: UNIT,
    fellBack: { unit: 'unit', to: 'hex' },
    stepped: { unit: 'unit', to: 'hex' },
    clusterDone: { cluster: 'cluster' },
    challenged: { side: 'army', ...CHAMPIONS },
    challengeRefused: SIDE,
    duelsDeclined: SIDE,
    duelFought: { 'champions[][0]': 'champion' },
    renamed: UNIT,
  },
  choices: {
    field: { field: 'field' },
    place: { 'units[].unit': 'unit' },
    quick: { 'units[]': 'unit' },
    move: UNIT,
    step: UNIT,
    clusters: CLUSTERS,
    shoot: { target: 'unit' },
    fight: UNIT,
    press: UNIT,
    back: UNIT,
  },
  gestures: { rename: UNIT },
  keyed: (sight, kind, key) => (kind === 'unit' ? unitNamed(sight, key) : -1),
  spoken: (sight, kind, text) => (kind === 'unit' ? unitCalled(sight, text) : -1),
  thing: (sight, kind, number) => THINGS[kind]?.(sight, number) ?? null,
};
