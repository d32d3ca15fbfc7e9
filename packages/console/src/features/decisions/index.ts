export { approvalNodes } from './approval-nodes.ts';
export { limitWords } from './condition-words.ts';
export { ContentView } from './content-view.tsx';
export { changedContent, type Content, type Fact, momentFact } from './fact.rules.ts';
export { MissingPeople } from './missing-people.tsx';
export { type Run, useRun } from './run-command.ts';
export { forgetVerdict, rememberVerdict, unsettledVerdict } from './unsettled-verdicts.ts';
export { useVerdict, type VerdictMachine } from './use-verdict.ts';
export { VerdictDialog } from './verdict-dialog.tsx';
export { VerdictNotices } from './verdict-notices.tsx';
export {
  allows,
  type Decidable,
  positionIn,
  type Saying,
  type Sent,
  standingOf,
  type Verdict,
  verdictOn,
} from './verdict.rules.ts';
export { WhyAsked } from './why-asked.tsx';
export { WhyOrder } from './why-order.tsx';
