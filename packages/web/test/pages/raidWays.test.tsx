import { describe, expect, test } from 'vitest';
import { BO } from './begun.js';
import { only, sightOf, textOf } from './forms.js';
import { act, allOf, one, textsOf } from './look.js';
import { openedAsking, partComes } from './opened.js';
import type { Page } from './page.js';
import { afterMarch, fighting, type RaidDevice, readLeaf, ridden, riddenWithBo } from './raid.js';

type Side = 0 | 1;
type Troops = Readonly<Record<string, number>>;

interface View {
  readonly given: {
    readonly armies?: readonly { readonly troops: Troops }[];
    readonly sagas?: readonly { readonly troops: readonly { readonly troop: string; readonly soldiers: number }[] }[];
  };
  readonly open: {
    readonly roster: readonly {
      readonly side: Side;
      readonly troop: string;
      readonly soldiers: number;
      readonly parts: readonly { readonly troop: string; readonly heads: number }[];
    }[];
    readonly groups: readonly { readonly side: Side; readonly began: number }[];
    readonly champions: readonly { readonly standing: string; readonly hands: unknown }[];
  };
}

const summed = (all: readonly { readonly troop: string; readonly many: number }[]): Troops => {
  const sums: Record<string, number> = {};
  for (const { troop, many } of all) sums[troop] = (sums[troop] ?? 0) + many;
  return sums;
};

const rosterOf = ({ open }: View, side: Side) => open.roster.filter((one) => one.side === side);

/** The soldiers of a side in the battle that was opened, and how many units or figures they are. */
const FORCES: Readonly<Record<string, (view: View, side: Side) => { troops: Troops; many: number }>> = {
  'saga/battle': (view, side) => ({
    troops: view.given.armies?.[side]?.troops ?? {},
    many: rosterOf(view, side).length,
  }),
  'command/battle': (view, side) => ({
    troops: summed(rosterOf(view, side).map(({ troop, soldiers }) => ({ troop, many: soldiers }))),
    many: rosterOf(view, side).length,
  }),
  'sortie/battle': (view, side) => ({
    troops: summed(rosterOf(view, side).flatMap(({ parts }) => parts.map((one) => ({ ...one, many: one.heads })))),
    many: rosterOf(view, side).length,
  }),
  'warband/battle': ({ given, open }, side) => ({
    troops: summed((given.sagas?.[side]?.troops ?? []).map(({ troop, soldiers }) => ({ troop, many: soldiers }))),
    many: open.groups.filter((one) => one.side === side).reduce((sum, { began }) => sum + began, 0),
  }),
};

/** "20 medium infantry", as the page says it, without regard to the order. */
const asSaid = (troops: Troops): readonly string[] =>
  Object.entries(troops)
    .filter(([, many]) => many > 0)
    .map(([troop, many]) => `${many} ${troop.replace(/[A-Z]/, (letter) => ` ${letter.toLowerCase()}`)}`)
    .sort();

/** Picks a way of war where all are set side by side; gives how many units or figures each promises to each side. */
const pickWay = async (page: Page, name: string | null): Promise<readonly string[]> => {
  await page.press(['button', 'Set the ways of war side by side']);
  const dialog = document.querySelector('.war-glance')?.closest('dialog') as HTMLDialogElement;
  const counts = [...(dialog.querySelector('.war-glance tbody tr')?.querySelectorAll('b') ?? [])].map(textOf);
  if (name !== null) await page.press(page.the('button', `Fight it so: ${name}`, dialog));
  else await page.does(() => dialog.close());
  return counts;
};

const WAYS = [
  ['By the saga', 'saga/battle', 'may challenge each other', 'call out an enemy'],
  ['By command points', 'command/battle', 'meet blade to blade', 'whose units stand side by side'],
  ['In sorties', 'sortie/battle', 'nobody fights by hand', 'Nobody meets in single combat'],
  ['As battle lines', 'warband/battle', 'they lead, duel, and fall', 'leaders of two units'],
] as const;

/** Ella's thirty and Jorun's; the guard's sixty, and the twenty whom the bell has called. */
const TOLD = [['60 medium cavalry'], ['20 bowmen', '20 pikemen', '40 medium infantry']];

const asked = (page: Page): string => textOf(one(page, '.ask-first'));

const nameOf = ({ desk }: RaidDevice): string => desk.facts.scenes.at(-1)?.name ?? '';

describe('the battle of the raid', () => {
  test.each(WAYS)('%s: it opens with the forces that were promised', async (name, scene, people, combat) => {
    const device = ridden();
    const page = await afterMarch(device);
    const nth = WAYS.findIndex(([one]) => one === name);
    const counts = (await pickWay(page, nth === 0 ? null : name))[nth];
    expect(textOf(only(page, '.handover-way'))).toContain(name);
    expect(textOf(only(page, '.handover-way'))).toContain(people);
    const promised = textsOf(page, '.way-forces dd').map((one) => one.split(', ').sort());
    expect(promised).toEqual(TOLD);
    // A computer has the other side: nobody is asked.
    expect(allOf(page, '.ask-first')).toEqual([]);
    await page.press(['button', 'Play on now']);
    expect(location.pathname).toBe('/t/desk');
    // The leaf says whether two may meet in single combat, and why not where they may not.
    expect(await readLeaf(page)).toContain(combat);
    expect(nameOf(device)).toBe(scene);
    const view = sightOf<View>(device, 'Guest');
    const forces = ([0, 1] as const).map((side) => FORCES[scene]?.(view, side));
    expect(forces.map((one) => asSaid(one?.troops ?? {}))).toEqual(promised);
    expect(forces.map((one) => one?.many).join(' : ')).toBe(counts);
  });

  test('SAGA-BATTLE-008: the computer takes up a challenge of its master-at-arms, and the battle goes on after it', async () => {
    const device = fighting();
    device.until('challenge', { declare: { choose: 'fightOn' } });
    const page = await openedAsking('/t/desk', device);
    await readLeaf(page);
    await page.press(one(page, '.battle-body label', 'Lady Ella Avitch challenges Joris Dorrow'));
    await page.press(act(page));
    await partComes(page, '.inner .duel');
    expect(textOf(page.room)).toContain('The battle waits while these two fight.');
    await page.press(one(page, '.duel-choose label', 'Surrender'));
    await page.press(act(page));
    expect(allOf(page, '.inner')).toEqual([]);
    // The battle is there again, with what the duel has left of both; nobody else was in it.
    expect(nameOf(device)).toBe('saga/battle');
    const fought = sightOf<View>(device, 'Guest').open.champions.filter(({ hands }) => hands !== null);
    expect(fought.map(({ standing }) => standing).sort()).toEqual(['in', 'surrendered']);
  });

  test('COMMAND-SAGA-001 WARBAND-SAGA-001: who has the other side is asked, may refuse, and agrees to another way', async () => {
    const device = riddenWithBo();
    const at = `/t/desk/next/${device.chapter('march').id}`;
    const asking = await afterMarch(device);
    // By the saga nobody is asked; by another way it is said before the press whom, and what comes of it.
    expect(allOf(asking, '.ask-first')).toEqual([]);
    await pickWay(asking, 'As battle lines');
    expect(asked(asking)).toContain('Press, and Bo is asked. As soon as everybody agrees, it begins.');
    expect(asked(asking)).toContain('Against the word of Bo it does not begin');
    await asking.press(['button', 'Ask, then play on']);
    expect(asked(asking)).toContain('It waits for Bo');
    expect(device.chapter('battle').state).toBe('planned');
    await asking.close();

    const bos = device.of(BO);
    const objecting = await openedAsking(at, bos);
    expect(asked(objecting)).toContain('as battle lines');
    await objecting.press(objecting.the('button', 'Object', one(objecting, '.ask-first')));
    expect(asked(objecting)).toContain('Nothing came of it');
    await objecting.close();

    // It stands on the calendar still, and is fought another way.
    const again = await afterMarch(device);
    await pickWay(again, 'By command points');
    await again.press(['button', 'Ask, then play on']);
    await again.close();
    const agreeing = await openedAsking(at, bos);
    expect(asked(agreeing)).toContain('by command points');
    await agreeing.press(agreeing.the('button', 'Agree', one(agreeing, '.ask-first')));
    // Who has seen it put to the table comes to it.
    expect(location.pathname).toBe('/t/desk');
    expect(nameOf(device)).toBe('command/battle');
    expect(device.chapter('battle').plan).toMatchObject({ by: 'command' });
  });

  test('whoever has asked is told what came of it, and comes to the table as soon as it begins', async () => {
    const device = riddenWithBo();
    const page = await afterMarch(device);
    const asks = async (way: string, choose: 'object' | 'agree'): Promise<void> => {
      await pickWay(page, way);
      await page.press(['button', 'Ask, then play on']);
      await page.does(() => {
        expect(device.desk.speak(BO, { choose })).toBeNull();
        device.letPlay();
      });
    };
    await asks('As battle lines', 'object');
    expect(asked(page)).toContain('Nothing came of it');
    await asks('By command points', 'agree');
    expect(location.pathname).toBe('/t/desk');
    expect(nameOf(device)).toBe('command/battle');
  });
});
