import { type Json, sameJson } from '@warmoot/kernel';
import { saga, warband } from '@warmoot/rules';
import { readArms } from '../../../../people/shield.js';
import type { Charge } from '../../../../people/tinctures.js';
import { type FigureWish, figureOf } from '../figure.js';

/** Somebody of a saga as they were on the day on which they were copied. */
export interface Copy {
  readonly name: string;
  readonly day: number;
  readonly of: warband.OfTheCast;
  /** The sheet as it was when it was last said to stay as copied. */
  readonly kept?: warband.OfTheCast;
}

/** Whether it can be copied from: what stands on the slate may come from another version, or from anybody. */
const isCast = (of: Partial<warband.OfTheCast> | undefined): boolean =>
  typeof of?.skills === 'object' && Array.isArray(of.wounds) && Array.isArray(of.load?.items);

export const copyOf = ({ copied }: FigureWish): Copy | null => {
  const copy = (copied ?? null) as Partial<Copy> | null;
  if (typeof copy?.name !== 'string' || typeof copy.day !== 'number' || !isCast(copy.of)) return null;
  return copy as Copy;
};

type Campaign = saga.campaign.SeenCampaign;

const castIn = ({ main, skills, load, wounds }: warband.OfTheCast): warband.OfTheCast => ({
  main,
  skills,
  load,
  wounds,
});

/** WARBAND-SAGA-011: those of the cast who live, whose sheets can be read, and who can fight. */
export const ableIn = ({ open }: Campaign): readonly saga.campaign.Character[] =>
  Object.values(open.characters)
    .filter(saga.campaign.isOpenSheet)
    .filter(({ dead, skills, wounds }) => dead === null && skills !== null && !warband.isKeptOut(wounds));

/** A name of two words at most, as figures have them: titles are left out. */
const shortName = (name: string): string => name.split(/\s+/).slice(-2).join(' ');

/** WARBAND-SAGA-002 to WARBAND-SAGA-007: somebody of the cast as a figure. */
export const copied = (character: saga.campaign.Character, day: number): FigureWish => {
  const of = castIn(character as unknown as warband.OfTheCast);
  const { figure } = warband.copyCharacter(of);
  return figureOf({
    ...figure,
    name: shortName(character.name).slice(0, 24),
    character: character.id,
    copied: { name: character.name, day, of } as unknown as Json,
  });
};

/** The sheet as it is now, where it is another than the one that was copied. */
export const changedSheet = (figure: FigureWish, campaign: Campaign | null): saga.campaign.Character | null => {
  const copy = copyOf(figure);
  const now = figure.character === undefined ? undefined : campaign?.open.characters[figure.character];
  if (copy === null || now === undefined || !saga.campaign.isOpenSheet(now)) return null;
  const of = castIn(now as unknown as warband.OfTheCast);
  const one = warband.copyCharacter(of) as unknown as Json;
  return sameJson(one, warband.copyCharacter(copy.kept ?? copy.of) as unknown as Json) ? null : now;
};

/** The sheet has changed, and the figure stays as it was copied: until the sheet changes once more. */
export const keptFrom = (figure: FigureWish, now: saga.campaign.Character): FigureWish => ({
  ...figure,
  copied: { ...copyOf(figure), kept: castIn(now as unknown as warband.OfTheCast) } as unknown as Json,
});

/** The sheet as it is now, in the hands and in the saddle of whoever the figure is. */
export const takenOver = (figure: FigureWish, now: saga.campaign.Character, day: number): FigureWish => ({
  ...copied(now, day),
  ...(figure.seat !== undefined && { seat: figure.seat }),
  ...(figure.mounted !== undefined && { mounted: figure.mounted }),
  ...(figure.tactics !== undefined && { tactics: now.skills?.tactics ?? 0 }),
});

/** WARBAND-SAGA-011: wounds of one kind on one part, and what they are in a fight. */
interface Hurt {
  readonly part: saga.duel.Part;
  readonly severity: saga.duel.Severity;
  readonly n: number;
  readonly is: ReturnType<typeof warband.broughtBy>;
}

/** The wounds of a sheet, those of one kind on one part together. */
export const hurtIn = (wounds: warband.OfTheCast['wounds']): readonly Hurt[] =>
  wounds.flatMap(({ part, severity }, nth) => {
    const alike = wounds.filter((one) => one.part === part && one.severity === severity);
    return wounds.indexOf(alike[0] as (typeof wounds)[number]) === nth
      ? [{ part, severity, n: alike.length, is: warband.broughtBy(alike) }]
      : [];
  });

/** What somebody of a saga bears on coat and shield; undefined where nobody has said, or it is nobody of a saga. */
export const chargeIn = ({ character }: FigureWish, campaign: Campaign | null): Charge | undefined =>
  character === undefined ? undefined : readArms(campaign?.open.characters[character]?.arms ?? '')?.charge;

/** What a figure was before anybody changed it by hand: its copy, or its stock profile. */
export const plainOf = (figure: FigureWish): FigureWish => {
  const copy = copyOf(figure);
  if (copy !== null) return figureOf(warband.copyCharacter(copy.of).figure);
  return figureOf(figure.like === undefined ? {} : { like: figure.like });
};
