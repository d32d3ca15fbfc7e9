export { drawnSteps, drawnValues, stepsText } from './steps/drawn-steps.ts';
export { StepEditor, type StepEditorProps } from './steps/step-editor.tsx';
export { stepFaults } from './steps/step-faults.rules.ts';
export { candidatesOf, namesByUid, type StepPerson } from './steps/step-people.ts';
export { draftsOf, isStepValues, stepValuesOf, type StepValues } from './steps/step-values.ts';
export { StepsLine } from './steps/steps-line.tsx';
export {
  addStrategyHref,
  editStrategyHref,
  strategyHref,
  type StrategyPlace,
} from '#shared/navigation/strategy-links.ts';
