import type { NamedThing, Naming } from '@warmoot/kernel';
import { placeOf } from '../../war/ground/ground.js';
import { unitNamed } from '../../war/roster/roster.js';
import type { Command, CommandEvent, CommandSight } from './command.js';
import { groundOf } from './ground.js';
import { unitCalled, unitNames, unitSigns } from './names.js';
import { championAt, championsIn } from './pairs.js';

const SIDE = { side: 'army' };
const UNIT = { unit: 'unit' };
const UNIT_AND_TARGET = { unit: 'unit', target: 'unit' };
const UNIT_AND_BY = { unit: 'unit', by: 'unit' };
const UNIT_AND_ROUTED = { unit: 'unit', routed: 'unit' };
const UNIT_AND_WAY = { unit: 'unit', 'path[]': 'hex' };
const CHAMPIONS = { own: 'champion', enemy: 'champion' };

const hex = (sight: CommandSight, at: number): NamedThing | null => {
  if (at < 0) return null;
  const { row, column } = placeOf(groundOf(sight), at);
  return { at: { row, column } };
};

const unit = (sight: CommandSight, nth: number): NamedThing | null => {
  const row = sight.open.roster[nth];
  if (row === undefined) return null;
  const [name, sign] = [unitNames(sight)[nth] as string, unitSigns(sight)[nth] as string];
  return { name, sign, key: row.name, ...hex(sight, sight.open.at[nth] ?? -1) };
};

const named = (name: string | undefined): NamedThing | null => (name === undefined ? null : { name });

const THINGS: Readonly<Record<string, (sight: CommandSight, number: number) => NamedThing | null>> = {
  army: ({ given }, side) => named(given.armies[side]?.name),
  unit,
  hex,
  champion: (sight, who) => (who < championsIn(sight.given).length ? named(championAt(sight, who).name) : null),
};

const EVENTS: Readonly<Record<CommandEvent['event'], Readonly<Record<string, string>>>> = {
  led: SIDE,
  tied: {},
  turnsTaken: { side: 'army', first: 'army' },
  deployed: { unit: 'unit', at: 'hex' },
  roundBegan: {},
  turnBegan: SIDE,
  turnEnded: SIDE,
  stageBegan: SIDE,
  stageEnded: { side: 'army', 'held[]': 'unit' },
  volleyed: UNIT_AND_TARGET,
  held: UNIT,
  engaged: UNIT,
  waited: UNIT,
  advanced: UNIT_AND_WAY,
  manoeuvred: UNIT_AND_WAY,
  charged: { ...UNIT_AND_WAY, target: 'unit' },
  disengaged: UNIT_AND_WAY,
  pursued: { ...UNIT_AND_WAY, after: 'unit' },
  allowedDisengagement: { unit: 'unit', of: 'unit' },
  enduredMissiles: UNIT_AND_BY,
  enduredCharge: UNIT_AND_BY,
  damaged: UNIT_AND_BY,
  attacked: UNIT_AND_TARGET,
  defended: UNIT_AND_BY,
  feinted: { ...UNIT_AND_WAY, by: 'unit' },
  supportedAttack: { unit: 'unit', attacker: 'unit', target: 'unit' },
  supportedDefence: { unit: 'unit', defender: 'unit' },
  attackLapsed: UNIT_AND_TARGET,
  attackIgnored: UNIT_AND_TARGET,
  supportLapsed: { unit: 'unit', attacker: 'unit' },
  clashed: { unit: 'unit', target: 'unit', winner: 'unit' },
  lostAttack: { unit: 'unit', to: 'unit' },
  routed: UNIT,
  checkedMorale: UNIT_AND_ROUTED,
  checksDone: { routed: 'unit' },
  slaughtered: UNIT_AND_ROUTED,
  letEscape: UNIT_AND_ROUTED,
  conceded: SIDE,
  challenged: { side: 'army', ...CHAMPIONS },
  challengeRefused: SIDE,
  noChallenge: SIDE,
  duelFought: { 'champions[][0]': 'champion' },
  steadied: { unit: 'unit', champion: 'champion' },
  quarterSaid: SIDE,
  cameAway: {},
  renamed: UNIT,
  roundEnded: {},
  ended: { winner: 'army' },
};

/** What the numbers in steps, events and choices stand for. */
export const commandNaming: Naming<Command> = {
  steps: {
    lead: SIDE,
    takeTurns: SIDE,
    deploy: SIDE,
    volleyed: UNIT_AND_BY,
    charged: UNIT_AND_BY,
    attacked: UNIT_AND_BY,
    lost: UNIT_AND_BY,
    left: { unit: 'unit', from: 'hex', 'among[]': 'unit' },
    check: { routed: 'unit', 'among[]': 'unit' },
    survivors: UNIT_AND_ROUTED,
    challenge: SIDE,
    takeUp: { side: 'army', ...CHAMPIONS },
    duel: CHAMPIONS,
    shaken: { unit: 'unit', champion: 'champion' },
    quarter: SIDE,
  },
  events: EVENTS,
  choices: {
    deploy: UNIT,
    volley: UNIT_AND_TARGET,
    hold: UNIT,
    advance: UNIT,
    manoeuvre: UNIT,
    charge: UNIT_AND_TARGET,
    disengage: UNIT,
    engage: UNIT,
    waiting: UNIT,
    attack: UNIT_AND_TARGET,
    supportAttack: { unit: 'unit', attacker: 'unit', target: 'unit' },
    supportDefense: { unit: 'unit', defender: 'unit' },
    resolve: { attacker: 'unit', target: 'unit' },
    endureMissiles: UNIT,
    takeDamage: UNIT,
    endureCharge: UNIT,
    pursue: UNIT,
    allowDisengagement: UNIT,
    defend: UNIT,
    feint: UNIT,
    loseAttack: UNIT,
    moralCheck: UNIT,
    slaughter: UNIT,
    allowEscape: UNIT,
    steady: UNIT,
    rout: UNIT,
  },
  gestures: { rename: UNIT },
  keyed: (sight, kind, key) => (kind === 'unit' ? unitNamed(sight, key) : -1),
  spoken: (sight, kind, text) => (kind === 'unit' ? unitCalled(sight, text) : -1),
  thing: (sight, kind, number) => THINGS[kind]?.(sight, number) ?? null,
};
