import { blankDraft, type Draft } from './draft.js';
import { type Changing, useHistory } from './useHistory.js';

export type Drafting = Changing<Draft>;

export const useDraft = (): Drafting => useHistory(blankDraft);
