export { approvalNodes } from './approval-nodes.ts';
export { hoursWords, limitWords, parameterWords, weekdayNames } from './condition-words.ts';
export { ContentView } from './content-view.tsx';
export {
  changedContent,
  changeKind,
  changesSince,
  type Content,
  type Fact,
  momentFact,
  personText,
} from './fact.rules.ts';
export { MissingPeople } from './missing-people.tsx';
export { OwnStateTag } from './own-state-tag.tsx';
export { type Run, useRun } from './run-command.ts';
export { forgetDecision, rememberDecision, pendingDecision } from './pending-decisions.ts';
export { useApproveGuard } from './use-approve-guard.ts';
export { useBegin } from './use-begin.ts';
export { useDecision, type DecisionMachine } from './use-decision.ts';
export { DecidingStrategy, type StrategyAsked } from './deciding-strategy.tsx';
export { DecisionDialog } from './decision-dialog.tsx';
export { DecisionSheet } from './decision-sheet.tsx';
export { DecisionNotices } from './decision-notices.tsx';
export {
  allows,
  type Decidable,
  positionIn,
  type Saying,
  type Sent,
  type SignCheck,
  decisionOutcome,
  decisionTones,
  type Decision,
  decisionOn,
} from './decision.rules.ts';
export { OrderStrategy } from './order-strategy.tsx';
export { noteDecisionLate, prepareNote } from './note-decision-late.ts';
export { type CodeShown, noteCode } from './note-code.ts';
export { Answered } from './answered.ts';
export { contentDigest, shownFacts } from './shown.rules.ts';
export { StrategyStep, useStepWords } from './strategy-step.tsx';
