import { Impossible, type Manifest, ok, type Result } from '@warmoot/kernel';
import { forbid } from './finding.js';
import type { Campaign, Ruled } from './model.js';

/** What it takes to know whether a campaign has rules for all its scenes. */
export type Borrower = Pick<Ruled, 'rules'> & { readonly open: Pick<Campaign['open'], 'options'> };

/** S1E-SCOPE-004: whether what the first edition lacks is played free-form. */
export const isLacking = ({ open, rules }: Borrower): boolean =>
  !rules.isWhole && !open.options['saga.first.borrowMissing'];

/** The name of such a scene by the rules of the campaign's edition, or by the only rules there are for it. */
export const sceneWhere = (
  { rules, manifests }: Pick<Ruled, 'rules' | 'manifests'>,
  isWanted: (manifest: Manifest) => boolean,
): string => {
  const fitting = manifests.filter(isWanted);
  const found = fitting.find(({ edition }) => edition === rules.edition) ?? fitting[0];
  if (found === undefined) throw new Impossible('a scene that nobody has listed', rules.ruleSet);
  return found.rules.scene;
};

export const sceneOf = (campaign: Pick<Ruled, 'rules' | 'manifests'>, kind: string): string =>
  sceneWhere(campaign, (one) => one.kind === kind);

/** S1E-SCOPE-004: the name of a scene that the first edition borrows, unless the table plays such scenes free-form. */
export const borrowed = (campaign: Ruled, scene: string): Result<string> =>
  isLacking(campaign) ? forbid('S1E-SCOPE-004', 'notBorrowed', { scene }) : ok(sceneOf(campaign, scene));
