import { ok, type Result } from '@warmoot/kernel';
import { forbid } from './finding.js';
import type { Campaign, Ruled } from './model.js';

/** What it takes to know whether a campaign has rules for all its scenes. */
export type Borrower = Pick<Ruled, 'rules'> & { readonly open: Pick<Campaign['open'], 'options'> };

/** S1E-SCOPE-004: whether what the first edition lacks is played free-form. */
export const isLacking = ({ open, rules }: Borrower): boolean =>
  !rules.isWhole && !open.options['saga.first.borrowMissing'];

/** S1E-SCOPE-004: the name of a scene that the first edition borrows, unless the table plays such scenes free-form. */
export const borrowed = (campaign: Borrower, scene: string): Result<string> =>
  isLacking(campaign) ? forbid('S1E-SCOPE-004', 'notBorrowed', { scene }) : ok(`${campaign.rules.ruleSet}/${scene}`);
