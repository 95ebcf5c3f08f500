import { brokenRule, type Json, type Refusal, type RuleId } from '@warmoot/kernel';

/** Why something is not open to a fighter: the rule, and a key of the word list. */
export interface Ban {
  readonly rule: RuleId;
  readonly what: string;
}

export const refusal = ({ rule, what }: Ban, facts: Readonly<Record<string, Json>> = {}): Refusal =>
  brokenRule(rule, what, facts);
