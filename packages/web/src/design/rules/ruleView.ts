import { type ComponentType, createContext } from 'react';

const Plain: ComponentType<{ readonly id: string }> = ({ id }) => id;

/** How the name of a rule is shown inside the text of another. Set by whoever can open rules in place. */
export const RuleView = createContext<ComponentType<{ readonly id: string }>>(Plain);
