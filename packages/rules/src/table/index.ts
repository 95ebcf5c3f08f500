export {
  AS_IT_IS,
  PROPOSAL_KINDS,
  PROPOSALS,
  type Proposal,
  type ProposalKind,
  type ProposalSetup,
  proposalScene,
  type TableOptions,
  tableOptions,
  USUAL_OPTIONS,
} from './proposal.js';
