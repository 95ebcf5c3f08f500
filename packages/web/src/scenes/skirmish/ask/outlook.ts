import { counted } from '@warmoot/kernel';
import { warband } from '@warmoot/rules';
import { percentText } from '../../../design/chance/Chance.js';
import type { UiWords } from '../../../words/ui.js';
import { byKey, type Choice, type Fighter } from '../model.js';
import type { Fares } from '../parts.js';
import { afterCharge, faresOf, type Strike } from './division.js';
import { type Act, endOf, spacesOf } from './offers.js';
import type { Telling } from './titles.js';

/** A strike, a shot or a throw with all that may come of it. */
export interface Outlook {
  readonly choice: Strike;
  readonly of: warband.AttackForecast;
  readonly fares: readonly (Fares & { readonly fighter: Fighter; readonly target: warband.TargetForecast })[];
}

const isStrike = (choice: Choice): choice is Strike =>
  choice.choose === 'attack' || choice.choose === 'shoot' || (choice.choose === 'throw' && 'dice' in choice);

export const outlookOf = (telling: Telling, choice: Choice | null): Outlook | null => {
  if (choice === null || !isStrike(choice)) return null;
  const { view, fighters, t } = telling;
  const of = warband.forecastAttack(view, choice);
  const fares = of.targets.flatMap((target) => {
    const fighter = fighters[target.target];
    if (fighter === undefined) return [];
    return [{ ...faresOf(t.ends, { ...fighter, name: fighter.short }, target), fighter, target }];
  });
  return fares.length === 0 ? null : { choice, of, fares };
};

/** The two likeliest of what is done, in words. */
const endsText = ({ t }: Telling, ui: UiWords, { ends }: Fares): readonly string[] =>
  ends.slice(0, 2).map(({ text, chance }) => t.endText({ end: text, percent: percentText(ui, chance) }));

export const faresText = (telling: Telling, ui: UiWords, { fares }: Outlook): string =>
  fares
    .slice(0, 3)
    .map((one) => telling.t.fareText({ who: one.name, ends: endsText(telling, ui, one) }))
    .join('; ');

/** What the blow after a charge may come to. */
const chargeText = (telling: Telling, ui: UiWords, by: Fighter, act: Act, chosen: Choice | null): string => {
  const { view, fighters, t } = telling;
  const target = byKey(fighters, act.target);
  const choice = chosen ?? act.choices[0];
  const at = choice === undefined ? null : endOf(view, choice);
  if (target === null || at === null) return '';
  const of = afterCharge(view, by.index, { target: target.index, at, facing: by.now.facing });
  const first = of?.targets[0];
  if (first === undefined) return '';
  return t.thenStrikes({ ends: endsText(telling, ui, faresOf(t.ends, target, first)) });
};

/** What an act comes to, in a few words; '' where nothing is to be said. */
export const actNote = (telling: Telling, ui: UiWords, act: Act, chosen: Choice | null = null): string => {
  const { view, fighters, t } = telling;
  const by = byKey(fighters, act.figure);
  const choice = chosen ?? act.choices[0];
  if (by === null || choice === undefined) return '';
  const target = byKey(fighters, act.target);
  switch (act.word) {
    case 'charge':
      return chargeText(telling, ui, by, act, chosen);
    case 'shoot':
    case 'throw':
    case 'attack': {
      const outlook = outlookOf(telling, choice);
      return outlook === null ? '' : faresText(telling, ui, outlook);
    }
    case 'gambit': {
      if (target === null || choice.choose !== 'gambit') return '';
      const odds = warband.gambitOdds(view, by.index, target.index, choice.helpers?.length ?? 0);
      return t.gambitText({ odds, percent: percentText(ui, warband.gambitChance(odds)) });
    }
    case 'hinder': {
      if (target === null) return '';
      const odds = warband.gambitOdds(view, by.index, target.index);
      return t.gambitText({ odds, percent: percentText(ui, warband.gambitChance(odds)) });
    }
    case 'grapple': {
      if (target === null || choice.choose !== 'grapple') return '';
      const joiners = (choice.joiners ?? []).map((key) => warband.figureNamed(view, key));
      const odds = warband.contestOdds(view, { by: by.index, joiners, target: target.index });
      return t.contest({
        wins: percentText(ui, odds.controls),
        tie: percentText(ui, odds.tie),
        fails: percentText(ui, odds.fails),
      });
    }
    case 'spell':
      return t.spellText({ n: counted(warband.testTarget(view, by.index, 'capture')).total });
    case 'breakOut':
      return t.breaks({ percent: percentText(ui, warband.breakOutOdds(view, by.index)) });
    case 'move':
      if (act.key.endsWith('leave')) return '';
      return t.speedOf({ n: warband.allowanceOf(view, by.index) });
    default:
      return '';
  }
};

/** What the rules say of a choice in full. */
export const toldInFull = ({ view, words }: Telling, seat: string, choice: Choice): string => {
  const told = words.scenes['warband/skirmish']?.choice;
  const step = view.agenda.at(-1) ?? { step: '' };
  return told?.(choice, { sight: view, hearer: seat, owns: {}, asked: null, step } as never) ?? '';
};

export const stepsIn = (choice: Choice): number => spacesOf(choice).length;
