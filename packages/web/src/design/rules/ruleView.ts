import { type ComponentType, createContext } from 'react';

const Plain: ComponentType<{ readonly id: string }> = ({ id }) => id;

/** How the name of a rule is shown inside the text of another. Set by whoever can open rules in place. */
export const RuleView = createContext<ComponentType<{ readonly id: string }>>(Plain);

/** What shows a rule that is opened: the app gives it, because the books stand on a floor above. */
export const RuleReader = createContext<ComponentType<{ readonly id: string }>>(Plain);
