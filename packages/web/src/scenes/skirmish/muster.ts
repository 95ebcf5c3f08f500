import { chance, counted, listed } from '@warmoot/kernel';
import { warband } from '@warmoot/rules';
import { summedRows, type Words } from '@warmoot/words';
import type { ReactNode } from 'react';
import { capital } from '../../words/text.js';
import { bandName, type Fighter, isIn, SCENE, SIDES, type SkirmishView } from './model.js';
import type { MusterBand, MusterGroup, MusterRow } from './parts.js';
import type { SkirmishPageWords } from './words.js';

interface Told {
  readonly view: SkirmishView;
  readonly fighters: readonly Fighter[];
  readonly words: Words;
  readonly t: SkirmishPageWords;
}

/** How somebody is, in a word: what matters most first. */
export const stateOf = ({ view, fighters, words, t }: Told, one: Fighter): string => {
  const { now, index, side } = one;
  const { open } = view;
  const named = (figure: number): string => fighters[figure]?.short ?? '';
  const s = t.states;
  if (!isIn(one)) return words.skirmish.fates[now.fate];
  if (now.at < 0) return s.notPlaced;
  const held = open.holds.find((hold) => hold.held === index);
  const holds = open.holds.find((hold) => hold.controller === index);
  const duel = open.duels.find(({ pair }) => pair.includes(index));
  const all: readonly (string | false)[] = [
    now.dying && s.dying,
    now.stabilised && s.stabilised,
    now.hp <= 0 && (now.criticalSince > 0 ? s.critical : s.struckDown),
    now.retreating === 'disorder' && s.disorder,
    now.retreating === 'order' && s.retreating,
    held !== undefined && s.held({ who: named(held.controller) }),
    holds !== undefined && s.holds({ who: named(holds.held) }),
    duel !== undefined && s.duel({ who: named((duel.pair[0] === index ? duel.pair[1] : duel.pair[0]) ?? -1) }),
    now.blindedTo >= Math.max(1, open.round) && s.blinded,
    now.unaware && s.unaware,
    now.cornered && s.cornered,
    now.advantage && s.advantage,
    now.prone && s.prone,
    now.delayed !== null && s.casting,
    now.guards && s.guards,
    now.charged >= 0 && s.charged({ who: named(now.charged) }),
    now.melee !== null && t.did[now.melee],
    now.announced !== null && now.opening === null && s.announced({ act: t.will[now.announced.what] }),
    now.opening !== null && t.did[now.opening],
    now.desperate && s.desperate,
    now.wounds.some(({ counts }) => counts) && s.wounded,
    open.chiefs[side] === index && s.leads,
  ];
  return all.find((state) => typeof state === 'string' && state !== '') || '';
};

/** With how many lost a third of them is; null where that has been checked for. */
export const checksAt = (view: SkirmishView, group: number): number | null => {
  const { began, thirds, mood } = view.open.groups[group] as warband.Group;
  if (mood !== 'steady') return null;
  if (thirds === 0) return Math.ceil(began / 3);
  return thirds === 1 && view.given.options['warband.moraleRepeatThirds'] === 'on' ? Math.ceil((2 * began) / 3) : null;
};

/** What is said of a group: how it is, else who it is where it is one alone, else when it checks. */
const noteOf = (
  t: Told['t'],
  mood: keyof Told['t']['moods'] | 'steady',
  at: number | null,
  members: readonly { readonly short: string }[],
): string => {
  if (mood !== 'steady') return t.moods[mood];
  const [only] = members;
  if (members.length === 1 && only !== undefined) return only.short;
  return at === null ? '' : t.checksAt({ n: at });
};

const groupsOf = ({ view, fighters, words, t }: Told, side: number): readonly MusterGroup[] =>
  view.open.groups.flatMap((group, nth) => {
    if (group.side !== side) return [];
    const members = fighters.filter(({ row }) => row.group === nth);
    const at = checksAt(view, nth);
    const sum = listed(warband.chanceOfCheck(view, { group: nth, figure: null }));
    const { total } = sum;
    const whose = t.moraleOf({ group: words.skirmish.group(view, nth) });
    return [
      {
        key: `${nth}`,
        title: t.group({ grade: words.skirmish.grades[group.grade], n: total }),
        lost: warband.lossesOf(view, nth),
        began: group.began,
        checksAt: at,
        note: noteOf(t, group.mood, at, members),
        holds: group.mood === 'steady' ? chance(BigInt(total), 12n) : null,
        whose,
        why: summedRows(words, SCENE, { label: whose, tally: sum.lines ?? [] })
          .filter(({ kind }) => kind === 'line')
          .map(({ label, amount, rule }) => ({ label: capital(label), amount, rule })),
      },
    ];
  });

export const bandsOf = (told: Told, acting: string | null, news: readonly ReactNode[]): readonly MusterBand[] =>
  SIDES.map((side) => {
    const { view, fighters, t } = told;
    const own = fighters.filter((one) => one.side === side);
    return {
      key: `${side}`,
      name: bandName(view, side),
      colour: side,
      defends: side === 1,
      note: t.onField({ n: own.filter((one) => isIn(one) && one.at !== null).length, all: own.length }),
      rows: own.map((one): MusterRow => {
        const { key, short, now } = one;
        return {
          key,
          name: short,
          hp: { left: now.fate === 'slain' || now.fate === 'dead' ? 0 : now.hp, most: now.mostHp },
          state: key === acting ? t.states.acting : stateOf(told, one),
          how: !isIn(one) ? 'out' : key === acting ? 'acting' : now.hp <= 0 && now.at >= 0 ? 'critical' : 'fighting',
        };
      }),
      groups: groupsOf(told, side),
      news: news[side] ?? null,
    };
  });

/** The morale of all groups, read out. */
export const moraleSpoken = ({ view, words, t }: Told): string => {
  const all = view.open.groups.map((group, nth) => {
    const { total } = counted(warband.chanceOfCheck(view, { group: nth, figure: null }));
    return t.moraleSpoken({
      group: words.skirmish.group(view, nth),
      lost: warband.lossesOf(view, nth),
      began: group.began,
      at: checksAt(view, nth),
      percent: `${total}/12`,
    });
  });
  return all.length === 0 ? t.noMorale : all.join(' ');
};
