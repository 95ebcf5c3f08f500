import type { Asked, Start } from '@warmoot/kernel';

/** Something to try a scene page with. */
export interface Scenario {
  readonly scene: string;
  readonly title: string;
  readonly start: Start;
  /** The seat that is looked through at first. */
  readonly seat: string;
  /** Answers that are given before anybody is asked. */
  readonly before?: readonly (Asked & { readonly choice: unknown })[];
}
