export {
  addStrategyHref,
  editStrategyHref,
  strategyHref,
  type StrategyPlace,
} from '#shared/navigation/strategy-links.ts';
export type { ChangeAbout } from './change/change-about.ts';
export { ChangeDialog, type ChangeDialogProps } from './change/strategy-change-dialog.tsx';
export { PendingChangeBanner } from './change/pending-change-banner.tsx';
export { StrategyRequest } from './change/strategy-request.tsx';
export { useNetNames } from './change/use-net-names.ts';
export { conditionTags } from './condition-tags.ts';
export { drawnSteps, drawnValues, stepsText } from './steps/drawn-steps.ts';
export { proposedSteps } from './steps/proposed-steps.ts';
export { StepEditor, type StepEditorProps } from './steps/step-editor.tsx';
export { stepFaults } from './steps/step-faults.rules.ts';
export { candidatesOf, namesByUid, type StepPerson } from './steps/step-people.ts';
export { draftsOf, isStepValues, stepValuesOf, type StepValues } from './steps/step-values.ts';
export { StepsLine } from './steps/steps-line.tsx';
export { useWarningWords } from './steps/use-warning-words.ts';
export { SubWalletScope, subWalletsOf } from './sub-wallet-scope.tsx';
export { useChangeColumns } from './log/change-columns.tsx';
export { ChangeFilters } from './log/change-filters.tsx';
export { changeList, changeParams, changesOf, changeStatuses } from './log/change-list.ts';
export { useChangeLog } from './log/change-log.tsx';
export { isWorkspaceBusiness } from './log/workspace-business.ts';
export { useApproverWords } from './log/use-approver-words.ts';
export { chosenNames, memberNames } from './steps/chosen-names.ts';
