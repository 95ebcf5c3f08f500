import type { war } from '@warmoot/rules';
import type { Edge } from './draft.js';

/** What a press on a hex does. */
export type Tool =
  | { readonly tool: 'kind'; readonly kind: war.Look }
  | { readonly tool: 'height'; readonly by: 1 | -1 }
  | { readonly tool: 'edge'; readonly edge: Edge }
  | { readonly tool: 'road' }
  | { readonly tool: 'name'; readonly text: string };

export const toolKey = (tool: Tool): string => {
  switch (tool.tool) {
    case 'kind':
      return `kind ${tool.kind}`;
    case 'height':
      return `height ${tool.by}`;
    case 'edge':
      return `edge ${tool.edge}`;
    case 'road':
    case 'name':
      return tool.tool;
  }
};
