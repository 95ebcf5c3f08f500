import type { SceneTypes, View } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';

export type MarchView = saga.march.MarchView;
export type Book = saga.march.FixedBook;
export type Sighting = saga.march.Sighting;
export type PlanChoice = Extract<saga.march.MarchChoice, { choose: 'plan' }>;

export const marchView = (view: View<SceneTypes>): MarchView => view as unknown as MarchView;

export const bookFor = (view: MarchView, party: string): Book => saga.march.bookIn(view, party) as Book;

/** The parties that others lead, as far as they are named. */
export const othersThan = (view: MarchView, party: string): readonly string[] =>
  view.given.parties.map(({ name }) => name).filter((name) => name !== party && saga.march.bookIn(view, name) === null);

/** What a party wants, in what it comes to on the road. */
export type Aim =
  | { readonly aim: 'reach'; readonly span: string }
  | { readonly aim: 'hunt'; readonly party: string }
  | { readonly aim: 'shun'; readonly party: string }
  | { readonly aim: 'stay' };

export const aimOf = ({ wants }: Book): Aim => {
  switch (wants?.want) {
    case 'reach':
      return { aim: 'reach', span: wants.span };
    case 'catch':
    case 'find':
      return { aim: 'hunt', party: wants.party };
    case 'avoid':
      return { aim: 'shun', party: wants.party };
    default:
      return { aim: 'stay' };
  }
};

/** Ratings that anybody might have, where nobody knows better. */
const USUAL = { hide: 2, notice: 2 } as const;

/** How strong another looks, with what is known of it. */
export const ratingsOf = (seen: Sighting | null): { readonly hide: number; readonly notice: number } =>
  seen?.ratings ?? USUAL;
